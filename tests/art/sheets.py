"""What `make art` makes of the SVG files of a game: sheets, and a page that shows them all."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from bot.art.colours import Colour
from bot.art.pen import put
from bot.art.sheet import CHUNK, Index
from bot.engine.codec import encode
from tests.art import castle

ROOT = Path(__file__).parents[2]

WIDE = 1024
"""The width of a sheet of sprites."""

GAP = 1
"""Pixels between sprites."""

MOST = 100
"""Colours of a palette: those of the files, then shades for the smooth edges between them."""

AREA = 200, 2000
"""Pixels that make an area: at least so many, and this part of a large picture."""

NEAR = 24
"""A pixel needs no shade of its own if each channel is at most this far from a colour of the files."""


def folders() -> tuple[Path, ...]:
    """List the folders with the art of a game, and the one that all games share."""
    return (*sorted(each for each in ROOT.glob("cogs/*/art") if each.is_dir()), ROOT / "bot" / "scene" / "art")


def hashed(files: Iterable[Path]) -> dict[str, str]:
    """Return the hash of each file by its name. Line ends do not count: git may change them."""
    return {file.name: sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest() for file in files}


def made_of(folder: Path) -> dict[Path, list[Path]]:
    """Return of each PNG the files that it is made of: SVG files, and the code that draws what is below one."""
    grounds = {each.with_suffix(".png"): [each] for each in sorted(folder.glob("grounds/*.svg"))}
    if (png := folder / "grounds" / "castle.png") in grounds:
        grounds[png].append(Path(castle.__file__))
        grounds[png.with_stem("castle-small")] = grounds[png]
    return {folder / "sprites.png": sorted(folder.glob("*.svg")), **grounds}


def make(folder: Path) -> None:
    """Write the PNG files of a game again, and remove those of which the files are gone."""
    files = made_of(folder)
    for png in {*folder.rglob("*.png")} - {*files}:
        png.unlink()
    pictures = {each: rasterised(each) for each in sorted(folder.rglob("*.svg"))}
    below = any(Path(castle.__file__) in each for each in files.values())
    colours = palette(pictures, castle.COLOURS if below else ())
    for png, parts in files.items():
        hashes = hashed(parts)
        if png.name == "sprites.png":
            sheet, boxes = packed({each.stem: pictures[each] for each in parts})
            save(sheet, png, Index(hashes, boxes, colours))
        elif len(parts) == 1:
            save(reduced(pictures[parts[0]].convert("RGB")), png, Index(hashes, {}, ()))
        else:
            ground = castle.ground()
            put(ground, pictures[parts[0]], 0, 0)
            if png.stem != parts[0].stem:
                ground = ground.resize(castle.SMALLER, Image.Resampling.BOX)
            save(reduced(ground), png, Index(hashes, {}, ()))


def reduced(ground: Image.Image) -> Image.Image:
    """Return a ground in 256 colours of its own: that takes a quarter of the memory of the process that draws."""
    return ground.quantize(256, dither=Image.Dither.NONE)


def rasterised(svg: Path) -> Image.Image:
    """Draw an SVG file at the size that it names."""
    import resvg_py

    return Image.open(BytesIO(resvg_py.svg_to_bytes(svg_path=str(svg), skip_system_fonts=True))).convert("RGBA")


def packed(pictures: dict[str, Image.Image]) -> tuple[Image.Image, dict[str, tuple[int, int, int, int]]]:
    """Lay sprites on a sheet, the highest first, and tell where each is."""
    boxes, left, top, high = {}, 0, 0, 0
    for name, each in sorted(pictures.items(), key=lambda item: (-item[1].height, item[0])):
        if left + each.width > WIDE:
            left, top, high = 0, top + high + GAP, 0
        boxes[name] = (left, top, left + each.width, top + each.height)
        left, high = left + each.width + GAP, max(high, each.height)
    sheet = Image.new("RGBA", (WIDE, top + high))
    for name, box in boxes.items():
        sheet.paste(pictures[name], box[:2])
    return sheet, boxes


def palette(pictures: dict[Path, Image.Image], more: Iterable[Colour]) -> tuple[Colour, ...]:
    """List the colours of the files and those that fill areas, then shades for the edges between them, then `more`."""
    found = (re.findall(r'"#([0-9a-f]{6})"', each.read_text(encoding="utf-8")) for each in pictures)
    flat = {tuple(bytes.fromhex(colour)) for colours in found for colour in colours}
    left: list[Colour] = []
    counted = [(picture, opaque(picture)) for picture in pictures.values()]
    for picture, colours in counted:
        area = max(AREA[0], picture.width * picture.height // AREA[1])
        flat |= {colour for count, colour in colours if count >= area}
    for count, colour in (each for _, colours in counted for each in colours):
        if all(max(abs(a - b) for a, b in zip(colour, each, strict=True)) > NEAR for each in flat):
            left += [colour] * min(count, 20)
    row = Image.new("RGB", (max(1, len(left)), 1))
    row.putdata(left)
    shades = row.quantize(max(16, MOST - len(flat)), Image.Quantize.MEDIANCUT).getpalette() or []
    return *sorted(flat), *(tuple(shades[at : at + 3]) for at in range(0, len(shades), 3)), *more


def opaque(picture: Image.Image) -> list[tuple[int, Colour]]:
    """Count the colours of the pixels through which nothing shines."""
    seen = picture.getcolors(picture.width * picture.height) or []
    return [(count, (red, green, blue)) for count, (red, green, blue, over) in seen if over == 255]


def save(image: Image.Image, path: Path, index: Index) -> None:
    """Write a PNG with its index."""
    told = PngInfo()
    told.add_text(CHUNK, encode(index).decode(), zip=True)
    image.save(path, "PNG", optimize=True, pnginfo=told)


PAGE = """<!doctype html><meta charset="utf-8"><title>{game}</title>
<style>body {{ background: #3c424e; color: #fff; font: 14px sans-serif }} figure {{ display: inline-block; margin: 8px;
text-align: center; vertical-align: bottom }} img {{ max-width: 100%; display: block; margin: auto }}</style>
<h1>{game}</h1>
{figures}
"""

FIGURE = '<figure><img src="{path}" alt=""><figcaption>{name}</figcaption></figure>'


def show(folder: Path) -> Path:
    """Write a page with all art of a game, and return where it is."""
    page = ROOT / "artefacts" / "art" / f"{folder.parent.name}.html"
    page.parent.mkdir(parents=True, exist_ok=True)
    files = [each.relative_to(ROOT).as_posix() for each in sorted(folder.rglob("*.svg"))]
    figures = (FIGURE.format(path=f"../../{each}", name=Path(each).stem) for each in files)
    page.write_text(PAGE.format(game=folder.parent.name, figures="\n".join(figures)), encoding="utf-8")
    return page
