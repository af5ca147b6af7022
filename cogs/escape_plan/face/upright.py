"""The city of Escape Plan turned so that its long side stands upright: pictures are higher than wide, as a phone is."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from cogs.escape_plan.face.town import Frame
from cogs.escape_plan.rules.city.tiles import ROTATIONS, Hex, Site
from cogs.escape_plan.state import PublicTable

Table = TypeVar("Table", bound=PublicTable)

SHAPE = 1.15
"""How much higher than wide the room for the city is."""

GAIN = 1.25
"""How much larger the tiles must become for the city to be turned: else it stays as it was put down."""


LARGE = 0.15
"""The size of tiles, in widths of the picture, beyond which the city need not be turned."""


def upright(view: Table, shape: float = SHAPE) -> Table:
    """Give a view, or a state, with its city as it is drawn in every picture whose room has that shape."""
    turns = turns_of(view, shape)
    return replace(view, city=tuple(spun(site, turns) for site in view.city)) if turns else view


def turns_of(view: PublicTable, shape: float = SHAPE) -> int:
    """Give the sixths of a circle, clockwise, by which the city is turned."""
    return _turns(tuple(site.at for site in view.city), shape)


def spun(site: Site, turns: int) -> Site:
    """Turn a tile with the city."""
    q, r = spun_at(site.at, turns)
    return replace(site, q=q, r=r, turned=(site.turned + turns) % ROTATIONS)


def spun_at(at: Hex, turns: int) -> Hex:
    """Turn a hex about the middle of the grid."""
    q, r = at
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


@lru_cache(maxsize=64)
def _turns(hexes: tuple[Hex, ...], shape: float) -> int:
    sizes = [_size([spun_at(at, turns) for at in hexes], shape) for turns in range(ROTATIONS // 2)]
    best = max(range(len(sizes)), key=sizes.__getitem__)
    return best if sizes[best] > GAIN * sizes[0] else 0


def _size(hexes: Collection[Hex], shape: float) -> float:
    """Give how large tiles can be in the room for the city."""
    points = [Frame(1, 0, 0).middle(at) for at in hexes]
    across, along = ([point[axis] for point in points] for axis in (0, 1))
    return min(LARGE, 1 / (max(across) - min(across) + 2), shape / (max(along) - min(along) + 2))
