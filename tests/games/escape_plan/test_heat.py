"""Notoriety and the police move: docs/rules/escape_plan.md §3.7, §3.8."""

import pytest
from msgspec.structs import replace

from cogs.escape_plan.events.police import Heat
from cogs.escape_plan.rules.day import heat
from tests.games.escape_plan.build import (
    NE,
    A,
    B,
    C,
    N,
    asked,
    do,
    event,
    has,
    key,
    line,
    near,
    offered,
    police,
    site,
    spelt,
    table,
    told,
    verbs,
    who,
)


def test_crossing_a_level_upwards_is_rewarded_and_again():
    """Case 39."""
    state = do(table(who("K13 - A5 A6 A7", notoriety=2), who(), who()), "use K13.1").state
    assert has(state, "notoriety", "rewards") == (3, 3)
    assert verbs(state) == {"blue", "red"}
    state = line(state, "blue A5", "move S2.church", "pray 2")
    assert (has(state, "notoriety"), spelt(state.players[A].contacts)) == (1, "!K13 - - A6 A7")
    again = table(who("K13 - - A6 A7", notoriety=2, rewards=3), who(), who())
    assert has(do(again, "use car").state, "notoriety", "rewards") == (3, 2)


@pytest.mark.parametrize(("level", "rewarded"), [(0, 0), (1, 0), (2, 1), (3, 0), (4, 1), (5, 0), (6, 1), (7, 0)])
def test_the_levels_of_the_rewards(level, rewarded):
    """§3.7, §4.8."""
    state = do(table(who(notoriety=level), who(), who()), "use car").state
    assert has(state, "rewards") == 4 - rewarded


def test_four_rewards_at_most():
    """§3.7."""
    state = do(table(who(notoriety=2, rewards=0), who(), who()), "use car").state
    assert (has(state, "notoriety"), state.owed) == (3, ())


def test_the_red_box_gives_a_contact_or_none():
    """§3.7; blue needs a locked asset, without one the red box is all there is (ruling 54)."""
    bare = who("- - - - -", "- - - - -", "A1 A2 A3 A4 A5 A6 A7", notoriety=2)
    state = do(table(bare, who(), who()), "use car").state
    assert verbs(state) == {"contact", "decline"}
    shown = state.contacts[0]
    assert do(state, f"contact {shown} 2").state.players[A].contacts[2].id == shown


def test_a_reward_comes_before_the_contact_of_a_business():
    """§3.6.4, §3.7: resolved at once."""
    state = table(who(notoriety=2), who(), who(), city=(near("A2", "C", business="gym"),))
    state = do(state, "move A2.business").state
    assert verbs(state) == {"blue", "red"}
    assert verbs(do(state, "blue A2").state) == {"contact", "decline"}


def test_nobody_is_hunted_while_all_are_unknown():
    """Case 40."""
    step = do(table(who(), who(), who(), s1="FCS"), "pass")
    assert (step.state.phase, asked(step.state), police(step.state, "S1")) == ("turn", (B,), "FCS")


def test_the_next_player_steers_the_police_to_the_most_notorious():
    """Case 40, ruling 13."""
    state = do(table(who(notoriety=3), who(notoriety=1), who(), s2="FS"), "pass").state
    assert (state.phase, asked(state), verbs(state)) == ("heat", (B,), {"send"})
    assert offered(state, "send") == ("S2.federal", "S2.swat")
    assert offered(state, "send", "S2.swat") == ("S1",)
    step = do(state, "send S2.swat S1")
    assert (police(step.state, "S1"), police(step.state, "S2")) == ("S", "F")
    assert event(step, Heat) == Heat(kind="swat", start="S2", end="S1", by=(B,))
    assert asked(step.state) == (B,)


def test_the_actor_decides_unless_he_is_the_only_target():
    """§3.8 step 2: with two targets he names the other."""
    players = (who(notoriety=2, at="S2.church"), who(notoriety=2), who())
    state = do(table(*players, s1="F", s2="CS"), "pass").state
    assert asked(state) == (A,)
    assert offered(state, "send") == ("S2.county", "S2.swat")
    assert asked(do(table(who(), who(notoriety=1), who(), s2="FS"), "pass").state) == (A,)


