"""Random states of a game in all of which a viewer would have the same view.

See docs/rules/colditz.md §3.19.
"""

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
from cogs.colditz.rules.castle.pawns import choosable_men, owner, with_man
from cogs.colditz.rules.interruptions.trade import MOST_OFFERS, TABLE_CARD, WISHES, find_goods, goods_of
from cogs.colditz.rules.turn.journey import has_choice, routes_of
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
"""The fields of a state that may differ between states with the same view.

Cards that the viewer sees may differ only in which copy they are.
"""

TRIES = 100
"""How often a deal is repeated at most.

The last deal is accepted, although this makes it slightly too likely.
"""

OFFERS_ONCE_IN = 16
"""An offer between two other officers is dealt in one of so many cases.

The number is our assumption.
"""

GIVEN_ONCE_IN, WISHED_ONCE_IN = 4, 16
"""Such an offer gives each possible good in one of so many cases, and asks for each in one of so many."""


class Holder(NamedTuple):
    """A player with unseen cards: how many there are, and which ones the viewer knows from offers."""

    size: int
    promised: Counter[str]


def imagine(view: View, chance: Chance) -> State:
    """Return a random state that agrees with a view.

    The more likely a state is, the more often it is drawn. Unseen cards are in random order. Equipment of unknown kinds
    goes at random to officers who traded in secret. If an officer offers something to the viewer, the officer has it.
    Unknown choices are equally likely: the men for a roll call, and the destination of a man at a gate. Offers between
    other officers are rare.
    """
    stocks = _deal_equipment(view, chance)
    hands, deck, tunnels = _deal_opportunity(view, chance)
    hand, security = _deal_security(view, chance)
    state = State(
        **shared(PublicTable, view, "officers"),
        officers=tuple(
            Officer(**shared(PublicOfficer, one), stock=stocks[number], cards=hands[number])
            for number, one in enumerate(view.officers)
        ),
        opportunity=deck,
        security=security,
        dares=_shuffle_dares(view, chance),
        hand=hand,
        tunnels=tunnels,
        under=tuple(laid.by for laid in view.under),
        security_under=tuple(laid.by for laid in view.security_under),
    )
    if view.interruption is not None:
        state = _with_interruption(state, view, view.interruption, chance)
    return _with_offers(state, view, chance)


def _deal_equipment(view: View, chance: Chance) -> dict[int, Stock]:
    """Return the Equipment of every officer. Kinds that the viewer does not know are dealt at random."""
    known = {number: one.stock or one.seen for number, one in enumerate(view.officers)}
    holders = {
        number: Holder(one.equipment - sum(one.seen), _promised_goods(view, number, table=True) - _counted(one.seen))
        for number, one in enumerate(view.officers)
        if one.stock is None
    }
    left = _counted(PILES) - _counted(view.piles)
    for stock in known.values():
        left -= _counted(stock)
    dealt, _ = _deal(list(left.elements()), holders, chance)
    for number, held in dealt.items():
        known[number] = tuple(seen + held.count(what) for seen, what in zip(known[number], EQUIPMENT, strict=True))
    return known


def _counted(stock: Stock) -> Counter[str]:
    return Counter(dict(zip(EQUIPMENT, stock, strict=True)))


def _promised_goods(view: View, officer: int, table: bool) -> Counter[str]:
    """Return the goods that an officer must have, because the viewer was offered them.

    With `table`, they are Equipment on the table, otherwise cards of the hand.
    """
    promised: Counter[str] = Counter()
    for trade in view.trades:
        if trade.giver == officer:
            words = (kind(word) for word in trade.give if word.startswith(TABLE_CARD) == table)
            promised |= Counter(word.removeprefix(TABLE_CARD) for word in words)
    return promised


def _deal_opportunity(view: View, chance: Chance) -> tuple[dict[int, Cards], Cards, Cards]:
    """Return a random deal of the Opportunity cards: hands, deck, and the cards of open tunnels."""
    hands = {number: one.cards for number, one in enumerate(view.officers) if one.cards is not None}
    own = {card for cards in hands.values() for card in cards}
    unseen = [card for card in OPPORTUNITY if card not in own]
    tunnels = tuple(what and _take(unseen, what, chance) for what in view.tunnels)
    under = [laid.kind and _take(unseen, laid.kind, chance) for laid in view.under]
    holders = {
        number: Holder(one.count, _promised_goods(view, number, table=False))
        for number, one in enumerate(view.officers)
        if one.cards is None
    }
    dealt, deck = _deal(unseen, holders, chance)
    return hands | dealt, _build_deck(deck, under), tunnels


