"""The ground of Colditz, drawn once: meadow, moat, courts, rooms, roofs and walls as masses with light and shadow."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.art.colours import BLACK, INK, WHITE, Colour, mix
from cogs.colditz import board
from cogs.colditz.board import CHARS, ROOMS, SPACES
from cogs.colditz.lattice import MASTER, SIZE, Frame

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

SMALL = Frame(MASTER.unit / 2)
SMALL_SIZE = SIZE[0] // 2, SIZE[1] // 2
"""Masks are drawn at half the size, smoothed, and made sharp at the full size."""

SHARP = 9
"""How steep the edge of a mask is."""

INDOORS = "".join(sorted({SPACES[room.spaces[0]].char for room in ROOMS.values()}))


def region(chars: str, wider: float = 1, more: Iterable[board.Point] = ()) -> Image.Image:
    """Give the mask of everything drawn as one of `chars`, with round corners, at the size of the master."""
    return mask([*(point for point, char in CHARS.items() if char in chars), *more], wider)


def mask(points: Iterable[board.Point], wider: float = 1, soft: float = 7, steep: float = SHARP) -> Image.Image:
    """Give the mask of the cells at `points`; `soft` is how far corners are rounded, `steep` how sharp edges are."""
    small = Image.new("L", SMALL_SIZE, 0)
    draw = ImageDraw.Draw(small)
    for x, y in points:
        draw.polygon(SMALL.hexagon(x, y, wider), 255)
    large = small.filter(ImageFilter.GaussianBlur(soft)).resize(SIZE, Image.Resampling.BICUBIC)
    return large.point(lambda value: max(0, min(255, round((value - 128) * steep + 128))))


def _faded(image: Image.Image, strength: float) -> Image.Image:
    return image.point(lambda value: round(value * strength))


def _moved(image: Image.Image, x: int, y: int) -> Image.Image:
    moved = Image.new("L", image.size, 0)
    moved.paste(image, (x, y))
    return moved


def _rows(step: int, shift: int, length: int, gap: int, width: int) -> Image.Image:
    """Give broken horizontal lines: tiles, planks, grass, waves."""
    lines = Image.new("L", SIZE, 0)
    draw = ImageDraw.Draw(lines)
    for row, y in enumerate(range(step // 2, SIZE[1], step)):
        for x in range(-(row * shift) % (length + gap) - length, SIZE[0], length + gap):
            draw.line((x, y, x + length, y), 255, width)
    return lines


def _tiles(step: int) -> Image.Image:
    """Give the pattern of a tiled roof: rows with upright joints between, by turns."""
    lines = _rows(step, 0, 100, 0, 3)
    draw = ImageDraw.Draw(lines)
    for row, y in enumerate(range(step // 2, SIZE[1], step)):
        for x in range(row % 2 * step, SIZE[0], 2 * step):
            draw.line((x, y, x, y + step), 255, 2)
    return lines


def _lay(image: Image.Image, colour: Colour, where: Image.Image, pattern: Image.Image | None = None) -> None:
    image.paste(colour, mask=where if pattern is None else ImageChops.multiply(where, pattern))


def _rim(image: Image.Image, where: Image.Image, colour: Colour, x: int, y: int, strength: float = 1) -> None:
    """Draw the edge of a region on the side that lies away from `x`, `y`."""
    edge = ImageChops.subtract(where, _moved(where, x, y))
    image.paste(colour, mask=_faded(edge, strength))


def ground() -> Image.Image:
    """Draw the castle without its furniture, in the scale of `lattice.MASTER`. Takes a second or two."""
    image = Image.new("RGB", SIZE, MEADOW)
    grass, waves = _rows(36, 47, 14, 80, 3), _rows(18, 30, 36, 40, 3)
    _lay(image, MEADOW_DARK, grass)
    moat = region("~y", 3, [point for point, char in CHARS.items() if char == "O" and _wet(point)])
    _lay(image, mix(MEADOW, INK, 0.45), region("~y", 6))
    _lay(image, WATER, moat)
    _lay(image, WATER_LIGHT, moat, waves)
    _courts(image, grass)
    _walls(image)
    _lights(image)
    return image


def _massive(point: board.Point) -> bool:
    """Tell whether a point lies inside a building, with walls on every side."""
    x, y = point
    return all(CHARS.get((x + across, y + down), "#") == "#" for across, down in board.DIRECTIONS)


def _wet(point: board.Point) -> bool:
    x, y = point
    return all(CHARS.get((x + side, y)) == "~" for side in (-2, 2))


def _courts(image: Image.Image, grass: Image.Image) -> None:
    """Draw every kind of floor. Each reaches under the walls, which are drawn later."""
    earth = region("vFVAGSwKPXz" + INDOORS + "c+oBEHCDQ#", 0)
    _lay(image, EARTH, earth)
    _lay(image, EARTH_DARK, earth, _rows(30, 61, 10, 70, 4))
    lawn = region("w", 2)
    _lay(image, LAWN, lawn)
    _lay(image, LAWN_DARK, lawn, grass)
    stone = region("coBE+", 6)
    _lay(image, STONE, stone)
    _lay(image, STONE_DARK, stone, _tiles(30))
    passages = region("+E", 3)
    _lay(image, FLAGS, passages)
    chalk = region("o", 1)
    _lay(image, mix(CHALK, INK, 0.5), region("o", 3))
    _lay(image, CHALK, chalk)
    wood = region(INDOORS, 5)
    _lay(image, WOOD, wood)
    _lay(image, WOOD_DARK, wood, _rows(15, 71, 150, 6, 3))
    _lay(image, HIDE, region("H", 4))
    roof = region("z", 5)
    _lay(image, ROOF, roof)
    _lay(image, ROOF_DARK, roof, _tiles(15))
    _lay(image, DUNGEON, region("CDQ", 4))


def _lights(image: Image.Image) -> None:
    """Draw the searchlights' beams: bright in the middle, dim around."""
    beams = [point for point, char in CHARS.items() if char == "S"]
    image.paste(BEAM_DIM, mask=_faded(mask(beams, 3, 5, 4), 0.75))
    image.paste(BEAM, mask=_faded(mask(beams, -1, 6, 3), 0.9))


