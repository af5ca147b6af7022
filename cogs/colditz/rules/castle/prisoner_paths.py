"""Paths of prisoners and their prices (docs/rules/colditz.md §3.4, §3.7, §3.8).

A set of places is an integer with a bit for each place (`place_sets`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from cogs.colditz.data import ROPES, TUNNEL_CARDS
from cogs.colditz.rules.castle.board import (
    EQUIPMENT,
    GATE_SPACES,
    GATES,
    LINKS_FROM,
    NEIGHBOURS,
    OBJECTIVES,
    OVER_TUNNEL,
    SPACES,
    THEATRE_GATE,
    TUNNELS,
)
from cogs.colditz.rules.castle.place_sets import BIT, INDEX, PLACE, bits, names, neighbours, steps_until
from cogs.colditz.state import Stock

KEY, PASS, ROPE, CUTTERS = range(len(EQUIPMENT))

Cost = tuple[int, int]
"""The price of a route: the number of cards, then the number of points."""

Step = tuple[str, str, int, int]
"""A step of a man: its end, its crossing, and the kind and number of cards it costs.

The crossing is "" for a plain step.
"""


class Way(NamedTuple):
    """A man's route: every place after the first, and the prices of the crossings that he must pay for."""

    path: tuple[str, ...]
    paid: tuple[tuple[str, int, int], ...]

    @property
    def points(self) -> int:
        """The points that the route costs, one for each step."""
        return len(self.path)

    @property
    def cards(self) -> int:
        """The number of Equipment cards that the route costs."""
        return sum(count for _, _, count in self.paid)


def crossing(start: str, end: str, kind: str) -> str:
    """Return the name of a crossing between two spaces.

    A drop has a different name in each direction. A wire crossing has the same name in both directions (R28).
    """
    return f"{start}>{end}" if kind != "wire" else ">".join(sorted((start, end)))


def _steps_from(place: str) -> tuple[Step, ...]:
    """Return the steps that a man can take from a space.

    If a step leads into a tunnel, its crossing is the name of the tunnel, and it costs no card.
    """
    steps: list[Step] = []
    here = SPACES[place]
    for near in NEIGHBOURS[place]:
        gate = SPACES[near].gate
        if not gate or (gate == THEATRE_GATE and here.zone == "garrison"):
            steps.append((near, "", 0, 0))
        else:
            steps.append((near, gate, KEY if GATES[gate] == "key" else PASS, 1))
    for link in LINKS_FROM.get(place, ()):
        kind, count = (CUTTERS, 1) if link.kind == "wire" else (ROPE, ROPES[link.kind])
        steps.append((link.end, crossing(link.start, link.end, link.kind), kind, count))
    steps += [(tunnel.places[0], name, 0, 0) for name, tunnel in TUNNELS.items() if place in tunnel.entries]
    return tuple(steps)


def _steps_inside() -> Iterator[tuple[str, tuple[Step, ...]]]:
    """Yield each tunnel place with the steps from it: forwards, backwards, and out at both ends (§3.8)."""
    for tunnel in TUNNELS.values():
        for at, place in enumerate(tunnel.places):
            near = [*tunnel.places[max(0, at - 1) : at], *tunnel.places[at + 1 : at + 2]]
            near += tunnel.entries if at == 0 else ()
            near += tunnel.exits if at == len(tunnel.places) - 1 else ()
            yield place, tuple((end, "", 0, 0) for end in near)


STEPS: dict[str, tuple[Step, ...]] = {place: _steps_from(place) for place in SPACES} | dict(_steps_inside())
"""For each place, every step that a man can ever take from it."""

MAY_STOP = frozenset(
    place for place, space in SPACES.items() if space.prisoner_stops and place not in OVER_TUNNEL
) | frozenset(place for tunnel in TUNNELS.values() for place in tunnel.places)
"""Places where a man may end a move (§3.4). They are neither in a light beam nor above a tunnel."""

STOPS = bits(MAY_STOP)

OPEN_GROUND = bits(place for place in STEPS if place not in GATE_SPACES.values())
"""The set of places that a man can always enter by a plain step, unless a pawn is there.

Gates are not in this set. They are added for a man who has paid for them.
"""