def _deal_security(view: View, chance: Chance) -> tuple[Cards, Cards]:
    """Return a random deal of the Security cards: the German's hand, and the deck."""
    own = view.hand or ()
    unseen = [card for card in SECURITY if card not in own]
    under = [laid.kind and _take(unseen, laid.kind, chance) for laid in view.security_under]
    left = list(chance.shuffled(unseen))
    hand = tuple(left.pop() for _ in range(view.hand_count)) if view.hand is None else own
    return hand, _build_deck(left, under)


def _build_deck(cards: list[str], under: list[str]) -> Cards:
    """Return a deck with the cards in `under` at the bottom, where they are known, and `cards` elsewhere."""
    bottom = [card or cards.pop() for card in under]
    return (*cards, *bottom)


def _deal(unseen: list[str], holders: Mapping[int, Holder], chance: Chance) -> tuple[dict[int, Cards], list[str]]:
    """Return a random deal of unseen cards to the players in `holders`, and the cards left over.

    Cards that a player has offered to the viewer are dealt to this player first. That would make hands with several
    cards of such a kind too likely. To correct this, a deal with such a hand is often rejected and repeated.
    """
    for _ in range(TRIES):
        left = [*unseen]
        held = {
            number: [_take(left, what, chance) for what in one.promised.elements()] for number, one in holders.items()
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


def _take(cards: list[str], what: str, chance: Chance) -> str:
    """Remove a random copy of a kind of card from the list `cards`. Return this copy."""
    return cards.pop(chance.choice([at for at, card in enumerate(cards) if kind(card) == what]))


def _shuffle_dares(view: View, chance: Chance) -> Cards:
    """Return the Do or die deck.

    Cards that nobody has drawn come first, in random order. The other cards follow.
    """
    fresh = [card for card in DARES if kind(card) in view.dares]
    return (*chance.shuffled(fresh), *chance.shuffled(card for card in DARES if card not in fresh))


def _with_interruption(state: State, view: View, interruption: Interruption, chance: Chance) -> State:
    """Return the state with the interruption of the view. Choices that the viewer does not see are random."""
    if interruption.kind == "call":
        answers = (
            (who, men if who == view.me else _choose_goers(state, who, chance)) for who, men in interruption.answers
        )
        interruption = replace(interruption, answers=tuple(answers))
    if interruption.kind == "gate":
        if owner(interruption.man) != view.me:
            path, from_hand = _choose_route(state, interruption, chance)
            interruption = replace(interruption, path=path, from_hand=from_hand)
        state = with_man(state, interruption.man, place=interruption.men[0])
    return replace(state, interruption=interruption)


def _choose_goers(state: State, officer: int, chance: Chance) -> str:
    """Return a random choice of an officer's men for the roll call, as text."""
    return " ".join(man for man in choosable_men(state, officer) if chance.below(2))


def _choose_route(state: State, interruption: Interruption, chance: Chance) -> tuple[Cards, bool]:
    """Return a random route for a man who waits at a gate, and whether he pays with cards of the hand.

    The route leads through the gate.
    """
    gate = GATE_SPACES[interruption.place]
    turn = replace(state.turn, open=(*state.turn.open, interruption.place))
    ways = routes_of(replace(state, turn=turn), interruption.man)
    for place in chance.shuffled(ways):
        way = ways[place]
        if way.path[0] == gate:
            return way.path, has_choice(state, owner(interruption.man), way) and not chance.below(2)
    return (gate,), False


def _with_offers(state: State, view: View, chance: Chance) -> State:
    """Return the state with the offers that the viewer knows, and random offers between other officers."""
    trades = [replace(trade, give=tuple(sorted(find_goods(state, trade.giver, trade.give)))) for trade in view.trades]
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
    give = tuple(sorted(_choose_some(goods_of(state, giver), GIVEN_ONCE_IN, chance)))
    want = tuple(_choose_some(WISHES, WISHED_ONCE_IN, chance))
    return Trade(0, giver, taker, give, want if give or want else (chance.choice(WISHES),))


def _choose_some(words: Iterable[str], once_in: int, chance: Chance) -> list[str]:
    return [word for word in words if not chance.below(once_in)]
