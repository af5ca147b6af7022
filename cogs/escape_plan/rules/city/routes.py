"""Routes through the city: zones, edges, subway and flights (docs/rules/escape_plan.md §3.6.1).

A zone is a part of a tile that has one type of land.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from cogs.escape_plan.data import NUMBERS, TILES
from cogs.escape_plan.rules.city.tiles import Layout, borders_at, distance, sites

Node = tuple[str, str]
"""A zone of the city, as (tile, land type)."""


WALK, RIDE, FLY = "-=~"

STEP = re.compile(rf"([{WALK}{RIDE}{FLY}]?)([A-Z]\d+)([A-Z])")
"""A regular expression for one zone in the text form of a route (`Route.id`)."""


def read_steps(spelt: str) -> list[tuple[str, str, str]]:
    """Return the steps of a route's text form, each as (way of moving, tile, land type).

    >>> read_steps("S1R-S1C~A1C")
    [('', 'S1', 'R'), ('-', 'S1', 'C'), ('~', 'A1', 'C')]
    """
    return STEP.findall(spelt)


class Route(NamedTuple):
    """A route through the city from zone to zone.

    It has the zones entered, movement points, fares, tiles left in order, flights, and the number of officers to face.
    `been` has a bit for each tile left. `modes` has a sign for each step (WALK, RIDE, FLY).
    """

    nodes: tuple[Node, ...]
    points: int
    money: int
    left: tuple[str, ...]
    flights: int
    faced: int
    been: int
    modes: str

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles of the zones that the route enters, in order."""
        return tuple(tile for tile, _ in self.nodes)

    @property
    def id(self) -> str:
        """The text form of the route: for each zone, the sign of the step to it, the tile and the land type.

        Example: `S1R-S1C~A1C`.
        """
        return "".join(mode + tile + zone for mode, (tile, zone) in zip(("", *self.modes), self.nodes, strict=True))


@lru_cache(maxsize=len(TILES))
def zones(tile: str) -> tuple[str, ...]:
    """Return the land types on a tile. Each land type is one zone."""
    return tuple(dict.fromkeys(TILES[tile].edges))


Steps = dict[Node, tuple[tuple[Node, int, int], ...]]
"""For each zone, the steps to the next zones, as (next zone, movement points, fare)."""


@lru_cache(maxsize=len(TILES))
def steps_inside(tile: str) -> Mapping[str, tuple[tuple[Node, int, int], ...]]:
    """Return, for each zone of a tile, the steps from it to the tile's other zones."""
    return {zone: tuple(((tile, other), 1, 0) for other in zones(tile) if other != zone) for zone in zones(tile)}


@lru_cache(maxsize=64)
def steps_from_zones(where: Layout) -> Steps:
    """Return the steps from every zone: inside the tile, over an edge, or by subway (§3.6.1)."""
    lying = sites(where)
    stations = {
        site.tile: ((site.tile, site.data.subway), 1, NUMBERS.subway) for site in lying.values() if site.data.subway
    }
    found: Steps = {}
    for site in lying.values():
        rides = [ride for tile, ride in stations.items() if tile != site.tile] if site.tile in stations else []
        onward = {zone: [*others] for zone, others in steps_inside(site.tile).items()}
        for side, tile, far in borders_at(lying, site.at):
            zone = site.edge(side)
            onward[zone].append(((tile, far), 1 if far == zone else 2, 0))
        found |= {(site.tile, zone): (*ways, *rides) for zone, ways in onward.items()}
    return found


@lru_cache(maxsize=64)
def steps_to_zones(where: Layout) -> Steps:
    """Return, for every zone, the steps that lead to this zone."""
    found: dict[Node, list[tuple[Node, int, int]]] = {node: [] for node in steps_from_zones(where)}
    for node, onward in steps_from_zones(where).items():
        for near, cost, money in onward:
            found[near].append((node, cost, money))
    return {node: tuple(before) for node, before in found.items()}


