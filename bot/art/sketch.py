"""Drawing a sign in hundredths of a square, with a dark edge around every part, wherever and however large it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image

from bot.art.colours import INK
from bot.art.pen import Box, Ink, Pen, Point, smooth, sprite

EDGE = 4.0
"""How far the edge reaches beyond a part, in hundredths."""


class Sketch:
    """A square on a pen, `size` pixels wide with its upper left corner at `corner`; measures are hundredths of it."""

    def __init__(self, pen: Pen, corner: Point, size: float) -> None:
        self.pen = pen
        self.corner = corner
        self.unit = size / 100

    def at(self, x: float, y: float) -> Point:
        """Give a place in the square as pixels of the picture."""
        return self.corner[0] + x * self.unit, self.corner[1] + y * self.unit

    def shape(self, points: Sequence[Point], fill: Ink, edge: float = EDGE, curved: bool = False) -> None:
        """Draw a polygon, or a closed curve through its corners."""
        outline = [self.at(*point) for point in points]
        if curved:
            outline = smooth(outline)
        if edge:
            self.pen.line([*outline, *outline[:2]], INK, 2 * edge * self.unit)
        self.pen.shape(outline, fill)

    def box(self, box: Box, fill: Ink, edge: float = EDGE, radius: float = 0) -> None:
        """Draw a rectangle with round corners."""
        for more, ink in ((edge, INK), (0, fill)) if edge else ((0, fill),):
            self.pen.box(self._wider(box, more), ink, radius=(radius + more) * self.unit)

    def oval(self, box: Box, fill: Ink, edge: float = EDGE) -> None:
        """Draw an ellipse that fills `box`."""
        for more, ink in ((edge, INK), (0, fill)) if edge else ((0, fill),):
            self.pen.oval(self._wider(box, more), ink)

    def disc(self, centre: Point, radius: float, fill: Ink, edge: float = EDGE) -> None:
        """Draw a circle."""
        x, y = centre
        self.oval((x - radius, y - radius, x + radius, y + radius), fill, edge)

    def line(self, points: Sequence[Point], ink: Ink, width: float, edge: float = EDGE) -> None:
        """Draw a line with round ends and joints."""
        path = [self.at(*point) for point in points]
        for more, each in ((edge, INK), (0, ink)) if edge else ((0, ink),):
            self.pen.line(path, each, (width + 2 * more) * self.unit)
            for point in path:
                self.pen.disc(point, (width / 2 + more) * self.unit, each)

    def text(self, at: Point, text: str, size: float, ink: Ink) -> None:
        """Write `text` with its middle at `at`."""
        self.pen.text(self.at(*at), text, round(size * self.unit), ink)

    def _wider(self, box: Box, more: float) -> Box:
        left, top, right, bottom = box
        return *self.at(left - more, top - more), *self.at(right + more, bottom + more)


Sign = Callable[[Sketch], None]
"""What draws a sign."""


@cache
def sign(paint: Sign, size: int) -> Image.Image:
    """Draw a sign alone, `size` pixels wide and high. Kept, so `paint` must be a function of a module."""
    return sprite((size, size), lambda pen: paint(Sketch(pen, (0, 0), size)))
