"""A fast mind for playouts: plays what serves the plan, else what costs most (docs/rules/stalag17.md §7)."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from cogs.stalag17.data import CARDS
from cogs.stalag17.minds.belief import Need, fit, need_of, rival_turns
from cogs.stalag17.rules.additional_actions import PILE
from cogs.stalag17.rules.round import HEADS, TAILS
from cogs.stalag17.state import Cards
from cogs.stalag17.view import View

# Reconstructed.
COIN_AT = 3
"""Vigilance for each prisoner left at which the coin is spent."""
DEAR = 3
"""Vigilance of a card that is put down before an escape."""
NEAR = 2.0
"""Turns of a rival that is too near to do so."""

DRAW, PICK_UP, ESCAPE, PASS, JOIN, DECLINE = map(Move, ("draw", "pick_up", "escape", "pass", "join", "decline"))


class QuickPlayer:
    """Plays any seat without weighing anything."""

    blind = False

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a move of `asks` that the rules accept."""
        own = view.players[view.viewer or 0]
        if view.phase == "coin":
            return Move("coin", ((TAILS if own.vigilance >= COIN_AT * own.left else HEADS,),))
        _, required = view.runaway()
        need = need_of(view.plan, own.laid or (), len(own.negotiated), required)
        met = not need.gap and len(need.objects) <= need.wild
        if view.phase == "joint":
            return JOIN if met else DECLINE
        hand = own.hand or ()
        if met and not view.attempted:
            card = dearest(hand) if hand else ""
            return discarded(card) if card and CARDS[card].hand >= DEAR and waits(view) else ESCAPE
        return action(view, need, hand)


def waits(view: View, near: float = NEAR) -> bool:
    """Tell whether an escape that is ready may wait for cards to be put down, which would burden it (§3.7): no rival is
    `near` turns off, and neither an informer nor a last prisoner is to get out, whom they burden nothing."""
    own = view.players[view.viewer or 0]
    if own.left == 1 or own.informer or view.last is not None or not own.hand:
        return False
    others = (seat for seat, player in enumerate(view.players) if seat != view.viewer and not player.gone)
    return all(rival_turns(view, seat) >= near for seat in others)


def action(view: View, need: Need, hand: Cards) -> Move:
    """Return what the seat does in its turn when it cannot escape; for its last prisoner it minds no vigilance."""
    useful = fit(need, hand).useful
    if useful:
        return played(useful)
    if view.last is not None:
        return discarded(dearest(hand)) if hand else PASS
    last = view.players[view.viewer or 0].left == 1
    return fetched(view, need) or (DRAW if last or not hand else played(hand))


def fetched(view: View, need: Need) -> Move | None:
    """Return the move that takes an open card which serves `need`: an offer, or the top of the discards."""
    if view.exchange:
        for seat, player in enumerate(view.players):
            if player.offer and seat != view.viewer and fit(need, (player.offer,)).useful:
                return Move("take", ((str(seat),), (PILE,)))
    if view.discards and fit(need, view.discards[-1:]).useful:
        return PICK_UP
    return None


def played(cards: Cards) -> Move:
    """Play the dearest of `cards`, all of its kind in the hand being among them."""
    return Move("play", ((dearest(cards),),))


def discarded(card: str) -> Move:
    """Put down one card."""
    return Move("discard", ((card,),))


def dearest(cards: Cards) -> str:
    """Return the card that costs most in hand, of several the first."""
    return max(cards, key=_in_hand)


def _in_hand(card: str) -> int:
    return CARDS[card].hand
