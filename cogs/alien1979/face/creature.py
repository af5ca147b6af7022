"""The Alien, calm or mad: told apart by its form, for the colour alone says nothing to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin

from PIL import Image

from bot.art.colours import INK, WHITE, Colour, mix
from bot.art.pen import Pen, Point, smooth, sprite

BODY: Colour = (30, 40, 44)
SHEEN: Colour = (86, 112, 112)
GLOW: Colour = (176, 232, 80)
BLOOD: Colour = (214, 40, 40)

HEIGHT = 1.5
"""How much higher than wide it is drawn."""

Line = Sequence[Point]

CALM_HEAD = (
    (5, 47),
    (10, 33),
    (28, 18),
    (54, 10),
    (80, 14),
    (96, 30),
    (84, 36),
    (64, 36),
    (48, 42),
    (36, 54),
    (18, 59),
)
CALM_BODY = ((42, 42), (60, 36), (74, 52), (76, 78), (66, 104), (48, 108), (42, 92), (44, 70))
CALM_LIMBS = (
    (((52, 58), (34, 78), (16, 96)), 9),
    (((58, 98), (38, 112), (54, 128), (40, 143), (24, 145)), 12),
    (((66, 98), (78, 116), (70, 134), (84, 145), (60, 146)), 12),
)
CALM_TAIL = ((68, 92), (88, 98), (95, 116), (92, 136), (97, 147))

MAD_HEAD = ((8, 30), (16, 16), (36, 6), (62, 6), (86, 20), (97, 42), (82, 42), (62, 38), (48, 46), (30, 46), (14, 44))
MAD_JAW = ((14, 62), (24, 64), (40, 54), (54, 44), (56, 54), (44, 66), (28, 75), (14, 72))
MAD_BODY = ((46, 48), (64, 40), (76, 60), (76, 84), (66, 106), (48, 108), (42, 92), (44, 70))
MAD_LIMBS = (
    (((50, 66), (30, 86), (10, 78)), 9),
    (((70, 62), (86, 72), (94, 54)), 9),
    (((58, 100), (36, 112), (44, 130), (34, 145), (14, 145)), 12),
    (((66, 100), (82, 114), (76, 132), (90, 145), (66, 146)), 12),
)
MAD_TAIL = ((70, 96), (90, 104), (97, 124), (84, 136), (92, 147))
MAD_SPIKES = (((70, 48), (90, 50), (76, 58)), ((76, 62), (97, 70), (78, 74)), ((76, 80), (94, 90), (73, 92)))


@cache
def alien(mad: bool, width: int) -> Image.Image:
    """Draw the Alien, `width` pixels wide and half as much higher."""
    size = (width, round(width * HEIGHT))
    return sprite(size, lambda pen: (_mad if mad else _calm)(pen, width / 100))


INSET = 9
"""The room left around it, as a share of a hundred; the burst of rage fills it."""


def _at(points: Line, unit: float) -> list[Point]:
    share = 1 - INSET / 50
    return [((INSET + x * share) * unit, (INSET * HEIGHT + y * share) * unit) for x, y in points]


def _calm(pen: Pen, unit: float) -> None:
    for more, ink in ((9, INK), (5, GLOW), (0, BODY)):
        _tail(pen, CALM_TAIL, unit, more, ink)
        for limb, width in CALM_LIMBS:
            _limb(pen, limb, width, unit, more, ink)
        _claws(pen, (16, 96), ((-9, 6), (-4, 12), (4, 11)), unit, more, ink)
        for part in (CALM_BODY, CALM_HEAD):
            _part(pen, part, unit, more, ink)
    _ribs(pen, unit)
    pen.line(smooth(_at(((26, 26), (50, 18), (78, 22)), unit), closed=False), SHEEN, 5 * unit)
    pen.line(smooth(_at(((10, 52), (22, 52), (36, 45)), unit), closed=False), GLOW, 2.5 * unit)
    _eye(pen, (20, 39), unit)


def _mad(pen: Pen, unit: float) -> None:
    _burst(pen, unit)
    for more, ink in ((9, INK), (5, GLOW), (0, BODY)):
        _tail(pen, MAD_TAIL, unit, more, ink)
        for spike in MAD_SPIKES:
            _part(pen, spike, unit, more, ink, sharp=True)
        for limb, width in MAD_LIMBS:
            _limb(pen, limb, width, unit, more, ink)
        _claws(pen, (10, 78), ((-9, -7), (-9, 3), (-3, -13)), unit, more, ink)
        _claws(pen, (94, 54), ((-8, -10), (0, -13), (5, -8)), unit, more, ink)
        for part in (MAD_BODY, MAD_JAW, MAD_HEAD):
            _part(pen, part, unit, more, ink)
    pen.shape(_at(((14, 44), (34, 46), (52, 44), (36, 56), (22, 64), (15, 62)), unit), BLOOD)
    for place in range(4):
        x = 14 + place * 8
        pen.shape(_at(((x, 43), (x + 8, 44), (x + 4, 54)), unit), WHITE)
        pen.shape(_at(((x, 65 - place * 3), (x + 7, 62 - place * 4), (x + 3, 55 - place * 3)), unit), WHITE)
    _ribs(pen, unit)
    pen.line(smooth(_at(((32, 14), (58, 13), (82, 27)), unit), closed=False), SHEEN, 5 * unit)
    _eye(pen, (22, 30), unit)


def _burst(pen: Pen, unit: float) -> None:
    """Draw the jagged burst of rage behind it."""
    points = [
        ((50 + length * cos(pi * turn / 13)) * unit, (75 + HEIGHT * length * sin(pi * turn / 13)) * unit)
        for turn in range(26)
        for length in ((50,) if turn % 2 else (40,))
    ]
    pen.shape(points, BLOOD)


def _part(pen: Pen, points: Line, unit: float, more: float, ink: Colour, sharp: bool = False) -> None:
    outline = _at(points, unit) if sharp else smooth(_at(points, unit))
    pen.shape(outline, ink)
    if more:
        pen.line([*outline, *outline[:2]], ink, more * unit)


def _limb(pen: Pen, points: Line, width: float, unit: float, more: float, ink: Colour) -> None:
    path = smooth(_at(points, unit), closed=False, steps=4)
    pen.line(path, ink, (width + more) * unit)
    for x, y in (path[0], path[-1]):
        pen.disc((x, y), (width + more) / 2 * unit, ink)


def _tail(pen: Pen, points: Line, unit: float, more: float, ink: Colour) -> None:
    path = smooth(_at(points, unit), closed=False)
    for place, centre in enumerate(path):
        pen.disc(centre, ((1 - place / len(path)) * 6 + 1.5 + more / 2) * unit, ink)


def _claws(pen: Pen, palm: Point, tips: Line, unit: float, more: float, ink: Colour) -> None:
    for x, y in tips:
        pen.line(_at((palm, (palm[0] + x, palm[1] + y)), unit), ink, (3.5 + more) * unit)


def _ribs(pen: Pen, unit: float) -> None:
    for y in (60, 70, 80, 90):
        pen.line(_at(((54, y), (62, y + 4), (70, y)), unit), SHEEN, 3 * unit)


def _eye(pen: Pen, at: Point, unit: float) -> None:
    x, y = at
    pen.shape(_at(((x - 8, y + 4), (x + 2, y - 5), (x + 12, y - 5), (x + 4, y + 3)), unit), GLOW)


FLAT = (BODY, SHEEN, GLOW, BLOOD)
BLENDS = ((BODY, GLOW), (INK, GLOW), (BODY, SHEEN), (BLOOD, WHITE), (BLOOD, INK), (BODY, mix(BODY, WHITE, 0.5)))
