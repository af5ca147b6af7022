"""Executive actions: docs/rules/escape_plan.md §2.2, §3.5, §4.5."""

import pytest

from cogs.escape_plan.events.turns import Hacked, Used
from cogs.escape_plan.state import Turn
from tests.games.escape_plan.build import (
    NE,
    A,
    B,
    C,
    asked,
    cubes,
    do,
    event,
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


def having(*names, **more):
    """Give seat 0 contacts, fixers or unlocked assets, with a wound and some notoriety."""
    cards = [name for name in names if name[0] == "K"]
    row = " ".join([*cards, "-", "-"][:2])
    player = {
        "contacts": f"{row} - - -",
        "items": "!E1 - - - -",
        "assets": " ".join(("!A1", *(name for name in names if name[0] == "A"))),
        "fixers": " ".join(name for name in names if name[0] == "F"),
        "wounds": 2,
        "notoriety": 2,
    }
    return table(who(**{**player, **more}), who(), who(), s1="FCS", city=(near("A2", "C", NE, business="gym"),))


def option(name):
    return f"{name}.1" if name[0] == "K" else name


def used(name, *targets, **more):
    """Use a thing before moving, and give the state."""
    return do(having(name, **more), " ".join(("use", option(name), *targets)))


@pytest.mark.parametrize(
    ("name", "cost", "field", "change"),
    [
        ("F2", 3, "cash", 9),
        ("F3", 2, "notoriety", -1),
        ("F4", 4, "discs", 1),
        ("F5", 1, "wounds", -1),
        ("K04", 4, "discs", 1),
        ("K10", 1, "wounds", -1),
        ("K11", 3, "wounds", -2),
        ("K12", 3, "notoriety", -2),
        ("K13", 1, "notoriety", 1),
        ("K14", 3, "cash", 9),
        ("A7", 4, "wounds", -1),
        ("aid", 0, "wounds", -1),
    ],
)
def test_effects_on_ones_own_board(name, cost, field, change):
    """§2.2, §4.5: paid at each use."""
    before = having(name)
    step = do(before, f"use {option(name)}")
    paid = {"cash": 9 - cost}
    expected = {**paid, field: getattr(before.players[A], field) + change - (cost if field == "cash" else 0)}
    for what, value in expected.items():
        assert has(step.state, what) == value
    assert event(step, Used).cost == cost


def test_used_things_are_flipped_or_gone():
    """§3.5: fixers, members and cans go, the rest is flipped."""
    assert spelt(used("K10").state.players[A].contacts) == "!K10 - - - -"
    assert used("F5").state.players[A].fixers == ()
    assert [asset.up for asset in used("A7").state.players[A].assets] == [False, False]
    assert has(used("aid").state, "first_aid") is False
    state = used("K10").state
    assert key(state, "use K10.1") == "face_down"
    assert key(used("F5").state, "use F5") == "not-offered"


def test_income_counts_without_an_unlock():
    """§3.0.1: Receive Income is the present income, nothing else."""
    step = used("F2", cubes=4)
    assert (has(step.state, "cash"), step.state.phase) == (10, "turn")


def test_the_energy_drink_turns_contacts_and_equipment_up():
    """§2.2 F7: not First Aid."""
    state = used("F7", contacts="!K10 !K11 - - -", first_aid=False).state
    assert spelt(state.players[A].contacts) == "K10 K11 - - -"
    assert spelt(state.players[A].items) == "E1 - - - -"
    assert has(state, "first_aid") is False


def test_the_telephone_gives_a_contact():
    """§2.2 F8: or none."""
    state = used("F8").state
    assert verbs(state) == {"contact", "decline"}
    shown = state.contacts
    taken = do(state, f"contact {shown[3]} 4").state
    assert taken.players[A].contacts[4].id == shown[3]
    assert asked(do(state, "decline").state) == (A,)


@pytest.mark.parametrize(("name", "kind"), [("K01", "F"), ("K02", "C"), ("K03", "S")])
def test_a_snitch_removes_an_officer(name, kind):
    """§4.5."""
    step = used(name, "S1")
    assert police(step.state, "S1") == "FCS".replace(kind, "")
    assert sum(step.state.boxed) == 1
    assert step.state.boxed["FCS".index(kind)] == 1


@pytest.mark.parametrize(
    ("name", "kind"), [("A2", "F"), ("A3", "C"), ("A4", "S"), ("K16F", "F"), ("K16C", "C"), ("K16S", "S")]
)
def test_an_officer_is_moved_anywhere(name, kind):
    """Case 30: not onto a tile with that type."""
    state = having(name)
    tiles = offered(state, "use", option(name), "S1")
    assert set(tiles) == {"S2", "A2"}
    assert key(state, f"use {option(name)} S1 S1") == "same_officer"
    after = do(state, f"use {option(name)} S1 A2").state
    assert (police(after, "S1"), police(after, "A2")) == ("FCS".replace(kind, ""), kind)


def test_the_hacker_sees_the_next_patrol_cards():
    """§4.5 K19: he alone."""
    step = used("K19")
    cards = step.state.patrol[:2]
    assert event(step, Hacked).cards == cards
    assert event(step, Hacked).to == (A,)
    assert seen(step.state, A).players[A].seen_patrol == cards
    assert seen(step.state, B).players[A].seen_patrol is None
    assert Hacked not in told(step, C)


def test_the_hacker_sees_the_last_card_alone():
    """§4.5 K19; with none left he is not offered."""
    player = who("K19 - A5 A6 A7")
    state = do(table(player, who(), who(), patrol=(3,)), "use K19.1").state
    assert has(state, "seen_patrol") == (3,)
    assert key(table(player, who(), who(), patrol=()), "use K19.1") == "no_effect"


def test_points_for_the_journey():
    """§3.5, §4.5: Courier, Fast Car, gas can, gang."""
    assert used("K17").state.turn.points == 5
    assert used("K08").state.turn.points == 4
    assert used("gang", "points", members=1).state.turn.points == 5
    assert used("can", cans=1).state.turn.points == 5


def test_a_gang_member_pushes_an_officer():
    """§3.6.4 (c): to an adjacent tile without that type, also after the move."""
    state = having(members=1)
    assert offered(state, "use", "gang") == ("points", "move")
    assert "S1.federal" in offered(state, "use", "gang", "move")
    after = do(state, "use gang move S1.federal S2").state
    assert (police(after, "S1"), police(after, "S2"), has(after, "members")) == ("CS", "F", 0)
    assert after.site("S2").members == 2


def test_the_motorcycle_follows_the_ability():
    """§2.2 F6: without a member, for $2k."""
    step = used("F6", "points")
    assert (has(step.state, "cash", "fixers"), step.state.turn.points) == ((7, ()), 5)
    state = line(having("F6", wounds=0), "move S2.church")
    assert offered(state, "use", "F6") == ("move",)
    assert "F6" in offered(state, "avoid")


@pytest.mark.parametrize("name", ["A1", "F4", "K04"])
def test_a_third_disc_is_not_offered(name):
    """Case 87."""
    assets = "A1" if name == "A1" else "!A1"
    state = having(name, discs=2, assets=assets)
    assert option(name) not in offered(state, "use")
    assert key(state, f"use {option(name)}") == "discs"


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("F5", {"wounds": 0}),
        ("F3", {"notoriety": 0}),
        ("K13", {"notoriety": 8}),
        ("F2", {"cubes": 0}),
        ("F7", {"items": "E1 - - - -"}),
        ("F8", {"contacts": "x x x x x"}),
    ],
)
def test_what_would_change_nothing_is_not_offered(name, more):
    """§3.0.1."""
    state = having(name, **more)
    assert option(name) not in offered(state, "use")
    assert key(state, f"use {option(name)}") == "no_effect"


