"""What tells the players of Stalag 17 apart and how they fare: flags, prisoners, coins, lamps, medals."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from PIL import Image

from bot.art.colours import BLACK, BLUE, GREEN, INK, VERMILION, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, sprite
from bot.art.sketch import Sketch
from bot.engine.record import Seat
from cogs.stalag17.face import signs
from cogs.stalag17.face.pieces import DIM
from cogs.stalag17.face.signs import EARTH, GOLD, GREY, KHAKI, KHAKI_DARK, SILVER, SKIN

RED: Colour = (200, 16, 46)
NAVY: Colour = (0, 40, 104)
GLOW = mix(YELLOW, WHITE, 0.6)

DIGITS = {1: 62, 2: 54, 3: 42}
"""The size of the number on a lamp of 100, by how many digits it has."""

Coin: TypeAlias = Literal["kept", "asked", "chosen", "spent", "informer"]


@cache
def lamp(vigilance: int, size: int, ignored: bool = False) -> Image.Image:
    """Draw a searchlight as bright as `vigilance` asks, with the number on it; struck out for an informer."""

    def paint(pen: Pen) -> None:
        sketch = Sketch(pen, (0, 0), size)
        if vigilance and not ignored:
            sketch.shape(((28, 84), (72, 84), (80, 98), (20, 98)), GREY, 3)
            sketch.disc((50, 47), 43, YELLOW)
            sketch.disc((50, 47), 36, GLOW, 0)
        else:
            sketch.shape(((28, 84), (72, 84), (80, 98), (20, 98)), GREY, 3)
            sketch.disc((50, 47), 43, GREY)
            sketch.disc((50, 47), 36, DIM, 0)
        text = str(vigilance)
        if ignored:
            sketch.line(((16, 80), (84, 14)), VERMILION, 9, 3)
        ink = INK if vigilance and not ignored else SILVER
        sketch.text((50, 48), text, DIGITS[min(len(text), 3)], ink)

    return sprite((size, size), paint)


@cache
def medal(place: int, size: int) -> Image.Image:
    """Draw the place of a player at the end."""

    def paint(pen: Pen) -> None:
        sketch = Sketch(pen, (0, 0), size)
        for x in (30, 70):
            sketch.shape(
                ((50, 4), (x - 12, 4), (x - 12 + (50 - x) / 2, 44), (50, 44)), VERMILION if place == 1 else GREY, 3
            )
        sketch.disc((50, 64), 33, GOLD if place == 1 else SILVER)
        sketch.text((50, 65), str(place), 52, INK)

    return sprite((size, size), paint)


@cache
def flag(seat: Seat, size: tuple[int, int]) -> Image.Image:
    """Draw the flag of a seat's nation."""
    width, height = size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=6)
        pen.box((2, 2, width - 2, height - 2), WHITE, radius=4)
        pen.within((4, 4, width - 4, height - 4), lambda inside: FLAGS[seat](inside, width - 8, height - 8))

    return sprite(size, paint)


def _usa(pen: Pen, width: float, height: float) -> None:
    for stripe in range(7):
        pen.box((0, stripe * height / 7, width, (stripe + 1) * height / 7), RED if stripe % 2 == 0 else WHITE)
    pen.box((0, 0, width * 0.46, height * 4 / 7), NAVY)
    for x in range(3):
        for y in range(2):
            pen.text((width * (0.09 + 0.14 * x), height * (0.17 + 0.25 * y)), "★", round(height * 0.24), WHITE)


def _uk(pen: Pen, width: float, height: float) -> None:
    pen.box((0, 0, width, height), NAVY)
    for ink, thick in ((WHITE, 0.22), (RED, 0.08)):
        for rise in (0, height):
            pen.line(((0, rise), (width, height - rise)), ink, height * thick)
    for ink, thick in ((WHITE, 0.18), (RED, 0.11)):
        half = height * thick
        pen.box((0, height / 2 - half, width, height / 2 + half), ink)
        pen.box((width / 2 - half, 0, width / 2 + half, height), ink)


def _france(pen: Pen, width: float, height: float) -> None:
    _upright(pen, width, height, (BLUE, WHITE, RED))


def _belgium(pen: Pen, width: float, height: float) -> None:
    _upright(pen, width, height, (BLACK, YELLOW, RED))


def _upright(pen: Pen, width: float, height: float, inks: tuple[Colour, ...]) -> None:
    for place, ink in enumerate(inks):
        pen.box((place * width / 3, 0, (place + 1) * width / 3, height), ink)


def _poland(pen: Pen, width: float, height: float) -> None:
    pen.box((0, 0, width, height / 2), WHITE)
    pen.box((0, height / 2, width, height), RED)


FLAGS = (_usa, _uk, _france, _belgium, _poland)


@cache
def prisoner(height: int, free: bool) -> Image.Image:
    """Draw a prisoner, or the hole through which one has gone."""
    width = round(height * 0.7)

    def paint(pen: Pen) -> None:
        sketch = Sketch(pen, ((width - height) / 2, 0), height)
        if free:
            sketch.oval((18, 66, 82, 97), EARTH, 3)
            sketch.oval((25, 71, 75, 93), BLACK, 0)
            return
        sketch.shape(((18, 96), (22, 52), (36, 44), (64, 44), (78, 52), (82, 96)), KHAKI)
        sketch.line(((34, 64), (34, 95)), KHAKI_DARK, 4, 0)
        sketch.line(((66, 64), (66, 95)), KHAKI_DARK, 4, 0)
        sketch.line(((50, 50), (50, 95)), KHAKI_DARK, 3, 0)
        sketch.disc((50, 27), 18, SKIN)
        sketch.shape(((28, 22), (32, 6), (50, 2), (68, 6), (72, 22)), KHAKI_DARK, 3)

    return sprite((width, height), paint)


@cache
def coin(side: Coin, size: int) -> Image.Image:
    """Draw a coin: kept, asked for, chosen, spent, or its owner informer this round."""

    def paint(pen: Pen) -> None:
        sketch = Sketch(pen, (0, 0), size)
        if side == "informer":
            signs.mask(sketch)
            return
        if side == "spent":
            sketch.disc((50, 50), 44, GREY, 3)
            sketch.disc((50, 50), 35, DIM, 0)
            sketch.line(((28, 72), (72, 28)), GREY, 8, 0)
            return
        sketch.disc((50, 50), 46, SILVER)
        sketch.disc((50, 50), 38, GREY, 0)
        sketch.disc((50, 50), 34, WHITE if side == "asked" else SILVER, 0)
        if side == "chosen":
            sketch.line(((28, 52), (44, 68), (74, 32)), GREEN, 13, 4)
        else:
            sketch.text((50, 51), "?" if side == "asked" else "★", 64, INK)

    return sprite((size, size), paint)


FLAT = (RED, NAVY, GLOW)
BLENDS = ((WHITE, RED), (NAVY, WHITE), (INK, SILVER), (DIM, SILVER))
