"""What stands still on the ground of Colditz: spaces, cells, barracks, the car, flags of the objectives, trees."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random

from PIL import Image

from bot.art.colours import BLACK, INK, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, centre, put, sprite
from bot.art.sketch import Sketch
from cogs.colditz.face import crossings, ground, signs
from cogs.colditz.face.ground import INDOORS
from cogs.colditz.face.lattice import MASTER, PLACES
from cogs.colditz.rules.castle.board import CHARS, OBJECTIVES, OVER_TUNNEL, SPACES, label

LEAF: Colour = (60, 92, 56)
LEAF_LIGHT: Colour = (82, 116, 66)
BED: Colour = (92, 98, 84)
CELL: Colour = (84, 84, 96)
GLASS: Colour = (186, 206, 222)

DISCS: dict[str, tuple[Colour, Colour]] = {
    "c": ((190, 192, 194), ground.FLAGS),
    "+": ((142, 144, 154), (92, 94, 104)),
    "E": ((142, 144, 154), BLACK),
    "o": (WHITE, (178, 176, 168)),
    "v": ((196, 160, 116), (124, 92, 60)),
    "F": ((196, 160, 116), BLACK),
    "w": ((164, 200, 116), (90, 130, 60)),
    "z": ((172, 142, 144), (96, 72, 76)),
    "S": ((252, 238, 176), (190, 156, 70)),
    "H": ((104, 168, 236), (24, 62, 120)),
    "g": ((198, 210, 150), (112, 124, 70)),
    "O": (YELLOW, (96, 84, 20)),
    "y": ((206, 170, 120), (110, 80, 48)),
    **dict.fromkeys(INDOORS, ((240, 204, 148), (150, 104, 56))),
}
"""The colour and the rim of a space, by its character; like the ground where none is given."""

ALIKE = {"V": "v", "A": "v", "G": "v", "B": "c", "K": "v", "P": "v"}

LAMPS = ((25, 10.6), (80, 8), (10.6, 32), (86, 37.3))
"""Where the searchlights stand, in half-columns and rows."""

RADIUS = 0.76
"""The size of a space, in half-columns."""


@cache
def disc(char: str) -> Image.Image:
    """Draw a space as it is printed: colour by zone, a black outline for a cell exit, black for a guard post."""
    size = round(2 * MASTER.unit)
    middle, radius = size / 2, MASTER.unit * RADIUS
    fill, rim = DISCS[ALIKE.get(char, char)]
    thick = 5 if char in "EF" else 2

    def paint(pen: Pen) -> None:
        if char in "BG":
            pen.disc((middle, middle), radius + 3, WHITE)
            pen.disc((middle, middle), radius, BLACK)
            return
        pen.disc((middle, middle), radius + (3 if char in "EF" else 0), fill, rim, thick)

    return sprite((size, size), paint)


@cache
def flag(number: str, left: bool) -> Image.Image:
    """Draw the flag of an objective with its number; its pole stands in the middle."""
    way = -1 if left else 1

    def paint(pen: Pen) -> None:
        sketch = Sketch(pen, (0, 0), 108)
        cloth = ((0, 4), (72, 4), (60, 28), (72, 54), (0, 54))
        sketch.line(((100, 4), (100, 76)), signs.BONE, 7)
        sketch.shape([(100 + way * (x + 4), y) for x, y in cloth], YELLOW)
        sketch.text((100 + way * 35, 29), number, 50, INK)

    return sprite((216, 91), paint)


def _flag(image: Image.Image, name: str) -> None:
    """Raise the flag of an objective on the side where it hides no space."""
    x, y = PLACES[name]
    left = any(label(x + step, y - 1) in SPACES for step in (1, 3))
    across, down = MASTER.at(x, y)
    put(image, flag(OBJECTIVES[name][1:], left), across - 108, max(0, down - 91))


@cache
def tree(kind: int) -> Image.Image:
    """Draw a tree from above."""
    chance, size = Random(kind), 54 + 14 * kind

    def paint(pen: Pen) -> None:
        middle = size / 2
        for radius, ink in ((0.3, mix(LEAF, INK, 0.4)), (0.26, LEAF)):
            for turn in range(7):
                x, y = middle + cos(turn * pi / 3.5) * size * 0.17, middle + sin(turn * pi / 3.5) * size * 0.17
                pen.disc((x, y), size * radius, ink)
        for _ in range(5):
            x, y = middle + chance.uniform(-0.2, 0.1) * size, middle + chance.uniform(-0.2, 0.1) * size
            pen.disc((x, y), size * 0.08, LEAF_LIGHT)

    return sprite((size, size), paint)


def _trees(image: Image.Image) -> None:
    chance = Random(1940)
    for (x, y), char in CHARS.items():
        around = {CHARS.get((x + across, y + down), ",") for across in range(-4, 5) for down in range(-2, 3)}
        if char == "," and around <= {","} and chance.random() < 0.8:
            across, down = MASTER.at(x, y)
            centre(image, tree(chance.randrange(4)), (across + chance.uniform(-20, 20), down + chance.uniform(-20, 20)))


def _cell(pen: Pen) -> None:
    pen.box((6, 4, 54, 50), CELL, INK, 2, 6)
    for x in (18, 30, 42):
        pen.line(((x, 6), (x, 48)), ground.DUNGEON, 3)


def _bed(pen: Pen) -> None:
    pen.box((8, 4, 52, 50), BED, INK, 2, 6)
    pen.box((14, 9, 46, 20), signs.BONE, radius=4)


def _car(pen: Pen) -> None:
    sketch = Sketch(pen, (8, -26), 130)
    sketch.shape(((4, 66), (10, 48), (30, 44), (42, 26), (72, 26), (84, 46), (96, 52), (96, 68)), ground.DUNGEON)
    sketch.shape(((36, 44), (45, 31), (56, 31), (56, 44)), GLASS, 0)
    sketch.shape(((61, 44), (61, 31), (70, 31), (77, 44)), GLASS, 0)
    for x in (24, 76):
        sketch.disc((x, 68), 11, BLACK, 3)
        sketch.disc((x, 68), 5, GLASS, 0)
    sketch.disc((94, 57), 4, YELLOW, 0)


def furnish(image: Image.Image) -> None:
    """Draw everything that never changes on the ground of the castle, in the scale of `lattice.MASTER`."""
    _trees(image)
    crossings.paths(image)
    beds, cells = sprite((60, 54), _bed), sprite((60, 54), _cell)
    for (x, y), char in CHARS.items():
        at = MASTER.at(x, y)
        if label(x, y) in SPACES:
            centre(image, disc(char), at)
        elif char in "CDQ":
            centre(image, beds if char == "Q" else cells, at)
    for name in OVER_TUNNEL:
        centre(image, _grate(), MASTER.place(name))
    for place in LAMPS:
        centre(image, _lamp(), MASTER.at(*place))
    cars = [MASTER.at(x, y) for (x, y), char in CHARS.items() if char == "A"]
    centre(image, sprite((146, 80), _car), (sum(x for x, _ in cars) / len(cars), cars[0][1]))
    crossings.links(image)
    for name in OBJECTIVES:
        _flag(image, name)


@cache
def _lamp() -> Image.Image:
    """Draw a searchlight."""

    def paint(pen: Pen) -> None:
        for turn in range(8):
            far = (36 + 34 * cos(turn * pi / 4), 36 + 34 * sin(turn * pi / 4))
            pen.line(((36, 36), far), YELLOW, 5)
        pen.disc((36, 36), 22, INK)
        pen.disc((36, 36), 18, YELLOW)
        pen.disc((36, 36), 10, WHITE)

    return sprite((72, 72), paint)


@cache
def _grate() -> Image.Image:
    """Draw the mark of a space above a tunnel, where nobody may stop."""

    def paint(pen: Pen) -> None:
        for turn in range(0, 360, 45):
            pen.arc((10, 10, 50, 50), turn, turn + 24, crossings.POST, 5)

    return sprite((60, 60), paint)


FLAT = (
    LEAF,
    LEAF_LIGHT,
    BED,
    CELL,
    GLASS,
    *(colour for pair in DISCS.values() for colour in pair),
)
BLENDS = ((INK, YELLOW),)
