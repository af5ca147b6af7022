"""Posts about a change at a table, for the channel and the players."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import structlog

from bot.archive import beliefs
from bot.archive.day import DAY, day_of, is_told
from bot.archive.honours import achieved
from bot.archive.ratings import may_change
from bot.archive.rows import mover
from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.record import Seat
from bot.engine.texts import language
from bot.table import absence, claiming, closing, evening, fair_deal, grudges, hosting
from bot.table.news import BEFELL, News
from bot.table.writes import TableWrites
from storage.records.outcomes import OutcomeRecord
from storage.records.tables import MoveRecord, Post, TableRecord
from storage.store import Store

log = structlog.get_logger()


def posts_of_change(table: TableWrites, record: TableRecord, opening: str = "") -> list[Post]:
    """Return the posts about a change that leads to `record`: the shuffle, the deal and a new host.

    `opening` is the text about the deal.
    """
    told = (table.record, record, table.say(), table.time)
    return [*closing.log_posts(*told, opening), *hosting.log_posts(*told)]


async def posts_of_move(
    table: TableWrites,
    store: Store,
    record: TableRecord,
    row: MoveRecord,
    step: Step[Any],
    come: OutcomeRecord | None,
    kept: bytes | None,
) -> list[Post]:
    """Return the posts about the log row `row`, which has the result `step` and leads to `record`.

    At the end of a game, `come` is its outcome, and `kept` contains its compressed states.
    """
    entry, view = LogEntry(mover(row), step.events, version=row.version), table.game.view(step.state, None)
    opening = await _opening(table, store, record, step.events) if table.record.status == "lobby" else ""
    news = News(table.title, record, entry, view, table.time, table.skips, table.spoken)
    watching = await table.watching() if news.great or record.agreements.claims else ()
    posts = [*posts_of_change(table, record, opening), *news.watched(watching), *news.scenes()]
    posts += await claiming.refutation_posts(table, record, entry, view, watching)
    posts += absence.log_posts(table.title, table.record, record, table.time)
    table.spoken = news.spoken
    if news.great and not table.direct:  # in direct messages the player reads the scenes that befall that seat
        posts += news.befallen(await store.posts(table.id, BEFELL), await _seats_without_show(store, record))
    if record.status == "over":
        rows = await store.moves(table.id)
        began = rows[0].made if rows else row.made
        moves = [*await table.history.standing(table.record), entry]
        honours = await achieved(store, record, come)
        tonight, rates = await _evening(table, store, record, began), await _may_change_ratings(store, record, come)
        returned = come is not None and come.returned
        doubts = await _doubts(table, record, kept, view, moves)
        unnamed, languages = await _guessers_to_hide(store, record), _languages(record, await table.audience())
        posts += news.ending(moves, began, languages, tonight, honours, rates, returned, doubts, unnamed)
    return posts


async def _seats_without_show(store: Store, record: TableRecord) -> list[Seat]:
    """Return the seats of people who have chosen not to see great moments."""
    seated = [(seat, player.user) for seat, player in enumerate(record.seats) if player.user and player.dm]
    return [seat for seat, user in seated if not (await store.person(user)).show]


async def _guessers_to_hide(store: Store, record: TableRecord) -> list[int]:
    """Return the ids of people who have guessed and do not want to be named."""
    people = [int(user) for user in record.guesses.people]
    return [user for user in people if not (await store.person(user)).shown]


def _languages(record: TableRecord, watching: Collection[str]) -> list[str]:
    """Return the languages, other than the table's, in which people read about the end of a game.

    These people are players or watchers.
    """
    own = {language(seat.locale) for seat in record.seats if seat.user is not None}
    return sorted({*watching, *(own - {language(record.locale)})})


async def _opening(table: TableWrites, store: Store, record: TableRecord, events: Sequence[Event]) -> str:
    """Return the opening words of a dealt game, with memories of earlier games, as a text.

    If this fails, return a plain text about the deal.
    """
    try:
        told, spoken = await grudges.opening_lines(store, table.title, record, table.say(), table.time)
        table.spoken = table.time if spoken else table.spoken
        return "\n".join((fair_deal.opening_words(table.title, record, events, table.say()), *told))
    except Exception:
        log.exception("the opening words are not told", table=record.id)
        return table.say()("deal-made")


async def _may_change_ratings(store: Store, record: TableRecord, come: OutcomeRecord | None) -> bool:
    """Return whether the game may change ratings.

    It may not if the same people have already played many rated games on the same day.
    """
    played = tuple(user for seat in record.seats if (user := seat.charged or seat.user) is not None)
    if come is None or len(played) < 2:
        return True
    return may_change(played, await store.rated_since(day_of(come.ended) * DAY, come.ended, record.id))


async def _doubts(
    table: TableWrites, record: TableRecord, kept: bytes | None, view: Any, moves: Sequence[LogEntry]
) -> beliefs.Told:
    """Return the facts that the losing players could not know, by seat.

    If they cannot be computed, return none, so that the move is stored anyway.
    """
    if kept is None or not is_told(record, table.time):
        return {}
    try:
        return await asyncio.to_thread(beliefs.doubts_of_losers, table.title, record, kept, view, moves)
    except Exception:
        log.exception("doubts are not told", table=record.id)
        return {}


async def _evening(
    table: TableWrites, store: Store, record: TableRecord, began: float | None
) -> evening.Evening | None:
    """Return the score of the evening that the game belongs to, or None.

    If the earlier games cannot be read, return None, so that the move is stored anyway.
    """
    if table.direct or began is None or record.lesson is not None or record.party is not None:
        return None
    try:
        return await evening.evening_of_table(store, record, began, table.time)
    except Exception:
        log.exception("the evening is not told", table=record.id)
        return None
