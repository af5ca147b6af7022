"""Doubts: how likely a hidden fact seemed to a seat before an important move.

The end of a game shows one doubt as a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.chronicle import LogEntry
from bot.engine.texts import Say

Worlds = Callable[[], Sequence[Any]]
"""A function that returns sampled possible states. The seat could not tell these from the real state."""


class Doubt(NamedTuple):
    """The doubt of a seat before the move that led to `version`. Its text is `GAME-doubt-KEY`."""

    version: int
    key: str
    reckon: Callable[[Any, Worlds], Mapping[str, int] | None]
    """A function that returns numbers for the text: in percent, how likely each fact seemed to the seat.

    It gets the seat's view and a function that returns the sampled states. It returns None if the seat had no doubt.
    """
    words: Callable[[Say], Mapping[str, Any]]
    """A function that returns the other arguments of the text."""


def share(worlds: Iterable[Any], holds: Callable[[Any], bool]) -> int:
    """Return the percentage of the possible states `worlds` for which `holds` returns True, at least 1.

    >>> share(range(8), lambda number: number < 2), share(range(200), lambda number: number > 500)
    (25, 1)
    """
    found = [holds(world) for world in worlds]
    return max(1, round(100 * sum(found) / len(found)))


def doubted(holds: Callable[[Any], bool]) -> Callable[[Any, Worlds], Mapping[str, int] | None]:
    """Return a function for `Doubt.reckon`.

    It returns the percentage of the possible states in which the fact holds. It returns None if the fact holds in all
    of them.
    """

    def reckon(view: Any, worlds: Worlds) -> Mapping[str, int] | None:
        percent = share(worlds(), holds)
        return {"percent": percent} if percent < 100 else None

    return reckon


def last(moves: Sequence[LogEntry], found: Callable[[LogEntry], bool]) -> LogEntry | None:
    """Return the last of `moves` for which the function `found` returns True, or None."""
    return next((move for move in reversed(moves) if found(move)), None)
