"""What stands still in a picture of Stalag 17: the camp by night, a watchtower with its searchlight, the fence."""

from __future__ import annotations

from functools import cache
from random import Random

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, layer
from bot.art.plates import DARK
from cogs.stalag17.face.signs import PLANK, ROOF

SIZE = (1200, 900)

NIGHT: Colour = (20, 28, 48)
HILL: Colour = (28, 40, 56)
HUT: Colour = (40, 44, 56)
GROUND: Colour = (52, 50, 46)
GROUND_DARK: Colour = (40, 39, 38)
BEAM: Colour = (92, 92, 72)
BEAM_LIGHT: Colour = (128, 124, 84)
WIRE: Colour = (104, 112, 122)
POST: Colour = (84, 68, 52)
LIT = mix(YELLOW, HUT, 0.45)
"""A window with light in it."""

HEADINGS = 40
"""The height of the line with the headings of the columns."""

PILES = (934, 1190)
"""Left and right of the box with the piles."""

MARGIN = 14
"""How far that box stays away from the edge above and the players below."""


@cache
def ground(bottom: int, piles: bool = True) -> Image.Image:
    """Draw the camp down to `bottom`, where the players begin, with the box of the `piles`. Kept, so copy before
    drawing."""
    return layer(SIZE, GROUND_DARK, lambda pen: _paint(pen, bottom, piles))


def _paint(pen: Pen, bottom: int, piles: bool) -> None:
    width, height = SIZE
    horizon = bottom - 62
    pen.box((0, 0, width, horizon), NIGHT)
    chance = Random(17)
    for _ in range(60):
        x, y = chance.uniform(0, width), chance.uniform(0, horizon - 60)
        pen.disc((x, y), chance.choice((1, 1.5, 2)), mix(NIGHT, WHITE, chance.choice((0.4, 0.6, 0.8))))
    pen.shape(
        (
            (0, horizon),
            (0, horizon - 50),
            (240, horizon - 96),
            (520, horizon - 40),
            (820, horizon - 88),
            (1200, horizon - 44),
            (1200, horizon),
        ),
        HILL,
    )
    pen.box((0, horizon, width, height), GROUND)
    for left in (196, 410, 624):
        _hut(pen, left, horizon)
    foot = bottom - 24
    source = (98, foot - 130)
    pen.shape((source, (width, 40), (width, bottom + 30), (source[0], source[1] + 16)), BEAM)
    pen.shape((source, (width, 110), (width, bottom - 20), (source[0], source[1] + 12)), BEAM_LIGHT)
    _tower(pen, foot)
    _fence(pen, bottom)
    if piles:
        left, right = PILES
        pen.box((left, MARGIN, right, bottom - MARGIN), INK, radius=18)
        pen.box((left + 3, MARGIN + 3, right - 3, bottom - MARGIN - 3), DARK, WIRE, 3, 16)


def _hut(pen: Pen, left: float, floor: float) -> None:
    pen.box((left, floor - 44, left + 170, floor + 2), HUT)
    pen.shape(
        ((left - 10, floor - 42), (left + 16, floor - 74), (left + 154, floor - 74), (left + 180, floor - 42)), INK
    )
    for x in (24, 76, 128):
        pen.box((left + x, floor - 34, left + x + 20, floor - 16), LIT)


def _tower(pen: Pen, floor: float) -> None:
    for start, end in (((30, -84), (8, 40)), ((92, -84), (114, 40))):
        pen.line(((start[0], floor + start[1]), (end[0], floor + end[1])), INK, 15)
        pen.line(((start[0], floor + start[1]), (end[0], floor + end[1])), POST, 9)
    for high, low, wide in ((-60, 0, 4), (0, -60, 4)):
        pen.line(((28, floor + high), (96, floor + low)), POST, wide)
    pen.box((14, floor - 150, 108, floor - 80), INK, radius=4)
    pen.box((18, floor - 110, 104, floor - 84), PLANK)
    for x in (34, 50, 66, 82):
        pen.line(((x, floor - 108), (x, floor - 85)), POST, 2)
    pen.shape(((2, floor - 144), (61, floor - 190), (120, floor - 144)), INK)
    pen.shape(((12, floor - 148), (61, floor - 185), (110, floor - 148)), ROOF)
    pen.disc((92, floor - 124), 17, INK)
    pen.disc((92, floor - 124), 13, YELLOW)
    pen.disc((92, floor - 124), 8, WHITE)


def _fence(pen: Pen, bottom: float) -> None:
    for x in range(16, SIZE[0], 73):
        pen.line(((x, bottom - 50), (x, bottom + 6)), INK, 11)
        pen.line(((x, bottom - 49), (x, bottom + 6)), POST, 7)
    for y in (-42, -28, -14):
        pen.line(((0, bottom + y), (SIZE[0], bottom + y)), WIRE, 2)
        for x in range(20 - y, SIZE[0], 36):
            pen.line(((x - 5, bottom + y - 5), (x + 5, bottom + y + 5)), WIRE, 2)
            pen.line(((x - 5, bottom + y + 5), (x + 5, bottom + y - 5)), WIRE, 2)


FLAT = (DARK, NIGHT, HILL, HUT, GROUND, GROUND_DARK, BEAM, BEAM_LIGHT, WIRE, POST, LIT)
BLENDS = ((NIGHT, WHITE), (BEAM_LIGHT, INK), (DARK, WHITE), (INK, BEAM))
