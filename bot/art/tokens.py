"""Tokens of players. Each has its own colour, shape and letter, and each of these distinguishes it."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Literal, TypeAlias, get_args

from PIL import Image

from bot.art.colours import INK, WHITE, Colour, readable
from bot.art.pen import Pen, Point, sprite

Shape: TypeAlias = Literal["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "wedge"]

SHAPES: tuple[Shape, ...] = get_args(Shape)
"""The shapes of tokens, as many as there are token colours. Each seat has its own colour and shape."""

CORNERS: dict[str, tuple[int, float]] = {"triangle": (3, -90), "diamond": (4, -90), "hexagon": (6, 0), "wedge": (3, 90)}
"""The number of corners of each shape, and the direction of the first corner in degrees."""

LOWER = {"triangle": 0.11, "wedge": -0.13}
"""How far below the centre the letter is on some shapes, as a share of the token's size. It is above the centre if
negative.
"""

LETTERS = {"triangle": 0.42, "wedge": 0.42, "star": 0.46, "diamond": 0.5, "cross": 0.56}
"""The height of the letter on some shapes, as a share of the token's size."""

ARM = 0.52
"""Half the width of an arm of the shape `cross`, as a share of the arm's length."""


@cache
def token(colour: Colour, shape: Shape, letter: str, size: int) -> Image.Image:
    """Return the picture of a player's token, `size` pixels wide. It is cached, so do not draw on it."""
    return sprite((size, size), lambda pen: _paint(pen, colour, shape, letter, size))


def _paint(pen: Pen, colour: Colour, shape: Shape, letter: str, size: int) -> None:
    middle, rim = size / 2, max(2.0, size / 16)
    for outline, ink in ((0.0, INK), (rim, WHITE), (rim * 1.8, colour)):
        radius = middle - outline
        if shape == "circle":
            pen.disc((middle, middle), radius, ink)
        elif shape == "square":
            pen.box((outline, outline, size - outline, size - outline), ink, radius=size / 8)
        else:
            pen.shape(outline_of(shape, (middle, middle), radius), ink)
    low = middle + size * LOWER.get(shape, 0)
    pen.text((middle, low), letter, round(size * LETTERS.get(shape, 0.6)), readable(colour))


def outline_of(shape: str, centre: Point, radius: float) -> list[Point]:
    """Return the corners of a triangle, wedge, diamond, hexagon, star or cross around `centre`."""
    x, y = centre
    if shape in ("triangle", "wedge"):
        y += radius * (0.25 if shape == "triangle" else -0.25)
        radius *= 1.15
    if shape == "cross":
        arm, end = radius * ARM, radius * 0.98
        quarter = [(arm, -end), (arm, -arm), (end, -arm), (end, arm), (arm, arm), (arm, end)]
        return [(x + across, y + along) for across, along in (*quarter, *((-a, -b) for a, b in quarter))]
    if shape == "star":
        turns = [(pi * (corner / 5 - 0.5), radius * (1 if corner % 2 == 0 else 0.62)) for corner in range(10)]
    else:
        corners, first = CORNERS[shape]
        turns = [(first * pi / 180 + 2 * pi * corner / corners, radius) for corner in range(corners)]
    return [(x + length * cos(turn), y + length * sin(turn)) for turn, length in turns]
