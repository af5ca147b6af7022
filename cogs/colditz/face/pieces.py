"""What moves on the board of Escape from Colditz: pawns, guards, gates, marks on spaces."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PIL import Image

from bot.art.colours import BLACK, BLUE, GREEN, INK, ORANGE, SKY, WHITE, YELLOW, Colour, mix, readable
from bot.art.lettering import font
from bot.art.pen import Pen, put, sprite
from bot.art.tokens import SHAPES, outline_of
from cogs.colditz.face.art import ART, PAPER

RED: Colour = (206, 40, 48)
GREY: Colour = (128, 134, 140)
SHUT: Colour = (244, 206, 84)
GRANTED: Colour = (64, 200, 120)
SAFE: Colour = (64, 150, 255)
DOWN: Colour = (232, 120, 72)

OFFICERS: tuple[Colour, ...] = (BLUE, RED, SKY, ORANGE, GREEN)
"""The officers' colours in turn order, as `data.COLOURS` names them; `SHAPES` has a shape for each."""

LETTERS = "ABCDEFGH"
"""An officer's men."""

Mood = Literal["", "turn", "struck"]
"""How a pawn stands out: its side is to move, or it is about to be caught."""

RIMS: dict[Mood, Colour] = {"": WHITE, "turn": YELLOW, "struck": RED}

SPAN = 1.3
"""The size of a pawn beside the distance of two spaces, where it must be seen on the whole board."""

ROOMY = 1.04
"""The same where there is room."""

LARGE = {"triangle": 0.64, "diamond": 0.62, "cross": 0.66}
"""The size of the letter beside the pawn's, where the shape is narrow."""


@cache
def pawn(
    officer: int, letter: str, size: int, mood: Mood = "", hidden: bool = False, home: bool = False
) -> Image.Image:
    """Draw a man, `size` pixels wide: his officer's colour and shape, his letter; in a secret hide he has a blue ring,
    on his way back from the garrison's cells a small house."""
    colour, shape = OFFICERS[officer], SHAPES[officer]
    middle, thin = size / 2, max(1.2, size / 20)

    def paint(pen: Pen) -> None:
        for outline, ink in ((0.0, SAFE if hidden else INK), (thin * 1.2, RIMS[mood]), (thin * 2.4, colour)):
            if shape == "circle":
                pen.disc((middle, middle), middle - outline, ink)
            elif shape == "square":
                pen.box((outline, outline, size - outline, size - outline), ink, radius=size / 7)
            else:
                pen.shape(outline_of(shape, (middle, middle), middle - outline), ink)
        low = middle + (size * 0.1 if shape == "triangle" else 0)
        letters = round(size * LARGE.get(shape, 0.7))
        pen.text((middle, low), letter, letters, readable(colour), rim=colour, width=thin * 0.8)

    image = sprite((size, size), paint)
    if home:
        put(image, ART.sprite("home", size * 0.44), size * 0.56, 0)
    return image


@cache
def guard(number: int, size: int, mood: Mood = "", chasing: int | None = None, barred: bool = False) -> Image.Image:
    """Draw a guard: a black shield with his number; whom he pursues is a dot in that officer's colour, one who cannot
    be posted is struck out."""
    thin = max(1.2, size / 20)

    def paint(pen: Pen) -> None:
        for more, ink in ((0.0, INK), (thin, RIMS[mood]), (thin * 2.2, BLACK)):
            left, right = size * 0.06 + more, size * 0.94 - more
            pen.shape(
                (
                    (left, more),
                    (right, more),
                    (right, size * 0.62),
                    (size / 2, size - more * 1.2),
                    (left, size * 0.62),
                ),
                ink,
            )
        pen.text((size / 2, size * 0.43), str(number), round(size * (0.62 if number < 10 else 0.54)), WHITE)
        if chasing is not None:
            pen.disc((size * 0.5, size * 0.82), size * 0.18, WHITE)
            pen.disc((size * 0.5, size * 0.82), size * 0.13, OFFICERS[chasing])
        if barred:
            for width, ink in ((0.2, INK), (0.11, RED)):
                pen.line(((size * 0.1, size * 0.9), (size * 0.9, size * 0.1)), ink, size * width)

    return sprite((size, size), paint)


