"""What a server remembers of ended games of Alien 1979 (docs/rules/alien1979.md §3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.memory import Heard, Sum, times
from cogs.alien1979.events import Died, Ejected, Launched


def _aboard(moves: Heard) -> int:
    """Count who got away from the Alien."""
    return sum(len(event.who) for move in moves for event in move.events if isinstance(event, Launched))


SUMS: Mapping[str, Sum] = {"aboard": _aboard, "died": times(Died), "ejected": times(Ejected)}
