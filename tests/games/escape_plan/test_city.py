"""The City phase: docs/rules/escape_plan.md §3.3."""

import pytest
from msgspec.structs import replace

from cogs.escape_plan.events.course import Housed, Idle, Placed, TileShown
from cogs.escape_plan.rules.city.tiles import DIRECTIONS, Site, placements
from cogs.escape_plan.rules.day import course
from tests.games.escape_plan.build import (
    A,
    B,
    C,
    D,
    asked,
    do,
    key,
    leave,
    near,
    offered,
    police,
    site,
    table,
    time_out,
    told,
    who,
    with_player,
)

DISPLAY = (site("A1", 0, 0, police="FC"), site("B1", 0, 0), site("C1", 0, 0), site("D1", 0, 0))


def city(players=3, placers=None, **more):
    """Begin the City phase with a display of A1, B1, C1, D1."""
    state = table(*(who() for _ in range(players)), phase="city", display=more.pop("display", DISPLAY), **more)
    return replace(state, placers=tuple(at % players for at in range(4)) if placers is None else placers)


def first(state, tile=None):
    """Place a tile, or the first, where it may first lie; and choose its business or safe house."""
    tile = tile or offered(state, "place")[0]
    spot = offered(state, "place", tile)[0]
    step = do(state, f"place {tile} {spot} {offered(state, 'place', tile, spot)[0]}")
    return do(step.state, f"house {offered(step.state, 'house')[0]}") if step.state.placing else step


def placing(state):
    """Place all four tiles and list who did."""
    found = []
    while state.phase == "city":
        found += asked(state)
        state = first(state).state
    return found


@pytest.mark.parametrize(
    ("players", "found"),
    [(1, [A] * 4), (2, [A, B, A, B]), (3, [A, B, C, A]), (4, [A, B, C, D]), (5, [A, B, C, D])],
)
def test_who_places(players, found):
    """Cases 11, 12 and 68."""
    state = course.reveal_patrol(
        table(*(who() for _ in range(players)), display=DISPLAY, patrol=(1, 2, 3, 1, 2)), None
    ).state
    assert placing(state) == found


def test_one_arrested_places_nothing():
    """Case 82: three placers of four, and the first places two."""
    state = table(who(), who(), who(fate="arrested"), who(), day=2, display=DISPLAY, patrol=(1, 2, 3))
    assert placing(course.reveal_patrol(state, None).state) == [A, B, D, A]


def test_the_order_of_the_day_before_counts():
    """§3.4, ruling 15."""
    state = table(who(), who(notoriety=5), who(), order=(2, 0, 1), display=DISPLAY, patrol=(1, 2, 3, 1, 2))
    assert placing(course.reveal_patrol(state, None).state) == [C, A, B, C]


@pytest.mark.parametrize(("tile", "spots"), [("A1", {"1.0"}), ("B1", {"1.0", "-1.1"}), ("D1", {"1.0", "-1.1"})])
def test_a_tile_needs_two_neighbours_and_a_matching_edge(tile, spots):
    """Cases 13 and 70: the two starting tiles leave two such hexes, R and R or I and I around; A1 has no I."""
    state = city()
    cities = {at.at: at for at in state.city}
    assert key(state, f"place {tile} 0.-1 0") == "two_neighbours"
    legal = {}
    for q, r in ((1, 0), (-1, 1)):
        for turned in range(6):
            new = Site(tile, q, r, turned)
            touching = [
                (new.edge(at), cities[q + dq, r + dr].edge((at + 3) % 6))
                for at, (dq, dr) in enumerate(DIRECTIONS)
                if (q + dq, r + dr) in cities
            ]
            assert len(touching) == 2
            if any(one == other for one, other in touching):
                legal.setdefault(f"{q}.{r}", []).append(str(turned))
    assert {spot: list(offered(state, "place", tile, spot)) for spot in offered(state, "place", tile)} == legal
    assert set(legal) <= spots
    assert key(state, f"place {tile} {min(legal)} 9") == "not-offered"


