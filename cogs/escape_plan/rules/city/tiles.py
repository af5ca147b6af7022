"""The city as a grid of hexagons: where its tiles are, and where new tiles may be placed.

See docs/rules/escape_plan.md §3.3, §4.1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.record import Record, Seat
from cogs.escape_plan.box import Tile
from cogs.escape_plan.data import TILES
from cogs.escape_plan.once import cache_last

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The offsets from a hex to its six neighbours, clockwise from north, in axial coordinates."""

ROTATIONS = 6

Hex = tuple[int, int]


class Site(Record, frozen=True):
    """A city tile with its hex, its rotation, and everything on it.

    `business` is the Business or Safe House on the tile's space. `members` is the number of gang members at its
    headquarters. `marker` is the seat of the player whose control marker is there.
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
        """The coordinates of the hex on which the tile is."""
        return self.q, self.r

    @property
    def data(self) -> Tile:
        """The record of the printed tile in the game's box."""
        return TILES[self.tile]

    def named(self, place: str) -> str:
        """Return the name of a location: of its Business or Safe House, or of an exit with its number."""
        if place in ("business", "safehouse"):
            return self.business or place
        return f"exit{self.data.exit}" if place == "exit" else place

    def edge(self, direction: int) -> str:
        """Return the land type at an edge of the tile in its current rotation."""
        return edges(self.tile, self.turned)[direction % ROTATIONS]


@lru_cache(maxsize=len(TILES) * ROTATIONS)
def edges(tile: str, turned: int) -> str:
    """Return the land types at the edges of a tile that is rotated by `turned`, clockwise from north."""
    printed, north = TILES[tile].edges, -turned % ROTATIONS
    return printed[north:] + printed[:north]


@lru_cache(maxsize=len(TILES))
def rotations_for(tile: str) -> Mapping[tuple[int, str], frozenset[int]]:
    """Return, for each edge of the tile and each land type, the rotations with that land at that edge."""
    return {
        (direction, land): frozenset(turned for turned in range(ROTATIONS) if edges(tile, turned)[direction] == land)
        for direction in range(ROTATIONS)
        for land in TILES[tile].edges
    }


def distance(a: Hex, b: Hex) -> int:
    """Return the distance between two hexes in steps."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six hexes around a hex, in the order of `DIRECTIONS`."""
    q, r = at
    return (q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)


class Layout(tuple[tuple[str, int, int, int], ...]):
    """The hex and the rotation of every tile of a city.

    Equal layouts are the same object, so caches find a layout without comparing tiles.
    """

    __slots__ = ()
    __hash__ = object.__hash__
    __eq__ = object.__eq__


@cache_last
def layout(city: tuple[Site, ...]) -> Layout:
    """Return the hexes and rotations of a city's tiles. Placements and routes depend only on them."""
    return _shared_layout(tuple([(site.tile, site.q, site.r, site.turned) for site in city]))


@lru_cache(maxsize=256)
def _shared_layout(lying: tuple[tuple[str, int, int, int], ...]) -> Layout:
    return Layout(lying)


@lru_cache(maxsize=64)
def sites(where: Layout) -> Mapping[Hex, Site]:
    """Return the tiles of a layout by their hexes, without anything on the tiles."""
    return {(q, r): Site(tile, q, r, turned) for tile, q, r, turned in where}


@lru_cache(maxsize=64)
def touching_tiles(where: Layout) -> Mapping[str, tuple[str, ...]]:
    """Return, for each tile, the tiles that share an edge with it."""
    lying = sites(where)
    return {site.tile: tuple(lying[at].tile for at in neighbours(site.at) if at in lying) for site in lying.values()}


@lru_cache(maxsize=256)
def distances(where: Layout, goal: str) -> Mapping[str, int]:
    """Return, for each tile, the distance in steps from it to the tile `goal`."""
    lying = sites(where).values()
    there = next(site.at for site in lying if site.tile == goal)
    return {site.tile: distance(site.at, there) for site in lying}


@lru_cache(maxsize=256)
def nearer_neighbours(where: Layout, goals: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return, for each tile, its neighbours that are nearer to one of the tiles `goals`."""
    if len(goals) > 1:
        nearer = [nearer_neighbours(where, (goal,)) for goal in goals]
        return {
            tile: tuple([end for end in near if any(end in ends[tile] for ends in nearer)])
            for tile, near in touching_tiles(where).items()
        }
    if not goals:
        return dict.fromkeys(touching_tiles(where), ())
    there = distances(where, goals[0])
    found = {}
    for tile, near in touching_tiles(where).items():
        now = there[tile]
        found[tile] = tuple([end for end in near if there[end] < now])
    return found


def placements(city: tuple[Site, ...], tile: str) -> tuple[tuple[Hex, int], ...]:
    """Return the hexes and rotations where a tile may be placed (§3.3).

    The tile must touch two tiles, and the land must match at an edge. If no placement has a matching edge, touching two
    tiles is enough.
    """
    return tuple((at, turned) for at, turns in possible_rotations(layout(city), tile).items() for turned in turns)


def why_unfit(city: tuple[Site, ...], at: Hex) -> str:
    """Return why no tile may be placed on a hex: `occupied` or `two_neighbours`. The text "" means it may."""
    lying = sites(layout(city))
    if at in lying:
        return "occupied"
    return "" if len(borders_at(lying, at)) > 1 else "two_neighbours"


class Border(NamedTuple):
    """An edge at which a tile touches a city tile: its direction, the city tile, and that tile's land."""

    direction: int
    tile: str
    land: str


def borders_at(lying: Mapping[Hex, Site], at: Hex) -> list[Border]:
    """Return the edges at which a tile on the hex `at` touches the tiles in `lying`."""
    return [
        Border(direction, lying[near].tile, lying[near].edge((direction + ROTATIONS // 2) % ROTATIONS))
        for direction, near in enumerate(neighbours(at))
        if near in lying
    ]


def touching_edges(city: tuple[Site, ...], new: Site) -> list[tuple[Border, bool]]:
    """Return the edges at which a tile touches a city, each with whether the land types match."""
    return [(border, border.land == new.edge(border.direction)) for border in borders_at(sites(layout(city)), new.at)]


@lru_cache(maxsize=256)
def possible_rotations(where: Layout, tile: str) -> Mapping[Hex, tuple[int, ...]]:
    """Return, for each hex where a tile may be placed, the rotations that are possible there (§3.3)."""
    fits, unfit = rotations_for(tile), frozenset[int]()
    matching = {}
    for at, around in free_hexes(where).items():
        turns = unfit.union(*[fits.get((direction, land), unfit) for direction, _, land in around])
        if turns:
            matching[at] = tuple(sorted(turns))
    return matching or dict.fromkeys(free_hexes(where), tuple(range(ROTATIONS)))


@lru_cache(maxsize=64)
def free_hexes(where: Layout) -> Mapping[Hex, Sequence[Border]]:
    """Return the empty hexes that touch at least two tiles, each with the edges shared with these tiles."""
    lying = sites(where)
    around: dict[Hex, list[Border]] = {}
    for spot, site in lying.items():
        lands = edges(site.tile, site.turned)
        for direction, at in enumerate(neighbours(spot)):
            if at not in lying:
                border = Border((direction + ROTATIONS // 2) % ROTATIONS, site.tile, lands[direction])
                around.setdefault(at, []).append(border)
    return {at: around[at] for at in sorted(around) if len(around[at]) > 1}
