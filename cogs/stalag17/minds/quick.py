"""A fast computer player, with which the search plays on after the moves that it compares.

It plays a card that serves the plan, otherwise the card with the highest vigilance in hand (docs/rules/stalag17.md §7).
"""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from cogs.stalag17.data import CARDS
from cogs.stalag17.minds.belief import Need, find_need, fit, rival_turns
from cogs.stalag17.rules.additional_actions import PILE
from cogs.stalag17.rules.round import HEADS, TAILS
from cogs.stalag17.state import Cards
from cogs.stalag17.view import View

# These numbers are reconstructed.
COIN_AT = 3
"""The player spends its coin if it has at least this vigilance for each prisoner left."""
DEAR = 3
"""A card with at least this vigilance in hand is discarded before an escape."""
NEAR = 2.0
"""If a rival needs fewer turns than this, the player escapes without discarding cards before."""

DRAW, PICK_UP, ESCAPE, PASS, JOIN, DECLINE = map(Move, ("draw", "pick_up", "escape", "pass", "join", "decline"))


class QuickPlayer:
    """A computer player for any seat that follows simple rules, without estimating values."""

    blind = False

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return the move of the computer player: a legal answer to one of the questions in `asks`."""
        own = view.players[view.viewer or 0]
        if view.phase == "coin":
            return Move("coin", ((TAILS if own.vigilance >= COIN_AT * own.left else HEADS,),))
        _, required = view.runaway()
        need = find_need(view.plan, own.laid or (), len(own.negotiated), required)
        met = not need.gap and len(need.objects) <= need.wild
        if view.phase == "joint":
            return JOIN if met else DECLINE
        hand = own.hand or ()
        if met and not view.attempted:
            card = find_dearest(hand) if hand else ""
            return make_discard(card) if card and CARDS[card].hand >= DEAR and can_wait(view) else ESCAPE
        return choose_action(view, need, hand)


def can_wait(view: View, near: float = NEAR) -> bool:
    """Return whether an escape can wait, so that the player can discard expensive cards before it (§3.7).

    An escape cannot wait if some rival is within `near` turns of an escape. Informers and players with one prisoner
    left need not wait, since their hands cost nothing.
    """
    own = view.players[view.viewer or 0]
    if own.left == 1 or own.informer or view.last is not None or not own.hand:
        return False
    others = (seat for seat, player in enumerate(view.players) if seat != view.viewer and not player.gone)
    return all(rival_turns(view, seat) >= near for seat in others)


def choose_action(view: View, need: Need, hand: Cards) -> Move:
    """Return the move of a player who cannot escape now.

    With one prisoner left, the player ignores vigilance.
    """
    useful = fit(need, hand).useful
    if useful:
        return play_dearest(useful)
    if view.last is not None:
        return make_discard(find_dearest(hand)) if hand else PASS
    last = view.players[view.viewer or 0].left == 1
    return find_open_card(view, need) or (DRAW if last or not hand else play_dearest(hand))


def find_open_card(view: View, need: Need) -> Move | None:
    """Return the move that takes a face-up card which supplies something missing, or None.

    The card is another player's offer or the top card of the discards.
    """
    if view.exchange:
        for seat, player in enumerate(view.players):
            if player.offer and seat != view.viewer and fit(need, (player.offer,)).useful:
                return Move("take", ((str(seat),), (PILE,)))
    if view.discards and fit(need, view.discards[-1:]).useful:
        return PICK_UP
    return None


def play_dearest(cards: Cards) -> Move:
    """Return the move that plays the card with the highest vigilance in hand, of those in `cards`.

    `cards` must include all cards of its kind in the hand.
    """
    return Move("play", ((find_dearest(cards),),))


def make_discard(card: str) -> Move:
    """Return the move that discards one card."""
    return Move("discard", ((card,),))


def find_dearest(cards: Cards) -> str:
    """Return the card with the highest vigilance in hand; of equal ones the first."""
    return max(cards, key=_in_hand)


def _in_hand(card: str) -> int:
    return CARDS[card].hand
