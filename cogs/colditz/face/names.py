"""The names of the rooms on the board of Escape from Colditz, with the sign of what each holds, on the walls beside."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.art.colours import INK, WHITE
from bot.art.lettering import font
from bot.art.pen import Pen, centre, put, sprite
from bot.engine.texts import Say
from cogs.colditz.face.art import ART
from cogs.colditz.face.lattice import Frame
from cogs.colditz.rules.castle.board import ROOMS


class Sign(NamedTuple):
    """Where a room's name stands: its middle in half-columns and rows, how wide it may be, and on how many lines."""

    x: float
    y: float
    width: float
    lines: int = 1


NAMES: dict[str, Sign] = {
    "chapel": Sign(14.6, 18.1, 9),
    "office": Sign(19.5, 21, 12),
    "sickbay": Sign(11.4, 29.35, 5.6, 2),
    "parcels": Sign(26.4, 30.1, 10.5),
    "guardhouse": Sign(38, 41.15, 12.5),
    "dentist": Sign(37.4, 12, 12),
    "wc": Sign(48.6, 8, 9.5),
    "laundry": Sign(58, 8, 10),
    "canteen": Sign(68.5, 8, 10.5),
    "store": Sign(67, 16, 12),
    "interview": Sign(68.2, 19.05, 11.4),
    "kitchen": Sign(66.6, 23, 10),
    "orderlies": Sign(76.5, 26.4, 10.5, 2),
    "officers": Sign(74.8, 32.6, 7.4, 2),
    "showers": Sign(58.6, 31, 12),
    "theatre": Sign(52.9, 35.1, 8.8),
}

LETTERS = 1.55
"""The size of the letters, in half-columns."""

SIGN = 2.5
"""The size of the sign, in half-columns."""

LARGE = 14
"""The pixels of a half-column from which letters are smooth enough when they are drawn twice as large."""


def labels(image: Image.Image, frame: Frame, say: Say) -> None:
    """Write the names of all rooms on the picture."""
    for room, where in NAMES.items():
        x, y = frame.at(where.x, where.y)
        reach = where.width * frame.unit
        if -reach < x < image.width + reach and -reach < y < image.height + reach:
            centre(image, label(room, say(f"colditz-picture-room-{room}"), round(frame.unit * 10)), (x, y))


@cache
def label(room: str, text: str, tenth: int) -> Image.Image:
    """Draw a room's name with its sign before or above it, at `tenth` tenths of a pixel for a half-column."""
    unit, where = tenth / 10, NAMES[room]
    words = text.split(" ", 1) if where.lines > 1 else [text]
    room_left = where.width * unit - (SIGN * unit if where.lines == 1 else 0) - unit * 0.3
    size = round(LETTERS * unit)
    while size > LETTERS * unit * 0.7 and max(font(size).getlength(word) for word in words) > room_left:
        size -= 1
    scale = 4 if unit < LARGE else 2
    wide = max(font(size * scale).getlength(word) for word in words) / scale
    sign = SIGN * unit
    edge = unit * 0.25

    def paint(pen: Pen) -> None:
        if where.lines == 1:
            pen.text((sign + edge * 2, high / 2), words[0], size, WHITE, "lm", INK, edge * 0.7)
            return
        for place, word in enumerate(words):
            y = edge + sign + size * (0.55 + place)
            pen.text((total / 2, y), word, size, WHITE, "mm", INK, edge * 0.7)

    total = sign + wide + edge * 4 if where.lines == 1 else max(wide, sign) + edge * 4
    high = sign + edge * 2 + (0 if where.lines == 1 else size * (len(words) + 0.2))
    image, left = sprite((round(total), round(high)), paint, scale), edge if where.lines == 1 else (total - sign) / 2
    put(image, ART.sprite(ROOMS[room].symbol, sign), left, (high - sign) / 2 if where.lines == 1 else edge)
    return image
