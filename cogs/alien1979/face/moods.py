"""The moods of computer players in Alien 1979. They depend on public facts only."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.alien1979 import data
from cogs.alien1979.view import View

HURT = 3
"""A player with at least this many marks looks worried. Five marks mean death."""


def mood(view: View, seat: Seat) -> Mood:
    """Return a player's mood.

    The mood is worried because of marks or the Alien, and pleased aboard the ship or after a win.
    """
    pawn = view.pawns[seat]
    if view.result is not None:
        return "pleased" if seat in view.result.winners else "worried"
    if not pawn.alive:
        return "worried"
    if pawn.place == data.NAVE or seat == view.enterer:
        return "pleased"
    return "worried" if pawn.marks >= HURT or pawn.place == view.alien else "calm"