def _walls(image: Image.Image) -> None:
    """Draw walls and buildings with their shadow on the ground, tiles on top, light from the upper left."""
    walls = region("#", 0)
    shadow = _moved(walls, 9, 12).filter(ImageFilter.BoxBlur(4))
    image.paste(INK, mask=_faded(shadow, 0.45))
    _lay(image, WALL_EDGE, region("#", 1.5))
    _lay(image, WALL, walls)
    inside = {point for point, char in CHARS.items() if char == "#" and _massive(point)}
    massive = [
        (x, y) for x, y in inside if sum((x + across, y + down) in inside for across, down in board.DIRECTIONS) > 2
    ]
    roofs = mask(massive, -1)
    _lay(image, WALL_EDGE, mask(massive, 1))
    _lay(image, SLATE, roofs)
    _lay(image, SLATE_DARK, roofs, _tiles(18))
    _rim(image, roofs, WALL_LIGHT, 3, 4)
    _rim(image, walls, WALL_LIGHT, 5, 7)
    _rim(image, walls, WALL_EDGE, -4, -5, 0.8)


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
FLAT = (
    *FLOORS,
    MEADOW_DARK,
    WATER_LIGHT,
    EARTH_DARK,
    LAWN_DARK,
    STONE_DARK,
    WOOD_DARK,
    ROOF_DARK,
    SLATE_DARK,
    WALL_LIGHT,
    WALL_EDGE,
)
BLENDS = (*((floor, INK) for floor in FLOORS), (BLACK, WHITE))
