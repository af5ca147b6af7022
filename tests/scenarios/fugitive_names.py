"""Other names for cards that a viewer of Fugitive cannot tell apart: with them a game is played again from its deal.

Exchanging two numbers of one deck wherever they stand keeps every public draw true by itself. What is left to check is
that the row still rises within reach (docs/rules/fugitive.md §3.3) and that every guess was still answered as it was.
Events change places with each other, and with hideouts of the same deck (§6.3).
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.record import Viewer
from cogs.fugitive import data, house
from cogs.fugitive.house import House
from cogs.fugitive.state import State

EXCHANGES = 40
"""Exchanges tried."""

FAMILIES = (range(1, 4), *data.BANDS)

HELPFUL = {f"helpful_{icon}": icon for icon in house.BY_ICON}


def new_names(state: State, viewer: Viewer, chance: Chance) -> list[int]:
    """Give new names for the cards, by the old ones, which `viewer` cannot tell from these in `state` nor before."""
    seen = _seen(state, viewer)
    families = [cards for family in _families(state) if len(cards := [card for card in family if card not in seen]) > 1]
    where = {card: deck for deck, cards in enumerate(state.decks) for card in cards}
    names = list(range(house.CODES))
    for _ in range(EXCHANGES if families else 0):
        family = chance.choice(families)
        a, b = chance.choice(family), chance.choice(family)
        if a == b or not _alike(names[a], names[b], where.get(a, -1), where.get(b, -2)):
            continue
        names[a], names[b] = names[b], names[a]
        if not _holds(state, names):
            names[a], names[b] = names[b], names[a]
    return names


def _families(state: State) -> list[list[int]]:
    """List what can change places: numbers of one deck, cards that lie in one deck or pile, events nobody knows of."""
    families = [list(family) for family in FAMILIES]
    families += [list(deck) for deck in state.decks if not all(map(house.is_hideout, deck))]
    families += [list(pile) for pile in state.piles]
    if state.variant in ("random", *HELPFUL):
        shown = {shown.event for shown in state.shown}
        events = House if state.variant == "random" else house.BY_ICON[HELPFUL[state.variant]]
        families.append([house.card_of(event) for event in events if event not in shown])
    return families


def _alike(one: int, other: int, deck: int, other_deck: int) -> bool:
    """Tell whether two cards may change places: those of one kind anywhere, others only inside one deck."""
    return deck == other_deck or _kind(one) == _kind(other)


def _kind(card: int) -> int:
    return next((kind for kind, family in enumerate(FAMILIES) if card in family), -1)


def _seen(state: State, viewer: Viewer) -> set[int]:
    seen = set(state.out).union(*(spot.open_cards() for spot in state.row))
    seen.update(*(look.cards for look in state.looks if look.seat == viewer))
    if viewer == state.fugitive:
        seen.update(state.hand, *((spot.hideout, *spot.sprints) for spot in state.row))
    elif viewer == state.marshal:
        seen.update(state.marshal_hand)
    return seen


def _holds(state: State, names: list[int]) -> bool:
    last = 0
    for spot in state.row[1:]:
        hideout = names[spot.hideout]
        reach = spot.reach + sum(data.sprint(names[card]) for card in spot.sprints)
        if not last < hideout <= last + reach:
            return False
        last = hideout
    return _guesses_hold(state, names) and _events_hold(state, names)


def _guesses_hold(state: State, names: list[int]) -> bool:
    """Tell whether every miss of the past would still have been a miss. What was found is known and keeps its name."""
    found: set[int] = set()
    for guess in state.guesses:
        if guess.hit:
            found.update(guess.numbers)
        elif {names[spot.hideout] for spot in state.row[1 : guess.row]}.difference(found).issuperset(guess.numbers):
            return False
    return True


def _events_hold(state: State, names: list[int]) -> bool:
    """Tell whether what a Witness said is still true, and a Stake-out kept a card just where there was one to keep.

    What an Informant said stays true by itself: no number leaves its region.
    """
    for fact in state.facts:
        if fact.event == House.WITNESS and names[state.row[fact.places[0]].hideout] % 2 != fact.answer:
            return False
    return all(
        any(house.is_hideout(names[card]) for card in look.cards) == (look.kept is not False)
        for look in state.looks
        if look.event == House.STAKE_OUT
    )


def renamed(state: State, names: list[int]) -> State:
    """Give `state` with other cards."""

    def each(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(names[card] for card in cards)

    return replace(
        state,
        decks=tuple(each(deck) for deck in state.decks),
        piles=tuple(each(pile) for pile in state.piles),
        hand=tuple(sorted(each(state.hand))),
        marshal_hand=tuple(sorted(each(state.marshal_hand))),
        row=tuple(replace(spot, hideout=names[spot.hideout], sprints=each(spot.sprints)) for spot in state.row),
        draws=tuple(replace(draw, card=names[draw.card]) for draw in state.draws),
        looks=tuple(replace(look, cards=each(look.cards)) for look in state.looks),
    )
