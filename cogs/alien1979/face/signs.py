"""The signs of Alien 1979: the four suits, weapon, shield, skull, door, bubble and the codes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from typing import TypeAlias

from PIL import Image

from bot.art.cards import Back
from bot.art.colours import BLACK, INK, VERMILION, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, Point, smooth, sprite
from cogs.alien1979 import data

PAPER: Colour = (248, 240, 218)
WOOD: Colour = (150, 200, 90)
WOOD_DARK: Colour = (70, 120, 40)
BARK: Colour = (196, 138, 78)
BARK_DARK: Colour = (120, 74, 36)
STEEL: Colour = (196, 214, 232)
STEEL_DARK: Colour = (80, 112, 160)
GOLD: Colour = (246, 196, 60)
GOLD_DARK: Colour = (170, 112, 20)
WINE: Colour = (232, 96, 84)
WINE_DARK: Colour = (150, 40, 44)
SCREEN_LIGHT: Colour = (110, 230, 150)
CODE = Back((30, 88, 92), (120, 224, 206))
"""The back of a code, and of the Alien's deck."""
DECK = Back((58, 28, 40), (196, 90, 96))

SUITS: dict[str, tuple[Colour, Colour]] = {
    data.BASTOS: (WOOD, WOOD_DARK),
    data.ESPADAS: (STEEL, STEEL_DARK),
    data.OROS: (GOLD, GOLD_DARK),
    data.COPAS: (WINE, WINE_DARK),
}
"""Light and dark colour of each suit."""

Place: TypeAlias = Callable[[float, float], Point]


@cache
def suit(name: str, size: int) -> Image.Image:
    """Draw the sign of a suit, `size` pixels wide and high."""
    return sprite((size, size), lambda pen: paint_suit(pen, name, (0, 0), size))


def paint_suit(pen: Pen, name: str, corner: Point, size: float) -> None:
    """Draw the sign of a suit with its upper left corner at `corner`."""

    def at(x: float, y: float) -> Point:
        return corner[0] + x * size / 100, corner[1] + y * size / 100

    PAINTERS[name](pen, at, size / 100)


def _bastos(pen: Pen, at: Place, unit: float) -> None:
    """Draw a knotty cudgel with cut twigs and two leaves."""
    for stub, tip in (((44, 30), (28, 14)), ((72, 58), (88, 68)), ((58, 22), (54, 4))):
        for ink, width in ((INK, 20), (BARK, 11)):
            pen.line((at(*stub), at(*tip)), ink, width * unit)
            pen.disc(at(*tip), width / 2 * unit, ink)
    club = ((5, 88), (12, 95), (32, 80), (66, 62), (90, 40), (97, 18), (84, 3), (64, 8), (44, 28), (24, 64))
    _filled(pen, smooth([at(*point) for point in club]), BARK, unit)
    for vein in (((16, 86), (36, 66), (52, 50)), ((46, 62), (64, 48), (80, 30)), ((52, 34), (66, 20), (76, 14))):
        pen.line(smooth([at(*point) for point in vein], closed=False), BARK_DARK, 5 * unit)
    pen.disc(at(72, 32), 9 * unit, BARK_DARK)
    pen.disc(at(72, 32), 4 * unit, BARK)
    for leaf in (((28, 14), (8, 16), (2, 34), (20, 34)), ((88, 68), (97, 76), (92, 94), (78, 84))):
        _filled(pen, smooth([at(*point) for point in leaf]), WOOD, unit * 0.8)


def _espadas(pen: Pen, at: Place, unit: float) -> None:
    """Draw a sword, point up."""
    blade = [at(*point) for point in ((50, 2), (61, 16), (59, 64), (41, 64), (39, 16))]
    _filled(pen, blade, STEEL, unit)
    pen.shape([at(*point) for point in ((50, 8), (56, 17), (55, 62), (50, 62))], STEEL_DARK)
    for ink, width, more in ((INK, 18, 4), (GOLD, 9, 0)):
        pen.line([at(50, 64), at(50, 90)], ink, width * unit)
        pen.line([at(22 - more, 68), at(50, 64), at(78 + more, 68)], ink, width * unit)
    pen.disc(at(50, 91), 10 * unit, INK)
    pen.disc(at(50, 91), 6 * unit, GOLD)


