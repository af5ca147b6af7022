"""Travel: docs/rules/escape_plan.md §3.6.1."""

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.texts import LANGUAGES
from cogs.escape_plan.data import BOX
from cogs.escape_plan.events.turns import Went
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.reach import best_routes_to
from cogs.escape_plan.rules.city.routes import Route, best_routes, flights, routes, steps_from_zones
from cogs.escape_plan.rules.city.tiles import layout
from cogs.escape_plan.state import Turn
from tests.games.escape_plan.build import (
    NE,
    NW,
    SW,
    A,
    N,
    asked,
    cubes,
    do,
    event,
    has,
    key,
    line,
    near,
    offered,
    refused,
    seen,
    site,
    table,
    told,
    verbs,
    who,
)
from tests.games.escape_plan.build import routes as choices


def going(*players, points=3, **more):
    """Give seat 0 some points."""
    return table(*(players or (who(), who(), who())), turn=Turn(points=points), **more)


def points_to(state, to):
    """Give the fewest points to a location, None where one cannot go."""
    return min((way.points for way in seen(state, A).ways if way.to == to), default=None)


def test_zones_and_edges_cost_points():
    """Case 36: a zone 1, a matched border 1, an unmatched one 2."""
    state = going(points=9, city=(near("A2", "C", NE, business="gym"),))
    assert points_to(state, "A2.business") == 2
    assert points_to(state, "S2.church") == 1
    assert points_to(state, "S2.gang") == 2
    unmatched = going(points=9, city=(near("A2", "I", NE, business="gym"),))
    costs = {near: cost for near, cost, _ in steps_from_zones(layout(unmatched.city))["S1", "C"]}
    assert (costs["S1", "R"], costs["A2", "I"]) == (1, 2)


def test_water_is_crossed_like_land():
    """Ruling 11."""
    wet = (site("C2", 0, 0, 2), site("D2", 0, -1, 0))
    assert (wet[0].edge(0), wet[1].edge(3)) == ("W", "W")
    assert (("D2", "W"), 1, 0) in steps_from_zones(layout(wet))["C2", "W"]


def test_points_are_three():
    """§3.6.1; what is left over is lost."""
    state = going(city=(near("A2", "R", N, business="gym"), near("A1", "W", SW, business="bar")))
    assert "A1.business" not in offered(state, "move")
    assert key(state, "move A1.business") == "too_far"
    assert key(state, "move S1.clinic") == "stay"
    assert key(state, "move B1.store") == "not-offered"
    assert key(state, "move S1.nowhere") == "not-offered"


def test_the_subway_costs_a_point_and_money():
    """§3.6.1: from any zone of a station tile to the zone of another station."""
    far = (near("C2", "W", NW, business="safe1"),)
    state = going(who(cash=1), who(), city=far, s1="F")
    ways = [way for way in seen(state, A).ways if way.to == "C2.safehouse"]
    assert {(way.points, way.cost, way.left) for way in ways} == {(2, 1, ("S1",)), (3, 0, ("S1",))} or ways
    rides = [way for way in ways if way.cost == 1]
    assert [(way.points, way.left, way.faced) for way in rides] == [(2, ("S1",), 1)]
    step = do(state, f"move C2.safehouse {rides[0].id}" if len(ways) > 1 else "move C2.safehouse")
    assert has(step.state, "cash") == 0
    assert event(step, Went).cost == 1
    assert all(way.cost == 0 for way in seen(going(who(cash=0), who(), city=far), A).ways)


@pytest.mark.parametrize("key", ["escape_plan-book-moving.text", "escape_plan-coach-subway"])
def test_texts_say_whom_a_ride_passes(key):
    """§3.6.1: those on the tile boarded are faced, as the test above has it."""
    told = {language: installed_games.installed_game("escape_plan").say(language)(key) for language in LANGUAGES}
    assert "You only face the officers on the tile where you get on." in told["en"]
    assert "Solo te enfrentas a los agentes de la loseta en que subes." in told["es"]


def test_tiles_below_a_ride_are_not_left():
    """§3.6.1."""
    between = (near("A2", "C", N, "FCS", business="gym"), site("C1", 0, -2, 0, business="safe1"))
    state = going(city=between, points=9)
    ways = [way for way in seen(state, A).ways if way.to == "C1.safehouse"]
    assert ("S1",) in [way.left for way in ways]
    assert min(way.faced for way in ways) == 0


