"""Weapons, protection and marks: docs/rules/alien1979.md A4, A6, B2, R9."""

import pytest

from cogs.alien1979.events import Healed, Saved
from tests.games.alien1979.build import A, B, do, event, key, line, marks, pawn, reveal, table, told, verbs


def test_12_nobody_has_two_weapons():
    """§4 test 12."""
    state = table(pawn(), pawn())
    step = do(state, "arm")
    assert (step.state.pawns[A].weapon, step.state.points) == (True, 1)
    assert key(step.state, "arm") == "armed"
    assert "arm" not in verbs(step.state)


def test_13_protection_takes_a_weapon():
    """§4 test 13."""
    assert key(table(pawn("copas"), pawn()), "shield") == "no_weapon"


@pytest.mark.parametrize("place", ["madre", "nave"])
def test_13_no_protection_where_it_is_safe(place):
    """§4 test 13."""
    state = table(pawn(place, weapon=True), pawn())
    assert "shield" not in verbs(state)
    assert key(state, "shield") == "only_in_sectors"


def test_14_two_marks_less_for_a_turn():
    """§4 test 14."""
    state = do(table(pawn("copas", marks=2), pawn()), "heal").state
    assert (marks(state), state.points) == ((1, 0), 1)
    step = do(state, "heal")
    assert (marks(step.state), step.state.turn) == ((0, 0), B)
    assert event(step, Healed) == Healed(who=A, total=0)


def test_without_marks_none_can_be_removed():
    """A4."""
    state = table(pawn("copas", marks=1), pawn(marks=3))
    assert key(do(state, "heal").state, "heal") == "no_marks"


@pytest.mark.parametrize("place", ["madre", "nave"])
def test_marks_stay_where_it_is_safe(place):
    """R7."""
    state = table(pawn(place, marks=4), pawn())
    assert "heal" not in verbs(state)
    assert key(state, "heal") == "only_in_sectors"


def test_39_protected_and_healed_in_one_turn():
    """§4 test 39."""
    state = do(table(pawn("copas", marks=1, weapon=True), pawn()), "shield").state
    assert key(state, "shield") == "shielded"
    assert "shield" not in verbs(state)
    state = do(state, "heal").state
    assert (state.pawns[A].shielded, state.pawns[A].weapon, marks(state)) == (True, True, (0, 0))
    assert state.turn == B


def test_40_protection_lasts_until_ones_own_card_is_resolved():
    """§4 test 40, R9."""
    state = table(pawn("oros", shielded=True), pawn())
    after = reveal(state, "4 oros").state.pawns[A]
    assert (after.shielded, after.weapon) == (False, True)
    caught = reveal(state, "2 copas").state.pawns[A]
    assert (caught.shielded, caught.weapon, caught.marks) == (False, False, 0)


def test_40_the_cards_of_the_others_do_not_end_it():
    """§4 test 40, R9: a whole round."""
    state = table(pawn("copas", weapon=True), pawn(), pawn(), cards=("4 oros", "6 copas"))
    state = line(state, "shield", "stop", "stop")
    assert state.pawns[A].shielded
    state = reveal(state, "1 oros").state
    assert (state.pawns[A].weapon, marks(state)) == (False, (0, 0, 0))


def test_40_it_can_be_renewed_each_turn():
    """R9: for one action."""
    state = reveal(table(pawn("oros", shielded=True), pawn()), "4 oros").state
    assert do(state, "shield").state.pawns[A].shielded


def test_41_who_is_moved_stays_protected():
    """§4 test 41."""
    state = line(table(pawn(), pawn("copas", shielded=True), cards=("1 oros",)), "send 1 oros", "stop")
    hit = state.pawns[B]
    assert (hit.place, hit.marks, hit.weapon) == ("oros", 0, False)


def test_walking_does_not_end_it():
    """R9."""
    state = line(table(pawn("copas", weapon=True), pawn(), cards=("2 bastos",)), "shield", "go oros")
    assert (marks(state), state.pawns[A].weapon) == ((0, 0), False)


def test_the_arrival_of_the_alien_does_not_use_it_up():
    """R9: only marks do."""
    step = reveal(table(pawn("copas", shielded=True), pawn()), "6 copas", by=B)
    assert step.state.pawns[A].shielded
    assert Saved not in told(step)


def test_a_weapon_alone_does_not_protect():
    """R9."""
    state = reveal(table(pawn("oros", weapon=True), pawn()), "2 oros").state
    assert (marks(state), state.pawns[A].weapon) == ((2, 0), True)


def test_each_is_protected_for_himself():
    """R9."""
    state = reveal(table(pawn("oros", shielded=True), pawn("oros", weapon=True), pawn("oros")), "1 oros").state
    assert marks(state) == (0, 3, 3)
    assert [p.weapon for p in state.pawns] == [False, True, False]


def test_a_weapon_used_up_can_be_replaced():
    """R9, B2: at most one at a time."""
    state = line(table(pawn("copas"), pawn(), cards=("4 oros",)), "go madre", "stop")
    assert do(state, "arm").state.pawns[A].weapon
