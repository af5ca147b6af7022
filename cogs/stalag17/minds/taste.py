"""What is to the taste of whom in Stalag 17, where moves are about equally good: the bold bluff and haggle, the careful
keep an empty hand, the spiteful take what others could use, the talkative deal with everybody."""

from __future__ import annotations

from bot.engine.crew import Temper
from bot.engine.game import Move
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS
from cogs.stalag17.face import covering
from cogs.stalag17.face.own_words import helps, use
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.additional_actions import DISCARD, HAND
from cogs.stalag17.rules.round import HEADS, TAILS
from cogs.stalag17.view import View

# Reconstructed, like all that follows.
HEAVY = 8
"""Vigilance whose discard a careful player likes best."""


def taste(temper: Temper, view: View, move: Move) -> float:
    """Say how much `move` is to the taste of `temper`, from 0 to 1."""
    return TASTES[temper](view, move)


def bold(view: View, move: Move) -> float:
    """Risks: a bluff face-down, barracks in play, the guard, a place in an escape, two cards unseen."""
    match move.verb:
        case "play":
            return 1.0 if bluffs(view, move) else 0.6 if CARDS[move.picks[0][0]].kind == data.BARRACKS else 0.2
        case "negotiate":
            return 0.9
        case "join" | "escape":
            return 1.0
        case "take":
            return 0.5 if move.picks[1] == (HAND,) else 0.3
    return 0.3 if move.verb == "draw" else 0.0


def careful(view: View, move: Move) -> float:
    """Safety: little in hand for the roll call, cards seen before they are taken, heads, staying behind."""
    match move.verb:
        case "discard":
            return 0.5 + 0.5 * min(1.0, plan.in_hand(move.picks[0]) / HEAVY)
        case "pick_up":
            return 0.7 if helps(view, view.discards[-1]) else 0.0
        case "play":
            return 0.3 if helps(view, move.picks[0][0]) else 0.0
        case "coin":
            return 0.5 if move.picks[0] == (HEADS,) else 0.0
        case "take":
            return 0.4 if move.picks[1] == (DISCARD,) else 0.0
    return 0.6 if move.verb == "decline" else 0.0


def spiteful(view: View, move: Move) -> float:
    """Harm: what others could use is taken or covered up; an escape is shared or spoilt, or frees nobody."""
    match move.verb:
        case "take":
            return 1.0
        case "pick_up":
            return 0.8 if covering.serves(view.plan, view.discards[-1]) else 0.2
        case "discard":
            return 0.0 if covering.serves(view.plan, move.picks[-1][-1]) else 0.5
        case "join":
            return 0.9
        case "coin":
            return 0.6 if move.picks[0] == (TAILS,) else 0.0
    return 0.0


def talkative(view: View, move: Move) -> float:
    """Company: offers, the guard, what others offer, an escape together."""
    return {"offer": 1.0, "negotiate": 0.8, "take": 0.7, "join": 0.5}.get(move.verb, 0.0)


def bluffs(view: View, move: Move) -> bool:
    """Tell whether `move` lays a card face-down that is nothing to the plan."""
    return move.verb == "play" and use(view, move.picks[0][0]) == "bluff"


TASTES = {"bold": bold, "careful": careful, "spiteful": spiteful, "talkative": talkative}
