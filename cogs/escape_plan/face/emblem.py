"""The emblem of Escape Plan: somebody with a scarf before the mouth, in the lights of the police."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import INK, WHITE, mix
from bot.art.emblems import SIDE, emblem
from bot.art.pen import Pen, centre
from bot.art.sketch import Sketch
from cogs.escape_plan.data import COUNTY, FEDERAL, SWAT
from cogs.escape_plan.face.picture import GROUND
from cogs.escape_plan.face.pieces import officer
from cogs.escape_plan.face.signs import NAVY, RED, gang


def draw() -> bytes:
    """Draw it as a PNG."""
    return emblem(GROUND, _paint, _pieces)


def _paint(pen: Pen) -> None:
    middle = SIDE / 2
    for ray in range(8):
        light = (RED, NAVY)[ray % 2]
        reach = ((0, 0), (middle, 0), (SIDE, 0), (SIDE, middle), (SIDE, SIDE), (middle, SIDE), (0, SIDE), (0, middle))
        pen.shape(((middle, middle), reach[ray], reach[(ray + 1) % 8]), mix(light, INK, 0.12))
    pen.disc((middle, middle), 128, INK)
    pen.disc((middle, middle), 118, mix(WHITE, GROUND, 0.72))
    gang(Sketch(pen, (62, 42), 196))


def _pieces(image: Image.Image) -> None:
    for kind, at in ((FEDERAL, (48, 268)), (COUNTY, (160, 286)), (SWAT, (272, 268))):
        centre(image, officer(kind, 78), at)
