"""Random states that a viewer cannot tell from the true one, with the probabilities of the deal.

The Fugitive's laid cards come from rows.py. Then every card whose position is unknown goes into a random free slot
(past.py). Choices that the rules leave to a player are all equally likely. See docs/rules/fugitive.md §3.1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import comb
from operator import add, itemgetter
from random import Random

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.record import Seat, shared
from cogs.fugitive import data, house
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Look, PublicLook
from cogs.fugitive.past import Past
from cogs.fugitive.rows import Laid, Rows
from cogs.fugitive.state import Draw, PublicDraw, PublicSpot, PublicTable, Spot, State
from cogs.fugitive.supply import BAND, Supply
from cogs.fugitive.view import LookView, View

HIDDEN = ("decks", "hand", "marshal_hand", "row.hideout", "row.sprints", "draws.card", "piles", "looks.cards")
"""The fields of a state that may be secret to a viewer."""


def imagine(view: View, chance: Chance) -> State:
    """Return a random state that would show the viewer of `view` exactly this view."""
    random = Random(chance.below(1 << 63))
    past, supply, rows = _shared_parts(view)
    laid = rows.draw(random) if rows else tuple((spot.hideout or 0, spot.sprints or ()) for spot in view.row)
    return World(view, past, supply, laid, random).state()


@lru_cache(maxsize=8)
def _shared_parts(view: View) -> tuple[Past, Supply, Rows | None]:
    """Return the parts that all sampled states of a view have in common.

    They are cached, since a search samples many states of one view.
    """
    past = Past(view)
    supply = Supply(view, past)
    hides = any(spot.hideout is None or spot.sprints is None for spot in view.row)
    return past, supply, Rows(view, supply) if hides else None


class World:
    """A sampled state under construction: its unknown cards are still put into slots."""

    def __init__(self, view: View, past: Past, supply: Supply, laid: Laid, random: Random) -> None:
        self._view, self._past, self._laid, self._random = view, past, laid, random
        self._content = dict(past.content)
        self._dealt: list[int] = []
        """The slots of the cards that were dealt to the Fugitive, if the hand is unknown."""
        beneath = {
            card: by for (number, cards), by in zip(laid, supply.deadlines, strict=True) for card in (number, *cards)
        }
        mine = (
            supply.known | {card: by for card, by in beneath.items() if card in supply.band}
            if view.hand is None
            else {}
        )
        hers = _list_seen_marshal_cards(view)
        placed = {*beneath, *view.out, *(view.hand or ()), *(view.marshal_hand or ()), *past.content.values()}
        for band, cards in enumerate(data.BANDS):
            self._deal(band, [card for card in cards if card not in placed], mine, hers)
        self._put_events()

    def state(self) -> State:
        """Return the finished state, with all unknown cards in their slots."""
        view, card = self._view, self._content
        draws = tuple(
            Draw(**shared(PublicDraw, draw, "card"), card=card[self._past.drawn[number]])
            for number, draw in enumerate(view.draws)
        )
        row = tuple(
            Spot(**shared(PublicSpot, spot, "hideout", "sprints"), hideout=number, sprints=cards)
            for spot, (number, cards) in zip(view.row, self._laid, strict=True)
        )
        laid = {card for spot in row for card in (spot.hideout, *spot.sprints)}
        had = {
            *data.FIRST_HAND,
            *(card[slot] for slot in self._dealt),
            *(draw.card for draw in draws if draw.seat == view.fugitive),
        }
        hand = view.hand if view.hand is not None else tuple(sorted(had.difference(laid, view.out)))
        drawn = sorted(draw.card for draw in draws if draw.seat == view.marshal)
        state = State(
            **shared(PublicTable, view, "row", "draws", "looks"),
            decks=tuple(tuple(card[slot] for slot in deck) for deck in self._past.decks),
            hand=hand,
            marshal_hand=view.marshal_hand if view.marshal_hand is not None else tuple(drawn),
            row=row,
            draws=draws,
            piles=self._piles(),
        )
        return replace(state, looks=tuple(self._look(state, number, look) for number, look in enumerate(view.looks)))

    def _deal(self, band: int, free: list[int], mine: Mapping[int, int], hers: Mapping[int, int]) -> None:
        """Put the cards of a deck whose positions are unknown into slots.

        `mine` and `hers` map cards that the Fugitive or the Marshal drew to their deadlines, as indices of draws. The
        other cards in `free` may be anywhere.
        """
        view, slots = self._view, []
        if view.hand is None:
            slots = [(-1, -1 - 10 * band - number) for number in range(data.DEALT[band])]
            self._dealt += [slot for _, slot in slots]
        slots = self._assign_by_deadline([*slots, *self._list_unknown_draws(view.fugitive, band)], mine, band)
        slots += self._assign_by_deadline(list(self._list_unknown_draws(view.marshal, band)), hers, band)
        rest = [card for card in free if card not in mine and card not in hers]
        self._random.shuffle(rest)
        lying = self._choose_hideout_slots(band, len(rest) - len(slots))
        self._content.update(zip((*(slot for _, slot in slots), *lying), rest, strict=True))

    def _list_unknown_draws(self, seat: Seat, band: int) -> Iterator[tuple[int, int]]:
        """Yield the unknown draws of a player from a deck, each with the slot of the drawn card."""
        draws = self._view.draws
        return (
            (number, slot)
            for number, slot in self._past.owned(seat)
            if draws[number].deck == band and slot not in self._content
        )

    def _assign_by_deadline(
        self, slots: list[tuple[int, int]], came: Mapping[int, int], band: int
    ) -> list[tuple[int, int]]:
        """Put each card with a deadline into a slot of an earlier draw, the earliest deadline first.

        Return the slots that are still free.
        """
        for card, by in sorted(came.items(), key=itemgetter(1)):
            if BAND[card] == band:
                chosen = self._random.choice([slot for slot in slots if slot[0] < by])
                slots.remove(chosen)
                self._content[chosen[1]] = card
        return slots

    def _choose_hideout_slots(self, deck: int, count: int) -> list[int]:
        """Return the unknown slots of a deck in which hideouts are. House events are in the other slots.

        After a Stake-out without a kept card, its two slots have no hideouts. While the player still chooses, at least
        one of the two has a hideout (§6.4 event 14).
        """
        lying = [slot for slot in self._past.decks[deck] if slot not in self._content]
        looks = {slot: self._view.looks[number].kept for number, slots in self._past.looks.items() for slot in slots}
        lying = [slot for slot in lying if looks.get(slot, True) is not False]
        if count == len(lying):
            return lying
        watched = [slot for slot in lying if looks.get(slot, True) is None]
        others = [slot for slot in lying if slot not in watched]
        on_top = range(1 if watched else 0, min(len(watched), count) + 1)
        ways = [comb(len(watched), number) * comb(len(others), count - number) for number in on_top]
        number = self._random.choices(on_top, ways)[0]
        return self._random.sample(watched, number) + self._random.sample(others, count - number)

    def _put_events(self) -> None:
        """Put house events and placeholder cards into the free slots of the decks."""
        view, known = self._view, set(self._content.values())
        events = {house.card_of(event) for event in house.in_decks(view.variant)}
        left = sorted(events.difference(known))
        self._random.shuffle(left)
        for deck, slots in enumerate(map(add, self._past.events, self._past.decks)):
            if view.variant == "catch_up":
                left = [card for card in house.PLACEHOLDERS[2 * deck : 2 * deck + 2] if card not in known]
                self._random.shuffle(left)
            for slot in slots:
                if slot not in self._content:
                    self._content[slot] = left.pop()

    def _piles(self) -> tuple[tuple[int, ...], ...]:
        """Return the event piles: all cards of a pile that are not discarded, shuffled."""
        piles = []
        for events, gone in zip(house.in_piles(self._view.variant), self._view.discards, strict=True):
            left = [card for card in map(house.card_of, events) if card not in gone]
            piles.append(tuple(self._random.sample(left, len(left))))
        return tuple(piles)

    def _look(self, state: State, number: int, look: LookView) -> Look:
        """Return a look at cards, completed with the cards that the player saw."""
        cards = look.cards
        if cards is None:
            cards = self._seen(state, number, look)
        return Look(**shared(PublicLook, look, "cards"), cards=cards)

    def _seen(self, state: State, number: int, look: LookView) -> tuple[int, ...]:
        if look.event == House.STAKE_OUT:
            cards = [self._content[slot] for slot in self._past.looks[number]]
            if look.kept:
                self._random.shuffle(cards)
            return tuple(cards)
        before = state.draws[: look.drawn]
        if look.event == House.LEAK:
            return tuple(sorted(draw.card for draw in before if draw.seat == state.marshal))
        held = {draw.card for draw in before if draw.seat != look.seat}
        if look.seat == state.marshal:
            held = _hand_at(state, look)
        return (self._random.choice(sorted(held)),)


def _hand_at(state: State, look: LookView) -> set[int]:
    """Return the Fugitive's hand at the time of a Pickpocket, without the 42."""
    came = [shown.event for shown in state.shown if shown.drawn <= look.drawn]
    raided = House.RAID in came and came.index(House.RAID) < len(came) - 1 - came[::-1].index(House.PICKPOCKET)
    later = {draw.card for draw in state.draws[look.drawn :] if draw.seat == state.fugitive}
    laid = {card for spot in state.row for card in (spot.hideout, *spot.sprints)}
    before = {card for spot in state.row[: look.row] for card in (spot.hideout, *spot.sprints)}
    return {*state.hand, *laid, *state.out}.difference(later, before, state.out if raided else (), (data.ESCAPE,))


def _list_seen_marshal_cards(view: View) -> dict[int, int]:
    """Return the Marshal's cards that the Fugitive saw, with their deadlines as indices of draws.

    The result is empty if the viewer is not the Fugitive.
    """
    if view.viewer != view.fugitive or view.result is not None:
        return {}
    came: dict[int, int] = {}
    for look in view.looks:
        if look.seat == view.fugitive and look.event != House.STAKE_OUT:
            came |= {card: min(look.drawn, came.get(card, look.drawn)) for card in look.cards or ()}
    return came
