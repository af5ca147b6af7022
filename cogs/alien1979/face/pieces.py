"""What moves in a picture of Alien 1979: tokens with their marks, seats of the ship, cards, the alarm of a room."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.colours import INK, TOKENS, WHITE, YELLOW
from bot.art.lettering import write
from bot.art.pen import Box, Pen, put, sprite
from bot.art.tokens import SHAPES, token
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.face.art import ART, GREY, PAPER, SUITS, WOUND
from cogs.alien1979.face.scenery import stripes
from cogs.alien1979.view import PawnView

TALL = 1.28
"""How much higher than wide a token is with its notches."""


def token_of(seat: Seat, letter: str, size: int, out: bool = False) -> Image.Image:
    """Draw the token of a seat: a colour and a shape of its own, grey when it is out."""
    return token(GREY if out else TOKENS[seat % len(TOKENS)], SHAPES[seat % len(SHAPES)], letter, size)


@cache
def notches(marks: int, size: tuple[int, int]) -> Image.Image:
    """Draw a row of five notches: wounds are tall and red, the others small and dull."""
    width, height = size
    pitch = (width - 4) / data.DEADLY

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=height / 4)
        for place in range(data.DEADLY):
            left, right = 2 + place * pitch + 1, 2 + (place + 1) * pitch - 1
            if place < marks:
                pen.box((left, 2, right, height - 2), WOUND, radius=3)
            else:
                low = height * 0.36
                pen.box((left + pitch * 0.16, low, right - pitch * 0.16, height - low), GREY, radius=2)

    return sprite(size, paint)


@cache
def pawn(seat: Seat, letter: str, size: int, marks: int, guard: str, turn: bool, owed: bool) -> Image.Image:
    """Draw a token `size` wide as it stands in a room; it reaches 8 pixels further on each side.

    `guard` is empty, `weapon` or `shield`.
    """
    edge = 8
    high = round(size * TALL)
    piece = sprite((size + 2 * edge, high + 2 * edge), lambda pen: _spot(pen, size, high) if turn else None)
    put(piece, token_of(seat, letter, size), edge, edge)
    strip = high - size - 2
    put(piece, notches(marks, (size, strip)), edge, edge + size + 2)
    badge = max(32, round(size * 0.48))
    if guard:
        corner = size - badge + 2 if SHAPES[seat % len(SHAPES)] == "wedge" else -6
        put(piece, guard_sign(guard, badge), edge + size - badge + 4, edge + corner)
    if owed:
        put(piece, ART.sprite("bubble", badge), edge - 4, edge - 6)
    return piece


def _spot(pen: Pen, size: int, high: int) -> None:
    pen.box((0, 0, size + 16, high + 16), INK, radius=14)
    pen.box((2, 2, size + 14, high + 14), WHITE, radius=12)


def guard_of(one: PawnView) -> str:
    """Tell how a pawn is guarded."""
    return "shield" if one.shielded else "weapon" if one.weapon else ""


def guard_sign(guard: str, size: int) -> Image.Image:
    """Draw the sign of a guard."""
    return ART.sprite("shield-armed" if guard == "shield" else "weapon", size)


def chair(size: int) -> Image.Image:
    """Draw a free seat of the auxiliary ship, as large as a token with its notches."""
    return ART.sprite("chair", size)


def alarm(room: Box, mad: bool) -> Image.Image:
    """Draw the alarm of the sector where the Alien is, floor and rim; hatched while it is mad."""
    return ART.sprite("alarm-mad" if mad else "alarm-calm", room[2] - room[0])


@cache
def face(card: data.Card, size: tuple[int, int]) -> Image.Image:
    """Draw a card of the Alien's deck face-up: rank, and the suit in the middle."""
    width, height = size
    rank, suit = card

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=16)
        pen.box((2, 2, width - 2, height - 2), PAPER, radius=14)
        pen.box((9, 9, width - 9, height - 9), PAPER, SUITS[suit][1], 4, 10)

    image, sign = sprite(size, paint), width * 0.674
    put(image, ART.sprite(suit, sign), (width - sign) / 2, height * 0.458)
    write(image, (width / 2, height * 0.25), str(rank), round(height * 0.42), INK, "mm")
    return image


def goal(trio: bool, width: int) -> Image.Image:
    """Draw the codes that it takes: three alike, or two pairs."""
    return ART.sprite("goal-trio" if trio else "goal-pairs", width)


@cache
def hazard(size: tuple[int, int]) -> Image.Image:
    """Draw the frame of the countdown: hazard stripes around a dark field."""
    width, height = size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=14)
        stripes(pen, (4, 6, width - 4, height - 6), 22)
        pen.box((18, 18, width - 18, height - 18), INK, YELLOW, 4, 10)

    return sprite(size, paint)
