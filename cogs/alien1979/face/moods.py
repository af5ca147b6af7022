"""The faces of computer players in Alien 1979, chosen by public facts."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.alien1979 import data
from cogs.alien1979.view import View

HURT = 3
"""Marks from which a player is not calm; five are death."""


def mood(view: View, seat: Seat) -> Mood:
    """Return how a player looks.

    It depends on marks and on the Alien being near, aboard the ship and at the end on the way out.
    """
    pawn = view.pawns[seat]
    if view.result is not None:
        return "pleased" if seat in view.result.winners else "worried"
    if not pawn.alive:
        return "worried"
    if pawn.place == data.NAVE or seat == view.enterer:
        return "pleased"
    return "worried" if pawn.marks >= HURT or pawn.place == view.alien else "calm"
