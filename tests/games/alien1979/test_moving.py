"""Walking, sending and ejecting: docs/rules/alien1979.md A1, A3, B1, B4, B5, C1, R10."""

import pytest
from msgspec.structs import replace

from bot.engine.move import NOT_NOW
from cogs.alien1979 import data
from cogs.alien1979.events import Ejected, Sent, Stopped, Went
from tests.games.alien1979.build import (
    REY,
    A,
    B,
    C,
    D,
    dead,
    do,
    event,
    key,
    line,
    marks,
    offered,
    pawn,
    refused,
    reveal,
    table,
    told,
    verbs,
)


def test_11_madre_costs_both_points():
    """§4 test 11."""
    state = table(pawn("copas"), pawn())
    assert offered(state, "go") == ("bastos", "espadas", "oros", "madre")
    step = do(state, "go madre")
    assert (step.state.pawns[A].place, step.state.turn) == ("madre", B)
    state = do(state, "go oros").state
    assert offered(state, "go") == ("bastos", "espadas", "copas")
    refusal = refused(state, "go madre")
    assert (refusal.key, refusal.args) == ("points", {"cost": 2, "points": 1})


@pytest.mark.parametrize("start", ["copas", "madre", "nave"])
def test_to_a_main_sector_for_one_point(start):
    """A1, B1, C1: the Alien's included."""
    state = table(pawn(start), pawn(), alien="oros")
    for sector in data.SECTORS:
        if sector == start:
            assert key(state, f"go {sector}") == "already_there"
            continue
        step = do(state, f"go {sector}")
        assert (step.state.pawns[A].place, step.state.points, marks(step.state)) == (sector, 1, (0, 0))
        assert event(step, Went) == Went(who=A, place=sector)


def test_two_moves_in_one_turn():
    """§3.5: the same action may be taken twice."""
    state = line(table(pawn("madre"), pawn()), "go copas", "go oros")
    assert (state.pawns[A].place, state.turn) == ("oros", B)


def test_where_one_stands_one_stays():
    """A1: another sector."""
    assert key(table(pawn("madre"), pawn()), "go madre") == "already_there"
    assert key(table(pawn("nave"), pawn()), "go nave") == "already_there"


def test_27_from_madre_to_the_ship_there_is_no_way():
    """§4 test 27: it leads through a main sector."""
    state = table(pawn(), pawn(), enterer=B)
    assert "board" not in verbs(state)
    assert key(state, "board") == "only_in_sectors"
    assert key(state, "go nave") == "boarding"
    state = do(state, "go copas").state
    assert do(state, "board", [REY]).state.pawns[A].place == "nave"


def test_from_the_ship_to_madre_there_is_no_way():
    """C1: to a main sector only."""
    state = table(pawn("nave"), pawn())
    assert "madre" not in offered(state, "go")
    assert key(state, "go madre") == "only_in_sectors"


def test_34_one_may_pass():
    """§4 test 34."""
    step = do(table(pawn(), pawn()), "stop")
    assert event(step, Stopped) == Stopped(who=A, points=2)
    assert step.state.turn == B


def test_42_a_weapon_and_out():
    """§4 test 42."""
    state = line(table(pawn(), pawn()), "arm", "go copas")
    assert (state.pawns[A].weapon, state.pawns[A].place, state.turn) == (True, "copas", B)


def test_43_out_of_the_ship_and_back():
    """§4 test 43."""
    state = do(table(pawn("nave"), pawn(), enterer=B), "go oros").state
    state = do(state, "board", [REY]).state
    assert (state.pawns[A].place, state.turn) == ("nave", B)


def test_17_one_may_send_another_to_the_alien_but_not_eject_to_it():
    """§4 test 17."""
    state = table(pawn(), pawn("copas"), pawn("nave"), alien="oros")
    assert offered(state, "send", "1") == ("bastos", "espadas", "oros")
    assert offered(state, "eject", "2") == ("bastos", "espadas", "copas")
    step = do(state, "send 1 oros")
    assert (step.state.pawns[B].place, step.state.points, marks(step.state)) == ("oros", 1, (0, 0, 0))
    assert event(step, Sent) == Sent(who=A, whom=B, place="oros", alien=True)
    assert key(state, "eject 2 oros") == "alien_there"


def test_18_ejecting_costs_both_points():
    """§4 test 18."""
    state = table(pawn(), pawn("copas"), pawn("nave"))
    step = do(state, "eject 2 copas")
    assert (step.state.pawns[C].place, step.state.turn) == ("copas", B)
    assert told(step)[0] == Ejected
    assert key(do(state, "arm").state, "eject 2 copas") == "points"


