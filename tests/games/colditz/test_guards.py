"""Posting, withdrawing, walking: docs/rules/colditz.md §3.4, §3.12, cases 14, 15, 46 to 48, 134 to 136, 140, 141."""

import pytest

from cogs.colditz.rules.castle.board import INNER_POSTS, NEIGHBOURS, OUTER_POSTS
from cogs.colditz.rules.castle.guard_paths import shuts_off_room
from cogs.colditz.state import BARRACKS
from tests.games.colditz.build import (
    at,
    dice,
    do,
    germans,
    guard_at,
    key,
    line,
    may_take_back,
    officer,
    table,
    told,
    verbs,
)

ALONE = officer("44,20")


@pytest.mark.parametrize("place", ["52,32", "44,20", "37,31", "AT3"])
def test_where_a_guard_may_not_stop(place):
    """Cases 14 and 136, R6."""
    beside = next(near for near in NEIGHBOURS[at(place)] if near not in ("AE19",))
    state = germans(officer("39,23"), guards=beside, points=3)
    assert key(state, f"walk g0 {place}") == "guard_may_not_stop"


@pytest.mark.parametrize("place", ["N19", "AE19", "AE21", "AE27", "AA33"])
def test_no_guard_in_a_doorway(place):
    """Case 136."""
    state = germans(ALONE, guards="50,26", points=40)
    assert key(state, f"walk g0 {place}") == "guard_may_not_stop"


def test_he_may_pass_there():
    """Case 14: over the roll-call zone and corridors."""
    state = germans(officer("39,23"), guards="44,16", points=9)
    assert guard_at(do(state, "walk g0 47,25").state, 0) == at("47,25")


def test_no_guard_in_hides_and_rooms():
    """Cases 15 and 134."""
    state = germans(ALONE, guards="55,13 62,14", points=5)
    assert key(state, "walk g0 56,12") == "no_guards_there"
    assert key(state, "walk g1 63,15") == "no_guards_there"


def test_posts():
    """Case 140: a point each, as far as the points go."""
    state = germans(ALONE, officer("46,20"), points=5)
    for place in ("38,14", "28,18", "58,18", "40,26", "58,38"):
        state = do(state, f"post {place}").state
    assert state.turn.points == 0
    assert key(state, "post 38,42") == "no_points"
    assert [guard.place for guard in state.guards[:5]] == [at(p) for p in ("38,14", "28,18", "58,18", "40,26", "58,38")]


def test_withdrawing():
    """Cases 47 and 141, R35."""
    state = germans(ALONE, guards="58,38 60,36", points=9)
    assert key(state, "withdraw g1") == "not_on_post"
    after = do(state, "withdraw g0").state
    assert (guard_at(after, 0), after.turn.points) == (BARRACKS, 8)
    after = line(after, *(f"post {place}" for place in (*INNER_POSTS[:2], *OUTER_POSTS[:2])))
    assert key(after, "post 38,42") == "no_guards"
    later = do(do(after, "end", dice("13")).state, "end", dice("46")).state
    assert "post" in verbs(later)


def test_a_man_on_a_black_space_keeps_guards_off():
    """Case 48: nobody is posted or withdrawn there."""
    state = germans(officer("38,14 39,23"), points=5)
    assert key(state, "post 38,14") == "occupied"
    assert key(germans(ALONE, guards="38,14", points=5), "post 38,14") == "occupied"


def test_two_guards_may_not_shut_rooms():
    """Case 135, R30: neither walking nor at the set-up."""
    state = germans(ALONE, guards="AD14 58,14", points=9)
    assert key(state, "walk g1 AE15") == "shuts_rooms"
    assert guard_at(do(state, "walk g1 60,16").state, 1) == at("60,16")
    assert shuts_off_room(("AD14", "AE15"))
    assert not shuts_off_room(("AD14",))
    assert not shuts_off_room(INNER_POSTS)


@pytest.mark.usefixtures("turns_wait")
def test_a_diverted_guard_stays_away_for_a_turn():
    """§2.4 O-15."""
    state = table(officer("44,20", cards="diversion"), guards="58,38")
    state = do(state, "divert g0").state
    assert guard_at(state, 0) == BARRACKS
    state = do(state, "end", dice("13")).state
    for place in (*INNER_POSTS[:2], *OUTER_POSTS[:2]):
        state = do(state, f"post {place}").state
    assert (guard_at(state, 0), state.turn.points) == (BARRACKS, 0)
    assert state.guards[0].barred == "diverted"
    assert do(state, "end", dice("13")).state.guards[0].barred == ""


def test_who_comes_to_barracks_otherwise_may_be_posted():
    """R35: after a shot that is no arrest."""
    state = germans(officer("44,0 44,20"), guards="46,4", points=5, hand="shoot")
    state = do(state, "shoot 0.0 g0", dice("12")).state
    assert guard_at(state, 0) == BARRACKS
    assert guard_at(do(state, "post 58,38").state, 0) == at("58,38")


def test_guards_take_steps_back():
    """A walk, a post and a withdrawal can be taken back."""
    state = germans(ALONE, guards="58,38 60,36", points=9)
    assert may_take_back(state, "walk g1 62,36", "post 38,14", "withdraw g0", seat=state.german) == 3


def test_nobody_is_passed():
    """§3.4: guards neither."""
    state = germans(officer("52,32"), guards="50,34", points=9)
    assert key(state, "walk g0 54,32") == "guard_may_not_stop"
    assert key(state, "walk g0 56,32") in ("no_guards_there", "too_far")
    state = germans(officer("44,20"), guards="58,38", points=1)
    assert told(do(state, "walk g0 60,38")) == ("walked",)
    assert key(state, "walk g0 64,38") == "too_far"
    assert key(state, "walk g3 64,38") == "in_barracks"
