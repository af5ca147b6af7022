"""Sets of places as integers with a bit for each place (docs/rules/colditz.md §4.1).

The bits are arranged like the board. So shifting the bits of a set moves all its places by a step. The places of a
tunnel have bits in rows below the board. A flood is a list of such sets: set n has the places that are first reached
with n steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from cogs.colditz.rules.castle.board import SPACES, TUNNELS

STRIDE = 120
"""How many bits a row has: one for each place, and some for steps over the edge."""

_BELOW = 1 + max(space.y for space in SPACES.values()) + 1

INDEX: dict[str, int] = {name: space.y * STRIDE + space.x for name, space in SPACES.items()} | {
    place: (_BELOW + 2 * row) * STRIDE + 2 * at
    for row, tunnel in enumerate(TUNNELS.values())
    for at, place in enumerate(tunnel.places)
}

PLACE: dict[int, str] = {index: place for place, index in INDEX.items()}

BIT: dict[str, int] = {place: 1 << index for place, index in INDEX.items()}

_NAMES = tuple(PLACE.get(index, "") for index in range(max(PLACE) + 1))


def bits(places: Iterable[str]) -> int:
    """Return the set with the given places. Names that are not places are ignored."""
    found = 0
    for place in places:
        found |= BIT.get(place, 0)
    return found


def union(sets: Iterable[int]) -> int:
    """Return the union of several place sets."""
    found = 0
    for one in sets:
        found |= one
    return found


@lru_cache(maxsize=4096)
def names(found: int) -> tuple[str, ...]:
    """Return the names of the places in a set, ordered by row and column."""
    flags, named = bin(found)[:1:-1], []
    at = flags.find("1")
    while at >= 0:
        named.append(_NAMES[at])
        at = flags.find("1", at + 1)
    return tuple(named)


def neighbours(found: int) -> int:
    """Return the set of all points next to the places of a set, including points that are not spaces."""
    beside = found << 1 | found >> 1
    return found << 2 | found >> 2 | beside << STRIDE | beside >> STRIDE


def steps_until(layers: list[int], wanted: int) -> int | None:
    """Return after how many steps a flood first reaches a place of the set `wanted`, or None.

    A flood is a list of place sets. Set n has the places that are first reached with n steps.
    """
    return next((steps for steps, layer in enumerate(layers) if layer & wanted), None)


def flood(start: int, steps: int, free: int, jumps: Mapping[int, int]) -> list[int]:
    """Return the places that can be reached from the set `start`, as a list of place sets.

    Set n has the places first reached with n steps. Only places of the set `free` are entered, with at most `steps`
    steps. `jumps` has extra steps that no shift can make: from the bit number of a place to a set of places.
    """
    layers, left, sources = [start], free & ~start, 0
    for index in jumps:
        sources |= 1 << index
    for _ in range(steps):
        edge = layers[-1]
        near = neighbours(edge)
        leaping = edge & sources
        while leaping:
            lowest = leaping & -leaping
            leaping ^= lowest
            near |= jumps[lowest.bit_length() - 1]
        near &= left
        if not near:
            break
        left ^= near
        layers.append(near)
    return layers


def steps_by_place(layers: list[int]) -> dict[str, int]:
    """Return the places in a flood by name, each with the steps at which the flood first reached it.

    A flood is a list of place sets. Set n has the places that are first reached with n steps.
    """
    return {place: steps for steps, layer in enumerate(layers) for place in names(layer)}


def distances(start: Iterable[str], ground: Iterable[str]) -> dict[str, int]:
    """Return, for every place of `ground`, the steps to the nearest of the places in `start`.

    Places that are not joined to any of these are left out.
    """
    return steps_by_place(flood(bits(start), len(INDEX), bits(ground), {}))
