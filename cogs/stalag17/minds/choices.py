"""The moves that a computer player considers in its turn, each with its estimated value.

The rules are in docs/rules/stalag17.md §3.4, §4.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.move import Move
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, OBJECTS, PASSES, RULES
from cogs.stalag17.minds.belief import fit
from cogs.stalag17.minds.mind import Mind
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.additional_actions import DISCARD, PILE, halve
from cogs.stalag17.rules.cards import without
from cogs.stalag17.state import Cards

Choice = tuple[float, Move]

# These numbers are reconstructed.
GIFT = 0.7
"""How many turns an offered card saves the rival who takes it."""
KEPT = 2.0
"""How much it is worth to keep the action "quiet night" for later (§4.6)."""
FEWEST_TYPES = 3
"""The player negotiates with the guard only if it can spare cards of at least this many types."""


def choices(mind: Mind) -> Iterator[Choice]:
    """Yield each move worth considering, with its estimated value.

    Escapes are not among them; they are decided elsewhere.
    """
    useful = mind.found.useful
    spare = without(mind.hand, useful)
    if "pass" in mind.offered:
        yield 0.0, Move("pass")
    if "play" in mind.offered:
        yield from _play(mind, useful, spare)
    if "draw" in mind.offered:
        yield mind.value_after(mind.hand, 2), Move("draw")
    if "pick_up" in mind.offered:
        yield mind.value_after((*mind.hand, mind.view.discards[-1]), 1), Move("pick_up")
    if "discard" in mind.offered:
        yield from discards(mind, spare)
    if "negotiate" in mind.offered:
        yield from _negotiate(mind, spare)
    if "offer" in mind.offered:
        yield from _offer(mind, spare)
    if "take" in mind.offered:
        yield from _take(mind)
    if "quiet" in mind.offered:
        less = mind.own.vigilance - halve(mind.own.vigilance)
        yield mind.value_after((), vigilance=-less) - KEPT, Move("quiet")


def _best_to_play(useful: Cards, spare: Cards) -> Cards:
    """Return the cards that are worth playing.

    They are the most expensive useful card, the most expensive spare card, and one spare barracks. A card is expensive
    if it costs much vigilance in hand. Barracks count as expensive only if there are no other cards.
    """

    def key(card: str) -> tuple[bool, int]:
        return not _is_barracks(card), CARDS[card].hand

    best = [max(cards, key=key) for cards in (useful, spare) if cards]
    barracks = [card for card in spare if _is_barracks(card)]
    return tuple(dict.fromkeys((*best, *barracks[:1])))


def _play(mind: Mind, useful: Cards, spare: Cards) -> Iterator[Choice]:
    for card in mind.picks_like(Move("play"), _best_to_play(useful, spare)):
        yield mind.value_after(without(mind.hand, (card,)), 1, (card,)), Move("play", ((card,),))


def discards(mind: Mind, spare: Cards) -> Iterator[Choice]:
    """Yield the moves that discard spare cards or groups of cards, each with its value.

    A rival can use barracks for any object. So barracks are left on top of the discards only in last turns, in which
    nobody can take them, or if the plan asks for no object.
    """
    usable = mind.view.last is None and bool(mind.view.plan.objects)
    selections = {sets for pool in (spare, mind.hand) for sets in _sets(pool)}
    for pool in (spare or mind.hand, [card for card in spare or mind.hand if not _is_barracks(card)]):
        selections.add(_sort_by_cost(tuple(pool))[:1])
    for cards in sorted(selections - {()}):
        tops = mind.options(Move("discard", (cards,)))
        top = min(tops or cards, key=lambda card: _usefulness_on_top(mind, card))
        if not (usable and _is_barracks(top)):
            yield mind.value_after(without(mind.hand, cards)), Move("discard", (cards, *(((top,),) if tops else ())))


def _is_barracks(card: str) -> bool:
    return CARDS[card].kind == data.BARRACKS


def _usefulness_on_top(mind: Mind, card: str) -> tuple[bool, int]:
    """Return how useful a card on top of the discards is to the next player, as a value for sorting.

    A lower value means less useful.
    """
    kind = CARDS[card]
    serves = _is_barracks(card) or bool(kind.runaway) or card in plan.list_offerable(mind.view.plan.objects)
    return serves, -kind.hand


def _sets(pool: Cards) -> Iterator[Cards]:
    """Yield the groups of the cards in `pool` that can be discarded together.

    They are all of one type, or all different.
    """
    for name in data.ALL_TYPES:
        cards = tuple(card for card in pool if name in PASSES[card])
        if len(cards) >= 3:
            yield cards
    chosen: Cards = ()
    for card in _sort_by_cost(pool if len(pool) >= 5 else ()):
        if plan.are_all_different((*chosen, card)):
            chosen += (card,)
    if len(chosen) >= 5:
        yield chosen


def _sort_by_cost(cards: Cards) -> Cards:
    """Return the cards sorted by their vigilance in hand, the highest first."""
    return tuple(sorted(cards, key=lambda card: -CARDS[card].hand))


def _negotiate(mind: Mind, spare: Cards) -> Iterator[Choice]:
    """Yield the move that negotiates with one spare card of each type, with its value (§4.2)."""
    if not mind.found.missing or not mind.drawable:
        return
    chosen: Cards = ()
    for card in _sort_by_cost(spare):
        if card in OBJECTS and plan.may_negotiate((*chosen, card)):
            chosen += (card,)
    types = [name for card in chosen for name in CARDS[card].objects]
    if len(types) < FEWEST_TYPES:
        return
    left, odds = without(mind.hand, chosen), mind.odds
    agrees, objects = odds.match(types), odds.match(data.TYPES)
    worth = agrees * mind.value_after(left, wild=1)
    for share, cost in (
        (objects - agrees, RULES.negotiation_object),
        (odds.runaway, RULES.negotiation_runaway),
        (1 - objects - odds.runaway, RULES.negotiation_other),
    ):
        worth += share * mind.value_after(left, vigilance=cost)
    yield worth, Move("negotiate", (chosen,))


def _offer(mind: Mind, spare: Cards) -> Iterator[Choice]:
    """Yield the move that offers a spare card, with its value (§4.3).

    The card then costs no vigilance in hand, but helps another player.
    """
    cards = mind.picks_like(Move("offer"), spare)
    if cards:
        card = _sort_by_cost(cards)[0]
        haste = 1 + (mind.speed(-GIFT) - 1) / len(mind.speeds) if mind.level.watches else 1.0
        yield mind.value_after(without(mind.hand, (card,)), 2, haste=haste), Move("offer", ((card,),))


def _take(mind: Mind) -> Iterator[Choice]:
    """Yield the moves that take an offer in all possible ways, each with its value (§4.3)."""
    for owner in mind.options(Move("take")):
        offer = mind.view.players[int(owner)].offer
        hand = (*mind.hand, offer)
        useful = fit(mind.need(), hand).useful
        for way in mind.options(Move("take", ((owner,),))):
            move = Move("take", ((owner,), (way,)))
            if way == PILE:
                yield mind.value_after(hand, 1), move
            elif way == DISCARD:
                yield mind.value_after((*hand, mind.view.discards[-1])), move
            else:
                best = _best_to_play(without(useful, (offer,)), without(mind.hand, useful))
                for card in mind.picks_like(move, best):
                    yield mind.value_after(without(hand, (card,)), laid=(card,)), Move("take", (*move.picks, (card,)))
