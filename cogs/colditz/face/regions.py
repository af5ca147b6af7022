"""Parts of the ground of Colditz with round corners, and what fills them: flat colours and patterns of lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import pi, sqrt
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.art.colours import Colour
from cogs.colditz.face.lattice import MASTER, SIZE, Frame
from cogs.colditz.rules.castle.board import CHARS, Point

HALF = Frame(MASTER.unit / 2)
"""Regions are drawn at half the size, smoothed, and made sharp at the full size."""

ROUND = 7.0
"""How far corners are rounded, in pixels of HALF."""

STEEP = 9.0
"""How sharp an edge is."""

Box = tuple[int, int, int, int]

Pattern = Callable[[Box], Image.Image]
"""Gives the mask of a part of a pattern that covers the whole board."""


class Region(NamedTuple):
    """A part of the ground: how far inside it every pixel lies, around `edge` at its border, and where that lies."""

    depth: Image.Image
    left: int
    top: int
    slope: float
    """How much `depth` grows with every pixel inwards."""

    @property
    def box(self) -> Box:
        """The pixels that the region may touch."""
        return self.left, self.top, self.left + self.depth.width, self.top + self.depth.height

    def mask(self, wider: float = 0, strength: float = 1, steep: float = STEEP) -> Image.Image:
        """Give the region's mask, `wider` pixels larger on every side, with `strength` inside."""
        edge = 128 - wider * self.slope
        return self.depth.point(lambda value: round(strength * max(0.0, min(255.0, (value - edge) * steep + 128))))


def region(points: Iterable[Point], rounded: float = ROUND) -> Region:
    """Give the region of the cells at `points`, in the scale of the master."""
    cells = [HALF.hexagon(x, y, 0.5) for x, y in points]
    across, down = ([corner[axis] for cell in cells for corner in cell] for axis in (0, 1))
    reach = 4 * rounded + 6
    left, top = (max(0, int(min(axis) - reach)) for axis in (across, down))
    right, bottom = (min(end // 2, int(max(axis) + reach)) for axis, end in zip((across, down), SIZE, strict=True))
    small = Image.new("L", (right - left, bottom - top), 0)
    draw = ImageDraw.Draw(small)
    for cell in cells:
        draw.polygon([(x - left, y - top) for x, y in cell], 255)
    large = small.filter(ImageFilter.GaussianBlur(rounded)).resize(
        (2 * small.width, 2 * small.height), Image.Resampling.BILINEAR
    )
    return Region(large, 2 * left, 2 * top, 255 / (2 * rounded * sqrt(2 * pi)))


def drawn(chars: str) -> Region:
    """Give the region of everything drawn as one of `chars`."""
    return region(point for point, char in CHARS.items() if char in chars)


def lay(image: Image.Image, colour: Colour, where: Region, wider: float = 0, pattern: Pattern | None = None) -> None:
    """Fill a region with a colour, or with a pattern in that colour."""
    mask = where.mask(wider)
    image.paste(colour, where.box, mask if pattern is None else ImageChops.multiply(mask, pattern(where.box)))


def shine(image: Image.Image, colour: Colour, where: Region, wider: float, strength: float, steep: float) -> None:
    """Let a colour shine on a region, with edges as soft as `steep` says."""
    image.paste(colour, where.box, where.mask(wider, strength, steep))


def shade(image: Image.Image, colour: Colour, where: Region, shift: tuple[int, int], strength: float) -> None:
    """Lay a region's soft shadow, `shift` pixels away."""
    left, top, right, bottom = where.box
    box = left + shift[0], top + shift[1], right + shift[0], bottom + shift[1]
    image.paste(colour, box, where.mask(2, strength, 3))


def rim(
    image: Image.Image, colour: Colour, where: Region, shift: tuple[int, int], strength: float = 1, wider: float = 0
) -> None:
    """Draw the inner edge of a region on the side that lies away from `shift`."""
    mask = where.mask(wider)
    moved = Image.new("L", mask.size, 0)
    moved.paste(mask, shift)
    edge = ImageChops.subtract(mask, moved)
    image.paste(colour, where.box, edge if strength == 1 else edge.point(lambda value: round(value * strength)))


def dashes(step: int, shift: int, length: int, gap: int, width: int) -> Pattern:
    """Give a pattern of broken lines `step` pixels apart: planks, grass, waves."""

    def paint(box: Box) -> Image.Image:
        left, top, right, bottom = box
        lines = Image.new("L", (right - left, bottom - top), 0)
        draw = ImageDraw.Draw(lines)
        for row in range(top // step, bottom // step + 1):
            y, first = row * step + step // 2 - top, -(row * shift) % (length + gap) - length
            for x in range(
                first + (left - first) // (length + gap) * (length + gap) - left, right - left, length + gap
            ):
                draw.line((x, y, x + length, y), 255, width)
        return lines

    return paint


def tiles(step: int) -> Pattern:
    """Give the pattern of a tiled roof: rows with upright joints between, by turns."""

    def paint(box: Box) -> Image.Image:
        left, top, right, bottom = box
        lines = Image.new("L", (right - left, bottom - top), 0)
        draw = ImageDraw.Draw(lines)
        for row in range(top // step - 1, bottom // step + 1):
            y = row * step + step // 2 - top
            draw.line((0, y, right - left, y), 255, 3)
            for x in range(left // (2 * step) * 2 * step + row % 2 * step - left, right - left, 2 * step):
                draw.line((x, y, x, y + step), 255, 2)
        return lines

    return paint
