"""Faces of players: drawn ones with three moods, people's own, and what they do to the tokens that bear them."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.art.colours import INK, TOKENS
from bot.art.png import Palette
from bot.engine.texts import Say, texts
from bot.scene import compose
from bot.scene.faces import (
    ART,
    AVATAR,
    COLOURS,
    DYES,
    EXTRAS,
    HAIR,
    HEADS,
    SKINS,
    Face,
    Mood,
    colours,
    disc,
    parse_looks,
)
from bot.scene.pieces import face, portrait, token
from bot.scene.records import Label, Part, Piece, Scene
from cogs.stalag17.face.parts import ART as STALAG
from cogs.stalag17.face.parts import FLOOR, PALETTE

LOOKS = "round bob olive raven glasses"
RED = bytes((200, 30, 30)) * AVATAR * AVATAR
NAMES = ("Ana", "Ben")


def drawn(*pieces: Piece, faces: Sequence[Face | None] = ()) -> Image.Image:
    return compose.compose(STALAG, FLOOR, Scene((Part("all", "", pieces),), size=(300, 300)), faces)


@pytest.mark.parametrize(
    "wrong", ["", "round bob olive", "round bob olive raven wig", "bob round olive raven", "a b c d"]
)
def test_looks_that_mean_nothing(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"looks|unpack"):
        parse_looks(wrong)


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("hair", HAIR)
def test_each_look_has_three_moods(head: str, hair: str) -> None:
    for skin, dye in zip(SKINS, DYES, strict=False):
        looks = " ".join((head, hair, skin, dye, *EXTRAS))
        shown = [disc(Face(looks, mood), 60) for mood in get_args(Mood)]
        assert len({each.tobytes() for each in shown}) == 3
        assert {each.size for each in shown} == {(60, 60)}


def test_every_part_of_the_art_is_a_word() -> None:
    words = {"shoulders", *get_args(Mood), *EXTRAS}
    words |= {f"head-{each}" for each in HEADS} | {f"{where}-{each}" for where in ("hair", "back") for each in HAIR}
    assert {*ART.index.boxes} <= words
    assert words - {*ART.index.boxes} <= {f"back-{each}" for each in HAIR}


def test_an_avatar_is_so_many_pixels_and_nothing_else() -> None:
    assert disc(Face(RED, "calm"), 40).getpixel((20, 20)) == (200, 30, 30, 255)
    assert disc(Face(RED, "calm"), 40).getpixel((0, 0))[3] == 0
    for wrong in (b"x", RED[:-1], RED + b"x"):
        with pytest.raises(ValueError, match="no avatar"):
            disc(Face(wrong, "calm"), 40)


@pytest.mark.parametrize("seat", range(len(TOKENS)))
def test_a_face_leaves_a_token_its_colour_shape_and_letter(seat: int) -> None:
    names = tuple("ABCDEFGH")
    faces = [None] * seat + [Face(RED, "calm")]
    piece = portrait(names, seat, 150, 150, 120)
    bare, shown = drawn(piece), drawn(piece, faces=faces)
    assert drawn(token(names, seat, 150, 150, 120)).tobytes() == bare.tobytes()
    found = {colour: count for count, colour in shown.getcolors(1 << 17)}
    assert found[200, 30, 30] > 3000
    assert found[TOKENS[seat]] > 300, "a rim, and the disc with the letter"
    at = 150 - 60 + compose.CORNER * 120
    corner = at - 28, at - 28, at + 28, at + 28
    dark, bright = shown.crop(tuple(map(round, corner))).convert("L").getextrema()
    assert bright - dark > 60, "the letter"
    lower = bare_label(piece).y * 120 - 60
    disc_of = 150 - 50, 150 - 50 + lower / 2, 150 + 50, 150 + 50 + lower / 2
    for image in (bare, shown):
        ImageDraw.Draw(image).rectangle(corner, 0)
        ImageDraw.Draw(image).ellipse(disc_of, 0)
    assert shown.tobytes() == bare.tobytes(), "the shape"


def bare_label(piece: Piece) -> Label:
    assert piece.label is not None
    return piece.label


def test_the_letter_can_be_read_on_the_smallest_token_with_a_face() -> None:
    assert compose.LETTER * compose.LEAST >= 30


def test_a_face_of_somebody_who_is_gone_is_grey() -> None:
    shown = drawn(portrait(NAMES, 0, 150, 150, 120, gone=True), faces=[Face(RED, "calm")])
    assert {max(colour) - min(colour) for _, colour in shown.crop((140, 140, 180, 180)).getcolors(1 << 14)} == {0}


def test_a_face_alone_is_nothing_where_none_is_known() -> None:
    piece = face(1, 150, 150, 80)
    for faces in ((), (Face(LOOKS, "calm"),), (Face(LOOKS, "calm"), None)):
        assert drawn(piece, faces=faces).tobytes() == drawn().tobytes()
    shown = drawn(piece, faces=(None, Face(LOOKS, "calm")))
    assert ImageChops.difference(shown, drawn()).getbbox() == (110, 110, 190, 190)


def test_a_palette_keeps_its_colours_and_takes_as_many_more_as_it_has_room_for() -> None:
    richer = PALETTE.with_colours((INK, (1, 2, 3), (1, 2, 3), *((each, 0, 77) for each in range(256))))
    assert richer.colours[: len(PALETTE.colours)] == PALETTE.colours
    assert richer.colours[len(PALETTE.colours)] == (1, 2, 3)
    assert len(richer.colours) == 256
    assert richer.room == 0
    assert PALETTE.with_colours(()).colours == PALETTE.colours
    assert isinstance(richer, Palette)


def test_a_face_has_few_colours() -> None:
    noise = bytes((each * 7919) % 251 for each in range(3 * AVATAR * AVATAR))
    assert len(colours(Face(noise, "calm"))) <= COLOURS
    assert len(colours(Face(LOOKS, "calm"))) <= COLOURS


def test_texts_with_other_faces_are_others() -> None:
    said = [Say(texts("en"), NAMES, faces) for faces in ((), (LOOKS, RED), (LOOKS, b""))]
    assert len({*said}) == 3
    assert said[1] == Say(texts("en"), NAMES, (LOOKS, RED))
    assert said[1] != SimpleNamespace()
