"""Dealing the cards of a game (docs/rules/fugitive.md §2), and adding house events (§6.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step
from cogs.fugitive import data, house
from cogs.fugitive.events import Dealt, Round
from cogs.fugitive.house import House, card_of
from cogs.fugitive.state import State


def deal_game(options: Mapping[str, str], chance: Chance) -> Step[State]:
    """Return state and events after the cards are dealt (§2) and house events are added.

    The Fugitive gets 1, 2, 3, 42, three cards of 4-14 and two of 15-28. The Marshal gets no card.
    """
    roles = options["roles"]
    fugitive = chance.below(2) if roles == "random" else ("host_fugitive", "host_marshal").index(roles)
    decks = [chance.shuffled(band) for band in data.BANDS]
    first = [deck[:count] for deck, count in zip(decks, data.DEALT, strict=True)]
    hand = tuple(sorted((*data.FIRST_HAND, *(card for cards in first for card in cards))))
    left = tuple(deck[count:] for deck, count in zip(decks, data.DEALT, strict=True))
    state = State(fugitive=fugitive, bonus_pass=options["bonus_pass"] == "yes", decks=left, hand=hand)
    variant = options["events"]
    return Step(add_events(state, variant, chance), (Dealt(fugitive), Round(state.round)))


def add_events(state: State, variant: str, chance: Chance) -> State:
    """Return the state after the event cards of a variant are added.

    They are added after the deal, so that no hand has an event card.
    """
    state = replace(state, variant=variant)
    if events := house.in_decks(variant):
        return _into_decks(state, _cards(events, chance), chance)
    piles = tuple(_cards(events, chance) for events in house.in_piles(variant))
    state = replace(state, piles=piles, discards=((),) * len(piles))
    return _into_decks(state, house.PLACEHOLDERS, chance) if variant == "catch_up" else state


def _cards(events: Sequence[House], chance: Chance) -> tuple[int, ...]:
    return chance.shuffled(card_of(event) for event in events)


def _into_decks(state: State, cards: tuple[int, ...], chance: Chance) -> State:
    each = house.IN_EACH_DECK
    decks = tuple(
        chance.shuffled((*deck, *cards[number * each : (number + 1) * each])) for number, deck in enumerate(state.decks)
    )
    return replace(state, decks=decks)
