"""The sheets of art are those of the SVG files beside them, and the files are such as people can edit."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops

from bot.art.sheet import Art, index
from tests.art.sheets import folders, hashed, made_of, make

FOLDERS = folders()
EVERY = pytest.mark.parametrize("folder", FOLDERS, ids=[each.parent.name for each in FOLDERS])


SHAPES = {*["svg", "g", "path", "polygon", "polyline", "line", "rect", "circle", "ellipse", "defs", "use", "pattern"]}
"""What a file may be made of."""


def stale(folder: Path) -> list[str]:
    """Name the pictures of a game that are not those of its files."""
    pngs = {*folder.rglob("*.png")} | {*made_of(folder)}
    files = {png: hashed(parts) for png, parts in made_of(folder).items()}
    return [png.name for png in sorted(pngs) if not png.exists() or files.get(png) != index(png).hashes]


@EVERY
def test_sheets_are_made_of_the_files_beside_them(folder):
    assert not stale(folder), f"run `make art`, or `python -m tests.art {folder.parent.name}`"


SMALL = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z" fill="#c0ffee"/></svg>'


@pytest.fixture
def folder(tmp_path):
    """A folder of small files, which are made to sheets in no time."""
    pytest.importorskip("resvg_py")
    (tmp_path / "art" / "grounds").mkdir(parents=True)
    for file in ("one.svg", "two.svg", "grounds/one.svg", "grounds/two.svg"):
        (tmp_path / "art" / file).write_text(SMALL, encoding="utf-8")
    make(tmp_path / "art")
    return tmp_path / "art"


@pytest.mark.parametrize("change", ["edited", "added", "removed", "ground edited", "ground added", "ground removed"])
def test_a_sheet_is_stale_after_any_change_until_it_is_made_anew(change, folder):
    assert not stale(folder)
    where, what = (folder / "grounds" if "ground" in change else folder), change.split()[-1]
    file = min(where.glob("*.svg"))
    if what == "removed":
        file.unlink()
    else:
        file = file if what == "edited" else where / "new.svg"
        file.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', encoding="utf-8")
    assert stale(folder)
    make(folder)
    assert not stale(folder)


@EVERY
def test_files_hold_shapes_and_no_letters(folder):
    """Letters would need a font, which differs between machines; links and scripts would need more than a file."""
    for file in folder.rglob("*.svg"):
        root = ElementTree.parse(file).getroot()
        found = {each.tag.rpartition("}")[2] for each in root.iter() if isinstance(each.tag, str)}
        assert found <= SHAPES, file
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", file.stem), file
        assert {"width", "height", "viewBox"} <= {*root.attrib}, file


@EVERY
def test_every_sprite_is_where_the_index_says(folder):
    art = Art(folder)
    for name, (left, top, right, bottom) in art.index.boxes.items():
        piece = art.sprite(name, right - left)
        assert piece.size == (right - left, bottom - top)
        assert piece.getchannel("A").getbbox(), name
        assert art.sprite(name, 20) is art.sprite(name, 20.2), "kept"
    boxes = sorted(art.index.boxes.values())
    canvas = Image.new("1", (max(box[2] for box in boxes), max(box[3] for box in boxes)))
    for box in boxes:
        assert not canvas.crop(box).getbbox(), "none overlaps another"
        canvas.paste(1, box)


@EVERY
def test_the_files_still_give_these_sheets(folder):
    """Where what rasterises is installed."""
    pytest.importorskip("resvg_py")
    from tests.art.sheets import rasterised

    art = Art(folder)
    for name, box in art.index.boxes.items():
        now = rasterised(folder / f"{name}.svg")
        apart = ImageChops.difference(now, art.sprite(name, box[2] - box[0]))
        assert max(high for _, high in apart.getextrema()) <= 8, name
