"""A player's result in an ended game as emoji squares, one for each turn, which reveal no secret.

A square depends only on the class and the seats of public events.
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
"""The square of a turn in which nothing remarkable happened."""

ROW = 10
"""The number of emoji squares in a line."""


class Result(NamedTuple):
    """A seat's result in a game.

    It says whether the game was finished and whether the seat won. It has an emoji square for each turn.
    """

    finished: bool
    won: bool
    squares: tuple[str, ...]


def result(title: InstalledGame, record: TableRecord, moves: Sequence[LogEntry], seat: Seat) -> Result:
    """Return the result of `seat` in an ended game of these `moves`."""
    found = squares(title.presenter, moves, seat)
    if record.status != "over":
        return Result(False, False, found)
    ended = result_of(read_state(title.game, record.snapshot, record.schema))
    return Result(True, ended is not None and seat in ended.winners, found)


def squares(face: Presenter, moves: Sequence[LogEntry], seat: Seat) -> tuple[str, ...]:
    """Return an emoji square for each turn of `seat`.

    It is the square of the most important event from that turn until the seat's next turn.
    """
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


def shortened(face: Presenter, squares: str, most: int) -> str:
    """Return a text with at most `most` squares.

    Neighbouring turns share the square of their most important event.
    """
    if len(squares) <= most:
        return squares
    weights = {square: weight for weight, square in enumerate(face.squares)}
    parts = (squares[len(squares) * at // most : len(squares) * (at + 1) // most] for at in range(most))
    return "".join(min(part, key=lambda square: weights.get(square, len(weights))) for part in parts)


def with_result(tried: TryRecord, result: Result) -> TryRecord:
    """Return the stored try `tried` at a daily escape with the result of its game."""
    return replace(
        tried, finished=result.finished, won=result.won, turns=len(result.squares), squares="".join(result.squares)
    )


def rows(squares: str) -> list[str]:
    """Return the squares, split into text lines."""
    return [squares[at : at + ROW] for at in range(0, len(squares), ROW)]


def _weightiest(face: Presenter, events: Sequence[Event], seat: Seat) -> str:
    heard = [event for event in events if event.reaches(None)]
    told = (square for square, is_it in face.squares.items() if any(is_it(event, seat) for event in heard))
    return next(told, PLAIN)
