"""The board as bits: an integer holds a set of places, and shifts spread it by a step (docs/rules/colditz.md §4.1).

Every space has the bit of its point; the places of a tunnel have bits of their own in rows below the board. A flood is
a list of such sets, one for each number of steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.colditz.rules.castle.board import SPACES, TUNNELS

STRIDE = 120
"""Bits of a row: a row of the board and room for steps over its edge."""

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
    """Return a set of places as bits; names that are not places are ignored."""
    found = 0
    for place in places:
        found |= BIT.get(place, 0)
    return found


def union(sets: Iterable[int]) -> int:
    """Return the union of sets."""
    found = 0
    for one in sets:
        found |= one
    return found


def names(found: int) -> tuple[str, ...]:
    """Return the names of the places in a set, by row and column."""
    flags, named = bin(found)[:1:-1], []
    at = flags.find("1")
    while at >= 0:
        named.append(_NAMES[at])
        at = flags.find("1", at + 1)
    return tuple(named)


def spread(found: int) -> int:
    """Return all neighbours of a set, including those that are not spaces."""
    beside = found << 1 | found >> 1
    return found << 2 | found >> 2 | beside << STRIDE | beside >> STRIDE


def first(layers: list[int], wanted: int) -> int | None:
    """Count the steps to the nearest place of `wanted`; None if the flood does not reach any."""
    return next((steps for steps, layer in enumerate(layers) if layer & wanted), None)


def flood(start: int, steps: int, free: int, jumps: Mapping[int, int]) -> list[int]:
    """Spread from `start` over `free` places; layer [n] has the places first reached with n steps.

    `jumps` lead from the index of a place to the bits of places that no shift reaches.
    """
    layers, left, sources = [start], free & ~start, 0
    for index in jumps:
        sources |= 1 << index
    for _ in range(steps):
        edge = layers[-1]
        near = spread(edge)
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


def counted(layers: list[int]) -> dict[str, int]:
    """Return the number of steps at which a flood reached each place."""
    return {place: steps for steps, layer in enumerate(layers) for place in names(layer)}


def distances(start: Iterable[str], ground: Iterable[str]) -> dict[str, int]:
    """Count the steps over `ground` to the nearest of some places, from each place connected to them."""
    return counted(flood(bits(start), len(INDEX), bits(ground), {}))
