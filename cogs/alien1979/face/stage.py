"""Where a scene of Alien 1979 plays: a place as large as the picture, or space outside; an arrow, a name."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random

from PIL import Image

from bot.art.colours import INK, VERMILION, WHITE, YELLOW, mix
from bot.art.lettering import drawn_name, fitted, write
from bot.art.pen import Pen, Point, layer, put, smooth, sprite
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.face import creature, pieces, scenery, signs

SIZE = (1200, 520)

HEAD = 92
"""The height of the heading."""

FLOOR = (HEAD + SIZE[1]) / 2
"""The middle of what lies beneath the heading."""

STARS = 130


@cache
def room(place: str, alarm: str) -> Image.Image:
    """Draw a place with its heading; `alarm` is empty, `calm` or `mad` like the Alien in it. Kept: copy it."""

    def paint(pen: Pen) -> None:
        width, height = SIZE
        head, floor = scenery.colours(place)
        rim = {"": head, "calm": creature.GLOW, "mad": creature.BLOOD}[alarm]
        ground = {"": floor, "calm": pieces.CALM_FLOOR, "mad": pieces.MAD_FLOOR}[alarm]
        pen.box((0, 0, width, height), INK, radius=24)
        pen.box((4, 4, width - 4, height - 4), ground, rim, 10, 22)
        if alarm == "mad":
            scenery.stripes(pen, (14, HEAD, width - 14, height - 14), 44, pieces.MAD_FLOOR, pieces.MAD_BAND)
        pen.box((14, 14, width - 14, HEAD), mix(head, INK, 0.62), radius=14)
        if place in data.SECTORS:
            signs.paint_suit(pen, place, (30, 20), 68)
        elif place == data.MADRE:
            signs.paint_terminal(pen, (66, 54), 1.6)
        else:
            signs.paint_rocket(pen, (66, 54), 1.6)

    return layer(SIZE, scenery.SPACE, paint)


def titled(place: str, name: str, alarm: str = "") -> Image.Image:
    """Give a place of one's own to draw on, with its name in the heading."""
    image = room(place, alarm).copy()
    write(image, (124, 54), name.upper(), 58, WHITE)
    return image


@cache
def space() -> Image.Image:
    """Draw space with the Nostromo blowing up at its left edge. Kept: copy it."""

    def paint(pen: Pen) -> None:
        chance = Random(1979)
        for _ in range(STARS):
            x, y, radius = chance.uniform(0, SIZE[0]), chance.uniform(0, SIZE[1]), chance.choice((1, 1.5, 2.5))
            pen.disc((x, y), radius, mix(scenery.SPACE, WHITE, chance.choice((0.4, 0.6, 0.8))))
        for reach, ink in ((1.0, creature.BLOOD), (0.78, VERMILION), (0.52, YELLOW), (0.28, WHITE)):
            spikes = []
            for spike in range(22):
                far = reach * (300 if spike % 2 else 215) * chance.uniform(0.86, 1.1)
                spikes.append(_around((190, 250), far, spike / 22))
            pen.shape(spikes, ink)
        for number in range(9):
            x, y = _around((190, 250), chance.uniform(170, 330), number / 9)
            piece = [_around((x, y), chance.uniform(12, 30), corner / 5) for corner in range(5)]
            pen.shape(piece, scenery.HULL, INK, 3)

    return layer(SIZE, scenery.SPACE, paint)


def _around(centre: Point, radius: float, turn: float) -> Point:
    return centre[0] + radius * cos(2 * pi * turn), centre[1] + radius * sin(2 * pi * turn)


@cache
def arrow(width: int) -> Image.Image:
    """Draw an arrow to the right."""
    height = round(width * 0.7)

    def paint(pen: Pen) -> None:
        middle = height / 2
        for more, ink in ((0, INK), (6, YELLOW)):
            pen.box((more, middle - 26 + more, width * 0.6, middle + 26 - more), ink)
            back, point = width * 0.5 + more, width - more * 1.3
            pen.shape(((back, more * 1.6), (point, middle), (back, height - more * 1.6)), ink)

    return sprite((width, height), paint, 2)


@cache
def flight(width: int) -> Image.Image:
    """Draw the NAVE under way with a long flame, `width` pixels wide."""

    def paint(pen: Pen) -> None:
        unit = width / 70
        for length, thick, ink in ((30, 8, VERMILION), (20, 5, YELLOW)):
            tail = ((26, 23 - thick), (26 - length, 23), (26, 23 + thick))
            pen.shape(smooth([(x * unit, y * unit) for x, y in tail], steps=4), ink)
        signs.paint_rocket(pen, (46 * unit, 23 * unit), unit)

    return sprite((width, round(width * 46 / 70)), paint, 2)


def player(image: Image.Image, seat: Seat, letter: str, middle: float, size: int, say: Say, out: bool = False) -> None:
    """Lay a large token with the name beneath it, around `middle`."""
    top = FLOOR - size / 2 - 28
    put(image, pieces.token_of(seat, letter, size, out), middle - size / 2, top)
    said, letters = fitted(drawn_name(say.names, seat), max(240, size + 40), 52)
    write(image, (middle, top + size + 36), said, round(letters.size), WHITE, "mm")
