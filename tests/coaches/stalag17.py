"""Mistakes at Stalag 17 (docs/rules/stalag17.md §3.4 to §3.7)."""

from __future__ import annotations

from bot.engine.move import Move
from cogs.stalag17.minds.belief import Fit, find_need, fit
from tests.coaches.frame import Mistake, Title
from tests.exploits.frame import Turn

FIRST_GAME = {"informer": "no", "negotiation": "no", "exchange": "no", "joint": "no"}
MANY = 7
"""Cards in hand of which somebody throws one away who will lay none down yet."""


def fitting(turn: Turn) -> Fit:
    """Return what the hand gives to the plan."""
    view, own = turn.view, turn.view.own
    return fit(find_need(view.plan, own.laid, len(own.negotiated), view.runaway()[1]), own.hand)


def ready(turn: Turn) -> bool:
    have, need = turn.view.runaway()
    return not turn.view.missing() and have >= need and "escape" in turn.offered


def laid(turn: Turn) -> Move | None:
    """Lay down what the plan asks for."""
    useful = fitting(turn).useful
    return Move("play", ((useful[0],),)) if useful and "play" in turn.offered else None


def hoarder(turn: Turn) -> Move:
    """Obey the ticks, draw where there are none, and never discard."""
    if ready(turn):
        return Move("escape")
    return laid(turn) or turn.if_offered("draw") or turn.mind("normal")


def hoper(turn: Turn) -> Move:
    """Try to escape each turn, whatever lies there; else play on as usual."""
    return turn.if_offered("escape") or turn.mind("normal")


def waiter(turn: Turn) -> Move:
    """Lay nothing down before the hand holds all that the plan asks for."""
    found = fitting(turn)
    if ready(turn):
        return Move("escape")
    if not found.missing and not found.gap:
        return laid(turn) or turn.mind("normal")
    own = turn.view.own
    if len(own.hand) >= MANY and "discard" in turn.offered:
        spare = [card for card in own.hand if card not in found.useful] or [*own.hand]
        return Move("discard", ((turn.chance.choice(spare),),))
    return turn.if_offered("draw") or turn.mind("normal")


TITLE = Title(
    {
        "hoarding": Mistake(hoarder, 3, options=FIRST_GAME),
        "vain": Mistake(hoper, 3, options=FIRST_GAME),
        "waiting": Mistake(waiter, 3, options=FIRST_GAME),
    }
)
