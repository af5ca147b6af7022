"""The faces of computer players in Escape Plan, by what everybody sees."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.escape_plan.view import View

HURT, BOUND = 2, 3
"""With this many wounds or handcuffs nobody is calm."""


def mood(view: View, seat: Seat) -> Mood:
    """Return a player's mood by wounds and handcuffs; pleased out of the city, sad if arrested."""
    own = view.players[seat]
    if own.fate != "city":
        return "pleased" if own.fate == "escaped" else "worried"
    if view.result is not None:
        return "worried"
    return "worried" if own.wounds >= HURT or own.handcuffs >= BOUND else "calm"
