"""Distances for computer players. Pawns in the way are ignored.

Parameters with the name `given` have the open tunnels and the places blocked by guards. A flood is a list of place
sets: set n has the places that are n steps away. See docs/rules/colditz.md §3.4, §3.7, §3.12, §4.5.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from cogs.colditz.rules.castle.board import GATE_SPACES, LINKS, MISC, NEIGHBOURS, OBJECTIVES, ROOMS, SPACES, TUNNELS
from cogs.colditz.rules.castle.guard_paths import DROPS, FLOORS, OPEN_TO_GUARDS, SEARCHED
from cogs.colditz.rules.castle.pawns import INDOORS, steps_to
from cogs.colditz.rules.castle.place_sets import (
    BIT,
    INDEX,
    PLACE,
    bits,
    distances,
    flood,
    names,
    neighbours,
    steps_by_place,
    steps_until,
    union,
)
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP, STEPS
from cogs.colditz.state import Stock

FULL: Stock = (2, 2, 4, 1)
"""For each kind of Equipment, the most cards that a named escape plan costs (§4.5)."""

FAR = 999
"""This number of steps means that a place cannot be reached."""

CONDITIONS = 64
"""For how many sets of open tunnels and blocked places distances are cached at most."""

ARROW = MISC["car_arrow"]

_GATES = frozenset(GATE_SPACES.values())
_GROUND = bits(place for place in STEPS if place not in _GATES)
_INDOORS = bits(INDOORS)


def _special(place: str, near: str, cross: str) -> bool:
    """Return whether a step must be listed because shifting the bits of a place set cannot make it.

    Such steps go through a gate, over a drop or wire crossing, into a tunnel or out of it.
    """
    return bool(cross) or near in _GATES or place in _GATES or (place in SPACES) != (near in SPACES)


_BACK: dict[str, tuple[tuple[int, str, int, int], ...]] = {}
"""For each place, the listed steps that lead to it.

A step has the bit of its start, the tunnel it enters, and the kind and number of cards it costs.
"""


def _fill() -> None:
    back: dict[str, list[tuple[int, str, int, int]]] = defaultdict(list)
    for place, steps in STEPS.items():
        for near, cross, kind, count in steps:
            if _special(place, near, cross):
                back[near].append((BIT[place], cross if cross in TUNNELS else "", kind, count))
    _BACK.update({near: tuple(steps) for near, steps in back.items()})


_fill()

_ENDS: dict[tuple[int, int], int] = {
    (kind, count): bits(end for end, steps in _BACK.items() if any(step[2:] == (kind, count) for step in steps))
    for kind, count in ((0, 0), (0, 1), (1, 1), (2, 1), (2, 2), (3, 1))
}
"""For each price, the places where listed steps with that price end.

