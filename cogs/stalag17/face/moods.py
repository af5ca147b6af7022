"""The facial expressions of computer players in Stalag 17. They reveal no secret."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.stalag17.data import RULES
from cogs.stalag17.view import View

WATCHED = 15
"""A computer player with at least this vigilance looks worried."""


def mood(view: View, seat: Seat) -> Mood:
    """Return the mood of the computer player at a seat.

    High vigilance makes the player look worried. If no player has more prisoners out, the player looks pleased.
    """
    if view.result is not None:
        return "pleased" if seat in view.result.winners else "worried"
    own = view.players[seat]
    if own.gone or own.informer or own.vigilance >= WATCHED:
        return "worried"
    leads = own.left == min(each.left for each in view.players) < RULES.prisoners
    return "pleased" if leads else "calm"
