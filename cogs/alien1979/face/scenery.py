"""What stands still in a picture of Alien 1979: the Nostromo's deck with its rooms, and the side panel."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.art.colours import BLACK, WHITE, YELLOW, Colour
from bot.art.lettering import write
from bot.art.pen import Box, Pen
from cogs.alien1979 import data
from cogs.alien1979.face.art import ART, FLOOR, HATCH, SCREEN, SCREEN_LIGHT, SUITS

SIZE = (1200, 900)

ROOMS: dict[str, Box] = {
    data.BASTOS: (26, 20, 476, 254),
    data.ESPADAS: (500, 20, 950, 254),
    data.OROS: (26, 446, 476, 680),
    data.COPAS: (500, 446, 950, 680),
    data.MADRE: (26, 278, 600, 422),
    data.NAVE: (648, 278, 950, 422),
}
"""Where the rooms are in `art/grounds/ship.svg`."""

HEAD = 48
"""The height of a room's heading."""

PANEL: Box = (976, 8, 1192, 692)
"""The side panel with the Alien's cards, the round and the countdown."""


def ground() -> Image.Image:
    """Draw the empty ship, its rooms without names. Kept, so copy before drawing."""
    return ART.ground("ship")


def deck(named: Callable[[str], str]) -> Image.Image:
    """Give the empty ship to draw on, its rooms called what they are `named`."""
    image = ground().copy()
    for name, (left, top, _, _) in ROOMS.items():
        write(image, (left + 66, top + 28), named(name).upper(), 36, WHITE)
    return image


def colours(name: str) -> tuple[Colour, Colour]:
    """Give the colour of a room's rim and of its floor."""
    if name in data.SECTORS:
        return SUITS[name][0], FLOOR
    return (SCREEN_LIGHT, SCREEN) if name == data.MADRE else (YELLOW, HATCH)


def stripes(pen: Pen, box: Box, step: float, light: Colour = YELLOW, dark: Colour = BLACK) -> None:
    """Fill a box with slanting stripes, `step` pixels wide."""
    width, height = box[2] - box[0], box[3] - box[1]

    def paint(inside: Pen) -> None:
        inside.box((0, 0, width, height), light)
        x = -height
        while x < width:
            inside.shape(((x, height), (x + step, height), (x + step + height, 0), (x + height, 0)), dark)
            x += 2 * step

    pen.within(box, paint)
