"""What a time-out plays: docs/rules/fugitive.md §3.2, with the examples of §4."""

import pytest

from bot.engine.move import NOT_NOW
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from tests.games.fugitive.build import FUGITIVE, MARSHAL, do, line, position, refused, shown, spot, time_out, told


def test_28_both_draws_from_deck_1_and_the_guess_is_still_due():
    """§4 test 28."""
    state = position("m_draw", spot(2), round=1, due=2)
    step = time_out(state)
    assert [draw.deck for draw in step.state.draws] == [0, 0]
    assert (step.state.phase, step.state.marshal_hand) == ("m_guess", (4, 5))
    assert told(step, FUGITIVE) == ("idle", "drew", "drew")
    assert told(step, MARSHAL) == ("idle", "drew", "drew_card", "drew", "drew_card")


def test_28_only_what_is_still_due_is_drawn():
    """§4 test 28 after the first draw was chosen."""
    state = time_out(line(position("m_draw", spot(2), round=1, due=2), "draw 3")).state
    assert [draw.deck for draw in state.draws] == [2, 0]


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_32_one_of_three_hideouts_at_random(drawn):
    """§4 test 32, first half."""
    state = position("first", hand=(1, 2, 3, 5, 6, 42), round=1)
    step = time_out(state, [drawn])
    assert step.state.row[-1] == spot((1, 2, 3)[drawn])
    assert (step.state.phase, step.state.due) == ("m_draw", 2)
    assert told(step) == ("idle", "hid")
    seen = GAME.view(step.state, MARSHAL).row[-1]
    assert (seen.hideout, seen.sprint_count) == (None, 0)


def test_32_the_marshal_cannot_tell_which():
    """§4 test 32: view and events are the same for each."""
    state = position("first", hand=(1, 2, 3, 5, 6, 42), round=1)
    steps = [time_out(state, [drawn]) for drawn in range(3)]
    assert len({GAME.view(step.state, MARSHAL) for step in steps}) == 1
    assert len({told(step, MARSHAL) for step in steps}) == 1


def test_after_one_hideout_a_time_out_stops():
    """§3.2 F_FIRST."""
    state = line(position("first", hand=(1, 2, 3, 42), round=1), "hide 2 -")
    step = time_out(state)
    assert (len(step.state.row), step.state.phase, told(step)) == (2, "m_draw", ("idle",))


def test_the_fugitive_draws_from_the_lowest_deck_and_is_asked_again():
    """§3.2: a time-out plays to the end of its phase."""
    state = time_out(position("f_draw", spot(2), decks=((), (20,), (30,)))).state
    assert (state.phase, state.hand) == ("f_play", (20, 42))
    assert time_out(state).state.phase == "m_draw"


def test_a_time_out_passes_without_a_hideout():
    """§3.2 F_PLAY."""
    state = position("f_play", spot(2), hand=(3, 42))
    step = time_out(state)
    assert (step.state.row, step.state.hand, told(step)) == (state.row, state.hand, ("idle", "passed"))


def guessed(*spots, guesses=(), marshal_hand=()):
    state = position("m_guess", *spots, guesses=guesses, marshal_hand=marshal_hand)
    return time_out(state).state.guesses[-1].numbers


def test_the_default_guess_is_the_lowest_that_is_not_publicly_ruled_out():
    """§3.2 M_GUESS."""
    assert guessed(spot(5), spot(9)) == (1,)
    assert guessed(shown(1), shown(4, 2), spot(5)) == (3,)
    assert guessed(spot(5), guesses=(Guess((1,), False, 1, 2), Guess((2,), False, 1, 2))) == (3,)


def test_the_default_guess_knows_public_things_only():
    """§3.2: neither the Marshal's hand nor face-down cards count."""
    assert guessed(spot(5), spot(9), marshal_hand=(4, 6)) == (1,)
    assert guessed(shown(1), shown(2), shown(3), spot(5), marshal_hand=(4,)) == (4,)
    assert guessed(spot(3, 1, 2), spot(5)) == (1,)


def test_old_misses_several_numbers_and_hits_rule_nothing_out():
    """§3.2: only single misses since the row last grew."""
    old = (Guess((1,), False, 1, 2), Guess((1, 2), False, 2, 3))
    assert guessed(spot(5), spot(9), guesses=old) == (1,)


def test_when_every_number_is_ruled_out_it_is_1():
    """§3.2."""
    misses = tuple(Guess((number,), False, 2, 2) for number in range(1, 42))
    assert guessed(spot(5), guesses=misses) == (1,)


def test_the_default_guess_counts_like_any_other():
    """§3.2: it can even win."""
    assert time_out(position("m_guess", spot(1))).state.result.winners == (MARSHAL,)
    assert time_out(position("m_guess", spot(2), round=60)).state.result.reason == "limit"


def test_only_who_is_asked_can_run_out_of_time():
    """§3.2."""
    assert refused(position("m_guess", spot(5)), f"idle {FUGITIVE}", -1) == NOT_NOW
    assert refused(position("f_play", spot(5)), f"idle {MARSHAL}", -1) == NOT_NOW


def test_a_whole_game_of_time_outs_ends():
    """§3.2, §5: the Marshal's default guesses find a hideout of 1, 2 or 3."""
    state = position("first", hand=(1, 2, 3, 5, 6, 7, 16, 17, 42), round=1)
    state = time_out(state, [2]).state
    while state.result is None:
        state = time_out(state).state
    assert (state.round, state.result.reason) == (3, "caught")


def test_the_table_speaks_for_nobody_else():
    """The door: other words of the table, or a seat that is not there, are refused."""
    for text in ("pass", "draw 1", "tick 0"):
        assert refused(position("f_play", spot(5)), text, -1) == NOT_NOW
    assert do(position("f_play", spot(5)), f"idle {FUGITIVE}", seat=-1).state.phase == "m_draw"


@pytest.mark.parametrize("seat", [-2, 2, 7])
@pytest.mark.parametrize("phase", ["f_play", "m_guess"])
def test_a_seat_that_is_not_there_is_never_asked(seat, phase):
    """The door: only the two seats play."""
    assert not GAME.asks(position(phase, spot(5)), seat)
    assert refused(position("m_guess", spot(5)), "guess 5", seat) == NOT_NOW
    assert refused(position(phase, spot(5)), f"resign {seat}", -1) == NOT_NOW
    assert refused(position(phase, spot(5)), f"idle {seat}", -1) == NOT_NOW
