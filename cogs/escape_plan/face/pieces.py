"""What stands on the tiles of Escape Plan: officers, inspectors, pawns, and plates for the places with their marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from bot.art.cards import DIGIT
from bot.art.colours import BLACK, GREEN, INK, PURPLE, TOKENS, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, Point, put, sprite
from bot.art.sketch import Sketch, sign
from bot.art.tokens import SHAPES, token
from bot.engine.record import Seat
from cogs.escape_plan.data import COSTA, COUNTY, FEDERAL, KEYS, SANDRA, SWAT
from cogs.escape_plan.face import lands, signs
from cogs.escape_plan.face.signs import DIM, GREY, NAVY, PAPER, RED, STEEL
from cogs.escape_plan.state import NEUTRAL

OFFICERS: dict[str, tuple[Colour, str]] = {
    FEDERAL: (RED, "F"),
    COUNTY: (NAVY, "C"),
    SWAT: (BLACK, "S"),
    SANDRA: (PURPLE, "Sa"),
    COSTA: (STEEL, "Co"),
}
"""The colour and letter of each kind of officer and of the inspectors."""

KEY_COLOURS: dict[str, Colour] = {"green": GREEN, "yellow": YELLOW, "red": RED}

SHUT = mix(PAPER, INK, 0.55)
"""The ground of a plate where nobody may enter."""

WIDE, HIGH = 0.5, 0.56
"""The size of a place's plate, in radii."""

KEPT = 512
"""How many sprites of a kind are kept."""


@lru_cache(maxsize=KEPT)
def officer(kind: str, size: int) -> Image.Image:
    """Draw an officer: a shield, a star, a square; an inspector is a disc with two letters."""
    colour, letter = OFFICERS[kind]
    middle = size / 2
    rim = max(1.5, size / 18)

    def paint(pen: Pen) -> None:
        for more, ink in ((0.0, INK), (rim, WHITE), (2 * rim, colour)):
            if kind == FEDERAL:
                pen.shape(_shield(size, more), ink)
            elif kind == COUNTY:
                pen.shape(_star(size, more), ink)
            elif kind == SWAT:
                pen.box((more, more, size - more, size - more), ink, radius=size / 10)
            else:
                pen.disc((middle, middle), middle - more, ink)
        share = {FEDERAL: 0.6, COUNTY: 0.62, SWAT: 0.7}.get(kind, 0.5)
        lower = -0.04 if kind == FEDERAL else 0
        pen.text((middle, middle + lower * size), letter, round(size * share), INK if kind == COSTA else WHITE)

    return sprite((size, size), paint)


def _star(size: float, inset: float) -> list[Point]:
    """Give the corners of a star with seven blunt points."""
    reach = size / 2 - inset
    turns = [(pi * (corner / 7 - 0.5), reach * (0.78 if corner % 2 else 1.04)) for corner in range(14)]
    return [(size / 2 + length * cos(turn), size / 2 + length * sin(turn)) for turn, length in turns]


def _shield(size: float, inset: float) -> list[Point]:
    low, high = inset, size - inset
    return [(low, low), (high, low), (high, size * 0.56), (size / 2, high), (low, size * 0.56)]


@lru_cache(maxsize=KEPT)
def pawn(seat: Seat, letter: str, size: int, star: bool, up: bool = False) -> Image.Image:
    """Draw the token of a seat, with the star of the most wanted, on a bright disc for whoever is up."""
    edge = round(size * 0.16) if up else 0
    wide = size + 2 * edge

    def paint(pen: Pen) -> None:
        if up:
            pen.disc((wide / 2, wide / 2), wide / 2, INK)
            pen.disc((wide / 2, wide / 2), wide / 2 - max(1.5, size / 24), YELLOW)

    piece = sprite((wide, wide), paint)
    piece.alpha_composite(token(TOKENS[seat], SHAPES[seat], letter, size), (edge, edge))
    if star:
        badge = round(size * 0.42)
        piece.alpha_composite(sign(signs.star, badge), (wide - badge, 0))
    return piece


