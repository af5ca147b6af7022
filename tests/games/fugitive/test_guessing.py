"""Guesses: docs/rules/fugitive.md §3.4 and M_GUESS of §3.2, with the examples of §4."""

import pytest
from msgspec.structs import replace

from bot.engine.move import Refusal
from cogs.fugitive.deduction import candidates, impossible
from cogs.fugitive.events import Found, Guessed
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Fact
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from tests.contract.playouts import recorded
from tests.games.fugitive.build import (
    FUGITIVE,
    MARSHAL,
    do,
    event,
    line,
    marshal_sees,
    position,
    refused,
    shown,
    spot,
    told,
)


def test_07_a_single_hit_opens_that_hideout_wherever_it_lies():
    """§4 test 7."""
    step = do(position("m_guess", spot(5, 1), spot(9)), "guess 5")
    assert told(step) == ("guessed", "found", "round")
    assert event(step, "guessed") == Guessed(who=MARSHAL, numbers=(5,), hit=True, whose=FUGITIVE)
    assert event(step, "found") == Found(number=5, place=1, sprints=(1,), whose=FUGITIVE)
    assert [place.hideout for place in marshal_sees(step.state).row] == [0, 5, None]
    assert (step.state.phase, step.state.round, step.state.result) == ("f_draw", 3, None)


def test_08_one_wrong_number_spoils_the_guess_and_tells_nothing():
    """§4 test 8."""
    state = position("m_guess", spot(5), spot(9))
    step = do(state, "guess 5+8")
    assert (told(step), step.state.row) == (("guessed", "round"), state.row)
    assert event(step, "guessed") == Guessed(who=MARSHAL, numbers=(5, 8), hit=False)
    assert step.events == do(position("m_guess", spot(6), spot(9)), "guess 5+8").events


def test_09_all_hideouts_named_win():
    """§4 test 9."""
    step = do(position("m_guess", spot(5), spot(9)), "guess 5+9")
    assert told(step) == ("guessed", "found", "found", "over")
    assert (step.state.result.winners, step.state.result.reason) == ((MARSHAL,), "caught")


def test_10_a_sprint_card_is_never_guessed():
    """§4 test 10."""
    step = do(position("m_guess", spot(5), spot(10, 8)), "guess 8")
    assert event(step, "guessed").hit is False


def test_15_the_marshal_can_win_in_round_1():
    """§4 test 15."""
    state = do(position("m_guess", spot(2), round=1), "guess 2").state
    assert (state.result.winners, state.round) == ((MARSHAL,), 1)


@pytest.mark.parametrize("text", ["guess 0", "guess 42", "guess 5+42", "guess 99", "guess 5+0"])
def test_16_numbers_from_1_to_41(text):
    """§4 test 16."""
    assert refused(position("m_guess", spot(5)), text) == Refusal("guess_range")


@pytest.mark.parametrize("text", ["guess -", "guess", "guess five", "guess 05", "guess 5 6", "guess 5+5"])
def test_16_what_is_no_guess(text):
    """§4 test 16; a number named twice counts once where it is typed, and a move names it once."""
    refused(position("m_guess", spot(5)), text)


def test_every_number_may_be_named():
    """§3.4, §5: also the Marshal's own cards and what lies open; they simply miss."""
    state = position("m_guess", shown(2), spot(5), marshal_hand=(7,))
    for number in range(1, 42):
        assert line(state, f"guess {number}").guesses[-1].hit is (number == 5)
    assert not line(state, "guess " + "+".join(map(str, range(1, 42)))).guesses[-1].hit


def test_picks_in_any_order_are_one_guess():
    """§3.4: a set."""
    state = position("m_guess", spot(5), spot(9), spot(11))
    assert do(state, "guess 9+5") == do(state, "guess 5+9")


def test_21_an_open_hideout_spoils_a_guess():
    """§4 test 21."""
    state = position("m_guess", shown(2), spot(5), spot(9))
    step = do(state, "guess 2+5")
    assert (event(step, "guessed").hit, step.state.row) == (False, state.row)


def test_22_a_number_that_missed_may_be_played_later():
    """§4 test 22."""
    state = position("m_guess", spot(2), hand=(5, 42), round=3)
    state = line(state, "guess 5")
    assert 5 in impossible(marshal_sees(state))
    state = line(state, "draw 3", "hide 5 -")
    assert 5 not in impossible(marshal_sees(state))
    assert line(state, "draw 3", "guess 5").guesses[-1] == Guess((5,), True, 4, 3)


