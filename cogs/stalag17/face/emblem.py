"""The emblem of Stalag 17: the watchtower, its searchlight, and somebody who runs for the fence."""

from __future__ import annotations

from random import Random

from bot.art.colours import INK, WHITE, YELLOW, mix
from bot.art.emblems import SIDE, emblem
from bot.art.pen import Pen
from bot.art.sketch import Sketch
from cogs.stalag17.face.scenery import BEAM, BEAM_LIGHT, GROUND, HILL, NIGHT, POST, WIRE
from cogs.stalag17.face.signs import PLANK, ROOF, run

HORIZON = 232


def draw() -> bytes:
    """Draw it as a PNG."""
    return emblem(NIGHT, _paint)


def _paint(pen: Pen) -> None:
    chance = Random(17)
    for _ in range(40):
        at = chance.uniform(0, SIDE), chance.uniform(0, 150)
        pen.disc(at, chance.choice((1, 1.5, 2)), mix(NIGHT, WHITE, chance.choice((0.4, 0.6, 0.8))))
    pen.shape(((0, HORIZON), (0, 190), (90, 160), (200, 196), (SIDE, 168), (SIDE, HORIZON)), HILL)
    pen.box((0, HORIZON, SIDE, SIDE), GROUND)
    pen.shape(((110, 92), (SIDE, 150), (SIDE, 300), (150, 300)), BEAM)
    pen.shape(((110, 92), (SIDE, 176), (SIDE, 290), (186, 290)), mix(BEAM_LIGHT, YELLOW, 0.3))
    _tower(pen)
    run(Sketch(pen, (168, 150), 130), INK)
    _fence(pen)


def _tower(pen: Pen) -> None:
    for start, end in (((36, 130), (8, 284)), ((112, 130), (140, 284))):
        pen.line((start, end), INK, 22)
        pen.line((start, end), POST, 13)
    for start, end in (((30, 160), (128, 240)), ((118, 160), (20, 240))):
        pen.line((start, end), POST, 7)
    pen.box((14, 52, 134, 142), INK, radius=5)
    pen.box((20, 104, 128, 136), PLANK)
    pen.shape(((0, 58), (74, 2), (148, 58)), INK)
    pen.shape(((16, 54), (74, 11), (132, 54)), ROOF)
    for radius, ink in ((26, INK), (20, YELLOW), (12, WHITE)):
        pen.disc((110, 88), radius, ink)


def _fence(pen: Pen) -> None:
    for x in (22, 114, 206, 298):
        pen.line(((x, 244), (x, SIDE)), INK, 17)
        pen.line(((x, 246), (x, SIDE)), POST, 11)
    for y in (262, 284, 306):
        pen.line(((0, y), (SIDE, y)), INK, 8)
        pen.line(((0, y), (SIDE, y)), WIRE, 4)
        for x in range(12, SIDE, 34):
            pen.line(((x - 6, y - 7), (x + 6, y + 7)), WIRE, 4)
            pen.line(((x + 6, y - 7), (x - 6, y + 7)), WIRE, 4)