def test_a_flight_leaves_only_the_tile_flown_from():
    """Case 29: two tiles for one point; whoever stands on the tile flown over is not met."""
    far = (near("A2", "C", N, "FC", business="gym"),)
    state = table(who(fixers="F1", at="S2.church", members=1), who(), who(), s1="F", s2="S", city=far)
    state = do(state, "use F1").state
    assert has(state, "cash", "fixers") == (8, ())
    (way,) = [way for way in seen(state, A).ways if way.to == "A2.business"]
    assert (way.points, way.left, way.faced) == (1, ("S2",), 1)
    step = do(state, "move A2.business")
    assert [one.officer for one in step.state.turn.facing] == ["swat"]


def test_one_can_walk_to_the_helipad_first():
    """Case 84: a point to walk, a point to fly two tiles; the tile flown over is not left."""
    there = (site("A2", 1, 0, 0, business="gym"), site("A3", 2, -1, 0, "FCS"), site("B1", 3, -1, 0, business="bar"))
    state = table(who(fixers="F1"), who(), who(), s2="S", city=there)
    assert (state.city[0].edge(2), there[0].edge(5)) == ("R", "R")
    assert "B1.business" not in offered(state, "move")
    state = do(state, "use F1").state
    (way,) = [way for way in seen(state, A).ways if way.to == "B1.business"]
    assert (way.points, way.left, way.faced) == (2, ("S1", "A2"), 0)


def test_each_helicopter_adds_one_flight():
    """§3.6.1: and it can start from a helipad only."""
    pilot = who("K09 - A5 A6 A7", fixers="F1", at="S2.church")
    far = (near("A2", "C", N, business="gym"), site("B1", 0, -3, 0, business="bar"))
    state = line(going(pilot, who(), city=far, s1="F"), "use F1", "use K09.1")
    assert (state.turn.flights, points_to(state, "B1.business")) == (2, 2)
    where = layout(going().city)
    assert set(flights(where)) == {("S2", zone) for zone in "RIC"}
    assert {near[0] for near, *_ in flights(where)["S2", "R"]} == {"S1"}


def test_cans_and_cars_give_points():
    """§3.6.1: a car once a turn, not at notoriety 8, for one notoriety."""
    state = line(going(who(cans=2), who()), "use can", "use car")
    assert (state.turn.points, has(state, "cans", "notoriety"), state.cans) == (6, (1, 1), 7)
    assert "car" not in offered(state, "use")
    assert key(state, "use car") == "car"
    assert "car" not in offered(going(who(notoriety=8), who()), "use")


def test_a_used_can_goes_back_to_the_store():
    """Case 86."""
    assert do(going(who(cans=1), who(), **{}), "use can").state.cans == 7
    assert do(replace(going(who(cans=1), who()), cans=5), "use can").state.cans == 6


def test_the_destination_is_never_where_one_stands():
    """§3.6.1."""
    assert "S1.clinic" not in offered(going(points=9), "move")


def test_a_closed_business_is_no_destination():
    """Case 37."""
    shut = {"city": (near("A2", "C", business="gym"),), "cubes": cubes(gym=(1, 2))}
    assert key(going(**shut), "move A2.business") == "closed_business"
    five = going(*(who() for _ in range(5)), **shut)
    assert "A2.business" in offered(five, "move")
    full = replace(five, cubes=cubes(gym=(1, 2, 3)))
    assert "A2.business" not in offered(full, "move")


EXITS = {"day": 3, "closed": (1, 2), "city": (near("D3", "C", NE), near("D1", "I", NW))}


def test_the_open_exit_must_be_paid():
    """Case 75 and ruling 17: the mover alone learns how much is missing."""
    gone = [who(fate="escaped", place=at, at="D3.exit") for at in (1, 2)]
    state = table(who(cash=5), who(), *gone, who(), escapes=2, **EXITS)
    refusal = refused(state, "move D3.exit")
    assert (refusal.key, refusal.args) == ("exit_cost", {"cost": 6, "missing": 1})
    step = do(table(who(cash=6), who(), *gone, who(), escapes=2, **EXITS), "move D3.exit")
    assert has(step.state, "cash", "fate", "place") == (0, "escaped", 3)
    assert told(step)[:2] == (Went, Escaped)


@pytest.mark.parametrize("day", [1, 2])
def test_before_the_last_day_only_closed_exits_can_be_visited(day):
    """Case 76, ruling 16."""
    state = table(who(), who(), who(), **{**EXITS, "day": day})
    assert "D1.exit" in offered(going(city=EXITS["city"], closed=(1, 2), points=9, day=day), "move")
    assert key(state, "move D3.exit") == "closed_exit"


