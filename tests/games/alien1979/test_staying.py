"""Staying aboard until the ship leaves (R24), so that nobody is asked where nothing can happen."""

import pytest
from msgspec.structs import replace

from cogs.alien1979.events import Launched, Revealed, Settled, Ticked
from tests.games.alien1979.build import SHUFFLE, A, B, C, asked, dead, do, event, key, leave, pawn, seen, table, verbs
from tests.games.alien1979.looks import board, hand, line

ABOARD = table(pawn("nave"), pawn("nave"), pawn("oros"), pawn("copas"), alien="bastos", enterer=A, countdown=3)


def settled(state, *seats):
    """Let `seats` stay aboard."""
    pawns = tuple(replace(each, staying=seat in seats) for seat, each in enumerate(state.pawns))
    return replace(state, pawns=pawns)


def test_who_stays_is_not_asked_any_more():
    """R24: the cards and the ticks of later turns come all the same."""
    state = do(ABOARD, "stay").state
    assert (asked(state), state.countdown) == ((B,), 2)
    state = do(do(state, "stay").state, "stop").state
    step = do(state, "stop")
    assert [each.who for each in step.events if isinstance(each, Revealed)] == [A, B, C]
    assert event(step, Ticked) == Ticked(A, 1)
    assert (asked(step.state), step.state.points) == ((C,), 2)


def test_the_ship_leaves_at_once_when_all_stay():
    """R20, R24: nothing can change any more."""
    state = table(pawn("nave"), pawn("nave"), dead(), dead("left"), enterer=A, countdown=4, turn=B)
    step = do(settled(state, A), "stay")
    assert event(step, Launched) == Launched((A, B))
    assert sum(isinstance(each, Ticked) for each in step.events) == 4


def test_who_entered_the_codes_starts_the_countdown_first():
    """R24: else a ship full of people who stay would never leave."""
    waiting = replace(ABOARD, countdown=None)
    assert key(waiting, "stay") == "countdown_first"
    assert "stay" in verbs(replace(waiting, turn=B))
    assert key(replace(waiting, enterer=None), "stay") == "no_pile"
    assert key(replace(ABOARD, turn=C), "stay") == "only_in_nave"


def test_who_is_thrown_out_is_asked_again():
    """R24."""
    state = settled(replace(ABOARD, pawns=(*ABOARD.pawns[:2], pawn(), ABOARD.pawns[3]), turn=C), A, B)
    state = do(state, "eject 1 oros").state
    assert [each.staying for each in state.pawns] == [True, False, False, False]
    assert asked(do(state, "stop").state) == (B,)


def test_all_are_asked_again_when_the_codes_are_hidden():
    """R24, §3.7: the enterer leaves the game before the countdown."""
    state = leave(settled(replace(ABOARD, countdown=None), B), A, SHUFFLE).state
    assert not any(each.staying for each in state.pawns)
    assert asked(state) == (B,)


def test_one_may_change_ones_mind_at_any_time():
    """R24: nobody waits for that."""
    state = settled(replace(ABOARD, turn=C), A, B)
    assert asked(state) == (C,)
    state = do(state, "rouse", seat=B).state
    assert (asked(state), state.pawns[A].staying, state.pawns[B].staying) == ((C,), True, False)
    assert asked(do(do(state, "stop").state, "stop").state) == (B,)


@pytest.mark.parametrize(
    ("language", "told", "own"),
    [("en", "Eva stays aboard", "You stay aboard"), ("es", "Eva se queda a bordo", "Te quedas a bordo")],
)
def test_staying_is_told(language, told, own):
    assert line(Settled(4), language=language).startswith(told)
    assert line(Settled(4), language=language, reader=4).startswith(own)
    assert hand(settled(replace(ABOARD, turn=C), A), A, language).lines[1].startswith(own)


def test_everybody_sees_who_stays():
    state = settled(ABOARD, B)
    assert seen(state).pawns[B].staying
    assert any("`B` Ben: stays" in line for line in board(state).lines)


def test_who_is_aboard_is_told_what_is_waited_for():
    assert hand(ABOARD, A).lines[-1] == "It leaves in 3 turns of Ana."
    assert hand(replace(ABOARD, countdown=None), B).lines[-1] == "Only Ana can start the countdown."
    assert hand(settled(replace(ABOARD, turn=C), B), B, "es").lines[1:] == (
        "Te quedas a bordo hasta que salga.",
        "Sale dentro de 3 turnos de Ana.",
    )
