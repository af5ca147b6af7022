"""The roll call and the end of the game: docs/rules/stalag17.md §3.7, §3.10."""

import pytest

from cogs.stalag17.events import Counted, Over
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import (
    A,
    B,
    C,
    D,
    called,
    deal,
    do,
    event,
    left,
    names,
    seen,
    table,
    told,
    vigilance,
    who,
)

OUT = who(laid="r3")


def counted(hand="", laid="", **more):
    """Let another player's last prisoner escape; give the line of one with these cards."""
    return called(do(table(who(laid="r3", left=1), who(hand, laid, **more), plan="+ 1"), "escape").state, B)


def test_b08():
    """§3.12 B08: who escapes adds the hand, subtracts nothing, and barracks in play do not count."""
    state = table(who("food2 clothes1", "barr r3 r5", vigilance=5), who(), plan="+ 3")
    state = do(state, "escape", deal()).state
    line = called(state, A)
    assert (line.role, line.in_hand, line.barracks, line.discount, line.change, line.after) == (
        "escaped",
        3,
        0,
        0,
        3,
        8,
    )
    assert (vigilance(state)[A], left(state)[A]) == (8, 2)


CASES = {
    "B09": ("food2 r4", "barr", 3, 0, 0, 0),
    "B10": ("food2", "r5 info", 3, 2, -7, 0),
    "B11": ("info barr", "", 1, 6, 5, 11),
    "nothing at all": ("", "", 3, 10, -9, 1),
    "two barracks": ("", "barr barr", 2, 0, 2, 2),
    "every kind": ("food1 food2 food/map r3 r4 r5 barr info", "", 3, 0, 14, 14),
}


@pytest.mark.parametrize("name", CASES)
def test_anybody_else(name):
    """§3.12 B09 to B11 and their kin: hand and barracks in play, less three a prisoner, never below zero (E9)."""
    hand, laid, prisoners, v, change, after = CASES[name]
    line = counted(hand, laid, left=prisoners, vigilance=v)
    assert (line.role, line.left, line.discount) == ("counted", prisoners, 3)
    assert (line.before, line.change, line.after) == (v, change, after)


def test_a_negative_sum_lowers_what_is_there():
    """§3.7: 14 and -5 is 9 (S0; the informer's own numbers are INF-3)."""
    assert counted("food2 food2", vigilance=14, left=3).after == 9


def test_every_term_is_told():
    """§6: nobody has to trust the arithmetic."""
    state = table(OUT, who("food2 r4", "barr", vigilance=1), plan="+ 1")
    step = do(state, "escape", deal())
    (first, second) = (e for e in step.events if isinstance(e, Counted))
    assert (first.who, first.role) == (A, "escaped")
    assert names(second.hand) == "food2 r4"
    terms = ("in_hand", "barracks", "extra", "discount", "change", "after")
    assert [getattr(second, name) for name in terms] == [5, 4, 0, 9, 0, 1]


def test_all_hands_and_cards_in_play_are_shown():
    """§3.7: to everybody, and they stay in the view until the next roll call."""
    state = do(table(OUT, who("food2", "barr r5"), plan="+ 1"), "escape", deal()).state
    line = seen(state).call[1]
    assert (names(line.hand), names(line.laid)) == ("food2", "r5 barr")


def test_the_table_begins_with_the_escaper():
    """E27."""
    state = table(who(), OUT, who(), plan="+ 1", turn=B)
    assert [line.seat for line in do(state, "escape", deal()).state.call] == [B, C, A]


def test_the_others_are_ranked():
    """§3.10: fewest prisoners left, then least vigilance."""
    free = who(laid="r3", left=1)
    players = (free, who("barr barr", left=2), who("barr", left=2), who("food1 food1 r3 r3 r3", left=1))
    step = do(table(*players, plan="+ 3"), "escape")
    assert [(p.left, p.vigilance) for p in step.state.players] == [(0, 0), (2, 2), (2, 0), (1, 8)]
    assert step.state.result.standing == (1, 4, 3, 2)
    earned = [GAME.earned(step.state.result, seat) for seat in (A, B, C, D)]
    assert earned == pytest.approx([1, 0, 1 / 3, 2 / 3])


def test_equals_share_a_place():
    """§3.10."""
    step = do(table(who(laid="r3", left=1), who(), who(), plan="+ 3"), "escape")
    assert step.state.result.standing == (1, 2, 2)
    assert [GAME.earned(step.state.result, seat) for seat in (A, B, C)] == [1, 0.25, 0.25]


def test_three_void_rounds_end_the_game():
    """§3.9.5: most escaped prisoners, then least vigilance, then shared."""

    def third(*players):
        return do(table(*players, voids=2, last=1), "pass")

    step = third(who(left=2, vigilance=20), who(left=2, vigilance=9), who(left=3))
    assert (step.state.result.winners, step.state.result.reason) == ((B,), "void")
    assert told(step) == ("passed", "void", "roll_call", "counted", "counted", "counted", "over")
    step = third(who(left=2, vigilance=9), who(left=2, vigilance=9), who(left=3))
    assert step.state.result.winners == (A, B)
    assert step.state.result.standing == (1, 1, 3)
    assert event(step, "over") == Over((A, B), "void")


def test_two_void_rounds_do_not():
    """§3.9.5."""
    state = do(table(who(), who(), voids=1, last=1), "pass", deal()).state
    assert (state.voids, state.result, state.round) == (2, None, 2)


@pytest.mark.parametrize("informer", [False, True])
def test_an_escape_sets_the_count_back(informer):
    """§3.9.5: an informer's, too."""
    state = table(who(laid="r3", informer=informer), who(), plan="+ 3", voids=2)
    state = do(state, "escape", deal()).state
    assert (state.voids, state.result) == (0, None)


def test_vigilance_has_no_limit():
    """E24: the tokens never run out."""
    assert counted("barr barr barr barr info info info info", vigilance=200, left=1).after == 229
