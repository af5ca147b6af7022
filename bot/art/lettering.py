"""The font of all pictures, and texts that fit where they belong."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from string import ascii_uppercase

from PIL import Image, ImageDraw, ImageFont

from bot.art.colours import Colour

FILE = Path(__file__).parent / "fonts" / "DejaVuSansCondensed-Bold.ttf"

NOWHERE = "\U000f0000"
"""A character that no font has, drawn as the box for missing ones."""

SMALLEST = 30
"""Letters lower than this cannot be read when a picture of 1,200 pixels is shown 400 wide."""


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Give the font at `size` pixels."""
    return ImageFont.truetype(FILE, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def known(character: str) -> bool:
    """Tell whether the font can draw `character`."""
    drawn, missing = (bytes(font(SMALLEST).getmask(each)) for each in (character, NOWHERE))
    return character == " " or drawn not in (missing, b"")


def printable(text: str) -> str:
    """Leave out what the font cannot draw, such as emoji."""
    return " ".join("".join(character for character in text if known(character)).split())


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Give each name a letter or digit of its own: an initial, another one in the name, or any that is free."""
    return _initials(tuple(names))


@lru_cache(1024)
def _initials(names: tuple[str, ...]) -> tuple[str, ...]:
    taken: list[str] = []
    for name in names:
        shown = printable(name.upper())
        wanted = "".join(word[0] for word in shown.split()) + shown + ascii_uppercase
        taken.append(next(letter for letter in wanted if letter.isalnum() and len(letter) == 1 and letter not in taken))
    return tuple(taken)


def drawn_name(names: Sequence[str], seat: int) -> str:
    """Name the player in `seat`, by a letter where the font lacks every letter of the name."""
    return printable(names[seat]) or initials(names)[seat]


def fitted(text: str, width: int, size: int) -> tuple[str, ImageFont.FreeTypeFont]:
    """Fit `text` into `width`: smaller letters first, down to 30 pixels, then cut with an ellipsis."""
    while size > SMALLEST and font(size).getlength(text) > width:
        size -= 2
    face = font(size)
    if face.getlength(text) <= width:
        return text, face
    while text and face.getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…", face


def lines(text: str, width: int, size: int, most: int = 2) -> tuple[list[str], int]:
    """Break `text` into at most `most` lines of `width`, smaller letters first; give them with the size they need."""
    for smaller in range(size, SMALLEST - 1, -2):
        found = _broken(text.split(), width, smaller)
        if len(found) <= most and all(font(smaller).getlength(line) <= width for line in found):
            return found, smaller
    found = _broken(text.split(), width, SMALLEST)
    kept = [*found[: most - 1], " ".join(found[most - 1 :])]
    return [fitted(line, width, SMALLEST)[0] for line in kept], SMALLEST


def _broken(words: Sequence[str], width: int, size: int) -> list[str]:
    found = [words[0]] if words else [""]
    for word in words[1:]:
        longer = f"{found[-1]} {word}"
        if font(size).getlength(longer) <= width:
            found[-1] = longer
        else:
            found.append(word)
    return found


def write(image: Image.Image, at: tuple[float, float], text: str, size: int, ink: Colour, anchor: str = "lm") -> None:
    """Write on a picture, by default from `at` to the right, `at` half-way up (anchors as in Pillow)."""
    ImageDraw.Draw(image).text(at, text, ink, font(size), anchor)
