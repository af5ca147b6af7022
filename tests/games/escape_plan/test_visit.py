"""Visits: docs/rules/escape_plan.md §3.6.4."""

import pytest

from cogs.escape_plan.events.turns import DiscLost, Dismissed, Notoriety, Went
from cogs.escape_plan.events.visits import ClosedBusiness, Gained, NothingThere, Toll, Visited
from tests.games.escape_plan.build import (
    A,
    B,
    C,
    asked,
    cubes,
    do,
    event,
    has,
    key,
    near,
    offered,
    refused,
    seen,
    spelt,
    table,
    told,
    verbs,
    who,
)


def at_gym(player=None, *others, **more):
    """Visit the gym, which has no officers on the way."""
    others = others or (who(), who())
    state = table(player or who(), *others, city=(near("A2", "C", business="gym"),), **more)
    return do(state, "move A2.business")


def at_house(player=None, house="safe1", **more):
    """Visit a safe house."""
    state = table(player or who(), who(), who(), city=(near("C1", "R", business=house),), **more)
    return do(state, "move C1.safehouse")


def test_a_business_with_an_amount():
    """§3.6.4: the amount is recorded; then cube, notoriety, a contact to take."""
    step = at_gym(who(plan="P1"))
    assert has(step.state, "stash", "cash", "cubes", "notoriety") == ((("gym", 50),), 9, 8, 1)
    assert step.state.cubes == cubes(gym=(A,))
    assert verbs(step.state) == {"contact", "decline"}
    assert told(step, A)[:4] == (Went, Visited, Gained, Notoriety)
    assert event(step, Gained) == Gained(who=A, place="gym", amount=50, income=False, to=(A,))


def test_money_counts_the_cube_that_then_leaves():
    """Case 38, ruling 3."""
    step = at_gym(who(plan="P2", cubes=7, cash=1))
    assert has(step.state, "cash", "cubes", "stash") == (8, 6, ())
    assert event(step, Gained) == Gained(who=A, place="gym", amount=7, income=True, to=(A,))


def test_money_and_amount_look_alike():
    """Case 88."""
    public = {}
    for plan in ("P1", "P2"):
        step = at_gym(who(plan=plan))
        public[plan] = [one for one in step.events if one.reaches(B)]
        public[plan + "view"] = seen(step.state, B)
    assert public["P1"] == public["P2"]
    assert public["P1view"] == public["P2view"]


def test_a_second_visit_has_no_effect():
    """Case 85, ruling 14."""
    player = who(plan="P2", cubes=8, stash=(), notoriety=2, assets="!A1")
    step = at_gym(player, cubes=cubes(gym=(A,)))
    assert told(step)[:2] == (Went, NothingThere)
    assert has(step.state, "cash", "stash", "notoriety", "cubes") == (9, (), 2, 8)
    assert spelt(step.state.players[A].contacts) == "- - A5 A6 A7"
    assert asked(step.state) == (B,)


def test_a_business_closes_with_its_last_cube():
    """Case 37."""
    step = at_gym(cubes=cubes(gym=(B,)))
    assert ClosedBusiness in told(step)
    five = at_gym(who(), who(), who(), who(), who(), cubes=cubes(gym=(B,)))
    assert ClosedBusiness not in told(five)


def test_a_closed_business_is_entered_by_force():
    """§4.2: the cube goes beside the tile and counts."""
    player = who("K15 - A5 A6 A7", cubes=7)
    start = {"city": (near("A2", "C", business="gym"),), "cubes": cubes(gym=(B, C), cinema=(A,), restaurant=(A,))}
    state = table(player, who(), who(), **start)
    assert "A2.business" not in offered(state, "move")
    state = do(state, "use K15.1 gym").state
    step = do(state, "move A2.business")
    assert step.state.cubes[3] == (B, C, A)
    assert has(step.state, "discs", "cash") == (1, 5)
    assert ClosedBusiness not in told(step)


def test_all_of_a_group_give_a_disc():
    """§3.6.4, ruling 23."""
    three = cubes(cinema=(A,), restaurant=(A,), casino=(A, B))
    assert has(at_gym(cubes=three).state, "discs") == 1
    assert has(at_gym(cubes=cubes(cinema=(A,), casino=(A,))).state, "discs") == 0


def test_with_two_discs_a_group_gives_none():
    """Case 87."""
    step = at_gym(who(discs=2), cubes=cubes(cinema=(A,), restaurant=(A,)))
    assert has(step.state, "discs") == 2
    assert DiscLost in told(step)


def test_a_contact_can_be_declined():
    """Ruling 20."""
    state = do(at_gym().state, "decline").state
    assert spelt(state.players[A].contacts) == "- - A5 A6 A7"
    assert len(state.contacts) == 7


def test_a_full_contact_area_declines_or_replaces():
    """Case 33."""
    step = at_gym(who("K10 K11 x x x", handcuffs=3))
    shown = step.state.contacts
    assert offered(step.state, "contact") == shown
    assert offered(step.state, "contact", shown[0]) == ("0", "1")
    after = do(step.state, f"contact {shown[0]} 1")
    assert after.state.players[A].contacts[1].id == shown[0]
    assert after.state.discards == ("K11.1",)
    assert Dismissed in told(after)
    assert spelt(do(step.state, "decline").state.players[A].contacts) == "K10 K11 x x x"


def test_without_a_slot_no_contact_is_offered():
    """§3.6.4."""
    assert "contact" not in verbs(at_gym(who("x x A5 A6 A7", handcuffs=2)).state)


