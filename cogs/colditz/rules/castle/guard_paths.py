"""Paths of guards, and the range of a general search (docs/rules/colditz.md §3.4, §3.12, §3.14).

A set of places is an integer with a bit for each place (`place_sets`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cogs.colditz.rules.castle.board import LINKS, NEIGHBOURS, OVER_TUNNEL, ROLL_CALL, ROOMS, SPACES
from cogs.colditz.rules.castle.place_sets import BIT, INDEX, PLACE, bits, flood, steps_until, union

BEATS: dict[str, tuple[str, ...]] = {
    place: tuple(near for near in near_by if SPACES[near].zone not in ("room", "hide"))
    for place, near_by in NEIGHBOURS.items()
}
"""For each place, the places to which a guard who pursues nobody can step from there.

He may go anywhere except into rooms and hides. Gates are open to him.
"""

MAY_STAND = frozenset(place for place, space in SPACES.items() if space.guard_stops and place not in OVER_TUNNEL)
"""Places where a guard may end a move (§3.4)."""

DROPS: dict[str, tuple[str, str]] = {
    name: (start, end)
    for link in LINKS
    for start, end in ((link.start, link.end), (link.end, link.start))
    if (name := f"{start}>{end}") and (link.kind == "wire" or start == link.start)
}
"""The two ends of each drop and wire crossing, by the name that it has in a man's trail."""

INSIDE = bits(place for place, space in SPACES.items() if space.zone in ("inner", "rollcall", "room"))

SEARCHED = bits(place for place, space in SPACES.items() if space.zone != "hide")


OPEN_TO_GUARDS = bits(place for place, space in SPACES.items() if space.zone not in ("room", "hide"))

FLOORS: dict[str, int] = {room.id: bits(room.spaces) for room in ROOMS.values()}

STANDS = bits(MAY_STAND)


class Patrol(NamedTuple):
    """A guard's route: every place after the first, and the man whom he pursues at the end of it, if any."""

    path: tuple[str, ...]
    quarry: str


class Chase(NamedTuple):
    """The places that a guard reaches while he pursues a certain man, or nobody.

    `layers` are the place sets by number of steps. `jumps` are the drops and wire crossings that he may use.
    """

    quarry: str
    layers: list[int]
    jumps: dict[str, str]


class Beat:
    """The places that a guard reaches with the points left, including those where he may not stop.

    Routes are computed on demand. The guard may follow one man through the window and the room that this man used (R5).
    `quarry` is the man whom he already pursues, if any. `trails` lists the drops and wire crossings of every man at
    large.
    """

    def __init__(self, start: str, points: int, quarry: str, trails: Mapping[str, tuple[str, ...]], taken: int) -> None:
        ground = OPEN_TO_GUARDS & ~taken
        self._chases = [Chase(quarry, flood(BIT[start], points, ground, {}), {})]
        for man, trail in trails.items():
            if trail and quarry in ("", man):
                jumps = {DROPS[name][0]: DROPS[name][1] for name in trail}
                floors = [FLOORS[room] for place in jumps if (room := SPACES[place].room)]
                open_to_him = ground | (union(floors) & ~taken)
                leaps = {INDEX[place]: BIT[end] for place, end in jumps.items()}
                self._chases.append(Chase(man, flood(BIT[start], points, open_to_him, leaps), jumps))
        self.places = union(layer for chase in self._chases for layer in chase.layers[1:])
        """The set of all places that the guard reaches."""
        self.rooms = union(layer for chase in self._chases[1:] for layer in chase.layers[1:]) & ~OPEN_TO_GUARDS
        """The set of those places that are in rooms."""

    def steps(self, wanted: int) -> int | None:
        """Return the steps from the guard to the nearest of the places in the set `wanted`.

        The result is 0 if he is on one of them, and None if he reaches none.
        """
        counts = (steps_until(chase.layers, wanted) for chase in self._chases)
        return min((count for count in counts if count is not None), default=None)

    def to(self, wanted: int, whom: str = "") -> Patrol | None:
        """Return the guard's shortest route to one of the places in the set `wanted`, or None.

        Of equally short routes, a route without pursuit is preferred, then a route in pursuit of the man `whom`.
        """
        best: tuple[int, bool, bool] | None = None
        chosen = self._chases[0]
        for chase in self._chases:
            steps = steps_until(chase.layers, wanted)
            rank = (steps, chase is not self._chases[0], chase.quarry != whom) if steps is not None else None
            if rank is not None and (best is None or rank < best):
                best, chosen = rank, chase
        return None if best is None else Patrol(_path_of(chosen, best[0], wanted), chosen.quarry)


def _path_of(chase: Chase, steps: int, wanted: int) -> tuple[str, ...]:
    """Return the places of a guard's shortest path to one of the places in the set `wanted`.

    `steps` is the length of the path.
    """
    found = chase.layers[steps] & wanted
    here = PLACE[(found & -found).bit_length() - 1]
    path: list[str] = []
    while steps:
        path.append(here)
        steps -= 1
        before = [place for place in NEIGHBOURS[here] if chase.layers[steps] & BIT[place]]
        here = before[0] if before else next(place for place, end in chase.jumps.items() if end == here)
    return tuple(reversed(path))


BESIDE: dict[str, int] = {place: bits(near_by) for place, near_by in NEIGHBOURS.items()}
"""The set of spaces next to each place. A guard there can arrest a man on the place (R22)."""


def shuts_off_room(guards: Iterable[str]) -> bool:
    """Return whether guards at these places cut off some room from the roll-call zone (R30)."""
    blocked = bits(guards) & INSIDE
    if blocked.bit_count() < 2:
        return False
    seen = union(flood(BIT[ROLL_CALL[0]], INSIDE.bit_count(), INSIDE & ~blocked, {}))
    return any(not seen & floor for floor in FLOORS.values())


def searched_places(guards: Iterable[str], trail: tuple[str, ...], steps: int) -> int:
    """Return the set of places that are at most `steps` steps from some guard in a general search (R4).

    In this search, guards may enter rooms, pass gates and use the drops in `trail`. Pawns are ignored.
    """
    jumps = {INDEX[DROPS[name][0]]: BIT[DROPS[name][1]] for name in trail}
    return union(flood(bits(guards), steps, SEARCHED, jumps))