GATE_BITS = bits(GATE_SPACES.values())

GOALS = bits(OBJECTIVES)

TUNNEL_NAMES = frozenset(TUNNEL_CARDS)


def _steps_before() -> dict[str, tuple[Step, ...]]:
    """Return, for each place, the steps that lead to it. A step names its start instead of its end."""
    found: dict[str, list[Step]] = defaultdict(list)
    for place, steps in STEPS.items():
        for near, cross, kind, count in steps:
            found[near].append((place, cross, kind, count))
    return {place: tuple(steps) for place, steps in found.items()}


BEFORE = _steps_before()

JUMPS: dict[int, tuple[Step, ...]] = {
    INDEX[place]: special
    for place, steps in STEPS.items()
    if (
        special := tuple(
            step
            for step in steps
            if step[1] or step[0] in GATE_SPACES.values() or (place in SPACES) != (step[0] in SPACES)
        )
    )
}
"""The steps that shifting the bits of a place set cannot make, by the bit number of their start.

They lead through gates, over drops and wire, into tunnels and out of them.
"""

JUMP_STARTS = bits(PLACE[index] for index in JUMPS)


class Branch:
    """The places that a man reaches if he pays for certain crossings.

    Set n of `layers` has the places that are n steps away.
    """

    def __init__(self, opened: frozenset[str], paid: tuple[tuple[str, int, int], ...], left: Stock) -> None:
        self.opened = opened
        self.paid = paid
        self.left = left
        self.cards = sum(count for _, _, count in paid)
        self.layers: list[int] = []
        self.seeds: dict[int, int] = {}
        self.parents: dict[tuple[int, str], tuple[Branch, str]] = {}

    def seed(self, steps: int, place: str, parent: Branch, source: str) -> None:
        """Add `place` to the places where this branch starts, after some steps.

        The man gets there by a paid step from the place `source` of the branch `parent`.
        """
        self.seeds[steps] = self.seeds.get(steps, 0) | BIT[place]
        self.parents.setdefault((steps, place), (parent, source))


