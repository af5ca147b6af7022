from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.art.colours import BLACK, WHITE
from cogs.colditz.face.art import ART
from cogs.colditz.face.lattice import MASTER, SIZE
from cogs.colditz.rules.castle.board import CHARS, OVER_TUNNEL, SPACES
from tests.art.castle import GRASS, PLANKS, SOIL, WALL, WAVES, drawn, lay, region, rim, tiles

BOX = (300, 420, 907, 1000)


def covered(mask):
    return sum(mask.histogram()[128:])


@pytest.mark.parametrize("pattern", [GRASS, WAVES, SOIL, PLANKS, tiles(24)])
def test_a_piece_of_a_pattern_is_cut_from_the_whole(pattern):
    whole, piece = pattern((0, 0, 1200, 1200)).crop(BOX), pattern(BOX)
    inner = (8, 60, piece.width - 8, piece.height - 60)
    assert piece.crop(inner).tobytes() == whole.crop(inner).tobytes()
    assert covered(piece)


def test_a_region_holds_its_cells_and_no_others():
    hides = drawn("H")
    mask = hides.mask()
    for point, char in CHARS.items():
        x, y = MASTER.at(*point)
        at = round(x) - hides.left, round(y) - hides.top
        if 0 <= at[0] < mask.width and 0 <= at[1] < mask.height and char in "H#":
            assert (mask.getpixel(at) > 128) == (char == "H"), point


def test_a_region_grows():
    masks = [region([(44, 20)]).mask(wider) for wider in (-3, 0, 3, 6)]
    sizes = [covered(mask) for mask in masks]
    assert sizes == sorted(set(sizes))


def test_a_region_at_the_edge_of_the_board_can_be_laid():
    image = Image.new("RGB", SIZE, BLACK)
    for corner in ((0, 0), (116, 46), (116, 0), (0, 46)):
        lay(image, WHITE, region([corner]), 4)
        x, y = MASTER.at(*corner)
        assert image.getpixel((min(SIZE[0] - 1, round(x)), round(y))) == WHITE


def test_a_rim_lies_on_one_side():
    image, spot = Image.new("RGB", SIZE, BLACK), region([(44, 20), (46, 20), (48, 20)])
    rim(image, WHITE, spot, (6, 0))
    middle = round(MASTER.at(44, 20)[1])
    left, _, right, _ = image.crop((0, middle, SIZE[0], middle + 1)).getbbox()
    assert left < right < MASTER.at(44, 20)[0]


def test_every_space_stands_out_from_the_walls():
    """§4.2: where one can be shows against where one cannot."""
    castle = ART.ground("castle").convert("RGB")
    for name, space in SPACES.items():
        if space.char not in "BG" and name not in OVER_TUNNEL:
            x, y = map(round, MASTER.place(name))
            assert sum(castle.getpixel((x - 13, y + 9))) > sum(WALL) + 60, name


def test_the_spaces_that_are_drawn_are_those_of_the_board():
    """The ground is an SVG file, which does not follow the board by itself."""
    root = ElementTree.parse(ART.folder / "grounds" / "castle.svg").getroot()
    names = [each for each in root.iter() if each.get("href", "").startswith("#space-")]
    drawn_at = {(int(each.get("x")), int(each.get("y"))) for each in names}
    half = round(MASTER.unit)
    assert drawn_at == {tuple(round(at - half) for at in MASTER.place(name)) for name in SPACES}


def test_spaces_are_drawn_by_their_zone():
    """§4.3: ground that differs, differs to the eye."""
    castle = ART.ground("castle").convert("RGB")
    shown = {char: castle.getpixel(tuple(map(round, MASTER.at(*point)))) for point, char in CHARS.items()}
    zones = "co+aHvwSzgyB#,~"
    assert len({shown[zone] for zone in zones}) == len(zones)
