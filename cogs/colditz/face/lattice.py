"""The positions of the spaces of Escape from Colditz in a picture: a hexagonal lattice at any scale."""

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
"""The height of a row in half-columns, measured in pixels."""

PLACES: dict[str, board.Point] = {
    **{name: (space.x, space.y) for name, space in SPACES.items()},
    **{place: point for tunnel in TUNNELS.values() for place, point in zip(tunnel.places, tunnel.points, strict=True)},
}
"""Every space and every place in a tunnel, as a point of the board."""


STORES = {INNER_CELL: "C", GARRISON_CELL: "D", BARRACKS: "Q"}
"""The characters of the places of cells and barracks on the map."""

STORED = {name: [point for point, char in CHARS.items() if char == drawn] for name, drawn in STORES.items()}
"""Positions of men and guards in them; extra pawns are drawn between two others."""

LINK_NAMES = {f"{link.start}>{link.end}": link for link in LINKS} | {
    f"{link.end}>{link.start}": link for link in LINKS if link.kind == "wire"
}
"""Drops and wire by their names in `Turn.open` and `Man.trail`."""


class Frame(NamedTuple):
    """A scale.

    Half a column is `unit` pixels wide; the board's upper left corner is at `left`, `top`.
    """

    unit: float
    left: float = 0.0
    top: float = 0.0

    @property
    def row(self) -> float:
        """The height of a row."""
        return self.unit * SLOPE

    @property
    def pitch(self) -> float:
        """The distance of neighbours in a row."""
        return 2 * self.unit

    def at(self, x: float, y: float) -> Point:
        """Return the middle of the space in half-column `x` and row `y`."""
        return self.left + (x + 0.5) * self.unit, self.top + (y + 0.5) * self.row

    def place(self, name: str) -> Point:
        """Return the middle of a space or of a place in a tunnel."""
        return self.at(*PLACES[name])

    def hexagon(self, x: float, y: float, wider: float = 0) -> list[Point]:
        """Return the corners of a space's cell; `wider` pixels are added on every side."""
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
"""The scales at which the castle is drawn in advance.

They are those of a close-up, which is cut out without resizing.
"""

SIZE = round(WIDTH * MASTER.unit), round(HEIGHT * MASTER.row)
"""The size of the castle in pixels of MASTER."""


def stood(frame: Frame, places: Sequence[str]) -> list[Point | None]:
    """Return the positions of `places`.

    In cells and barracks every pawn has its own position. None stands for no position.
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
    points = STORED[place]
    x, y = points[number % len(points)]
    between = number // len(points)
    return x + between * 0.9, y + between * 0.35
