"""A server's memory of ended games, from public events.

The rules and the computer players do not use it.

Sums count what happened on a server. Deeds between two players are mentioned in a later game of the same players.
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
"""A function that counts something in an ended game. The text `GAME-sum-NAME` shows the sum over all games."""

Deed: TypeAlias = "Callable[[Heard], Iterable[tuple[Seat, Seat]]]"
"""A function that yields pairs of seats in an ended game: the first seat did something to the second. The text
`GAME-grudge-NAME` tells the deed.
"""


WHO = "who"
"""The name of the event field that holds the acting seat."""


def times(*kinds: type[Event]) -> Sum:
    """Return a function that counts the events of the given classes in a game."""
    return lambda moves: sum(isinstance(event, kinds) for move in moves for event in move.events)


def done(kind: type[Event], whom: str, only: Callable[[Event], bool] = lambda event: True) -> Deed:
    """Return a function that yields pairs (actor, victim) for the events of class `kind`.

    Only events that the function `only` accepts count. The event field `who` names the actor. The event field whose
    name is `whom` names the victims.
    """

    def told(moves: Heard) -> Iterator[tuple[Seat, Seat]]:
        for move in moves:
            for event in move.events:
                if isinstance(event, kind) and only(event):
                    yield from ((getattr(event, WHO), each) for each in seats(getattr(event, whom)))

    return told


def seats(value: Seat | tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    """Return the seats in `value`, a field of an event with one seat, several seats or None."""
    return value if isinstance(value, tuple) else () if value is None else (value,)
