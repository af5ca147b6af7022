"""The ways through the city: zones, edges, subway, flights (docs/rules/escape_plan.md §3.6.1)."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from cogs.escape_plan.data import NUMBERS, TILES
from cogs.escape_plan.rules.city.tiles import Layout, borders, distance, sites

Node = tuple[str, str]
"""A zone: tile and land type."""


WALK, RIDE, FLY = "-=~"


class Route(NamedTuple):
    """A way through the city: the zones entered, points, subway money, the tiles left in order, flights, how many
    officers one faces; `been` has a bit for each tile left, `modes` a sign for each step (WALK, RIDE, FLY)."""

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
        """The tiles of its zones, in order."""
        return tuple(tile for tile, _ in self.nodes)

    @property
    def id(self) -> str:
        """Its spelling among the options: every zone as tile and land type, with how one came there, `S1R-S1C~A1C`."""
        return "".join(mode + tile + zone for mode, (tile, zone) in zip(("", *self.modes), self.nodes, strict=True))


def zones(tile: str) -> tuple[str, ...]:
    """List the land types of a tile."""
    return tuple(dict.fromkeys(TILES[tile].edges))


Steps = dict[Node, tuple[tuple[Node, int, int], ...]]
"""For every zone the next ones, with points and money."""


@lru_cache(maxsize=64)
def steps(where: Layout) -> Steps:
    """List the steps from every zone: another zone of the tile, over an edge, by subway (§3.6.1)."""
    lying = sites(where)
    found: Steps = {}
    for site in lying.values():
        around = borders(lying, site.at)
        stations = [other for other in lying.values() if other.tile != site.tile and other.data.subway]
        for zone in zones(site.tile):
            onward = [((site.tile, other), 1, 0) for other in zones(site.tile) if other != zone]
            onward += [
                ((tile, far), 1 if far == zone else 2, 0) for side, tile, far in around if site.edge(side) == zone
            ]
            if site.data.subway:
                onward += [((other.tile, other.data.subway), 1, NUMBERS.subway) for other in stations]
            found[site.tile, zone] = tuple(onward)
    return found


@lru_cache(maxsize=64)
def flights(where: Layout) -> Steps:
    """List where a helicopter flies from every zone of a tile with a helipad: any zone one or two tiles away, for one
    point (§3.6.1)."""
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


def zones_within(where: Layout, start: Node, points: int, cash: int, by_air: int) -> Mapping[Node, int]:
    """List the zones within so many points of `start`, with the least money that a way there takes (§3.6.1)."""
    return _zones_within(where, start, points, min(cash, points * NUMBERS.subway), by_air)


@lru_cache(maxsize=64)
def _zones_within(where: Layout, start: Node, points: int, cash: int, by_air: int) -> Mapping[Node, int]:
    ground, air = steps(where), flights(where) if by_air else {}
    least: dict[tuple[Node, int], int] = {}
    after: list[dict[tuple[Node, int], int]] = [{} for _ in range(points + 1)]
    after[0][start, 0] = 0
    for spent, reached in enumerate(after):
        for here, money in reached.items():
            if least.get(here, cash + 1) <= money:
                continue
            least[here] = money
            node, flown = here
            onward = [(step, flown) for step in ground[node]]
            if flown < by_air:
                onward += [(step, flown + 1) for step in air.get(node, ())]
            for (near, cost, fare), aloft in onward:
                if spent + cost <= points and money + fare < after[spent + cost].get((near, aloft), cash + 1):
                    after[spent + cost][near, aloft] = money + fare
    found: dict[Node, int] = {}
    for (node, _), money in least.items():
        found[node] = min(money, found.get(node, money))
    return found


Queue = list[tuple[int, int, int, tuple[str, ...], int, Route]]


def routes(
    where: Layout, start: Node, points: int, cash: int, by_air: int, officers: Mapping[str, int]
) -> Mapping[Node, Sequence[Route]]:
    """Find the routes from `start` to every zone, without those that another makes needless (§3.6.1).

    `officers` counts whom one faces on leaving each tile; `by_air` is how many flights there may be.
    """
    fares = min(cash, points * NUMBERS.subway)
    return _routes(where, start, points, fares, by_air, tuple(officers.get(tile, 0) for tile, *_ in where))


@lru_cache(maxsize=8)
def _routes(
    where: Layout, start: Node, points: int, cash: int, by_air: int, officers: tuple[int, ...]
) -> Mapping[Node, Sequence[Route]]:
    first = Route((start,), 0, 0, (), 0, 0, 0, "")
    found: dict[Node, list[Route]] = {start: [first]}
    queue: Queue = [(0, 0, 0, (), 0, first)]
    ground, air = steps(where), flights(where) if by_air else {}
    bits = {tile: 1 << at for at, (tile, *_) in enumerate(where)}
    posted = {tile: count for (tile, *_), count in zip(where, officers, strict=True)}
    count = 0
    while queue:
        nodes, points_here, money_here, left, flown, faced, been, modes = heapq.heappop(queue)[-1]
        node = nodes[-1]
        here = node[0]
        staying = leaving = (left, faced, been)
        if not been & bits[here]:
            leaving = ((*left, here), faced + posted[here], been | bits[here])
        onward = [(step, flown) for step in ground[node]]
        if flown < by_air:
            onward += [(step, flown + 1) for step in air.get(node, ())]
        for (near, cost, money), aloft in onward:
            spent, paid = points_here + cost, money_here + money
            if spent > points or paid > cash:
                continue
            left, faced, been = staying if near[0] == here else leaving
            known = found.setdefault(near, [])
            if _needless(known, spent, paid, faced, aloft, been):
                continue
            mode = FLY if aloft > flown else RIDE if money else WALK
            following = Route((*nodes, near), spent, paid, left, aloft, faced, been, modes + mode)
            known.append(following)
            if spent < points:
                count += 1
                heapq.heappush(queue, (spent, faced, paid, left, count, following))
    return found


def _needless(known: Iterable[Route], points: int, money: int, faced: int, aloft: int, been: int) -> bool:
    """Tell whether one of the `known` routes to a zone makes another needless, whatever comes after."""
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


def best(found: Iterable[Route], cash: int) -> tuple[Route, ...]:
    """Give the best of some routes that `cash` pays for: by officers faced, by money, by points (§3.6.1).

    Doubles are dropped; ties go by the tiles on the way. Empty when no route can be paid.
    """
    fitting = [route for route in found if route.money <= cash]
    if len(fitting) < 2:
        return tuple(fitting)
    fewest = min(fitting, key=lambda route: (route.faced, route.money, route.points, route.tiles))
    cheapest = min(fitting, key=lambda route: (route.money, route.faced, route.points, route.tiles))
    shortest = min(fitting, key=lambda route: (route.points, route.faced, route.money, route.tiles))
    return tuple(dict.fromkeys((fewest, cheapest, shortest)))
