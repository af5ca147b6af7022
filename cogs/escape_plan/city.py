"""The city as a net of hexagons: where tiles may lie, how one gets about (docs/rules/escape_plan.md §3.3, §3.6.1)."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.engine.game import Record, Seat
from cogs.escape_plan.data import NUMBERS, TILES, Tile

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, then clockwise, in axial coordinates."""

ROTATIONS = 6

Hex = tuple[int, int]


class Site(Record, frozen=True):
    """A tile in the city: where it lies, how it is turned, and what stands on it.

    `business` is the Business or Safe House on its space; `members` are gang members at its headquarters and `marker`
    the seat whose control marker lies there.
    """

    tile: str
    q: int
    r: int
    turned: int = 0
    officers: tuple[str, ...] = ()
    business: str = ""
    members: int = 0
    marker: Seat | None = None

    @property
    def at(self) -> Hex:
        """Its coordinates."""
        return self.q, self.r

    @property
    def data(self) -> Tile:
        """What is printed on it."""
        return TILES[self.tile]

    def edge(self, direction: int) -> str:
        """Give the land type at an edge."""
        return self.data.edges[(direction - self.turned) % ROTATIONS]


def distance(a: Hex, b: Hex) -> int:
    """Count the hexes between two places."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """List the six hexes around one."""
    return tuple((at[0] + dq, at[1] + dr) for dq, dr in DIRECTIONS)


def placements(city: Collection[Site], tile: str) -> tuple[tuple[Hex, int], ...]:
    """List where a tile may lie and how turned: beside two tiles at least, with one edge that matches (§3.3).

    If there is no such place, two neighbours are enough.
    """
    sites = {site.at: site for site in city}
    empty = {at for place in sites for at in neighbours(place)} - sites.keys()
    close = sorted(at for at in empty if sum(near in sites for near in neighbours(at)) > 1)
    matching = tuple(
        (at, turned) for at in close for turned in range(ROTATIONS) if _matches(sites, Site(tile, *at, turned))
    )
    return matching or tuple((at, turned) for at in close for turned in range(ROTATIONS))


def _matches(sites: Mapping[Hex, Site], new: Site) -> bool:
    return any(
        near in sites and sites[near].edge((direction + 3) % ROTATIONS) == new.edge(direction)
        for direction, near in enumerate(neighbours(new.at))
    )


Node = tuple[str, str]
"""A zone: tile and land type."""


class Route(NamedTuple):
    """A way through the city: the zones entered, points, subway money, and the tiles left in order."""

    nodes: tuple[Node, ...]
    points: int
    money: int
    left: tuple[str, ...]
    flights: int
    faced: int


def zones(tile: str) -> tuple[str, ...]:
    """List the land types of a tile."""
    return tuple(dict.fromkeys(TILES[tile].edges))


Layout = tuple[tuple[str, int, int, int], ...]
"""Where every tile of a city lies and how it is turned."""

Steps = dict[Node, tuple[tuple[Node, int, int], ...]]
"""For every zone the next ones, with points and money."""


def layout(city: Collection[Site]) -> Layout:
    """Give what of a city decides how one gets about."""
    return tuple((site.tile, site.q, site.r, site.turned) for site in city)


@lru_cache(maxsize=64)
def steps(where: Layout) -> Steps:
    """List the steps from every zone: another zone of the tile, over an edge, by subway (§3.6.1)."""
    sites = {(q, r): Site(tile, q, r, turned) for tile, q, r, turned in where}
    found: Steps = {}
    for site in sites.values():
        stations = [other for other in sites.values() if other.tile != site.tile and other.data.subway]
        for zone in zones(site.tile):
            onward = [((site.tile, other), 1, 0) for other in zones(site.tile) if other != zone]
            for direction, near in enumerate(neighbours(site.at)):
                if near in sites and site.edge(direction) == zone:
                    far = sites[near].edge((direction + 3) % ROTATIONS)
                    onward.append(((sites[near].tile, far), 1 if far == zone else 2, 0))
            if site.data.subway:
                onward += [((other.tile, other.data.subway), 1, NUMBERS.subway) for other in stations]
            found[site.tile, zone] = tuple(onward)
    return found


@lru_cache(maxsize=64)
def flights(where: Layout) -> Steps:
    """List where a helicopter flies from every zone of a tile with a helipad: any zone one or two tiles away, for one
    point (§3.6.1)."""
    sites = {(q, r): Site(tile, q, r, turned) for tile, q, r, turned in where}
    found: Steps = {}
    for site in sites.values():
        if site.data.helipad:
            onward = tuple(
                ((other.tile, zone), 1, 0)
                for other in sites.values()
                if 1 <= distance(site.at, other.at) <= 2
                for zone in zones(other.tile)
            )
            found |= {(site.tile, zone): onward for zone in zones(site.tile)}
    return found


def routes(
    where: Layout, start: Node, points: int, cash: int, flying: bool, officers: Mapping[str, int]
) -> dict[Node, tuple[Route, ...]]:
    """Find the best routes from `start` to every zone: by officers faced, by money, and by points (§3.6.1).

    `officers` counts whom one faces on leaving each tile. Doubles are dropped; ties go by the tiles on the way.
    """
    everything = _all_routes(where, start, points, cash, flying, officers)
    best: dict[Node, tuple[Route, ...]] = {}
    for node, found in everything.items():
        orders = (
            lambda route: (route.faced, route.money, route.points, route.left),
            lambda route: (route.money, route.faced, route.points, route.left),
            lambda route: (route.points, route.faced, route.money, route.left),
        )
        best[node] = tuple(dict.fromkeys(min(found, key=order) for order in orders))
    return best


def _all_routes(
    where: Layout, start: Node, points: int, cash: int, flying: bool, officers: Mapping[str, int]
) -> dict[Node, list[Route]]:
    """Search by points; a zone is entered again only where less is faced or less is paid."""
    first = Route((start,), 0, 0, (), 0, 0)
    found: dict[Node, list[Route]] = {start: [first]}
    queue: list[tuple[int, int, int, tuple[str, ...], int, Route]] = [(0, 0, 0, (), 0, first)]
    count = 0
    while queue:
        *_, route = heapq.heappop(queue)
        node = route.nodes[-1]
        onward = [(*step, 0) for step in steps(where)[node]]
        if flying and not route.flights:
            onward += [(*step, 1) for step in flights(where).get(node, ())]
        for near, cost, money, flight in onward:
            if route.points + cost > points or route.money + money > cash:
                continue
            leaves = near[0] != node[0]
            new = leaves and node[0] not in route.left
            following = Route(
                (*route.nodes, near),
                route.points + cost,
                route.money + money,
                (*route.left, node[0]) if new else route.left,
                route.flights + flight,
                route.faced + (officers.get(node[0], 0) if new else 0),
            )
            if any(_no_worse(other, following) for other in found.get(near, ())):
                continue
            found.setdefault(near, []).append(following)
            count += 1
            heapq.heappush(
                queue, (following.points, following.faced, following.money, following.left, count, following)
            )
    return found


def _no_worse(one: Route, other: Route) -> bool:
    """Tell whether `one` makes `other` needless, whatever comes after."""
    return (
        one.points <= other.points
        and one.faced <= other.faced
        and one.money <= other.money
        and one.flights <= other.flights
        and set(one.left) <= set(other.left)
    ) or (one.points, one.faced, one.money, one.flights, one.left) == (
        other.points,
        other.faced,
        other.money,
        other.flights,
        other.left,
    )
