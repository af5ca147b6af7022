"""A poster: one image that explains an ended game to people who see it outside Discord."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW, Colour, mix
from bot.art.lettering import fitted, lines, printable, write
from bot.engine.record import Record

MARGIN, GAP = 36, 14

WIDTH, EMBLEM = 1200, 280
"""The width in pixels of a row of emblems, and the largest width of an emblem."""

HEADING, ENDING, STORY, SMALL = 52, 38, 34, 30
"""The heights of the letters of each kind of text on a poster, in pixels."""

MOST = 4
"""The most lines of a sentence of the story on a poster."""

GREY: Colour = mix(INK, WHITE, 0.6)


class Words(Record, frozen=True):
    """The texts above and below the picture of a poster."""

    title: str
    ending: str
    story: tuple[str, ...]
    foot: str


class Recap(Record, frozen=True):
    """The data of a poster about a server's season: the games whose emblems it shows, and its texts."""

    games: tuple[str, ...]
    words: Words


def row(emblems: Sequence[bytes]) -> bytes:
    """Return a picture of emblems in a row as a PNG, as wide as a picture of a board."""
    shown = [Image.open(BytesIO(emblem)).convert("RGB") for emblem in emblems]
    side = min(EMBLEM, (WIDTH - GAP) // len(shown) - GAP)
    whole = Image.new("RGB", (WIDTH, side + 2 * GAP), INK)
    left = (WIDTH - len(shown) * side - (len(shown) - 1) * GAP) // 2
    for place, emblem in enumerate(shown):
        whole.paste(emblem.resize((side, side), Image.Resampling.LANCZOS), (left + place * (side + GAP), GAP))
    file = BytesIO()
    whole.save(file, "PNG")
    return file.getvalue()


def poster(picture: bytes, words: Words) -> bytes:
    """Return a poster as a PNG: a picture with a game's title and result above it and its story below it."""
    shown = Image.open(BytesIO(picture)).convert("RGB")
    width = shown.width - 2 * MARGIN
    title, face = fitted(printable(words.title), width, HEADING)
    above = [(title, round(face.size), YELLOW), *_broken(words.ending, width, ENDING, WHITE)]
    below = [line for sentence in words.story for line in (*_broken(sentence, width, STORY, WHITE), None)]
    below.append((fitted(printable(words.foot), width, SMALL)[0], SMALL, GREY))
    top, bottom = _height(above) + 2 * GAP, _height(below) + 3 * GAP
    whole = Image.new("RGB", (shown.width, top + shown.height + bottom), INK)
    whole.paste(shown, (0, top))
    _write(whole, GAP, above)
    _write(whole, top + shown.height + 2 * GAP, below)
    file = BytesIO()
    whole.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


Line = tuple[str, int, Colour] | None
"""A line of text with the height of its letters and its colour; None for a gap."""


def _broken(text: str, width: int, size: int, ink: Colour) -> list[Line]:
    found, letters = lines(printable(text), width, size, MOST)
    return [(line, letters, ink) for line in found]


def _height(shown: list[Line]) -> int:
    return sum(GAP if line is None else _pitch(line[1]) for line in shown)


def _pitch(size: int) -> int:
    return round(size * 1.25)


def _write(image: Image.Image, top: int, shown: list[Line]) -> None:
    for line in shown:
        if line is None:
            top += GAP
            continue
        text, size, ink = line
        write(image, (MARGIN, top + _pitch(size) / 2), text, size, ink)
        top += _pitch(size)