@cache
def gate(kind: str, letter: str, size: int, passed: bool) -> Image.Image:
    """Draw a gate: a square with the letter of a key, a disc with that of a pass; green while it is paid for."""
    fill = GRANTED if passed else SHUT
    rim = size / 14

    def paint(pen: Pen) -> None:
        for more, ink in ((0.0, WHITE), (rim, INK), (rim * 2, fill if kind == "key" else RED if not passed else fill)):
            if kind == "key":
                pen.box((more, more, size - more, size - more), ink, radius=size / 8)
            else:
                pen.disc((size / 2, size / 2), size / 2 - more, ink)
        if kind == "pass":
            pen.disc((size / 2, size / 2), size / 2 - rim * 3.2, WHITE)
        pen.text((size / 2, size / 2), letter, round(size * (0.7 if kind == "key" else 0.6)), INK)

    return sprite((size, size), paint)


@cache
def mark(text: str, size: int, hide: bool = False) -> Image.Image:
    """Draw a space that can be reached, with its coordinates; one in a hide is blue."""

    def paint(pen: Pen) -> None:
        ground = mix(SKY, WHITE, 0.4) if hide else YELLOW
        pen.disc((size / 2, size / 2), size / 2, INK)
        pen.disc((size / 2, size / 2), size / 2 - max(1.5, size / 24), ground)
        letters = round(size * (0.46 if len(text) < 3 else 0.39 if len(text) < 4 else 0.32))
        pen.text((size / 2, size / 2), text, letters, INK)

    return sprite((size, size), paint)


@cache
def tag(text: str, letters: int, hide: bool = False) -> Image.Image:
    """Draw the name of a space in large letters on a plate, blue for one in a hide."""
    high = round(letters * 1.2)
    wide = max(high, round(font(letters).getlength(text) + letters * 0.4))

    def paint(pen: Pen) -> None:
        pen.box((0, 0, wide, high), INK, radius=high / 4)
        pen.box((3, 3, wide - 3, high - 3), mix(SKY, WHITE, 0.4) if hide else YELLOW, radius=high / 5)
        pen.text((wide / 2, high / 2), text, letters, INK)

    return sprite((wide, high), paint)


@cache
def ring(size: int, ink: Colour) -> Image.Image:
    """Draw a ring around a space."""

    def paint(pen: Pen) -> None:
        pen.disc((size / 2, size / 2), size / 2, None, INK, size / 9)
        pen.disc((size / 2, size / 2), size / 2 - size / 36, None, ink, size / 18)

    return sprite((size, size), paint)


@cache
def cross(size: int, ink: Colour) -> Image.Image:
    """Draw a cross over a man who is lost."""

    def paint(pen: Pen) -> None:
        for width, colour in ((0.3, INK), (0.16, ink)):
            pen.line(((size * 0.1, size * 0.1), (size * 0.9, size * 0.9)), colour, size * width)
            pen.line(((size * 0.1, size * 0.9), (size * 0.9, size * 0.1)), colour, size * width)

    return sprite((size, size), paint)


@cache
def dot(officer: int, size: int) -> Image.Image:
    """Draw the trace of an officer's man where he went down a drop or through the wire."""

    def paint(pen: Pen) -> None:
        pen.disc((size / 2, size / 2), size / 2, INK)
        pen.disc((size / 2, size / 2), size * 0.4, WHITE)
        pen.disc((size / 2, size / 2), size * 0.3, OFFICERS[officer])

    return sprite((size, size), paint)


@cache
def die(pips: int, size: int) -> Image.Image:
    """Draw a die."""
    places = {
        1: "e",
        2: "ai",
        3: "aei",
        4: "acgi",
        5: "acegi",
        6: "abcghi",
    }[pips]

    def paint(pen: Pen) -> None:
        pen.box((0, 0, size, size), INK, radius=size / 5)
        pen.box((1.5, 1.5, size - 1.5, size - 1.5), PAPER, radius=size / 6)
        for each in places:
            row, column = divmod("adgbehcfi".index(each), 3)
            pen.disc((size * (0.26 + 0.24 * column), size * (0.26 + 0.24 * row)), size * 0.1, INK)

    return sprite((size, size), paint)


FLAT = (RED, GREY, SHUT, GRANTED, SAFE, DOWN, mix(SKY, WHITE, 0.4))
BLENDS = (
    (INK, WHITE),
    *((WHITE, colour) for colour in OFFICERS),
    (INK, RED),
    (INK, GRANTED),
    (INK, SHUT),
    (BLACK, WHITE),
)
