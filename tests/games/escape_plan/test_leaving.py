"""Who quits counts as arrested: docs/rules/escape_plan.md §3.0.1."""

import pytest

from bot.engine.chance import Chance
from bot.engine.move import Illegal
from cogs.escape_plan.data import LOCKERS
from cogs.escape_plan.events.course import Left
from cogs.escape_plan.rules.day import course
from tests.games.escape_plan.build import (
    A,
    B,
    C,
    asked,
    cubes,
    do,
    has,
    leave,
    line,
    near,
    police,
    seen,
    table,
    told,
    who,
)


def test_what_the_leaver_had():
    """§3.0.1: contacts are discarded, Equipment and cans go to the store, all else to the box; cubes stay."""
    rich = who("K10 !K11 A5 A6 A7", "E2 green50 A2 A3 A4", keys="red", fixers="F1", members=1, cans=1, discs=2, cash=7)
    there = {"city": (near("A2", "C", business="gym"),), "cubes": cubes(gym=(B,)), "marker": B}
    state = leave(table(who(), rich, who(), store=(4, 3, 4, 4), cans=5, **there), B).state
    assert (state.discards, state.store, state.cans) == (("K10.1", "K11.1"), (4, 4, 4, 4), 6)
    assert has(state, "fate", "cash", "keys", "fixers", "members", seat=B) == ("arrested", 0, (), (), 0)
    assert (state.cubes, state.site("S2").marker) == (cubes(gym=(B,)), B)
    assert asked(state) == (A,)


def test_the_acting_player_leaves():
    """§3.8: the police move, and the next acts."""
    state = table(who(notoriety=5), who(notoriety=2), who(), s2="FS")
    step = leave(state, A)
    assert (step.state.phase, asked(step.state)) == ("heat", (C,))
    assert told(step)[0] == Left


def test_who_leaves_before_spending_a_disc_moves_no_police():
    """§3.5: that was no action."""
    state = table(who(discs=1), who(notoriety=2), who(discs=1), s1="F", part="night")
    step = leave(state, A)
    assert (step.state.phase, asked(step.state)) == ("turn", (C,))


def test_the_choices_of_others_stay():
    """§3.0.1: whoever else leaves, the action goes on."""
    state = do(table(who(fixers="F8"), who(), who()), "use F8").state
    state = leave(state, C).state
    assert (asked(state), state.owed) == ((A,), ("contact",))


def test_tiles_looked_at_go_back():
    """§3.6.4: lockers are not lost with who looks at them."""
    there = (near("B1", "R", business="gym"),)
    state = line(table(who(keys="green"), who(), who(), city=there), "move B1.store", "locker green")
    state = leave(state, A).state
    assert sorted(state.lockers[0]) == sorted(LOCKERS["green"].values)


def test_the_decider_leaves():
    """§3.8: the next one decides."""
    state = do(table(who(notoriety=3), who(), who(), s2="FS"), "pass").state
    assert asked(state) == (B,)
    assert asked(leave(state, B).state) == (C,)


def test_the_only_target_leaves():
    """§3.8: nobody is hunted."""
    state = do(table(who(notoriety=3), who(), who(), s2="FS"), "pass").state
    state = leave(state, A).state
    assert (state.phase, asked(state), police(state, "S2")) == ("turn", (B,), "FS")


def test_one_is_left_while_the_police_wait():
    """§3.8: then they move by themselves."""
    state = do(table(who(notoriety=3), who(), s2="F", sandra="S2"), "pass").state
    step = leave(state, B)
    assert (police(step.state, "S1"), asked(step.state)) == ("F", (A,))


@pytest.mark.parametrize("leaver", [A, B])
def test_leaving_while_unlocks_are_decided(leaver):
    """§3.1."""
    state = course.begin_day(table(who(notoriety=1), who(notoriety=1), who(), day=2), Chance(b"", 0)).state
    state = leave(state, leaver).state
    assert (state.phase, asked(state)) == ("unlock", (1 - leaver,))
    assert leave(state, C).state.phase == "unlock"
    assert leave(state, 1 - leaver).state.phase == "city"


def test_all_leave():
    """§3.0.1: scoring at once; nobody escaped."""
    state = leave(leave(table(who(), who(), who()), A).state, B).state
    step = leave(state, C)
    assert step.state.result is not None
    assert step.state.result.winners == ()
    assert asked(step.state) == ()


def test_nobody_leaves_twice():
    """§3.0.1."""
    state = leave(table(who(), who(), who()), B).state
    with pytest.raises(Illegal):
        leave(state, B)
    with pytest.raises(Illegal):
        leave(table(who(), who(fate="escaped", place=1), who()), B)


def test_the_leavers_secrets_stay_his():
    """§3.12: the plan card is shown at the end."""
    state = leave(table(who(), who(plan="P4"), who()), B).state
    assert seen(state, A).players[B].plan is None
    assert seen(state, B).players[B].plan == "P4"
