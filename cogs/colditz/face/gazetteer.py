"""Descriptions of places in the castle for texts: areas, landmarks, hides, and the ends of drops."""

from __future__ import annotations

from collections import deque
from functools import cache

from cogs.colditz.rules.castle.board import (
    GATE_SPACES,
    LINKS,
    MISC,
    NEIGHBOURS,
    OBJECTIVES,
    ROOMS,
    SPACES,
    TUNNELS,
    Link,
)
from cogs.colditz.rules.castle.pawns import EXITS, TUNNEL_OF

NEAR = 2
"""The most steps at which a place counts as near a landmark."""

HIDES: dict[str, tuple[str, ...]] = {
    "north_west_tower": ("M13", "N13"),
    "north_tower": ("AC12", "AC13"),
    "alcove": ("K21",),
    "west_tower": ("L23", "M23"),
    "by_sickbay": ("L27", "L28", "L29"),
    "by_showers": ("AB28", "AC28"),
    "shed": ("AP17", "AP18"),
    "south_east_tower": ("AN34",),
}
"""The blue spaces of each hide."""

HIDE_OF = {place: name for name, places in HIDES.items() for place in places}

GATE_OF = {place: name for name, place in GATE_SPACES.items()}

LINK_AT: dict[str, Link] = {f"{link.start}>{link.end}": link for link in LINKS} | {
    f"{link.end}>{link.start}": link for link in LINKS if link.kind == "wire"
}
"""Drops and wire crossings by name, `START>END`."""

_ROOFS = {"F20": "office_roof", "AM24": "upper_roof", "AM30": "lower_roof", "AL10": "north_garden"}
_ROOFS |= {"G32": "south_west_garden", "X37": "south_lane"}
_OUTSIDE = {"A44": "south_west", "AP45": "south", "AW44": "south_east"}
_OUTSIDE |= {"B5": "north_west", "AT3": "north", "BB2": "east"}


_FLOODED: dict[str, frozenset[str]] = {}
"""The spaces joined to each space for which they have been computed.

All spaces of a region share one set.
"""


def joined_spaces(start: str) -> frozenset[str]:
    """Return all spaces that a pawn can reach from `start` without passing a gate."""
    if start not in _FLOODED:
        found = _flood(start)
        _FLOODED.update(dict.fromkeys((start,) if start in GATE_OF else found, found))
    return _FLOODED[start]


def _flood(start: str) -> frozenset[str]:
    """Compute the spaces that can be reached from `start` without passing a gate.

    The search starts at `start` and spreads from space to space until it meets gates.
    """
    seen, todo = {start}, deque((start,))
    while todo:
        for near in NEIGHBOURS[todo.popleft()]:
            if near not in seen and near not in GATE_OF:
                seen.add(near)
                todo.append(near)
    return _shared(frozenset(seen))


@cache
def _shared(spaces: frozenset[str]) -> frozenset[str]:
    """Return one shared set object for all sets with the same spaces.

    All spaces of a region then share one object. A separate set for each space would take 7 MiB.
    """
    return spaces


@cache
def walkable_spaces(place: str) -> frozenset[str]:
    """Return the spaces that men reach on foot from `place` without Equipment.

    Pawns in the way are ignored. The set is empty for a place in a tunnel.
    """
    return joined_spaces(place) if place in SPACES else frozenset()


@cache
def area(place: str) -> str:
    """Return the area of a space: a room, a hide, a gate, or a part of the courtyards or Exteriors."""
    space = SPACES[place]
    if space.room:
        return space.room
    if space.zone == "hide":
        return HIDE_OF[place]
    if place in GATE_OF:
        return GATE_OF[place]
    if space.zone in ("rollcall", "inner"):
        return "corridor" if space.char == "+" else "courtyard" if space.zone == "inner" else "rollcall"
    named = _OUTSIDE if space.zone == "exterior" else _ROOFS
    joined = joined_spaces(place)
    return next((name for start, name in named.items() if start in joined), "") or _courtyard(space.x, space.y)


def _courtyard(x: int, y: int) -> str:
    """Return the name of the part of the garrison courtyard in which a point is.

    The point must be in one of the courtyard's 2 large regions.
    """
    if x >= 74:
        return "north_east_terrace" if y <= 12 else "main_court"
    if y <= 12 and x >= 18:
        return "north_terrace"
    if y < 36:
        return "west_terrace"
    return "south_west_terrace" if x < 34 else "south_terrace"


def _landmarks() -> dict[str, str]:
    """Return the landmark of each space at a door, gate, exit, car, drop, wire crossing or objective."""
    found: dict[str, str] = {}
    for link in LINKS:
        if SPACES[link.start].zone != "room":
            found[link.start] = "wire" if link.kind == "wire" else "drop"
        if link.kind == "wire":
            found[link.end] = "wire"
    found |= dict.fromkeys(OBJECTIVES, "objective") | dict.fromkeys(EXITS.values(), "cell_exit")
    found[MISC["car_arrow"]] = "car"
    found |= {place: name for name, place in GATE_SPACES.items()}
    return found | {place: room.id for room in ROOMS.values() for place in room.spaces}


MARKS = _landmarks()


POSTS_BY = {
    "T15": "dentist",
    "O19": "chapel",
    "AD19": "interview",
    "U27": "cell_exit",
    "Z27": "showers",
    "AM16": "car",
    "AX29": "pass_main",
    "AD39": "drop",
    "AW8": "pass_north",
}
"""A landmark for each black space that is not the only black space in its area."""


@cache
def landmark(place: str) -> str:
    """Return a landmark at most 2 steps from a space in the open.

    The result is "" if there is none, and for spaces in rooms and hides. Black spaces may have landmarks further away.
    """
    if place in POSTS_BY:
        return POSTS_BY[place]
    if place not in SPACES or SPACES[place].zone in ("room", "hide", "gate", "rollcall"):
        return ""
    ring, seen = [place], {place}
    for _ in range(NEAR + 1):
        for here in ring:
            if here in MARKS:
                return MARKS[here]
        ring = [near for here in ring for near in NEIGHBOURS[here] if near not in seen]
        seen.update(ring)
    return ""


@cache
def steps_to(*goals: str) -> dict[str, int]:
    """Return, for each space, the steps to the nearest of the places in `goals`.

    Only spaces joined to one of them without a gate are included. Pawns in the way are ignored.
    """
    steps, todo = dict.fromkeys(goals, 0), deque(goals)
    while todo:
        place = todo.popleft()
        for near in NEIGHBOURS[place]:
            if near not in steps and near not in GATE_OF:
                steps[near] = steps[place] + 1
                todo.append(near)
    return steps


def tunnel_place(place: str) -> tuple[str, int, int] | None:
    """Return which tunnel a tunnel place is in, its number, and how many places the tunnel has.

    The result is None for a place above ground.
    """
    name = TUNNEL_OF.get(place)
    return None if name is None else (name, TUNNELS[name].places.index(place) + 1, len(TUNNELS[name].places))


def short_name(place: str) -> str:
    """Return the short name of a place: a space's label, or a tunnel place's number."""
    inside = tunnel_place(place)
    return place if inside is None else str(inside[1])
