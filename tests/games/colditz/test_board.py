"""The castle: docs/rules/colditz.md §4. Counts, zones, links, tunnels, plans, sight."""

from collections import Counter, deque
from itertools import pairwise

import pytest

from cogs.colditz import data
from cogs.colditz.rules.cards.gambles import car_route, spaces_to_run
from cogs.colditz.rules.castle.board import (
    CHARS,
    EQUIPMENT,
    FORMATION,
    GATE_SPACES,
    GATES,
    INNER_POSTS,
    LINKS,
    MISC,
    NEIGHBOURS,
    OBJECTIVES,
    OUTER_POSTS,
    OVER_TUNNEL,
    ROLL_CALL,
    ROOMS,
    ROUTES,
    SPACES,
    THEATRE_GATE,
    TUNNELS,
    label,
)
from cogs.colditz.rules.castle.pawns import HOME, INDOORS, steps_to
from cogs.colditz.rules.castle.prisoner_paths import STEPS
from cogs.colditz.rules.castle.sight import sees, straight_distance
from tests.games.colditz.routes import CENTRE, path, price

DRAWN = Counter(CHARS.values())


def steps_from(starts, allowed):
    """Count the steps from `starts` over plain neighbours that `allowed(place, near)` lets through."""
    found, todo = dict.fromkeys(starts, 0), deque(starts)
    while todo:
        place = todo.popleft()
        for near in NEIGHBOURS[place]:
            if near not in found and allowed(place, near):
                found[near] = found[place] + 1
                todo.append(near)
    return found


def patches(zone):
    """Cut a zone into its joined parts."""
    left = {place for place, space in SPACES.items() if space.zone == zone}
    found = []
    while left:
        part = set(steps_from([next(iter(left))], lambda _, near, left=left: near in left))
        found.append(part)
        left -= part
    return found


def test_lattice_and_labels():
    """§4.1: double-width coordinates, six neighbours."""
    assert len(SPACES) == 1334
    assert all((x + y) % 2 == 0 and 0 <= x < 117 and 0 <= y < 47 for x, y in CHARS)
    assert max(map(len, NEIGHBOURS.values())) == 6
    assert all(
        place in NEIGHBOURS[near] and straight_distance(place, near) == 1
        for place in NEIGHBOURS
        for near in NEIGHBOURS[place]
    )
    assert CENTRE == label(44, 20) == "W21"


def test_counts():
    """§4.2."""
    assert (len(INNER_POSTS), len(OUTER_POSTS), len(ROLL_CALL)) == (5, 7, 37)
    assert (DRAWN["Q"], DRAWN["E"], DRAWN["F"]) == (16, 1, 1)
    assert (DRAWN["C"], DRAWN["D"]) == (12, 8)
    assert set(INNER_POSTS) == {"T15", "O19", "AD19", "U27", "Z27"}
    assert set(OUTER_POSTS) == {"R7", "AW8", "AM16", "E23", "AX29", "AD39", "T43"}
    assert Counter(GATES.values()) == {"key": 3, "pass": 3}
    assert Counter(link.kind for link in LINKS) == {"drop30": 21, "drop60": 10, "wire": 7}
    assert sorted(OBJECTIVES.values()) == [f"O{number}" for number in range(1, 8)]
    assert {place for place, space in SPACES.items() if space.char == "O"} == set(OBJECTIVES)
    assert {place for place, space in SPACES.items() if space.zone == "gate"} == set(GATE_SPACES.values())
    assert sum(space.zone == "hide" for space in SPACES.values()) == 15
    assert len(patches("hide")) == 8


def test_roll_call_zone_and_formations():
    """§3.2, §4.2: a hexagon of 37; every man of every officer has a place of his own in it."""
    rows = Counter(SPACES[place].y for place in ROLL_CALL)
    assert [rows[y] for y in sorted(rows)] == [4, 5, 6, 7, 6, 5, 4]
    for players, forces in data.FORCES.items():
        taken = [place for number in range(1, players) for place in FORMATION[players, number]]
        assert len(taken) == len(set(taken)) == (players - 1) * forces.men
        assert set(taken) <= set(ROLL_CALL)
    assert len(FORMATION) == sum(players - 1 for players in data.FORCES)


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.id)
def test_rooms(room):
    """§4.2: in one piece, reached without Equipment, with two places beside the tunnel."""
    assert set(steps_from(room.spaces[:1], lambda _, near: near in room.spaces)) == set(room.spaces)
    assert sum(place not in OVER_TUNNEL for place in room.spaces) >= 2
    walk = steps_from(ROLL_CALL, lambda _, near: not SPACES[near].gate)
    assert min(walk[place] for place in room.spaces) <= 30


