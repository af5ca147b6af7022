"""Deaths and what follows from them: docs/rules/alien1979.md §3.7, R12, R13, R14, R16."""

from collections import Counter

import pytest

from cogs.alien1979 import data
from cogs.alien1979.events import Died, Marked, Over, Reset, Revealed, Saved, Stopped
from tests.games.alien1979 import build as built
from tests.games.alien1979.build import (
    SHUFFLE,
    A,
    B,
    C,
    D,
    asked,
    dead,
    do,
    event,
    fates,
    holds,
    lies,
    marks,
    pawn,
    reveal,
    table,
    told,
    verbs,
)


@pytest.mark.parametrize(("before", "card"), [(3, "2 oros"), (4, "2 oros"), (2, "1 oros"), (4, "1 oros")])
def test_08_five_marks_kill(before, card):
    """§4 test 8."""
    state = table(pawn("oros", marks=before, weapon=True), pawn(), pawn())
    step = reveal(state, card)
    assert fates(step.state) == ("dead", "alive", "alive")
    gone = step.state.pawns[A]
    assert (gone.place, gone.marks, gone.weapon, gone.codes) == ("", 0, False, ())
    assert event(step, Died) == Died(A, "oros", 0, built.card(card), data.STRIKES[built.card(card)[0]], own=True)
    assert asked(step.state) == (B,)


@pytest.mark.parametrize(("before", "card"), [(2, "2 oros"), (1, "1 oros"), (0, "1 oros")])
def test_08_four_do_not(before, card):
    """§4 test 8."""
    assert fates(reveal(table(pawn("oros", marks=before), pawn()), card).state) == ("alive", "alive")


def test_08_one_mark_of_a_mad_alien_can_kill():
    """§4 test 8, §3.4."""
    state = reveal(table(pawn("oros", marks=4), pawn(), enterer=B), "3 copas").state
    assert fates(state) == ("dead", "alive")


def test_32_the_death_of_the_enterer_hides_the_codes_again():
    """§4 test 32."""
    state = table(pawn("oros", marks=4), pawn("copas", marks=2), pawn("nave"), pawn(), enterer=A)
    step = reveal(state, "3 bastos", SHUFFLE, by=B)
    after = step.state
    assert told(step)[:5] == (Stopped, Revealed, Marked, Died, Reset)
    assert [len(codes) for codes in after.lying] == [3, 3, 3, 3]
    assert Counter(code for codes in after.lying for code in codes) == Counter(data.CODES)
    assert (after.enterer, after.alien, marks(after)[B]) == (None, "oros", 2)
    assert after.pawns[C].place == "nave"
    assert all(not other.codes for other in after.pawns)
    assert "take" in verbs(after)
    calm = do(do(after, "take", [0]).state, "stop").state
    step = reveal(calm, "3 copas", by=B)
    assert (holds(step.state, B), len(lies(step.state, "copas")), marks(step.state)[B]) == ("", 3, 2)


def test_the_death_of_another_hides_nothing():
    """§3.7."""
    state = reveal(table(pawn("oros", marks=4), pawn("nave"), pawn(), enterer=B, countdown=2), "1 oros").state
    assert (state.enterer, state.countdown, state.lying) == (B, 2, ((), (), (), ()))


def test_33_when_the_last_one_dies_the_alien_wins():
    """§4 test 33."""
    step = reveal(table(pawn("oros", marks=4), dead(), dead("left")), "1 copas")
    assert (step.state.result.winners, step.state.result.reason) == ((), "alien")
    assert step.events[-1] == Over("alien")
    assert asked(step.state) == ()


def test_33_all_can_die_at_once():
    """§4 test 33, R14: the codes are dealt again before the end, which no longer matters."""
    state = table(pawn("oros", marks=4), pawn("oros", marks=3), enterer=B)
    step = reveal(state, "2 copas", SHUFFLE)
    assert step.state.result.reason == "alien"
    assert fates(step.state) == ("dead", "dead")


def test_37_who_dies_of_his_own_card_does_not_act():
    """§4 test 37."""
    state = table(pawn("oros", "crr", marks=4), pawn(), lying={"oros": "s"})
    step = reveal(state, "1 copas")
    assert (fates(step.state)[A], lies(step.state, "oros")) == ("dead", "scrr")
    assert event(step, Died) == Died(A, "oros", 3, (1, "copas"), 3, own=True)
    assert (asked(step.state), step.state.turn, step.state.points) == ((B,), B, 2)


def test_38_several_die_at_once():
    """§4 test 38, R14."""
    state = table(pawn("oros", marks=3, shielded=True), pawn("oros", marks=4), pawn("oros", marks=4), pawn(), enterer=C)
    step = reveal(state, "2 bastos", SHUFFLE, by=D)
    after = step.state
    assert fates(after) == ("alive", "dead", "dead", "alive")
    assert (after.pawns[A].weapon, after.pawns[A].marks) == (False, 3)
    assert [len(codes) for codes in after.lying] == [3, 3, 3, 3]
    assert (after.enterer, after.countdown) == (None, None)
    assert told(step) == (Stopped, Revealed, Saved, Marked, Marked, Died, Died, Reset)
    assert marks(reveal(after, "3 oros").state)[A] == 3


def test_codes_of_several_dead_lie_together():
    """R13, R14."""
    state = table(pawn("oros", "cc", marks=4), pawn("oros", "rs", marks=4), pawn(), lying={"oros": "s"})
    after = reveal(state, "2 copas", by=C).state
    assert lies(after, "oros") == "ssccr"
    assert [holds(after, seat) for seat in (A, B, C)] == ["", "", ""]


def test_codes_of_the_dead_can_be_taken_by_others():
    """R13."""
    state = reveal(table(pawn("oros", "r", marks=4), pawn("copas")), "1 copas").state
    state = do(do(state, "go oros").state, "take", [0]).state
    assert holds(state, B) == "r"


def test_the_dead_are_asked_nothing_and_hurt_no_more():
    """§3.7."""
    state = reveal(table(pawn("oros", marks=4), pawn("copas"), pawn("copas")), "1 copas").state
    for card in ("1 oros", "3 oros", "2 oros"):
        step = reveal(state, card, by=B)
        assert Marked not in told(step)
        assert asked(step.state) == (B,)


def test_several_dead_in_a_row_are_skipped():
    """§3.3 phase 5."""
    state = reveal(table(pawn(), dead(), dead(), pawn(), dead()), "4 oros", by=D).state
    assert state.turn == D
    assert do(state, "stop").state.turn == A


def test_one_death_after_another_before_anybody_acts():
    """R22: each reveals a card, dies, and the next one reveals."""
    state = table(
        pawn("oros", marks=2), pawn("oros", marks=1), pawn(), pawn(), alien="oros", cards=("2 copas",), turn=D
    )
    step = reveal(state, "1 copas")
    kinds = [kind for kind in told(step) if kind in (Revealed, Died)]
    assert kinds == [Revealed, Died, Revealed, Died, Revealed]
    assert asked(step.state) == (C,)
