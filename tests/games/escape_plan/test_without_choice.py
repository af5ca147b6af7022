"""What leaves no choice happens by itself, and what opens nothing is not offered: docs/rules/escape_plan.md rulings 54
and 55."""

import pytest

from cogs.escape_plan.events.course import Housed, Placed, Unlocked
from cogs.escape_plan.events.police import Covered, Handcuffed, Heat, PaidCosta, Wounded
from cogs.escape_plan.events.turns import Notoriety, Used, Went
from cogs.escape_plan.events.visits import Escaped, Looks, TookFixer, TookKey, Visited
from cogs.escape_plan.state import Facing, Turn
from tests.games.escape_plan.build import (
    NE,
    A,
    B,
    C,
    N,
    asked,
    cubes,
    do,
    event,
    facing,
    has,
    key,
    line,
    near,
    offered,
    police,
    refused,
    site,
    spelt,
    table,
    told,
    verbs,
    who,
)

GYM = near("A1", "R", business="gym")


def leaving(player, officers="F", **more):
    """Leave S1 and its officers for the gym."""
    return do(table(player, who(), who(), s1=officers, city=(GYM,), **more), "move A1.business")


def test_wounds_that_nothing_helps_against():
    """Two officers, and an Extra Action that makes no difference: the visit has begun."""
    step = leaving(who(), "FS")
    assert told(step)[:4] == (Went, Wounded, Wounded, Visited)
    assert [one.officer for one in step.events if isinstance(one, Wounded)] == ["federal", "swat"]
    assert (has(step.state, "wounds"), verbs(step.state)) == (2, {"contact", "decline"})


@pytest.mark.parametrize(
    "player",
    [
        who(items="E1 - A2 A3 A4", cash=0),
        who("K05 - A5 A6 A7", cash=0),
        who(members=1),
        who(fixers="F7", items="!E1 - A2 A3 A4"),
        who(fixers="F8", cash=0),
        who("K13 - A5 A6 A7"),
        who(wounds=3),
        who(wounds=3, first_aid=False, assets="A1", cash=0),
    ],
    ids=["Equipment", "contact", "gang", "Energy Drink", "Telephone", "Reporter", "First Aid", "before handcuffs"],
)
def test_what_may_help_is_asked_for(player):
    """Whatever the player's money, so that waiting does not betray it (ruling 30)."""
    step = leaving(player)
    assert (facing(step.state), "take" in verbs(step.state)) == ("S1.federal", True)


@pytest.mark.parametrize(
    "player",
    [
        who(items="E2 - A2 A3 A4"),
        who(fixers="F2"),
        who(wounds=2),
        who(fixers="F7"),
        who(wounds=3, assets="!A1", first_aid=False),
    ],
    ids=["another's Equipment", "money", "First Aid before the third wound", "nothing to turn up", "handcuffs"],
)
def test_what_does_not_help_is_not_asked_for(player):
    step = leaving(player)
    assert "take" not in verbs(step.state)
    assert {Wounded, Handcuffed} & set(told(step))


def test_before_an_escape_everything_counts():
    """What is not used then, is not used at all."""
    there = (near("D3", "C", NE),)
    state = table(who(), who(), who(), s1="F", city=there, day=3, closed=(1, 2))
    assert "use" in verbs(do(state, "move D3.exit").state)
    bare = table(who(assets="!A1"), who(), who(), s1="F", city=there, day=3, closed=(1, 2))
    assert told(do(bare, "move D3.exit"))[:3] == (Went, Wounded, Escaped)


@pytest.mark.parametrize(("cash", "after"), [(5, (2, 0)), (2, (2, 2))])
def test_costa_whom_nothing_keeps_off(cash, after):
    """§3.9: money or two wounds, told either way."""
    step = leaving_costa(who(assets="!A1", cash=cash))
    assert has(step.state, "cash", "wounds") == after
    assert PaidCosta in told(step) or Wounded in told(step)
    assert "take" in verbs(leaving_costa(who(cash=cash)).state)


def leaving_costa(player):
    return do(table(player, costa="S1", sandra="S2", city=(near("B1", "R"),)), "move B1.store")


def test_a_choice_between_two_wounds_stops():
    """The handcuffs of the first cover a slot that the player chooses; then it goes on by itself."""
    state = leaving(who(wounds=3, assets="!A1", first_aid=False), "FS").state
    assert (verbs(state), facing(state)) == ({"cover"}, "S1.swat")
    step = do(state, "cover 0")
    assert told(step)[:2] == (Covered, Wounded)
    assert (has(step.state, "wounds"), facing(step.state)) == (3, "")


def test_the_only_reward():
    """§3.7: one asset and no slot for a contact; nothing at all."""
    one = who("x x x x x", "- - - - A4", "A1 A2 A3", notoriety=2, handcuffs=5)
    step = do(table(one, who()), "use car")
    assert (told(step)[:3], spelt(step.state.players[A].items)) == ((Used, Notoriety, Unlocked), "- - - - -")
    two = who("x x x x x", "- - - A3 A4", "A1 A2", notoriety=2, handcuffs=5)
    state = do(table(two, who()), "use car").state
    assert verbs(state) == {"blue"}
    assert key(state, "red") == "no_contact"
    shown = do(table(who(notoriety=2), who(), contacts=()), "use car").state
    assert verbs(shown) == {"blue"}


