"""Adds the open question that watchers may guess to their page."""

from __future__ import annotations

from bot.engine.page import Page
from bot.people.people import blocked
from bot.table import guessers, guesses
from bot.table.table import Table
from bot.ui.pages.guesses import with_question
from storage.store import Store


async def is_late(store: Store, table: Table) -> bool:
    """Return whether a player who is asked has begun to choose. From then on nobody may guess."""
    now = guesses.question(table.record)
    if now is None:
        return True
    return guessers.has_begun(table, [(seat, await store.draft(table.id, seat)) for seat in now.asked])


async def guessable(store: Store, table: Table, user: int, page: Page, locale: str) -> Page:
    """Return a watcher's page with the open question, if the watcher may guess and wants the show."""
    if not guessers.may_guess(table, user) or not table.record.guesses.asked:
        return page
    if not (await store.person(user)).show or user in await blocked(store, "people"):
        return page
    return with_question(page, table, user, await is_late(store, table), table.say(locale))
