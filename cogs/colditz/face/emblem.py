"""The emblem of Escape from Colditz: the castle on its rock, and a rope down from a window."""

from __future__ import annotations

from bot.art.colours import INK, WHITE, YELLOW, Colour, mix
from bot.art.emblems import SIDE, emblem
from bot.art.pen import Pen

NIGHT: Colour = (30, 42, 74)
DUSK: Colour = (112, 96, 120)
MOON: Colour = (242, 236, 206)
WALL: Colour = (190, 176, 150)
SHADE: Colour = (150, 136, 116)
ROOF: Colour = (122, 58, 48)
ROCK: Colour = (70, 62, 60)
WOOD: Colour = (46, 84, 52)
ROPE: Colour = (226, 190, 120)


def draw() -> bytes:
    """Draw it as a PNG."""
    return emblem(NIGHT, _paint)


def _paint(pen: Pen) -> None:
    for step in range(8):
        pen.box((0, step * 26, SIDE, SIDE), mix(NIGHT, DUSK, step / 9))
    pen.disc((70, 62), 36, MOON)
    pen.shape(
        ((0, SIDE), (0, 268), (30, 238), (66, 232), (84, 206), (250, 206), (278, 240), (SIDE, 262), (SIDE, SIDE)), INK
    )
    pen.shape(
        ((0, SIDE), (0, 276), (34, 246), (70, 240), (90, 214), (246, 214), (272, 248), (SIDE, 270), (SIDE, SIDE)), ROCK
    )
    _hall(pen, (176, 118, 292, 226), 44)
    _hall(pen, (64, 132, 176, 226), 40)
    _tower(pen, (134, 62, 194, 226), 58)
    _tower(pen, (262, 96, 304, 236), 44)
    for x, y in ((84, 154), (112, 154), (84, 188), (112, 188), (208, 142), (236, 142), (208, 178), (236, 178)):
        _window(pen, x, y, lit=(x + y) % 3 == 0)
    _window(pen, 157, 92, lit=True)
    _window(pen, 157, 138, lit=False)
    for width, ink in ((9, INK), (5, ROPE)):
        pen.line(((120, 204), (116, 236), (122, 266), (116, 290)), ink, width)
    for x in range(-10, SIDE, 36):
        pen.disc((x + 8, 320), 26, mix(WOOD, INK, 0.35 if x % 72 else 0.1))
    for radius, ink in ((13, INK), (9, WHITE)):
        pen.disc((116, 282), radius, ink)


def _hall(pen: Pen, box: tuple[float, float, float, float], roof: float) -> None:
    left, top, right, bottom = box
    pen.box((left - 3, top - 3, right + 3, bottom), INK)
    pen.box(box, WALL)
    pen.shape(((left - 12, top + 3), (left + 14, top - roof), (right - 14, top - roof), (right + 12, top + 3)), INK)
    pen.shape(
        ((left - 5, top - 1), (left + 17, top - roof + 4), (right - 17, top - roof + 4), (right + 5, top - 1)), ROOF
    )


def _tower(pen: Pen, box: tuple[float, float, float, float], roof: float) -> None:
    left, top, right, bottom = box
    middle = (left + right) / 2
    pen.box((left - 3, top - 3, right + 3, bottom), INK)
    pen.box(box, WALL)
    pen.box((middle + 4, top, right, bottom), SHADE)
    pen.shape(((left - 11, top + 3), (middle, top - roof), (right + 11, top + 3)), INK)
    pen.shape(((left - 4, top - 1), (middle, top - roof + 9), (right + 4, top - 1)), ROOF)


def _window(pen: Pen, x: float, y: float, lit: bool) -> None:
    pen.box((x, y, x + 15, y + 22), INK, radius=5)
    pen.box((x + 3, y + 3, x + 12, y + 20), YELLOW if lit else NIGHT, radius=3)
    pen.line(((x + 7.5, y + 3), (x + 7.5, y + 20)), INK, 2)
