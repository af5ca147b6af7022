"""Facing the officers left behind: docs/rules/escape_plan.md §3.6.2, §3.9."""

import pytest

from cogs.escape_plan.events.police import Avoided, PaidCosta, Wounded
from cogs.escape_plan.state import Turn
from tests.games.escape_plan.build import (
    NE,
    A,
    asked,
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
    seen,
    spelt,
    table,
    told,
    verbs,
    who,
)


def leaving(player=None, *others, s1="", **more):
    """Leave S1 and its officers for the church of S2; there are three players unless others are given, and the first
    has a gang member, so that there is something to decide."""
    state = table(player or who(members=1), *(others or (who(), who())), s1=s1, **more)
    return do(state, "move S2.church").state


def test_officers_count_where_one_leaves():
    """Case 25, ruling 2: not where one stops."""
    state = leaving(s1="CS", s2="F")
    assert facing(state) == "S1.county S1.swat"
    state = line(state, "take", "take")
    assert has(state, "wounds", "at") == (2, ("S2", "church"))


def test_moving_inside_a_tile_leaves_nothing():
    """§3.6.2."""
    state = table(who(at="S2.church"), who(), who(), s2="FCS")
    assert facing(do(state, "move S2.gang").state) == ""


def test_each_tile_passed_counts_once_in_order():
    """§3.6.2: also if the way leaves it twice."""
    there = near("A2", "C", NE, "FS", business="gym")
    state = table(who(at="A2.business", members=1), who(), who(), s1="FCS", s2="S", city=(there,))
    state = do(state, "use car").state
    assert facing(do(state, "move S2.church").state) == ("A2.federal A2.swat S1.federal S1.county S1.swat")
    ways = [way for way in seen(state, A).ways if way.to == "S2.church"]
    assert all(len(set(way.left)) == len(way.left) for way in ways)


def test_a_wound_is_taken_for_each_officer_not_avoided():
    """§3.6.2."""
    step = do(leaving(s1="F"), "take")
    assert told(step)[0] == Wounded
    assert has(step.state, "wounds") == 1


def test_the_gas_mask():
    """Case 26: County or SWAT for $3k, not a Federal."""
    armed = who(items="E4 - A2 A3 A4", cash=3, members=1)
    state = leaving(armed, s1="S")
    step = do(state, "avoid item.0")
    assert has(step.state, "cash", "wounds") == (0, 0)
    assert spelt(step.state.players[A].items) == "!E4 - A2 A3 A4"
    assert event(step, Avoided).officers == ("swat",)
    assert offered(leaving(armed, s1="F"), "avoid") == ("gang",)
    both = leaving(armed, s1="FC")
    assert key(both, "avoid item.0") == "other_officer"
    assert offered(do(both, "take").state, "avoid") == ("item.0", "gang")


def test_equipment_that_is_used_or_too_dear_is_refused():
    """§3.5."""
    state = leaving(who(items="!E1 E1 A2 A3 A4", cash=2), s1="F")
    assert offered(state, "avoid") == ("item.1",)
    assert key(state, "avoid item.0") == "face_down"
    assert key(state, "avoid item.7") == "not-offered"
    refusal = refused(leaving(who(items="E1 E2 A2 A3 A4", cash=1), s1="F"), "avoid item.0")
    assert (refusal.key, refusal.args) == ("cash", {"cost": 2, "missing": 1})


@pytest.mark.parametrize(
    ("means", "option", "cost"),
    [
        ({"contacts": "K05 - A5 A6 A7"}, "K05.1", 3),
        ({"contacts": "K06 - A5 A6 A7"}, "K06.1", 3),
        ({"contacts": "K07 - A5 A6 A7"}, "K07.1", 3),
        ({"contacts": "- - - A6 A7", "assets": "!A1 A5"}, "A5", 4),
        ({"members": 1}, "gang", 0),
        ({"fixers": "F6"}, "F6", 2),
    ],
)
def test_all_officers_on_one_tile_are_avoided(means, option, cost):
    """§3.6.2, §3.6.4 (a)."""
    state = leaving(who(**means), s1="FCS")
    step = do(state, f"avoid {option}")
    assert has(step.state, "cash", "wounds", "members", "fixers") == (9 - cost, 0, 0, ())
    assert event(step, Avoided).officers == ("federal", "county", "swat")


def test_all_on_one_tile_means_one_tile():
    """§3.6.2: those of the next tile are still faced."""
    there = near("A2", "C", NE, "FS", business="gym")
    state = table(who(at="A2.business", members=2), who(), who(), s1="FC", city=(there,), turn=Turn(points=4))
    state = line(do(state, "move S2.church").state, "take", "avoid gang")
    assert facing(state) == "S1.federal S1.county"
    assert has(line(state, "avoid gang"), "wounds") == 1


