"""Encode pictures as PNG with a fixed palette, so that players' colours stay exact.

An automatic palette would change these colours.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import lru_cache
from io import BytesIO

from PIL import Image

from bot.art.colours import BLACK, INK, TOKENS, WHITE, Colour, mix

MOST = 256

EXACT = (BLACK, INK, *TOKENS)
"""Colours that stay exact in all pictures: the first ones of each palette."""

NEAR = 48
"""The largest distance in red, green and blue at which a more frequent colour replaces a rare one. This makes files a
sixth smaller. It is invisible, since rare colours are shades along edges.
"""

LARGE = 200
"""A colour is never replaced by another one if it covers more than 1/200 of a picture."""

LEVEL = 5
"""The compression level of PNG files. Level 6 would take a quarter longer and make files a twelfth smaller."""


class Palette:
    """At most 256 colours for a picture.

    They are the players' colours, the colours in `flat`, and steps between the pairs of colours in `blends`.
    """

    def __init__(
        self, flat: Iterable[Colour] = (), blends: Iterable[tuple[Colour, Colour]] = (), steps: int = 4
    ) -> None:
        """Create a palette. Raises ValueError for more than 256 colours."""
        exact = (*EXACT, *flat)
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
        """The number of colours that can still be added to the palette."""
        return MOST - len(self.colours)

    def with_colours(self, more: Iterable[Colour]) -> Palette:
        """Return this palette with colours of `more` added. If not all of them fit, the first ones are added."""
        return _richer(self, tuple(more))


@lru_cache(32)
def _richer(palette: Palette, more: tuple[Colour, ...]) -> Palette:
    new = tuple(each for each in dict.fromkeys(more) if each not in palette.colours)
    richer = copy(palette)
    richer._set((*palette.colours, *new[: palette.room]))
    return richer


STANDARD = Palette(blends=((BLACK, WHITE),))


def png(image: Image.Image, palette: Palette = STANDARD) -> bytes:
    """Return an RGB `image` as a PNG in the colours of `palette`, without dithering and metadata."""
    reduced = _merged(image.quantize(palette=palette.image, dither=Image.Dither.NONE), palette.colours)
    file = BytesIO()
    reduced.save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()


def _merged(image: Image.Image, colours: tuple[Colour, ...]) -> Image.Image:
    """Return the indexed picture `image` with rare colours replaced by similar, more frequent ones."""
    counts, stays, near = image.histogram(), image.width * image.height // LARGE, _neighbours(colours)
    used = sorted((each for each in range(len(colours)) if counts[each]), key=lambda each: -counts[each])
    kept = {each for each in used if each < len(EXACT) or counts[each] > stays}
    become = list(range(256))
    for each in used:
        if each not in kept:
            become[each] = next((other for other in near[each] if other in kept), each)
            kept.add(become[each])
    places = {each: place for place, each in enumerate(sorted(kept))}
    merged = image.point([places.get(each, 0) for each in become])
    merged.putpalette([part for each in places for part in colours[each]])
    return merged


@lru_cache(32)
def _neighbours(colours: tuple[Colour, ...]) -> list[list[int]]:
    """Return the similar colours of each colour in `colours`, as indexes, the most similar first."""
    found: list[list[tuple[int, int]]] = [[] for _ in colours]
    for one, (red, green, blue) in enumerate(colours):
        for other in range(one):
            away = colours[other]
            if abs(red - away[0]) < NEAR and abs(green - away[1]) < NEAR:
                apart = (red - away[0]) ** 2 + (green - away[1]) ** 2 + (blue - away[2]) ** 2
                if apart < NEAR**2:
                    found[one].append((apart, other))
                    found[other].append((apart, one))
    return [[other for _, other in sorted(each)] for each in found]


def clear_png(image: Image.Image) -> bytes:
    """Return a sprite as a PNG with transparency, in at most 256 colours of its own."""
    file = BytesIO()
    image.quantize(MOST, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG", compress_level=9)
    return file.getvalue()
