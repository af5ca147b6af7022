"""The state of a table of Nim, which everybody sees."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Record, Seat

HEAPS = (3, 4, 5, 7)


class State(Record, frozen=True):
    """Sticks in each heap, and whose turn it is."""

    heaps: tuple[int, ...] = HEAPS
    turn: Seat = 0
    number: int = 1
    result: Result | None = None


class View(Record, frozen=True):
    """The same, with who looks."""

    viewer: Seat | None
    table: State
