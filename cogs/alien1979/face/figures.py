"""The codes face-up, for those who may see them: a figure and its name."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.colours import INK, YELLOW
from bot.art.lettering import fitted, write
from bot.art.pen import Pen, put, sprite
from cogs.alien1979.face.art import ART, BACK, PAPER


@cache
def code(rank: str, name: str, size: tuple[int, int], chosen: bool = False) -> Image.Image:
    """Draw a code face-up, with its name beneath the figure; a chosen one has a thick bright rim."""
    width, height = size

    def paint(pen: Pen) -> None:
        rim = 12 if chosen else 6
        pen.box((0, 0, width, height), INK, radius=18)
        pen.box((2, 2, width - 2, height - 2), YELLOW if chosen else BACK.rim, radius=16)
        pen.box((rim, rim, width - rim, height - rim), PAPER, radius=10)

    image, side = sprite(size, paint, 2), width * 0.66
    put(image, ART.sprite(rank, side), (width - side) / 2, height * 0.42 - side / 2)
    said, letters = fitted(name.upper(), width - 8, round(height * 0.17))
    write(image, (width / 2, height * 0.84), said, round(letters.size), INK, "mm")
    return image


@cache
def bare(rank: str, size: tuple[int, int]) -> Image.Image:
    """Draw a code face-up without its name."""
    width, height = size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), BACK.rim, radius=8)
        pen.box((4, 4, width - 4, height - 4), PAPER, radius=5)

    image, side = sprite(size, paint), width * 0.76
    put(image, ART.sprite(rank, side), (width - side) / 2, (height - side) / 2)
    return image
