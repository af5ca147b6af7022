"""Shoot to kill: docs/rules/colditz.md §3.15, cases 67 to 71 and 156 to 158."""

import pytest

from cogs.colditz.rules.castle.sight import sees, straight_distance
from cogs.colditz.state import BARRACKS, DEAD, GERMAN
from tests.games.colditz.build import (
    A,
    asked,
    at,
    bottom,
    cards,
    dice,
    do,
    event,
    germans,
    guard_at,
    have,
    key,
    leave,
    offered,
    officer,
    told,
    verbs,
    where,
)

MAN, GUARD = "46,0", "60,4"


def shot(eyes, *, cards="", have="", man=MAN, guard=GUARD):
    """Let a guard shoot."""
    state = germans(officer(f"{man} 44,20", have, cards), guards=guard, hand="shoot", points=4)
    return do(state, "shoot 0.0 g0", dice(eyes))


def test_in_range():
    """Case 67."""
    spot = next(
        x for x in range(60, 90, 2) if straight_distance(at(MAN), at(f"{x},4")) == 14 and sees(at(f"{x},4"), at(MAN))
    )
    step = shot("34", guard=f"{spot},4")
    assert event(step, "shot").distance == 14
    assert where(step.state, "0.0") == DEAD
    assert where(shot("24", guard=f"{spot},4").state, "0.0") == at(MAN)


def test_behind_a_wall():
    """Case 68."""
    state = germans(officer("62,46 44,20"), guards="58,38", hand="shoot")
    assert key(state, "shoot 0.0 g0") == "not_seen"
    state = germans(officer(f"62,46 {MAN}"), guards=f"58,38 {GUARD}", hand="shoot")
    assert key(state, "shoot 0.0 g0") == "not_seen"
    assert offered(state, "shoot", "0.1") == ("g1",)


@pytest.mark.parametrize("eyes", ["12", "65"])
def test_hit_or_miss_the_guard_goes_home(eyes):
    """Case 69: and posting stays allowed (case 146, R13)."""
    step = shot(eyes)
    assert guard_at(step.state, 0) == BARRACKS
    assert not step.state.turn.arrests
    assert bottom(step.state.security) == "shoot"
    assert "post" in verbs(step.state)


def test_an_amulet():
    """Case 70."""
    asking = shot("65", cards="amulet").state
    assert asked(asking) == (A,)
    step = do(asking, "amulet")
    assert where(step.state, "0.0") == at(MAN)
    assert (cards(step.state, A), bottom(step.state.opportunity)) == ("", "amulet")
    assert where(do(asking, "no").state, "0.0") == DEAD


def test_only_a_hit_asks():
    """§3.15."""
    assert asked(shot("12", cards="amulet").state) == (1,)
    assert asked(shot("65", cards="release").state) == (A,)
    assert verbs(shot("65", cards="release").state) == {"no"}


@pytest.mark.parametrize("place", ["60,36", "44,14", "cell", "44,20"])
def test_only_in_the_exteriors(place):
    """Case 71."""
    state = germans(officer(f"{MAN} {place} 39,23"), guards=GUARD, hand="shoot")
    assert key(state, "shoot 0.1 g0") == "not_outside"


def test_at_an_objective():
    """§3.15: objectives included."""
    assert sees(at("88,4"), "AT3")
    assert where(shot("65", man="AT3", guard="88,4").state, "0.0") == DEAD


def test_doubles_add_and_draw_nothing():
    """Case 156."""
    step = shot("22 12")
    assert event(step, "shot").dice == (2, 2, 1, 2)
    assert step.state.phase == "act"
    assert step.state.turn.points == 4


def test_a_dead_man_is_out_for_good():
    """Case 157."""
    state = shot("65", have="rope").state
    assert (where(state, "0.0"), have(state, A), guard_at(state, 0)) == (DEAD, "rope", BARRACKS)


def test_not_from_barracks():
    """Case 158."""
    state = germans(officer(f"{MAN} 44,20"), guards=GUARD, hand="shoot")
    assert key(state, "shoot 0.0 g1") == "not-offered"


def test_the_last_man():
    """R26: nobody left, the German wins at once."""
    state = germans(officer(MAN), guards=GUARD, hand="shoot")
    step = do(state, "shoot 0.0 g0", dice("65"))
    assert step.state.result.winners == (1,)


def test_who_leaves_under_fire():
    """The shot is over, the others go on."""
    state = germans(officer(f"{MAN} 44,20", cards="amulet"), officer("46,20"), guards=GUARD, hand="shoot")
    step = leave(do(state, "shoot 0.0 g0", dice("65")).state, A)
    assert asked(step.state) == (2,)
    assert step.state.active == GERMAN
    assert "killed" not in told(step)
