"""The font of all pictures, and functions that fit texts into their space."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from string import ascii_uppercase

from PIL import Image, ImageDraw, ImageFont, features

from bot.art.colours import Colour
from bot.engine.graphemes import ZWJ, ZWNJ, graphemes, mark, shortened

FILE = Path(__file__).parent / "fonts" / "DejaVuSansCondensed-Bold.ttf"

NOWHERE = "\U000f0000"
"""A character that no font has. It is drawn as the box for missing characters."""

SMALLEST = 30
"""The smallest legible height of letters, for a picture of 1,200 pixels that is shown 400 pixels wide."""


RAQM = features.check("raqm")
"""Whether Pillow can shape text on this machine. Right-to-left scripts need that."""

FONTS = 32
"""The number of font sizes that are cached. Each takes 0.25 MiB, and 0.2 ms to open again."""

NARROWEST = 160
"""The least width of a player's name in pictures, in pixels."""

NUMBER = re.compile(r" (?:\(\d+\)|\d+|\[.\])$")
"""A pattern for the end of a name that distinguishes it from an equal name, such as " (2)"."""


@lru_cache(FONTS)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font at a size of `size` pixels.

    It draws letter by letter, so the result is equal on all machines.
    """
    return ImageFont.truetype(FILE, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(FONTS)
def _shaping(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FILE, size, layout_engine=ImageFont.Layout.RAQM)


@lru_cache(4096)
def needs_shaping(text: str) -> bool:
    """Return whether `text` has right-to-left letters or combining marks."""
    return not text.isascii() and any(_runs_left(each) or mark(each) or each in (ZWJ, ZWNJ) for each in text)


def face(text: str, size: int) -> ImageFont.FreeTypeFont:
    """Return the font for drawing `text` at a size of `size` pixels.

    It can shape text if `text` needs that.
    """
    return _shaping(size) if RAQM and needs_shaping(text) else font(size)


@lru_cache(4096)
def length(text: str, size: int) -> float:
    """Return the width of `text` in pixels, if its letters have the size `size`."""
    return face(text, size).getlength(text, direction=direction(text))


def direction(text: str) -> str | None:
    """Return the direction for drawing `text`, as Pillow names it; None if the text needs no shaping.

    It is left to right, unless the text has no left-to-right letter.
    """
    if not (RAQM and needs_shaping(text)):
        return None
    mixed = any(unicodedata.bidirectional(each) == "L" for each in text)
    return "ltr" if mixed or not any(map(_runs_left, text)) else "rtl"


def _runs_left(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("R", "AL", "AN")


@cache
def can_draw(character: str) -> bool:
    """Return whether the font can draw `character`."""
    if not RAQM and _runs_left(character):
        return False
    drawn, missing = (bytes(font(SMALLEST).getmask(each)) for each in (character, NOWHERE))
    return character == " " or drawn not in (missing, b"")


def printable(text: str) -> str:
    """Return `text` without characters that the font cannot draw, such as emoji."""
    if text.isascii():
        return " ".join("".join(character for character in text if can_draw(character)).split())
    return " ".join("".join(map(_printable, graphemes(text))).split())


def _printable(cluster: str) -> str:
    """Return a grapheme without the characters that the font cannot draw.

    Joiners stay between letters that need them.
    """
    if not can_draw(cluster[0]):
        return ""
    kept = "".join(each for each in cluster if can_draw(each) or (RAQM and each in (ZWJ, ZWNJ)))
    return kept if any(map(_runs_left, kept)) else kept.replace(ZWJ, "").replace(ZWNJ, "")


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Return a different letter or digit for each name.

    It is the initial of the name, another letter of it, or any free one.
    """
    return initials_of(tuple(names))


