"""Statistics that a server keeps about ended games of Escape Plan (docs/rules/escape_plan.md §3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.memory import Deed, Heard, Sum, times
from bot.engine.record import Seat
from cogs.escape_plan.events.course import Caught
from cogs.escape_plan.events.police import Arrested, Handcuffed
from cogs.escape_plan.events.visits import Escaped


def _left_behind(moves: Heard) -> Iterator[tuple[Seat, Seat]]:
    """Yield pairs of seats: a player who escaped, and a player who was still in the city at the end."""
    events = [event for move in moves for event in move.events]
    out = [event.who for event in events if isinstance(event, Escaped)]
    yield from ((who, event.who) for event in events if isinstance(event, Caught) for who in out)


SUMS: Mapping[str, Sum] = {
    "away": times(Escaped),
    "arrested": times(Arrested, Caught),
    "handcuffs": times(Handcuffed),
}

DEEDS: Mapping[str, Deed] = {"left": _left_behind}
