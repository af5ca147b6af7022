"""Faces of players: drawn faces of computer characters, and people's pictures from Discord.

The `looks` of a computer character are words of its `[[crew]]` entry: a head, hair, skin, the colour of the hair, and
optional extras. Each word is a part in `bot/scene/art/`, which is coloured when it is drawn. A drawn face can show a
mood.

>>> parse_looks("round bob olive raven glasses")
Looks(head='round', hair='bob', skin='olive', dye='raven', extras=('glasses',))
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from bot.art.colours import INK, SKY, WHITE, YELLOW, Colour, mix
from bot.art.sheet import Art

Mood: TypeAlias = Literal["calm", "pleased", "worried"]

ART = Art(Path(__file__).parent / "art")

AVATAR = 64
"""The width and height of a person's profile picture in pixels. The picture is passed as raw pixels, 3 bytes each."""

COLOURS = 12
"""The number of colours of a person's face. It is small, since a picture's palette has few free colours."""

SHADE = 200 / 255
"""The brightness of the shaded parts of a drawn face."""

GROUND: Colour = (206, 216, 226)
"""The background colour of a drawn face."""

SHIRT: Colour = (92, 104, 122)

HEADS = ("round", "oval", "square")
HAIR = ("bald", "short", "curly", "bob", "bun", "tail", "quiff", "spiky", "long")
EXTRAS = ("beard", "moustache", "glasses", "patch", "earrings")
COLOURED = ("beard", "moustache")
"""The optional parts of a face that have the colour of the hair."""

SKINS: dict[str, Colour] = {
    "pale": (250, 222, 200),
    "fair": (242, 198, 156),
    "olive": (214, 164, 116),
    "tan": (178, 120, 76),
    "dark": (120, 76, 50),
}

DYES: dict[str, Colour] = {
    "raven": (52, 50, 60),
    "chestnut": (112, 66, 40),
    "blond": (236, 200, 100),
    "ginger": (206, 98, 40),
    "grey": (150, 154, 162),
    "white": (240, 240, 240),
}


class Looks(NamedTuple):
    """The parts of a computer character's drawn face, and their colours."""

    head: str
    hair: str
    skin: str
    dye: str
    extras: tuple[str, ...]


class Face(NamedTuple):
    """A face to be drawn.

    `of` has the words for the looks of a computer character, or the pixels of a person's profile picture.
    """

    of: str | bytes
    mood: Mood


def parse_looks(looks: str) -> Looks:
    """Return the parts and colours of a face from its words. Raises ValueError for unknown words."""
    head, hair, skin, dye, *extras = looks.split()
    known = head in HEADS and hair in HAIR and skin in SKINS and dye in DYES and {*extras} <= {*EXTRAS}
    if not known:
        raise ValueError(f"no such looks: {looks}")
    return Looks(head, hair, skin, dye, tuple(extras))


@lru_cache(128)
def disc(face: Face, size: int) -> Image.Image:
    """Return a picture of a face in a disc of `size` pixels.

    It has the face's own colours and some that every picture has. It is cached, so copy it before drawing on it.
    """
    square = _drawn(face.of, face.mood) if isinstance(face.of, str) else _avatar(face.of).convert("RGB")
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in (INK, WHITE, SKY, YELLOW, *colours(face)) for part in colour])
    image = square.resize((size, size), Image.Resampling.HAMMING)
    image = image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    mask = Image.new("L", (size * 4, size * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, size * 4 - 1, size * 4 - 1), 255)
    image.putalpha(mask.reduce(4))
    return image


def colours(face: Face) -> tuple[Colour, ...]:
    """Return the colours of a face, for a palette."""
    if isinstance(face.of, str):
        made = parse_looks(face.of)
        skin, dye = SKINS[made.skin], DYES[made.dye]
        return GROUND, SHIRT, mix(INK, GROUND, 0.5), skin, dye, _multiplied(skin, SHADE), mix(INK, skin, 0.5)
    found = _avatar(face.of).getpalette("RGB") or []
    return tuple((found[at], found[at + 1], found[at + 2]) for at in range(0, len(found), 3))


@lru_cache(128)
def _avatar(pixels: bytes) -> Image.Image:
    """Return a person's profile picture in few colours. Raises ValueError if `pixels` has the wrong size."""
    if len(pixels) != 3 * AVATAR * AVATAR:
        raise ValueError("no avatar")
    image = Image.frombytes("RGB", (AVATAR, AVATAR), pixels)
    return image.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _multiplied(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(part * share) for part in colour)
    return red, green, blue


@lru_cache(128)
def _drawn(looks: str, mood: Mood) -> Image.Image:
    """Return the picture of a computer character's face. Its parts are drawn from the back to the front."""
    made = parse_looks(looks)
    skin, dye = SKINS[made.skin], DYES[made.dye]
    layers: list[tuple[str, Colour | None]] = [(f"back-{made.hair}", dye), ("shoulders", SHIRT)]
    layers += [(f"head-{made.head}", skin), *((each, dye) for each in COLOURED if each in made.extras)]
    layers += [(mood, None), (f"hair-{made.hair}", dye)]
    layers += [(each, None) for each in made.extras if each not in COLOURED]
    boxes = ART.index.boxes
    left, _, right, _ = boxes[mood]
    image = Image.new("RGBA", (right - left, right - left), GROUND)
    for name, colour in layers:
        if name in boxes:
            image.alpha_composite(_tinted(ART.sprite(name, right - left), colour))
    return image.convert("RGB")


def _tinted(piece: Image.Image, colour: Colour | None) -> Image.Image:
    """Return the picture of a part of a face with its white areas coloured. Its dark outlines stay."""
    if colour is None:
        return piece
    tinted = ImageChops.multiply(piece.convert("RGB"), Image.new("RGB", piece.size, colour)).convert("RGBA")
    tinted.putalpha(piece.getchannel("A"))
    return tinted
