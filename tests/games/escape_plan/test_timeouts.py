"""What a time-out plays: docs/rules/escape_plan.md §3.13."""

import pytest

from cogs.escape_plan.events.course import Idle, KeptMoney
from cogs.escape_plan.events.police import Avoided, Heat, Wounded
from cogs.escape_plan.events.turns import Declined, DiscSpent, Healed, Held, Passed, Rested, Used, Went
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.rules.day import course
from cogs.escape_plan.state import Facing, Turn
from tests.games.escape_plan.build import (
    NE,
    NW,
    A,
    B,
    N,
    asked,
    cubes,
    do,
    event,
    has,
    line,
    near,
    police,
    seen,
    spelt,
    table,
    time_out,
    told,
    who,
    with_player,
)


def test_no_unlock():
    state = course.begin_day(table(who(notoriety=1), who(), who(), day=2), None).state
    step = time_out(state)
    assert told(step)[:2] == (Idle, KeptMoney)
    assert step.state.phase == "city"


def test_no_disc_before_the_last_day():
    step = time_out(table(who(discs=1), who(), who(), part="night"))
    assert told(step)[:2] == (Idle, Held)
    assert has(step.state, "discs") == 1


LAST = {"day": 3, "closed": (1, 2), "city": (near("D3", "C", NE),)}


@pytest.mark.parametrize("part", ["night", "dawn"])
def test_a_disc_for_an_escape(part):
    """On day 3 it is spent if that allows an escape now; the escape follows."""
    step = time_out(table(who(discs=1), who(), who(), part=part, **LAST))
    assert told(step)[:4] == (Idle, DiscSpent, Went, Escaped)
    poor = table(who(discs=1, cash=3), who(fate="escaped", place=1), who(), part=part, escapes=1, **LAST)
    assert told(time_out(poor))[:2] == (Idle, Held)


def test_pass_or_rest():
    """Rest if that turns a card up, else pass."""
    assert told(time_out(table(who(), who(), who()))) == (Idle, Passed)
    assert told(time_out(table(who("!K10 - A5 A6 A7"), who(), who()))) == (Idle, Rested)
    assert told(time_out(table(who(first_aid=False), who(), who()))) == (Idle, Rested)
    assert told(time_out(table(who("!K10 - A5 A6 A7", rested=True), who(), who()))) == (Idle, Passed)
    assert told(time_out(table(who(assets="!A1"), who(), who()))) == (Idle, Passed)


@pytest.mark.parametrize(("part", "escapes"), [("morning", False), ("afternoon", False), ("evening", True)])
def test_an_escape_from_the_last_evening_on(part, escapes):
    step = time_out(table(who(), who(), who(), part=part, **LAST))
    assert (Escaped in told(step)) == escapes


def test_the_escape_with_the_fewest_officers():
    """However much money or how many points that takes."""
    around = (near("D3", "C", NE), near("A2", "C", N, "FCS", business="gym"))
    turn = Turn(points=6)
    player = who(at="S2.church")
    state = table(player, who(), who(), s2="F", part="evening", **{**LAST, "city": around}, turn=turn)
    fewest = min(way.faced for way in seen(state, A).ways if way.to == "D3.exit")
    assert event(time_out(state), Went).officers == fewest == 1


def faced(player, *officers, **more):
    turn = Turn(stage="avoid", facing=tuple(Facing("S1", officer) for officer in officers))
    return with_player(table(player, who(), who(), turn=turn, **more), A, at=("S2", "church"))


def test_a_wound_rather_than_money():
    step = time_out(faced(who(items="E1 - A2 A3 A4", members=1), "federal", "swat"))
    assert told(step)[:3] == (Idle, Wounded, Wounded)
    assert has(step.state, "wounds", "members") == (2, 1)


def test_anything_rather_than_an_arrest():
    """The cheapest way to avoid or heal, ties by id."""
    caught = {"contacts": "x x x x x", "wounds": 3, "handcuffs": 5}
    step = time_out(faced(who(items="E1 E4 A2 A3 A4", first_aid=False, **caught), "federal"))
    assert event(step, Avoided).what == "E1"
    step = time_out(faced(who(items="E1 - A2 A3 A4", **caught), "federal"))
    assert event(step, Used).what == "aid"
    assert has(step.state, "wounds", "fate", "handcuffs") == (3, "city", 5)
    step = time_out(faced(who(items="E2 - A2 A3 A4", first_aid=False, **caught), "federal"))
    assert has(step.state, "fate") == "arrested"


