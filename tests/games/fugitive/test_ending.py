"""42, the manhunt and every ending: docs/rules/fugitive.md §3.2 ESCAPE and MANHUNT, §3.5, with the examples of §4."""

import pytest

from bot.engine.move import NOT_NOW, Refusal
from cogs.fugitive.events import Manhunt
from cogs.fugitive.rules.game import GAME
from tests.games.fugitive.build import (
    FUGITIVE,
    MARSHAL,
    do,
    event,
    leave,
    line,
    marshal_sees,
    position,
    refused,
    shown,
    spot,
    time_out,
    told,
    verbs,
)


def outcome(state):
    return state.result and (state.result.winners, state.result.reason)


@pytest.mark.parametrize("found", [(), (shown(29),)])
def test_12_a_manhunt_below_30(found):
    """§4 test 12."""
    step = do(position("f_play", *found, spot(40)), "hide 42")
    assert (step.state.phase, told(step)) == ("manhunt", ("ran", "manhunt"))
    assert event(step, "manhunt") == Manhunt(who=MARSHAL, top=29 if found else 0)
    missed = do(step.state, "guess 39")
    assert outcome(missed.state) == ((FUGITIVE,), "escaped")
    assert told(missed) == ("guessed", "over")
    hit = do(step.state, "guess 40")
    assert outcome(hit.state) == ((MARSHAL,), "manhunt")
    assert told(hit) == ("guessed", "found", "over")


@pytest.mark.parametrize("top", [30, 33])
def test_13_27_no_manhunt_from_30_on(top):
    """§4 tests 13 and 27."""
    step = do(position("f_play", spot(28), shown(top), spot(40)), "hide 42")
    assert outcome(step.state) == ((FUGITIVE,), "escaped_clean")
    assert told(step) == ("ran", "over")
    assert refused(step.state, "guess 40", MARSHAL) == NOT_NOW


def test_a_hidden_hideout_from_30_on_does_not_count():
    """§5: the highest revealed hideout decides."""
    assert line(position("f_play", shown(29), spot(31), spot(40)), "hide 42").phase == "manhunt"


def test_25_the_cards_under_42_are_never_asked_for():
    """§4 test 25."""
    state = line(position("f_play", spot(30), spot(36), hand=(38, 37, 42)), "hide 42 37+38")
    for viewer in (None, MARSHAL):
        last = GAME.view(state, viewer).row[-1]
        assert (last.hideout, last.sprints, last.sprint_count, last.revealed) == (42, None, 2, True)
    state = line(state, "guess 36")
    assert (state.phase, state.result) == ("manhunt", None)
    assert marshal_sees(state).row[-1].sprints is None
    assert outcome(line(state, "guess 30")) == ((MARSHAL,), "manhunt")


def test_26_single_numbers_in_a_manhunt():
    """§4 test 26."""
    state = line(position("f_play", spot(36), spot(40)), "hide 42")
    assert verbs(state) == ("guess", "give_up")
    assert refused(state, "guess 36+40") == Refusal("guess_one")
    assert refused(state, "guess 42") == Refusal("guess_range")
    gave_up, late = do(state, "give_up"), time_out(state)
    assert outcome(gave_up.state) == outcome(late.state) == ((FUGITIVE,), "escaped")
    assert told(gave_up) == ("gave_up", "over")
    assert told(late) == ("idle", "gave_up", "over")


def test_giving_up_belongs_to_the_manhunt():
    """§3.2: an ordinary turn has one guess and no pass."""
    assert refused(position("m_guess", spot(5)), "give_up") == NOT_NOW


def test_no_draw_before_a_manhunt_or_in_it():
    """§3.2: after 42 no ordinary Marshal's turn follows."""
    state = line(position("f_play", spot(36), spot(40)), "hide 42")
    assert refused(state, "draw 1").key == "no_draw_in_manhunt"
    assert line(state, "guess 36").marshal_hand == ()


def test_30_the_limit_of_60_rounds():
    """§4 test 30."""
    step = do(position("m_guess", spot(5), round=60), "guess 6")
    assert (outcome(step.state), told(step)) == (((MARSHAL,), "limit"), ("guessed", "over"))
    assert outcome(line(position("m_guess", spot(5), round=60), "guess 5")) == ((MARSHAL,), "caught")
    assert outcome(line(position("m_guess", spot(5), spot(9), round=60), "guess 5")) == ((MARSHAL,), "limit")
    before = line(position("m_guess", spot(5), round=59), "guess 6")
    assert (before.round, before.result) == (60, None)


def test_30_a_manhunt_of_round_60_is_played_out():
    """§5: the limit speaks after the Marshal's guess of an ordinary turn."""
    state = line(position("f_play", spot(36), spot(40), round=60), "hide 42", "guess 36")
    assert state.result is None
    assert outcome(line(state, "guess 40")) == ((MARSHAL,), "manhunt")


PHASES = ["first", "f_draw", "f_play", "bonus", "m_draw", "m_guess", "manhunt"]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_32_whoever_leaves_loses(phase, seat):
    """§4 test 32, second half, in every phase and for either player."""
    step = leave(position(phase, spot(5)), seat)
    assert outcome(step.state) == ((1 - seat,), "resigned")
    assert told(step) == ("over",)


@pytest.mark.parametrize("text", ["idle 0", "idle 1", "resign 0", "resign 1"])
def test_nothing_more_is_played_once_it_is_over(text):
    """§3.2 over."""
    state = leave(position("m_guess", spot(5)), MARSHAL).state
    assert refused(state, text, -1) == NOT_NOW
    assert not GAME.asks(state, FUGITIVE)
    assert not GAME.asks(state, MARSHAL)


def test_at_the_end_everything_is_shown_to_everybody():
    """§3.2 over."""
    state = position("m_guess", spot(5, 2), spot(9), hand=(7, 42), marshal_hand=(8,))
    state = leave(line(state, "guess 5"), MARSHAL).state
    for viewer in (None, MARSHAL, FUGITIVE):
        seen = GAME.view(state, viewer)
        assert [place.hideout for place in seen.row] == [0, 5, 9]
        assert (seen.hand, seen.marshal_hand) == ((7, 42), (8,))