def _oros(pen: Pen, at: Place, unit: float) -> None:
    """Draw a gold coin with a sun."""
    for radius, ink in ((48, INK), (44, GOLD), (36, GOLD_DARK), (32, GOLD)):
        pen.disc(at(50, 50), radius * unit, ink)
    rays = [
        at(50 + length * cos(pi * turn / 8), 50 + length * sin(pi * turn / 8))
        for turn in range(16)
        for length in ((26,) if turn % 2 == 0 else (14,))
    ]
    pen.shape(rays, GOLD_DARK)
    pen.disc(at(50, 50), 9 * unit, GOLD)


def _copas(pen: Pen, at: Place, unit: float) -> None:
    """Draw a goblet."""
    bowl = smooth([at(*point) for point in ((16, 10), (50, 6), (84, 10), (80, 40), (60, 58), (40, 58), (20, 40))])
    foot = [at(*point) for point in ((42, 54), (58, 54), (58, 74), (78, 92), (22, 92), (42, 74))]
    for part in (foot, bowl):
        pen.line([*part, part[0], part[1]], INK, 9 * unit)
    for part in (foot, bowl):
        pen.shape(part, WINE)
    pen.oval((*at(20, 5), *at(80, 23)), WINE_DARK)
    pen.line([at(25, 38), at(50, 46), at(75, 38)], GOLD, 6 * unit)
    pen.disc(at(50, 66), 9 * unit, GOLD)


PAINTERS: dict[str, Callable[[Pen, Place, float], None]] = {
    data.BASTOS: _bastos,
    data.ESPADAS: _espadas,
    data.OROS: _oros,
    data.COPAS: _copas,
}


def _filled(pen: Pen, outline: list[Point], fill: Colour, unit: float) -> None:
    pen.line([*outline, *outline[:2]], INK, 9 * unit)
    pen.shape(outline, fill)


@cache
def shield(size: int, armed: bool) -> Image.Image:
    """Draw a raised shield, with the weapon on it if `armed`."""

    def paint(pen: Pen) -> None:
        for inset, ink in ((0.0, INK), (0.05, WHITE), (0.13, SHIELD)):
            pen.shape(_heater(size, inset), ink)
        if armed:
            _weapon(pen, (size * 0.2, size * 0.2), size * 0.6, INK)

    return sprite((size, size), paint)


SHIELD: Colour = (120, 190, 250)


def _heater(size: float, inset: float) -> list[Point]:
    low, high = inset, 1 - inset
    points = ((low, low), (high, low), (high, 0.5), (0.84 - inset / 2, 0.76), (0.5, high), (0.16 + inset / 2, 0.76))
    return [(x * size, y * size) for x, y in (*points, (low, 0.5))]


@cache
def weapon(size: int) -> Image.Image:
    """Draw a weapon that is not raised, on a round ground."""

    def paint(pen: Pen) -> None:
        pen.disc((size / 2, size / 2), size / 2, INK)
        pen.disc((size / 2, size / 2), size / 2 - 2, WHITE)
        _weapon(pen, (size * 0.16, size * 0.16), size * 0.68, INK)

    return sprite((size, size), paint)


def _weapon(pen: Pen, corner: Point, size: float, ink: Colour) -> None:
    """Draw a flame gun: barrel, tank, grip and a flame at the mouth."""

    def points(*pairs: Point) -> list[Point]:
        return [(corner[0] + x * size, corner[1] + y * size) for x, y in pairs]

    pen.shape(points((0, 0.3), (0.66, 0.3), (0.66, 0.52), (0, 0.52)), ink)
    pen.shape(points((0.02, 0.5), (0.24, 0.5), (0.16, 0.98), (-0.06, 0.98)), ink)
    pen.shape(points((0.3, 0.5), (0.56, 0.5), (0.56, 0.78), (0.3, 0.78)), ink)
    pen.shape(points((0.62, 0.41), (0.86, 0.16), (0.84, 0.34), (1.08, 0.3), (0.9, 0.46), (1.06, 0.62)), VERMILION)


@cache
def skull(size: int) -> Image.Image:
    """Draw the sign of the dead."""
    unit = size / 100

    def paint(pen: Pen) -> None:
        for more, ink in ((4, INK), (0, PAPER)):
            pen.oval(_scaled((10 - more, 4 - more, 90 + more, 74 + more), unit), ink)
            pen.box(_scaled((28 - more, 60 - more, 72 + more, 94 + more), unit), ink, radius=8 * unit)
        for x in (33, 67):
            pen.disc((x * unit, 42 * unit), 13 * unit, INK)
        pen.shape([(50 * unit, 52 * unit), (57 * unit, 64 * unit), (43 * unit, 64 * unit)], INK)
        for x in (40, 50, 60):
            pen.line(((x * unit, 74 * unit), (x * unit, 92 * unit)), INK, 5 * unit)

    return sprite((size, size), paint)