@lru_cache(maxsize=KEPT)
def plate(kind: str, code: str, marks: tuple[str, ...], shut: bool, number: str, radius: int) -> Image.Image:
    """Draw the plate of a place on a tile of `radius`: its sign, two letters, and up to three marks beside it.

    `kind` names the sign, `number` stands on it; `shut` is drawn where nobody may enter.
    """
    width, height = round(WIDE * radius), round(HIGH * radius)

    def paint(pen: Pen) -> None:
        edge = max(1.5, radius * 0.015)
        ground = SHUT if shut else PAPER
        pen.box((0, 0, width, height), INK, radius=radius * 0.07)
        pen.box((edge, edge, width - edge, height - edge), ground, radius=radius * 0.06)
        size = radius * (0.32 if marks else 0.36)
        left = radius * 0.02 if marks else (width - size) / 2
        square = Sketch(pen, (left, radius * 0.025), size)
        SIGNS[kind](square)
        if number:
            low, high = (69, 50) if kind == "safehouse" else (56, 58)
            square.text((50, low), number, high, INK if kind in LIGHT else WHITE)
        if code:
            large = radius * min(0.2, 0.62 * WIDE / len(code) / DIGIT if not marks else 0.2)
            pen.text((left + size / 2, height - radius * 0.12), code, round(large), WHITE if shut else INK)
        column = radius * 0.145
        for place, each in enumerate(marks):
            top = radius * 0.035 + place * (height - radius * 0.07) / 3
            mark(Sketch(pen, (width - column - radius * 0.018, top), column), each)

    return sprite((width, height), paint, lands.scale(radius))


SIGNS = {**signs.SIGNS, "door": signs.door, "barred": signs.barred, "way_out": signs.way_out}

LIGHT = ("safehouse", "way_out")
"""Signs whose number is dark."""


def mark(sketch: Sketch, name: str) -> None:
    """Draw a mark: a key by its colour, a cube or control marker by its owner, a gang member, or what is written."""
    kind, _, value = name.partition(":")
    if kind == "key":
        _key(sketch, value)
    elif kind == "cube":
        seat = int(value)
        sketch.box((8, 8, 92, 92), GREY if seat == NEUTRAL else TOKENS[seat], 8)
    elif kind == "free":
        sketch.box((8, 8, 92, 92), INK, 4)
        sketch.box((8, 8, 92, 92), WHITE, 0)
    elif kind == "member":
        sketch.shape(((12, 100), (12, 74), (50, 52), (88, 74), (88, 100)), RED, 6)
        sketch.disc((50, 32), 24, PAPER, 8)
    elif kind == "flag":
        sketch.line(((16, 8), (16, 100)), INK, 12, 0)
        sketch.shape(((16, 4), (100, 30), (16, 62)), TOKENS[int(value)], 8)
    else:
        sketch.text((50, 50), value, 150, INK)


def _key(sketch: Sketch, colour: str) -> None:
    ink = KEY_COLOURS[colour]
    sketch.line(((50, 30), (50, 96)), ink, 14, 8)
    sketch.line(((50, 92), (76, 92)), ink, 12, 8)
    sketch.line(((50, 40), (50, 92)), ink, 14, 0)
    shape = ("disc", "triangle", "square")[KEYS.index(colour)]
    if shape == "disc":
        sketch.disc((50, 30), 28, ink, 8)
    elif shape == "square":
        sketch.box((24, 4, 76, 56), ink, 8)
    else:
        sketch.shape(((16, 56), (50, 0), (84, 56)), ink, 8)


def swarm(image: Image.Image, middle: Point, pieces: list[Image.Image], pitch: float) -> None:
    """Lay up to six sprites of one size around `middle`."""
    for piece, (x, y) in zip(pieces, swarmed(middle, len(pieces), pitch), strict=True):
        put(image, piece, x - piece.width / 2, y - piece.height / 2)


def swarmed(middle: Point, count: int, pitch: float) -> Iterator[Point]:
    """Give where each of several pieces around `middle` lies, two in a row."""
    rows = -(-count // 2)
    for place in range(count):
        row, column = divmod(place, 2)
        inside = min(2, count - 2 * row)
        yield middle[0] + (column - (inside - 1) / 2) * pitch, middle[1] + (row - (rows - 1) / 2) * pitch


FLAT = (SHUT, DIM)
BLENDS = (
    (WHITE, RED),
    (WHITE, NAVY),
    (WHITE, BLACK),
    (INK, NAVY),
    (WHITE, PURPLE),
    (WHITE, GREEN),
    (SHUT, WHITE),
    (INK, SHUT),
)
