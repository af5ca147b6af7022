"""Warnings about mistakes that beginners do not notice (docs/rules/stalag17.md §3.4 to §3.7).

They are a hand kept too long, repeated failed escapes, and cards that are never played.
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
"""From this cost of the hand on, if another player escapes, the hand may be too expensive."""
BURDEN = 13
"""From this sum on, the hand is too expensive: twice that cost plus the present vigilance."""
NEAR = 4.0
"""When the nearest rival seems to need at most this many turns to escape, it is time to act."""
TRIED = 4
"""From this vigilance on, another failed escape deserves a warning."""
LAID = 3
"""From this lead in cards in play on, a rival is dangerous."""
KEPT = 2
"""From this many cards in hand that the plan needs on, keeping them deserves a warning."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Return warnings about mistakes in the move that the viewer is about to make, the worst first."""
    offered = {ask.verb: ask for ask in asks}
    if view.own is None or view.result is not None or "discard" not in offered:
        return ()
    return (*_warn_vain(view, offered), *_warn_hoarding(view), *_warn_waiting(view, offered))


def _fit_of_hand(view: View) -> Fit:
    """Return how the viewer's hand fits the plan."""
    own = view.players[view.viewer or 0]
    return fit(find_need(view.plan, own.laid or (), len(own.negotiated), view.runaway()[1]), own.hand or ())


def _warn_hoarding(view: View) -> Iterator[Peril]:
    """Yield a warning if the hand costs more at a roll call than a later escape can be worth."""
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
    """Return how many turns the nearest rival seems to need."""
    rivals = (seat for seat, player in enumerate(view.players) if seat != view.viewer and not player.gone)
    return min((rival_turns(view, seat) for seat in rivals), default=inf)


def _discount(view: View) -> int:
    own = view.players[view.viewer or 0]
    return own.left * (RULES.informer_discount if own.informer else RULES.prisoner_discount)


def _choose_discards(view: View, hand: Cards) -> Cards:
    """Return the most expensive cards that can be discarded in one action.

    Among equals, prefer cards that the plan does not need.
    """
    spare = without(hand, _fit_of_hand(view).useful)
    sets = [cards for pool in (spare, hand) for cards in _sets(pool)]
    singles = [(card,) for card in spare or hand]
    return max((*sets, *singles), key=lambda cards: (plan.sum_in_hand(cards), set(cards) <= set(spare)))


def _sets(pool: Cards) -> Iterator[Cards]:
    """Yield sets of three or more cards of a type, and of five or more that are all different."""
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
    """Return the discard of `cards`, with the card on top that is least useful to the next player."""
    tops = first_of_each_kind(cards)
    return Move("discard", (cards, (quick.choose_top(view, tops),)) if len(tops) > 1 else (cards,))


def _warn_vain(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning if an escape failed in this round and the next try would fail too."""
    own = view.players[view.viewer or 0]
    if own.seen and "escape" in offered and own.vigilance >= TRIED and not own_words.is_ready(view):
        have, need = view.runaway()
        yield Peril(
            "vain",
            _serving_move(view, offered),
            {"vigilance": own.vigilance, "have": have, "need": need},
        )


def _serving_move(view: View, offered: Mapping[str, Ask]) -> Move:
    """Return a move that serves the plan: play a card, take an open one, draw, or discard."""
    found, own = _fit_of_hand(view), view.players[view.viewer or 0]
    if found.useful and "play" in offered:
        return Move("play", ((found.useful[0],),))
    if "pick_up" in offered and own_words.is_helpful(view, view.discards[-1]):
        return Move("pick_up")
    if "draw" in offered:
        return Move("draw")
    return make_discard(view, _choose_discards(view, own.hand or ()))


def _warn_waiting(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning if needed cards stay in the hand while a rival plays card after card."""
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
