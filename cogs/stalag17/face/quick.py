"""Complete moves that have a button of their own next to the menus, and preset menu choices."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.move import Ask, Move
from cogs.stalag17.data import CARDS, OBJECT
from cogs.stalag17.face import own_words
from cogs.stalag17.rules.additional_actions import DISCARD, HAND, PILE
from cogs.stalag17.rules.turn import kinds
from cogs.stalag17.state import Cards
from cogs.stalag17.view import View

PLAYS = 7
"""Cards with a button of their own if there are too many to give one to each: as many as fit with the other buttons."""

TAKES = 3
"""Ways to take offers that have a button of their own."""


def shortcuts(view: View, ask: Ask) -> tuple[Move, ...]:
    """List the complete moves of `ask` that have a button of their own next to its menus."""
    if ask.verb == "play":
        cards = ask.fields[0].options
        best = sorted(cards, key=lambda card: _use(view, card), reverse=True)[:PLAYS]
        return tuple(Move("play", ((card,),)) for card in best)
    if ask.verb == "discard":
        return (Move("discard", ((_dearest(view, ask.fields[0].options),),)),)
    return tuple(_takes(view, ask))[:TAKES] if ask.verb == "take" else ()


def _dearest(view: View, cards: Cards) -> str:
    """Return a card to discard: of those that do not serve the plan, the one that costs most in hand."""
    return max(kinds(cards), key=lambda card: (not own_words.helps(view, card), CARDS[card].hand))


def _takes(view: View, ask: Ask) -> Iterator[Move]:
    """Yield the ways to take offers, cards that the plan still needs first.

    For the way with a card played, it yields only the best one.
    """
    owners = sorted(ask.fields[0].options, key=lambda owner: _use(view, view.players[int(owner)].offer), reverse=True)
    ways, own = ask.fields[1].options, view.own
    for owner in owners:
        yield from (Move("take", ((owner,), (way,))) for way in (PILE, DISCARD) if way in ways)
        hand = own.hand if own is not None and own.hand else ()
        if HAND in ways and hand:
            best = max(hand, key=lambda card: _use(view, card))
            yield Move("take", ((owner,), (HAND,), (best,)))


def _use(view: View, card: str) -> tuple[bool, int]:
    """Return the rank of a card in hand for playing it: whether it serves the plan, then its vigilance."""
    return own_words.helps(view, card), CARDS[card].hand


def top(view: View, cards: Cards) -> str:
    """Return which of several discards to leave on top, where the next player can take it.

    If possible it is no object of the plan.
    """

    def gain(card: str) -> tuple[bool, bool]:
        kind = CARDS[card]
        return bool(set(kind.objects) & set(view.plan.objects)), kind.kind != OBJECT

    return min(cards, key=gain)
