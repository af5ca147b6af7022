"""The rulers at the edges of a picture of Escape from Colditz: letters of the columns, numbers of the rows."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import WHITE
from bot.art.lettering import write
from cogs.colditz.face.lattice import HEIGHT, WIDTH, Frame
from cogs.colditz.rules.castle.board import label


def columns(image: Image.Image, frame: Frame, left: float, right: float, y: float, size: int, every: int = 1) -> None:
    """Write the letters of every `every`th column whose middle lies between `left` and `right`, at the height `y`."""
    for column in range(0, WIDTH // 2 + 1, every):
        x = frame.at(2 * column + 0.5, 0)[0]
        if left <= x <= right:
            write(image, (x, y), label(2 * column, 0)[:-1], size, WHITE, "mm")


def rows(image: Image.Image, frame: Frame, top: float, bottom: float, x: float, size: int, every: int = 1) -> None:
    """Write the number of every `every`th row whose middle lies between `top` and `bottom`, around `x`."""
    for row in range(every - 1, HEIGHT, every):
        y = frame.at(0, row)[1]
        if top <= y <= bottom:
            write(image, (x, y), str(row + 1), size, WHITE, "mm")
