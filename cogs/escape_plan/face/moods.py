"""How the faces of computers look in Escape Plan, by what everybody sees."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.escape_plan.view import View

HURT, BOUND = 2, 3
"""Wounds and handcuffs with which nobody is calm."""


def mood(view: View, seat: Seat) -> Mood:
    """Return how a player looks: by wounds and handcuffs, out of the city pleased, arrested not."""
    own = view.players[seat]
    if own.fate != "city":
        return "pleased" if own.fate == "escaped" else "worried"
    if view.result is not None:
        return "worried"
    return "worried" if own.wounds >= HURT or own.handcuffs >= BOUND else "calm"
