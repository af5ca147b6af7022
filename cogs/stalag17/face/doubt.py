"""A surprise to show a player after the game: how unlikely another player's last escape had seemed.

The rules are in docs/rules/stalag17.md §3.5.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chronicle import LogEntry
from bot.engine.doubt import Doubt, doubted, last
from bot.engine.record import Seat
from cogs.stalag17.events import Escaped
from cogs.stalag17.rules.escape import qualifies, required
from cogs.stalag17.view import View


def doubt(view: View, seat: Seat, moves: Sequence[LogEntry]) -> Doubt | None:
    """Return the last escape of another player, with a way to compute how likely it had seemed.

    It is an object of the class `Doubt`. The result is None if no other player escaped.
    """
    move = last(moves, lambda move: any(isinstance(event, Escaped) and event.who != seat for event in move.events))
    if move is None:
        return None
    event = next(event for event in move.events if isinstance(event, Escaped))
    told = {"round": event.round, "count": len(event.cards)}
    return Doubt(
        move.version,
        "escape",
        doubted(lambda state: qualifies(state, event.who, required(state, event.who))),
        lambda say: told | {"rival": say.name(event.who)},
    )
