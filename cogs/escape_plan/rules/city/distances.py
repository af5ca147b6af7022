"""Distances between locations of the city, for the computer players' estimates.

See docs/rules/escape_plan.md §3.6.1, §4.1.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from cogs.escape_plan.data import NUMBERS, TILES
from cogs.escape_plan.rules.city.routes import Node, steps_from_zones
from cogs.escape_plan.rules.city.tiles import Layout

Spot = tuple[str, str]
"""A location of the city, as (tile, kind of location)."""

FAR = 99
"""A distance in actions that is more than any player can ever take."""

LONGEST = NUMBERS.points + 2 * NUMBERS.can_points
"""The largest number of movement points that a journey in one action can have."""


class Hop(NamedTuple):
    """The shortest route between two locations: its points, its subway fare, and the tiles left behind."""

    points: int
    fare: int
    left: tuple[str, ...]


@lru_cache(maxsize=32)
def hops(where: Layout) -> Mapping[Spot, Mapping[Spot, Hop]]:
    """Return the shortest routes from every location to all others within `LONGEST` points."""
    spots = {(tile, place): (tile, zone) for tile, *_ in where for place, zone in TILES[tile].places}
    found: dict[Spot, Mapping[Spot, Hop]] = {}
    for spot, start in spots.items():
        near = _shortest(where, start)
        found[spot] = {other: near[node] for other, node in spots.items() if other != spot and node in near}
    return found


def _shortest(where: Layout, start: Node) -> Mapping[Node, Hop]:
    """Return the shortest routes from a zone. Of routes with equal points, the one over fewer tiles wins."""
    onward = steps_from_zones(where)
    found: dict[Node, Hop] = {}
    queue: list[tuple[int, int, int, tuple[str, ...], Node]] = [(0, 0, 0, (), start)]
    while queue:
        points, fare, _, left, node = heapq.heappop(queue)
        if node in found:
            continue
        found[node] = Hop(points, fare, left)
        for near, cost, money in onward[node]:
            if near not in found and points + cost <= LONGEST:
                tiles = left if near[0] == node[0] or node[0] in left else (*left, node[0])
                heapq.heappush(queue, (points + cost, fare + money, len(tiles), tiles, near))
    return found


@lru_cache(maxsize=64)
def moves_to(
    where: Layout, goal: Spot, barred: frozenset[Spot] | tuple[Spot, ...], points: int = NUMBERS.points
) -> Mapping[Spot, int]:
    """Return how many actions it takes to come from every location to `goal`.

    An action has `points` movement points. It cannot end at a location in `barred`.
    """
    ways = hops(where)
    found = {goal: 0}
    edge, count = [goal], 0
    while edge:
        count += 1
        edge = [
            spot
            for spot in ways
            if spot not in found and any(end in ways[spot] and ways[spot][end].points <= points for end in edge)
        ]
        found |= dict.fromkeys(edge, count)
        edge = [spot for spot in edge if spot not in barred]
    return found
