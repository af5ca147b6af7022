"""What stands still in a picture of Alien 1979: space, the Nostromo's deck with its rooms and doors, the side panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from PIL import Image

from bot.art.colours import BLACK, INK, WHITE, YELLOW, Colour, mix
from bot.art.lettering import write
from bot.art.pen import Box, Pen, layer
from bot.art.plates import DARK
from cogs.alien1979 import data
from cogs.alien1979.face import signs

SIZE = (1200, 900)

ROOMS: dict[str, Box] = {
    data.BASTOS: (26, 20, 476, 254),
    data.ESPADAS: (500, 20, 950, 254),
    data.OROS: (26, 446, 476, 680),
    data.COPAS: (500, 446, 950, 680),
    data.MADRE: (26, 278, 600, 422),
    data.NAVE: (648, 278, 950, 422),
}
"""Where the rooms lie."""

CORRIDORS = (((16, 266), (958, 266)), ((16, 434), (958, 434)), ((488, 16), (488, 258)), ((488, 442), (488, 684)))

HEAD = 48
"""The height of a room's heading."""

MARK = 166
"""The size of the suit's faint sign on the floor of a main sector."""

PANEL: Box = (976, 8, 1192, 692)
"""The side panel with the Alien's cards, the round and the countdown."""

SPACE: Colour = (12, 16, 28)
HULL: Colour = (88, 100, 106)
HULL_LIGHT: Colour = (140, 154, 158)
HULL_DARK: Colour = (54, 64, 72)
FLOOR: Colour = (46, 58, 68)
SCREEN: Colour = (22, 54, 44)
HATCH: Colour = (60, 52, 74)


@cache
def ground() -> Image.Image:
    """Draw the empty ship, its rooms without names. Kept, so copy before drawing."""
    return layer(SIZE, SPACE, _paint)


def deck(named: Callable[[str], str]) -> Image.Image:
    """Give the empty ship to draw on, its rooms called what they are `named`."""
    image = ground().copy()
    for name, (left, top, _, _) in ROOMS.items():
        write(image, (left + 66, top + 28), named(name).upper(), 36, WHITE)
    return image


def _paint(pen: Pen) -> None:
    _stars(pen)
    _hull(pen)
    for name, room in ROOMS.items():
        _room(pen, name, room)
    for sector in data.SECTORS:
        _doors(pen, sector)
    _lock(pen)
    pen.box(PANEL, INK, radius=18)
    left, top, right, bottom = PANEL
    pen.box((left + 3, top + 3, right - 3, bottom - 3), DARK, HULL_DARK, 4, 16)


def _stars(pen: Pen) -> None:
    chance = Random(1979)
    for _ in range(170):
        x, y, radius = chance.uniform(0, SIZE[0]), chance.uniform(0, SIZE[1]), chance.choice((1, 1, 1.5, 2))
        pen.disc((x, y), radius, mix(SPACE, WHITE, chance.choice((0.4, 0.6, 0.8))))


def _hull(pen: Pen) -> None:
    outline = ((44, 6), (930, 6), (966, 42), (966, 658), (930, 694), (44, 694), (8, 658), (8, 42))
    pen.shape(outline, HULL)
    pen.line([*outline, *outline[:2]], HULL_LIGHT, 4)
    for path in CORRIDORS:
        pen.line(path, HULL_DARK, 18)
        (left, top), (right, bottom) = path
        for step in range(6, round(right - left + bottom - top) - 16, 36):
            x, y = (left + step, top) if top == bottom else (left, top + step)
            pen.line(((x, y), (x + 16, y) if top == bottom else (x, y + 16)), HULL, 3)
    for x in range(30, 960, 62):
        for y in (13, 687):
            pen.disc((x, y), 2.5, HULL_DARK)


def _room(pen: Pen, name: str, room: Box) -> None:
    left, top, right, bottom = room
    pen.box(room, INK, radius=14)
    head, floor = colours(name)
    pen.box((left + 3, top + 3, right - 3, bottom - 3), floor, head, 4, 12)
    for x in range(round(left) + 45, round(right) - 20, 45):
        pen.line(((x, top + HEAD), (x, bottom - 8)), mix(floor, WHITE, 0.05), 2)
    for y in range(round(top) + HEAD + 46, round(bottom) - 20, 45):
        pen.line(((left + 8, y), (right - 8, y)), mix(floor, WHITE, 0.05), 2)
    pen.box((left + 7, top + 7, right - 7, top + HEAD), mix(head, INK, 0.62), radius=8)
    if name in data.SECTORS:
        pen.lay(signs.suit(name, MARK * pen.scale), ((left + right - MARK) / 2, top + HEAD + 10), 0.14)
        signs.paint_suit(pen, name, (left + 14, top + 6), 42)
    elif name == data.MADRE:
        signs.paint_terminal(pen, (left + 36, top + 27), 1)
    else:
        signs.paint_rocket(pen, (left + 36, top + 27), 1)


def colours(name: str) -> tuple[Colour, Colour]:
    """Give the colour of a room's rim and of its floor."""
    if name in data.SECTORS:
        return signs.SUITS[name][0], FLOOR
    return (signs.SCREEN_LIGHT, SCREEN) if name == data.MADRE else (YELLOW, HATCH)


def _doors(pen: Pen, sector: str) -> None:
    """Draw the doors of a main sector: to its neighbour, to MADRE and to the NAVE."""
    left, top, right, bottom = ROOMS[sector]
    west, north = left < 300, top < 300
    near = bottom if north else top
    for x in (300, 420) if west else (560, 800):
        _door(pen, (x - 26, near - 4, x + 26, near + 4))
        far = ROOMS[data.MADRE][1 if north else 3]
        _door(pen, (x - 26, far - 4, x + 26, far + 4))
    side, y = (right if west else left), (top + bottom) / 2 + 20
    _door(pen, (side - 4, y - 26, side + 4, y + 26))


def _door(pen: Pen, box: Box) -> None:
    left, top, right, bottom = box
    pen.box((left - 3, top - 3, right + 3, bottom + 3), INK, radius=4)
    pen.box(box, HULL_LIGHT, radius=3)


def _lock(pen: Pen) -> None:
    """Draw the airlock between the deck and the NAVE, hazard-striped: she only docks here."""
    x = (ROOMS[data.MADRE][2] + ROOMS[data.NAVE][0]) / 2
    top, bottom = ROOMS[data.NAVE][1], ROOMS[data.NAVE][3]
    pen.box((x - 14, top, x + 14, bottom), INK, radius=6)
    stripes(pen, (x - 10, top + 4, x + 10, bottom - 4), 16)


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


HEADS = tuple(
    mix(light, INK, 0.62) for light in (*(pair[0] for pair in signs.SUITS.values()), signs.SCREEN_LIGHT, YELLOW)
)
"""The grounds of the rooms' headings."""

FLAT = (*HEADS, SPACE, HULL, HULL_LIGHT, HULL_DARK, FLOOR, SCREEN, HATCH, DARK)
BLENDS = (
    (SPACE, WHITE),
    *((FLOOR, mix(FLOOR, colour, 0.2)) for pair in signs.SUITS.values() for colour in pair),
    (HULL, HULL_LIGHT),
    (HULL, HULL_DARK),
    (FLOOR, INK),
    (SCREEN, signs.SCREEN_LIGHT),
    (signs.SCREEN_LIGHT, INK),
    *((head, WHITE) for head in HEADS),
)