A price is the kind and number of cards.
"""


def _less(stock: Stock, kind: int, count: int) -> Stock | None:
    left = stock[kind] - count
    return (*stock[:kind], left, *stock[kind + 1 :]) if left >= 0 else None


def _stocks(most: Stock) -> tuple[Stock, ...]:
    key, ticket, rope, cutters = (range(count + 1) for count in most)
    return tuple((a, b, c, d) for a in key for b in ticket for c in rope for d in cutters)


def cap_stock(stock: Iterable[int]) -> Stock:
    """Return a stock of Equipment in which no number is higher than the most that any plan costs."""
    return tuple(map(min, stock, FULL))


def _places_of(found: int) -> Iterator[str]:
    """Yield the names of the places in a place set. The set should be small."""
    while found:
        lowest = found & -found
        found ^= lowest
        yield PLACE[lowest.bit_length() - 1]


def _starts_of_steps(edge: int, kind: int, count: int, given: frozenset[str]) -> int:
    """Return the set of places from which a listed step with a certain price leads into the set `edge`.

    The step costs `count` cards of the kind `kind`.
    """
    found = 0
    for end in _places_of(edge & _ENDS[kind, count]):
        for source, tunnel, what, price in _BACK[end]:
            if (what, price) == (kind, count) and (not tunnel or tunnel in given):
                found |= source
    return found


@lru_cache(CONDITIONS)
def _backward_floods(goal: str, given: frozenset[str], most: Stock) -> dict[Stock, list[int]]:
    """Return, for every stock of Equipment up to `most`, the places by their distance from a goal.

    The list of place sets starts at the goal, or at all objectives if `goal` is "". Set n has the places from which n
    steps lead there with this stock.
    """
    start = BIT[goal] if goal else bits(OBJECTIVES)
    barred = bits(given)
    ground, open_to_all = _GROUND & ~barred, (_GROUND | bits(_GATES)) & ~barred
    found = {stock: [start] for stock in _stocks(most)}
    seen = dict.fromkeys(found, start)
    dearer = {
        stock: [(less, *price) for price in _ENDS if (less := _less(stock, *price)) is not None] for stock in found
    }
    while any(layers[-1] for layers in found.values()):
        edges = {stock: layers[-1] for stock, layers in found.items()}
        for stock, layers in found.items():
            near = neighbours(edges[stock] & ground) & ground if edges[stock] else 0
            for less, kind, count in dearer[stock]:
                if edges[less] & _ENDS[kind, count]:
                    near |= _starts_of_steps(edges[less], kind, count, given)
            near &= open_to_all & ~seen[stock]
            seen[stock] |= near
            layers.append(near)
    return found


@lru_cache(CONDITIONS * 16)
def _field(goal: str, stock: Stock, given: frozenset[str]) -> dict[str, int]:
    layers = _backward_floods(goal, given, FULL if given <= TUNNELS.keys() else stock)[stock]
    return {place: steps for steps, layer in enumerate(layers) for place in _places_of(layer)}


def steps_by_stock(start: str, goal: str, given: frozenset[str]) -> dict[Stock, int]:
    """Return the steps from `start` to a goal for every stock of Equipment that can pay for a route."""
    here = BIT[start]
    found = {stock: steps_until(layers, here) for stock, layers in _backward_floods(goal, given, FULL).items()}
    return {stock: steps for stock, steps in found.items() if steps is not None}


def to_freedom(stock: Iterable[int], given: frozenset[str]) -> dict[str, int]:
    """Return, for every place, the steps to the nearest objective with the Equipment in `stock`.

    `given` has the open tunnels and the places blocked by guards.
    """
    return _field("", cap_stock(stock), given)


def to_car(stock: Iterable[int], given: frozenset[str]) -> dict[str, int]:
    """Return, for every place, the steps to the arrow next to the Commandant's car (§3.9)."""
    return _field(ARROW, cap_stock(stock), given)


class Stretch(NamedTuple):
    """One place of a route, with the Equipment left there, and the drops and wire crossings used before."""

    place: str
    left: Stock
    trail: tuple[str, ...]


@lru_cache(CONDITIONS * 64)
def way_out(start: str, stock: Stock, given: frozenset[str], goal: str = "") -> tuple[Stretch, ...]:
    """Return the places of the shortest route from `start` to `goal`, or to freedom if `goal` is "".

    The result is empty if there is no route. `stock` must be limited by `cap_stock`.
    """
    here = Stretch(start, stock, ())
    found = []
    while steps := _field(goal, here.left, given).get(here.place, 0):
        here = next(
            Stretch(near, left, (*here.trail, f"{here.place}>{near}") if cross and count and kind > 1 else here.trail)
            for near, cross, kind, count in STEPS[here.place]
            if cross not in TUNNELS or cross in given
            if (left := _less(here.left, kind, count)) is not None
            if _field(goal, left, given).get(near) == steps - 1
        )
        found.append(here)
    return tuple(found)


@cache
def inner_places(room: str) -> frozenset[str]:
    """Return the places of a room where a man does not block others.

    These places are not at a door. If there are fewer than 2 such places, the result has all places of the room where a
    man may stop.
    """
    stops = frozenset(ROOMS[room].spaces) & MAY_STOP
    deep = frozenset(place for place in stops if all(SPACES[near].room == room for near in NEIGHBOURS[place]))
    return deep if len(deep) > 1 else stops


def to_room(room: str) -> dict[str, int]:
    """Return, for every place indoors, the steps to a place in a room where a man does not block others."""
    return steps_to(inner_places(room))


@cache
def rooms_of(symbol: str) -> tuple[str, ...]:
    """Return the two rooms with a symbol."""
    return tuple(name for name, room in ROOMS.items() if room.symbol == symbol)


@cache
def to_symbol(symbol: str) -> dict[str, tuple[int, str]]:
    """Return, for every place indoors, the steps to the nearest room with a symbol, and which room it is."""
    rooms = [(room, to_room(room)) for room in rooms_of(symbol)]
    return {
        place: min(((steps[place], room) for room, steps in rooms if place in steps), key=lambda found: found[0])
        for place in {place for _, steps in rooms for place in steps}
    }


