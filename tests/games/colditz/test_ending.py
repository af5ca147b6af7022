"""Ends of the game: docs/rules/colditz.md §3.17, cases 74, 80, 81, 88, 159 to 161."""

import pytest

from bot.engine.game import settled
from bot.engine.record import TABLE
from cogs.colditz.events.prisoners import Escaped
from cogs.colditz.rules.castle.board import NEIGHBOURS
from cogs.colditz.rules.game import GAME, LIMITS
from cogs.colditz.state import ESCAPED
from tests.games.colditz.build import (
    A,
    B,
    asked,
    begun,
    dice,
    do,
    event,
    germans,
    key,
    leave,
    officer,
    table,
    told,
    where,
)


def ended(*officers, **more):
    """Let the German end the round, and with it the game."""
    return do(germans(*officers, **more), "end")


def test_an_escape():
    """Case 74."""
    start = next(place for place in NEIGHBOURS["AQ45"] if place not in NEIGHBOURS["AP45"] and place != "AP45")
    step = do(table(officer(f"{start} 44,20", kit=True), points=6), "move 0.0 AP45")
    assert where(step.state, "0.0") == ESCAPED
    assert event(step, "escaped") == Escaped(A, "0.0", "O6", 1, step.state.german, start)
    assert step.state.turn.points == 4


@pytest.mark.usefixtures("turns_wait")
def test_passing_an_objective_counts():
    """§3.11: no exact roll is needed; with the kit it may be occupied (R15)."""
    state = table(officer("AQ45 44,20", kit=True), officer("AP45"), points=1)
    assert do(state, "move 0.0 AP45").state.officers[A].escapes == 1


def test_the_round_is_finished():
    """Case 80, R16: most escapes win, equal ones share."""
    state = table(officer("AQ45 44,20 escaped", kit=True, escapes=1), officer("44,14"), points=5)
    step = do(state, "move 0.0 AP45")
    assert step.state.result is None
    state = do(step.state, "end", dice("13")).state
    assert asked(state) == (B,)
    alone = do(do(state, "end", dice("46")).state, "end").state
    assert (alone.result.winners, alone.result.reason, alone.result.standing) == ((A,), "escaped", (2, 0, 0))
    equal = ended(officer("44,20", escapes=2), officer("44,14", escapes=2), officer("46,14")).state.result
    assert equal.winners == (A, B)
    more = ended(officer("44,20", escapes=2), officer("44,14", escapes=3)).state.result
    assert more.winners == (B,)


def test_time_is_up():
    """Case 81: nobody at the target."""
    step = ended(officer("44,20", escapes=1), officer("46,20"), round=40)
    assert (step.state.result.winners, step.state.result.reason) == ((2,), "time")
    assert told(step) == ("ended", "over")


def test_the_target_is_for_one_officer():
    """Case 88: two with one each have not got it."""
    result = ended(officer("44,20", escapes=1), officer("46,20", escapes=1), round=40).state.result
    assert result.winners == (2,)


def test_the_target_in_time():
    """Case 159: reached in the last round it counts."""
    result = ended(officer("44,20", escapes=2), officer("46,20", escapes=1), round=40).state.result
    assert (result.winners, result.reason) == ((A,), "escaped")


@pytest.mark.parametrize("rounds", [20, 40, 50])
def test_the_limit_in_rounds(rounds):
    """§3.17: after the German's last turn."""
    state = germans(officer("44,20"), round=rounds, rounds=rounds)
    assert do(state, "end").state.result.reason == "time"
    assert do(germans(officer("44,20"), round=rounds - 1, rounds=rounds), "end", dice("13")).state.result is None


def test_nobody_left():
    """R26: at once, unless an officer in the game has the target."""
    last = germans(officer("44,0 dead"), officer("", out=True), guards="60,4", hand="shoot")
    assert do(last, "shoot 0.0 g0", dice("65")).state.result.reason == "nobody_left"
    safe = germans(officer("44,0 escaped escaped", escapes=2), guards="60,4", hand="shoot")
    state = do(safe, "shoot 0.0 g0", dice("65")).state
    assert state.result is None
    assert do(state, "end").state.result.winners == (A,)


