"""The cards of Fugitive as sprites: hideouts face-up and face-down, sprint cards, footprints, the way out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin
from typing import Literal, TypeAlias

from PIL import Image

from bot.art.cards import Back
from bot.art.colours import BLUE, INK, ORANGE, SKY, VERMILION, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, Point, put, sprite
from cogs.fugitive.data import ESCAPE, sprint
from cogs.fugitive.face.scenery import ART

Side: TypeAlias = Literal["back", "found", "own", "lost", "start", "escape", "goal"]
"""How a card lies: face-down; found by the Marshal; the viewer's own, face-down to others; never found; the 0; the 42
once played; the 42 as the goal ahead."""

PAPER: Colour = (248, 240, 218)
SHADE: Colour = (170, 186, 214)
BACK: Colour = (38, 62, 112)
BACK_LIGHT: Colour = (92, 126, 190)
BACKS = Back(BACK, BACK_LIGHT)
GOLD: Colour = (236, 190, 70)
EXIT: Colour = (44, 40, 40)
TRACK: Colour = (222, 214, 190)

FACES: dict[str, tuple[Colour, Colour, Colour]] = {
    "back": (BACK, WHITE, WHITE),
    "found": (PAPER, SKY, INK),
    "own": (SHADE, BLUE, INK),
    "lost": (PAPER, ORANGE, INK),
    "start": (PAPER, INK, INK),
    "escape": (GOLD, WHITE, INK),
}
"""Ground, rim and ink of each side."""

MARKED: tuple[Side, ...] = ("found", "own", "lost")
"""The sides that have a sign in their corner."""

DROP = 6
"""How far a card's shadow falls."""


SMALL = 70
"""The width of a hideout below which its number stands lower, clear of the sign."""


@cache
def card(size: tuple[int, int], side: Side, text: str) -> Image.Image:
    """Draw a hideout; with its shadow it is 6 pixels wider and higher than `size`."""
    image = sprite((size[0] + DROP, size[1] + DROP), lambda pen: _card(pen, size, side, text))
    if side in MARKED:
        radius = max(min(17.0, size[0] * 0.23), size[0] * 0.13)
        mark(image, side, (size[0] - radius - 4, radius + 5), radius)
    return image


def _card(pen: Pen, size: tuple[int, int], side: Side, text: str) -> None:
    width, height = size
    radius = width / 9
    if side == "goal":
        _goal(pen, size, text)
        return
    face, rim, ink = FACES[side]
    pen.box((DROP, DROP, width + DROP, height + DROP), (*INK, 150), radius=radius)
    pen.box((0, 0, width, height), INK, radius=radius)
    pen.box((1.5, 1.5, width - 1.5, height - 1.5), rim, radius=radius - 1)
    edge = max(5.0, width / 18)
    pen.box((edge, edge, width - edge, height - edge), face, radius=radius - 3)
    if side == "back":
        _back(pen, (width, height), edge + 5)
    marked = side in MARKED
    large = round(min(width * (0.54 if marked else 0.62), height * 0.56))
    below = (0.66 if width < SMALL else 0.57) if marked else 0.5
    pen.text((width / 2, height * below), text, large, ink)


def mark(image: Image.Image, side: Side, centre: Point, radius: float) -> None:
    """Draw the sign of a side: found, seen by its owner alone, or never found."""
    piece = ART.sprite(side, 2.5 * radius)
    put(image, piece, centre[0] - piece.width / 2, centre[1] - piece.height / 2)


@cache
def sign(side: Side, size: int) -> Image.Image:
    """Draw the sign of a side on a round ground, for the legend."""
    image = sprite((size, size), lambda pen: pen.disc((size / 2, size / 2), size / 2, PAPER))
    mark(image, side, (size / 2, size / 2), size * 0.33)
    return image


def _back(pen: Pen, size: tuple[int, int], inset: float) -> None:
    """Draw the back: a lamp's circle in a dark street."""
    width, height = size
    light = mix(BACK, BACK_LIGHT, 0.35)
    pen.box((inset, inset, width - inset, height - inset), BACK, BACK_LIGHT, 2, width / 14)
    pen.disc((width / 2, height / 2), width * 0.34, light)
    for x in (inset + 8, width - inset - 8):
        for y in (inset + 8, height - inset - 8):
            pen.disc((x, y), 3, BACK_LIGHT)


def _goal(pen: Pen, size: tuple[int, int], text: str) -> None:
    """Draw the way out, while nobody has reached it: a door frame of light."""
    width, height = size
    pen.box((0, 0, width, height), INK, radius=width / 9)
    pen.box((4, 4, width - 4, height - 4), EXIT, GOLD, 5, width / 11)
    pen.box((14, 14, width - 14, height - 14), EXIT, mix(EXIT, GOLD, 0.4), 2, width / 14)
    pen.text((width / 2, height / 2), text, round(min(width * 0.54, height * 0.5)), GOLD)


