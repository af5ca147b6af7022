"""What lies on the table of Stalag 17: dice, cards, and the tunnel with what the plan asks for."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.cards import Back
from bot.art.colours import BLACK, GREEN, INK, ORANGE, SKY, VERMILION, WHITE, YELLOW, Colour, mix
from bot.art.pen import Box, Pen, Point, sprite
from bot.art.sketch import Sketch
from cogs.stalag17 import data
from cogs.stalag17.data import RULES
from cogs.stalag17.face import signs
from cogs.stalag17.face.signs import EARTH, PAPER, SILVER

BACK = Back((84, 62, 44), (196, 164, 112))
"""The back of the cards."""

WOOD: Colour = (226, 186, 128)
WOOD_DARK: Colour = (150, 104, 58)
DIM: Colour = (58, 66, 78)
MUD: Colour = (66, 48, 36)
SHADED = mix(PAPER, INK, 0.28)
GREEN_DARK = mix(GREEN, INK, 0.5)

BANDS: dict[str, Colour] = {
    data.OBJECT: SKY,
    data.RUNAWAY: GREEN,
    data.BARRACKS: ORANGE,
    data.INFORMATION: VERMILION,
}
"""The edge of a card, by its kind."""

ROUND = 0.16
"""The radius of a die's corners, as a share of its size."""


@cache
def die(face: str, size: int, special: int = RULES.special_face_runaway) -> Image.Image:
    """Draw an object die: a sign on wood; its special face with what that adds, blank where it adds nothing."""

    def paint(pen: Pen) -> None:
        adds = face == data.SPECIAL and special
        _cube(pen, size, GREEN if adds else WOOD, GREEN_DARK if adds else WOOD_DARK)
        inset = size * 0.13
        if adds:
            signs.runner(Sketch(pen, (inset * 0.9, inset * 0.6), size * 0.56))
            pen.text((size * 0.6, size * 0.7), f"+{special}", round(size * 0.5), WHITE)
        elif face != data.SPECIAL:
            signs.SIGNS[face](Sketch(pen, (inset, inset - size * 0.025), size - 2 * inset))

    return sprite((size, size), paint)


PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def numbered(number: int, size: int) -> Image.Image:
    """Draw the numbered die, white with pips."""

    def paint(pen: Pen) -> None:
        _cube(pen, size, WHITE, SILVER)
        for x, y in PIPS.get(number, ()):
            pen.disc((size * (0.5 + 0.24 * x), size * (0.475 + 0.24 * y)), size * 0.095, INK)

    return sprite((size, size), paint)


def _cube(pen: Pen, size: int, top: Colour, side: Colour) -> None:
    radius = size * ROUND
    pen.box((0, 0, size, size), INK, radius=radius)
    pen.box((3, 3, size - 3, size - 3), side, radius=radius - 2)
    pen.box((3, 3, size - 3, size - size * 0.05 - 3), top, radius=radius - 2)


@cache
def tunnel(runaway: int, size: tuple[int, int]) -> Image.Image:
    """Draw the way out with the runaway points that the plan asks for."""
    width, height = size
    large = height * 0.62

    def paint(pen: Pen) -> None:
        for more, ink in ((0, INK), (4, EARTH), (14, MUD), (19, BLACK)):
            pen.box((more, more, width - more, height), ink, radius=height * 0.44 - more)
            pen.box((more, height / 2, width - more, height), ink)
        signs.run(Sketch(pen, (width * 0.12, height * 0.3), height * 0.46), GREEN)
        digits = str(runaway)
        pen.text((width * 0.66, height * 0.56), digits, round(large if len(digits) < 2 else large * 0.82), YELLOW)

    return sprite(size, paint)


@cache
def card(kind: str, size: tuple[int, int], marked: bool = False) -> Image.Image:
    """Draw a card face-up: its signs, its vigilance in hand on a lamp where there is room.

    `kind` is an id of the box such as `food-2`; `marked` shades a card that lies face-down but is known.
    """
    width, height = size
    data_of = KINDS[kind]
    paper = SHADED if marked else PAPER
    edge = max(3.0, width * 0.06)

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=width * 0.14)
        pen.box((2, 2, width - 2, height - 2), BANDS[data_of.kind], radius=width * 0.13)
        pen.box((edge + 1, edge + 1, width - edge - 1, height - edge - 1), paper, radius=width * 0.09)
        inside = (edge + 3, edge + 3, width - edge - 3, height - edge - 3)
        if width < ROOMY:
            _signs(pen, data_of, inside, small=True)
            return
        _signs(pen, data_of, inside, small=False)
        light = width * 0.25
        _lamp(pen, (light * 0.98, light * 0.98), light * 0.92, str(data_of.hand))

    return sprite(size, paint)


KINDS = {kind.id: kind for kind in data.BOX.cards}

ROOMY = 60
"""The width from which a card shows its vigilance as well."""


def _signs(pen: Pen, kind: data.Kind, box: Box, small: bool) -> None:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    if kind.runaway:
        size = width * (0.62 if small else 0.6)
        signs.run(Sketch(pen, (left - 1 if small else right - size, top), size), GREEN)
        at = (right - width * 0.26, bottom - height * 0.3) if small else ((left + right) / 2, bottom - height * 0.25)
        pen.text(at, str(kind.runaway), round(height * (0.62 if small else 0.56)), INK)
    elif len(kind.objects) == 2:
        first, other = (signs.SIGNS[each] for each in kind.objects)
        size = width * 0.6 if small else width * 0.62
        first(Sketch(pen, (right - size, top), size))
        other(Sketch(pen, (left, bottom - size), size))
    else:
        (name,) = kind.objects or (kind.kind,)
        size = min(width, height) if small else width * 0.92
        middle = (top + bottom) / 2 if small else bottom - size * 0.52
        signs.SIGNS[name](Sketch(pen, ((left + right - size) / 2, middle - size / 2), size))


def _lamp(pen: Pen, at: Point, radius: float, text: str) -> None:
    pen.disc(at, radius + 2, INK)
    pen.disc(at, radius, YELLOW)
    pen.text(at, text, round(radius * 1.7), INK)


@cache
def slot(size: tuple[int, int]) -> Image.Image:
    """Draw the place of a pile without a card."""
    return sprite(size, lambda pen: pen.box((0, 0, *size), INK, DIM, 3, size[0] * 0.14))


FLAT = (*BACK, WOOD, WOOD_DARK, DIM, MUD, SHADED, GREEN_DARK)
BLENDS = (
    BACK,
    (INK, WOOD),
    (INK, BACK.rim),
    (BACK.ground, YELLOW),
    (BACK.ground, WHITE),
    (WHITE, GREEN),
    (BLACK, YELLOW),
    (BLACK, GREEN),
)
