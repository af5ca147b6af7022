"""The moods of computer players in Fugitive. They depend on public facts only."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.fugitive.view import View

FAR, FEW = 3, 1
"""With at least 3 face-down hideouts the Fugitive is well ahead; with at most 1 the Marshal is close."""


def mood(view: View, seat: Seat) -> Mood:
    """Return a player's mood. It depends on the face-down hideouts, and after the end on who won."""
    runs = seat == view.fugitive
    if view.result is not None:
        return "pleased" if seat in view.result.winners else "worried"
    if view.phase == "manhunt":
        return "worried" if runs else "pleased"
    hidden = view.hidden_count()
    if hidden >= FAR:
        return "pleased" if runs else "worried"
    if hidden <= FEW < len(view.row) - 1:
        return "worried" if runs else "pleased"
    return "calm"
