"""Arrange objects of equal size in a box, as large as possible."""

from __future__ import annotations

from typing import NamedTuple

from bot.art.pen import Box, Point


class Grid(NamedTuple):
    """The layout of objects in a box.

    It has the width of each object in pixels, and the upper left corners in reading order.
    """

    width: int
    corners: tuple[Point, ...]


def grid(count: int, box: Box, height: float = 1.0, most: int = 1000, gap: float = 6) -> Grid:
    """Return the layout of `count` objects in `box`, with gaps of `gap` pixels between them.

    Each object is at most `most` pixels wide. Its height is its width multiplied by `height`.
    """
    columns = max(range(1, max(count, 1) + 1), key=lambda each: (_width(count, each, box, height, most, gap), -each))
    width = int(_width(count, columns, box, height, most, gap))
    left, top, right, bottom = box
    rows = -(-count // columns)
    across, down = width + gap, width * height + gap
    above = top + (bottom - top - rows * down + gap) / 2
    corners = []
    for place in range(count):
        row, column = divmod(place, columns)
        inside = min(columns, count - row * columns)
        corners.append((left + (right - left - inside * across + gap) / 2 + column * across, above + row * down))
    return Grid(width, tuple(corners))


def _width(count: int, columns: int, box: Box, height: float, most: int, gap: float) -> float:
    left, top, right, bottom = box
    rows = -(-count // columns)
    return min(most, (right - left + gap) / columns - gap, ((bottom - top + gap) / max(rows, 1) - gap) / height)
