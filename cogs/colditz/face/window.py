"""The section of the board that a close-up shows, as large as its contents allow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from cogs.colditz.face.lattice import HEIGHT, MASTER, PLACES, SLOPE, SMALL, STORED, STORES, WIDTH, Frame
from cogs.colditz.rules.castle.board import GATE_SPACES, ROOMS, Point

UNITS = (round(MASTER.unit), round(SMALL.unit))
"""The possible scales of a close-up, as pixels of half a column.

At these scales, the middles of neighbouring spaces are at least 40 pixels apart.
"""

AROUND = (3.0, 2.0)
"""The margin around the places in a close-up, in half-columns and rows."""


class Window(NamedTuple):
    """A section of the board: its upper left corner in half-columns and rows, and its scale.

    The scale is the number of pixels for half a column.
    """

    x: float
    y: float
    unit: float

    @property
    def frame(self) -> Frame:
        """The scale and the origin with which this section of the board is drawn."""
        return Frame(self.unit, -self.x * self.unit, -self.y * self.unit * SLOPE)


Size = tuple[int, int]


def points(places: Iterable[str]) -> list[Point]:
    """Return the board coordinates of spaces, tunnel places, rooms, gates, cells and barracks.

    Places off the board are left out.
    """
    found: list[Point] = []
    for place in places:
        if place in PLACES:
            found.append(PLACES[place])
        elif place in ROOMS:
            found += (PLACES[space] for space in ROOMS[place].spaces)
        elif place in GATE_SPACES:
            found.append(PLACES[GATE_SPACES[place]])
        elif place in STORES:
            found += STORED[place]
    return sorted(set(found))


def extent(size: Size, unit: float) -> tuple[float, float]:
    """Return how many half-columns and how many rows fit in a picture of `size` pixels at a scale."""
    return size[0] / unit, size[1] / (unit * SLOPE)


def fits(wanted: Sequence[Point], size: Size, unit: float) -> bool:
    """Return whether points and the margin around them fit in a picture of `size` pixels at a scale."""
    return all(
        max(axis) - min(axis) + 1 + 2 * around <= room
        for axis, around, room in zip(zip(*wanted, strict=True), AROUND, extent(size, unit), strict=True)
    )


def window(needed: Sequence[Point], wished: Collection[Point], size: Size) -> Window | None:
    """Return the section of the board with all `needed` points and as many `wished` points as possible.

    The result is None if the `needed` points do not fit in `size` pixels.
    """
    everything = [*needed, *wished]
    for unit in UNITS:
        if fits(everything, size, unit):
            return _centred_window(everything, everything, size, unit)
    return _centred_window(needed, everything, size, UNITS[-1]) if fits(needed, size, UNITS[-1]) else None


def _centred_window(needed: Sequence[Point], wished: Sequence[Point], size: Size, unit: int) -> Window:
    """Return a section of the board around the `wished` points.

    It contains all `needed` points and stays on the board.
    """
    corner = []
    for axis, aim, around, room, end in zip(
        zip(*needed, strict=True), zip(*wished, strict=True), AROUND, extent(size, unit), (WIDTH, HEIGHT), strict=True
    ):
        middle = (min(aim) + max(aim) + 1) / 2 - room / 2
        inside = min(max(middle, max(axis) + 1 + around - room), min(axis) - around)
        corner.append(max(0.0, min(inside, end - room)))
    return Window(corner[0], corner[1], unit)


def densest_points(wanted: Sequence[Point], size: Size) -> list[Point]:
    """Return the largest group of the points that fits in one section of the board."""
    across, down = (room - 1 - 2 * around for room, around in zip(extent(size, UNITS[-1]), AROUND, strict=True))
    groups = (
        [(x, y) for x, y in wanted if left <= x <= left + across and top <= y <= top + down]
        for left in sorted({x for x, _ in wanted})
        for top in sorted({y for _, y in wanted})
    )
    return max(groups, key=len)
