"""The statistics of ended games of Fugitive that a server keeps (docs/rules/fugitive.md §3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.memory import Deed, Heard, Sum, done, times
from cogs.fugitive.events import Found, FoundCovered, Guessed, Hid, Over

AWAY = ("escaped", "escaped_clean")
"""The reasons in a game's result that mean that the Fugitive won."""


SEVERAL = 2
"""A right guess of at least this many numbers is remembered as a great deed."""


def _count_escapes(moves: Heard) -> int:
    """Return how many games ended with an escape."""
    return sum(isinstance(event, Over) and event.reason in AWAY for move in moves for event in move.events)


SUMS: Mapping[str, Sum] = {"away": _count_escapes, "hideouts": times(Found, FoundCovered), "hid": times(Hid)}

DEEDS: Mapping[str, Deed] = {
    "several": done(
        Guessed, "whose", lambda event: isinstance(event, Guessed) and event.hit and len(event.numbers) >= SEVERAL
    ),
    "found": done(Guessed, "whose", lambda event: isinstance(event, Guessed) and event.hit),
}
