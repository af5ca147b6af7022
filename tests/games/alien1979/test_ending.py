"""The end of the game: docs/rules/alien1979.md §3.8, R19, and what is shown then."""

from bot.engine.move import NOT_NOW
from bot.engine.record import TABLE
from cogs.alien1979.events import Died, Launched, Marked, Over, Stopped
from tests.games.alien1979.build import A, B, C, asked, dead, do, event, key, leave, pawn, reveal, seen, table, told


def last(*pawns, **more):
    """Round 80; seat 0 began, and the last seat that acts passes to it."""
    return table(*pawns, round=80, **more)


def test_56_after_round_80_nobody_wins():
    """§4 test 56."""
    step = do(last(pawn(), pawn(), turn=B), "stop")
    assert (step.state.result.winners, step.state.result.reason) == ((), "limit")
    assert told(step) == (Stopped, Over)
    assert event(step, Over) == Over("limit")


def test_56_not_a_turn_earlier():
    """§4 test 56: in round 80 everybody has a turn, and round 79 is not the last."""
    state = do(last(pawn(), pawn()), "stop").state
    assert (asked(state), state.round) == ((B,), 80)
    state = do(table(pawn(), pawn(), round=79, turn=B), "stop").state
    assert (asked(state), state.round) == ((A,), 80)


def test_a_round_is_complete_at_the_first_players_seat():
    """R19: whoever that is, dead or alive."""
    state = do(table(pawn(), pawn(), pawn(), first=B), "stop").state
    assert state.round == 2
    state = do(table(pawn(), dead(), pawn(), first=B), "stop").state
    assert (state.round, state.turn) == (2, C)
    state = do(table(pawn(), dead(), pawn(), first=B, turn=C), "stop").state
    assert (state.round, state.turn) == (1, A)
    assert do(last(pawn(), dead("left"), pawn(), first=B), "stop").state.result.reason == "limit"


def test_a_departure_at_that_moment_comes_first():
    """R19."""
    state = last(pawn("nave"), pawn("nave"), turn=B, enterer=B, countdown=1)
    assert do(state, "stop").state.result.winners == (A, B)


def test_an_empty_turn_of_the_activator_can_be_the_last_of_round_80():
    """R18, R19: it ticks before the round is over; at the first player's seat it comes too late."""
    gone = last(pawn("nave"), dead("left"), enterer=B, countdown=1)
    assert do(gone, "stop").state.result.reason == "launched"
    first = last(pawn("nave"), dead("left"), enterer=B, countdown=1, first=B)
    assert do(first, "stop").state.result.reason == "limit"


def test_the_limit_can_come_after_deaths():
    """R19: the last player dies of his own card, and the round is over."""
    state = last(pawn(), pawn("oros", marks=4), alien="oros")
    step = reveal(state, "1 oros", by=B)
    assert told(step)[-3:] == (Marked, Died, Over)
    assert step.events[-1] == Over("limit")


def test_everything_is_shown_at_the_end():
    """§3.1: nothing is hidden once it is over."""
    state = table(pawn("copas", "rs"), pawn("oros", "c"), lying={"bastos": "cr"}, round=80, turn=B)
    before = seen(state)
    assert (before.pawns[A].codes, before.known[0]) == (None, ())
    after = do(state, "stop").state
    for viewer in (None, A, B):
        view = seen(after, viewer)
        assert [p.codes for p in view.pawns] == [("sota", "rey"), ("caballo",)]
        assert view.known[0] == ("caballo", "rey")


def test_nothing_happens_after_the_end():
    """The door."""
    state = do(last(pawn(), pawn(), turn=B), "stop").state
    for text, seat in (("stop", A), ("stop", B), ("idle 0", TABLE), ("resign 0", TABLE)):
        assert key(state, text, seat) == NOT_NOW.key


def test_the_end_names_the_winners():
    """R21."""
    step = do(table(pawn("nave"), pawn("nave"), pawn(), pawn(), enterer=A, countdown=1), "stop")
    assert event(step, Launched) == Launched(who=(A, B))
    assert event(leave(table(pawn(), dead()), A), Over) == Over("left")
