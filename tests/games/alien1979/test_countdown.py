"""The countdown and the launch: docs/rules/alien1979.md §3.8, C2, R11, R18, R20, R21."""

import pytest

from cogs.alien1979.events import Activated, Launched, Left, Revealed, Stopped, Ticked
from tests.games.alien1979.build import (
    CABALLO,
    REY,
    SOTA,
    A,
    B,
    C,
    asked,
    do,
    event,
    fates,
    key,
    leave,
    line,
    pawn,
    refused,
    reveal,
    table,
    time_out,
    told,
    verbs,
)

CALM = ("4 oros", "6 oros", "4 copas", "6 copas", "4 bastos", "6 bastos", "4 espadas", "6 espadas")


def ready(*others, countdown=None, **more):
    """Seat 0 has entered the codes and sits in the ship."""
    return table(pawn("nave"), *others, enterer=A, countdown=countdown, cards=CALM, **more)


def test_28_only_who_entered_the_codes_starts_it_with_both_points():
    """§4 test 28."""
    state = table(pawn("nave"), pawn("nave"), pawn(), pawn(), enterer=B)
    assert "activate" not in verbs(state)
    refusal = refused(state, "activate")
    assert (refusal.key, refusal.args) == ("not_enterer", {"whom": B})
    state = do(table(pawn("copas"), pawn(), enterer=A), "board", [REY]).state
    assert key(state, "activate") == "points"
    assert "activate" not in verbs(state)


def test_28_only_in_the_ship_once_and_with_codes_entered():
    """C2."""
    assert key(table(pawn("copas"), pawn(), enterer=A), "activate") == "only_in_nave"
    refusal = refused(ready(pawn(), countdown=3), "activate")
    assert (refusal.key, refusal.args) == ("running", {"left": 3})
    assert key(table(pawn("nave"), pawn()), "activate") == "no_pile"


@pytest.mark.parametrize(
    ("drawn", "code", "turns"), [(SOTA, "sota", 2), (CABALLO + 1, "caballo", 3), (REY + 3, "rey", 4)]
)
def test_29_the_card_says_how_many_turns(drawn, code, turns):
    """§4 test 29, R11."""
    step = do(ready(pawn()), "activate", [drawn])
    assert event(step, Activated) == Activated(who=A, code=code, turns=turns)
    assert (step.state.countdown, step.state.turn) == (turns, B)
    state = step.state
    for left in range(turns - 1, -1, -1):
        assert state.result is None
        step = line_step(state)
        assert event(step, Ticked) == Ticked(who=A, left=left)
        state = step.state
    assert (state.result.winners, state.result.reason) == ((A,), "launched")


def line_step(state):
    """Let B pass, then A."""
    return do(do(state, "stop").state, "stop")


def test_49_the_turn_of_activation_does_not_tick():
    """§4 test 49."""
    step = do(ready(pawn()), "activate", [SOTA])
    assert Ticked not in told(step)
    assert step.state.countdown == 2
    state = line(step.state, "stop", "stop")
    assert (state.countdown, state.turn) == (1, B)
    step = line_step(state)
    assert told(step) == (Stopped, Ticked, Launched)
    assert asked(step.state) == ()


@pytest.mark.parametrize("late", [False, True])
def test_50_a_turn_passed_or_missed_ticks(late):
    """§4 test 50."""
    state = ready(pawn(), countdown=2)
    step = time_out(state) if late else do(state, "stop")
    assert event(step, Ticked).left == 1


def test_only_the_turns_of_the_activator_tick():
    """§3.8."""
    state = ready(pawn(), pawn("copas"), countdown=2, turn=B)
    assert line(state, "stop", "stop").countdown == 2


@pytest.mark.parametrize("place", ["copas", "madre", "nave"])
def test_30_it_ticks_wherever_the_activator_is(place):
    """§4 test 30, §3.8."""
    state = table(pawn(place), pawn("nave"), pawn(), enterer=A, countdown=1)
    step = do(state, "stop")
    winners = (A, B) if place == "nave" else (B,)
    assert (step.state.result.winners, step.state.result.reason) == (winners, "launched")


def test_30_the_activator_can_be_thrown_out():
    """§4 test 30: then whoever is aboard wins, and the activator loses."""
    state = table(pawn("nave"), pawn(), pawn("nave"), pawn(), enterer=A, countdown=1, cards=CALM, turn=B)
    state = do(state, "eject 0 bastos").state
    assert (state.countdown, state.pawns[A].place) == (1, "bastos")
    step = do(line(state, "stop", "stop"), "stop")
    assert (step.state.result.winners, step.state.result.reason) == ((C,), "launched")


