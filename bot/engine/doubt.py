"""Doubts: a fact that a seat could not know in an ended game, and how likely it seemed.

The finale shows one as a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.chronicle import LogEntry
from bot.engine.texts import Say

Worlds = Callable[[], Sequence[Any]]
"""Returns imagined states that the seat could not tell from the real one."""


class Doubt(NamedTuple):
    """A seat's doubt before the move that led the table to `version`. The text `GAME-doubt-KEY` tells it."""

    version: int
    key: str
    reckon: Callable[[Any, Worlds], Mapping[str, int] | None]
    """Returns in percent how likely each fact seemed to the seat, from its view and the worlds. None is no doubt."""
    words: Callable[[Say], Mapping[str, Any]]
    """Returns the other arguments of the text."""


def share(worlds: Iterable[Any], holds: Callable[[Any], bool]) -> int:
    """Return the percentage of the worlds in which something holds. A true fact is never at 0 percent.

    >>> share(range(8), lambda number: number < 2), share(range(200), lambda number: number > 500)
    (25, 1)
    """
    found = [holds(world) for world in worlds]
    return max(1, round(100 * sum(found) / len(found)))


def doubted(holds: Callable[[Any], bool]) -> Callable[[Any, Worlds], Mapping[str, int] | None]:
    """Return how many of the worlds agree with the true fact. If all do, there was no doubt."""

    def reckon(view: Any, worlds: Worlds) -> Mapping[str, int] | None:
        percent = share(worlds(), holds)
        return {"percent": percent} if percent < 100 else None

    return reckon


def last(moves: Sequence[LogEntry], found: Callable[[LogEntry], bool]) -> LogEntry | None:
    """Return the last of `moves` for which `found` is true."""
    return next((move for move in reversed(moves) if found(move)), None)
