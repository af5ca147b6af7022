"""The informer: docs/rules/stalag17.md §4.1."""

import pytest

from cogs.stalag17.events import ChoseSide
from tests.games.stalag17.build import (
    A,
    B,
    C,
    asked,
    called,
    deal,
    do,
    event,
    key,
    left,
    offered,
    seen,
    table,
    time_out,
    told,
    vigilance,
    who,
)

EXAMPLE = {"laid": "food1 tools1 r4 r4", "left": 2, "vigilance": 14}
PLAN = "food tools + 8"
FOUR = deal("map map map map")


def choosing(*players, **more):
    """Build the phase of the coins."""
    return table(*(who(coin=True, **player) for player in players), rules="informer joint", phase="coin", **more)


def test_inf_1():
    """§4.1 INF-1, the supplement's first example: 8 for 8, the prisoners stay, 14 becomes 2."""
    state = table(who("info food/map", informer=True, **EXAMPLE), who(), who(), plan=PLAN, rules="informer joint")
    step = do(state, "escape", deal())
    line = called(step.state, A)
    assert event(step, "escaped").required == 8
    assert (line.role, line.in_hand, line.barracks, line.change, line.after) == ("informer", 0, 0, -12, 2)
    assert (left(step.state), vigilance(step.state)[A]) == ((2, 3, 3), 2)
    assert (step.state.round, step.state.players[A].coin) == (2, False)
    assert told(step)[:3] == ("escaped", "roll_call", "counted")


def test_inf_2():
    """§4.1 INF-2: who is none needs 22."""
    state = table(who(**EXAMPLE), who(), plan=PLAN, rules="informer")
    step = do(state, "escape")
    assert event(step, "escape_failed").required == 22
    assert (vigilance(step.state), asked(step.state)) == ((16, 0), (A,))


@pytest.mark.parametrize(
    ("laid", "informer", "change", "after"),
    [("", True, -5, 9), ("", False, 1, 15), ("barr", True, -1, 13)],
    ids=["INF-3", "INF-4", "INF-5"],
)
def test_inf_3_to_5(laid, informer, change, after):
    """§4.1 INF-3 (the second example: 7 - 12, so 14 becomes 9), INF-4 and INF-5."""
    caught = who("food2 clothes1 info", laid, left=2, vigilance=14, informer=informer)
    state = do(table(who(laid="r3"), caught, plan="+ 3", rules="informer"), "escape", FOUR).state
    assert (called(state, B).change, called(state, B).after) == (change, after)


def test_inf_6():
    """§4.1 INF-6: never below zero."""
    state = table(who(laid="r3", left=2, vigilance=3, informer=True), who(), plan="+ 3", rules="informer")
    state = do(state, "escape", deal()).state
    assert (called(state, A).change, vigilance(state)[A]) == (-12, 0)


def test_inf_7():
    """§4.1 INF-7: the informer's escape counts everybody else as ever."""
    players = (
        who("info", "r3", informer=True),
        who("food2 r3", vigilance=2),
        who("r3 r4", left=1, vigilance=4, informer=True),
    )
    state = do(table(*players, plan="+ 3", rules="informer"), "escape", deal()).state
    assert [called(state, seat).change for seat in (A, B, C)] == [-18, -4, 0]
    assert vigilance(state) == (0, 0, 4)


def test_inf_8():
    """§4.1 INF-8: once in a game; who was informer is not asked again."""
    state = table(who(laid="r3", informer=True), who(coin=True), who(coin=True), plan="+ 3", rules="informer")
    state = do(state, "escape", deal()).state
    assert (state.phase, asked(state), seen(state).choosing) == ("coin", (B, C), (B, C))
    assert not state.players[A].informer
    assert key(state, "coin tails", seat=A) == "not-now"


def test_inf_9():
    """§4.1 INF-9: nothing is shown before all have chosen, then all at once."""
    state = choosing({}, {}, {})
    assert asked(state) == (A, B, C)
    step = do(state, "coin tails", seat=A)
    assert told(step) == told(step, A) == ("chose_side",)
    assert event(step, "chose_side") == ChoseSide(who=A)
    step = do(step.state, "coin tails", seat=B)
    view = seen(step.state, C)
    assert ((view.chosen, view.choosing), view.players[A].side) == (((A, B), (C,)), None)
    assert (seen(step.state, A).players[A].side, view.players[A].coin) == ("tails", True)
    assert not any(player.informer for player in step.state.players)
    step = do(step.state, "coin heads", seat=C)
    assert told(step) == ("chose_side", "coins_shown")
    assert event(step, "coins_shown").who == (A, B)
    assert [(p.informer, p.coin, p.side) for p in step.state.players] == [(True, False, "")] * 2 + [(False, True, "")]
    assert (step.state.phase, asked(step.state)) == ("turn", (A,))