def test_57_nobody_aims_at_himself_at_the_dead_or_into_madre():
    """§4 test 57."""
    state = table(pawn(), dead(), pawn("madre"), dead("left"), pawn("copas", "r"), pawn("nave"), alien="oros")
    for verb, place in (("force", ""), ("send", " oros"), ("eject", " bastos")):
        assert key(state, f"{verb} 0{place}") == "yourself"
        for out in (B, D):
            refusal = refused(state, f"{verb} {out}{place}")
            assert (refusal.key, refusal.args) == ("target_out", {"whom": out})
        assert offered(state, verb) == (("5",) if verb == "eject" else ("4",))
    assert key(state, "send 2 oros") == "target_not_in_sector"
    assert key(state, "send 5 oros") == "target_not_in_sector"
    assert key(state, "eject 2 bastos") == "target_not_aboard"
    assert key(state, "eject 4 bastos") == "target_not_aboard"
    assert key(state, "eject 5 oros") == "alien_there"


def test_57_the_same_holds_where_nobody_is_in_reach():
    """§4 test 57: though the action is not even offered."""
    state = table(pawn(), dead(), pawn("madre"))
    assert verbs(state) == {"go", "arm", "stop"}
    assert key(state, "send 0 oros") == "yourself"
    assert key(state, "send 1 oros") == "target_out"
    assert key(state, "send 2 oros") == "target_not_in_sector"
    assert key(state, "eject 2 oros") == "target_not_aboard"


def test_others_are_moved_to_another_main_sector():
    """B4, B5: never to MADRE or the ship, nor where they are."""
    state = table(pawn(), pawn("copas"), pawn("nave"))
    for place in ("madre", "nave"):
        assert key(state, f"send 1 {place}") == "sectors_only"
        assert key(state, f"eject 2 {place}") == "sectors_only"
    assert key(state, "send 1 copas") == "same_sector"


@pytest.mark.parametrize("text", ["send", "send 1", "send 9 oros", "send x oros", "send 1 moon", "send 1+2 oros", "go"])
def test_a_move_that_says_too_little_or_nonsense_is_refused(text):
    """The door."""
    assert key(table(pawn(), pawn("copas"), pawn("copas")), text) in ("incomplete", "not-offered")


def test_only_from_madre():
    """B2, B4, B5, B6."""
    for place in ("copas", "nave"):
        state = table(pawn(place, "rrr"), pawn("copas"), pawn("nave"))
        assert not {"arm", "force", "send", "eject", "enter"} & verbs(state)
        for text in ("arm", "force 1", "send 1 oros", "eject 2 copas", "enter"):
            assert key(state, text) == "only_in_madre"


def test_who_is_moved_takes_everything_along():
    """R10."""
    target = pawn("copas", "rs", marks=3, shielded=True)
    after = do(table(pawn(), target), "send 1 oros").state.pawns[B]
    assert after == replace(target, place="oros")


def test_one_can_be_sent_twice_in_a_turn():
    """§3.5."""
    state = line(table(pawn(), pawn("copas")), "send 1 oros", "send 1 bastos")
    assert (state.pawns[B].place, state.turn) == ("bastos", B)


def test_who_is_sent_to_the_alien_is_in_danger_from_the_next_card():
    """R10."""
    state = line(table(pawn(), pawn("copas"), cards=("2 bastos",)), "send 1 oros", "arm")
    assert marks(state) == (0, 2)


def test_nobody_else_acts_meanwhile():
    """§3.3."""
    state = table(pawn(), pawn(), pawn())
    for seat in (B, C):
        assert key(state, "arm", seat=seat) == NOT_NOW.key


def test_actions_are_offered_for_the_place_where_one_stands_now():
    """§3.3 phase 4."""
    state = table(pawn(marks=1, weapon=True), pawn(), lying={"copas": "r"})
    assert verbs(state) == {"go", "stop"}
    assert verbs(do(state, "go copas").state) == {"go", "take", "heal", "shield", "stop"}
    assert verbs(do(state, "go oros").state) == {"go", "heal", "shield", "stop"}


def test_the_turn_goes_on_clockwise_past_who_is_out():
    """§3.3 phase 5."""
    state = reveal(table(pawn(), dead(), pawn(), dead("left")), "4 oros", by=C).state
    assert (state.turn, state.round) == (C, 1)
    state = do(state, "stop").state
    assert (state.turn, state.round) == (A, 2)
