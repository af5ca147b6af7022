"""Emblems: small square pictures that are shown next to the names of games.

They are legible at 80 pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from bot.art.colours import Colour
from bot.art.pen import Pen, layer

SIDE = 320
"""The width and height of an emblem in pixels."""

COLOURS = 128


def emblem(ground: Colour, paint: Callable[[Pen], None], finish: Callable[[Image.Image], None] | None = None) -> bytes:
    """Return an emblem as a PNG.

    First the function `paint` draws on the background `ground`. Then the function `finish` changes the result.
    """
    image = layer((SIDE, SIDE), ground, paint)
    if finish is not None:
        finish(image)
    return packed(image)


def packed(image: Image.Image) -> bytes:
    """Return an emblem as a PNG."""
    file = BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, "PNG", compress_level=9)
    return file.getvalue()
