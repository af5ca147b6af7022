"""The faces of computer players in Fugitive, by what everybody sees."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.fugitive.view import View

FAR, FEW = 3, 1
"""With this many face-down hideouts the Fugitive is well ahead, or the Marshal close behind."""


def mood(view: View, seat: Seat) -> Mood:
    """Return a player's mood: by how many hideouts are face-down, at the end by who has won."""
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
