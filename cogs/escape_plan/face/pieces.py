"""What stands on the tiles of Escape Plan: officers, inspectors, pawns, and plates for the places with their marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.art.cards import DIGIT
from bot.art.colours import GREEN, INK, TOKENS, WHITE, YELLOW, Colour, mix
from bot.art.lettering import write
from bot.art.pen import Pen, Point, put, sprite
from bot.art.tokens import SHAPES, token
from bot.engine.record import Seat
from cogs.escape_plan.face import lands
from cogs.escape_plan.face.art import ART, DIM, GREY, PAPER
from cogs.escape_plan.rules.facts import CLOSED, OPEN
from cogs.escape_plan.state import NEUTRAL

SHUT = mix(PAPER, INK, 0.55)
"""The ground of a plate where nobody may enter."""

WIDE, HIGH = 0.5, 0.56
"""The size of a place's plate, in radii."""

KEPT = 512
"""How many sprites of a kind are kept."""


def officer(kind: str, size: float) -> Image.Image:
    """Draw an officer: a shield, a star, a square; an inspector is a disc with two letters."""
    return ART.sprite(f"officer-{kind.lower()}", size)


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
        piece.alpha_composite(ART.sprite("star", badge), (wide - badge, 0))
    return piece


@lru_cache(maxsize=KEPT)
def plate(kind: str, code: str, marks: tuple[str, ...], shut: bool, number: str, radius: int) -> Image.Image:
    """Draw the plate of a place on a tile of `radius`: its sign, two letters, and up to three marks beside it.

    `kind` names the sign, `number` stands on it; `shut` is drawn where nobody may enter.
    """
    width, height = round(WIDE * radius), round(HIGH * radius)

    def paint(pen: Pen) -> None:
        edge = max(1.5, radius * 0.015)
        pen.box((0, 0, width, height), INK, radius=radius * 0.07)
        pen.box((edge, edge, width - edge, height - edge), SHUT if shut else PAPER, radius=radius * 0.06)

    image = sprite((width, height), paint, lands.scale(radius))
    size = radius * (0.32 if marks else 0.36)
    left, top = radius * 0.02 if marks else (width - size) / 2, radius * 0.025
    put(image, ART.sprite(kind.replace("_", "-"), size), left, top)
    if number:
        low, high = (0.69, 0.5) if kind == "safehouse" else (0.56, 0.58)
        ink = INK if kind in LIGHT else WHITE
        write(image, (left + size / 2, top + low * size), number, round(high * size), ink, "mm")
    if code:
        large = radius * min(0.2, 0.62 * WIDE / len(code) / DIGIT if not marks else 0.2)
        ink = WHITE if shut else INK
        write(image, (left + size / 2, height - radius * 0.12), code, round(large), ink, "mm")
    column = radius * 0.145
    for place, each in enumerate(marks):
        low = radius * 0.035 + place * (height - radius * 0.07) / 3
        put(image, mark(each, round(column)), width - column - radius * 0.018, low)
    return image


LIGHT = ("safehouse", "way_out")
"""Signs whose number is dark."""


@lru_cache(maxsize=KEPT)
def mark(name: str, size: int) -> Image.Image:
    """Draw a mark: a key by its colour, a cube or control marker by its owner, a gang member, a free space."""
    kind, _, value = name.partition(":")
    if kind == "key":
        return ART.sprite(f"key-{value}", size)
    if kind in ("cube", "flag"):
        colour = GREY if int(value) == NEUTRAL else TOKENS[int(value)]
        return sprite((size, size), lambda pen: (_cube if kind == "cube" else _flag)(pen, size / 100, colour))
    return ART.sprite(kind, size)


def _cube(pen: Pen, unit: float, colour: Colour) -> None:
    pen.box((0, 0, 100 * unit, 100 * unit), INK)
    pen.box((8 * unit, 8 * unit, 92 * unit, 92 * unit), colour)


def _flag(pen: Pen, unit: float, colour: Colour) -> None:
    cloth = [(x * unit, y * unit) for x, y in ((16, 4), (100, 30), (16, 62))]
    pen.line(((16 * unit, 8 * unit), (16 * unit, 100 * unit)), INK, 12 * unit)
    pen.line([*cloth, *cloth[:2]], INK, 16 * unit)
    pen.shape(cloth, colour)


@lru_cache(maxsize=KEPT)
def gate(state: str, number: int, size: int) -> Image.Image:
    """Draw an exit with a number, as it stands."""
    image = ART.sprite("barred" if state == CLOSED else "way-out" if state == OPEN else "door", size).copy()
    ink = INK if state == OPEN else WHITE
    write(image, (size / 2, size * 0.56), str(number), round(size * 0.58), ink, "mm")
    return image


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
BLENDS = ((SHUT, WHITE), (INK, SHUT), (WHITE, GREEN))