def test_a_choice_stands():
    """§4.1, §6: no change of mind, and nobody acts before the reveal."""
    state = do(choosing({}, {}), "coin heads", seat=A).state
    assert key(state, "coin tails", seat=A) == "not-now"
    assert key(state, "draw", seat=A) == "not-now"
    assert key(state, "draw", seat=B) == "not-now"


def test_both_sides_are_offered_to_everybody():
    """§4.1."""
    state = do(choosing({}, {}), "coin heads", seat=A).state
    assert offered(state, "coin") == "heads tails"


def test_inf_10():
    """§4.1 INF-10: heads keeps the coin."""
    state = choosing({"laid": "r3"}, {}, plan="+ 3")
    state = do(do(state, "coin heads", seat=A).state, "coin heads", seat=B).state
    assert [player.coin for player in state.players] == [True, True]
    state = do(do(state, "escape").state, "decline", deal()).state
    assert (state.round, asked(state)) == (2, (A, B))
    state = do(do(state, "coin tails", seat=A).state, "coin heads", seat=B).state
    assert state.players[A].informer


def test_inf_11():
    """§4.1 INF-11, E29: a failure costs as ever, the requirement stays the plan's."""
    state = table(who("map1", "r3", vigilance=5, informer=True), who(), plan="food + 3", rules="informer")
    step = do(state, "escape")
    assert (event(step, "escape_failed").required, vigilance(step.state)) == (3, (7, 0))
    state = do(do(step.state, "draw").state, "draw").state
    assert event(do(state, "escape"), "escape_failed").required == 3


def test_inf_12():
    """§4.1 INF-12: with one prisoner left the token stays, there is no winner, another round follows."""
    state = table(who(laid="r3", left=1, vigilance=9, informer=True), who(), plan="+ 3", rules="informer joint")
    state = do(state, "escape", FOUR).state
    assert (left(state), vigilance(state), state.result, state.round) == ((1, 3), (3, 0), None, 2)


def test_inf_13():
    """§4.1 INF-13, E31, S21: who is late has heads and keeps the coin; that is told with the coins."""
    assert told(time_out(choosing({}, {}), seat=A)) == ("chose_side",)
    state = do(choosing({}, {}), "coin tails", seat=B).state
    step = time_out(state, seat=A)
    assert told(step) == ("chose_side", "idle", "coins_shown")
    assert [(p.informer, p.coin) for p in step.state.players] == [(False, True), (True, False)]


@pytest.mark.parametrize("rules", ["informer", ""])
def test_inf_14(rules):
    """§4.1 INF-14: without a coin there is no phase of coins, nor without the rule."""
    state = table(who(laid="r3"), who(coin=not rules), plan="+ 3", rules=rules)
    step = do(state, "escape", deal())
    assert (step.state.phase, asked(step.state)) == ("turn", (B,))
    assert "coins_shown" not in told(step)


def test_inf_15():
    """§4.1 INF-15: the coin is spent, whoever escapes or nobody."""
    for last in ("escape", "pass"):
        players = (who(laid="r3"), who(coin=True))
        state = table(*players, plan="+ 3", rules="informer", phase="coin", last=1)
        state = do(state, "coin tails").state
        assert not state.players[B].coin
        state = do(state, last, deal()).state
        assert (state.round, state.players[B].coin, asked(state)) == (2, False, (B,))


def test_the_plan_lies_before_the_choice():
    """E37, §3.3: draw, roll, coins, turns."""
    state = do(table(who(laid="r3"), who(coin=True), plan="+ 3", rules="informer"), "escape", deal("map map food", 5))
    assert told(state)[-1] == "planned"
    assert seen(state.state, B).plan.objects == ("map", "map", "food")


def test_e30():
    """E30: after an informer's escape the table of dice is as it was."""
    state = table(who(laid="r3", informer=True), who(left=2), plan="+ 3", rules="informer")
    assert len(do(state, "escape", deal("map map map")).state.plan.faces) == 3
    state = table(who(laid="r3"), who(left=2), plan="+ 3", rules="informer")
    assert len(do(state, "escape", FOUR).state.plan.faces) == 4
