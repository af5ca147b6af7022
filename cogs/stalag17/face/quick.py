"""Moves that get a button of their own, and options that are selected in advance in menus."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.move import Ask, Move
from cogs.stalag17.data import CARDS, OBJECT
from cogs.stalag17.face import own_words
from cogs.stalag17.rules.additional_actions import DISCARD, HAND, PILE
from cogs.stalag17.rules.turn import first_of_each_kind
from cogs.stalag17.state import Cards
from cogs.stalag17.view import View

PLAYS = 7
"""How many cards get a button of their own if there is not enough room for all cards."""

TAKES = 3
"""How many ways to take an offer get a button of their own at most."""


def shortcuts(view: View, ask: Ask) -> tuple[Move, ...]:
    """Return the moves of an action that get a button of their own next to the menus.

    All choices of these moves are made.
    """
    if ask.verb == "play":
        cards = ask.fields[0].options
        best = sorted(cards, key=lambda card: _sort_key(view, card), reverse=True)[:PLAYS]
        return tuple(Move("play", ((card,),)) for card in best)
    if ask.verb == "discard":
        return (Move("discard", ((_choose_discard(view, ask.fields[0].options),),)),)
    return tuple(_list_takes(view, ask))[:TAKES] if ask.verb == "take" else ()


def _choose_discard(view: View, cards: Cards) -> str:
    """Return the card to suggest for discarding.

    If possible, it does not help the plan. Of such cards it has the highest vigilance in hand.
    """
    return max(first_of_each_kind(cards), key=lambda card: (not own_words.is_helpful(view, card), CARDS[card].hand))


def _list_takes(view: View, ask: Ask) -> Iterator[Move]:
    """Yield the moves that take an offer. Offered cards that the plan still needs come first.

    Of the moves that also play a card, only the best one is included.
    """
    owners = sorted(
        ask.fields[0].options, key=lambda owner: _sort_key(view, view.players[int(owner)].offer), reverse=True
    )
    ways, own = ask.fields[1].options, view.own
    for owner in owners:
        yield from (Move("take", ((owner,), (way,))) for way in (PILE, DISCARD) if way in ways)
        hand = own.hand if own is not None and own.hand else ()
        if HAND in ways and hand:
            best = max(hand, key=lambda card: _sort_key(view, card))
            yield Move("take", ((owner,), (HAND,), (best,)))


def _sort_key(view: View, card: str) -> tuple[bool, int]:
    """Return a value for sorting cards: whether a card helps the plan, then its vigilance in hand."""
    return own_words.is_helpful(view, card), CARDS[card].hand


def choose_top(view: View, cards: Cards) -> str:
    """Return the card to put on top of the discards, where the next player can take it.

    If possible, it is not one of the plan's objects.
    """

    def gain(card: str) -> tuple[bool, bool]:
        kind = CARDS[card]
        return bool(set(kind.objects) & set(view.plan.objects)), kind.kind != OBJECT

    return min(cards, key=gain)
