"""Joint escapes: docs/rules/stalag17.md §4.4."""

from itertools import permutations

import pytest

from cogs.stalag17.render import PRESENTER
from tests.games.stalag17.build import (
    A,
    B,
    C,
    D,
    asked,
    called,
    deal,
    do,
    event,
    key,
    left,
    line,
    names,
    seen,
    table,
    time_out,
    told,
    verbs,
    vigilance,
    who,
)
from tests.games.stalag17.looks import said

PLAN = "food documents clothes + 4"
GEAR = "food1 documents1 clothes1"
OUT = "food2 documents2 clothes2 r3 r3"
FOUR = deal("map map map map")


def window(*others, escaper=None, plan=PLAN, rules="joint", **more):
    """Let seat 0 escape with `others` beside it; give the state of the window."""
    first = escaper or who(laid=OUT)
    return do(table(first, *others, plan=plan, rules=rules, **more), "escape").state


def no(state, *seats):
    """Let `seats` stay behind."""
    for seat in seats:
        state = do(state, "decline", seat=seat).state
    return state


def test_jnt_1():
    """§4.4 JNT-1, the supplement's first example: 6 for 4, 5 for 4; V3, V6 (2 + 4) and 5 + 4 - 9."""
    state = window(
        who("food2 r3", "barr"),
        who("map2", f"{GEAR} r5"),
        escaper=who("food1 map2", OUT),
    )
    assert (state.phase, asked(state), left(state)) == ("joint", (B, C), (2, 3, 3))
    state = no(state, B)
    assert asked(state) == (C,)
    step = do(state, "join", deal())
    assert told(step)[:3] == ("answered", "declined", "joined")
    assert (event(step, "joined").runaway, event(step, "joined").required) == (5, 4)
    state = step.state
    assert (left(state), vigilance(state)) == ((2, 3, 2), (3, 0, 6))
    assert [(called(state, seat).role, called(state, seat).change) for seat in (A, B, C)] == [
        ("escaped", 3),
        ("counted", 0),
        ("joint", 6),
    ]
    assert called(state, C).extra == 4


def test_jnt_2():
    """§4.4 JNT-2, the second example: the last prisoner needs 4 + 5 = 9."""
    state = no(window(who(), who(laid=f"{GEAR} r5", left=1)), B)
    step = do(state, "join", FOUR)
    assert event(step, "join_failed").required == 9
    state = no(window(who(), who(laid=f"{GEAR} r5 r4", left=1)), B)
    step = do(state, "join")
    assert event(step, "joined").required == 9
    assert (step.state.result.winners, left(step.state)) == ((C,), (2, 3, 0))


@pytest.mark.parametrize(("prisoners", "need"), [(2, 7), (3, 7), (1, 12)])
def test_jnt_3(prisoners, need):
    """§4.4 JNT-3: the own vigilance, and five more for the last prisoner (counted before joining, E28)."""
    state = no(window(who(), who(laid="r3", vigilance=3, left=prisoners)), B)
    assert seen(state, C).runaway() == (3, need)
    step = do(state, "join", FOUR if prisoners == 1 else deal())
    assert event(step, "join_failed").required == need


def test_jnt_4():
    """§4.4 JNT-4: the first who announces closes the window, even in vain."""
    for gear, told_first in ((f"{GEAR} r5", "joined"), ("r5", "join_failed")):
        state = no(window(who(), who(laid=gear), who(laid=f"{GEAR[:-1]}2 r5")), B)
        assert asked(state) == (C, D)
        step = do(state, "join", deal(), seat=C)
        assert (told(step)[2], step.state.phase, step.state.round) == (told_first, "turn", 2)
        assert left(step.state)[D] == 3


def test_jnt_5():
    """§4.4 JNT-5: an informer's escape opens no window."""
    state = table(who(laid=OUT, informer=True), who(laid=f"{GEAR} r5"), plan=PLAN, rules="joint informer")
    step = do(state, "escape", deal())
    assert (told(step)[1], step.state.round) == ("roll_call", 2)


def test_without_the_rule_there_is_no_window():
    """§4.4."""
    step = do(table(who(laid=OUT), who(laid=f"{GEAR} r5"), plan=PLAN), "escape", deal())
    assert told(step)[1] == "roll_call"


def both_free(first="r4 r4", second="r5", **more):
    """Let A and then C free their last prisoners, with so much in hand."""
    escaper = who(first, OUT, left=1)
    joiner = who(second, f"{GEAR} r5 r4", left=1)
    state = no(window(who(), joiner, escaper=escaper, **more), B)
    return do(state, "join")


def test_jnt_6():
    """§4.4 JNT-6: both win; with the tie-break who has less vigilance after the roll call (E14)."""
    step = both_free("r4 info", "food2 r3")
    assert vigilance(step.state) == (7, 0, 9)
    result = step.state.result
    assert (result.winners, result.reason, result.standing) == ((A, C), "together", (1, 3, 1))
    step = both_free("r4 info", "food2 r3", tie_break=True)
    result = step.state.result
    assert (result.winners, result.reason, result.standing) == ((A,), "free", (1, 3, 2))
    for viewer in (None, A, B, C):
        ending = PRESENTER.ending(seen(step.state, viewer), viewer, said())
        assert "tie-break" in ending
        assert "least vigilance" in ending
        assert "Yours aren't" not in ending
        assert "desempate" in PRESENTER.ending(seen(step.state, viewer), viewer, said("es"))
    fates = [PRESENTER.fate(seen(step.state), C, said(language)) for language in ("en", "es")]
    assert "too, but lost the tie-break: vigilance 9 against 7" in fates[0]
    assert "perdió el desempate: vigilancia 9 contra 7" in fates[1]


