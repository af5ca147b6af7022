"""Leaving the game, in every phase: docs/rules/stalag17.md E31, E38, B30."""

import pytest

from bot.engine.record import TABLE
from tests.games.stalag17.build import (
    A,
    B,
    C,
    D,
    asked,
    called,
    deal,
    do,
    event,
    key,
    leave,
    left,
    names,
    seen,
    table,
    time_out,
    told,
    vigilance,
    who,
)


def test_b30():
    """§3.12 B30: in the middle of the own turn: it ends without an action."""
    state = table(who("food1"), who("r3"), who("barr", "barr"), plan="+ 3", rules="joint informer", turn=C)
    step = leave(state, C)
    assert (told(step), asked(step.state)) == (("left",), (A,))
    assert step.state.players[C].hand == state.players[C].hand


def test_b30_later():
    """§3.12 B30: the seat stays in the roll call and in the number of players; it is asked nothing."""
    coin = {"coin": True}
    players = (who(laid="r3", **coin), who(laid="r3", **coin), who("barr", "barr", gone=True, **coin))
    step = do(table(*players, plan="+ 3", rules="joint informer"), "escape")
    assert asked(step.state) == (B,)
    step = do(step.state, "join", deal())
    assert (called(step.state, C).change, vigilance(step.state)[C]) == (8 - 9, 0)
    assert (step.state.phase, asked(step.state), len(step.state.players[C].hand)) == ("coin", (A, B), 2)
    state = do(do(step.state, "coin heads", seat=A).state, "coin tails", seat=B).state
    assert [(p.informer, p.coin) for p in state.players] == [(False, True), (True, False), (False, True)]


def test_after_a_failed_attempt_the_turn_was_not_idle():
    """E31: as by time-out."""
    state = do(table(who("food1"), who(), who()), "escape").state
    step = leave(state, A)
    assert (vigilance(step.state)[A], asked(step.state), step.state.idle) == (2, (B,), 0)


def test_out_of_turn_nothing_moves():
    """E31."""
    state = leave(table(who("food1"), who("r3"), who()), B).state
    assert (asked(state), state.players[B].gone) == ((A,), True)
    assert asked(do(state, "draw").state) == (C,)


def test_an_absent_seat_takes_idle_turns():
    """E31: they count in the circle."""
    state = table(who("food1"), who("r3", gone=True), who(), rules="")
    state = time_out(state).state
    assert (asked(state), state.idle) == ((C,), 2)
    assert told(time_out(state, deal()))[:2] == ("idle", "void")


def test_the_turn_of_an_absent_start_player_is_idle():
    """E31, §3.8."""
    state = table(who(laid="r3", left=3), who(left=2), who(gone=True), plan="+ 3")
    state = do(state, "escape", deal("map map map")).state
    assert (state.start, asked(state), state.idle) == (C, (A,), 1)


def test_absent_seats_have_last_turns():
    """§3.9.3."""
    state = table(who(), who(gone=True), who(), deck="")
    state = do(state, "draw").state
    assert (asked(state), state.last) == ((C,), 2)


def test_leaving_in_last_turns():
    """§3.9.3."""
    state = leave(table(who("r3"), who(), who(), last=2), A).state
    assert (asked(state), state.last) == ((B,), 1)
    step = leave(table(who("r3"), who(), who(), last=1), A, deal())
    assert told(step)[:4] == ("left", "void", "roll_call", "counted")


def choosing(count=3, **more):
    """Build the phase of the coins."""
    return table(*(who(coin=True) for _ in range(count)), rules="informer", phase="coin", **more)


def test_leaving_before_choosing_is_heads():
    """E31, E38: no delay; the coin is kept."""
    step = leave(choosing(), B)
    assert (told(step), asked(step.state), seen(step.state).choosing) == (("left",), (A, C), (A, C))
    state = do(do(step.state, "coin heads", seat=A).state, "coin tails", seat=C).state
    assert [player.informer for player in state.players] == [False, False, True]
    assert state.players[B].coin


def test_the_last_who_chooses_leaves():
    """E38: the coins are revealed at once."""
    state = do(do(choosing(), "coin heads", seat=A).state, "coin tails", seat=C).state
    step = leave(state, B)
    assert told(step) == ("left", "coins_shown")
    assert (event(step, "coins_shown").who, asked(step.state)) == ((C,), (A,))


