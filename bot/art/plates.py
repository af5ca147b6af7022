"""Plates: the place of a player beside the board, lit for whoever is to move."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.colours import INK, WHITE, Colour, mix
from bot.art.pen import Pen, sprite

DARK = mix(INK, WHITE, 0.08)
"""The ground of a plate that is not lit."""

WIDE = 600
"""The width from which plates are drawn less finely: they take long."""


@cache
def plate(size: tuple[int, int], colour: Colour, lit: bool) -> Image.Image:
    """Draw the plate of a player whose colour is `colour`."""
    width, height = size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=18)
        pen.box((3, 3, width - 3, height - 3), colour if lit else DARK, colour, 4, radius=16)

    return sprite(size, paint, 4 if width < WIDE else 2)
