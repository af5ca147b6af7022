"""Pieces as SVG for the page of a replay: the SVG files of the art, with labels and badges."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from bot.art.colours import INK, YELLOW, Colour
from bot.art.lettering import font
from bot.art.sheet import Art
from bot.scene.compose import DIM, FAINT, FRAME, LIFT_ROUND, SHADE
from bot.scene.records import Badge, Label, Look

FILE = re.compile(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)" viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)

FONT = "DejaVu Sans, Verdana, sans-serif"

LUMINANCE = (0.299, 0.587, 0.114)


class _Box(NamedTuple):
    """The position and size of an SVG file inside a piece, in pixels of the piece."""

    name: str
    left: int
    top: int
    width: int
    height: int


def vector(art: Art, shown: Look) -> str:
    """Return a piece as SVG, in the size of its PNG picture.

    Return "" if a part of the piece, such as a token, has no SVG file.
    """
    bare = _box(art, shown.sprite, shown.width)
    marks = [(badge, _box(art, badge.sprite, badge.size * shown.width)) for badge in shown.badges]
    if bare is None or any(mark is None for _, mark in marks):
        return ""
    placed = [(badge, _laid(badge, mark, bare)) for badge, mark in marks if mark is not None]
    more = FRAME if shown.tone == "lift" else 0
    for _, mark in placed:
        right, bottom = mark.left + mark.width - bare.width, mark.top + mark.height - bare.height
        more = max(more, -mark.left, -mark.top, right, bottom)
    tone = shown.tone if shown.tone != "shade" else ""
    drawn = [_frame(bare) if shown.tone == "lift" else "", _toned(_file(art, bare), shown.tone)]
    drawn += [_words(shown.label, bare)] if shown.label else []
    for badge, mark in placed:
        drawn.append(_toned(_file(art, mark), tone))
        drawn += [_words(badge.label, mark)] if badge.label and shown.tone != "faint" else []
    width, height = bare.width + 2 * more, bare.height + 2 * more
    size = f'width="{width}" height="{height}" viewBox="{-more} {-more} {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(drawn)}</svg>'


@lru_cache(512)
def _read(path: Path) -> tuple[float, float, str, str]:
    """Return the width, height, view box and content of an SVG file."""
    found = FILE.search(path.read_text("utf-8"))
    assert found is not None, path
    return float(found[1]), float(found[2]), found[3], re.sub(r">\s+<", "><", found[4].strip())


def _path(art: Art, name: str) -> Path:
    return art.folder / f"{name}.svg"


def _box(art: Art, name: str, width: float) -> _Box | None:
    """Return the position and size at which a sprite is drawn; None if it has no SVG file."""
    if not name or not _path(art, name).is_file():
        return None
    wide, high, _, _ = _read(_path(art, name))
    across = max(1, round(width))
    return _Box(name, 0, 0, across, max(1, round(across * high / wide)))


def _laid(badge: Badge, mark: _Box, on: _Box) -> _Box:
    left, top = badge.x * on.width - mark.width / 2, badge.y * on.height - mark.height / 2
    return mark._replace(left=round(left), top=round(top))


def _file(art: Art, box: _Box) -> str:
    _, _, view, content = _read(_path(art, box.name))
    place = f'x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}"'
    return f'<svg {place} viewBox="{view}">{content}</svg>'


def _frame(box: _Box) -> str:
    """Return the frame of a lifted piece as SVG."""
    size = f'width="{box.width + 2 * FRAME}" height="{box.height + 2 * FRAME}" rx="{box.width * LIFT_ROUND:g}"'
    return f'<rect x="{-FRAME}" y="{-FRAME}" {size} fill="{_hex(YELLOW)}"/>'


def _toned(drawn: str, tone: str) -> str:
    """Return the SVG text `drawn` with the effect of a tone, such as a shade."""
    if tone == "faint":
        return f'<g opacity="{FAINT:.4g}">{drawn}</g>'
    if tone == "dim":
        row = " ".join(f"{DIM * share:.4g}" for share in LUMINANCE) + " 0 0"
        return _filtered(drawn, "dim", " ".join([row] * 3))
    if tone == "shade":
        rows = [["0"] * 5 for _ in INK]
        for place, part in enumerate(INK):
            rows[place][place], rows[place][4] = f"{1 - SHADE:.4g}", f"{SHADE * part / 255:.4g}"
        return _filtered(drawn, "shade", " ".join(" ".join(row) for row in rows))
    return drawn


def _filtered(drawn: str, name: str, rows: str) -> str:
    matrix = f'<feColorMatrix values="{rows} 0 0 0 1 0"/>'
    rule = f'<filter id="{name}" color-interpolation-filters="sRGB">{matrix}</filter>'
    return f'{rule}<g filter="url(#{name})">{drawn}</g>'


def _words(label: Label, box: _Box) -> str:
    """Return a label as SVG text.

    It is as wide as on a PNG picture, whatever font the reader has.
    """
    size = max(1, round(label.size * box.height))
    ascent, descent = font(size).getmetrics()
    x, y = box.left + label.x * box.width, box.top + label.y * box.height + (ascent - descent) / 2
    long = f'textLength="{font(size).getlength(label.text):.4g}" lengthAdjust="spacingAndGlyphs"'
    look = f'fill="{_hex(label.ink)}" font-family="{FONT}" font-weight="bold" font-size="{size}" text-anchor="middle"'
    return f'<text x="{x:.4g}" y="{y:.4g}" {look} {long}>{escape(label.text)}</text>'


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
