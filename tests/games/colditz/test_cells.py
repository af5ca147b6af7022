"""Cells and releases: docs/rules/colditz.md §3.11, cases 53 to 55, 120 to 122."""

import pytest

from cogs.colditz.rules.castle.board import MISC
from cogs.colditz.state import CELLS
from tests.games.colditz.build import at, bottom, do, key, line, officer, table, verbs, where

INNER, GARRISON = MISC["cell_exit_inner"], MISC["cell_exit_garrison"]


def test_a_double_lets_one_out_for_a_point():
    """Case 53."""
    state = do(table(officer("cell cell 44,20"), points=6, double=True), "free 0.0").state
    assert (where(state, "0.0"), state.turn.points) == (INNER, 5) == (at("37,31"), 5)
    assert INNER == "S32"
    assert key(state, "free 0.1") == "released"
    state = do(table(officer("garrison 44,20"), points=6, double=True), "free 0.0").state
    assert where(state, "0.0") == GARRISON == "AJ39"


def test_an_occupied_exit():
    """Case 54, R36: the nearest free space, ties by row, then column."""
    state = do(table(officer("cell 37,31"), points=6, double=True), "free 0.0").state
    assert where(state, "0.0") == at("38,30")
    state = do(table(officer("cell 37,31 38,30"), points=6, double=True), "free 0.0").state
    assert where(state, "0.0") == at("38,32")


@pytest.mark.usefixtures("turns_wait")
def test_a_release_card_takes_no_double_and_no_point():
    """Case 55."""
    state = do(table(officer("cell 44,20", cards="release")), "release 0.0").state
    assert (where(state, "0.0"), state.turn.points, bottom(state.opportunity)) == (INNER, 0, "release")


def test_no_double_no_release():
    """Case 120."""
    assert key(table(officer("cell 44,20"), points=6), "free 0.0") == "no_double"
    assert key(table(officer("cell 44,20"), points=0, double=True), "free 0.0") == "no_points"
    assert not {"free", "release"} & verbs(table(officer("cell 44,20"), points=6))


def test_two_doubles_let_out_one():
    """Case 121."""
    state = table(officer("cell cell"), points=18, double=True, dice=((3, 3), (5, 5), (1, 2)))
    assert key(do(state, "free 0.0").state, "free 0.1") == "released"


def test_both_ways_in_one_turn():
    """§3.11: a card besides the double, and the men walk on."""
    state = table(officer("cell cell", cards="release"), points=6, double=True)
    state = line(state, "free 0.0", "release 0.1", "move 0.0 37,33")
    assert (where(state, "0.1"), CELLS[0] in [man.place for man in state.officers[0].men]) == (at("38,30"), False)


def test_only_ones_own_men():
    """§2.4 O-7."""
    state = table(officer("cell 44,20", cards="release"), officer("cell"))
    assert key(state, "release 1.0") == "not-offered"