@lru_cache(maxsize=64)
def flights(where: Layout) -> Steps:
    """Return the flights from every zone of a tile with a helipad (§3.6.1).

    A helicopter flies to any zone 1 or 2 tiles away, for 1 point.
    """
    lying = sites(where)
    found: Steps = {}
    for site in lying.values():
        if site.data.helipad:
            onward = tuple(
                ((other.tile, zone), 1, 0)
                for other in lying.values()
                if 1 <= distance(site.at, other.at) <= 2
                for zone in zones(other.tile)
            )
            found |= {(site.tile, zone): onward for zone in zones(site.tile)}
    return found


@lru_cache(maxsize=256)
def zones_within(where: Layout, start: Node, points: int, by_air: int) -> Mapping[Node, int]:
    """Return the zones within `points` movement points of `start`, each with the lowest fare (§3.6.1)."""
    return _by_air(where, start, points, by_air) if by_air else _by_ground(steps_from_zones(where), start, points)


def _by_ground(ground: Steps, start: Node, points: int) -> Mapping[Node, int]:
    found: dict[Node, int] = {}
    after: list[dict[Node, int]] = [{} for _ in range(points + 1)]
    after[0][start] = 0
    for spent, reached in enumerate(after):
        for node, money in reached.items():
            if found.get(node, money + 1) <= money:
                continue
            found[node] = money
            for near, cost, fare in ground[node] if spent < points else ():
                if spent + cost <= points:
                    there = after[spent + cost]
                    if there.get(near, money + fare + 1) > money + fare:
                        there[near] = money + fare
    return found


def _by_air(where: Layout, start: Node, points: int, by_air: int) -> Mapping[Node, int]:
    ground, air = steps_from_zones(where), flights(where) if by_air else {}
    least: list[dict[Node, int]] = [{} for _ in range(by_air + 1)]
    after: list[list[dict[Node, int]]] = [[{} for _ in least] for _ in range(points + 1)]
    after[0][0][start] = 0
    for spent, by_flights in enumerate(after):
        for flown, reached in enumerate(by_flights):
            known = least[flown]
            for node, money in reached.items():
                if node in known and known[node] <= money:
                    continue
                known[node] = money
                if spent == points:
                    continue
                onward = [(ground[node], flown)]
                if flown < by_air:
                    onward.append((air.get(node, ()), flown + 1))
                for ways, aloft in onward:
                    for near, cost, fare in ways:
                        if spent + cost <= points:
                            there = after[spent + cost][aloft]
                            if near not in there or there[near] > money + fare:
                                there[near] = money + fare
    found = least[0]
    for known in least[1:]:
        for node, money in known.items():
            found[node] = min(money, found.get(node, money))
    return found


@lru_cache(maxsize=256)
def points_to(where: Layout, goal: Node, points: int) -> Mapping[Node, int]:
    """Return the zones within `points` of `goal` without a flight, each with the movement points needed."""
    before = steps_to_zones(where)
    found: dict[Node, int] = {}
    after: list[list[Node]] = [[goal], *([] for _ in range(points))]
    for spent, reached in enumerate(after):
        for node in reached:
            if node not in found:
                found[node] = spent
                for near, cost, _ in before[node]:
                    if spent + cost <= points:
                        after[spent + cost].append(near)
    return found


Queue = list[tuple[int, int, int, tuple[str, ...], int, Route]]
"""The routes that the search still has to extend, the one with the fewest points first.

Routes with equal points are ordered by officers, money, tiles left, and age.
"""


def routes(
    where: Layout,
    start: Node,
    points: int,
    cash: int,
    by_air: int,
    officers: Mapping[str, int],
    goal: Node | None = None,
) -> Mapping[Node, Sequence[Route]]:
    """Return the useful routes from `start` to every zone (§3.6.1).

    A route is left out if another one is at least as good in all respects. `officers` counts the officers to face on
    each tile. `by_air` is the largest number of flights. With a `goal`, only the routes to that zone are complete.
    """
    fares = min(cash, points * NUMBERS.subway)
    return _routes(where, start, points, fares, by_air, tuple(officers.get(tile, 0) for tile, *_ in where), goal)