@pytest.mark.parametrize(
    ("keys", "fixers", "keeps"),
    [
        (("red",), ("F3",), (TookKey, TookFixer)),
        (("red", "red"), ("F3", "F4"), (TookKey,)),
        ((), ("F3",), (TookFixer,)),
    ],
)
def test_the_last_key_and_the_last_fixer(keys, fixers, keeps):
    """§3.6.4."""
    there = (near("C1", "R", business="safe1"),)
    step = do(table(who(), who(), city=there, keys=(keys, (), ()), fixers=fixers), "move C1.safehouse")
    assert tuple(kind for kind in told(step) if kind in (TookKey, TookFixer)) == keeps


def test_the_last_tile_of_an_exit():
    """§3.6.4: it is kept; others read that one was taken."""
    there = {"city": (near("D1", "I", (-1, 0)),), "closed": (1,)}
    step = do(table(who(), who(), exit_stacks=((20,), ()), **there), "move D1.exit")
    assert has(step.state, "exit_tiles") == (20,)
    assert event(step, Looks).count == 1
    assert verbs(do(table(who(), who(), exit_stacks=((20, 10), ()), **there), "move D1.exit").state) >= {"keep"}


def test_the_last_business():
    """§3.3: where one is left, it stands on the tile."""
    others = [site(name, 9, at, 0, business=place) for at, (name, place) in enumerate(PLACES.items())]
    state = table(who(), who(), city=others, phase="city", placers=(A, B), display=(site("A3", 0, 0), site("D1", 0, 0)))
    spot, turned = offered(state, "place", "A3")[0], offered(state, "place", "A3", offered(state, "place", "A3")[0])[0]
    step = do(state, f"place A3 {spot} {turned}")
    assert told(step) == (Placed, Housed)
    assert step.state.site("A3").business == "restaurant"


PLACES = {"A1": "casino", "A2": "nightclub", "B1": "bar", "B2": "gym", "B3": "cinema"}


def test_the_only_officer_who_can_come_closer():
    """§3.8."""
    step = do(table(who(notoriety=2), who(), who(), s2="F"), "pass")
    assert (event(step, Heat).end, police(step.state, "S1"), asked(step.state)) == ("S1", "F", (B,))
    ring = (near("A2", "C", N), site("A1", 1, -1))
    choice = do(table(who(notoriety=2, at="A2.business"), who(), who(), s1="", s2="FS", city=ring), "pass").state
    assert asked(choice) == (B,)


@pytest.mark.parametrize("name", ["F1", "K09.1"])
def test_a_flight_that_opens_nothing_is_not_offered(name):
    """§3.6.1: neither a new place nor fewer officers; used before one sets out."""
    means = {"fixers": "F1"} if name == "F1" else {"contacts": "K09 - A5 A6 A7"}
    far = (near("A2", "C", N, business="gym"),)
    idle = table(who(at="S2.church", **means), who(), city=far)
    assert name not in offered(idle, "use")
    assert key(idle, f"use {name}") == "no_flight"
    watched = table(who(at="S2.church", **means), who(), city=far, s1="F")
    assert name in offered(watched, "use")
    further = table(
        who(at="S2.church", **means), who(), city=(site("B1", 0, -1, 0), site("A1", 0, -2, 0, business="bar"))
    )
    assert ("A1.business" in offered(further, "move"), name in offered(further, "use")) == (False, True)
    assert refused(do(watched, "move S1.clinic").state, f"use {name}").key == "not_in_this_step"


def test_what_opens_nothing_in_reach_is_not_offered():
    """§3.5: a closed business out of reach, or one that has been visited."""
    shut = {"cubes": cubes(gym=(B, C)), "city": (near("A2", "C", business="gym"),)}
    opener = who("- - - - -", assets="!A1 A6")
    assert offered(table(opener, who(), who(), **shut), "use", "A6") == ("gym",)
    stuck = table(opener, who(), who(), turn=Turn(points=1), **shut)
    assert ("A6" in offered(stuck, "use"), key(stuck, "use A6 gym")) == (False, "nothing_to_open")
    seen = table(opener, who(), who(), **(shut | {"cubes": cubes(gym=(A, B))}))
    assert key(seen, "use A6 gym") == "nothing_to_open"
    assert key(table(opener, who(), who()), "use A6 gym") == "nothing_to_open"


def test_the_hacker_tells_nothing_twice():
    """§3.0.1: what he has shown he does not show again before the patrol."""
    state = table(who("K19 K19.2 A5 A6 A7"), who(), patrol=(1, 2, 3), shown=(1, 2))
    state = do(state, "use K19.1").state
    assert has(state, "seen_patrol") == (1, 2)
    assert key(state, "use K19.2") == "no_effect"


def test_a_time_out_answers_what_is_left():
    """§3.13: facing begins with a choice, and goes on by itself."""
    turn = Turn(stage="avoid", facing=(Facing("S1", "federal"), Facing("S1", "swat")))
    state = line(table(who(at="S2.church", items="E1 - A2 A3 A4"), who(), turn=turn), "avoid item.0")
    assert has(state, "wounds", "cash") == (1, 7)
