"""What a server remembers of ended games of Fugitive (docs/rules/fugitive.md §3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.memory import Heard, Sum, times
from cogs.fugitive.events import Found, FoundCovered, Hid, Over

AWAY = ("escaped", "escaped_clean")
"""How the Fugitive wins."""


def _away(moves: Heard) -> int:
    """Count the Fugitives who got away."""
    return sum(isinstance(event, Over) and event.reason in AWAY for move in moves for event in move.events)


SUMS: Mapping[str, Sum] = {"away": _away, "hid": times(Hid), "hideouts": times(Found, FoundCovered)}
