"""The art of a game: sprites and grounds that `make art` has made of the SVG files in its folder.

`art/NAME.svg` is a sprite; the width in the file is the largest at which it is drawn. `art/grounds/NAME.svg` is a
ground. All sprites together are `art/sprites.png`, each ground is `art/grounds/NAME.png`. Both carry the hashes of the
files they were made of (`tests/art/test_sheets.py`).
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from PIL import Image

from bot.art.colours import Colour
from bot.art.emblems import packed
from bot.engine.codec import decode
from bot.engine.record import Record

CHUNK = "art"
"""The name of the text in a PNG that has its `Index`."""


class Index(Record, frozen=True):
    """What a PNG was made of: the hash of each SVG file, where each sprite is, and colours for a palette."""

    hashes: dict[str, str]
    boxes: dict[str, tuple[int, int, int, int]]
    colours: tuple[Colour, ...]


def index(path: Path) -> Index:
    """Return the index in the PNG at `path`."""
    with Image.open(path) as image:
        return decode(Index, image.info[CHUNK])


class Art:
    """The art in the folder of a game. What it returns is kept: copy it before drawing on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._sprites: dict[tuple[str, int], Image.Image] = {}
        self._grounds: dict[str, Image.Image] = {}

    @cached_property
    def index(self) -> Index:
        """Where each sprite is on the sheet, and the colours of the art: those of the files, then shades between."""
        return index(self.folder / "sprites.png")

    @cached_property
    def _sheet(self) -> Image.Image:
        with Image.open(self.folder / "sprites.png") as image:
            return image.convert("RGBa")

    def sprite(self, name: str, width: float) -> Image.Image:
        """Return the sprite `name`, so many pixels wide, at least 1."""
        wanted = name, max(1, round(width))
        if wanted not in self._sprites:
            box = self.index.boxes[name]
            piece = self._sheet.crop(box)
            high = max(1, round(wanted[1] * piece.height / piece.width))
            self._sprites[wanted] = piece.resize((wanted[1], high), Image.Resampling.HAMMING).convert("RGBA")
        return self._sprites[wanted]

    def ground(self, name: str) -> Image.Image:
        """Return the ground `name`."""
        if name not in self._grounds:
            with Image.open(self.folder / "grounds" / f"{name}.png") as image:
                self._grounds[name] = image.convert("RGB")
        return self._grounds[name]

    def emblem(self) -> bytes:
        """Return the ground `emblem` as a PNG."""
        return packed(self.ground("emblem"))