NOWHERE = (FAR, "")
"""The distance and the room for a place from which no room can be reached on foot."""


def _regions() -> dict[str, str]:
    """Return the region of each place, named after one of the region's places.

    The places of a region are joined without gates, drops, wire crossings and tunnel entries.
    """
    found: dict[str, str] = {place: name for name, tunnel in TUNNELS.items() for place in tunnel.places}
    found |= {place: place for place in _GATES}
    for start in SPACES:
        if start not in found:
            found |= dict.fromkeys(distances((start,), SPACES.keys() - _GATES), start)
    return found


PATCH = _regions()

Border = tuple[str, str, int, int]


def _borders() -> dict[str, frozenset[Border]]:
    found: dict[str, set[Border]] = defaultdict(set)
    for place, steps in STEPS.items():
        for near, cross, kind, count in steps:
            if PATCH[near] != PATCH[place]:
                found[PATCH[place]].add((PATCH[near], cross, kind, count))
    return {patch: frozenset(borders) for patch, borders in found.items()}


BORDERS = _borders()


@cache
def stock_left(start: str, stock: Stock, open_now: frozenset[str]) -> Mapping[str, Stock]:
    """Return the Equipment left in each region of the board when a man from `start` gets there.

    The routes use the fewest cards. Crossings and tunnels in `open_now` cost nothing.
    """
    found: dict[str, Stock] = {PATCH[start]: stock}
    todo = [PATCH[start]]
    while todo:
        todo.sort(key=lambda patch: sum(found[patch]))
        patch = todo.pop()
        for near, cross, kind, count in sorted(BORDERS.get(patch, ())):
            if cross in TUNNELS and cross not in open_now:
                continue
            left = found[patch] if cross in open_now else _less(found[patch], kind, count)
            if left is not None and (near not in found or sum(left) > sum(found[near])):
                found[near] = left
                todo.append(near)
    return found


def flood_of_guards(guards: Iterable[str], posts: Iterable[str], trail: Iterable[str], steps: int) -> list[int]:
    """Return a list of place sets: with n points, some guard reaches the places in set n.

    Guards start where they are. New guards can appear on one of the `posts`, which costs one point. The guards may use
    the drops, wire crossings and windows in `trail`, which a man has used (§3.12).
    """
    ground, jumps = _beat(frozenset(trail))
    fresh = bits(posts)
    start = bits(guards)
    if not fresh:
        return flood(start, steps, ground, jumps)
    layers = flood(start, steps, ground, jumps)
    late = [0, *flood(fresh, max(0, steps - 1), ground, jumps)]
    return [_at(layers, step) | _at(late, step) for step in range(max(len(layers), len(late)))]


def points_to_target(target: str, trail: Iterable[str], steps: int) -> dict[str, int]:
    """Return, for each place, the points that a guard needs from there to reach the place `target`."""
    ground, jumps = _beat(frozenset(trail))
    back: dict[int, int] = defaultdict(int)
    for index, ends in jumps.items():
        for end in names(ends):
            back[INDEX[end]] |= 1 << index
    return steps_by_place(flood(BIT[target], steps, ground, back))


def _at(layers: list[int], step: int) -> int:
    return layers[step] if step < len(layers) else 0


@cache
def _beat(trail: frozenset[str]) -> tuple[int, dict[int, int]]:
    floors = [FLOORS[room] for name in trail if (room := SPACES[DROPS[name][0]].room)]
    jumps: dict[int, int] = defaultdict(int)
    for name in trail:
        jumps[INDEX[DROPS[name][0]]] |= BIT[DROPS[name][1]]
    return OPEN_TO_GUARDS | union(floors), dict(jumps)


NARROWS = frozenset(place for link in LINKS for place in (link.start, link.end) if place not in INDOORS) | _GATES
"""Places where a guard blocks a route: gates, and the outer ends of drops and wire crossings."""

PRICES: dict[str, tuple[int, int]] = {
    cross: (kind, count) for steps in STEPS.values() for _, cross, kind, count in steps if count
}
"""For each crossing, the kind and number of cards that it costs."""


def steps_to_find(guards: Iterable[str], place: str, trail: Iterable[str]) -> int:
    """Return how many steps a man is from the nearest guard, as a general search counts them (R4).

    The result is `FAR` if no guard can reach him.
    """
    _, jumps = _beat(frozenset(trail))
    steps = steps_until(flood(bits(guards), FAR, SEARCHED, jumps), BIT[place])
    return FAR if steps is None else steps
