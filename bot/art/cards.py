"""Face-down cards in the colours of a game: decks, piles and hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, Point, sprite

DIGIT = 0.63
"""The width of a digit, as a share of its height."""


class Back(NamedTuple):
    """The colours of the back of a card and of its rim."""

    ground: Colour
    rim: Colour


@cache
def deck(count: int, back: Back) -> Image.Image:
    """Return a picture of a deck, 96 by 96 pixels. The height of the deck shows `count`.

    An empty deck is an outline.
    """
    return sprite((96, 96), lambda pen: _deck(pen, count, back))


def _deck(pen: Pen, count: int, back: Back) -> None:
    layers = (count + 1) // 2
    shift = min(3.0, 24 / max(layers, 1))
    if not count:
        pen.box((6, 24, 66, 94), mix(INK, back.ground, 0.3), back.rim, 3, 8)
        return
    corners = [(6 + place * shift, 24 - place * shift) for place in range(layers)]
    thin = shift < 3
    for place, (left, top) in enumerate(corners):
        pen.box((left, top, left + 60, top + 70), INK, radius=8)
        if thin and place == layers - 1:
            _sides(pen, corners, back)
        if not thin or place == layers - 1:
            pen.box((left + 1.5, top + 1.5, left + 58.5, top + 68.5), back.rim, radius=7)
            pen.box((left + 4, top + 4, left + 56, top + 66), back.ground, radius=5)


def _sides(pen: Pen, corners: Sequence[Point], back: Back) -> None:
    """Draw the edges of the cards in a deck, alternately light and dark.

    The cards are too close for outlines.
    """
    for place, (left, top) in enumerate(corners):
        ink = back.rim if place % 4 < 2 else mix(INK, back.rim, 0.5)
        pen.box((left + 1.5, top + 1.5, left + 58.5, top + 68.5), ink, radius=7)
    left, top = corners[-1]
    pen.box((left, top, left + 60, top + 70), INK, radius=8)


@cache
def pile(count: int, height: int, back: Back, most: int = 4) -> Image.Image:
    """Return a picture of face-down cards and their number.

    The picture shows up to `most` backs, one behind the other. Without cards, it is an outline.
    """
    shown, width, shift = max(1, min(count, most)), round(height * 0.95), round(height * 0.24)

    def paint(pen: Pen) -> None:
        if not count:
            pen.box((0, 0, width, height), INK, mix(INK, back.rim, 0.5), 3, radius=8)
            pen.text((width / 2, height / 2), "0", round(height * 0.84), back.rim)
            return
        for place in range(shown):
            left = shift * (shown - 1 - place)
            pen.box((left, 0, left + width, height), INK, radius=8)
            pen.box((left + 2, 2, left + width - 2, height - 2), back.ground, back.rim, 3, radius=7)
        pen.text((width / 2, height / 2), str(count), round(height * (0.84 if count < 10 else 0.64)), YELLOW)

    return sprite((width + shift * (shown - 1), height), paint)


@cache
def held(count: int, size: tuple[int, int], back: Back) -> Image.Image:
    """Return a picture of a hand of face-down cards: a fan with the number of cards.

    `size` is the size of the whole picture.
    """
    width, height = size
    card, lean = width * 0.7, width * 0.15

    def paint(pen: Pen) -> None:
        for shift in (-lean, lean, 0.0)[-max(1, min(count, 3)) :]:
            left, top = (width - card) / 2 + shift, 1 + abs(shift) / 4
            pen.box((left - 2, top, left + card + 2, height - 2 + abs(shift) / 8), INK, radius=8)
            ground, rim = (back.ground, back.rim) if count else (INK, mix(INK, back.rim, 0.5))
            pen.box((left, top + 2, left + card, height - 4), ground, rim, 3, radius=6)
        size = min(height * 0.8, width / DIGIT / len(str(count)))
        pen.text((width / 2, height / 2), str(count), round(size), WHITE if count else back.rim)

    return sprite(size, paint)
