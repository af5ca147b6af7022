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
from cogs.stalag17.minds.belief import BOX, Fit, drawable, find_need, fit, rival_turns
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.cards import without
from cogs.stalag17.rules.turn import first_of_each_kind
from cogs.stalag17.state import Cards
from cogs.stalag17.view import View

# Measured (`python -m tests.coaches stalag17`): computers that make these mistakes are warned in time, hard ones hardly
# ever.
COSTS = 5
"""A hand is too expensive if it would cost at least this much when another player escapes.

Each later escape then takes one more runaway card, and the best of them is worth 5.
"""
NEAR = 5.0
"""It is time to act if the nearest rival seems to need at most this many turns to escape.

Before, most of the hand can still be played.
"""
TRIED = 4
"""A player with at least this vigilance is warned before trying a failed escape again."""
LAID = 2
"""A rival who has this many cards more in play is dangerous."""
KEPT = 2
"""A player who keeps at least this many cards that the plan needs in the hand is warned."""
TAKING = ("draw", "pick_up")
"""The moves by which a player waits for more cards. Discarding a hopeless hand is not waiting."""
KEEPING = (*TAKING, "play")
"""The moves after which a hand is at least as large as before."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Return warnings about mistakes in the move that the viewer is about to make, the worst first."""
    offered = {ask.verb: ask for ask in asks}
    if view.own is None or view.result is not None or "discard" not in offered:
        return ()
    hoarding = _warn_hoarding(view, move) if move is not None and move.verb in KEEPING else ()
    waiting = _warn_waiting(view, offered) if move is not None and move.verb in TAKING else ()
    return (*_warn_vain(view, offered), *hoarding, *waiting)


def _fit_of_hand(view: View) -> Fit:
    """Return which cards of the viewer's hand serve the plan, and what is missing, as a `Fit`."""
    own = view.players[view.viewer or 0]
    return fit(find_need(view.plan, own.laid or (), len(own.negotiated), view.runaway()[1]), own.hand or ())


def _warn_hoarding(view: View, move: Move) -> Iterator[Peril]:
    """Yield a warning if the viewer's hand is too expensive after `move`, and a rival may escape soon."""
    own = view.players[view.viewer or 0]
    hand, costs = own.hand or (), round(_costs_after(view, move))
    small = move.verb == "play" and len(hand) <= RULES.hand_start  # only barracks in play can make it expensive
    if small or own.left == 1 or costs < COSTS or _nearest_rival_turns(view) > NEAR:
        return
    cards = _choose_discards(view, hand)
    after, instead = own.vigilance + costs, max(0, own.vigilance + _costs(view, without(hand, cards)))
    words = {"costs": costs, "after": after, "drops": after - instead, "count": len(cards)}
    yield Peril("hoarding", make_discard(view, cards), words)


def _costs_after(view: View, move: Move) -> float:
    """Return what the viewer's cards would cost on average if a rival escaped after `move`.

    The cards that the move draws are unknown. They count as average cards.
    """
    hand: Cards = view.players[view.viewer or 0].hand or ()
    laid: Cards = ()
    drawn = 1
    match move.verb:
        case "play":
            laid = move.picks[0]
        case "pick_up":
            hand = (*hand, view.discards[-1])
        case "draw":
            drawn = 2
    return _costs(view, without(hand, laid), laid) + min(drawn, drawable(view)) * BOX.vigilance


def _costs(view: View, hand: Cards, laid: Cards = ()) -> int:
    """Return what the viewer's cards cost with this hand, and with the cards `laid` also in play (§3.7)."""
    own = view.players[view.viewer or 0]
    barracks = plan.sum_barracks((*(own.laid or ()), *laid), len(own.negotiated))
    return plan.sum_in_hand(hand) + barracks - _discount(view)


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