def test_a_miss_stands_over_a_42():
    """§7: nothing was laid face-down, so what missed before the manhunt misses in it."""
    state = position("m_guess", spot(30), spot(39), hand=(42,), round=3)
    state = line(state, "guess 40", "draw 2", "hide 42 -")
    assert state.phase == "manhunt"
    assert 40 in impossible(marshal_sees(state))


def test_a_miss_stands_again_when_what_was_laid_since_is_found():
    """§7: whatever still lies face-down lay there when the number missed."""
    state = line(position("m_guess", spot(2), hand=(4, 42), round=3), "guess 5", "draw 3", "hide 4 -", "draw 3")
    assert 5 not in impossible(marshal_sees(state))
    assert 5 in impossible(marshal_sees(line(state, "guess 4")))


def possible(state):
    """List what the Marshal's notepad leaves."""
    return set(range(1, 42)) - impossible(marshal_sees(state))


def test_the_notepad_crosses_off_what_cannot_be():
    """§7: own cards, what lies open, and single misses after which nothing was laid face-down that could hold them."""
    row = (shown(3, 4), spot(6, 1), spot(14, 16, 18, 20))
    misses = (
        Guess((7,), False, 1, 3),
        Guess((9,), False, 1, 3),
        Guess((10,), False, 2, 4),
        Guess((11, 12), False, 2, 4),
    )
    state = position("m_guess", *row, marshal_hand=(8, 22), guesses=misses)
    assert possible(state) == {5, 6, 7, 9, *range(11, 16)}


def test_the_notepad_crosses_off_what_no_place_can_reach():
    """§3.3, §7: a face-down sprint card may be worth two footprints, one that lies open is worth what it says."""
    assert possible(position("m_guess", spot(3), spot(7, 9))) == set(range(1, 9))
    traced = (spot(3), replace(spot(7, 9), sprints_shown=True))
    assert possible(position("m_guess", *traced)) == set(range(1, 8))
    assert possible(position("m_guess", shown(5), spot(7), shown(9))) == {6, 7, 8}
    run = position("manhunt", spot(38, *range(10, 29)), shown(42, 2, 4, 6, 8), hand=())
    assert possible(run) == set(range(31, 42))


def test_the_notepad_reckons_from_place_to_place():
    """§7: 2 and 3 are out, so 1 lies first, and the next one is 4 at most; a Witness halves what is left."""
    row = (spot(1), spot(4, round=2))
    missed = (Guess((2,), False, 1, 2),)
    state = position("m_guess", *row, marshal_hand=(3,), guesses=missed)
    assert possible(state) == {1, 2, 4}
    assert possible(replace(state, facts=(Fact(House.WITNESS, (2,), 1, 2),))) == set()
    assert possible(replace(state, facts=(Fact(House.WITNESS, (2,), 0, 2),))) == {1, 2, 4}


def test_what_missed_beside_a_hideout_that_lay_there_missed_alone():
    """§7: 2 and 5 missed together while 5 lay there; a card of the Marshal's hand would have spoilt it in any case."""
    row, together = (spot(3), shown(5, 8)), (Guess((2, 5), False, 2, 3),)
    assert possible(position("m_guess", *row, guesses=together)) == {1, 3}
    assert possible(position("m_guess", spot(3), spot(6), guesses=together)) == set(range(1, 7))
    spoilt = (Guess((2, 5, 9), False, 2, 3),)
    assert possible(position("m_guess", *row, marshal_hand=(9,), guesses=spoilt)) == {1, 2, 3}


def test_what_lies_there_is_always_possible_and_never_crossed_off():
    for number in range(60):
        for turn in recorded("fugitive", number):
            state = turn.step.state
            view = GAME.view(state, state.marshal)
            for lies, held in zip(state.row, candidates(view), strict=True):
                assert lies.hideout in held
            assert not state.hidden() & impossible(view)


def test_guesses_are_public_and_hands_are_not():
    """§3.1."""
    state = line(position("m_guess", spot(5), hand=(7, 42), marshal_hand=(8,)), "guess 6")
    public = GAME.view(state, None)
    assert public.guesses == (Guess((6,), False, 2, 2),)
    assert (public.hand, public.marshal_hand, public.hand_size, public.marshal_hand_size) == (None, None, 2, 1)
    assert (GAME.view(state, FUGITIVE).hand, GAME.view(state, FUGITIVE).marshal_hand) == ((7, 42), None)
    assert (GAME.view(state, MARSHAL).hand, GAME.view(state, MARSHAL).marshal_hand) == (None, (8,))
