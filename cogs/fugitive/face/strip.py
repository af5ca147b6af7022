"""The whole row as a strip of small cards, for pictures that are about something else (docs/rules/fugitive.md §7)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from PIL import Image

from bot.art.cards import pile
from bot.art.colours import INK, WHITE, YELLOW
from bot.art.grid import grid
from bot.art.lettering import SMALLEST, fitted, font, write
from bot.art.pen import Box, Pen, put, sprite
from cogs.fugitive import data
from cogs.fugitive.face import cards
from cogs.fugitive.view import SpotView, View

CHIP = 34
"""The height of what stands beneath a card."""

WIDEST = 104
"""The widest card of a strip."""

LARGEST = 46
"""The largest letters of what a card may be."""

EDGE = 14
"""The room to either side of these letters."""

WIDER = 124
"""The widest card of a strip whose cards tell what they may be."""

TALL, TALLER = 1.15, 1.35
"""The height of a card, and of one that tells what it may be, as a share of its width."""


Span = tuple[int, int]
"""The lowest and the highest number that a place may hold."""


def strip(
    image: Image.Image,
    view: View,
    box: Box,
    lit: Collection[int] = (),
    goal: bool = True,
    numbered: bool = False,
    spans: Sequence[Span | None] = (),
) -> None:
    """Lay the row in `box`, what lies beneath each card as a sum or a count, with a light around the places `lit`; at
    the end the 42, while nobody has reached it and it is a `goal`. Where they are `numbered` each place has its number
    on its card; on a card that lies face-down stands what it may be, where `spans` tells it."""
    ahead = goal and view.row[-1].hideout != data.ESCAPE
    tall, widest = (TALLER, WIDER) if spans else (TALL, WIDEST)
    placed = grid(len(view.row) + ahead, box, tall + (CHIP + 4) / 76, widest, 10)
    size = (placed.width, round(placed.width * tall))
    for place, (spot, (left, top)) in enumerate(zip(view.row, placed.corners, strict=False)):
        if place in lit:
            put(image, light((size[0] + 20, size[1] + 20)), left - 10, top - 10)
        span = spans[place] if spans and spot.hideout is None else None
        put(image, between(size, span) if span else cards.card(size, side(view, spot), face(spot)), left, top)
        beneath(image, spot, left, top + size[1] + 4, size[0])
        if numbered and place:
            number(image, spot, place, (left + 8, top + 4))
    if ahead:
        left, top = placed.corners[-1]
        put(image, cards.card(size, "goal", str(data.ESCAPE)), left, top)


@cache
def between(size: tuple[int, int], span: Span) -> Image.Image:
    """Draw a card that lies face-down with what it may be: in a line where that has room, else one above the other."""
    image = cards.card(size, "back", "").copy()
    low, high = map(str, span)
    lines, room = [low] if low == high else [f"{low}-{high}"], size[0] - 2 * EDGE
    if font(SMALLEST).getlength(lines[0]) > room:
        lines = [low, high]
    most = LARGEST if len(lines) == 1 else round(size[1] * 0.38)
    letters = max(SMALLEST, min(most, *(round(fitted(line, room, LARGEST)[1].size) for line in lines)))
    for place, line in enumerate(lines):
        y = size[1] * 0.52 + (place - (len(lines) - 1) / 2) * letters * 1.1
        write(image, (size[0] / 2, y), line, letters, WHITE, "mm")
    return image


def number(image: Image.Image, spot: SpotView, place: int, at: tuple[float, float]) -> None:
    """Write in the corner of a card which place of the row it is."""
    write(image, at, str(place), SMALLEST, YELLOW if spot.hideout is None else INK, "la")


def beneath(image: Image.Image, spot: SpotView, left: float, top: float, width: int) -> None:
    """Lay what is beneath a card: the footprints where they are known, else how many cards."""
    if not spot.sprint_count:
        return
    if spot.sprints is None:
        piece = pile(spot.sprint_count, CHIP, cards.BACKS, 2)
    else:
        piece = cards.sum_of(sum(map(data.sprint, spot.sprints)), (min(width, 92), CHIP), not spot.sprints_open)
    put(image, piece, left + (width - piece.width) / 2, top)


def light(size: tuple[int, int]) -> Image.Image:
    """Draw the light around a card."""
    return sprite(size, lambda pen: _light(pen, size), 2)


def _light(pen: Pen, size: tuple[int, int]) -> None:
    pen.box((0, 0, *size), YELLOW, radius=16)


def face(spot: SpotView) -> str:
    """Give what is written on a card of the row."""
    return "?" if spot.hideout is None else str(spot.hideout)


def side(view: View, spot: SpotView) -> cards.Side:
    """Tell how a card of the row lies for this viewer."""
    if spot.hideout is None:
        return "back"
    if spot.hideout == data.ESCAPE:
        return "escape"
    if spot.round == 0:
        return "start"
    if spot.revealed:
        return "found"
    return "own" if view.result is None else "lost"
