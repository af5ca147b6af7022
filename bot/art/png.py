"""A picture as PNG bytes in a hand-made palette, which keeps the colours of tokens; an automatic one loses them."""

from __future__ import annotations

from collections.abc import Iterable
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
        self.colours: tuple[Colour, ...] = tuple(dict.fromkeys((*exact, *between)))
        if len(self.colours) > MOST:
            raise ValueError(f"{len(self.colours)} colours are too many for a palette")
        self.image = Image.new("P", (1, 1))
        self.image.putpalette([part for colour in self.colours for part in colour])


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
