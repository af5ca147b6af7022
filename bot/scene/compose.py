"""Draw scenes from the sprites and backgrounds of a game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from bot.art.colours import INK, TOKENS, YELLOW, Colour
from bot.art.kept import kept
from bot.art.lettering import fitted, write
from bot.art.pen import put, sprite
from bot.art.plates import plate
from bot.art.sheet import Art
from bot.art.tokens import SHAPES, token
from bot.scene.faces import Face, disc
from bot.scene.records import Crop, Label, Look, Piece, Run, Scene

RIM = 3
"""The width of the dark rim around a face, in pixels."""

LIFT, FRAME, LIFT_ROUND = 0.12, 8, 0.16
"""Three sizes of a lifted piece: how far it is raised, as a share of its width; the width of its frame in pixels; the
radius of the frame's corners, as a share of the width.
"""

LOOKS, CROPS = 18 << 20, 6 << 20
"""The bytes of two caches. The first has drawn pieces, enough for the pieces of one game. The second has backgrounds
that were resized or cropped.
"""

EXACT = 0.001
"""If the scale of a cropped background differs from 1 by at most this, it is not resized. That takes 1 ms instead of 7
ms.
"""

STRIP = 128
"""The number of rows of a background that are converted to full colour at a time."""

SHADE, DIM, FAINT = 0.3, 0.44, 1 / 7
"""The share of ink in a shaded piece, the brightness of a dim one, and the opacity of a faint one."""


DISC, CORNER = 0.8, 0.14
"""The width of a face on a player's token, and the centre of the letter's disc, as shares of the token's width."""

LETTERED, LEAST, LETTER = 0.44, 46, 0.7
"""Three sizes of the letter on a token with a face: the width of its disc as a share of the token's width, the least
width of the disc in pixels, and the height of the letter as a share of the disc.
"""


def compose(art: Art, floor: Colour, scene: Scene, faces: Sequence[Face | None] = ()) -> Image.Image:
    """Return the picture of a scene in full colour: background, panels, pieces by their layers, texts.

    `floor` is the colour below the background. `faces` are the faces by seat; None if a face is not known.
    """
    image = Image.new("RGB", scene.size, floor)
    if scene.ground:
        ground = _ground(art, scene.ground, scene.size[0])
        image.paste(ground, (0, scene.bottom - ground.height))
    for crop in scene.crops:
        image.paste(_cropped(art, crop), (round(crop.box[0]), round(crop.box[1])))
    for part in scene.parts:
        for panel in part.panels:
            left, top, right, bottom = map(round, panel.box)
            plate(image, (left, top, right, bottom), panel.colour, panel.lit)
    for piece in sorted(scene.pieces, key=lambda each: each.layer):
        face = face_on(piece, faces)
        if not piece.sprite and face is None:
            continue
        drawn = look(art, piece.look, face)
        raised = piece.width * LIFT if piece.tone == "lift" else 0
        put(image, drawn, piece.x - drawn.width / 2, piece.y - raised - drawn.height / 2)
    for part in scene.parts:
        for run in part.runs:
            text, size = _fitted(run)
            write(image, (run.x, run.y), text, size, run.ink, run.anchor)
    return image


def face_on(piece: Piece, faces: Sequence[Face | None]) -> Face | None:
    """Return the face that is drawn on a piece, or None."""
    return faces[piece.face] if piece.face is not None and piece.face < len(faces) else None


def _ground(art: Art, name: str, width: int) -> Image.Image:
    ground = art.ground(name)
    return ground if ground.width == width else _resized(art, name, width)


@kept(CROPS)
def _resized(art: Art, name: str, width: int) -> Image.Image:
    ground = art.ground(name).convert("RGB")
    return ground.resize((width, round(ground.height * width / ground.width)), Image.Resampling.LANCZOS)


@kept(CROPS)
def _cropped(art: Art, crop: Crop) -> Image.Image:
    left, top, right, bottom = crop.box
    size = round(right - left), round(bottom - top)
    ground, part = art.ground(crop.ground), crop.part
    share = (part[2] - part[0]) / (right - left)
    if abs(share - 1) < EXACT:
        left, top = round(part[0]), round(part[1])
        return ground.crop((left, top, left + size[0], top + size[1]))
    if share >= 2:
        ground, part = _halved(ground), (part[0] / 2, part[1] / 2, part[2] / 2, part[3] / 2)
    else:
        left, top, right, bottom = math.floor(part[0]), math.floor(part[1]), math.ceil(part[2]), math.ceil(part[3])
        ground = ground.crop((left, top, right, bottom)).convert("RGB")
        part = part[0] - left, part[1] - top, part[2] - left, part[3] - top
    return ground.resize(size, Image.Resampling.BILINEAR, part)


