"""Leaving the game, in every phase: docs/rules/alien1979.md R18."""

import pytest

from bot.engine.move import NOT_NOW
from bot.engine.record import TABLE
from cogs.alien1979.events import Harmless, Left, Over, PutDown, Reset, Revealed, Ticked
from tests.games.alien1979.build import (
    SHUFFLE,
    A,
    B,
    C,
    asked,
    dead,
    do,
    event,
    fates,
    holds,
    key,
    knows,
    leave,
    lies,
    line,
    marks,
    pawn,
    reveal,
    seen,
    table,
    told,
)


def test_ones_own_turn_ends_at_once():
    """R18: with or without points."""
    for state in (table(pawn(), pawn(), pawn()), line(table(pawn(), pawn(), pawn()), "arm")):
        step = leave(state, A)
        assert told(step)[:2] == (Left, Revealed)
        assert (fates(step.state)[A], asked(step.state)) == ("left", (B,))


def test_out_of_turn_the_others_go_on():
    """R18."""
    step = leave(table(pawn(), pawn("copas", marks=2, shielded=True), pawn()), B)
    assert told(step) == (Left,)
    gone = step.state.pawns[B]
    assert (gone.place, gone.marks, gone.weapon, gone.shielded) == ("", 0, False, False)
    assert (asked(step.state), step.state.points) == ((A,), 2)
    assert do(step.state, "stop").state.turn == C


def test_codes_stay_where_the_leaver_stood():
    """R18."""
    step = leave(table(pawn(), pawn("copas", "crr"), lying={"copas": "s"}), B)
    assert lies(step.state, "copas") == "scrr"
    assert event(step, Left) == Left(who=B, sector="copas", codes=3)
    assert knows(step.state, B, "copas") == ""


@pytest.mark.parametrize(
    ("lying", "sector"),
    [
        ({}, "bastos"),
        ({"bastos": "s"}, "espadas"),
        ({"bastos": "s", "espadas": "c", "copas": "r"}, "oros"),
        ({"bastos": "ss", "espadas": "cc", "oros": "rr", "copas": "s"}, "copas"),
        ({"bastos": "s", "espadas": "c", "oros": "r", "copas": "s"}, "bastos"),
    ],
)
def test_from_madre_they_go_where_fewest_lie(lying, sector):
    """R18: ties bastos, espadas, oros, copas."""
    step = leave(table(pawn(), pawn("madre", "cr"), lying=lying), B)
    assert event(step, Left).sector == sector
    assert set(lies(step.state, sector)) >= {"c", "r"}


def test_54_the_target_of_a_forced_discard_leaves():
    """§4 test 54."""
    state = do(table(pawn(), pawn("copas", "rrs"), pawn()), "force 1").state
    step = leave(state, B)
    assert lies(step.state, "copas") == "srr"
    assert told(step) == (Left,)
    assert (asked(step.state), step.state.points) == ((A,), 1)


def test_54_with_the_last_point_spent_the_turn_is_over():
    """§4 test 54."""
    state = line(table(pawn(), pawn("copas", "rrs"), pawn()), "arm", "force 1")
    step = leave(state, B)
    assert told(step)[:2] == (Left, Revealed)
    assert asked(step.state) == (C,)


def test_who_forced_the_discard_leaves():
    """R18: the target chooses all the same, then the next turn begins."""
    state = do(table(pawn(), pawn("copas", "rrs"), pawn()), "force 1").state
    state = leave(state, A).state
    assert asked(state) == (B,)
    step = do(state, "lose rey")
    assert (lies(step.state, "copas"), asked(step.state), step.state.turn) == ("r", (B,), B)
    assert told(step)[:2] == (PutDown, Revealed)


def test_a_bystander_leaves_while_another_chooses():
    """R18."""
    state = do(table(pawn(), pawn("copas", "rrs"), pawn("copas", "c")), "force 1").state
    state = leave(state, C).state
    assert (asked(state), lies(state, "copas")) == ((B,), "c")
    state = do(state, "lose sota").state
    assert (asked(state), state.points) == ((A,), 1)


def odd():
    """Three owe a code; it is the turn of seat 0."""
    state = table(pawn("copas", "rs"), pawn("copas", "cs"), pawn("copas", "cr"))
    return reveal(state, "5 copas").state


def test_one_of_several_who_choose_leaves():
    """R18: an owed choice lapses."""
    state = leave(odd(), B).state
    assert (asked(state), lies(state, "copas")) == ((A, C), "sc")
    state = do(state, "lose rey", seat=A).state
    state = do(state, "lose rey", seat=C).state
    assert lies(state, "copas") == "scrr"
    assert asked(state) == (A,)


