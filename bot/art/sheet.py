"""The art of a game: its sprites and backgrounds.

`make art` renders them from the SVG files in the folder `art` of the game.

`art/NAME.svg` is a sprite. The width in the file is the largest at which the sprite is drawn. `art/grounds/NAME.svg` is
a background. All sprites together are `art/sprites.png`; each background is `art/grounds/NAME.png`. These files contain
hashes of their source files (`tests/art/test_sheets.py`).
"""

from __future__ import annotations

import zlib
from functools import cached_property
from pathlib import Path

from PIL import Image

from bot.art.colours import Colour
from bot.art.emblems import packed
from bot.art.kept import kept
from bot.engine.codec import decode
from bot.engine.record import Record

SPRITES, GROUNDS = 2 << 20, 18 << 20
"""The bytes of two caches: of sprites at the sizes in which they were drawn, and of backgrounds. The first cache is
small, because whole pieces are cached elsewhere.
"""

CHUNK = "art"
"""The name of the text chunk of a PNG that contains its `Index`."""


class Index(Record, frozen=True):
    """Data about a PNG that are stored in it.

    They are hashes of its SVG files, positions of the sprites, and colours for a palette.
    """

    hashes: dict[str, str]
    boxes: dict[str, tuple[int, int, int, int]]
    colours: tuple[Colour, ...]


def index(path: Path) -> Index:
    """Return the `Index` (data about the art) that is stored in the PNG at `path`."""
    with Image.open(path) as image:
        return decode(Index, image.info[CHUNK])


class Art:
    """The art in the folder of a game. Its pictures are cached, so copy them before drawing on them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def index(self) -> Index:
        """The data about the sprites: the position of each sprite on the sheet, and the colours of the art.

        The colours of the SVG files come first, then shades between them.
        """
        return index(self.folder / "sprites.png")

    @cached_property
    def _sprites(self) -> dict[str, tuple[tuple[int, int], bytes]]:
        """The size and the compressed pixels of each sprite. Uncompressed, they would take 9 MiB per game."""
        with Image.open(self.folder / "sprites.png") as image:
            pieces = {name: image.crop(box).convert("RGBa") for name, box in self.index.boxes.items()}
        return {name: (piece.size, zlib.compress(piece.tobytes(), 1)) for name, piece in pieces.items()}

    def largest(self, name: str) -> Image.Image:
        """Return the sprite `name` in its largest size, with premultiplied alpha. It is not cached."""
        size, pixels = self._sprites[name]
        return Image.frombytes("RGBa", size, zlib.decompress(pixels))

    def sprite(self, name: str, width: float) -> Image.Image:
        """Return the sprite `name` at a width of `width` pixels, but at least 1 pixel."""
        return _sprite(self, name, max(1, round(width)))

    def ground(self, name: str) -> Image.Image:
        """Return the background `name`, in its own palette."""
        return _ground(self, name)

    def emblem(self) -> bytes:
        """Return the background called `emblem` as a PNG."""
        return packed(self.ground("emblem").convert("RGB"))


@kept(SPRITES)
def _sprite(art: Art, name: str, width: int) -> Image.Image:
    piece = art.largest(name)
    high = max(1, round(width * piece.height / piece.width))
    return piece.resize((width, high), Image.Resampling.HAMMING).convert("RGBA")


@kept(GROUNDS)
def _ground(art: Art, name: str) -> Image.Image:
    with Image.open(art.folder / "grounds" / f"{name}.png") as image:
        image.load()
        return image
