"""The facial expressions of computer players in Alien 1979. They depend on public facts only."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.alien1979 import data
from cogs.alien1979.view import View

HURT = 3
"""From this many marks on, a player looks worried. Five marks are death."""


def mood(view: View, seat: Seat) -> Mood:
    """Return a player's mood: worried by marks or the Alien, pleased aboard the ship or after winning."""
    pawn = view.pawns[seat]
    if view.result is not None:
        return "pleased" if seat in view.result.winners else "worried"
    if not pawn.alive:
        return "worried"
    if pawn.place == data.NAVE or seat == view.enterer:
        return "pleased"
    return "worried" if pawn.marks >= HURT or pawn.place == view.alien else "calm"
