"""Draw shapes with smooth edges: they are drawn at a larger scale, then reduced.

Units are pixels of the finished picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from bot.art.colours import Colour
from bot.art.lettering import direction, face

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
Ink: TypeAlias = "Colour | tuple[int, int, int, int] | None"


class Pen:
    """A pen that draws shapes and text.

    It draws on a canvas that is `scale` times as large as the finished picture.
    """

    def __init__(self, image: Image.Image, scale: int) -> None:
        self.image = image
        self.scale = scale
        self._draw = ImageDraw.Draw(image)

    def _large(self, *measures: float) -> tuple[float, ...]:
        return tuple(measure * self.scale for measure in measures)

    def _points(self, points: Sequence[Point]) -> list[tuple[float, float]]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def box(self, box: Box, fill: Ink = None, rim: Ink = None, width: float = 0, radius: float = 0) -> None:
        """Draw a rectangle, with rounded corners if `radius` is positive."""
        left, top, right, bottom = self._large(*box)
        self._draw.rounded_rectangle(
            (left, top, max(left, right - 1), max(top, bottom - 1)),
            radius * self.scale,
            fill,
            rim,
            round(width * self.scale),
        )

    def oval(self, box: Box, fill: Ink = None, rim: Ink = None, width: float = 0) -> None:
        """Draw an ellipse that fills `box`."""
        left, top, right, bottom = self._large(*box)
        self._draw.ellipse(
            (left, top, max(left, right - 1), max(top, bottom - 1)), fill, rim, round(width * self.scale)
        )

    def disc(self, centre: Point, radius: float, fill: Ink = None, rim: Ink = None, width: float = 0) -> None:
        """Draw a circle."""
        x, y = centre
        self.oval((x - radius, y - radius, x + radius, y + radius), fill, rim, width)

    def shape(self, points: Sequence[Point], fill: Ink = None, rim: Ink = None, width: float = 0) -> None:
        """Draw a polygon."""
        self._draw.polygon(self._points(points), fill, rim, round(width * self.scale))

    def line(self, points: Sequence[Point], ink: Ink, width: float) -> None:
        """Draw a line with round joints."""
        self._draw.line(self._points(points), ink, round(width * self.scale), joint="curve")

    def arc(self, box: Box, start: float, end: float, ink: Ink, width: float) -> None:
        """Draw an arc of an ellipse, in degrees clockwise from three o'clock."""
        left, top, right, bottom = self._large(*box)
        self._draw.arc((left, top, right, bottom), start, end, ink, round(width * self.scale))

    def text(
        self, at: Point, text: str, size: int, ink: Ink, anchor: str = "mm", rim: Ink = None, width: float = 0
    ) -> None:
        """Write `text` at the point `at`, by default centred. Anchors are as in Pillow.

        With `rim`, the letters have an outline of `width` pixels in that colour.
        """
        edge = round(width * self.scale) if rim else 0
        self._draw.text(
            self._points((at,))[0], text, ink, face(text, size * self.scale), anchor,
            direction=direction(text), stroke_width=edge, stroke_fill=rim,
        )  # fmt: skip

    def within(self, box: Box, paint: Callable[[Pen], None]) -> None:
        """Call the function `paint` to draw inside `box` only.

        The coordinates that it uses start at the upper left corner of the box.
        """
        left, top, right, bottom = (round(measure) for measure in self._large(*box))
        piece = self.image.crop((left, top, right, bottom))
        paint(Pen(piece, self.scale))
        self.image.paste(piece, (left, top))


def layer(size: tuple[int, int], ground: Colour, paint: Callable[[Pen], None], scale: int = 2) -> Image.Image:
    """Return an opaque picture of `size` that the function `paint` draws on the colour `ground`.

    This is slow, so cache the result.
    """
    width, height = size
    image = Image.new("RGB", (width * scale, height * scale), ground)
    paint(Pen(image, scale))
    return image.reduce(scale)


def sprite(size: tuple[int, int], paint: Callable[[Pen], None], scale: int = 4) -> Image.Image:
    """Return a picture of `size` that the function `paint` draws. It is transparent elsewhere.

    This is slow, so cache the result.
    """
    width, height = size
    image = Image.new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
    paint(Pen(image, scale))
    return image.convert("RGBa").reduce(scale).convert("RGBA")


def put(image: Image.Image, piece: Image.Image, left: float, top: float) -> None:
    """Paste a sprite onto a picture or another sprite."""
    if image.mode == "RGBA":
        image.alpha_composite(piece, (max(0, round(left)), max(0, round(top))))
    else:
        image.paste(piece, (round(left), round(top)), piece)


def centre(image: Image.Image, piece: Image.Image, at: Point) -> None:
    """Paste a sprite onto a picture, centred at `at`. Ignore a sprite outside the picture."""
    left, top = at[0] - piece.width / 2, at[1] - piece.height / 2
    if -piece.width < left < image.width and -piece.height < top < image.height:
        put(image, piece, left, top)
