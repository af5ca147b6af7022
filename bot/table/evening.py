"""The score of an evening: how many games each person has won since their first game in the channel.

An evening is a series of games of the same people in one channel, without a long break.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.engine.codec import read_state
from bot.engine.game import result_of
from bot.engine.texts import Say
from bot.installed_games import installed_game
from storage.records.tables import TableRecord
from storage.store import Store

BREAK = 6 * 3600.0
"""The seconds without a game after which a new evening begins."""

FEWEST = 2
"""The least number of games that make an evening."""


class Played(NamedTuple):
    """An ended game: when it began and ended, its players and its winners."""

    began: float
    ended: float
    people: frozenset[int]
    won: frozenset[int]


class Evening(NamedTuple):
    """The score of an evening: the number of games, and how many of them each person has won."""

    games: int
    won: Mapping[int, int]


def evening(last: Played, before: Iterable[Played]) -> Evening:
    """Return the score of the evening to which the game `last` belongs.

    `before` are earlier games, the latest first. Only games of the same people count.
    """
    games, began = [last], last.began
    for game in before:
        if began - game.ended >= BREAK:
            break
        if game.people == last.people:
            games.append(game)
            began = game.began
    return Evening(len(games), {user: sum(user in game.won for game in games) for user in last.people})


async def evening_of_table(store: Store, record: TableRecord, began: float, now: float) -> Evening | None:
    """Return the score of the evening to which a game that has just ended belongs.

    Return None if only one person played.
    """
    last = _played(record, began, now)
    if len(last.people) < 2:
        return None
    before = []
    for number, first, ended in await store.played_in(record.channel):
        table = await store.load(number) if number != record.id else None
        if table is not None and table.lesson is None and not (table.hidden or table.annulled):
            before.append(_played(table, first, ended))
    return evening(last, before)


def evening_lines(known: Evening | None, record: TableRecord, say: Say) -> Sequence[str]:
    """Return a text line with the score of an evening; nothing if there was only one game."""
    if known is None or known.games < FEWEST:
        return ()
    seats = [seat for seat in record.seats if seat.user is not None]
    if len(seats) == 2:
        first, second = seats
        score = f"{first.name} **{known.won[first.user or 0]} : {known.won[second.user or 0]}** {second.name}"
    else:
        score = " · ".join(f"{seat.name} **{known.won[seat.user or 0]}**" for seat in seats)
    return (say("evening-score", games=known.games, score=score),)


def _played(record: TableRecord, began: float, ended: float) -> Played:
    game = installed_game(record.game).game
    result = result_of(read_state(game, record.snapshot, record.schema))
    won = () if result is None else result.winners
    people = {seat: each.user for seat, each in enumerate(record.seats) if each.user is not None}
    return Played(began, ended, frozenset(people.values()), frozenset(people[seat] for seat in won if seat in people))