def test_symbols():
    """§4.2: 16 rooms, every symbol in two of them."""
    symbols = Counter(room.symbol for room in ROOMS.values())
    assert len(ROOMS) == 16
    assert symbols == dict.fromkeys((*EQUIPMENT, *data.KIT), 2)


def test_no_open_border_between_zones():
    """§4.3."""
    joined = {
        *(("inner", other) for other in ("inner", "rollcall", "room", "hide", "gate")),
        *((zone, zone) for zone in ("rollcall", "room", "hide", "garrison", "exterior")),
        *(("room", "hide"), ("garrison", "hide"), ("garrison", "gate"), ("exterior", "gate")),
    }
    for place, near_by in NEIGHBOURS.items():
        for near in near_by:
            zones = SPACES[place].zone, SPACES[near].zone
            assert zones in joined or zones[::-1] in joined
            assert zones != ("room", "room") or SPACES[place].room == SPACES[near].room
    for gate, place in GATE_SPACES.items():
        zones = {SPACES[near].zone for near in NEIGHBOURS[place]}
        assert len(zones) == 2 or gate in ("key_southeast", "key_north")
    assert len(patches("garrison")) == 8


@pytest.mark.parametrize("link", LINKS, ids=lambda link: f"{link.start}-{link.end}")
def test_links_span_one_obstacle(link):
    """§4.7: one wall or one wire between the ends, which do not touch."""
    distance = straight_distance(link.start, link.end)
    start, end = SPACES[link.start], SPACES[link.end]
    between = {
        char
        for (x, y), char in CHARS.items()
        if max(abs(y - start.y), (abs(x - start.x) + abs(y - start.y)) // 2)
        + max(abs(y - end.y), (abs(x - end.x) + abs(y - end.y)) // 2)
        == distance
        and (x, y) not in ((start.x, start.y), (end.x, end.y))
    }
    assert 2 <= distance <= 3
    assert not {link.start, link.end} & OVER_TUNNEL
    if link.kind == "wire":
        assert "X" in between
        assert (start.zone, end.zone) == ("garrison", "exterior")
    else:
        assert between == {"#"}


def test_tunnels():
    """§3.8, §4.7: chains from their rooms to the open, 7, 12 and 9 long."""
    assert {name: len(tunnel.places) for name, tunnel in TUNNELS.items()} == {"canteen": 7, "chapel": 12, "theatre": 9}
    for tunnel in TUNNELS.values():
        assert all(
            max(abs(b[1] - a[1]), (abs(b[0] - a[0]) + abs(b[1] - a[1])) // 2) == 1 for a, b in pairwise(tunnel.points)
        )
        assert tunnel.entries
        assert tunnel.exits
        assert {SPACES[place].room for place in tunnel.entries} == {tunnel.room} == {tunnel.id}
        assert {SPACES[place].zone for place in tunnel.exits} <= {"garrison", "exterior"}
        assert all(CHARS[point] not in "BGKPEF" for point in tunnel.points)


def test_without_equipment():
    """§4.7: nobody leaves the inside, or the garrison but homewards; all of the inside is joined."""
    inside = steps_from([CENTRE], lambda _, near: not SPACES[near].gate)
    assert {SPACES[place].zone for place in inside} == {"inner", "rollcall", "room", "hide"}
    assert inside.keys() == INDOORS
    assert all(place in inside for place, space in SPACES.items() if space.zone in ("inner", "rollcall", "room"))
    out = steps_from([MISC["cell_exit_garrison"]], lambda _, near: SPACES[near].gate in ("", THEATRE_GATE))
    assert not any(SPACES[place].zone == "exterior" for place in out)
    assert out[GATE_SPACES[THEATRE_GATE]] == HOME[MISC["cell_exit_garrison"]] == 13


LENGTHS = {
    "North-west tower and wire": 35,
    "Passage tower, garden, south-west wall": 39,
    "Guard house and south-west wall": 40,
    "Dentist window and north wire": 41,
    "Theatre window and south walls": 41,
    "Theatre gate and south walls": 41,
    "Theatre tunnel and south wall": 42,
    "Sick bay, garden, south-west wall": 44,
    "Chapel tunnel": 49,
    "Canteen window, garden, north bridge": 49,
    "Orderlies' roof, lawn and moat": 49,
    "Canteen tunnel and north wire": 50,
    "Canteen tunnel and north bridge": 50,
    "Office roofs and west wire": 53,
    "Sick-bay corridor and west wire": 55,
    "Orderlies' roof and north bridge": 58,
    "Canteen window, garden, north wire": 59,
    "Officers' roof and main gate": 63,
    "Officers' window, lane, main gate": 70,
    "Theatre gate and main gate": 76,
    "Guard passage and main gate": 81,
}
"""§4.5: spaces from the middle of the roll-call zone."""


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_named_plans(route):
    """§4.5: each has its length, takes just its Equipment, and fails without any one of its crossings."""
    places = path(route)
    assert (len(places) - 1, price(places)) == (LENGTHS[route.name], route.equipment)
    assert all(path(route, without=cross) is None for cross in route.crossings)


def test_every_objective_has_a_plan():
    """§4.5."""
    assert len(ROUTES) == len(LENGTHS) == 21
    assert {route.objective for route in ROUTES} == set(OBJECTIVES.values())


def test_every_space_can_be_reached():
    """§4.7."""
    seen, todo = {CENTRE}, [CENTRE]
    while todo:
        for near, *_ in STEPS[todo.pop()]:
            if near not in seen:
                seen.add(near)
                todo.append(near)
    assert seen == set(STEPS)


def test_long_runs():
    """§3.9, §3.10: 44 points for the car, 61 spaces from the theatre gate for Do or die."""
    assert len(car_route()) == 44
    assert car_route()[-1] == "AW44"
    assert GATE_SPACES["pass_main"] in car_route()
    beside = [place for place in NEIGHBOURS[GATE_SPACES[THEATRE_GATE]] if SPACES[place].zone == "inner"]
    assert {spaces_to_run(place) for place in beside} == {62}
    straight = steps_from(
        [GATE_SPACES[THEATRE_GATE]], lambda _, near: SPACES[near].zone in ("inner", "rollcall", "room")
    )
    to_gate = steps_to(frozenset((GATE_SPACES[THEATRE_GATE],)))
    assert all(to_gate[place] == steps for place, steps in straight.items())


def test_guards_walk_everywhere_inside_and_near_all_landings():
    """§4.7."""
    posts = (*INNER_POSTS, *OUTER_POSTS)
    walk = steps_from(posts, lambda _, near: SPACES[near].zone not in ("room", "hide"))
    assert all(place in walk for place, space in SPACES.items() if space.zone in ("inner", "gate"))
    outer = steps_from(OUTER_POSTS, lambda _, near: SPACES[near].zone not in ("room", "hide"))
    assert all(outer.get(link.end, 0) <= 30 for link in LINKS if SPACES[link.end].zone == "garrison")


def test_beams():
    """§3.11, §4.7: dark ground within four steps of each lit space."""
    lit = [place for place, space in SPACES.items() if space.char == "S"]
    assert len(lit) >= 30
    for place in lit:
        walk = steps_from([place], lambda _, near: SPACES[near].zone == "garrison")
        assert min(steps for end, steps in walk.items() if end not in lit and end not in OVER_TUNNEL) <= 4


def test_sight():
    """§4.4: walls block, wire and water do not; no inner post sees the Exteriors, some garrison posts part of them."""
    outside = [place for place, space in SPACES.items() if space.zone == "exterior"]
    assert not any(sees(post, place) for post in INNER_POSTS for place in outside)
    counts = {post: sum(sees(post, place) for place in outside) for post in OUTER_POSTS}
    assert sum(count > 0 for count in counts.values()) >= 3
    assert max(counts.values()) < len(outside)
    assert sees(label(40, 4), label(46, 2))
    assert not sees(label(58, 38), label(62, 46))