@lru_cache(1024)
def initials_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same as `initials`, cached. The argument must be a tuple."""
    shown = [printable(name.upper()) for name in names]
    own: dict[int, str] = {}
    for seat, name in enumerate(shown):
        if name == names[seat].upper() and len(name) == 1 and name.isalnum() and _looks_free(name, own.values()):
            own[seat] = name  # a name of one letter is that letter
    for seat, name in enumerate(shown):
        if seat not in own:
            wanted = "".join(word[0] for word in name.split()) + name + ascii_uppercase
            own[seat] = next(each for each in wanted if each.isalnum() and _looks_free(each, own.values()))
    return tuple(own[seat] for seat in range(len(names)))


def _looks_free(letter: str, taken: Iterable[str]) -> bool:
    """Return whether `letter` looks different from all letters in `taken`.

    For example, the Greek letter Α looks like the Latin A.
    """
    return all(_drawn(letter) != _drawn(each) for each in taken)


@lru_cache(1024)
def _drawn(text: str) -> bytes:
    """Return the pixels of `text`, drawn in the smallest picture that contains it."""
    said, letters = fitted(text, NARROWEST, SMALLEST)
    return bytes(letters.getmask(said, direction=direction(said)))


def drawn_name(names: Sequence[str], seat: int) -> str:
    """Return the name of the player in `seat` for pictures, different from all other names.

    The font lacks emoji and many scripts, so two names may look alike. Then the player's letter (`initials`) follows
    the name. If the font has no character of the name, the picture shows only the letter.
    """
    return drawn_names(tuple(names))[seat]


@lru_cache(1024)
def drawn_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of all players for pictures, as `drawn_name` does."""
    shown, letters = [printable(name) for name in names], initials(names)
    looks = [_drawn(name) for name in shown]
    whole = [seat for seat, name in enumerate(shown)
             if name == names[seat] == fitted(name, NARROWEST, SMALLEST)[0]]  # fmt: skip
    found = []
    for seat, (name, letter) in enumerate(zip(shown, letters, strict=True)):
        alike = [other for other, look in enumerate(looks) if look == looks[seat]]
        first = next((other for other in alike if other in whole), None)
        own = len(alike) == 1 or seat == first
        if any(looks[seat] == _drawn(each) for other, each in enumerate(letters) if other != seat):
            own = False
        found.append(letter if not name else name if own else f"{name} [{letter}]")
    return tuple(found)


def fitted(text: str, width: int, size: int) -> tuple[str, ImageFont.FreeTypeFont]:
    """Return `text` fitted into `width` pixels, and the font for it.

    First the letters get smaller, down to 30 pixels. Then the text is cut, with an ellipsis. If a number or letter at
    the end distinguishes names, it is not cut.
    """
    while size > SMALLEST and length(text, size) > width:
        size -= 2
    if length(text, size) <= width:
        return text, face(text, size)
    found = NUMBER.search(text)
    end = "" if found is None else found[0]
    start = text.removesuffix(end)
    while start and length(f"{start}…{end}", size) > width:
        start = shortened(start, len(start) - 1)
    said = f"{start.rstrip()}…{end}"
    return said, face(said, size)


def lines(text: str, width: int, size: int, most: int = 2) -> tuple[list[str], int]:
    """Return the lines of `text` and the height of their letters.

    There are at most `most` lines, at most `width` pixels wide. The letters get smaller if that is needed.
    """
    for smaller in range(size, SMALLEST - 1, -2):
        found = _broken(text.split(), width, smaller)
        if len(found) <= most and all(length(line, smaller) <= width for line in found):
            return found, smaller
    found = _broken(text.split(), width, SMALLEST)
    kept = [*found[: most - 1], " ".join(found[most - 1 :])]
    return [fitted(line, width, SMALLEST)[0] for line in kept], SMALLEST


def _broken(words: Sequence[str], width: int, size: int) -> list[str]:
    found = [words[0]] if words else [""]
    for word in words[1:]:
        longer = f"{found[-1]} {word}"
        if length(longer, size) <= width:
            found[-1] = longer
        else:
            found.append(word)
    return found


def write(image: Image.Image, at: tuple[float, float], text: str, size: int, ink: Colour, anchor: str = "lm") -> None:
    """Write text on a picture at the point `at`.

    By default, the text is to the right of the point and vertically centred. Anchors are as in Pillow.
    """
    ImageDraw.Draw(image).text(at, text, ink, face(text, size), anchor, direction=direction(text))
