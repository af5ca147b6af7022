"""The ground of Colditz, drawn once: meadow, moat, courts, rooms, roofs and walls as masses with light and shadow."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import BLACK, INK, WHITE, Colour, mix
from cogs.colditz.face.lattice import SIZE
from cogs.colditz.face.regions import dashes, drawn, lay, region, rim, shade, shine, tiles
from cogs.colditz.rules.castle import board
from cogs.colditz.rules.castle.board import CHARS, ROOMS, SPACES

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
    dashes(36, 47, 14, 80, 3),
    dashes(18, 30, 36, 40, 3),
    dashes(30, 61, 10, 70, 4),
    dashes(15, 71, 150, 6, 3),
)


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
    lay(image, SLATE_DARK, roofs, -2, tiles(18))
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
