"""Draw pieces on a background. Pieces that are only possible are translucent ghosts with percentages."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW
from bot.art.lettering import font, write
from bot.art.pen import sprite

LETTERS, SMALLER = 24, 20
"""The height of the letters of percentages, and their height on pieces that are narrower than `NARROW`."""

NARROW = 56

PALEST, STRONGEST = 0.3, 0.85
"""The opacity of the least likely ghosts, and of those that are almost certain."""


class PlacedPiece(NamedTuple):
    """A piece to be drawn at its centre, with the probability that it is there.

    The probability is the share of possible states.
    """

    picture: Image.Image
    x: int
    y: int
    share: float


def open_picture(data: bytes) -> Image.Image:
    """Return the picture in `data`, with its transparency."""
    return Image.open(BytesIO(data)).convert("RGBA")


def draw_pieces(ground: Image.Image, pieces: Iterable[PlacedPiece]) -> Image.Image:
    """Return a copy of the picture `ground` with `pieces` drawn on it.

    Pieces that are only possible are translucent, with their percentages.
    """
    image, ghosts = ground.convert("RGB"), []
    for piece in pieces:
        corner = round(piece.x - piece.picture.width / 2), round(piece.y - piece.picture.height / 2)
        image.paste(piece.picture, corner, _mask(piece))
        if piece.share < 1:
            ghosts.append(piece)
    for piece in ghosts:
        _write_percentage(image, piece)
    return image


def _mask(piece: PlacedPiece) -> Image.Image:
    mask = piece.picture.getchannel("A")
    if piece.share == 1:
        return mask
    strength = PALEST + (STRONGEST - PALEST) * piece.share
    return mask.point([round(value * strength) for value in range(256)])


def _write_percentage(image: Image.Image, piece: PlacedPiece) -> None:
    """Write the percentage of a translucent piece below its centre, inside the picture."""
    text = f"{max(1, min(99, round(100 * piece.share)))}%"
    letters = LETTERS if piece.picture.width >= NARROW else SMALLER
    width, height = round(font(letters).getlength(text)) + 8, letters + 2
    left = min(max(0, round(piece.x - width / 2)), image.width - width)
    top = min(max(0, round(piece.y + piece.picture.height / 2 - height * 0.4)), image.height - height)
    box = sprite((width, height), lambda pen: pen.box((0, 0, width, height), INK, radius=6))
    image.paste(box, (left, top), box.getchannel("A").point([round(value * 0.8) for value in range(256)]))
    write(image, (left + width / 2, top + height / 2), text, letters, YELLOW if piece.share >= 0.5 else WHITE, "mm")
