"""How certain a player could be to win when leaving the city (docs/rules/escape_plan.md §3.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chronicle import LogEntry
from bot.engine.doubt import Doubt, doubted, last
from bot.engine.record import Seat
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.face import ending
from cogs.escape_plan.face.words import money
from cogs.escape_plan.rules.scoring import score
from cogs.escape_plan.view import View


def doubt(view: View, seat: Seat, moves: Sequence[LogEntry]) -> Doubt | None:
    """Return how uncertain it was, when the player at `seat` escaped, that the winner would be richer.

    The result is None for a player who did not escape, or in a game without a winner.
    """
    if view.result is None or not view.result.winners or view.players[seat].fate != "escaped":
        return None
    move = last(moves, lambda move: any(isinstance(event, Escaped) and event.who == seat for event in move.events))
    rival = view.result.winners[0]
    if move is None:
        return None

    def richer(state: Any) -> bool:
        own, other = (score(each, state.players[each], state.box.numbers).total for each in (seat, rival))
        return other > own

    return Doubt(
        move.version,
        "richer",
        doubted(richer),
        lambda say: {"rival": say.name(rival), "amount": money(ending.score(view, rival).total)},
    )
