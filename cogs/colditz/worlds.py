"""Possible states behind a view: tables that would look the same to its viewer (docs/rules/colditz.md §3.19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import comb, prod
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.record import shared
from cogs.colditz.data import DARES, OPPORTUNITY, PILES, SECURITY, kind
from cogs.colditz.rules.castle.board import EQUIPMENT, GATE_SPACES
from cogs.colditz.rules.castle.pawns import choosable, owner, with_man
from cogs.colditz.rules.interruptions.trade import MOST_OFFERS, TABLE_CARD, WISHES, found, goods
from cogs.colditz.rules.turn.journey import has_choice, reach
from cogs.colditz.state import Cards, Interruption, Officer, PublicOfficer, PublicTable, State, Stock, Trade
from cogs.colditz.view import View

HIDDEN = (
    "officers.cards",
    "officers.stock",
    "opportunity",
    "security",
    "hand",
    "dares",
    "tunnels",
    "interruption.answers",
    "interruption.path",
    "interruption.from_hand",
    "trades",
    "traded",
)
"""Fields that may differ between two states that look the same; of open cards only the copy may."""

TRIES = 100
"""Deals after which one is accepted that is a little too likely."""

OFFERS_ONCE_IN = 16
"""An officer is assumed to have an offer open to another once in so many times; offers are rare (ours)."""

GIVEN_ONCE_IN, WISHED_ONCE_IN = 4, 16
"""In such an offer, each good is assumed to be given, and each wish to be asked for, once in so many times."""


class Holder(NamedTuple):
    """An owner of unseen cards: how many they are, and which of them are promised to the viewer."""

    size: int
    promised: Counter[str]


def imagine(view: View, chance: Chance) -> State:
    """Return a state that shows its viewer exactly this view, drawn with the chances of the deal.

    Unseen cards are in any order. Equipment of unknown kinds is dealt at random to the officers who traded in
    secret. An officer who offers the viewer something holds it. Unknown choices are equally likely: the men for the
    roll call, and the destination of a man who waits at a gate. Offers between other officers are rare.
    """
    stocks = _stocks(view, chance)
    hands, deck, tunnels = _opportunity(view, chance)
    hand, security = _security(view, chance)
    state = State(
        **shared(PublicTable, view, "officers"),
        officers=tuple(
            Officer(**shared(PublicOfficer, one), stock=stocks[number], cards=hands[number])
            for number, one in enumerate(view.officers)
        ),
        opportunity=deck,
        security=security,
        dares=_dares(view, chance),
        hand=hand,
        tunnels=tunnels,
        under=tuple(laid.by for laid in view.under),
        security_under=tuple(laid.by for laid in view.security_under),
    )
    if view.interruption is not None:
        state = _interrupted(state, view, view.interruption, chance)
    return _with_offers(state, view, chance)


def _stocks(view: View, chance: Chance) -> dict[int, Stock]:
    """Deal the Equipment of unknown kinds to the officers whose kinds the viewer does not see."""
    known = {number: one.stock or one.seen for number, one in enumerate(view.officers)}
    holders = {
        number: Holder(one.equipment - sum(one.seen), _promised(view, number, table=True) - _counted(one.seen))
        for number, one in enumerate(view.officers)
        if one.stock is None
    }
    left = _counted(PILES) - _counted(view.piles)
    for stock in known.values():
        left -= _counted(stock)
    dealt, _ = _dealt(list(left.elements()), holders, chance)
    for number, held in dealt.items():
        known[number] = tuple(seen + held.count(what) for seen, what in zip(known[number], EQUIPMENT, strict=True))
    return known


def _counted(stock: Stock) -> Counter[str]:
    return Counter(dict(zip(EQUIPMENT, stock, strict=True)))


def _promised(view: View, officer: int, table: bool) -> Counter[str]:
    """Count the goods an officer must hold for the offers made to the viewer: Equipment, or cards."""
    promised: Counter[str] = Counter()
    for trade in view.trades:
        if trade.giver == officer:
            words = (kind(word) for word in trade.give if word.startswith(TABLE_CARD) == table)
            promised |= Counter(word.removeprefix(TABLE_CARD) for word in words)
    return promised


def _opportunity(view: View, chance: Chance) -> tuple[dict[int, Cards], Cards, Cards]:
    """Deal the Opportunity cards: the hands, the deck, and the copies on show at tunnels."""
    hands = {number: one.cards for number, one in enumerate(view.officers) if one.cards is not None}
    own = {card for cards in hands.values() for card in cards}
    unseen = [card for card in OPPORTUNITY if card not in own]
    tunnels = tuple(what and _taken(unseen, what, chance) for what in view.tunnels)
    under = [laid.kind and _taken(unseen, laid.kind, chance) for laid in view.under]
    holders = {
        number: Holder(one.count, _promised(view, number, table=False))
        for number, one in enumerate(view.officers)
        if one.cards is None
    }
    dealt, deck = _dealt(unseen, holders, chance)
    return hands | dealt, _deck(deck, under), tunnels


def _security(view: View, chance: Chance) -> tuple[Cards, Cards]:
    """Deal the Security cards: the German's hand, and the deck."""
    own = view.hand or ()
    unseen = [card for card in SECURITY if card not in own]
    under = [laid.kind and _taken(unseen, laid.kind, chance) for laid in view.security_under]
    left = list(chance.shuffled(unseen))
    hand = tuple(left.pop() for _ in range(view.hand_count)) if view.hand is None else own
    return hand, _deck(left, under)


