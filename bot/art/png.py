"""A picture as PNG bytes in a hand-made palette, which keeps the colours of tokens; an automatic one loses them."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import lru_cache
from io import BytesIO

from PIL import Image

from bot.art.colours import BLACK, INK, TOKENS, WHITE, Colour, mix

MOST = 256

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


def clear_png(image: Image.Image) -> bytes:
    """Encode a sprite with what shines through it, in at most 256 colours of its own."""
    file = BytesIO()
    image.quantize(MOST, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG", compress_level=9)
    return file.getvalue()