def test_jnt_7():
    """§4.4 JNT-7: everybody declines, the escaper wins."""
    state = window(who(), who(), escaper=who(laid=OUT, left=1))
    assert state.result is None
    step = do(no(state, B), "decline")
    assert (step.state.result.winners, told(step)[:3]) == ((A,), ("answered", "declined", "declined"))


def test_jnt_8():
    """§4.4 JNT-8: of two the other is asked."""
    state = window(who())
    assert asked(state) == (B,)
    assert do(state, "decline", deal()).state.round == 2


def test_jnt_9():
    """§4.4 JNT-9: barracks in play count nothing for who joins."""
    state = do(window(who(laid=f"{GEAR} r5 barr")), "join", FOUR).state
    assert (called(state, B).barracks, called(state, B).change) == (0, 4)


def test_jnt_10():
    """§4.4 JNT-10, E16: in vain: 4 + 2, then 3 - 6; nobody else is asked."""
    state = no(window(who(), who("r3", "food1", left=2, vigilance=4), who(laid=f"{GEAR} r5")), B)
    step = do(state, "join", deal(), seat=C)
    assert told(step)[2:5] == ("join_failed", "roll_call", "counted")
    line = called(step.state, C)
    assert (line.role, line.before, line.change, line.after) == ("counted", 6, -3, 3)
    assert left(step.state) == (2, 3, 2, 3)


def test_jnt_11():
    """§4.4 JNT-11, E31: who is late declines, and that is told when the window closes."""
    step = time_out(window(who(laid=f"{GEAR} r5"), who()), seat=B)
    assert (told(step), asked(step.state)) == (("answered",), (C,))
    assert told(do(step.state, "decline", deal()))[:4] == ("answered", "idle", "declined", "declined")


def test_jnt_12():
    """§4.4 JNT-12: the joiner alone is free and wins."""
    step = do(window(who(laid=f"{GEAR} r5 r4", left=1), escaper=who(laid=OUT, left=2)), "join")
    assert (step.state.result.winners, step.state.result.reason) == ((B,), "free")


def test_jnt_13():
    """§4.4 JNT-13: equal vigilance is shared, tie-break or not."""
    for tie_break in (False, True):
        step = both_free("r4 info", "r3", tie_break=tie_break)
        assert (vigilance(step.state), step.state.result.winners) == ((7, 0, 7), (A, C))


def test_only_those_who_are_asked_act():
    """§4.4: the escaper's turn is over and his token free; no turn follows."""
    state = window(who("r3"))
    assert (state.escaper, left(state)[A], verbs(state)) == (A, 2, {"join", "decline"})
    state = no(window(who("r3"), who("r4")), B)
    assert key(state, "join", seat=B) == "not-now"
    assert key(state, "draw", seat=A) == "not-now"
    assert key(state, "draw", seat=B) == "not-now"


def test_the_question_is_the_same_for_who_cannot_join():
    """§6: neither asking nor order tells anything."""
    able, unable = window(who(laid=f"{GEAR} r5")), window(who("r3"))
    assert asked(able) == asked(unable) == (B,)
    assert verbs(able) == verbs(unable)


@pytest.mark.parametrize("order", list(permutations((A, B, D))))
def test_all_are_asked_at_once_and_heard_clockwise_after_the_escaper(order):
    """§4.4, E39, S10: whoever answers first, the first clockwise who says yes joins."""
    able = f"{GEAR} r5"
    others = {D: who(), A: who(laid=able), B: who(laid=f"{GEAR[:-1]}2 r5")}
    state = table(others[A], others[B], who(laid=OUT), others[D], plan=PLAN, rules="joint", turn=C)
    state = do(state, "escape").state
    assert asked(state) == (A, B, D)
    for at, seat in enumerate(order):
        closes = {D, A} <= set(order[: at + 1])
        step = do(state, "decline" if seat == D else "join", deal() if closes else (), seat=seat)
        assert told(step)[0] == "answered"
        if closes:
            assert told(step)[1:4] == ("declined", "joined", "roll_call")
            assert left(step.state) == (2, 3, 2, 3)
            break
        assert told(step) == ("answered",)
        assert [seen(step.state, viewer).players[seat].answer for viewer in (None, C)] == [None, None]
        assert seat in seen(step.state).chosen
        state = step.state


def test_a_joiner_shows_the_cards_in_play():
    """§6: in vain, too."""
    step = do(window(who("map1", "r5 food1")), "join", deal())
    assert names(event(step, "join_failed").cards) == "food1 r5"


def test_e36():
    """E36: the vigilance of this turn's failed attempt counts when joining."""
    state = do(table(who("map1", OUT), who("map1", f"{GEAR} r3"), plan=PLAN, rules="joint", turn=B), "escape").state
    state = line(state, "draw", "escape")
    assert event(do(state, "join", deal()), "join_failed").required == 6
