"""What has come of somebody's try at the day's escape, by turns, in emoji that tell no secret.

Only what everybody at the table heard is looked at, and of that only what kind of thing it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry, by_turn
from bot.engine.codec import read_state
from bot.engine.event import Event
from bot.engine.game import result_of
from bot.engine.presenter import Presenter
from bot.engine.record import Seat
from bot.installed_games import InstalledGame
from storage.records.contests import TryRecord
from storage.records.tables import TableRecord

PLAIN = "⬜"
"""A turn in which nothing happened that counts."""

ROW = 10
"""Squares in a line."""


class Result(NamedTuple):
    """Whether a game was played to its end, whether its person won it, and what came of each of that person's turns."""

    finished: bool
    won: bool
    squares: tuple[str, ...]


def result(title: InstalledGame, record: TableRecord, moves: Sequence[LogEntry]) -> Result:
    """Tell what has come of a game of these `moves` that has ended."""
    seat = next(number for number, player in enumerate(record.seats) if player.user is not None)
    found = squares(title.presenter, moves, seat)
    if record.status != "over":
        return Result(False, False, found)
    ended = result_of(read_state(title.game, record.snapshot, record.schema))
    return Result(True, ended is not None and seat in ended.winners, found)


def squares(face: Presenter, moves: Sequence[LogEntry], seat: Seat) -> tuple[str, ...]:
    """Give a square for each turn of `seat`, with all that happened until its next one: the weightiest of it."""
    turns: list[list[Event]] = []
    last: Seat | None = None
    for whose, event in by_turn(moves):
        if event.opens or event.begins or whose != last:
            last = None if event.opens else whose
            if whose == seat and not event.opens:
                turns.append([])
        if turns:
            turns[-1].append(event)
    return tuple(_weightiest(face, turn, seat) for turn in turns)


def settled(tried: TryRecord, result: Result) -> TryRecord:
    """Give a try with what has come of it."""
    return replace(
        tried, finished=result.finished, won=result.won, turns=len(result.squares), squares="".join(result.squares)
    )


def rows(squares: str) -> list[str]:
    """Lay squares out in lines."""
    return [squares[at : at + ROW] for at in range(0, len(squares), ROW)]


def _weightiest(face: Presenter, events: Sequence[Event], seat: Seat) -> str:
    heard = [event for event in events if event.reaches(None)]
    told = (square for square, is_it in face.squares.items() if any(is_it(event, seat) for event in heard))
    return next(told, PLAIN)
