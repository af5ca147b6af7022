"""Draws scenes from the sheets of art."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.art.colours import INK, TOKENS, YELLOW, Colour
from bot.art.lettering import fitted, write
from bot.art.pen import put
from bot.art.plates import plate
from bot.art.sheet import Art
from bot.art.tokens import SHAPES, token
from bot.scene.records import Crop, Label, Look, Run, Scene

LIFT, FRAME = 0.12, 8
"""How far a lifted piece is raised, as a share of its width, and how wide its frame is."""

SHADE, DIM, FAINT = 0.3, 0.44, 1 / 7
"""How much ink is mixed into a shaded piece, how bright a dim one is, and how much is left of a faint one."""


def compose(art: Art, floor: Colour, scene: Scene) -> Image.Image:
    """Draw a scene in full colour: ground, panels, pieces by their layers, texts. `floor` is below the ground."""
    image = _ground(art, scene.ground, scene.bottom, scene.size, floor).copy()
    for crop in scene.crops:
        image.paste(_cropped(art, crop), (round(crop.box[0]), round(crop.box[1])))
    for part in scene.parts:
        for panel in part.panels:
            left, top, right, bottom = map(round, panel.box)
            put(image, plate((right - left, bottom - top), panel.colour, panel.lit), left, top)
    for piece in sorted(scene.pieces, key=lambda each: each.layer):
        drawn = look(art, piece.look)
        raised = piece.width * LIFT if piece.tone == "lift" else 0
        put(image, drawn, piece.x - drawn.width / 2, piece.y - raised - drawn.height / 2)
    for part in scene.parts:
        for run in part.runs:
            text, size = _fitted(run)
            write(image, (run.x, run.y), text, size, run.ink, run.anchor)
    return image


@lru_cache(4)
def _ground(art: Art, name: str, bottom: int, size: tuple[int, int], floor: Colour) -> Image.Image:
    image = Image.new("RGB", size, floor)
    if name:
        drawn = art.ground(name)
        if drawn.width != size[0]:
            drawn = drawn.resize((size[0], round(drawn.height * size[0] / drawn.width)), Image.Resampling.LANCZOS)
        image.paste(drawn, (0, bottom - drawn.height))
    return image


@lru_cache(4)
def _cropped(art: Art, crop: Crop) -> Image.Image:
    left, top, right, bottom = crop.box
    size = round(right - left), round(bottom - top)
    return art.ground(crop.ground).resize(size, Image.Resampling.BILINEAR, crop.part, reducing_gap=2)


@lru_cache(1024)
def _fitted(run: Run) -> tuple[str, int]:
    if not run.room:
        return run.text, run.size
    text, letters = fitted(run.text, run.room, run.size)
    return text, round(letters.size)


@lru_cache(512)
def look(art: Art, shown: Look) -> Image.Image:
    """Draw a piece; its middle is that of its sprite. Kept: copy it before drawing on it."""
    piece = _toned(_sprite(art, shown.sprite, shown.width), shown.tone)
    if not (shown.label or shown.badges or shown.tone == "lift"):
        return piece
    tone = shown.tone if shown.tone != "shade" else ""  # what stands on a shaded piece is bright
    marks = [_toned(_sprite(art, each.sprite, each.size * shown.width), tone) for each in shown.badges]
    corners = [
        (round(each.x * piece.width - mark.width / 2), round(each.y * piece.height - mark.height / 2))
        for each, mark in zip(shown.badges, marks, strict=True)
    ]
    more = FRAME if shown.tone == "lift" else 0
    for (left, top), mark in zip(corners, marks, strict=True):
        more = max(more, -left, -top, left + mark.width - piece.width, top + mark.height - piece.height)
    image = Image.new("RGBA", (piece.width + 2 * more, piece.height + 2 * more))
    if shown.tone == "lift":
        frame = more - FRAME, more - FRAME, image.width - more + FRAME, image.height - more + FRAME
        ImageDraw.Draw(image).rounded_rectangle(frame, piece.width * 0.16, YELLOW)
    put(image, piece, more, more)
    if shown.label:
        _write(image, shown.label, more, more, piece.size)
    for badge, mark, (left, top) in zip(shown.badges, marks, corners, strict=True):
        put(image, mark, more + left, more + top)
        if badge.label and shown.tone != "faint":
            _write(image, badge.label, more + left, more + top, mark.size)
    return image


def _write(image: Image.Image, label: Label, left: int, top: int, size: tuple[int, int]) -> None:
    at = left + label.x * size[0], top + label.y * size[1]
    write(image, at, label.text, max(1, round(label.size * size[1])), label.ink, "mm")


def _sprite(art: Art, name: str, width: float) -> Image.Image:
    """Return a sprite of the sheet, or a token without its letter."""
    kind, _, number = name.partition(" ")
    return (
        token(TOKENS[int(number)], SHAPES[int(number)], "", round(width))
        if kind == "token"
        else art.sprite(name, width)
    )


def _toned(image: Image.Image, tone: str) -> Image.Image:
    if tone not in ("shade", "dim", "faint"):
        return image
    clear = image.getchannel("A")
    if tone == "faint":
        changed = image.copy()
        clear = clear.point([round(value * FAINT) for value in range(256)])
    elif tone == "dim":
        changed = image.convert("L").point([round(value * DIM) for value in range(256)]).convert("RGBA")
    else:
        changed = Image.blend(image.convert("RGB"), Image.new("RGB", image.size, INK), SHADE).convert("RGBA")
    changed.putalpha(clear)
    return changed
