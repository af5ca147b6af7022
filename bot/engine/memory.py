"""A server's memory of ended games, from public events. Neither the rules nor the computers know it.

Sums count things that happened on the server. Deeds between two players are mentioned at a later game of theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.record import Seat

Heard: TypeAlias = "Sequence[LogEntry]"
"""The effective moves of an ended game, each with its public events."""

Sum: TypeAlias = "Callable[[Heard], int]"
"""Counts something in an ended game. Its name is a text of the game, `GAME-sum-NAME`."""

Deed: TypeAlias = "Callable[[Heard], Iterable[tuple[Seat, Seat]]]"
"""Yields which seat did something to which other in an ended game. Its name is a text of the game, `GAME-grudge-NAME`.
"""


WHO = "who"
"""The field of an event that names the seat that did it."""


def times(*kinds: type[Event]) -> Sum:
    """Return a function that counts the events of some kinds."""
    return lambda moves: sum(isinstance(event, kinds) for move in moves for event in move.events)


def done(kind: type[Event], whom: str, only: Callable[[Event], bool] = lambda event: True) -> Deed:
    """Return a function that yields deeds.

    The event field `whom` names the victim, the field `who` the actor.

    It reads the events of one kind, or `only` some of them.
    """

    def told(moves: Heard) -> Iterator[tuple[Seat, Seat]]:
        for move in moves:
            for event in move.events:
                if isinstance(event, kind) and only(event):
                    yield from ((getattr(event, WHO), each) for each in seats(getattr(event, whom)))

    return told


def seats(value: Seat | tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    """Return the seats that a field of an event names."""
    return value if isinstance(value, tuple) else () if value is None else (value,)
