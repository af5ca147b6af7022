"""The emblem of Alien 1979: the Alien in the airlock."""

from __future__ import annotations

from random import Random

from PIL import Image

from bot.art.colours import INK, WHITE, mix
from bot.art.emblems import SIDE, emblem
from bot.art.pen import Pen, centre
from cogs.alien1979.face.creature import GLOW, alien
from cogs.alien1979.face.scenery import HULL, HULL_LIGHT, SPACE, stripes

STRIPE = 30


def draw() -> bytes:
    """Draw it as a PNG."""
    return emblem(SPACE, _paint, _alien)


def _paint(pen: Pen) -> None:
    chance = Random(1979)
    for _ in range(70):
        at = chance.uniform(0, SIDE), chance.uniform(0, SIDE)
        pen.disc(at, chance.choice((1, 1.5, 2.5)), mix(SPACE, WHITE, chance.choice((0.4, 0.6, 0.8))))
    for step in range(12):
        pen.disc((SIDE / 2, SIDE / 2), 140 - step * 9, mix(SPACE, GLOW, 0.04 * step))
    for top in (0, SIDE - STRIPE):
        stripes(pen, (0, top, SIDE, top + STRIPE), 26)
        pen.box((0, top - 6 if top else STRIPE, SIDE, top if top else STRIPE + 6), HULL, INK, 1)
        pen.line(((0, top - 3 if top else STRIPE + 3), (SIDE, top - 3 if top else STRIPE + 3)), HULL_LIGHT, 2)


def _alien(image: Image.Image) -> None:
    centre(image, alien(True, 196), (SIDE / 2, SIDE / 2))
