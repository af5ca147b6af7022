"""Pixel positions of the castle's spaces: a hexagonal lattice at any scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.art.pen import Point
from cogs.colditz.rules.castle import board
from cogs.colditz.rules.castle.board import CHARS, LINKS, SPACES, TUNNELS
from cogs.colditz.state import BARRACKS, GARRISON_CELL, INNER_CELL

WIDTH, HEIGHT = 117, 47
"""The board in half-columns and rows (docs/rules/colditz.md §4.1)."""

SLOPE = 1.8
"""The height of a row divided by the width of a half-column, in pixels."""

PLACES: dict[str, board.Point] = {
    **{name: (space.x, space.y) for name, space in SPACES.items()},
    **{place: point for tunnel in TUNNELS.values() for place, point in zip(tunnel.places, tunnel.points, strict=True)},
}
"""The board coordinates of every space and tunnel place."""


STORES = {INNER_CELL: "C", GARRISON_CELL: "D", BARRACKS: "Q"}
"""The character that marks each block of cells and the barracks on the text map."""

STORED = {name: [point for point, char in CHARS.items() if char == drawn] for name, drawn in STORES.items()}
"""The board positions in each block of cells and in the barracks where pawns are drawn.

If there are more pawns, each further pawn is drawn between two of these positions.
"""

LINK_NAMES = {f"{link.start}>{link.end}": link for link in LINKS} | {
    f"{link.end}>{link.start}": link for link in LINKS if link.kind == "wire"
}
"""Drops and wire crossings by the names that `Turn.open` and `Man.trail` use."""


class Frame(NamedTuple):
    """A scale and an origin for drawing the board.

    Half a column is `unit` pixels wide. The board's upper left corner is at (`left`, `top`).
    """

    unit: float
    left: float = 0.0
    top: float = 0.0

    @property
    def row(self) -> float:
        """The height of a row of the board in pixels."""
        return self.unit * SLOPE

    @property
    def pitch(self) -> float:
        """The distance between the middles of two neighbours in a row, in pixels."""
        return 2 * self.unit

    def at(self, x: float, y: float) -> Point:
        """Return the middle of the space at half-column `x` and row `y`, in pixels."""
        return self.left + (x + 0.5) * self.unit, self.top + (y + 0.5) * self.row

    def place(self, name: str) -> Point:
        """Return the middle of a space or tunnel place in pixels."""
        return self.at(*PLACES[name])

    def hexagon(self, x: float, y: float, wider: float = 0) -> list[Point]:
        """Return the corners of a space's hexagon, widened by `wider` pixels on every side."""
        across, down = self.at(x, y)
        half, third = self.unit + wider, self.row / 3 + wider / 2
        low = 2 * self.row / 3 + wider
        return [
            (across, down - low),
            (across + half, down - third),
            (across + half, down + third),
            (across, down + low),
            (across - half, down + third),
            (across - half, down - third),
        ]


MASTER, SMALL = Frame(30.0), Frame(20.0)
"""The 2 scales at which the castle is drawn in advance.

Close-ups are cut out of these drawings without resizing.
"""

SIZE = round(WIDTH * MASTER.unit), round(HEIGHT * MASTER.row)
"""The size in pixels of the castle's larger drawing, which has the scale `MASTER`."""


def positions(frame: Frame, places: Sequence[str]) -> list[Point | None]:
    """Return the picture position of a pawn at each of `places`, or None for a place off the board.

    In cells and barracks every pawn gets a position of its own.
    """
    count = dict.fromkeys(STORES, 0)
    found: list[Point | None] = []
    for place in places:
        if place in STORES:
            found.append(frame.at(*_in_store(place, count[place])))
            count[place] += 1
        else:
            found.append(frame.place(place) if place in PLACES else None)
    return found


def _in_store(place: str, number: int) -> tuple[float, float]:
    """Return the board position of a pawn in cells or barracks.

    `number` is the pawn's number among the pawns there.
    """
    points = STORED[place]
    x, y = points[number % len(points)]
    between = number // len(points)
    return x + between * 0.9, y + between * 0.35