def test_the_makeup_artist_avoids_two():
    """§4.5 K18: of three the player chooses the second."""
    state = leaving(who("K18 - A5 A6 A7", members=1), s1="FCS")
    assert offered(state, "avoid", "K18.1") == ("county", "swat")
    assert facing(do(state, "avoid K18.1 swat").state) == "S1.county"
    two = leaving(who("K18 - A5 A6 A7"), s1="FS")
    assert offered(two, "avoid", "K18.1") == ()
    assert facing(do(two, "avoid K18.1").state) == ""
    assert has(do(leaving(who("K18 - A5 A6 A7"), s1="F"), "avoid K18.1").state, "cash", "wounds") == (7, 0)


def test_the_fast_car_avoids_a_tile_without_a_second_payment():
    """§3.5, §4.5 K08: used before, a point more."""
    state = do(table(who("K08 - A5 A6 A7"), who(), who(), s1="FCS"), "use K08.1").state
    assert (state.turn.points, has(state, "cash")) == (4, 5)
    state = do(state, "move S2.church").state
    step = do(state, "avoid fast")
    assert has(step.state, "cash", "wounds") == (5, 0)
    slow = do(table(who("K08 - A5 A6 A7"), who(), who(), s1="F"), "move S2.church").state
    assert "avoid" not in verbs(slow)


def test_whom_one_faces_is_settled_when_one_sets_out():
    """Case 83, ruling 26: an officer moved away later is still faced."""
    player = who(items="- - A2 A3 -", assets="A1 A4", cash=9, members=1)
    state = leaving(player, s1="S")
    step = do(state, "use A4 S1 S2")
    assert (police(step.state, "S1"), police(step.state, "S2")) == ("", "S")
    assert facing(step.state) == "S1.swat"
    before = do(table(player, who(), who(), s1="S"), "use A4 S1 S2").state
    assert facing(do(before, "move S2.church").state) == ""


def test_between_two_officers_everything_else_can_be_used():
    """§3.5: a heal between two wounds."""
    state = line(leaving(s1="FS"), "take")
    assert "aid" in offered(state, "use")
    state = line(state, "use aid", "take")
    assert has(state, "wounds", "first_aid") == (1, False)


def test_nobody_is_faced_behind_ones_own_marker():
    """§3.6.4: Sandra included."""
    state = table(who(at="S2.church"), who(), s2="FCS", marker=0, sandra="S2")
    assert facing(do(state, "move S1.clinic").state) == ""
    other = table(who(at="S2.church", members=1), who(), s2="F", marker=1, sandra="S1")
    assert facing(do(other, "move S1.clinic").state) == "S2.federal"


def test_sandra_is_of_the_type_one_chooses():
    """Case 34."""
    state = leaving(who(items="E1 - A2 A3 A4"), who(), s1="F", sandra="S1")
    assert facing(state) == "S1.federal S1.sandra"
    state = do(state, "take").state
    assert offered(state, "avoid") == ("item.0",)
    assert has(do(state, "avoid item.0").state, "wounds", "cash") == (1, 7)
    assert has(line(state, "take"), "wounds") == 2


def solo(cash, **more):
    return do(table(who(cash=cash, **more), s1="", sandra="S2", costa="S1"), "move S2.church").state


def test_costa_takes_money_or_wounds_twice():
    """Case 35, ruling 22."""
    assert has(do(solo(2), "take").state, "wounds", "cash") == (2, 2)
    step = do(solo(5), "take")
    assert event(step, PaidCosta).cost == 3
    assert has(step.state, "wounds", "cash") == (0, 2)


def test_costa_can_be_avoided():
    """Ruling 21: also by what avoids all on one tile; he and Sandra on one tile are both faced."""
    state = table(who(members=1, items="E2 - A2 A3 A4"), s1="F", sandra="S1", costa="S1")
    state = do(state, "move S2.church").state
    assert facing(state) == "S1.federal S1.sandra S1.costa"
    assert has(do(state, "avoid gang").state, "wounds", "cash") == (0, 9)
    state = line(state, "take", "take")
    assert has(do(state, "avoid item.0").state, "wounds", "cash") == (2, 7)


def test_costas_second_wound_can_arrest():
    """§3.9, §3.6.3."""
    state = solo(2, wounds=2, handcuffs=5, contacts="x x x x x")
    step = do(state, "take")
    assert (has(step.state, "fate"), asked(step.state)) == ("arrested", ())
    assert has(do(solo(2, wounds=1, handcuffs=5, contacts="x x x x x"), "take").state, "fate", "wounds") == ("city", 3)
