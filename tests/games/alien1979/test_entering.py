"""Entering the codes and boarding: docs/rules/alien1979.md §3.6, B6, A2, R1, R2, R6, R15, R17."""

from itertools import combinations_with_replacement

import pytest

from cogs.alien1979 import data
from cogs.alien1979.events import Boarded, Entered, Revealed, TurnedAway
from cogs.alien1979.rules.combination import combination
from tests.games.alien1979.build import (
    CABALLO,
    REY,
    SHUFFLE,
    SOTA,
    A,
    B,
    C,
    D,
    dead,
    do,
    event,
    holds,
    key,
    knowing,
    leave,
    marks,
    pawn,
    ranks,
    refused,
    seen,
    table,
    told,
    verbs,
)


def fresh(seats, codes):
    return table(pawn("madre", codes), *(pawn() for _ in range(seats - 1)))


@pytest.mark.parametrize(
    ("seats", "codes", "refusal"),
    [
        (4, "rrrs", None),
        (4, "rrss", "no_trio"),
        (5, "rrss", None),
        (5, "rrrs", "no_pairs"),
        (5, "rrrr", None),
        (4, "rrrr", None),
        (4, "rrr", None),
        (5, "rrs", "no_pairs"),
        (2, "ccc", None),
        (3, "sss", None),
        (2, "cc", "no_trio"),
        (8, "ccss", None),
        (8, "ccsr", "no_pairs"),
        (8, "rrr", "no_pairs"),
        (2, "", "no_trio"),
        (8, "", "no_pairs"),
    ],
)
def test_19_20_45_trio_or_two_pairs(seats, codes, refusal):
    """§4 tests 19, 20 and 45, R6."""
    state = fresh(seats, codes)
    assert ("enter" in verbs(state)) == (refusal is None)
    if refusal:
        assert key(state, "enter") == refusal
    else:
        assert do(state, "enter").state.enterer == A


@pytest.mark.parametrize("seats", range(2, 9))
def test_19_20_every_hand(seats):
    """R6: all hands of up to four codes, counted another way."""
    for size in range(5):
        for hand in combinations_with_replacement(data.RANKS, size):
            counts = sorted(hand.count(rank) for rank in data.RANKS)
            good = counts[2] >= 3 if seats <= 4 else counts[1:] == [2, 2] or counts[2] == 4
            shown = combination(hand, seats)
            assert (shown is not None) == good
            assert not shown or (len(shown) == (3 if seats <= 4 else 4) and set(shown) <= set(hand))


def test_21_only_in_madre_with_both_points():
    """§4 test 21."""
    assert key(table(pawn("copas", "rrr"), pawn()), "enter") == "only_in_madre"
    refusal = refused(do(fresh(2, "rrr"), "arm").state, "enter")
    assert (refusal.key, refusal.args) == ("points", {"cost": 2, "points": 1})


def test_22_all_twelve_codes_are_set_aside():
    """§4 test 22, R1."""
    state = table(pawn("madre", "rrrs"), pawn("copas", "cc"), pawn(), lying={"copas": "sss", "oros": "ccr"})
    state = knowing(state, C, "oros", "cc")
    after = do(state, "enter").state
    assert [holds(after, seat) for seat in (A, B, C)] == ["", "", ""]
    assert after.lying == ((), (), (), ())
    assert after.enterer == A
    assert not {"take", "force", "enter"} & verbs(after)


def test_22_the_pile_holds_all_twelve():
    """§4 test 22, R1: every rank comes up in four of twelve draws."""
    state = table(pawn("copas"), pawn(), enterer=B)
    shown = [event_of(do(state, "board", [drawn])).code for drawn in range(12)]
    assert [shown.count(rank) for rank in data.RANKS] == [4, 4, 4]


def event_of(step):
    return next(event for event in step.events if isinstance(event, (Boarded, TurnedAway)))


