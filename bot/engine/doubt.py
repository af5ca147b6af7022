"""What a seat could not know at a moment of an ended game, and how likely it had to hold it: a line of the finale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.chronicle import LogEntry
from bot.engine.texts import Say

Worlds = Callable[[], Sequence[Any]]
"""Imagines states which a seat could not tell from the one that was."""


class Doubt(NamedTuple):
    """What a seat doubted before the move that led the table to `version`. The text `GAME-doubt-KEY` tells it."""

    version: int
    key: str
    reckon: Callable[[Any, Worlds], Mapping[str, int] | None]
    """Give in percent what the seat had to hold likely, by its view and the worlds; None if there was no doubt."""
    words: Callable[[Say], Mapping[str, Any]]
    """Give the other arguments of the text."""


def share(worlds: Iterable[Any], holds: Callable[[Any], bool]) -> int:
    """Return in how many percent of the worlds something holds. What was true is never 0 percent.

    >>> share(range(8), lambda number: number < 2), share(range(200), lambda number: number > 500)
    (25, 1)
    """
    found = [holds(world) for world in worlds]
    return max(1, round(100 * sum(found) / len(found)))


def doubted(holds: Callable[[Any], bool]) -> Callable[[Any, Worlds], Mapping[str, int] | None]:
    """Return how many of the worlds something holds in that was true; what was true in all was no doubt."""

    def reckon(view: Any, worlds: Worlds) -> Mapping[str, int] | None:
        percent = share(worlds(), holds)
        return {"percent": percent} if percent < 100 else None

    return reckon


def last(moves: Sequence[LogEntry], found: Callable[[LogEntry], bool]) -> LogEntry | None:
    """Return the last of `moves` for which `found` is true."""
    return next((move for move in reversed(moves) if found(move)), None)