def test_costa_is_paid_before_anything_else():
    """No arrest threatens who can pay."""
    state = faced(who("x x x x x", wounds=3, handcuffs=5, cash=3), "costa")
    assert has(time_out(state).state, "cash", "wounds", "first_aid") == (0, 3, True)
    poor = faced(who("x x x x x", wounds=2, handcuffs=5, cash=2, members=1), "costa")
    assert told(time_out(poor))[1:3] == (Used, Healed)
    assert has(time_out(poor).state, "fate", "wounds") == ("city", 3)


def test_handcuffs_cover_the_least_slot():
    step = time_out(faced(who("K10 K11 A5 A6 A7", wounds=3), "federal"))
    assert spelt(step.state.players[A].contacts) == "x K11 A5 A6 A7"


def visiting(place, player=None, **more):
    """Be at a place whose visit begins."""
    turn = Turn(stage="avoid", facing=(Facing("S1", "federal"),))
    return table(player or who(at=place), who(), who(), turn=turn, **more)


def test_a_safe_house():
    """Key: green, yellow, red; fixer: lowest id."""
    there = (near("C1", "R", business="safe1"),)
    step = time_out(visiting("C1.safehouse", city=there, keys=(("red", "yellow"), (), ()), fixers=("F4", "F3")))
    assert has(step.state, "keys", "fixers") == (("yellow",), ("F3",))


def test_a_business_declines_the_contact():
    there = (near("A2", "C", business="gym"),)
    step = time_out(visiting("A2.business", city=there))
    assert Declined in told(step)
    assert step.state.cubes == cubes(gym=(A,))


@pytest.mark.parametrize("place", ["S2.gang", "B1.store"])
def test_nothing_is_bought(place):
    player = who(at=place, keys="green red")
    step = time_out(visiting(place, player, city=(near("B1", "R", business="gym"),)))
    assert has(step.state, "cash", "members", "cans", "keys") == (9, 0, 0, ("green", "red"))
    assert asked(step.state) == (B,)


def test_the_church_takes_all():
    step = time_out(visiting("S2.church", who(at="S2.church", notoriety=4)))
    assert has(step.state, "notoriety") == 2


def test_the_highest_tile_is_kept():
    state = visiting("D1.exit", city=(near("D1", "I", NW),), closed=(1,), exit_stacks=((20, 40, 10), ()))
    assert has(time_out(state).state, "exit_tiles") == (40,)
    state = do(
        table(who(keys="green"), who(), who(), city=(near("B1", "R"),), lockers=((0, 30), (), ())), "move B1.store"
    ).state
    state = do(state, "locker green").state
    assert spelt(time_out(state).state.players[A].items) == "green30 - A2 A3 A4"


def test_rewards():
    """The locked asset of lowest id; in the red box no contact."""
    state = do(table(who(notoriety=2), who(), who()), "use car").state
    step = time_out(state)
    assert spelt(step.state.players[A].items) == "- - - A3 A4"
    bare = who("- - - - -", "- - - - -", "A1 A2 A3 A4 A5 A6 A7", notoriety=2)
    step = time_out(do(table(bare, who(), who()), "use car").state)
    assert told(step)[:2] == (Idle, Declined)


def test_the_police_move_as_for_nobody():
    state = do(table(who(notoriety=3), who(), who(), s2="FS"), "pass").state
    step = time_out(state)
    assert event(step, Heat).kind == "swat"
    other = do(table(who(notoriety=2, at="S2.church"), who(notoriety=2), who(), s2="FC"), "pass").state
    assert asked(other) == (A,)
    assert police(time_out(other).state, "S1") == "F"


def test_one_time_out_ends_the_whole_action():
    """§3.13: also the police move that falls to the same player."""
    state = table(who(notoriety=2, at="S2.church"), who(notoriety=2), who(), s2="CS")
    step = time_out(state)
    assert told(step) == (Idle, Passed, Heat)
    assert asked(step.state) == (B,)


def test_a_default_is_always_offered():
    """§3.13: whatever is asked."""
    state = line(table(who(fixers="F8"), who(), who()), "use F8")
    assert asked(time_out(state).state) == (B,)
