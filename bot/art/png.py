"""A picture as PNG bytes in a hand-made palette, which keeps the colours of tokens; an automatic one loses them."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from copy import copy
from functools import lru_cache
from io import BytesIO

from PIL import Image

from bot.art.colours import BLACK, INK, TOKENS, WHITE, Colour, mix

MOST = 256

SIGNATURE = b"\x89PNG\r\n\x1a\n"

PALE: Colour = (158, 163, 172)
"""What white becomes in a grey picture: on INK it has a contrast of 6:1."""

LEVEL = 5
"""How well a picture is packed: 6 would take half as long again, for files that are a twentieth smaller."""


class Palette:
    """At most 256 colours: the tokens, `flat` ones, and steps on the way between the pairs of `blends`."""

    def __init__(
        self, flat: Iterable[Colour] = (), blends: Iterable[tuple[Colour, Colour]] = (), steps: int = 4
    ) -> None:
        """Raises ValueError when there are more than 256 colours."""
        exact = (BLACK, INK, *TOKENS, *flat)
        pairs = (*((INK, token) for token in TOKENS), *blends)
        between = (mix(one, other, step / (steps + 1)) for one, other in pairs for step in range(1, steps + 1))
        self._set(tuple(dict.fromkeys((*exact, *between))))

    def _set(self, colours: tuple[Colour, ...]) -> None:
        if len(colours) > MOST:
            raise ValueError(f"{len(colours)} colours are too many for a palette")
        self.colours = colours
        self.image = Image.new("P", (1, 1))
        self.image.putpalette([part for colour in colours for part in colour])

    @property
    def room(self) -> int:
        """How many more colours it may have."""
        return MOST - len(self.colours)

    def with_colours(self, more: Iterable[Colour]) -> Palette:
        """Return a palette with as many further colours as there is room for, the first ones first."""
        return _richer(self, tuple(more))


@lru_cache(32)
def _richer(palette: Palette, more: tuple[Colour, ...]) -> Palette:
    new = tuple(each for each in dict.fromkeys(more) if each not in palette.colours)
    richer = copy(palette)
    richer._set((*palette.colours, *new[: palette.room]))
    return richer


STANDARD = Palette(blends=((BLACK, WHITE),))


def png(image: Image.Image, palette: Palette = STANDARD) -> bytes:
    """Encode an RGB `image` in the colours of `palette`: no dithering, no metadata."""
    reduced = image.quantize(palette=palette.image, dither=Image.Dither.NONE)
    file = BytesIO()
    reduced.save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()


def greyed(picture: bytes) -> bytes:
    """Return a PNG in dark shades of grey. One without a palette stays as it is.

    Only the palette is changed: that takes 0.1 ms, and another painting 10 ms.
    """
    at = len(SIGNATURE)
    while at < len(picture):
        size, kind = int.from_bytes(picture[at : at + 4], "big"), picture[at + 4 : at + 8]
        if kind == b"PLTE":
            colours = picture[at + 8 : at + 8 + size]
            chunk = kind + b"".join(bytes(_grey(*colours[one : one + 3])) for one in range(0, size, 3))
            return picture[: at + 4] + chunk + zlib.crc32(chunk).to_bytes(4, "big") + picture[at + 12 + size :]
        at += 12 + size
    return picture


def _grey(red: int, green: int, blue: int) -> Colour:
    return mix(INK, PALE, (299 * red + 587 * green + 114 * blue) / 255_000)


def clear_png(image: Image.Image) -> bytes:
    """Encode a sprite with what shines through it, in at most 256 colours of its own."""
    file = BytesIO()
    image.quantize(MOST, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG", compress_level=9)
    return file.getvalue()
