"""The ground of Colditz, drawn once: meadow, moat, courts, rooms, roofs and walls as masses with light and shadow.

It is code and no SVG file, because its parts are the cells of the board with blurred edges. What is on it is
`cogs/colditz/art/grounds/castle.svg`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import pi, sqrt
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.art.colours import INK, Colour, mix
from cogs.colditz.face.lattice import MASTER, SIZE, SMALL, Frame
from cogs.colditz.rules.castle import board
from cogs.colditz.rules.castle.board import CHARS, ROOMS, SPACES, Point

HALF = Frame(MASTER.unit / 2)
"""Regions are drawn at half the size, smoothed, and made sharp at the full size."""

SMALLER = round(SIZE[0] * SMALL.unit / MASTER.unit), round(SIZE[1] * SMALL.unit / MASTER.unit)
"""The castle in pixels of SMALL."""

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


MEADOW: Colour = (96, 122, 74)
MEADOW_DARK: Colour = (84, 109, 66)
WATER: Colour = (58, 104, 138)
WATER_LIGHT: Colour = (84, 132, 164)
EARTH: Colour = (158, 122, 84)
EARTH_DARK: Colour = (142, 108, 74)
LAWN: Colour = (122, 164, 82)
LAWN_DARK: Colour = (106, 148, 70)
STONE: Colour = (150, 152, 154)
STONE_DARK: Colour = (134, 136, 140)
FLAGS: Colour = (116, 118, 126)
CHALK: Colour = (236, 234, 226)
WOOD: Colour = (206, 158, 98)
WOOD_DARK: Colour = (186, 138, 82)
HIDE: Colour = (40, 92, 168)
ROOF: Colour = (128, 100, 104)
ROOF_DARK: Colour = (112, 86, 90)
DUNGEON: Colour = (44, 44, 52)
WALL: Colour = (66, 60, 66)
SLATE: Colour = (104, 74, 70)
SLATE_DARK: Colour = (90, 62, 60)
WALL_LIGHT: Colour = (122, 112, 112)
WALL_EDGE: Colour = (30, 26, 32)
BEAM: Colour = (234, 208, 116)
BEAM_DIM: Colour = (200, 168, 100)

INDOORS = "".join(sorted({SPACES[room.spaces[0]].char for room in ROOMS.values()}))

GRASS, WAVES, SOIL, PLANKS = (
    dashes(27, 15, 14, 46, 3),
    dashes(18, 30, 28, 32, 3),
    dashes(27, 45, 10, 50, 4),
    dashes(18, 50, 114, 6, 3),
)
"""Patterns, each of which repeats with the cells: a column is 60 pixels wide and a row 54 high. So a picture repeats,
and takes a third less as a file."""


def ground() -> Image.Image:
    """Draw the castle without its furniture, in the scale of `lattice.MASTER`. Takes a second or two."""
    image = Image.new("RGB", SIZE, MEADOW)
    image.paste(MEADOW_DARK, mask=GRASS((0, 0, *SIZE)))
    moat = region(point for point, char in CHARS.items() if char in "~y" or (char == "O" and _wet(point)))
    lay(image, mix(MEADOW, INK, 0.45), moat, 6)
    lay(image, WATER, moat, 2)
    lay(image, WATER_LIGHT, moat, 2, WAVES)
    _courts(image)
    _rooms(image)
    _walls(image)
    _lights(image)
    return image


def _wet(point: board.Point) -> bool:
    """Tell whether a point has water on both sides."""
    x, y = point
    return all(CHARS.get((x + side, y)) == "~" for side in (-2, 2))


def _courts(image: Image.Image) -> None:
    """Draw the floors under the open sky. Each reaches under the walls, which are drawn later."""
    earth = region(point for point, char in CHARS.items() if char not in ",~gyO")
    lay(image, EARTH, earth)
    lay(image, EARTH_DARK, earth, pattern=SOIL)
    lawn = drawn("w")
    lay(image, LAWN, lawn, 3)
    lay(image, LAWN_DARK, lawn, 3, GRASS)
    stone = drawn("coBE+")
    lay(image, STONE, stone, 9)
    lay(image, STONE_DARK, stone, 9, tiles(30))
    lay(image, FLAGS, drawn("+E"), 6)
    chalk = drawn("o")
    lay(image, mix(CHALK, INK, 0.5), chalk, 5)
    lay(image, CHALK, chalk, 1)


def _rooms(image: Image.Image) -> None:
    """Draw the floors indoors, hides, roofs that can be walked on, cells and barracks."""
    wood = drawn(INDOORS)
    lay(image, WOOD, wood, 9)
    lay(image, WOOD_DARK, wood, 9, PLANKS)
    lay(image, HIDE, drawn("H"), 8)
    roof = drawn("z")
    lay(image, ROOF, roof, 9)
    lay(image, ROOF_DARK, roof, 9, tiles(15))
    lay(image, DUNGEON, drawn("CDQ"), 8)


def _lights(image: Image.Image) -> None:
    """Draw the searchlights' beams: bright in the middle, dim around."""
    beams = drawn("S")
    shine(image, BEAM_DIM, beams, 5, 0.75, 4)
    shine(image, BEAM, beams, -3, 0.9, 3)


def _walls(image: Image.Image) -> None:
    """Draw walls and buildings with their shadow on the ground, roofs on the large ones, light from the upper left."""
    walls, roofs = drawn("#"), region(_massive())
    shade(image, INK, walls, (9, 12), 0.45)
    lay(image, WALL_EDGE, walls, 3)
    lay(image, WALL, walls)
    lay(image, WALL_EDGE, roofs, 2)
    lay(image, SLATE, roofs, -2)
    lay(image, SLATE_DARK, roofs, -2, tiles(15))
    rim(image, WALL_LIGHT, roofs, (3, 4), wider=-2)
    rim(image, WALL_LIGHT, walls, (5, 7))
    rim(image, WALL_EDGE, walls, (-4, -5), 0.8)


def _massive() -> list[board.Point]:
    """List the points well inside of buildings."""
    inside = {
        (x, y)
        for (x, y), char in CHARS.items()
        if char == "#" and all(CHARS.get((x + across, y + down), "#") == "#" for across, down in board.DIRECTIONS)
    }
    return [(x, y) for x, y in inside if sum((x + across, y + down) in inside for across, down in board.DIRECTIONS) > 2]


FLOORS: tuple[Colour, ...] = (
    MEADOW,
    WATER,
    EARTH,
    LAWN,
    STONE,
    FLAGS,
    CHALK,
    WOOD,
    HIDE,
    ROOF,
    WALL,
    SLATE,
    BEAM,
    BEAM_DIM,
    DUNGEON,
)

COLOURS = (
    *FLOORS,
    *(MEADOW_DARK, WATER_LIGHT, EARTH_DARK, LAWN_DARK, STONE_DARK, WOOD_DARK, ROOF_DARK, SLATE_DARK),
    *(WALL_LIGHT, WALL_EDGE),
    *(mix(floor, INK, share) for floor in FLOORS for share in (0.3, 0.65)),
)
"""Colours that pictures of the castle need, with the edges to what is dark."""
