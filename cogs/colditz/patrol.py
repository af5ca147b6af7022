"""Where a guard can go, and how far he is from an absentee (docs/rules/colditz.md §3.4, §3.12, §3.14)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from cogs.colditz.board import LINKS, NEIGHBOURS, OVER_TUNNEL, ROLL_CALL, ROOMS, SPACES

BEATS: dict[str, tuple[str, ...]] = {
    place: tuple(near for near in near_by if SPACES[near].zone not in ("room", "hide"))
    for place, near_by in NEIGHBOURS.items()
}
"""Where a guard steps without pursuing anybody: anywhere but rooms and hides; gates are open to him."""

MAY_STAND = frozenset(place for place, space in SPACES.items() if space.guard_stops and place not in OVER_TUNNEL)
"""Where a guard may end a move (§3.4)."""

DROPS: dict[str, tuple[str, str]] = {
    name: (start, end)
    for link in LINKS
    for start, end in ((link.start, link.end), (link.end, link.start))
    if (name := f"{start}>{end}") and (link.kind == "wire" or start == link.start)
}
"""Drops and wire by what a man's trail calls them."""

INSIDE = frozenset(place for place, space in SPACES.items() if space.zone in ("inner", "rollcall", "room"))


class Patrol(NamedTuple):
    """A way of a guard: every place after the first, and the man he pursues from now on, if any."""

    path: tuple[str, ...]
    quarry: str


def patrols(
    start: str, points: int, quarry: str, trails: Mapping[str, tuple[str, ...]], taken: Collection[str]
) -> dict[str, Patrol]:
    """Find the shortest ways of a guard from `start` to every place within `points`, whether he may stop there or not.

    `quarry` is whom he pursues already; `trails` are the drops and wire of every man at large outside, by name. He may
    follow one man only, through the window and the room that this man used (R5).
    """
    found = _spread(start, points, quarry, (), taken)
    for man, trail in trails.items():
        if trail and quarry in ("", man):
            for place, patrol in _spread(start, points, man, trail, taken).items():
                if place not in found:
                    found[place] = patrol
    return found


def _spread(start: str, points: int, quarry: str, trail: tuple[str, ...], taken: Collection[str]) -> dict[str, Patrol]:
    jumps = {DROPS[name][0]: DROPS[name][1] for name in trail}
    rooms = {SPACES[place].room for place in jumps} - {""}
    found = {start: Patrol((), quarry)}
    todo = deque((start,))
    while todo:
        place = todo.popleft()
        path = found[place].path
        if len(path) == points:
            break
        near_by: Iterable[str] = BEATS[place]
        if rooms:
            near_by = (near for near in NEIGHBOURS[place] if near in BEATS[place] or SPACES[near].room in rooms)
        for near in (*near_by, *((jumps[place],) if place in jumps else ())):
            if near not in found and near not in taken:
                found[near] = Patrol((*path, near), quarry)
                todo.append(near)
    del found[start]
    return found


def reaches(place: str, man: str) -> bool:
    """Tell whether a guard at `place` is adjacent to a man's place: he could step there without a link (R22)."""
    return man in NEIGHBOURS[place]


def shuts_rooms(guards: Iterable[str]) -> bool:
    """Tell whether guards so placed would leave a room that cannot be reached on foot from the roll-call zone (R30)."""
    blocked = {place for place in guards if place in INSIDE}
    if len(blocked) < 2:
        return False
    seen = set(ROLL_CALL[:1])
    todo = deque(seen)
    while todo:
        for near in NEIGHBOURS[todo.popleft()]:
            if near in INSIDE and near not in seen and near not in blocked:
                seen.add(near)
                todo.append(near)
    return any(not seen.intersection(room.spaces) for room in ROOMS.values())


def walking(guards: Iterable[str], trail: tuple[str, ...]) -> dict[str, int]:
    """Count the steps from the nearest guard to every space: rooms open, gates free, drops along `trail` (R4)."""
    jumps = {DROPS[name][0]: DROPS[name][1] for name in trail}
    steps = dict.fromkeys(guards, 0)
    todo = deque(steps)
    while todo:
        place = todo.popleft()
        for near in (*NEIGHBOURS[place], *((jumps[place],) if place in jumps else ())):
            if near not in steps and SPACES[near].zone != "hide":
                steps[near] = steps[place] + 1
                todo.append(near)
    return steps


def followed(path: Iterable[str], start: str) -> bool:
    """Tell whether a guard's path goes where only pursuit leads: down a drop, through wire, or into a room."""
    place = start
    for near in path:
        if near not in BEATS[place]:
            return True
        place = near
    return False


def trail_of(path: Iterable[str], start: str) -> tuple[str, ...]:
    """List the drops and wire on a man's path, by what his trail calls them."""
    used = []
    place = start
    for near in path:
        if f"{place}>{near}" in DROPS and near not in NEIGHBOURS.get(place, ()):
            used.append(f"{place}>{near}")
        place = near
    return tuple(used)
