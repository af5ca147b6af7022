"""Positions of Fugitive in few words, and the only door to play on from them."""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Step
from bot.engine.record import Viewer
from cogs.fugitive import data, house
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Draw, Spot, State
from cogs.fugitive.view import View
from tests.games.door import Door

MARSHAL, FUGITIVE = 0, 1

START = Spot(0, (), 0, True)


def spot(hideout, *sprints, round=1, revealed=False):
    """Lay a hideout on sprint cards."""
    return Spot(hideout, sprints, round, revealed)


def shown(hideout, *sprints, round=1):
    """Lay a revealed hideout."""
    return spot(hideout, *sprints, round=round, revealed=True)


def position(phase, *spots, hand=(42,), marshal_hand=(), round=2, decks=None, due=1, bonus_pass=False, guesses=()):
    """Build a state after card 0 and `spots`; without `decks`, every other card lies in its deck, lowest on top."""
    row = (START, *spots)
    away = {*hand, *marshal_hand, *(card for place in row for card in (place.hideout, *place.sprints))}
    left = tuple(tuple(card for card in band if card not in away) for band in data.BANDS)
    return State(
        fugitive=FUGITIVE,
        bonus_pass=bonus_pass,
        decks=left if decks is None else decks,
        hand=tuple(sorted(hand)),
        marshal_hand=tuple(sorted(marshal_hand)),
        row=row,
        phase=phase,
        round=round,
        due=due,
        guesses=guesses,
    )


def lawful(state, *drawn, dealt=data.DEALT):
    """Let the Fugitive have drawn these cards, each as (card, length of the row then), and the Marshal all hers first.

    All other cards of the Fugitive were dealt, as many as there should be.
    """
    hers = tuple(Draw(MARSHAL, data.band(card), 1, card, 1) for card in state.marshal_hand)
    his = tuple(Draw(FUGITIVE, data.band(card), 1, card, row) for card, row in drawn)
    laid = {card for place in state.row for card in (place.hideout, *place.sprints)}
    rest = {*state.hand, *laid, *state.out}.difference(card for card, _ in drawn)
    assert tuple(len(rest.intersection(band)) for band in data.BANDS) == dealt
    assert {*data.FIRST_HAND} < rest
    decks = tuple(tuple(card for card in deck if card not in state.out) for deck in state.decks)
    return replace(state, draws=hers + his, decks=decks)


def on_top(state, deck, *cards):
    """Lay events and hideouts on a deck (0 to 2), the first one on top; the hideouts leave their places."""
    named = tuple(house.card_of(card) if isinstance(card, house.House) else card for card in cards)
    decks = tuple(
        (*(named if number == deck else ()), *(card for card in held if card not in named))
        for number, held in enumerate(state.decks)
    )
    return replace(state, decks=decks, variant="random")


DOOR = Door(GAME)

do, line, refused, time_out, leave = DOOR.do, DOOR.line, DOOR.refused, DOOR.time_out, DOOR.leave


def asked(state):
    """Give the seat that is asked; exactly one is."""
    (seat,) = DOOR.asked(state)
    return seat


def offered(state: State, verb: str) -> tuple[str, ...]:
    """List the options of the first field of `verb` for whoever is asked; empty if the verb is not offered."""
    return next((a.fields[0].options for a in GAME.asks(state, asked(state)) if a.verb == verb and a.fields), ())


def verbs(state: State) -> tuple[str, ...]:
    """List the verbs offered."""
    return tuple(ask.verb for ask in GAME.asks(state, asked(state)))


def told(step: Step, viewer: Viewer = None) -> tuple[str, ...]:
    """List the keys of the events that reach `viewer`."""
    return tuple(event.key for event in step.events if event.reaches(viewer))


def event(step: Step, key: str) -> Any:
    """Give the one event `key`."""
    (found,) = (event for event in step.events if event.key == key)
    return found


def marshal_sees(state: State) -> View:
    """Give the Marshal's view."""
    return GAME.view(state, MARSHAL)


def fugitive_sees(state: State) -> View:
    """Give the Fugitive's view."""
    return GAME.view(state, FUGITIVE)