def test_an_officer_comes_closer_or_nobody_moves():
    """§3.8 step 3: adjacent, closer, without that type."""
    step = do(table(who(notoriety=2), who(), who(), s1="F", s2="F"), "pass")
    assert (step.state.phase, asked(step.state)) == ("turn", (B,))
    state = do(table(who(notoriety=2), who(), who(), s1="F", s2="FCS"), "pass").state
    assert offered(state, "send") == ("S2.county", "S2.swat")
    assert key(state, "send S2.federal S1") == "same_officer"


def test_the_bots_choice():
    """§3.8 step 4: the nearest, SWAT before Federal before County, then the lowest tile."""
    ring = (site("A2", 1, 0, 0, "FCS", business="gym"), site("A1", 1, -1, 0, "S", business="bar"))
    state = table(who(notoriety=2), city=ring, s2="FS", sandra="S2", costa="S2")
    assert heat.usual_pursuit(state, -1) == ("A1.swat", "S1")
    far = table(who(notoriety=2), city=(site("A2", 1, 1, 0, "S", business="gym"),), s2="FC")
    assert heat.usual_pursuit(far, -1) == ("S2.federal", "S1")
    both = (site("A2", 1, 0, 0, business="gym"), site("B1", 1, 1, 0, "S", business="bar"))
    assert heat.usual_pursuit(table(who(notoriety=2), city=both), -1) == ("B1.swat", "A2")


def test_alone_the_police_move_by_themselves():
    """§3.8: solo, and when one is left."""
    step = do(table(who(notoriety=2), s2="C"), "pass")
    assert police(step.state, "S1") == "C"
    gone = who(fate="escaped", place=1)
    step = do(table(who(notoriety=2), gone, who(fate="arrested", at="."), s2="C"), "pass")
    assert (police(step.state, "S1"), asked(step.state)) == ("C", (A,))


@pytest.mark.parametrize(("draw", "end"), [(0, "S2"), (1, "S1"), (2, "B1")])
def test_police_by_themselves_ask_nobody_and_go_to_one_of_the_most_notorious_by_lot(draw, end):
    """§3.8 step 5, ruling 59."""
    hunted = (who(notoriety=2, at="S2.church"), who(notoriety=2), who(notoriety=2, at="B1.store"))
    state = table(*hunted, city=(near("B1", "C", N),), s1="S", s2="C")
    assert do(state, "pass").state.phase == "heat"
    step = do(replace(state, police=True), "pass", draws=(draw,))
    assert (event(step, Heat).end, event(step, Heat).by, asked(step.state)) == (end, (), (B,))


def test_police_by_themselves_draw_nobody_to_whom_nobody_can_come():
    """§3.8 step 5: a single target is not drawn, and may be the one who acts."""
    state = table(who(notoriety=2, at="S2.church"), who(notoriety=2), who(), s2="C", police=True)
    assert event(do(state, "pass", draws=()), Heat).end == "S1"
    alone = table(who(notoriety=2), who(), who(), s2="CF", police=True)
    assert event(do(alone, "pass", draws=()), Heat) == Heat(kind="federal", start="S2", end="S1", by=())


ESCAPE = {"day": 3, "closed": (1, 2), "city": (near("D3", "C", NE, "FS"),)}


def test_who_escapes_decides_nothing():
    """Case 81: the next who is not the only target does, or nobody if one is left."""
    state = table(who(), who(notoriety=2), who(), **ESCAPE)
    step = do(state, "move D3.exit")
    assert (step.state.phase, asked(step.state)) == ("heat", (C,))
    two = do(table(who(), who(notoriety=2), **ESCAPE), "move D3.exit")
    assert police(two.state, "S1") == "S"
    assert Heat in told(two)


def test_nobody_is_hunted_after_the_last_escape():
    """§3.0.1: nobody is left, the game is over."""
    step = do(table(who(), **ESCAPE), "move D3.exit")
    assert step.state.result is not None
    assert Heat not in told(step)


def test_targets_are_in_the_city():
    """§3.8 step 1."""
    players = (who(notoriety=1), who(notoriety=8, fate="escaped", place=1), who(notoriety=1))
    assert heat.targets(table(*players)) == (A, C)
    assert heat.targets(table(who(), who(), who())) == ()
    assert heat.find_decider(table(who(notoriety=1), who(), who(), acting=2)) == C