def test_a_safe_house_gives_a_key_and_a_fixer():
    """§3.6.4: no notoriety, no contact."""
    step = at_house(keys=(("red", "green", "red"), (), ()))
    assert has(step.state, "notoriety", "cubes", "stash") == (0, 8, (("safe1", 60),))
    assert verbs(step.state) - {"use"} == {"key"}
    assert offered(step.state, "key") == ("green", "red")
    state = do(step.state, "key red").state
    assert (has(state, "keys"), state.keys[0]) == (("red",), ("green", "red"))
    assert offered(state, "fixer") == tuple(f"F{number}" for number in range(1, 9))
    state = do(state, "fixer F3").state
    assert (has(state, "fixers"), "F3" in state.fixers) == (("F3",), False)
    assert "key" not in verbs(state)


def test_late_visitors_may_find_nothing():
    """§3.6.4."""
    step = at_house(keys=((), (), ()), fixers=())
    assert has(step.state, "cubes") == 8
    assert "key" not in verbs(step.state)
    assert "fixer" not in verbs(step.state)


def test_the_third_safe_house_gives_a_disc():
    """Case 31."""
    two = cubes(safe2=(A,), safe3=(A, B))
    assert has(at_house(cubes=two).state, "discs") == 1
    assert has(at_house(who(discs=2), cubes=two).state, "discs") == 2
    assert has(at_house(cubes=cubes(safe2=(A,))).state, "discs") == 0


def test_safe_houses_never_close():
    """§3.6.4."""
    assert has(at_house(cubes=cubes(safe1=(B, C))).state, "cubes") == 8


def test_a_safe_house_visited_before_gives_nothing():
    """§3.6.4."""
    step = at_house(who(cubes=8), cubes=cubes(safe1=(A,)))
    assert NothingThere in told(step)
    assert "key" not in verbs(step.state)


def hq(player=None, **more):
    """Visit the headquarters of S2."""
    return do(table(player or who(), who(), who(), **more), "move S2.gang").state


def test_hiring_members():
    """§3.6.4: $2k each, one notoriety, a marker if one likes."""
    state = hq()
    assert offered(state, "hire") == ("1", "2")
    assert offered(state, "hire", "2") == ("yes", "no")
    state = do(state, "hire 2 yes").state
    assert has(state, "cash", "members", "notoriety", "markers") == (5, 2, 1, 1)
    assert (state.site("S2").members, state.site("S2").marker) == (0, A)


def test_no_marker_without_hiring_and_none_beside_another():
    """§3.6.4."""
    assert has(do(hq(), "done").state, "markers", "notoriety") == (2, 0)
    assert do(hq(), "hire 1 no").state.site("S2").marker is None
    assert offered(hq(marker=B), "hire", "1") == ()
    assert offered(hq(who(markers=0)), "hire", "1") == ()


def test_the_owner_of_the_marker_earns():
    """Case 93."""
    step = do(hq(members=1, marker=B), "hire 1")
    assert has(step.state, "cash", "members") == (6, 1)
    assert has(step.state, "cash", seat=B) == 10
    assert event(step, Toll) == Toll(who=B, amount=1)
    assert step.state.site("S2").members == 0


def test_an_arrested_owner_earns_nothing():
    """§3.0.1."""
    gone = who("", "", fate="arrested", at=".", cash=0)
    state = do(table(who(), gone, who(), marker=B), "move S2.gang").state
    step = do(state, "hire 2")
    assert (has(step.state, "cash"), has(step.state, "cash", seat=B)) == (5, 0)


def test_an_escaped_owner_goes_on_earning():
    """Ruling 34."""
    gone = who(fate="escaped", place=1, cash=1)
    state = do(table(who(), gone, who(), marker=B), "move S2.gang").state
    assert has(do(state, "hire 2").state, "cash", seat=B) == 3


def test_two_members_are_the_most():
    """§4.4."""
    assert offered(hq(who(members=1)), "hire") == ("1",)
    full = do(table(who(members=2, assets="!A1"), who(), who()), "move S2.gang").state
    assert asked(full) == (B,)


def test_who_cannot_pay_is_asked_all_the_same():
    """§3.12: an empty pocket is not seen."""
    state = hq(who(cash=1))
    assert (asked(state), "hire" in verbs(state), "done" in verbs(state)) == ((A,), False, True)
    assert refused(state, "hire 1").args == {"cost": 2, "missing": 1}


def test_an_empty_headquarters():
    """§3.6.4: nothing happens."""
    state = hq(who(assets="!A1"), members=0)
    assert asked(state) == (B,)


def test_the_clinic_heals_two():
    """§3.6.4."""
    state = table(who(at="S2.church", wounds=3), who(), who())
    assert has(do(state, "move S1.clinic").state, "wounds", "cash") == (1, 9)


def test_the_church_forgives_up_to_two():
    """§3.6.4: the player says how much."""
    state = do(table(who(notoriety=3), who(), who()), "move S2.church").state
    assert offered(state, "pray") == ("0", "1", "2")
    assert has(do(state, "pray 2").state, "notoriety") == 1
    assert "pray" not in verbs(do(table(who(), who(), who()), "move S2.church").state)


def test_refusals_of_a_visit():
    """§3.6.4."""
    state = hq()
    assert key(state, "hire 3") == "not-offered"
    assert key(state, "pray 1") == "not-now"
    assert key(state, "locker green") == "not-now"


@pytest.mark.parametrize("players", [1, 2])
def test_a_neutral_cube_takes_a_space(players):
    """§4.10: with one or two players."""
    state = table(*(who() for _ in range(players)), city=(near("A2", "C", business="gym"),), cubes=cubes(gym=(-1,)))
    assert ClosedBusiness in told(do(state, "move A2.business"))