def test_what_cannot_be_paid_is_not_offered():
    """§3.0.1: the owner learns what is missing."""
    refusal = refused(having("K11", cash=1), "use K11.1")
    assert (refusal.key, refusal.args) == ("cash", {"cost": 3, "missing": 2})


@pytest.mark.parametrize("name", ["can", "car", "K08", "K17"])
def test_what_helps_the_journey_is_used_before_it(name):
    """§3.5: the window CHOOSE."""
    state = having(name, cans=1)
    assert option(name) in offered(state, "use")
    away = do(state, "move S2.church").state
    assert key(away, f"use {option(name)}") == "not_in_this_step"


@pytest.mark.parametrize("name", ["K05", "K18", "A5"])
def test_what_avoids_is_used_when_avoiding(name):
    """§3.5: the window AVOID."""
    state = having(name)
    assert key(state, f"use {option(name)}") == "not_in_this_step"
    assert option(name) in offered(do(state, "move S2.church").state, "avoid")


def test_what_heals_is_used_at_any_time():
    """§3.5: before, between two officers, and after the visit."""
    state = having("K10", wounds=1, members=1)
    assert "K10.1" in offered(state, "use")
    state = do(state, "move S2.church").state
    assert "K10.1" in offered(state, "use")
    state = line(state, "take", "use K10.1", "take", "take", "pray 0")
    assert (state.turn.stage, "aid" in offered(state, "use")) == ("after", True)


def test_the_price_of_an_asset_is_that_of_its_space():
    """§4.4."""
    state = having("A5", "A7", assets="A1 A2 A3 A4 A5 A6 A7", discs=1)
    for name, cost in (("A1", 5), ("A2", 4), ("A7", 2)):
        text = f"use {name} S1 S2" if name == "A2" else f"use {name}"
        assert has(do(state, text).state, "cash") == 9 - cost


def test_a_closed_business_is_opened_for_this_action():
    """§3.5: one, and not where one stands."""
    start = {"city": (near("A2", "C", business="gym"),), "cubes": cubes(gym=(B, C))}
    state = table(who("- - - - -", assets="!A1 A6"), who(), who(), **start)
    assert offered(state, "use", "A6") == ("gym",)
    opened = do(state, "use A6 gym").state
    assert opened.turn.opened == "gym"
    there = table(who("- - - - -", assets="!A1 A6", at="A2.business"), who(), who(), **start)
    assert "A6" not in offered(there, "use")
    twice = table(who("K15 - A5 - A7", assets="!A1 A6"), who(), who(), turn=Turn(opened="gym"), **start)
    assert "K15.1" not in offered(twice, "use")
