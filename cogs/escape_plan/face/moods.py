"""The moods of computer players in Escape Plan. They depend on public facts only."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.escape_plan.view import View

HURT, BOUND = 2, 3
"""A player with this many wounds, or this many handcuffs, is no longer calm."""


def mood(view: View, seat: Seat) -> Mood:
    """Return a player's mood, which depends on wounds and handcuffs.

    The mood is "pleased" after an escape, and "worried" after an arrest.
    """
    own = view.players[seat]
    if own.fate != "city":
        return "pleased" if own.fate == "escaped" else "worried"
    if view.result is not None:
        return "worried"
    return "worried" if own.wounds >= HURT or own.handcuffs >= BOUND else "calm"
