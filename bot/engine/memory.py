"""What a server remembers of an ended game, from what everybody heard: sums of what happened there, and deeds between
two players, which are said at a later game of theirs. Nothing of it is known to rules or computers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.record import Seat

Heard: TypeAlias = "Sequence[LogEntry]"
"""The moves of an ended game that stand, each with the events that everybody heard."""

Sum: TypeAlias = "Callable[[Heard], int]"
"""Counts something in an ended game; its name is a text of the game, `GAME-sum-NAME`."""

Deed: TypeAlias = "Callable[[Heard], Iterable[tuple[Seat, Seat]]]"
"""Tells who did something to whom in an ended game; what it was is a text of the game, `GAME-grudge-NAME`."""


WHO = "who"
"""The field of an event that names who did it."""


def times(*kinds: type[Event]) -> Sum:
    """Return what counts the events of some kinds."""
    return lambda moves: sum(isinstance(event, kinds) for move in moves for event in move.events)


def done(kind: type[Event], whom: str, only: Callable[[Event], bool] = lambda event: True) -> Deed:
    """Return what tells to `whom`, by the name of that field, `who` did what events of a kind say, or `only` some."""

    def told(moves: Heard) -> Iterator[tuple[Seat, Seat]]:
        for move in moves:
            for event in move.events:
                if isinstance(event, kind) and only(event):
                    yield from ((getattr(event, WHO), each) for each in seats(getattr(event, whom)))

    return told


def seats(value: Seat | tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    """Return the seats that a field of an event names."""
    return value if isinstance(value, tuple) else () if value is None else (value,)