@lru_cache(maxsize=8)
def _routes(
    where: Layout, start: Node, points: int, cash: int, by_air: int, officers: tuple[int, ...], goal: Node | None
) -> Mapping[Node, Sequence[Route]]:
    """Return the useful routes. The search extends the shortest route first.

    Towards a `goal` on the ground, the search leaves out steps after which `goal` is out of reach.
    """
    first = Route((start,), 0, 0, (), 0, 0, 0, "")
    found: dict[Node, list[Route]] = {start: [first]}
    queue: Queue = [(0, 0, 0, (), 0, first)]
    ground, air = steps_from_zones(where), flights(where) if by_air else {}
    to_go = None if goal is None or by_air else points_to(where, goal, points)
    bits = {tile: 1 << at for at, (tile, *_) in enumerate(where)}
    posted = {tile: count for (tile, *_), count in zip(where, officers, strict=True)}
    count = 0
    while queue:
        route = heapq.heappop(queue)[-1]
        here = route.nodes[-1][0]
        staying = route.left, route.faced, route.been
        leaving = staying if route.been & bits[here] else _leave_tile(route, here, posted[here], bits[here])
        for (near, cost, fare), flown in _next_steps(route, ground, air, by_air):
            spent, paid = route.points + cost, route.money + fare
            if spent > points or paid > cash:
                continue
            if to_go is not None and (near not in to_go or spent + to_go[near] > points):
                continue
            left, faced, been = staying if near[0] == here else leaving
            known = found.setdefault(near, [])
            if _is_needless(known, spent, paid, faced, flown, been):
                continue
            mode = FLY if flown > route.flights else RIDE if fare else WALK
            following = Route((*route.nodes, near), spent, paid, left, flown, faced, been, route.modes + mode)
            known.append(following)
            if spent < points:
                count += 1
                heapq.heappush(queue, (spent, faced, paid, left, count, following))
    return found


def _leave_tile(route: Route, tile: str, officers: int, bit: int) -> tuple[tuple[str, ...], int, int]:
    """Return the tiles left, the officers faced and the `been` bits of a route after it leaves `tile`.

    It leaves this tile for the first time, so the officers on the tile count.
    """
    return (*route.left, tile), route.faced + officers, route.been | bit


def _next_steps(route: Route, ground: Steps, air: Steps, by_air: int) -> list[tuple[tuple[Node, int, int], int]]:
    """Return the next possible steps of a route, each with the number of flights used after it."""
    node, flown = route.nodes[-1], route.flights
    onward = [(step, flown) for step in ground[node]]
    if flown < by_air:
        onward += [(step, flown + 1) for step in air.get(node, ())]
    return onward


def _is_needless(known: Iterable[Route], points: int, money: int, faced: int, aloft: int, been: int) -> bool:
    """Return whether one of the `known` routes to a zone is at least as good in all respects.

    The other arguments describe the new route.
    """
    for one in known:
        if (
            one.points <= points
            and one.faced <= faced
            and one.money <= money
            and one.flights <= aloft
            and not one.been & ~been
        ):
            return True
    return False


def best_routes(found: Iterable[Route], cash: int) -> tuple[Route, ...]:
    """Return the best routes that `cash` can pay for: by officers, by money, and by movement points.

    Duplicates are dropped. Routes that are equally good are ordered by the tiles on the way. The result is empty if the
    player can pay for no route (§3.6.1).
    """
    fitting = [route for route in found if route.money <= cash]
    if len(fitting) < 2:
        return tuple(fitting)
    fewest = min(fitting, key=lambda route: (route.faced, route.money, route.points, route.tiles))
    cheapest = min(fitting, key=lambda route: (route.money, route.faced, route.points, route.tiles))
    shortest = min(fitting, key=lambda route: (route.points, route.faced, route.money, route.tiles))
    return tuple(dict.fromkeys((fewest, cheapest, shortest)))