def _halved(ground: Image.Image) -> Image.Image:
    """Return a background in full colour at half its size.

    The background is converted in strips, which saves memory.
    """
    wide, high = ground.size
    small = Image.new("RGB", (-(-wide // 2), -(-high // 2)))
    for top in range(0, high, STRIP):
        strip = ground.crop((0, top, wide, min(high, top + STRIP)))
        small.paste(strip.convert("RGB").reduce(2), (0, top // 2))
    return small


@lru_cache(1024)
def _fitted(run: Run) -> tuple[str, int]:
    if not run.room:
        return run.text, run.size
    text, letters = fitted(run.text, run.room, run.size)
    return text, round(letters.size)


@kept(LOOKS)
def look(art: Art, shown: Look, face: Face | None = None) -> Image.Image:
    """Return the picture of a piece. Its centre is the centre of the piece's sprite.

    The picture is cached, so copy it before drawing on it.
    """
    bare = _sprite(art, shown.sprite, shown.width)
    piece = _toned(bare if face is None else _with_face(bare, shown, face), shown.tone)
    if not (shown.label or shown.badges or shown.tone == "lift"):
        return piece
    tone = shown.tone if shown.tone != "shade" else ""  # marks on a shaded piece stay bright
    marks = [_toned(_sprite(art, each.sprite, each.size * shown.width), tone) for each in shown.badges]
    corners = [
        (round(each.x * piece.width - mark.width / 2), round(each.y * piece.height - mark.height / 2))
        for each, mark in zip(shown.badges, marks, strict=True)
    ]
    more = FRAME if shown.tone == "lift" else 0
    if face is not None:
        more = max(more, ceil(_lettered(shown) / 2 - CORNER * shown.width) + 2)
    for (left, top), mark in zip(corners, marks, strict=True):
        more = max(more, -left, -top, left + mark.width - piece.width, top + mark.height - piece.height)
    image = Image.new("RGBA", (piece.width + 2 * more, piece.height + 2 * more))
    if shown.tone == "lift":
        frame = more - FRAME, more - FRAME, image.width - more + FRAME, image.height - more + FRAME
        ImageDraw.Draw(image).rounded_rectangle(frame, piece.width * LIFT_ROUND, YELLOW)
    put(image, piece, more, more)
    if shown.label and face is None:
        _write(image, shown.label, more, more, piece.size)
    elif shown.label:
        _write_in_corner(image, shown, more, _inside(_toned(bare, shown.tone)))
    for badge, mark, (left, top) in zip(shown.badges, marks, corners, strict=True):
        put(image, mark, more + left, more + top)
        if badge.label and shown.tone != "faint":
            _write(image, badge.label, more + left, more + top, mark.size)
    return image


def _with_face(bare: Image.Image, shown: Look, face: Face) -> Image.Image:
    """Return the picture of a token with a face on it. The shape and colour of the token frame the face.

    Without a token, the face is larger.
    """
    size = round(DISC * shown.width) if shown.sprite else shown.width
    lower = shown.label.y - 0.5 if shown.label else 0.0
    image = bare.copy()
    left, top = (bare.width - size) / 2, (bare.height - size) / 2 + lower * bare.height / 2
    put(image, _rim(size, INK), left, top)
    put(image, disc(face, size - 2 * RIM), left + RIM, top + RIM)
    return image


@lru_cache(64)
def _rim(size: int, colour: Colour) -> Image.Image:
    return sprite((size, size), lambda pen: pen.disc((size / 2, size / 2), size / 2, colour))


def _inside(bare: Image.Image) -> Colour:
    """Return the colour inside the picture of a token."""
    found = bare.getpixel((bare.width // 2, bare.height // 2))
    assert isinstance(found, tuple)
    red, green, blue, _ = found
    return red, green, blue


def _lettered(shown: Look) -> int:
    return max(LEAST, round(LETTERED * shown.width))


def _write_in_corner(image: Image.Image, shown: Look, more: int, colour: Colour) -> None:
    """Write the letter of a player in the upper left corner of a token with a face.

    The letter is on a disc of the token's colour.
    """
    assert shown.label is not None
    size, middle = _lettered(shown), more + CORNER * shown.width
    put(image, _rim(size, INK), middle - size / 2, middle - size / 2)
    inner = size - 2 * RIM
    put(image, _rim(inner, colour), middle - inner / 2, middle - inner / 2)
    write(image, (middle, middle), shown.label.text, round(LETTER * size), shown.label.ink, "mm")


def _write(image: Image.Image, label: Label, left: int, top: int, size: tuple[int, int]) -> None:
    at = left + label.x * size[0], top + label.y * size[1]
    write(image, at, label.text, max(1, round(label.size * size[1])), label.ink, "mm")


def _sprite(art: Art, name: str, width: float) -> Image.Image:
    """Return a sprite of the game's art, or a player's token without its letter.

    If `name` is "", return an empty picture.
    """
    if not name:
        return Image.new("RGBA", (round(width), round(width)))
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
