"""The tiles of the city as they are printed: hexagons of land types, each in a colour and a pattern of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import TypeAlias

from PIL import Image, ImageDraw

from bot.art.colours import BLACK, INK, WHITE, Colour
from bot.art.pen import Pen, Point, layer, put, sprite
from cogs.escape_plan.data import TILES
from cogs.escape_plan.face.art import ART
from cogs.escape_plan.rules.city.tiles import ROTATIONS

FINE = 110
"""The radius from which tiles are drawn less finely: they take long."""

TALL = sqrt(3)
"""The height of a hexagon, in radii."""

REACH = 0.56
"""How far from the middle things stand, in radii."""

LANDS: dict[str, tuple[Colour, Colour]] = {
    "I": ((72, 64, 66), (112, 98, 92)),
    "C": ((186, 186, 190), (146, 148, 158)),
    "R": ((116, 168, 96), (70, 122, 66)),
    "W": ((66, 124, 190), (142, 194, 232)),
}
"""Ground and pattern of each land type."""

GAP = 0.04
"""How much of a tile its dark rim takes, in radii."""

GROUNDS = tuple(ground for ground, _ in LANDS.values())

ROLES: dict[str, str] = {
    "S1": "s.pP.o",
    "S2": "QqpPho",
    "A1": "Pp.qQo",
    "A2": "pP.ho.",
    "A3": "PpqQ.o",
    "B1": "PpqQo.",
    "B2": "PpqQo.",
    "B3": "QqhpPo",
    "C1": "pP.s.o",
    "C2": "s.pP.o",
    "C3": "pPhs.o",
    "D1": "pPo.Qq",
    "D2": "pPo.Qq",
    "D3": "PpqQ.o",
}
"""What stands in each sixth, from north clockwise: the first and second place (p, q) and who is there (P, Q), subway
(s), helipad (h), officers (o)."""


def side(direction: int) -> float:
    """Give the angle of an edge, in radians clockwise from three o'clock."""
    return pi * (direction / 3 - 0.5)


def toward(middle: Point, direction: int, length: float) -> Point:
    """Give the point `length` pixels from `middle` toward an edge."""
    return middle[0] + length * cos(side(direction)), middle[1] + length * sin(side(direction))


def hexagon(middle: Point, radius: float) -> list[Point]:
    """Give the corners of a hexagon, first those of the northern edge."""
    x, y = middle
    angles = (pi * (direction / 3 - 2 / 3) for direction in range(ROTATIONS))
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def sixth(tile: str, turned: int, role: str) -> int:
    """Give the direction in which something stands on a tile as it is turned."""
    return (ROLES[tile].index(role) + turned) % ROTATIONS


@lru_cache(maxsize=160)
def printed(tile: str, turned: int, radius: int) -> Image.Image:
    """Draw a tile without what changes, `2 * radius` wide. Kept, so do not draw on it."""
    edges = [TILES[tile].edges[(direction - turned) % ROTATIONS] for direction in range(ROTATIONS)]
    image = Image.new("RGB", size(radius), INK)
    for direction, edge in enumerate(edges):
        box, mask = wedge(direction, radius)
        image.paste(texture(edge, radius).crop(box), box, mask)
    for direction, edge in enumerate(edges):
        if edges[direction - 1] != edge:
            box, mask = crack(direction, radius)
            image.paste(INK, box, mask)
    for role, paint in (("s", "subway"), ("h", "helipad")):
        if role in ROLES[tile]:
            wide = round(radius * 0.34)
            x, y = toward(middle(radius), sixth(tile, turned, role), radius * REACH)
            put(image, ART.sprite(paint, wide), x - wide / 2, y - wide / 2)
    image.putalpha(outline(radius))
    return image


def size(radius: int) -> tuple[int, int]:
    """Give the width and height of a tile."""
    return 2 * radius, round(TALL * radius)


def scale(radius: int) -> int:
    """Give how much larger a tile is drawn before it is reduced."""
    return 3 if radius < FINE else 2


def middle(radius: float) -> Point:
    """Give the middle of a tile, from its upper left corner."""
    return radius, TALL * radius / 2


Piece: TypeAlias = "tuple[tuple[int, int, int, int], Image.Image]"
"""A part of a tile as a mask, with the box where it lies."""


@lru_cache(maxsize=16)
def outline(radius: int) -> Image.Image:
    """Give a whole tile as a mask."""
    return _mask(radius, lambda pen: pen.shape(hexagon(middle(radius), radius), WHITE))


@lru_cache(maxsize=96)
def wedge(direction: int, radius: int) -> Piece:
    """Give a sixth of a tile, without its rim."""
    corners = hexagon(middle(radius), radius - max(2.0, radius * GAP))
    points = (middle(radius), corners[direction], corners[(direction + 1) % ROTATIONS])
    return _piece(_mask(radius, lambda pen: pen.shape(points, WHITE)))


@lru_cache(maxsize=96)
def crack(direction: int, radius: int) -> Piece:
    """Give the line from the middle of a tile to the end of an edge that comes first clockwise."""
    line = (middle(radius), hexagon(middle(radius), radius)[direction])
    return _piece(_mask(radius, lambda pen: pen.line(line, WHITE, max(1.0, radius * 0.014))))


def _mask(radius: int, paint: Callable[[Pen], None]) -> Image.Image:
    return layer(size(radius), BLACK, paint, scale(radius)).convert("L")


def _piece(mask: Image.Image) -> Piece:
    box = mask.getbbox()
    assert box is not None
    return box, mask.crop(box)


@lru_cache(maxsize=128)
def label(tile: str, radius: int) -> Image.Image:
    """Write the name of a tile."""
    width, large = radius * 0.32, round(radius * 0.22)

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, large * 1.1), INK, radius=large * 0.3)
        pen.text((width / 2, large * 0.55), tile, large, WHITE)

    return sprite((round(width), round(large * 1.1)), paint, scale(radius))


@lru_cache(maxsize=64)
def texture(land: str, radius: int) -> Image.Image:
    """Draw the ground of a land type, as large as a tile."""
    width, height = (measure * scale(radius) for measure in size(radius))
    ground, mark = LANDS[land]
    image = Image.new("RGB", (width, height), ground)
    draw = ImageDraw.Draw(image)
    step = radius * scale(radius) * 0.13
    if land == "I":
        for number in range(-round(height / step), round(width / step) + 1, 2):
            start = number * step
            draw.line(((start, height), (start + height, 0)), mark, round(step * 0.5))
        return image.reduce(scale(radius))
    for row in range(round(height / step) + 1):
        y = row * step
        for column in range(round(width / step) + 1):
            x = (column + row % 2 / 2 if land != "C" else column) * step
            if land == "C":
                draw.rectangle((x, y, x + step * 0.45, y + step * 0.55), mark)
            elif land == "R":
                draw.ellipse((x, y, x + step * 0.55, y + step * 0.55), mark)
            elif row % 2:
                half = step / 2
                thick = round(step * 0.22)
                draw.arc((x, y - half / 2, x + half, y + half / 2), 180, 360, mark, thick)
                draw.arc((x + half - thick, y - half / 2, x + step, y + half / 2), 0, 180, mark, thick)
    return image.reduce(scale(radius))


FLAT = tuple(colour for pair in LANDS.values() for colour in pair)
BLENDS = (*LANDS.values(), *((INK, ground) for ground in GROUNDS))
