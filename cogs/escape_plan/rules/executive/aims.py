"""Officers whom executive actions can move or remove, and the tiles to which they can be moved.

See docs/rules/escape_plan.md §3.5, §3.6.4.
"""

from __future__ import annotations

from collections.abc import Mapping

from cogs.escape_plan.once import cache_last
from cogs.escape_plan.rules.city.tiles import layout, touching_tiles
from cogs.escape_plan.state import State


def tiles_with_movable(state: State, kind: str) -> tuple[str, ...]:
    """Return the tiles with an officer of type `kind` who can be moved to another tile."""
    free = any(kind not in site.officers for site in state.city)
    return tiles_with(state, kind) if free else ()


def tiles_with(state: State, kind: str) -> tuple[str, ...]:
    """Return the tiles with an officer of type `kind`."""
    return tuple(site.tile for site in state.city if kind in site.officers)


def tiles_without(state: State, kind: str) -> tuple[str, ...]:
    """Return the tiles without an officer of type `kind`."""
    return tuple(site.tile for site in state.city if kind not in site.officers)


@cache_last
def adjacent_moves(state: State) -> Mapping[str, tuple[str, ...]]:
    """Return the officers who can move to an adjacent tile, each with these tiles (§3.6.4 c).

    Officers are given as `TILE.TYPE`. A tile with an officer of the same type is not possible.
    """
    near = touching_tiles(layout(state.city))
    officers = {site.tile: site.officers for site in state.city}
    found: dict[str, tuple[str, ...]] = {}
    for tile, kinds in officers.items():
        for kind in kinds:
            ends = tuple([other for other in near[tile] if kind not in officers[other]])
            if ends:
                found[f"{tile}.{kind}"] = ends
    return found
