"""The questions about a running game that spectators may answer with a guess, as part of their page."""

from __future__ import annotations

from bot.engine.page import Page
from bot.people.people import blocked
from bot.table import guessers, guesses
from bot.table.table import Table
from bot.ui.pages.guesses import with_question
from storage.store import Store


async def is_late(store: Store, table: Table) -> bool:
    """Return whether it is too late to guess, because a player has begun to choose what the question asks."""
    now = guesses.question(table.record)
    if now is None:
        return True
    return guessers.has_begun(table, [(seat, await store.draft(table.id, seat)) for seat in now.asked])


async def guessable(store: Store, table: Table, user: int, page: Page, locale: str) -> Page:
    """Return the page of a spectator. If this person may guess, add the open question to it.

    The question is left out for people who do not want such questions.
    """
    if not guessers.may_guess(table, user) or not table.record.guesses.asked:
        return page
    if not (await store.person(user)).show or user in await blocked(store, "people"):
        return page
    return with_question(page, table, user, await is_late(store, table), table.say(locale))
