"""Where a scene of Alien 1979 plays: a place as large as the picture, or space outside; an arrow, a name."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.colours import INK, WHITE, mix
from bot.art.lettering import drawn_name, fitted, write
from bot.art.pen import Pen, layer, put
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.face import pieces, scenery
from cogs.alien1979.face.art import ART, BLOOD, CALM_FLOOR, GLOW, MAD_BAND, MAD_FLOOR, SPACE

SIZE = (1200, 520)

HEAD = 92
"""The height of the heading."""

FLOOR = (HEAD + SIZE[1]) / 2
"""The middle of what lies beneath the heading."""

SIGNS = {data.MADRE: "terminal", data.NAVE: "rocket"}
"""The signs of the places that are no sectors: those have their suit's."""


@cache
def room(place: str, alarm: str) -> Image.Image:
    """Draw a place with its heading; `alarm` is empty, `calm` or `mad` like the Alien in it. Kept: copy it."""

    def paint(pen: Pen) -> None:
        width, height = SIZE
        head, floor = scenery.colours(place)
        rim = {"": head, "calm": GLOW, "mad": BLOOD}[alarm]
        ground = {"": floor, "calm": CALM_FLOOR, "mad": MAD_FLOOR}[alarm]
        pen.box((0, 0, width, height), INK, radius=24)
        pen.box((4, 4, width - 4, height - 4), ground, rim, 10, 22)
        if alarm == "mad":
            scenery.stripes(pen, (14, HEAD, width - 14, height - 14), 44, MAD_FLOOR, MAD_BAND)
        pen.box((14, 14, width - 14, HEAD), mix(head, INK, 0.62), radius=14)

    image = layer(SIZE, SPACE, paint)
    sign = ART.sprite(SIGNS.get(place, place), 72)
    put(image, sign, 66 - sign.width / 2, 54 - sign.height / 2)
    return image


def titled(place: str, name: str, alarm: str = "") -> Image.Image:
    """Give a place of one's own to draw on, with its name in the heading."""
    image = room(place, alarm).copy()
    write(image, (124, 54), name.upper(), 58, WHITE)
    return image


def space() -> Image.Image:
    """Draw space with the Nostromo blowing up at its left edge. Kept: copy it."""
    return ART.ground("space")


def arrow(width: int) -> Image.Image:
    """Draw an arrow to the right."""
    return ART.sprite("arrow", width)


def flight(width: int) -> Image.Image:
    """Draw the NAVE under way with a long flame, `width` pixels wide."""
    return ART.sprite("flight", width)


def player(image: Image.Image, seat: Seat, letter: str, middle: float, size: int, say: Say, out: bool = False) -> None:
    """Lay a large token with the name beneath it, around `middle`."""
    top = FLOOR - size / 2 - 28
    put(image, pieces.token_of(seat, letter, size, out), middle - size / 2, top)
    said, letters = fitted(drawn_name(say.names, seat), max(240, size + 40), 52)
    write(image, (middle, top + size + 36), said, round(letters.size), WHITE, "mm")