@pytest.mark.parametrize(
    ("seats", "hand", "shown"), [(4, "crrr", "rrr"), (4, "rrrr", "rrr"), (5, "ssrr", "ssrr"), (5, "cccc", "cccc")]
)
def test_the_combination_is_shown_and_not_the_fourth_card(seats, hand, shown):
    """§3.6: until the codes are hidden again."""
    step = do(fresh(seats, hand), "enter")
    assert event(step, Entered) == Entered(who=A, codes=ranks(shown))
    assert seen(step.state, B).shown == seen(step.state).shown == ranks(shown)
    assert seen(leave(step.state, A, SHUFFLE).state).shown == ()


def test_nobody_enters_them_twice():
    """B6."""
    assert key(table(pawn("madre", "rrr"), pawn(), enterer=B), "enter") == "entered"


@pytest.mark.parametrize(("card", "marked"), [("3 copas", 1), ("2 oros", 2), ("1 oros", 3), ("4 oros", 0)])
def test_46_the_turn_is_over_and_the_alien_is_mad(card, marked):
    """§4 test 46."""
    step = do(table(pawn("madre", "rrr"), pawn("oros", "s"), cards=(card,)), "enter")
    assert told(step)[:2] == (Entered, Revealed)
    assert (step.state.turn, marks(step.state)) == (B, (0, marked))


def test_25_without_a_pile_nobody_boards():
    """§4 test 25, R15."""
    state = table(pawn("copas", "rrr"), pawn())
    assert key(state, "board") == "no_pile"
    assert "board" not in verbs(state)


def test_25_a_full_ship_takes_nobody():
    """§4 test 25, R17."""
    state = table(pawn("copas"), pawn("nave"), pawn("nave"), pawn(), enterer=B)
    assert "board" not in verbs(state)
    refusal = refused(state, "board")
    assert (refusal.key, refusal.args) == ("full", {"capacity": 2})


def test_26_only_a_king_lets_aboard():
    """§4 test 26."""
    state = table(pawn("copas"), pawn(), enterer=B)
    for drawn, code in ((SOTA, "sota"), (CABALLO, "caballo")):
        step = do(state, "board", [drawn])
        assert told(step) == (TurnedAway,)
        assert event(step, TurnedAway) == TurnedAway(who=A, code=code)
        assert (step.state.pawns[A].place, step.state.points) == ("copas", 1)
    step = do(state, "board", [REY])
    assert event(step, Boarded) == Boarded(who=A, code="rey")
    assert (step.state.pawns[A].place, step.state.points) == ("nave", 1)


def test_two_tries_in_one_turn():
    """§3.5, R2: what was drawn goes back."""
    state = do(table(pawn("copas"), pawn(), enterer=B), "board", [CABALLO]).state
    assert do(state, "board", [CABALLO + 3]).state.turn == B
    assert do(state, "board", [REY + 3]).state.pawns[A].place == "nave"


def test_the_enterer_needs_a_king_too():
    """§3.6."""
    state = table(pawn("copas"), pawn(), enterer=A)
    assert do(state, "board", [SOTA]).state.pawns[A].place == "copas"


def test_52_who_leaves_makes_room():
    """§4 test 52."""
    state = table(pawn("copas"), pawn("nave"), pawn("nave"), pawn(), enterer=D)
    assert key(state, "board") == "full"
    state = leave(state, B).state
    assert do(state, "board", [REY]).state.pawns[A].place == "nave"


def test_53_what_counts_is_how_many_began():
    """§4 test 53."""
    state = table(pawn("madre", "ssrr"), pawn("nave"), dead(), dead(), dead(), dead())
    assert state.seats_free() == 2
    assert "enter" in verbs(state)
    assert key(table(pawn("madre", "rrr"), pawn(), dead(), dead(), dead(), dead()), "enter") == "no_pairs"
    full = table(pawn("copas"), pawn("nave"), pawn("nave"), dead(), dead(), dead(), enterer=B)
    assert do(full, "board", [REY]).state.seats_free() == 0