def _print(pen: Pen, centre: Point, height: float, ink: Colour, turn: float = 0) -> None:
    """Draw one shoe print, pointing up or turned by `turn` degrees clockwise: sole, waist and heel."""
    x, y = centre
    pen.shape([(x + dx * height, y + dy * height) for dx, dy in turned(SOLE, turn)], ink)
    pen.shape([(x + dx * height, y + dy * height) for dx, dy in turned(HEEL, turn)], ink)


def prints(pen: Pen, number: int, centre: Point, height: float, ink: Colour = VERMILION) -> None:
    """Draw the footprints on a card side by side, walking to the right."""
    x, y = centre
    count = sprint(number)
    for place in range(count):
        shift = (place - (count - 1) / 2) * height
        _print(pen, (x + shift * 0.9, y + shift * 0.3), height, ink, 75)


def turned(points: Sequence[Point], turn: float) -> list[Point]:
    """Turn `points` around 0, 0 by `turn` degrees clockwise."""
    across, along = cos(radians(turn)), sin(radians(turn))
    return [(x * across - y * along, x * along + y * across) for x, y in points]


SOLE = (
    *((-0.1, 0.14), (-0.21, -0.12), (-0.2, -0.34), (-0.09, -0.5)),
    *((0.08, -0.5), (0.2, -0.34), (0.2, -0.12), (0.12, 0.14)),
)
HEEL = ((-0.13, 0.22), (0.13, 0.22), (0.15, 0.4), (0.07, 0.5), (-0.07, 0.5), (-0.15, 0.4))


@cache
def step(height: int, turn: int) -> Image.Image:
    """Draw a shoe print turned by `turn` degrees clockwise."""
    size = round(height * 1.1)
    return sprite((size, size), lambda pen: _print(pen, (size / 2, size / 2), height, TRACK, turn))


@cache
def chip(number: int, size: tuple[int, int], own: bool) -> Image.Image:
    """Draw a sprint card that lies open: its number, and its footprints where there is room; the 42 has none."""
    width, height = size

    def paint(pen: Pen) -> None:
        _strip(pen, size, own)
        if width < 1.72 * height or number == ESCAPE:
            pen.text((width / 2, height / 2), str(number), round(height * 0.92), INK)
            return
        pen.text((width * 0.33, height / 2), str(number), round(height * (0.86 if number < 10 else 0.76)), INK)
        both = sprint(number) == 2
        for place in range(sprint(number)):
            shift = (place - 0.5) * height * 0.34 if both else 0
            _print(pen, (width * 0.8 + shift * 0.25, height / 2 + shift), height * 0.5, VERMILION, 75)

    return sprite(size, paint)


@cache
def held(number: int, size: tuple[int, int], colour: Colour) -> Image.Image:
    """Draw a card in the hand of the side of `colour`, with room for its token on the left."""
    width, height = size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, *size), INK, radius=8)
        pen.box((1, 1, width - 1, height - 1), BACK, colour, 3, radius=7)
        pen.text((width * 0.68, height / 2), str(number), round(height * (0.8 if number < 10 else 0.62)), WHITE)

    return sprite(size, paint)


@cache
def sum_of(footprints: int, size: tuple[int, int], own: bool) -> Image.Image:
    """Draw open sprint cards as the sum of their footprints, where there is no room for each."""
    width, height = size

    def paint(pen: Pen) -> None:
        _strip(pen, size, own)
        pen.text((width * 0.37, height / 2), f"+{footprints}", round(height * 0.84), INK)
        _print(pen, (width * 0.83, height / 2), height * 0.62, VERMILION, 75)

    return sprite(size, paint)


@cache
def more(count: int, size: tuple[int, int], own: bool) -> Image.Image:
    """Draw the strip that stands for `count` more sprint cards."""

    def paint(pen: Pen) -> None:
        _strip(pen, size, own)
        pen.text((size[0] / 2, size[1] / 2), f"…{count}", round(size[1] * 0.8), INK)

    return sprite(size, paint)


def _strip(pen: Pen, size: tuple[int, int], own: bool) -> None:
    pen.box((0, 0, *size), INK, radius=8)
    pen.box((2, 2, size[0] - 2, size[1] - 2), SHADE if own else PAPER, radius=6)


FLAT = (PAPER, SHADE, BACK, BACK_LIGHT, GOLD, EXIT, TRACK, mix(BACK, BACK_LIGHT, 0.35))
BLENDS = (
    (INK, PAPER),
    (INK, SHADE),
    (INK, BACK),
    (BACK, WHITE),
    (BACK, BACK_LIGHT),
    (EXIT, GOLD),
    (PAPER, VERMILION),
    (SHADE, VERMILION),
    (BACK, YELLOW),
    (SKY, PAPER),
    (INK, WHITE),
)
