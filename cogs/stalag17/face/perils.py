"""Warnings about mistakes that beginners do not notice (docs/rules/stalag17.md §3.4 to §3.7).

The mistakes are keeping a hand too long, trying failed escapes again, and never playing cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf

from bot.engine.move import Ask, Move
from bot.engine.peril import Peril
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, PASSES, RULES
from cogs.stalag17.face import own_words, quick
from cogs.stalag17.minds.belief import Fit, find_need, fit, rival_turns
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.cards import without
from cogs.stalag17.rules.turn import first_of_each_kind
from cogs.stalag17.state import Cards
from cogs.stalag17.view import View

# Measured (`python -m tests.coaches stalag17`): computers that make these mistakes are warned in time, hard ones hardly
# ever.
COSTS = 3
"""A hand may be too expensive if it would cost at least this much when another player escapes."""
BURDEN = 13
"""A hand is too expensive if a certain sum is at least this.

The sum is twice the cost of the hand plus the player's vigilance.
"""
NEAR = 4.0
"""It is time to act if the nearest rival seems to need at most this many turns to escape."""
TRIED = 4
"""A player with at least this vigilance is warned before trying a failed escape again."""
LAID = 2
"""A rival who has this many cards more in play is dangerous."""
KEPT = 2
"""A player who keeps at least this many cards that the plan needs in the hand is warned."""
TAKING = ("draw", "pick_up")
"""The moves by which a player waits for more cards. Discarding a hopeless hand is not waiting."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Return warnings about mistakes in the move that the viewer is about to make, the worst first."""
    offered = {ask.verb: ask for ask in asks}
    if view.own is None or view.result is not None or "discard" not in offered:
        return ()
    waits = move is not None and move.verb in TAKING
    waiting = _warn_waiting(view, offered) if waits else ()
    return (*_warn_vain(view, offered), *_warn_hoarding(view), *waiting)


def _fit_of_hand(view: View) -> Fit:
    """Return which cards of the viewer's hand serve the plan, and what is missing, as a `Fit`."""
    own = view.players[view.viewer or 0]
    return fit(find_need(view.plan, own.laid or (), len(own.negotiated), view.runaway()[1]), own.hand or ())


def _warn_hoarding(view: View) -> Iterator[Peril]:
    """Yield a warning if the viewer's hand is too expensive.

    The hand is too expensive if it costs more at a roll call than a later escape can be worth.
    """
    own = view.players[view.viewer or 0]
    hand = own.hand or ()
    costs = plan.sum_in_hand(hand) + plan.sum_barracks(own.laid or (), len(own.negotiated)) - _discount(view)
    if own.left == 1 or costs < COSTS or 2 * costs + own.vigilance < BURDEN or _nearest_rival_turns(view) > NEAR:
        return
    cards = _choose_discards(view, hand)
    words = {
        "costs": costs,
        "after": own.vigilance + costs,
        "drops": plan.sum_in_hand(cards),
        "count": len(cards),
    }
    yield Peril("hoarding", make_discard(view, cards), words)


def _nearest_rival_turns(view: View) -> float:
    """Return how many turns the nearest rival seems to need for an escape."""
    rivals = (seat for seat, player in enumerate(view.players) if seat != view.viewer and not player.gone)
    return min((rival_turns(view, seat) for seat in rivals), default=inf)


def _discount(view: View) -> int:
    own = view.players[view.viewer or 0]
    return own.left * (RULES.informer_discount if own.informer else RULES.prisoner_discount)


def _choose_discards(view: View, hand: Cards) -> Cards:
    """Return the cards to discard in one action: those with the highest vigilance in hand.

    If several choices are equal, cards that the plan does not need are preferred.
    """
    spare = without(hand, _fit_of_hand(view).useful)
    sets = [cards for pool in (spare, hand) for cards in _sets(pool)]
    singles = [(card,) for card in spare or hand]
    return max((*sets, *singles), key=lambda cards: (plan.sum_in_hand(cards), set(cards) <= set(spare)))


def _sets(pool: Cards) -> Iterator[Cards]:
    """Yield the groups of cards that can be discarded together.

    They are 3 or more cards of one type, or 5 or more cards that are all different.
    """
    for name in data.ALL_TYPES:
        cards = tuple(card for card in pool if name in PASSES[card])
        if len(cards) >= 3:
            yield cards
    chosen: Cards = ()
    for card in sorted(pool, key=lambda card: -CARDS[card].hand):
        chosen = (*chosen, card) if plan.are_all_different((*chosen, card)) else chosen
    if len(chosen) >= 5:
        yield chosen


def make_discard(view: View, cards: Cards) -> Move:
    """Return the move that discards `cards`.

    The card that is least useful to the next player goes on top.
    """
    tops = first_of_each_kind(cards)
    return Move("discard", (cards, (quick.choose_top(view, tops),)) if len(tops) > 1 else (cards,))


def _warn_vain(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning if an escape of the viewer failed in this round and another attempt would fail too."""
    own = view.players[view.viewer or 0]
    if own.seen and "escape" in offered and own.vigilance >= TRIED and not own_words.is_ready(view):
        have, need = view.runaway()
        yield Peril(
            "vain",
            _serving_move(view, offered),
            {"vigilance": own.vigilance, "have": have, "need": need},
        )


def _serving_move(view: View, offered: Mapping[str, Ask]) -> Move:
    """Return a move that brings the viewer nearer to the plan.

    It plays a card, takes an open card, draws, or discards.
    """
    found, own = _fit_of_hand(view), view.players[view.viewer or 0]
    if found.useful and "play" in offered:
        return Move("play", ((found.useful[0],),))
    if "pick_up" in offered and own_words.is_helpful(view, view.discards[-1]):
        return Move("pick_up")
    if "draw" in offered:
        return Move("draw")
    return make_discard(view, _choose_discards(view, own.hand or ()))


def _warn_waiting(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning if the viewer keeps needed cards in the hand while a rival plays card after card."""
    own, useful = view.players[view.viewer or 0], _fit_of_hand(view).useful
    rivals = [seat for seat, player in enumerate(view.players) if seat != view.viewer and not player.gone]
    ahead = max(rivals, key=lambda seat: view.players[seat].laid_size, default=None)
    if ahead is None or "play" not in offered:
        return
    many = view.players[ahead].laid_size
    if own.left > 1 and len(useful) >= KEPT and many - own.laid_size >= LAID:
        yield Peril(
            "waiting",
            Move("play", ((useful[0],),)),
            {"whom": str(ahead), "theirs": many, "yours": own.laid_size, "kept": len(useful)},
        )
