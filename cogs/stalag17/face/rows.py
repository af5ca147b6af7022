"""Rows of players with all their cards turned up: the roll call, and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.art.colours import TOKENS, WHITE, YELLOW, readable
from bot.art.grid import grid
from bot.art.lettering import SMALLEST, drawn_name, fitted, initials, write
from bot.art.pen import Box, put
from bot.art.plates import plate
from bot.art.tokens import SHAPES, token
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.stalag17.data import BARRACKS, KIND_OF, RULES
from cogs.stalag17.face import pieces
from cogs.stalag17.face.pieces import SIZE, sign

TOP = 136
"""Where the rows begin."""

GAP, TALL, LARGEST = 8, 1.2, 104

WHO, PLAY, HAND, SUM, LAMP, END = 24, 340, 694, 926, 1078, SIZE[0] - 20
"""Where the columns begin."""

COLUMNS = (("play", (PLAY + HAND) / 2 - 8), ("hand", (HAND + SUM) / 2 - 8), ("vigilance", (SUM + END) / 2))


class Row(NamedTuple):
    """A player: cards in play and in hand, those of the guard, which of the former were bluff, the number or medal in
    the last column but one, vigilance and prisoners in the camp now."""

    seat: Seat
    laid: tuple[str, ...]
    hand: tuple[str, ...]
    guard: int
    vain: tuple[str, ...]
    change: str
    place: int
    vigilance: int
    left: int
    lit: bool
    before: int | None = None
    """The vigilance that has changed."""


def rows(image: Image.Image, shown: Sequence[Row], title: str, say: Say, beside: int = 0) -> Image.Image:
    """Draw a title, with so much room `beside` it left free, the headings and the rows; no room is left below them."""
    said, letters = fitted(title, SIZE[0] - 170 - beside, 52)
    write(image, (140, 48), said, round(letters.size), WHITE)
    for name, middle in COLUMNS:
        write(image, (middle, TOP - 20), say(f"stalag17-picture-{name}"), SMALLEST + 4, YELLOW, "mm")
    height = min(250, (SIZE[1] - TOP) // len(shown))
    for at, row in enumerate(shown):
        top = TOP + at * height
        _row(image, (GAP, top, SIZE[0] - GAP, top + height - GAP), row, say)
    return image.crop((0, 0, SIZE[0], TOP + len(shown) * height))


def _row(image: Image.Image, box: Box, row: Row, say: Say) -> None:
    left, top, right, bottom = (round(each) for each in box)
    colour, middle = TOKENS[row.seat], (top + bottom) / 2
    put(image, plate((right - left, bottom - top), colour, row.lit), left, top)
    ink = readable(colour) if row.lit else WHITE
    put(image, token(colour, SHAPES[row.seat], initials(say.names)[row.seat], 72), WHO, middle - 66)
    name, letters = fitted(drawn_name(say.names, row.seat), PLAY - WHO - 92, 44)
    write(image, (WHO + 84, middle - 30), name, round(letters.size), ink)
    for each in range(RULES.prisoners):
        put(image, pieces.prisoner(62, each >= row.left), WHO + 84 + each * 52, middle + 4)
    _cards(image, (PLAY, top + 8, HAND - 18, bottom - 8), (*row.laid, *(BARRACKS,) * row.guard), row.vain)
    _cards(image, (HAND, top + 8, SUM - 18, bottom - 8), row.hand, ())
    if row.place:
        put(image, pieces.medal(row.place, 96), SUM + 30, middle - 48)
    elif row.before is None:
        write(image, (LAMP - 14, middle), row.change, 62, ink, "rm")
    else:
        put(image, pieces.lamp(row.before, 66), LAMP - 86, middle - 66)
        write(image, (LAMP - 14, middle + 32), row.change, 54, ink, "rm")
    put(image, pieces.lamp(row.vigilance, 104), LAMP, middle - 52)


def _cards(image: Image.Image, box: Box, cards: Sequence[str], vain: Sequence[str]) -> None:
    """Lay cards side by side, what was bluff shaded and struck."""
    places = grid(len(cards), box, TALL, LARGEST, 5)
    mark = sign("cross", max(24, round(places.width * 0.42)))
    for card, (x, y) in zip(cards, places.corners, strict=True):
        bluff = card in vain
        put(image, pieces.card(KIND_OF[card].id, places.width, bluff), x, y)
        if bluff:
            put(image, mark, x + places.width - mark.width + 2, y + places.width * TALL - mark.height + 2)