def test_nobody_escapes_by_a_closed_exit():
    """Case 77."""
    state = going(points=9, **EXITS)
    state = do(state, "move D1.exit").state
    assert (has(state, "fate"), verbs(state)) == ("city", {"keep", "use"})


def test_the_fee_leaves_money_for_the_ride_or_there_is_no_ride():
    """§3.6.1: every route is one that can be paid with the exit."""
    gone = who(fate="escaped", place=1, at="D3.exit")
    for cash in range(4, 7):
        state = table(who(cash=cash), gone, who(), escapes=1, turn=Turn(points=6), **EXITS)
        assert all(way.cost <= cash for way in seen(state, A).ways)
        assert "D3.exit" in offered(state, "move")


def test_a_ride_that_leaves_too_little_for_the_exit_is_no_route():
    """§3.6.1: the best of those that can be paid."""
    walk = Route((("S1", "R"), ("D3", "C")), 3, 0, ("S1",), 0, 2, 1, "-")
    ride = Route((("S1", "R"), ("C2", "C"), ("D3", "C")), 3, 1, ("S1",), 0, 0, 1, "=-")
    assert [(way.id, way.cost) for way in best_routes_to("D3.exit", (walk, ride), 4, 4)] == [("S1R-D3C", 4)]
    assert {(way.id, way.cost) for way in best_routes_to("D3.exit", (walk, ride), 4, 5)} == {
        ("S1R-D3C", 4),
        ("S1R=C2C-D3C", 5),
    }


def test_which_exit_is_open_shows_on_the_last_day():
    """§3.2: with the last patrol card, not before."""
    assert facts.open_exit(table(who(), day=2, closed=(1, 2))) == 0
    assert facts.open_exit(table(who(), day=3, closed=(1,), phase="unlock")) == 0
    assert facts.open_exit(table(who(), day=3, closed=(1, 2))) == 3


def brute(where, start, points, cash, by_air, officers):
    """Try every walk, for the best by each measure."""
    ground, air = steps_from_zones(where), flights(where)
    found, stack = {}, [((start,), 0, 0, 0, frozenset())]
    while stack:
        nodes, spent, paid, flown, left = stack.pop()
        here = nodes[-1]
        faced = sum(officers.get(tile, 0) for tile in left)
        found.setdefault(here, set()).add((faced, paid, spent))
        onward = [(step, 0) for step in ground[here]] + [(step, 1) for step in air.get(here, ())]
        for (node, cost, money), flight in onward:
            if spent + cost <= points and paid + money <= cash and flown + flight <= by_air:
                away = left | {here[0]} if node[0] != here[0] else left
                stack.append(((*nodes, node), spent + cost, paid + money, flown + flight, away))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_routes_offered_are_the_best_of_all(seed):
    """§3.6.1: by officers, by money, by points, against a search without shortcuts."""
    spots = [N, NE, (1, 0), (1, -2), SW, NW]
    tiles = [tile.id for tile in BOX.tiles if tile.stack != "start"]
    lying = tuple(
        site(tiles[(seed * 5 + at * 3) % 12], *spot, (seed + at) % 6, "FCS"[: (seed + at) % 4])
        for at, spot in enumerate(spots)
    )
    state = going(city=lying, s1="F", s2="CS")
    where = layout(state.city)
    officers = {one.tile: len(one.officers) for one in state.city}
    for points, cash, by_air in ((3, 1, 1), (4, 0, 0), (3, 9, 0)):
        reference = brute(where, ("S1", "R"), points, cash, by_air, officers)
        found = routes(where, ("S1", "R"), points, cash, by_air, officers)
        assert set(found) == set(reference)
        for node, ways in found.items():
            offer = [(way.faced, way.money, way.points) for way in best_routes(ways, cash)]
            for order in ((0, 1, 2), (1, 0, 2), (2, 0, 1)):
                wanted = min(reference[node], key=lambda one, order=order: tuple(one[at] for at in order))
                assert wanted in offer
            there = routes(where, ("S1", "R"), points, cash, by_air, officers, node)[node]
            assert best_routes(there, cash) == best_routes(ways, cash)


def test_a_choice_of_routes_is_asked_for_by_its_zones():
    """§3.6.1: an option is spelt, never counted."""
    around = (near("A2", "C", NE, "FS", business="gym"), near("B1", "C", (1, 0), business="bar"))
    state = going(points=6, city=around, s1="C")
    for to in offered(state, "move"):
        found = choices(state, to)
        assert len(found) != 1
        assert all(route.startswith("S1R") and to.split(".")[0] in route for route in found)
    assert asked(state) == (A,)