def _deck(cards: list[str], under: list[str]) -> Cards:
    """Return a deck: cards the viewer saw go under it, and other `cards` in the remaining places."""
    bottom = [card or cards.pop() for card in under]
    return (*cards, *bottom)


def _dealt(unseen: list[str], holders: Mapping[int, Holder], chance: Chance) -> tuple[dict[int, Cards], list[str]]:
    """Deal the unseen cards at random to their holders, and return the cards left over.

    Promised cards are dealt first. A holder of more cards of that kind could have got them in several ways. The deal is
    therefore repeated as often as it is more likely than it should be.
    """
    for _ in range(TRIES):
        left = [*unseen]
        held = {
            number: [_taken(left, what, chance) for what in one.promised.elements()] for number, one in holders.items()
        }
        left = list(chance.shuffled(left))
        for number, one in holders.items():
            held[number] += [left.pop() for _ in range(one.size - len(held[number]))]
        ways = prod(
            comb(sum(kind(card) == what for card in held[number]), count)
            for number, one in holders.items()
            for what, count in one.promised.items()
        )
        if ways == 1 or not chance.below(ways):
            break
    return {number: tuple(cards) for number, cards in held.items()}, left


def _taken(cards: list[str], what: str, chance: Chance) -> str:
    """Remove a copy of a card from `cards`, and return it."""
    return cards.pop(chance.choice([at for at, card in enumerate(cards) if kind(card) == what]))


def _dares(view: View, chance: Chance) -> Cards:
    """Shuffle the Do or die cards that nobody has drawn.

    The others are under them, in an order that no longer matters.
    """
    fresh = [card for card in DARES if kind(card) in view.dares]
    return (*chance.shuffled(fresh), *chance.shuffled(card for card in DARES if card not in fresh))


def _interrupted(state: State, view: View, interruption: Interruption, chance: Chance) -> State:
    """Return the state with its interruption, and with random unseen answers and ways."""
    if interruption.kind == "call":
        answers = ((who, men if who == view.me else _goers(state, who, chance)) for who, men in interruption.answers)
        interruption = replace(interruption, answers=tuple(answers))
    if interruption.kind == "gate":
        if owner(interruption.man) != view.me:
            path, from_hand = _onward(state, interruption, chance)
            interruption = replace(interruption, path=path, from_hand=from_hand)
        state = with_man(state, interruption.man, place=interruption.men[0])
    return replace(state, interruption=interruption)


def _goers(state: State, officer: int, chance: Chance) -> str:
    """Choose some of an officer's men for the roll call."""
    return " ".join(man for man in choosable(state, officer) if chance.below(2))


def _onward(state: State, interruption: Interruption, chance: Chance) -> tuple[Cards, bool]:
    """Choose a destination for a man who stands before a gate, and what he pays with.

    His way to it leads through the gate. If he has the choice, he may pay with cards of the hand.
    """
    gate = GATE_SPACES[interruption.place]
    turn = replace(state.turn, open=(*state.turn.open, interruption.place))
    ways = reach(replace(state, turn=turn), interruption.man)
    for place in chance.shuffled(ways):
        way = ways[place]
        if way.path[0] == gate:
            return way.path, has_choice(state, owner(interruption.man), way) and not chance.below(2)
    return (gate,), False


def _with_offers(state: State, view: View, chance: Chance) -> State:
    """Return the state with the offers that the viewer knows, and some between other officers."""
    trades = [replace(trade, give=tuple(sorted(found(state, trade.giver, trade.give)))) for trade in view.trades]
    others = [number for number, one in enumerate(state.officers) if number != view.me and not one.out]
    if state.result is None and state.phase != "colours" and len(others) > 1:
        for giver in others:
            for _ in range(MOST_OFFERS):
                if not chance.below(OFFERS_ONCE_IN):
                    trades.insert(chance.below(len(trades) + 1), _offer(state, giver, others, chance))
    number = 0
    numbered = []
    for trade in trades:
        number += 1 + chance.below(2)
        numbered.append(replace(trade, number=number))
    return replace(state, trades=tuple(numbered), traded=number + chance.below(2))


def _offer(state: State, giver: int, others: list[int], chance: Chance) -> Trade:
    taker = chance.choice([other for other in others if other != giver])
    give = tuple(sorted(_some(goods(state, giver), GIVEN_ONCE_IN, chance)))
    want = tuple(_some(WISHES, WISHED_ONCE_IN, chance))
    return Trade(0, giver, taker, give, want if give or want else (chance.choice(WISHES),))


def _some(words: Iterable[str], once_in: int, chance: Chance) -> list[str]:
    return [word for word in words if not chance.below(once_in)]
