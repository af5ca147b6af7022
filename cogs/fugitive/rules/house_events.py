"""The effects of house events when they come up (docs/rules/fugitive.md §6.3, §6.4).

An effect without a question is applied at once. An effect with a question leaves a `PendingEffect`. The module
pending_effects.py asks its question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.record import Seat
from cogs.fugitive import data, house
from cogs.fugitive.events import HouseEvent, Looked, Nothing, Placeholder, Raided, Saw, Witness
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Effects, Fact, Look, PendingEffect, Shown
from cogs.fugitive.state import State

Effect = Callable[[State, Seat, Chance], Step[State]]
"""A function that applies a house event: from state, player and chance to state and events."""


def resolve_card(state: State, seat: Seat, deck: int, card: int, chance: Chance) -> Step[State]:
    """Return state and events after `seat` drew a house event or placeholder card from a deck (§6.3).

    The card must already be removed from the deck.
    """
    if card not in house.PLACEHOLDERS:
        return resolve_event(state, seat, house.event_of(card), deck, chance)
    hidden = len(state.hidden_places())
    pile = min(hidden, len(house.ICONS)) - 1
    told = Placeholder(seat, hidden, house.ICONS[pile])
    return then((told,), draw_from_pile(state, seat, pile, chance, deck))


def draw_from_pile(state: State, seat: Seat, pile: int, chance: Chance, deck: int = -1) -> Step[State]:
    """Return state and events after `seat` draws the top event of a pile.

    An empty pile is first filled again with its shuffled discards (§6.3).
    """
    cards, gone = state.piles[pile], state.discards[pile]
    if not cards:
        cards, gone = chance.shuffled(gone), ()
    top, *rest = cards
    piles = _with(state.piles, pile, tuple(rest))
    discards = _with(state.discards, pile, (*gone, top))
    return resolve_event(replace(state, piles=piles, discards=discards), seat, house.event_of(top), deck, chance)


def resolve_event(state: State, seat: Seat, event: House, deck: int, chance: Chance) -> Step[State]:
    """Return state and events after a house event is shown to everybody and applied.

    If the event asks a question, the state has a pending effect.
    """
    state = replace(state, shown=(*state.shown, Shown(event, seat, state.round, deck, len(state.draws))))
    told = HouseEvent(seat, int(event))
    return then((told,), EFFECTS[event](state, seat, chance))


def has_target(state: State, pending: PendingEffect) -> bool:
    """Return whether the question of a pending effect has at least one option."""
    if pending.kind in ("draw", "watch", "close"):
        return bool(state.open_decks())
    return bool(traceable(state)) if pending.kind == "trace" else True


def traceable(state: State) -> tuple[str, ...]:
    """Return the places with face-down sprint cards, as option ids (house event 9)."""
    return tuple(str(place) for place, spot in enumerate(state.row) if spot.sprints and not spot.sprints_open)


def ask_pending(state: State, pending: PendingEffect) -> Step[State]:
    """Return state and events after the question of `pending` comes next.

    If the question has no possible answer, the house event has no effect.
    """
    if not has_target(state, pending):
        return report_no_effect(state, pending.event)
    return Step(replace(state, pending=(*state.pending, pending)), ())


def report_no_effect(state: State, event: int) -> Step[State]:
    """Return state and events after it is announced that a house event had no effect."""
    return Step(state, (Nothing(int(event)),))


def _with(piles: tuple[tuple[int, ...], ...], pile: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(cards if number == pile else each for number, each in enumerate(piles))


def _lasting(change: Callable[[State, Effects, Seat], Effects]) -> Effect:
    def effect(state: State, seat: Seat, chance: Chance) -> Step[State]:
        return Step(replace(state, effects=change(state, state.effects, seat)), ())

    return effect


def _fog(state: State, now: Effects, seat: Seat) -> Effects:
    return replace(now, fog=now.fog + 1)


def _crowd(state: State, now: Effects, seat: Seat) -> Effects:
    return replace(now, crowd=True)


def _shortcut(state: State, now: Effects, seat: Seat) -> Effects:
    return replace(now, shortcut=True)


def _safe_house(state: State, now: Effects, seat: Seat) -> Effects:
    return replace(now, safe_houses=now.safe_houses + 1)


def _overtime(state: State, now: Effects, seat: Seat) -> Effects:
    """Return the effects with one additional guess for the Marshal.

    If she drew the event, the guess counts for this turn, otherwise for her next turn.
    """
    hers = state.phase == "m_draw" and seat == state.marshal
    if hers or state.phase not in ("m_draw", "m_after"):
        return replace(now, overtime=now.overtime + 1)
    return replace(now, overtime_later=now.overtime_later + 1)


def _second_wind(state: State, now: Effects, seat: Seat) -> Effects:
    if seat == state.fugitive:
        return replace(now, stride=now.stride + 1)
    return replace(now, second_winds=now.second_winds + 1)


def _draws(event: House, whose: str, count: int) -> Effect:
    def effect(state: State, seat: Seat, chance: Chance) -> Step[State]:
        owner = {"fugitive": state.fugitive, "marshal": state.marshal, "drawer": seat}[whose]
        return ask_pending(state, PendingEffect("draw", owner, event, count))

    return effect


def _asks(kind: str, event: House, marshal: bool) -> Effect:
    def effect(state: State, seat: Seat, chance: Chance) -> Step[State]:
        return ask_pending(state, PendingEffect(kind, state.marshal if marshal else seat, event))

    return effect


def _leak(state: State, seat: Seat, chance: Chance) -> Step[State]:
    if not state.marshal_hand:
        return report_no_effect(state, House.LEAK)
    return show_cards(state, state.fugitive, House.LEAK, state.marshal_hand)


def _pickpocket(state: State, seat: Seat, chance: Chance) -> Step[State]:
    cards = _but_escape(state.hand_of(1 - seat))
    if not cards:
        return report_no_effect(state, House.PICKPOCKET)
    return show_cards(state, seat, House.PICKPOCKET, (chance.choice(cards),))


def show_cards(state: State, seat: Seat, event: House, cards: tuple[int, ...]) -> Step[State]:
    """Return state and events after the player at `seat` alone sees cards of the other player's hand.

    Everybody learns that the player looked.
    """
    look = Look(event, seat, state.round, len(state.row), cards, drawn=len(state.draws))
    events = (
        Looked(seat, int(event)),
        Saw(seat, cards, to=(seat,)),
    )
    return Step(replace(state, looks=(*state.looks, look)), events)


def _witness(state: State, seat: Seat, chance: Chance) -> Step[State]:
    place = state.hidden_places()[-1]
    odd = state.row[place].hideout % 2
    fact = Fact(House.WITNESS, (place,), odd, state.round)
    told = Witness(place, bool(odd))
    return Step(replace(state, facts=(*state.facts, fact)), (told,))


def _raid(state: State, seat: Seat, chance: Chance) -> Step[State]:
    cards = _but_escape(state.hand)
    if not cards:
        return report_no_effect(state, House.RAID)
    card = chance.choice(cards)
    hand = tuple(held for held in state.hand if held != card)
    told = Raided(state.fugitive, card)
    return Step(replace(state, hand=hand, out=(*state.out, card)), (told,))


def _but_escape(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for card in cards if card != data.ESCAPE)


EFFECTS: Final[Mapping[House, Effect]] = {
    House.FOG: _lasting(_fog),
    House.CROWD: _lasting(_crowd),
    House.LAST_HOPE: _draws(House.LAST_HOPE, "fugitive", house.DRAWN_AT_ONCE),
    House.SHORTCUT: _lasting(_shortcut),
    House.SAFE_HOUSE: _lasting(_safe_house),
    House.LEAK: _leak,
    House.ROADBLOCK: _draws(House.ROADBLOCK, "marshal", house.DRAWN_AT_ONCE),
    House.WITNESS: _witness,
    House.FOOTPRINTS: _asks("trace", House.FOOTPRINTS, True),
    House.INFORMANT: _asks("probe", House.INFORMANT, True),
    House.OVERTIME: _lasting(_overtime),
    House.RAID: _raid,
    House.TIP: _draws(House.TIP, "drawer", 1),
    House.STAKE_OUT: _asks("watch", House.STAKE_OUT, False),
    House.PICKPOCKET: _pickpocket,
    House.BLACKOUT: _asks("close", House.BLACKOUT, False),
    House.SECOND_WIND: _lasting(_second_wind),
}