@cache
def door(size: int) -> Image.Image:
    """Draw the sign of somebody who has left: an open door and an arrow."""
    unit = size / 100

    def paint(pen: Pen) -> None:
        pen.box(_scaled((4, 4, 62, 96), unit), PAPER, INK, 4 * unit, 6 * unit)
        pen.box(_scaled((16, 16, 50, 96), unit), INK)
        for width, ink in ((30, INK), (16, YELLOW)):
            pen.line(((34 * unit, 52 * unit), (76 * unit, 52 * unit)), ink, width * unit)
        for more, ink in ((7, INK), (0, YELLOW)):
            tip = ((66 - more / 2, 26 - more), (96 + more / 2, 52), (66 - more / 2, 78 + more))
            pen.shape([(x * unit, y * unit) for x, y in tip], ink)

    return sprite((size, size), paint)


@cache
def bubble(size: int) -> Image.Image:
    """Draw the sign of somebody who has yet to choose a code."""

    def paint(pen: Pen) -> None:
        pen.disc((size / 2, size / 2), size / 2, INK)
        pen.disc((size / 2, size / 2), size / 2 - 2.5, WHITE)
        pen.text((size / 2, size / 2), "?", round(size * 0.76), INK)

    return sprite((size, size), paint)


def paint_terminal(pen: Pen, at: Point, unit: float) -> None:
    """Draw the computer around `at`: a screen with a prompt, 44 units wide."""
    x, y = at
    pen.box((x - 22 * unit, y - 17 * unit, x + 22 * unit, y + 17 * unit), INK, SCREEN_LIGHT, 3 * unit, 6 * unit)
    prompt = [(x + across * unit, y + down * unit) for across, down in ((-13, -8), (-4, 0), (-13, 8))]
    pen.line(prompt, SCREEN_LIGHT, 4 * unit)
    pen.line(((x + unit, y + 8 * unit), (x + 14 * unit, y + 8 * unit)), SCREEN_LIGHT, 4 * unit)


@cache
def terminal(size: int) -> Image.Image:
    """Draw the sign of whoever entered the codes."""
    return sprite((size, size), lambda pen: paint_terminal(pen, (size / 2, size / 2), size / 44))


def paint_rocket(pen: Pen, at: Point, unit: float) -> None:
    """Draw the auxiliary ship around `at`, bow to the right, 44 units long."""
    x, y = at

    def points(*pairs: Point) -> list[Point]:
        return [(x + across * unit, y + down * unit) for across, down in pairs]

    for wing in (-18, 18):
        pen.shape(points((2, wing / 3), (-20, wing), (-15, wing / 3)), YELLOW)
    pen.shape(points((-24, 0), (-16, -7), (-16, 7)), VERMILION)
    pen.shape(smooth(points((-16, -9), (4, -10), (23, 0), (4, 10), (-16, 9)), steps=6), WHITE)
    pen.shape(points((10, -8), (23, 0), (10, 8)), VERMILION)
    for across in (-9, -1, 7):
        pen.disc((x + across * unit, y), 2.6 * unit, INK)


@cache
def rocket(size: int) -> Image.Image:
    """Draw the sign of the auxiliary ship, `size` pixels wide."""
    return sprite((size, size), lambda pen: paint_rocket(pen, (size / 2, size / 2), size / 46))


def _scaled(box: tuple[float, float, float, float], unit: float) -> tuple[float, float, float, float]:
    left, top, right, bottom = box
    return left * unit, top * unit, right * unit, bottom * unit


FLAT = (
    PAPER,
    BARK,
    BARK_DARK,
    SCREEN_LIGHT,
    SHIELD,
    *CODE,
    *DECK,
    *(colour for pair in SUITS.values() for colour in pair),
)
BLENDS = (
    (INK, PAPER),
    (INK, BARK),
    (INK, CODE.rim),
    (CODE.ground, CODE.rim),
    (CODE.ground, WHITE),
    (DECK.ground, DECK.rim),
    (INK, SHIELD),
    (WHITE, SHIELD),
    *((INK, light) for light, _ in SUITS.values()),
    *((PAPER, dark) for _, dark in SUITS.values()),
    *SUITS.values(),
    (BLACK, mix(BLACK, WHITE, 0.5)),
    (INK, WHITE),
)
