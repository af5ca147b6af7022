"""Paths of guards, and the range of a general search (docs/rules/colditz.md §3.4, §3.12, §3.14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cogs.colditz.rules.castle.board import LINKS, NEIGHBOURS, OVER_TUNNEL, ROLL_CALL, ROOMS, SPACES
from cogs.colditz.rules.castle.place_sets import BIT, INDEX, PLACE, bits, flood, steps_until, union

BEATS: dict[str, tuple[str, ...]] = {
    place: tuple(near for near in near_by if SPACES[near].zone not in ("room", "hide"))
    for place, near_by in NEIGHBOURS.items()
}
"""The steps of a guard who pursues nobody.

He may go anywhere except into rooms and hides, and pass gates freely.
"""

MAY_STAND = frozenset(place for place, space in SPACES.items() if space.guard_stops and place not in OVER_TUNNEL)
"""Places where a guard may end a move (§3.4)."""

DROPS: dict[str, tuple[str, str]] = {
    name: (start, end)
    for link in LINKS
    for start, end in ((link.start, link.end), (link.end, link.start))
    if (name := f"{start}>{end}") and (link.kind == "wire" or start == link.start)
}
"""The ends of each drop and wire crossing, by its name in a man's trail."""

INSIDE = bits(place for place, space in SPACES.items() if space.zone in ("inner", "rollcall", "room"))

SEARCHED = bits(place for place, space in SPACES.items() if space.zone != "hide")


OPEN_TO_GUARDS = bits(place for place, space in SPACES.items() if space.zone not in ("room", "hide"))

FLOORS: dict[str, int] = {room.id: bits(room.spaces) for room in ROOMS.values()}

STANDS = bits(MAY_STAND)


class Patrol(NamedTuple):
    """A guard's route: every place after the first, and the man whom he pursues at its end, if any."""

    path: tuple[str, ...]
    quarry: str


class Chase(NamedTuple):
    """The places that a guard reaches while he pursues one man, or nobody.

    `layers` are the places by steps; `jumps` are the drops and wire crossings that he may use.
    """

    quarry: str
    layers: list[int]
    jumps: dict[str, str]


class Beat:
    """The places that a guard reaches with the points left, including those where he may not stop.

    Routes are computed on demand. The guard may follow one man through the window and the room that this man used (R5).
    If he already pursues a man, that is `quarry`. `trails` lists the drops and wire crossings of every man at large.
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
        """All places that he reaches."""
        self.rooms = union(layer for chase in self._chases[1:] for layer in chase.layers[1:]) & ~OPEN_TO_GUARDS
        """The places in rooms among them."""

    def steps(self, wanted: int) -> int | None:
        """Return the steps to the nearest of some places, 0 if he is there; None if he reaches none."""
        counts = (steps_until(chase.layers, wanted) for chase in self._chases)
        return min((count for count in counts if count is not None), default=None)

    def to(self, wanted: int, whom: str = "") -> Patrol | None:
        """Return the shortest route to one of the `wanted` places, or None.

        Among equally short routes, one without pursuit is preferred, then one in pursuit of `whom`.
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
    """Return the places of a flood's shortest path to one of the `wanted` places."""
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
"""The spaces next to each place, as bits: a guard there can arrest a man on the place (R22)."""


def shuts_off_room(guards: Iterable[str]) -> bool:
    """Return whether guards at these places cut off a room from the roll-call zone (R30)."""
    blocked = bits(guards) & INSIDE
    if blocked.bit_count() < 2:
        return False
    seen = union(flood(BIT[ROLL_CALL[0]], INSIDE.bit_count(), INSIDE & ~blocked, {}))
    return any(not seen & floor for floor in FLOORS.values())


def searched_places(guards: Iterable[str], trail: tuple[str, ...], steps: int) -> int:
    """Return all places within `steps` of some guard in a general search, as bits (R4).

    Guards may enter rooms, pass gates and use drops along `trail`; pawns are ignored.
    """
    jumps = {INDEX[DROPS[name][0]]: BIT[DROPS[name][1]] for name in trail}
    return union(flood(bits(guards), steps, SEARCHED, jumps))
