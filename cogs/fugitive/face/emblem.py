"""The emblem of Fugitive: a hidden hideout on the road out of the city, and the way out."""

from __future__ import annotations

from random import Random

from PIL import Image

from bot.art.colours import INK, mix
from bot.art.emblems import SIDE, emblem
from bot.art.pen import Pen, put
from cogs.fugitive.face.cards import card
from cogs.fugitive.face.scenery import ASPHALT, BEAM, DUSK, KERB, LIGHT, MOON, NIGHT, PAINT

HORIZON = 150


def draw() -> bytes:
    """Draw it as a PNG."""
    return emblem(NIGHT, _paint, _cards)


def _paint(pen: Pen) -> None:
    for step in range(6):
        pen.box((0, step * 25, SIDE, SIDE), mix(NIGHT, DUSK, step / 5))
    pen.shape(((60, HORIZON), (150, 0), (236, 0), (84, HORIZON)), BEAM)
    pen.disc((262, 56), 34, MOON)
    chance = Random(42)
    left = -10
    while left < SIDE:
        width, height = chance.randint(34, 60), chance.randint(28, 92)
        pen.box((left, HORIZON - height, left + width, HORIZON), INK)
        for x in range(left + 8, left + width - 10, 14):
            for y in range(HORIZON - height + 10, HORIZON - 12, 18):
                if chance.random() < 0.35:
                    pen.box((x, y, x + 7, y + 9), LIGHT)
        left += width + 2
    pen.box((0, HORIZON, SIDE, SIDE), mix(NIGHT, INK, 0.5))
    road = ((150, HORIZON), (170, HORIZON), (SIDE + 60, SIDE), (-60, SIDE))
    pen.shape(road, KERB)
    pen.shape(((153, HORIZON), (167, HORIZON), (SIDE + 40, SIDE), (-40, SIDE)), ASPHALT)
    for near in (0.12, 0.3, 0.55, 0.85):
        top, wide = HORIZON + near * (SIDE - HORIZON), 2 + 9 * near
        foot = top + 26 * near
        pen.shape(((160 - wide / 2, top), (160 + wide / 2, top), (160 + wide, foot), (160 - wide, foot)), PAINT)


def _cards(image: Image.Image) -> None:
    put(image, card((118, 150), "back", "?"), 24, 132)
    put(image, card((130, 166), "goal", "42"), 168, 124)
