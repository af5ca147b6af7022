"""Plates: labels with the players' names next to the board.

The plates of players who must decide are filled.
"""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from bot.art.colours import INK, WHITE, Colour, mix
from bot.art.pen import Pen, put, sprite

DARK = mix(INK, WHITE, 0.08)
"""The fill colour of a plate whose player need not decide."""

CORNER = 22
"""The size of a plate's corner in pixels. Corners are cached for all plates of a colour. Whole plates are not cached,
since a plate takes up to 1.5 MB.
"""

RIM, FILL = 3, 7
"""The distances in pixels from a plate's edge to its rim and to its fill."""


def plate(image: Image.Image, box: tuple[int, int, int, int], colour: Colour, lit: bool) -> None:
    """Draw a player's plate on a picture. If it is `lit`, it is filled with the player's `colour`."""
    left, top, right, bottom = box
    wide, high = min(CORNER, (right - left) // 2), min(CORNER, (bottom - top) // 2)
    corners = [(x, y) for x in (left, right - wide) for y in (top, bottom - high)]
    below = [image.crop((x, y, x + wide, y + high)) for x, y in corners]
    draw = ImageDraw.Draw(image)
    for inside, ink in ((0, INK), (RIM, colour), (FILL, colour if lit else DARK)):
        if min(right - left, bottom - top) <= 2 * inside:
            break
        draw.rectangle((left + inside, top + inside, right - inside - 1, bottom - inside - 1), ink)
    for (x, y), ground in zip(corners, below, strict=True):
        image.paste(ground, (x, y))
        across, down = 0 if x == left else 2 * CORNER - wide, 0 if y == top else 2 * CORNER - high
        put(image, _corners(colour, lit).crop((across, down, across + wide, down + high)), x, y)


@cache
def _corners(colour: Colour, lit: bool) -> Image.Image:
    size = 2 * CORNER

    def paint(pen: Pen) -> None:
        pen.box((0, 0, size, size), INK, radius=18)
        pen.box((RIM, RIM, size - RIM, size - RIM), colour if lit else DARK, colour, FILL - RIM, radius=16)

    return sprite((size, size), paint)