def test_30_who_comes_back_wins_after_all():
    """§4 test 30."""
    state = do(table(pawn("bastos"), pawn(), enterer=A, countdown=1), "board", [REY]).state
    assert do(state, "stop").state.result.winners == (A,)


def test_31_an_empty_ship_saves_nobody():
    """§4 test 31."""
    step = do(table(pawn("copas"), pawn(), enterer=A, countdown=1), "stop")
    assert (step.state.result.winners, step.state.result.reason) == ((), "empty")
    assert step.events == (Stopped(A, 2), Ticked(A, 0), Launched(()))


def test_several_win():
    """R21: up to the capacity."""
    aboard = [pawn("nave") for _ in range(3)]
    state = table(*aboard, pawn(), pawn(), pawn("copas"), pawn("copas"), pawn("copas"), enterer=A, countdown=1)
    assert do(state, "stop").state.result.winners == (A, B, C)


def test_the_ship_leaves_before_anybody_else_moves():
    """§3.8: before the next player's card."""
    step = do(ready(pawn("copas"), countdown=1), "stop")
    assert Revealed not in told(step)
    assert asked(step.state) == ()


def test_20_everybody_aboard_waits_too():
    """R20: turns go on as usual."""
    state = table(pawn("nave"), pawn("nave"), pawn("nave", marks=1), pawn("nave"), enterer=A, countdown=2)
    step = do(state, "stop")
    assert step.state.result is None
    assert verbs(step.state) == {"go", "stop"}


def test_21_one_survivor_goes_on():
    """R21: and is asked turn after turn."""
    state = reveal(table(pawn("nave"), pawn("oros", marks=4), enterer=A, cards=()), "1 oros").state
    assert fates(state) == ("alive", "dead")
    state = do(state, "activate", [SOTA]).state
    assert (asked(state), state.countdown) == ((A,), 2)
    state = do(state, "stop").state
    assert (asked(state), state.countdown, state.points) == ((A,), 1, 2)
    assert do(state, "stop").state.result.winners == (A,)


def test_51_the_death_of_the_activator_cancels_it():
    """§4 test 51, R12, R16: those aboard stay, and may leave with C1 only."""
    state = table(pawn("oros", marks=4), pawn("nave"), pawn(), pawn(), enterer=A, countdown=2, turn=3)
    state = reveal(state, "2 copas", [0] * 11, by=3).state
    assert (state.countdown, state.enterer, fates(state)[A]) == (None, None, "dead")
    assert [len(codes) for codes in state.lying] == [3, 3, 3, 3]
    assert state.pawns[B].place == "nave"
    state = line(state, "stop")
    assert (state.turn, verbs(state)) == (B, {"go", "stop"})
    assert key(state, "activate") == "no_pile"


def test_51_seats_of_those_aboard_count_after_a_reset():
    """R16."""
    state = table(pawn("madre", "rrr"), pawn("nave"), pawn("copas"))
    state = do(state, "enter").state
    assert state.seats_free() == 0
    assert key(do(state, "stop").state, "board") == "full"


def test_55_the_countdown_of_an_activator_who_left_goes_on():
    """§4 test 55, R18: his empty turns tick, without card and without actions."""
    state = ready(pawn("nave"), pawn("copas"), countdown=2, turn=C)
    state = leave(state, A).state
    assert (state.countdown, state.enterer, fates(state)[A]) == (2, A, "left")
    step = do(state, "stop")
    assert told(step)[:3] == (Stopped, Ticked, Revealed)
    assert event(step, Revealed).who == B
    step = do(do(step.state, "stop").state, "stop")
    assert (step.state.result.winners, step.state.result.reason) == ((B,), "launched")
    assert told(step) == (Stopped, Ticked, Launched)


def test_55_the_turn_in_which_the_activator_leaves_ticks_too():
    """R18."""
    step = leave(ready(pawn("copas"), countdown=2), A)
    assert told(step)[:3] == (Left, Ticked, Revealed)
    assert (step.state.countdown, step.state.turn) == (1, B)
    assert leave(ready(pawn("copas"), countdown=1), A).state.result.reason == "empty"


def test_who_left_never_wins():
    """R18."""
    state = leave(ready(pawn("nave"), pawn(), pawn(), countdown=1), B).state
    assert do(state, "stop").state.result.winners == (A,)