def test_one_match_of_three_is_enough():
    """Case 70."""
    around = (Site("S1", 0, 0, 0), Site("S2", 0, 1, 0), Site("D1", 1, 1, 0), Site("A2", 2, 0, 0))
    where = {at.at: at for at in around}
    matches = set()
    for (q, r), turned in placements(around, "B2"):
        new = Site("B2", q, r, turned)
        sides = [(at, (q + dq, r + dr)) for at, (dq, dr) in enumerate(DIRECTIONS) if (q + dq, r + dr) in where]
        matches.add((len(sides), sum(new.edge(at) == where[there].edge((at + 3) % 6) for at, there in sides)))
    assert min(sides for sides, _ in matches) == 2
    assert all(match for _, match in matches)
    assert any(sides > 2 and match == 1 for sides, match in matches)


def test_without_any_match_two_neighbours_are_enough():
    """§4.1: it hardly ever happens."""
    lonely = (Site("D1", 0, 0, 0), Site("D1", 0, 1, 0))
    found = placements(lonely, "A1")
    assert found
    edges = {Site("D1", 0, 0, 0).edge(at) for at in range(6)}
    assert edges == {"I", "W", "C"}


def test_officers_travel_with_the_tile():
    """Case 67: nothing is drawn."""
    state = city()
    bag = state.bag
    spot = offered(state, "place", "A1")[0]
    step = do(state, f"place A1 {spot} {offered(state, 'place', 'A1', spot)[0]}", ())
    assert police(step.state, "A1") == "FC"
    assert step.state.bag == bag


def test_the_placer_chooses_among_unplaced_businesses():
    """Cases 14 and 71."""
    lying = (near("A2", "C", business="gym"), near("C2", "R", (-1, 1), business="safe2"))
    state = city(city=lying)
    spot = offered(state, "place", "A1")[0]
    state = do(state, f"place A1 {spot} {offered(state, 'place', 'A1', spot)[0]}").state
    assert asked(state) == (A,)
    assert offered(state, "house") == ("casino", "nightclub", "bar", "cinema", "restaurant")
    assert key(state, "house gym") == "other_house"
    state = do(state, "house bar").state
    assert state.site("A1").business == "bar"
    spot = offered(state, "place", "C1")[0]
    state = do(state, f"place C1 {spot} {offered(state, 'place', 'C1', spot)[0]}").state
    assert offered(state, "house") == ("safe1", "safe3")


def test_a_headquarters_gets_two_members():
    """Case 15."""
    step = first(city(), "D1")
    assert (step.state.site("D1").members, step.state.supply) == (2, 4)


def test_nothing_is_flipped_before_the_fourth_tile():
    """Case 69."""
    state = first(first(city()).state).state
    assert offered(state, "place") == ("C1", "D1")
    assert asked(state) == (C,)


@pytest.mark.parametrize(("stacks", "shown"), [((("A2",), ("B2",), ("C2",), ("D2",)), 4), (((),) * 4, 0)])
def test_after_the_fourth_tile_new_ones_are_shown_with_officers(stacks, shown):
    """Cases 17 and 72; on the last day there are none."""
    state = city(stacks=stacks, bag=(10, 0, 0))
    for _ in range(3):
        state = first(state).state
    step = first(state)
    assert [new.officers for new in step.state.display] == [("federal",)] * shown
    assert told(step).count(TileShown) == shown
    assert step.state.bag == (10 - shown, 0, 0)
    assert step.state.phase == "turn"


def test_a_placer_who_leaves_is_followed_by_the_next():
    """§3.0.1: who quits counts as arrested; the others keep their turns."""
    state = leave(first(city()).state, A).state
    assert asked(state) == (B,)
    assert state.placers == (B, C, B)
    state = leave(city(), A).state
    assert state.placers == (B, B, C, B)


def test_a_tile_lies_though_its_placer_leaves():
    """§3.0.1: the first unplaced business is chosen for him."""
    state = city()
    spot = offered(state, "place", "A1")[0]
    state = do(state, f"place A1 {spot} {offered(state, 'place', 'A1', spot)[0]}").state
    state = leave(state, A).state
    assert (state.site("A1").business, asked(state), state.placers) == ("casino", (B,), (B, C, B))


def test_a_time_out_places_tile_and_business():
    """§3.13."""
    step = time_out(city())
    assert told(step) == (Idle, Placed, Housed)
    at = step.state.site("A1")
    assert (at.at, at.business) == ((1, 0), "casino")
    assert asked(step.state) == (B,)


def test_officers_on_display_are_out_of_reach():
    """§3.3: no effect touches them."""
    state = with_player(table(who("K01 - A5 A6 A7"), who(), who(), display=DISPLAY), A, cash=9)
    assert "K01.1" not in offered(state, "use")