def test_one_who_has_chosen_leaves():
    """R18: all codes go down, none twice."""
    state = do(odd(), "lose sota", seat=B).state
    state = leave(state, B).state
    assert (asked(state), lies(state, "copas"), seen(state, B).choice) == ((A, C), "sc", None)
    state = do(do(state, "lose rey", seat=A).state, "lose rey", seat=C).state
    assert lies(state, "copas") == "scrr"


def test_the_last_who_owed_leaves():
    """R18: then the others' choices come down and the turn goes on."""
    state = do(do(odd(), "lose rey", seat=A).state, "lose rey", seat=C).state
    step = leave(state, B)
    assert told(step) == (Left, PutDown, PutDown)
    assert lies(step.state, "copas") == "scrr"
    assert asked(step.state) == (A,)


def test_the_player_whose_card_it_was_leaves_while_all_choose():
    """R18: the others still choose, and the next player's turn follows."""
    state = leave(odd(), A).state
    assert asked(state) == (B, C)
    state = do(state, "lose sota", seat=B).state
    step = do(state, "lose rey", seat=C)
    assert told(step)[:3] == (PutDown, PutDown, Revealed)
    assert (step.state.turn, asked(step.state)) == (B, (B,))


def test_leaving_in_the_middle_of_a_swap():
    """R18: all five codes go down."""
    state = do(table(pawn("copas", "ccrr"), pawn(), lying={"copas": "ss"}), "take", [0]).state
    step = leave(state, A)
    assert lies(step.state, "copas") == "ssccrr"
    assert (asked(step.state), step.state.phase) == ((B,), "act")


def test_another_leaves_in_the_middle_of_a_swap():
    """R18: the swap goes on."""
    state = do(table(pawn("copas", "ccrr"), pawn("copas", "s"), pawn(), lying={"copas": "s"}), "take", [0]).state
    state = leave(state, B).state
    assert (asked(state), state.phase) == ((A,), "swap")
    after = do(state, "back sota").state
    assert (lies(after, "copas"), holds(after, A), after.points) == ("ss", "ccrr", 1)


def test_55_an_enterer_without_countdown_leaves():
    """§4 test 55: as if he had died."""
    state = table(pawn(), pawn("madre"), pawn("nave"), enterer=B)
    step = leave(state, B, SHUFFLE)
    assert told(step) == (Left, Reset)
    assert (step.state.enterer, [len(codes) for codes in step.state.lying]) == (None, [3, 3, 3, 3])
    assert (asked(step.state), step.state.points, step.state.pawns[C].place) == ((A,), 2, "nave")


def test_55_an_enterer_leaves_in_his_own_turn():
    """§4 test 55: the next card is a calm one."""
    state = table(pawn(), pawn("oros"), enterer=A, cards=("3 copas",))
    step = leave(state, A, SHUFFLE)
    assert told(step) == (Left, Reset, Revealed, Harmless)
    assert (marks(step.state), step.state.enterer) == ((0, 0), None)


def test_another_than_the_enterer_leaves():
    """R18: nothing is reset."""
    state = leave(table(pawn(), pawn("nave"), enterer=A), B).state
    assert (state.enterer, state.lying) == (A, ((), (), (), ()))


def test_from_the_ship_nothing_is_left_behind():
    """R18: in the ship nobody holds codes."""
    step = leave(table(pawn(), pawn("nave"), enterer=A), B)
    assert event(step, Left).codes == 0


def test_when_the_last_one_leaves_nobody_wins():
    """R18."""
    step = leave(table(pawn("copas", "rr"), dead(), dead("left")), A)
    assert (step.state.result.winners, step.state.result.reason) == ((), "left")
    assert step.events == (Left(A, "copas", 2), Over("left"))
    assert asked(step.state) == ()


def test_when_the_last_to_go_was_killed_the_alien_wins():
    """R18."""
    state = leave(table(pawn("oros", marks=4), pawn()), B).state
    assert reveal(state, "1 oros").state.result.reason == "alien"


def test_when_the_last_enterer_leaves_it_is_over():
    """R18: with a countdown running, too; nobody is left to be saved."""
    step = leave(table(pawn("nave"), dead(), enterer=A, countdown=1), A)
    assert (step.state.result.winners, step.state.result.reason) == ((), "left")
    assert Ticked not in told(step)
    assert leave(table(pawn("nave"), dead(), enterer=A), A, SHUFFLE).state.result.reason == "left"


def test_nobody_leaves_twice():
    """R18."""
    state = table(pawn(), dead(), dead("left"), pawn())
    for seat in (1, 2, 7):
        assert key(state, f"resign {seat}", TABLE) == NOT_NOW.key


def test_the_rest_can_play_on_after_all_but_one_left():
    """R18, R21."""
    state = leave(leave(table(pawn(), pawn("copas"), pawn()), C).state, A).state
    assert (asked(state), state.turn) == ((B,), B)
    assert asked(do(state, "stop").state) == (B,)
