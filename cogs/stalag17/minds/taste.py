"""The tastes of personalities in Stalag 17, which decide between moves that are about equally good.

- Bold players bluff and negotiate.
- Careful players bluff little and keep their hands light.
- Spiteful players take cards that others could use.
- Talkative players trade with everybody.
"""

from __future__ import annotations

from bot.engine.crew import Personality
from bot.engine.move import Move
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS
from cogs.stalag17.face import covering
from cogs.stalag17.face.own_words import classify_use, is_helpful, is_ready, list_joiners
from cogs.stalag17.minds.quick import can_wait
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.additional_actions import DISCARD, HAND
from cogs.stalag17.view import View

# These numbers are reconstructed.
PLAN = 0.9
"""How much every personality likes a move that serves the plan.

Other moves cost a little time each. A player who preferred them would lose games.
"""
RISK = 0.8
"""How much a bold player likes each of its favourite moves.

The number is the same for all of them, since preferring one of them would lose time.
"""
QUIET = 0.2
"""How much a careful player likes a move that is not a bluff."""
HEAVY = 5
"""Cards with at least this vigilance together are discarded gladly by a careful player."""
BURDEN = 12
"""If the hand has at least this vigilance, a careful player also discards single cards."""
DEAR = 3
"""Cards with at least this vigilance in hand are worth an action to discard them."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much `move` suits the taste of `personality`, from 0 to 1."""
    if move.verb == "escape" or (move.verb == "play" and is_helpful(view, move.picks[0][0])):
        return PLAN
    return TASTES[personality](view, move)


def bold(view: View, move: Move) -> float:
    """Return how much a bold player likes a move, from 0 to 1.

    Bold players like bluffing, drawing, negotiating, playing barracks, joining escapes and discarding several cards.
    They do not like to discard a single card.
    """
    match move.verb:
        case "play":
            return RISK if is_bluff(view, move) or CARDS[move.picks[0][0]].kind == data.BARRACKS else 0.5
        case "draw" | "negotiate":
            return RISK
        case "discard":
            return RISK if len(move.picks[0]) > 1 else 0.0
        case "join":
            return 1.0 if is_ready(view) else 0.0
        case "take":
            return 0.5 if move.picks[1] == (HAND,) else 0.2
    return 0.0


def careful(view: View, move: Move) -> float:
    """Return how much a careful player likes a move, from 0 to 1.

    Careful players like to discard from a heavy hand, most of all before a possible escape. They also like to take
    face-up cards. They like no bluff.
    """
    match move.verb:
        case "discard":
            return rate_discard(view, move.picks[0])
        case "pick_up":
            return 0.7 if is_helpful(view, view.discards[-1]) else 0.0
        case "take":
            return 0.4 if move.picks[1] == (DISCARD,) else 0.0
    return QUIET if move.verb == "draw" else 0.0


def rate_discard(view: View, cards: tuple[str, ...]) -> float:
    """Return how much a careful player likes to discard `cards`, from 0 to 1."""
    own = view.players[view.viewer or 0]
    points, hand = plan.sum_in_hand(cards), plan.sum_in_hand(own.hand or ())
    if any(is_helpful(view, card) for card in cards):
        return 0.0
    if is_ready(view) and not view.attempted:
        return 1.0 if can_wait(view) else 0.0
    return 0.8 if points >= HEAVY else 0.5 if points >= DEAR and hand >= BURDEN else QUIET


def spiteful(view: View, move: Move) -> float:
    """Return how much a spiteful player likes a move, from 0 to 1.

    Spiteful players like to take cards that others could use. They also like to spoil the escape of a player who would
    win by it.
    """
    match move.verb:
        case "take":
            return 0.8
        case "pick_up":
            return 0.7 if covering.can_serve(view.plan, view.discards[-1]) else 0.0
        case "join":
            last = any(view.players[seat].left == 1 for seat in list_joiners(view)[1])
            return 1.0 if last or is_ready(view) else 0.0
    return 0.0


def talkative(view: View, move: Move) -> float:
    """Return how much a talkative player likes a move, from 0 to 1.

    Talkative players like offers, negotiating, taking offers and joint escapes. With a single rival they do not like to
    offer cards, since an offer would only be a gift.
    """
    offers = 0.8 if len(view.players) > 2 else 0.0
    liked = {"offer": offers, "negotiate": 0.7, "take": 0.6, "join": 1.0 if is_ready(view) else 0.0}
    return liked.get(move.verb, 0.0)


def is_bluff(view: View, move: Move) -> bool:
    """Return whether `move` plays a card face-down that is useless for the plan."""
    return move.verb == "play" and classify_use(view, move.picks[0][0]) == "bluff"


TASTES = {"bold": bold, "careful": careful, "spiteful": spiteful, "talkative": talkative}
