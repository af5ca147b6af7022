"""What is to the taste of whom in Stalag 17, where moves are about equally good: the bold bluff and haggle, the careful
bluff little and lighten their hands, the spiteful take what others could use, the talkative deal with everybody."""

from __future__ import annotations

from bot.engine.crew import Personality
from bot.engine.move import Move
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS
from cogs.stalag17.face import covering
from cogs.stalag17.face.own_words import beside, helps, ready, use
from cogs.stalag17.minds.quick import waits
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.additional_actions import DISCARD, HAND
from cogs.stalag17.view import View

# Reconstructed.
PLAN = 0.9
"""How much everybody likes what serves the plan: to put it off for whims loses games, a little tempo at a time."""
RISK = 0.8
"""How much a bold player likes what is all alike to it, since one of these for another loses tempo."""
QUIET = 0.2
"""How much a careful player likes what is no bluff."""
HEAVY = 5
"""Vigilance whose discard at once a careful player likes."""
BURDEN = 12
"""Vigilance of a hand that a careful player lightens card by card."""
DEAR = 3
"""Vigilance of a card that is worth an action."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much `move` is to the taste of `personality`, from 0 to 1."""
    if move.verb == "escape" or (move.verb == "play" and helps(view, move.picks[0][0])):
        return PLAN
    return TASTES[personality](view, move)


def bold(view: View, move: Move) -> float:
    """Risks: new cards, or a bluff face-down, rather than a card put down; barracks in play, the guard, a place in an
    escape."""
    match move.verb:
        case "play":
            return RISK if bluffs(view, move) or CARDS[move.picks[0][0]].kind == data.BARRACKS else 0.5
        case "draw" | "negotiate":
            return RISK
        case "discard":
            return RISK if len(move.picks[0]) > 1 else 0.0
        case "join":
            return 1.0 if ready(view) else 0.0
        case "take":
            return 0.5 if move.picks[1] == (HAND,) else 0.2
    return 0.0


def careful(view: View, move: Move) -> float:
    """Safety: a heavy hand is lightened, at best before the escape that is ready; a card is seen before it is taken;
    anything is better than a bluff."""
    match move.verb:
        case "discard":
            return relief(view, move.picks[0])
        case "pick_up":
            return 0.7 if helps(view, view.discards[-1]) else 0.0
        case "take":
            return 0.4 if move.picks[1] == (DISCARD,) else 0.0
    return QUIET if move.verb == "draw" else 0.0


def relief(view: View, cards: tuple[str, ...]) -> float:
    """Return how much a careful player likes to put `cards` down."""
    own = view.players[view.viewer or 0]
    points, hand = plan.in_hand(cards), plan.in_hand(own.hand or ())
    if any(helps(view, card) for card in cards):
        return 0.0
    if ready(view) and not view.attempted:
        return 1.0 if waits(view) else 0.0
    return 0.8 if points >= HEAVY else 0.5 if points >= DEAR and hand >= BURDEN else QUIET


def spiteful(view: View, move: Move) -> float:
    """Harm: what others could use is taken; an escape is spoilt for whoever would win by it."""
    match move.verb:
        case "take":
            return 0.8
        case "pick_up":
            return 0.7 if covering.serves(view.plan, view.discards[-1]) else 0.0
        case "join":
            last = any(view.players[seat].left == 1 for seat in beside(view)[1])
            return 1.0 if last or ready(view) else 0.0
    return 0.0


def talkative(view: View, move: Move) -> float:
    """Company: offers, the guard, what others offer, an escape together. To a single rival an offer is a gift."""
    offers = 0.8 if len(view.players) > 2 else 0.0
    liked = {"offer": offers, "negotiate": 0.7, "take": 0.6, "join": 1.0 if ready(view) else 0.0}
    return liked.get(move.verb, 0.0)


def bluffs(view: View, move: Move) -> bool:
    """Return whether `move` lays a card face-down that is nothing to the plan."""
    return move.verb == "play" and use(view, move.picks[0][0]) == "bluff"


TASTES = {"bold": bold, "careful": careful, "spiteful": spiteful, "talkative": talkative}
