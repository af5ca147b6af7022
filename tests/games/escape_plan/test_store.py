"""The convenience store: docs/rules/escape_plan.md §3.6.4, §4.6."""

import pytest

from cogs.escape_plan.events.turns import Notoriety
from cogs.escape_plan.events.visits import Opened, Saw
from tests.games.escape_plan.build import (
    A,
    B,
    asked,
    do,
    event,
    has,
    key,
    line,
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

THREE = "K10 K11 K12 A6 A7"


def shop(player=None, **more):
    """Visit the store of B1."""
    lying = (near("B1", "R", business="gym"),)
    return do(table(player or who(), who(), who(), city=lying, **more), "move B1.store").state


def test_two_pieces_of_equipment_are_free_to_take():
    """§3.6.4, ruling 1."""
    state = shop()
    assert offered(state, "equip") == ("E1", "E2", "E3", "E4")
    state = line(state, "equip E1", "equip E1")
    assert spelt(state.players[A].items) == "E1 E1 A2 A3 A4"
    assert (state.store, has(state, "cash")) == ((2, 4, 4, 4), 9)
    assert "equip" not in verbs(state)


def test_no_third_piece_though_a_slot_is_free():
    """§3.6.4."""
    state = line(shop(who(items="- - - - -", assets="!A1")), "equip E1", "equip E2")
    assert "equip" not in verbs(state)


def test_equipment_can_be_handed_back_to_make_room():
    """§3.6.4."""
    state = shop(who(items="E4 E4 A2 A3 A4"), store=(0, 4, 4, 2))
    assert "equip" not in verbs(state)
    state = do(state, "hand_back 1").state
    assert state.store == (0, 4, 4, 3)
    assert offered(state, "equip") == ("E2", "E3", "E4")


def test_one_gas_can_a_visit():
    """§3.6.4: $1k, two held at most."""
    state = do(shop(), "buy_can").state
    assert (has(state, "cash", "cans"), state.cans) == ((8, 1), 5)
    assert "buy_can" not in verbs(state)
    assert "buy_can" not in verbs(shop(who(cans=2)))
    assert key(shop(who(cans=2)), "buy_can") == "cans"
    assert "buy_can" not in verbs(shop(cans=0))
    assert refused(shop(who(cash=0)), "buy_can").args == {"cost": 1, "missing": 1}


def test_an_empty_pocket_is_not_seen():
    """§3.12: who could only buy a can is asked, with or without money."""
    full = {"items": "green0 green0 A2 A3 A4", "assets": "!A1"}
    assert asked(shop(who(cash=0, **full))) == (A,)
    assert asked(shop(who(cash=0, cans=2, **full))) == (B,)


def test_opening_a_locker():
    """§3.6.4: a key is gone, one of two tiles is kept, the other goes under the stack; notoriety at the end."""
    state = shop(who(keys="green green"), lockers=((0, 50, 30, 40, 0), (), ()))
    step = do(state, "locker green")
    assert event(step, Opened).left == 4
    assert event(step, Saw).values == (50, 0)
    assert event(step, Saw).to == (A,)
    assert seen(step.state, A).turn.looked == (50, 0)
    assert seen(step.state, B).turn.looked == (0, 0)
    assert verbs(step.state) - {"use"} == {"keep"}
    state = do(step.state, "keep 0").state
    assert state.lockers[0] == (30, 40, 0, 0)
    assert spelt(state.players[A].items) == "green50 - A2 A3 A4"
    assert spelt(seen(state, B).players[A].items) == "green0 - A2 A3 A4"
    assert has(state, "keys", "notoriety") == (("green",), 0)
    assert has(do(state, "done").state, "notoriety") == 1


def test_several_lockers_raise_notoriety_once():
    """§3.6.4."""
    state = line(shop(who(keys="green green")), "locker green", "keep 0", "locker green", "keep 1", "done")
    assert has(state, "notoriety", "keys") == (1, ())


@pytest.mark.parametrize(("stack", "looked"), [((40,), (40,)), ((), None)])
def test_the_end_of_a_stack(stack, looked):
    """Case 90."""
    state = shop(who(keys="green"), lockers=(stack, (), ()))
    if looked:
        step = do(state, "locker green")
        assert event(step, Saw).values == looked
        assert spelt(step.state.players[A].items) == "green40 - A2 A3 A4"
    else:
        assert key(state, "locker green") == "empty_lockers"


def test_conditions():
    """Case 41 and §4.6."""
    state = shop(who(THREE, keys="red yellow", notoriety=2))
    refusal = refused(state, "locker red")
    assert (refusal.key, refusal.args) == ("locker_condition", {"colour": "red", "contacts": 3, "notoriety": 3})
    assert offered(state, "locker") == ("yellow",)
    assert offered(shop(who("K10 !K11 A5 A6 A7", keys="yellow")), "locker") == ("yellow",)
    assert offered(shop(who("K10 - A5 A6 A7", keys="yellow")), "locker") == ()
    assert offered(shop(who(THREE, keys="red", notoriety=3)), "locker") == ("red",)
    assert key(shop(who()), "locker green") == "no_key"


def test_the_master_key_opens_any_locker():
    """Case 41: without key and condition; the tiles are looked at at once."""
    state = shop(who("K10 K11 K12 - A7", keys="red", notoriety=2, assets="!A1 A6"))
    assert offered(state, "use", "A6") == ("green", "yellow", "red")
    step = do(state, "use A6 red")
    assert (has(step.state, "keys", "cash"), step.state.turn.colour) == ((("red",), 5), "red")
    state = do(step.state, "keep 0").state
    assert state.players[A].items[0].id == "red"
    assert has(do(state, "done").state, "notoriety") == 3


def test_the_locksmith_needs_the_condition():
    """§4.5 K15: no key, but contacts and notoriety; he counts himself, face-down."""
    assert offered(shop(who("K15 - A5 A6 A7")), "use", "K15.1") == ("green",)
    assert offered(shop(who("K15 K10 A5 A6 A7")), "use", "K15.1") == ("green", "yellow")
    state = do(shop(who("K15 - A5 A6 A7")), "use K15.1 green").state
    assert spelt(state.players[A].contacts) == "!K15 - A5 A6 A7"


def test_no_opener_while_tiles_are_looked_at():
    """§3.6.4: one locker after the other."""
    state = do(shop(who("K15 - A5 A6 A7", keys="green")), "locker green").state
    assert "K15.1" not in offered(state, "use")


def test_a_locker_needs_a_slot():
    """§3.6.4: Equipment makes room, lockers stay."""
    state = shop(who(items="E1 green50 A2 A3 A4", keys="green"))
    assert offered(state, "locker", "green") == ("0",)
    state = line(state, "locker green 0", "keep 1")
    assert (spelt(state.players[A].items).split()[1:], state.store[0]) == (["green50", "A2", "A3", "A4"], 5)
    full = shop(who("K15 - A5 A6 A7", items="green0 green0 A2 A3 A4", keys="green"))
    assert key(full, "locker green") == "no_room"
    assert "K15.1" not in offered(full, "use")
    forced = shop(who("K15 - A5 A6 A7", items="E1 green50 A2 A3 A4"))
    assert offered(forced, "use", "K15.1", "green") == ("0",)


def test_notoriety_rises_only_after_the_visit():
    """Case 94."""
    state = shop(who(THREE, keys="red green", notoriety=2))
    state = line(state, "locker green", "keep 0")
    assert key(state, "locker red") == "locker_condition"
    step = do(state, "done")
    assert has(step.state, "notoriety") == 3
    assert Notoriety in told(step)


def test_the_stock_is_common():
    """§3.6.4: of all three stores; a used can comes back."""
    state = line(shop(), "equip E1", "buy_can", "done", "finish")
    assert (state.store[0], state.cans) == (3, 5)


def test_a_master_key_opens_a_locker_where_nothing_else_is_left_to_do():
    """§3.5, §3.6.4: any order; with everything bought and taken the visit is not over."""
    player = who(items="- x A2 A3 A4", assets="A6")
    state = shop(player, store=(0, 0, 0, 0), cans=0)
    assert offered(state, "use", "A6") == ("green", "yellow", "red")
    assert {"done", "use"} <= verbs(state)
