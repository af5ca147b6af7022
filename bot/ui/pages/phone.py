"""Computes how high the parts of a message are on a phone whose screen is 390 points wide.

It uses the widths of letters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.page import Button, Menu, Page
from bot.ui.pages.rows import Rows

SCREEN = 725
"""The height in points of the part of a phone's screen between the channel's title and the text box."""

PICTURE = 310
"""The width of a picture on a phone, in points."""

FRAME = 66
"""The height in points of a message without text and controls: its author, its time, and the margins."""

ROW, BESIDE, PADDING, CONTROLS = 52, 8, 28, 334
"""Lengths in points on a phone.

In order: the height of a row of buttons, the gap between two buttons and above a picture, the margins in a button, and
the width of a row.
"""


class Font(NamedTuple):
    """A font on a phone: its size, its line height and the width of a line, in points.

    `wider` is the factor by which bold letters are wider.
    """

    size: float
    line: float
    width: float
    wider: float = 1.0


TEXT = Font(14, 19.25, 308)
BOLD = Font(14, 19.25, 308, 1.06)
SMALL = Font(13, 17.9, 308)
TITLE = Font(16, 22, 308, 1.06)
LEAD = Font(16, 22, 332)
LABEL = Font(14, ROW, CONTROLS, 1.04)

WIDE = 4
"""How many points higher a button is if its label has two lines."""

WIDTHS = {
    letter: width
    for letters, width in (
        ("ijlí", 0.23),
        (" .,:;·/'|!ftI", 0.28),
        ("r-()[]¡", 0.34),
        ("ckscvxyzJ", 0.5),
        ("abdeghnopquáéóúñ0123456789L$", 0.56),
        ("FTZ+×¿", 0.61),
        ("ABEKPSVXYCDHNRUwGOQ&", 0.71),
        ("mMW%", 0.88),
    )
    for letter in letters
}
"""The widths of letters in multiples of the font size."""

WIDEST = 1.2
"""The width of a character that is not a letter, in multiples of the font size."""

TIME = re.compile(r"<t:\d+:[a-zA-Z]>")
MARKS = re.compile(r"\*|\\|^-# ")
"""Matches the characters of Discord's markup, which readers do not see."""

SMALL_PRINT = "-# "

FOOTER = 24
"""The height in points of the line of text below a picture."""


def words_high(lines: Sequence[str]) -> float:
    """Return the height of all lines of an embed in points.

    >>> words_high(("Your turn.", "-# Ben passed."))
    37.15
    """
    return sum(line_high(line) for text in lines for line in text.split("\n"))


@lru_cache(maxsize=8192)
def line_high(line: str) -> float:
    """Return the height of a line in an embed, in points. Parts of the line may be bold."""
    font = SMALL if line.startswith(SMALL_PRINT) else BOLD if line.startswith("**") else TEXT
    return font.line * rows_of(line, font)


@lru_cache(maxsize=8192)
def rows_of(line: str, font: Font) -> int:
    """Return how many rows on a phone a line of text takes in a font."""
    rows, left, space = 1, font.width, WIDTHS[" "] * font.size * font.wider
    for word in MARKS.sub("", TIME.sub("in 23 hours", line)).split(" "):
        wide = width(word, font)
        if wide > left and left < font.width:
            rows, left = rows + 1, font.width
        left -= wide + space
    return rows


def width(text: str, font: Font) -> float:
    """Return the width of a text in points, if it is all in one row."""
    return sum(WIDTHS.get(letter, WIDEST) for letter in text) * font.size * font.wider


def head_high(lead: str, title: str) -> float:
    """Return the height in points of the line above an embed, together with the embed's title."""
    return LEAD.line * rows_of(lead, LEAD) + TITLE.line * rows_of(title, TITLE)


def picture_high(shape: float) -> float:
    """Return the height in points of a picture and the gap above it.

    `shape` is the height of the picture divided by its width.
    """
    return BESIDE + PICTURE * shape


def rows_high(rows: Rows) -> float:
    """Return the height in points of rows of buttons and menus.

    Buttons that do not fit side by side are put below each other.

    >>> log, hide = Button("Log", "e1:log:1:"), Button("Hide at 16 with two sprint cards", "e1:do:1:")
    >>> rows_high(((log, log, log),)), rows_high(((hide, hide), (log,)))
    (52.0, 156.0)
    """
    wide = sum(is_wide(button) for row in rows if not isinstance(row, Menu) for button in row)
    return WIDE * wide + float(ROW * sum(1 if isinstance(row, Menu) else _button_rows(row) for row in rows))


def page_high(page: Page, shape: float) -> float:
    """Return the height in points of a page that is shown as a message.

    `shape` is the height of its picture divided by the width.
    """
    high = FRAME + head_high(page.lead, page.title) + words_high(page.lines) + rows_high(page.rows)
    return high + (picture_high(shape) if page.picture is not None else 0) + (FOOTER if page.footer else 0)


def is_wide(button: Button) -> bool:
    """Return whether the label of a button needs two rows on a phone."""
    return _wide(button) > CONTROLS


def _wide(button: Button) -> float:
    return PADDING + _label_width(button.emoji + button.label)


@lru_cache(maxsize=8192)
def _label_width(label: str) -> float:
    return width(label, LABEL)


def _button_rows(buttons: Sequence[Button]) -> int:
    rows, left = 0, 0.0
    for button in buttons:
        wide = min(CONTROLS, _wide(button))
        if wide > left:
            rows, left = rows + 1, float(CONTROLS)
        left -= wide + BESIDE
    return rows
