"""Draws and empty decks: docs/rules/fugitive.md §3.2 F_DRAW and M_DRAW, §6.1, with the examples of §4."""

import pytest

from bot.engine.move import Refusal
from cogs.fugitive.events import Drew, DrewCard
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Draw
from tests.games.fugitive.build import (
    FUGITIVE,
    MARSHAL,
    do,
    event,
    line,
    position,
    refused,
    spot,
    time_out,
    told,
    verbs,
)

EMPTY = ((), (), ())


@pytest.mark.parametrize(("first", "second"), [("1", "1"), ("1", "3"), ("2", "1")])
def test_06_the_marshal_draws_twice_at_first(first, second):
    """§4 test 6."""
    state = position("m_draw", spot(2), hand=(1, 3, 42), round=1, due=2)
    one = line(state, f"draw {first}")
    assert (one.phase, len(one.marshal_hand), verbs(one)) == ("m_draw", 1, ("draw",))
    assert GAME.view(one, MARSHAL).hand is None
    assert len(GAME.view(one, MARSHAL).marshal_hand) == 1
    two = line(one, f"draw {second}")
    assert (two.phase, len(two.marshal_hand), verbs(two)) == ("m_guess", 2, ("guess",))
    assert line(two, "guess 41").phase == "f_draw"


def test_the_marshal_draws_once_in_later_rounds():
    """§3.2 M_DRAW."""
    state = line(position("f_play", spot(2), hand=(3, 42)), "pass")
    assert (state.phase, state.due) == ("m_draw", 1)
    assert line(state, "draw 1").phase == "m_guess"


@pytest.mark.parametrize(("phase", "seat", "other"), [("f_draw", FUGITIVE, MARSHAL), ("m_draw", MARSHAL, FUGITIVE)])
def test_a_draw_tells_the_deck_to_all_and_the_card_to_one(phase, seat, other):
    """§3.1: draws are public, their cards are not."""
    step = do(position(phase, spot(2)), "draw 2")
    assert told(step, seat) == ("drew", "drew_card")
    assert told(step, other) == told(step, None) == ("drew",)
    assert event(step, "drew") == Drew(who=seat, deck=2)
    assert event(step, "drew_card") == DrewCard(who=seat, card=15, to=(seat,))
    assert step.state.draws == (Draw(seat, 1, 2, 15, row=2),)
    assert GAME.view(step.state, seat).draws[0].card == 15
    assert GAME.view(step.state, other).draws[0].card is None
    assert GAME.view(step.state, None).draws[0].card is None
    assert step.state.decks[1][0] == 16


def test_an_empty_deck_cannot_be_chosen():
    """§5."""
    state = position("m_draw", spot(2), decks=((), (16,), (30,)))
    assert refused(state, "draw 1") == Refusal("deck_empty", {"deck": "1"})
    assert line(state, "draw 3").marshal_hand == (30,)


@pytest.mark.parametrize("text", ["draw 0", "draw 4", "draw", "draw -", "draw 1+2", "draw one", "draw 1 1"])
def test_what_is_no_draw(text):
    """§3.2: one deck that exists."""
    refused(position("f_draw", spot(2)), text)


def test_24_without_decks_the_marshal_guesses_at_once():
    """§4 test 24, M_DRAW."""
    step = do(position("f_play", spot(2), hand=(3, 42), decks=EMPTY), "hide 3")
    assert (step.state.phase, told(step)) == ("m_guess", ("hid",))
    assert line(position("f_play", spot(2), hand=(3, 42), decks=EMPTY), "pass").phase == "m_guess"


def test_24_without_decks_the_fugitive_plays_at_once():
    """§4 test 24, F_DRAW."""
    state = line(position("m_guess", spot(2), decks=EMPTY), "guess 9")
    assert (state.phase, state.round) == ("f_play", 3)


def test_24_the_last_card_is_drawn_and_the_turn_goes_on():
    """§4 test 24, a deck that runs out in the middle."""
    state = position("f_draw", spot(2), hand=(3, 42), decks=((), (), (40,)))
    played = line(state, "draw 3", "pass")
    assert (played.phase, played.hand) == ("m_guess", (3, 40, 42))


def test_24_a_second_draw_that_is_not_possible_is_skipped():
    """§4 test 24, the two draws of round 1 with one card left."""
    state = position("m_draw", spot(2), round=1, due=2, decks=((7,), (), ()))
    assert line(state, "draw 1").phase == "m_guess"
    assert time_out(state).state.phase == "m_guess"


def test_24_without_decks_a_pass_brings_no_question():
    """§6.1 with nothing to take."""
    state = position("f_play", spot(2), decks=EMPTY, bonus_pass=True)
    assert line(state, "pass").phase == "m_guess"


BONUS = ((), (15, 17, 19, 21), (30, 31, 32, 33, 34, 35))


def test_31_the_second_edition_pass():
    """§4 test 31."""
    passed = do(position("f_play", spot(2), decks=BONUS, bonus_pass=True), "pass")
    assert (passed.state.phase, verbs(passed.state), told(passed)) == ("bonus", ("take", "decline"), ("passed",))
    taken = do(passed.state, "take")
    assert (taken.state.phase, taken.state.hand) == ("m_draw", (15, 42))
    assert (told(taken, FUGITIVE), told(taken, MARSHAL)) == (("drew", "drew_card"), ("drew",))
    declined = do(passed.state, "decline")
    assert (declined.state.phase, declined.state.hand, told(declined)) == ("m_draw", (42,), ("declined",))
    late = time_out(passed.state)
    assert (late.state, told(late)) == (declined.state, ("idle", "declined"))


def test_31_the_last_card_taken_leaves_nothing_to_draw():
    """§6.1, then §4 test 24."""
    state = position("f_play", spot(2), decks=((), (), (40,)), bonus_pass=True)
    assert line(state, "pass", "take").phase == "m_guess"


def test_31_only_a_pass_that_was_chosen_brings_the_question():
    """§3.2: a time-out passes without the card; a hideout brings none."""
    state = position("f_play", spot(2), hand=(3, 42), bonus_pass=True)
    assert time_out(state).state.phase == "m_draw"
    assert line(state, "hide 3").phase == "m_draw"
    assert line(position("f_play", spot(2)), "pass").phase == "m_draw"
