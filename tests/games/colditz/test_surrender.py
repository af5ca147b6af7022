"""Arrests at a man's own wish: docs/rules/colditz.md §3.11, cases 51, 52, 133, 147, 148."""

import pytest

from cogs.colditz.rules.castle.board import NEIGHBOURS
from cogs.colditz.state import BARRACKS, CELLS
from tests.games.colditz.build import (
    A,
    asked,
    at,
    changed,
    chasing,
    do,
    floor,
    guard_at,
    have,
    key,
    officer,
    table,
    verbs,
    where,
)

YARD, BESIDE_YARD = "44,14", "46,14"
LANE, BESIDE_LANE = "60,36", "62,36"


@pytest.mark.usefixtures("turns_wait")
def test_arrest_at_ones_own_wish():
    """Cases 51, 147 and 148: without Equipment, already beside the guard or walking there; nothing is lost inside."""
    for place, points in ((YARD, 0), ("40,14", 3)):
        step = do(table(officer(f"{place} 44,20"), guards=BESIDE_YARD, points=points), "surrender 0.0 g0")
        assert (where(step.state, "0.0"), guard_at(step.state, 0)) == (CELLS[0], BARRACKS)
        assert asked(step.state) == (A,)
    state = table(officer("44,14 44,20", "rope"), guards=BESIDE_YARD)
    assert have(do(state, "surrender 0.0 g0").state, A) == "rope"
    assert "surrender" not in verbs(table(officer("36,14"), guards="58,18", points=3))
    state = table(officer(f"36,14 {YARD}"), guards=BESIDE_YARD, points=1)
    assert key(state, "surrender 0.0 g0") == "not-offered"


@pytest.mark.usefixtures("turns_wait")
def test_arrest_at_ones_own_wish_outside_costs_equipment():
    """Case 148, R10."""
    state = table(officer(f"{LANE} 44,20", "rope"), guards=BESIDE_LANE)
    assert have(do(state, "surrender 0.0 g0").state, A) == ""
    inside = table(officer(f"{floor('store')[0]} 44,20", "rope"), guards="62,14")
    place = next(near for near in NEIGHBOURS[at("62,14")] if near in floor("store"))
    inside = changed(inside, "0.0", place=place)
    assert have(do(inside, "surrender 0.0 g0").state, A) == "rope"


@pytest.mark.parametrize("place", ["56,12", "41,17", "canteen:1"])
def test_no_wish_from_safe_places(place):
    """Case 52, R10."""
    state = table(officer(f"{place} canteen:2 {YARD}"), guards=BESIDE_YARD, points=20, shown="canteen")
    assert key(state, "surrender 0.0 g0") == "safe_place"


@pytest.mark.usefixtures("turns_wait")
def test_who_surrenders_may_walk_over_ground_where_he_may_not_stop():
    """R29: both leave the board at once; a drop may be paid for on the way."""
    state = table(officer("19,29 44,20", "rope"), guards="18,32", points=1)
    after = do(state, "surrender 0.0 g0").state
    assert (where(after, "0.0"), have(after, A), guard_at(after, 0)) == (CELLS[0], "", BARRACKS)


def test_with_the_kit_nobody_surrenders_at_an_objective():
    """§3.11: he would escape."""
    state = table(officer("AQ45 44,20", kit=True), guards="AO46", points=1)
    assert "surrender" not in verbs(state)
    assert "surrender" in verbs(table(officer("AQ45 44,20"), guards="AO46", points=1))


@pytest.mark.usefixtures("turns_wait")
def test_a_guard_who_chases_another_can_be_taken_off():
    """Case 133."""
    state = table(officer(f"{LANE} 44,20"), officer("70,36"), guards=BESIDE_LANE)
    state = chasing(changed(state, "1.0", trail=("AJ35>AJ37",)), 0, "1.0")
    after = do(state, "surrender 0.0 g0").state
    assert (guard_at(after, 0), after.guards[0].quarry) == (BARRACKS, "")
