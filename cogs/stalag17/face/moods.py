"""The facial expressions of computer players in Stalag 17. They depend on public facts only."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.scene.faces import Mood
from cogs.stalag17.data import RULES
from cogs.stalag17.view import View

WATCHED = 15
"""From this vigilance on, a player looks worried."""


def mood(view: View, seat: Seat) -> Mood:
    """Return a player's mood: worried by vigilance, pleased if nobody has more prisoners out."""
    if view.result is not None:
        return "pleased" if seat in view.result.winners else "worried"
    own = view.players[seat]
    if own.gone or own.informer or own.vigilance >= WATCHED:
        return "worried"
    leads = own.left == min(each.left for each in view.players) < RULES.prisoners
    return "pleased" if leads else "calm"