def test_a_choice_stands_though_its_maker_leaves():
    """§4.1, §6."""
    state = leave(do(choosing(), "coin tails", seat=A).state, A).state
    assert asked(state) == (B, C)
    state = do(do(state, "coin heads", seat=B).state, "coin heads", seat=C).state
    assert (state.players[A].informer, asked(state)) == (True, (B,))


def test_when_all_owners_of_coins_are_absent_there_is_no_phase_of_coins():
    """§4.1: nobody is there to choose."""
    players = (who(laid="r3"), who(), who(coin=True, gone=True))
    state = do(table(*players, plan="+ 3", rules="informer"), "escape", deal()).state
    assert (state.phase, state.players[C].informer) == ("turn", False)


def window(*others, escaper=None, **more):
    """Let seat 0 escape beside `others`."""
    return do(table(escaper or who(laid="r3"), *others, plan="+ 3", rules="joint", **more), "escape").state


def test_leaving_when_asked_to_join_declines():
    """E31."""
    step = leave(window(who(laid="r3"), who()), B)
    assert (told(step), asked(step.state)) == (("left",), (C,))
    assert told(do(step.state, "decline", deal()))[:3] == ("answered", "declined", "declined")


def test_the_last_who_is_asked_leaves():
    """E31: the window closes."""
    step = leave(do(window(who(), who()), "decline", seat=B).state, C, deal())
    assert told(step)[:5] == ("left", "declined", "declined", "roll_call", "counted")


def test_leaving_after_saying_yes():
    """E31: who has left does not join."""
    state = do(window(who(), who(laid="r3"), who()), "join", seat=C).state
    state = leave(state, C).state
    assert asked(state) == (B, D)
    state = do(state, "decline", seat=B).state
    step = do(state, "decline", deal(), seat=D)
    assert told(step)[:5] == ("answered", *["declined"] * 3, "roll_call")


def test_the_escaper_leaves_in_the_window():
    """E31: his token stays free; the others are asked as before."""
    state = leave(window(who(), who()), A).state
    assert (left(state)[A], asked(state)) == (2, (B, C))
    state = do(do(state, "decline", seat=B).state, "decline", deal()).state
    assert (left(state), state.result) == ((2, 3, 3), None)


def last_free(*others):
    """Let seat 0 free the last prisoner and leave in the window."""
    return leave(window(*others, escaper=who(laid="r3", left=1)), A).state


def test_an_absent_seat_cannot_win():
    """E31: nobody present is free, so those who are ahead win (§3.9.5)."""
    state = last_free(who(left=2), who(left=2, vigilance=9))
    step = do(do(state, "decline", seat=B).state, "decline")
    result = step.state.result
    assert vigilance(step.state) == (0, 0, 3)
    assert (result.winners, result.reason, result.standing) == ((B,), "gone", (3, 1, 2))
    assert event(step, "over").reason == "gone"


def test_who_joins_an_absent_winner_wins_alone():
    """E31."""
    state = last_free(who(laid="r3 r5", left=1), who())
    result = do(state, "join", seat=B).state.result
    assert (result.winners, result.reason) == ((B,), "free")


@pytest.mark.parametrize("phase", ["turn", "coin", "joint"])
def test_one_present_seat_wins(phase):
    """E31: at once, in every phase."""
    if phase == "turn":
        state = table(who("food1"), who(left=1))
    elif phase == "coin":
        state = choosing(2)
    else:
        state = window(who("r3"), escaper=who(laid="r3", left=1))
    step = leave(state, A)
    assert told(step) == ("left", "over")
    assert event(step, "over").reason == "alone"
    assert (step.state.result.winners, step.state.result.reason) == ((B,), "alone")
    assert step.state.result.standing == (2, 1)
    assert asked(step.state) == ()


def test_an_absent_seat_ranks_last_of_three_void_rounds():
    """§3.9.5, E31."""
    state = table(who(), who(left=1, gone=True), who(left=2), voids=2, last=1)
    result = do(state, "pass").state.result
    assert (result.winners, result.standing) == ((C,), (2, 3, 1))


def test_the_offer_of_an_absent_seat_can_be_taken():
    """E31."""
    state = table(who("r3"), who(offer="map1", gone=True), who(), rules="exchange")
    state = do(state, "take 1 pile").state
    assert names(state.players[A].held) == "map1"


def test_nobody_leaves_twice_or_is_late_when_not_asked():
    """E31."""
    state = table(who(), who(gone=True), who())
    for move in ("resign 1", "resign 5", "idle 1", "idle 2"):
        assert key(state, move, TABLE) == "not-now"
