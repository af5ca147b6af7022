"""Doubts: how likely a hidden fact seemed to a seat before an important move.

The end of a game shows one doubt as a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.chronicle import LogEntry
from bot.engine.texts import Say

Worlds = Callable[[], Sequence[Any]]
"""Returns sampled possible states that the seat could not tell from the real one."""


class Doubt(NamedTuple):
    """The doubt of a seat before the move that led to `version`. Its text is `GAME-doubt-KEY`."""

    version: int
    key: str
    reckon: Callable[[Any, Worlds], Mapping[str, int] | None]
    """Returns numbers for the text: in percent, how likely each fact seemed to the seat.

    It gets the seat's view and the sampled states. None means that the seat had no doubt.
    """
    words: Callable[[Say], Mapping[str, Any]]
    """Returns the other arguments of the text."""


def share(worlds: Iterable[Any], holds: Callable[[Any], bool]) -> int:
    """Return the percentage of the possible states in which `holds` is true, at least 1.

    >>> share(range(8), lambda number: number < 2), share(range(200), lambda number: number > 500)
    (25, 1)
    """
    found = [holds(world) for world in worlds]
    return max(1, round(100 * sum(found) / len(found)))


def doubted(holds: Callable[[Any], bool]) -> Callable[[Any, Worlds], Mapping[str, int] | None]:
    """Return a function for `Doubt.reckon`: the percentage of possible states in which the fact holds.

    The function returns None if the fact holds in all of them.
    """

    def reckon(view: Any, worlds: Worlds) -> Mapping[str, int] | None:
        percent = share(worlds(), holds)
        return {"percent": percent} if percent < 100 else None

    return reckon


def last(moves: Sequence[LogEntry], found: Callable[[LogEntry], bool]) -> LogEntry | None:
    """Return the last of `moves` for which `found` is true, or None."""
    return next((move for move in reversed(moves) if found(move)), None)
