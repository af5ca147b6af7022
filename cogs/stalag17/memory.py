"""The statistics of ended games of Stalag 17 that a server keeps (docs/rules/stalag17.md §3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.memory import Deed, Heard, Sum, times
from bot.engine.record import Seat
from cogs.stalag17.events import Escaped, GuardAgreed, Joined, RollCall


def _list_joiners(moves: Heard) -> Iterator[tuple[Seat, Seat]]:
    """Yield each player who joined an escape, with the player who had escaped before."""
    first: Seat | None = None
    for event in (event for move in moves for event in move.events):
        if isinstance(event, Escaped):
            first = event.who
        elif isinstance(event, Joined) and first is not None:
            yield event.who, first


def _list_leavers(moves: Heard) -> Iterator[tuple[Seat, Seat]]:
    """Yield each player whose escape left only one other player behind, with that other player."""
    gone: list[Seat] = []
    for event in (event for move in moves for event in move.events):
        if isinstance(event, (Escaped, Joined)):
            gone.append(event.who)
        elif isinstance(event, RollCall):
            if len(event.who) == 1:
                yield from ((each, event.who[0]) for each in gone)
            gone = []


SUMS: Mapping[str, Sum] = {
    "escaped": times(Escaped, Joined),
    "guards": times(GuardAgreed),
    "roll_calls": times(RollCall),
}

DEEDS: Mapping[str, Deed] = {"joined": _list_joiners, "left": _list_leavers}