def test_an_eliminated_officer_cannot_win():
    """Case 161, R34."""
    state = germans(officer("out", out=True, escapes=2), officer("44,20", escapes=1), round=40)
    result = do(state, "end").state.result
    assert (result.winners, result.standing) == ((2,), (0, 1, 0))


def test_the_german_leaves():
    """The officers have won."""
    result = leave(table(officer("44,20"), officer("46,20")), 2).state.result
    assert (result.winners, result.reason) == ((A, B), "german_left")


def test_an_officer_leaves():
    """His men go, his cards too; in his turn the next one begins; without officers the German wins."""
    state = table(officer("44,20", "rope", "hide"), officer("46,20"))
    step = leave(state, A, dice("13"))
    assert asked(step.state) == (B,)
    assert step.state.piles[2] == 12
    assert leave(step.state, B).state.result.winners == (2,)


def test_an_escaped_man_is_not_lost_with_his_officer_away():
    """§3.10: eliminated, all his pawns are out."""
    state = leave(table(officer("44,20 escaped", escapes=1), officer("46,20")), A, dice("13")).state
    assert [man.place for man in state.officers[A].men] == ["out", "out"]
    assert GAME.view(state, None).officers[A].out


def test_everything_is_shown_at_the_end():
    """§3.19: nothing stays secret."""
    state = ended(officer("44,20", "rope", "hide"), officer("46,20"), round=40, hand="search").state
    view = GAME.view(state, None)
    assert view.officers[A].cards == ("hide.1",)
    assert view.hand == ("search.1",)


def time_up(state, draws=()):
    """Let the minutes of a game be over."""
    return do(state, "time", draws, TABLE)


MINUTES = {"rounds": 0, "round": 60}


def test_the_minutes_are_over():
    """Cases 81 and 159: the game stops in mid-turn; who has the target then has won, with most or shared."""
    step = time_up(table(officer("44,20", escapes=1), officer("46,20"), points=5, **MINUTES))
    assert told(step) == ("time_up", "over")
    assert step.state.result.winners == (2,)
    shared = time_up(table(officer("44,20", escapes=2), officer("46,20", escapes=2), **MINUTES)).state.result
    assert (shared.winners, shared.reason) == ((A, B), "escaped")
    assert time_up(begun(3, limit="minutes_60")).state.result.reason == "time"


def test_what_is_being_resolved_is_finished_first():
    """§3.17: a man before a gate that the German may still shut gets home and counts; a second end of time is none."""
    state = table(officer("AX32 44,20", "pass", kit=True, escapes=1), points=40, hand="search", **MINUTES)
    step = do(state, "move 0.0 AW44")
    assert step.state.interruption.kind == "gate"
    late = time_up(step.state)
    assert told(late) == ("time_up",)
    assert (late.state.result, late.state.interruption.kind) == (None, "gate")
    assert key(late.state, "time", TABLE) == "not-now"
    home = do(late.state, "no").state
    assert (where(home, "0.0"), home.result.winners, home.result.reason) == (ESCAPED, (A,), "escaped")
    way = do(table(officer("AX32 44,20", "pass", kit=True), points=40, hand="pass_caught", **MINUTES), "move 0.0 AW44")
    caught = do(time_up(way.state).state, "intercept").state
    assert (where(caught, "0.0"), caught.result.reason) == ("AX32", "time")


def test_a_game_of_rounds_has_no_minutes():
    """§3.17: the group picks one of them."""
    assert key(table(officer("44,20")), "time", TABLE) == "not-now"
    lasting = {choice: GAME.time_limit(settled(GAME, {"limit": choice})) for choice in LIMITS}
    assert lasting == {
        "seats": 0,
        "short": 0,
        "rounds_20": 0,
        "rounds_40": 0,
        "rounds_50": 0,
        "minutes_60": 3600,
        "minutes_120": 7200,
        "minutes_180": 10800,
    }
    assert do(germans(officer("44,20"), **MINUTES), "end", dice("13")).state.result is None