class Ways(Mapping[str, Way]):
    """The routes of a man to all places where he may stop, computed on demand.

    Each route is the one that costs the fewest cards and then the fewest points.
    """

    def __init__(
        self,
        start: str,
        points: int,
        stock: Stock,
        paid: frozenset[str],
        taken: int,
        tunnels: frozenset[str],
        kit: bool,
    ) -> None:
        self._paid, self._tunnels = paid, tunnels
        self._free = OPEN_GROUND & ~taken
        self._gates = GATE_BITS & ~taken
        self._halt = GOALS if kit else 0
        if kit:
            self._free |= GOALS
        root = Branch(frozenset(), (), stock)
        root.seeds[0] = BIT[start]
        self._branches: list[Branch] = []
        self.anywhere = 0
        """The set of all places that the man can reach, including those where he may not stop."""
        waiting = {root.opened: root}
        while waiting:
            opened = min(waiting, key=len)
            self._grow(waiting.pop(opened), points, waiting)
        self._branches.sort(key=lambda branch: branch.cards)
        self.anywhere &= ~BIT[start]
        self._stops = self.anywhere & STOPS

    def _grow(self, branch: Branch, points: int, waiting: dict[frozenset[str], Branch]) -> None:
        """Extend a branch by up to `points` steps.

        If a cheaper branch reaches a place as soon, the place is left out.
        """
        cheaper = [other.layers for other in self._branches if other.opened < branch.opened]
        opened = [GATE_SPACES[cross] for cross in branch.opened | self._paid if cross in GATE_SPACES]
        ground = self._free | (self._gates & bits(opened))
        near, last, seen = branch.seeds.get(0, 0), max(branch.seeds), 0
        for steps in range(points + 1):
            if steps:
                edge = branch.layers[-1] & ~self._halt
                near = neighbours(edge) & ground | branch.seeds.get(steps, 0)
                if edge & JUMP_STARTS:
                    near |= self._leap(branch, edge & JUMP_STARTS, steps, waiting)
            for layers in cheaper:
                seen |= layers[steps] if steps < len(layers) else 0
            near &= ~seen
            if not near and steps > last:
                break
            seen |= near
            branch.layers.append(near)
        self._branches.append(branch)
        self.anywhere |= seen

    def _leap(self, branch: Branch, leaping: int, steps: int, waiting: dict[frozenset[str], Branch]) -> int:
        """Return the set of places reached from the set `leaping` by steps that shifts cannot make.

        If a crossing must be paid for, its end goes into a new branch, which is added to `waiting`.
        """
        near = 0
        while leaping:
            lowest = leaping & -leaping
            leaping ^= lowest
            index = lowest.bit_length() - 1
            for end, cross, kind, count in JUMPS[index]:
                if not BIT[end] & (self._free | self._gates):
                    continue
                if self._is_open(branch, cross, count):
                    near |= BIT[end]
                elif count and branch.left[kind] >= count:
                    opened = branch.opened | {cross}
                    other = waiting.get(opened)
                    if other is None:
                        left = (*branch.left[:kind], branch.left[kind] - count, *branch.left[kind + 1 :])
                        other = waiting[opened] = Branch(opened, (*branch.paid, (cross, kind, count)), left)
                    other.seed(steps, end, branch, PLACE[index])
        return near

    def _is_open(self, branch: Branch, cross: str, count: int) -> bool:
        if not count:
            return not cross or cross in self._tunnels
        return cross in self._paid or cross in branch.opened

    @cached_property
    def costs(self) -> dict[str, Cost]:
        """The price of the route to each place where the man may stop. The routes are not computed for it."""
        found, left = dict[str, Cost](), self._stops
        layers = (
            (branch.cards, steps, layer) for branch in self._branches for steps, layer in enumerate(branch.layers)
        )
        for cards, steps, layer in sorted(layers):
            for place in names(layer & left):
                found[place] = cards, steps
            left &= ~layer
        return found

    def to(self, wanted: int) -> Way | None:
        """Return the cheapest route to one of the places in the set `wanted`, or None.

        The man need not be allowed to stop there.
        """
        return self._cheapest(wanted & self.anywhere, self._branches)

    def quietly(self, wanted: int) -> Way | None:
        """Return the cheapest route to one of the places in the set `wanted`, or None.

        On this route, the man hands in nothing at a gate.
        """
        if not wanted & self.anywhere:
            return None
        return self._cheapest(wanted, [one for one in self._branches if not one.opened & GATES.keys()])

    def _cheapest(self, wanted: int, branches: list[Branch]) -> Way | None:
        best: tuple[int, int] | None = None
        chosen: Branch | None = None
        for branch in branches:
            steps = steps_until(branch.layers, wanted)
            if steps and (best is None or (branch.cards, steps) < best):
                best, chosen = (branch.cards, steps), branch
        if best is None or chosen is None:
            return None
        found = chosen.layers[best[1]] & wanted
        return self._trace(chosen, best[1], PLACE[(found & -found).bit_length() - 1])

    def _trace(self, branch: Branch, steps: int, here: str) -> Way:
        """Return the route to a place. It is found backwards through the branches."""
        path: list[str] = []
        paid: list[tuple[str, int, int]] = []
        while steps:
            path.append(here)
            steps -= 1
            if (steps + 1, here) in branch.parents:
                parent, here = branch.parents[steps + 1, here]
                cross = next(iter(branch.opened - parent.opened))
                paid.append(next(price for price in branch.paid if price[0] == cross))
                branch = parent
            else:
                edge = branch.layers[steps] & ~self._halt
                here = next(
                    source
                    for source, cross, _, count in BEFORE[here]
                    if edge & BIT[source] and self._is_open(branch, cross, count)
                )
        return Way(tuple(reversed(path)), tuple(reversed(paid)))

    def __contains__(self, place: object) -> bool:
        return isinstance(place, str) and bool(BIT.get(place, 0) & self._stops)

    def __getitem__(self, place: str) -> Way:
        way = self.to(BIT[place]) if place in self else None
        if way is None:
            raise KeyError(place)
        return way

    def __iter__(self) -> Iterator[str]:
        return iter(names(self._stops))

    def __len__(self) -> int:
        return self._stops.bit_count()
