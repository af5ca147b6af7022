"""Scenes: told in whole sentences, drawn where they say, and turned into what a presenter needs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image, ImageChops

from bot.art.colours import INK, TOKENS, WHITE, YELLOW
from bot.art.png import STANDARD
from bot.art.sheet import Art
from bot.engine.presenter import Presenter
from bot.engine.texts import Say, texts
from bot.scene.compose import compose, look
from bot.scene.pictures import Pictures
from bot.scene.pieces import DECK, backs, on, token
from bot.scene.records import Badge, Crop, Label, Look, Panel, Part, Piece, Run, Scene, alt, sentences
from tests.contract.pictures import opened

ART = Art(Path(__file__).parents[2] / "cogs" / "stalag17" / "art")
FLOOR = (52, 50, 46)


def scene(*pieces: Piece, runs: tuple[Run, ...] = (), panels: tuple[Panel, ...] = ()) -> Scene:
    return Scene((Part("all", "All of it", pieces, runs, panels),), size=(200, 160))


def changed(one: Scene) -> tuple[int, int, int, int] | None:
    """Return the box outside of which only the floor is seen."""
    image = compose(ART, FLOOR, one)
    return ImageChops.difference(image, Image.new("RGB", image.size, FLOOR)).getbbox()


def test_a_scene_is_told_part_by_part_and_then_its_facts() -> None:
    told = Scene((Part("a", "**One** thing"), Part("b"), Part("c", "Who?")), facts=("`7`", ""))
    assert sentences(told) == ("**One** thing", "Who?", "`7`")
    assert alt(told) == "One thing. Who? 7."


def test_an_alt_text_that_is_too_long_ends_with_a_whole_sentence() -> None:
    told = Scene(tuple(Part(str(number), "x" * 300) for number in range(5)))
    assert alt(told) == " ".join(["x" * 300 + "."] * 3)


def test_a_piece_is_laid_around_its_middle_whatever_stands_out_of_it() -> None:
    bare = Piece("card-lamp", 100, 80, 40)
    assert changed(scene(bare)) == (80, 60, 120, 100)
    badged = replace_piece(bare, badges=(Badge("tick", 0.5, 1.0, 0.5),))
    left, top, right, bottom = changed(scene(badged)) or ()
    assert (left, top, bottom) == (80, 60, 100)
    assert 126 <= right <= 131


def replace_piece(piece: Piece, **fields: object) -> Piece:
    return Piece(**{name: getattr(piece, name) for name in Piece.__struct_fields__} | fields)


def test_the_highest_layer_is_drawn_last() -> None:
    low, high = Piece("coin-kept", 100, 80, 60), Piece("lamp-on", 100, 80, 60, layer=1)
    assert compose(ART, FLOOR, scene(low, high)) == compose(ART, FLOOR, scene(high, low))
    assert compose(ART, FLOOR, scene(low, high)) != compose(ART, FLOOR, scene(low, replace_piece(high, layer=-1)))


def test_labels_stand_on_pieces_and_on_their_badges() -> None:
    on_piece = look(ART, Look("card-lamp", 60, Label("7", 0.6)))
    on_badge = look(ART, Look("card-object", 60, None, (Badge("card-lamp", 0.6, 0.5, 0.5, Label("7", 0.6)),)))
    assert on_piece.size == look(ART, Look("card-lamp", 60)).size
    for shown, bare in (
        (on_piece, Look("card-lamp", 60)),
        (on_badge, Look("card-object", 60, None, (Badge("card-lamp", 0.6, 0.5, 0.5),))),
    ):
        box = ImageChops.difference(shown.convert("RGB"), look(ART, bare).convert("RGB")).getbbox()
        assert box is not None
        assert abs((box[1] + box[3]) / 2 - shown.height / 2) < 4
    assert look(ART, Look("card-lamp", 60)) is look(ART, Look("card-lamp", 60)), "kept"


@pytest.mark.parametrize("tone", ["shade", "dim", "faint"])
def test_a_tone_changes_a_piece_and_not_its_outline(tone: str) -> None:
    plain, toned = look(ART, Look("card-object", 60)), look(ART, Look("card-object", 60, tone=tone))  # type: ignore[arg-type]
    assert plain.size == toned.size
    assert plain.tobytes() != toned.tobytes()
    assert plain.getchannel("A").getbbox() == toned.getchannel("A").getbbox()


def test_what_is_lifted_is_framed_and_raised() -> None:
    flat, lifted = (changed(scene(Piece("card-object", 100, 80, 60, tone=tone))) for tone in ("", "lift"))
    assert flat is not None
    assert lifted is not None
    assert lifted[3] - flat[3] < 8, "wider by the frame, and higher"
    assert lifted[1] < flat[1] - 8
    image = compose(ART, FLOOR, scene(Piece("card-object", 100, 80, 60, tone="lift")))
    assert image.getpixel((100, lifted[1] + 3)) == YELLOW


def test_texts_are_fitted_into_their_room_and_panels_lie_below() -> None:
    run = Run("Maximiliana von und zu Hohenstein", 10, 80, 44, WHITE, room=180)
    left, _, right, _ = changed(scene(runs=(run,))) or (0, 0, 0, 0)
    assert left >= 8
    assert right <= 190
    lit = compose(ART, FLOOR, scene(runs=(run,), panels=(Panel((0, 0, 200, 160), TOKENS[1], True),)))
    assert lit.getpixel((100, 20)) == TOKENS[1]
    assert lit.getcolors(1 << 15)


def test_a_ground_reaches_down_to_its_bottom_and_is_as_wide_as_the_scene() -> None:
    camp = ART.ground("camp").convert("RGB")
    drawn = compose(ART, FLOOR, Scene((), "camp", 100, size=(600, 200)))
    assert drawn.getpixel((300, 99)) == camp.getpixel((600, camp.height - 1))
    assert drawn.getpixel((300, 150)) == FLOOR


def test_a_crop_shows_a_part_of_a_ground_in_its_box() -> None:
    wide, high = ART.ground("emblem").size
    whole = Scene((), size=(200, 160), crops=(Crop("emblem", (0, 0, wide, high), (20, 40, 120, 140)),))
    assert changed(whole) == (20, 40, 120, 140)
    half = Scene((), size=(200, 160), crops=(Crop("emblem", (0, 0, wide / 2, high / 2), (20, 40, 120, 140)),))
    one, other = (compose(ART, FLOOR, each).crop((20, 40, 120, 140)) for each in (whole, half))
    small = other.resize((50, 50), Image.Resampling.BILINEAR, reducing_gap=2)
    assert max(high for _, high in ImageChops.difference(one.crop((0, 0, 50, 50)), small).getextrema()) < 120
    assert one.tobytes() != other.tobytes()


def test_a_token_has_a_letter_that_goes_grey_with_its_player() -> None:
    names = ("Ana", "Ben")
    here, gone = token(names, 1, 50, 50, 60), token(names, 1, 50, 50, 60, gone=True)
    assert here.label is not None
    assert here.label.text == "B"
    assert changed(scene(here)) == changed(scene(gone))
    colours = {colour for _, colour in look(ART, gone.look).convert("RGB").getcolors(1 << 14)}
    assert TOKENS[1] not in colours


@pytest.mark.parametrize("count", [0, 1, 3, 40])
def test_face_down_cards_say_how_many_on_the_uppermost(count: int) -> None:
    laid = [*backs(count, 100, 80, 50, DECK)]
    assert len(laid) == max(1, min(count, len(DECK)))
    assert [piece.label.text for piece in laid if piece.label] == [str(count)]
    assert (laid[-1].x, laid[-1].y) == (100, 80)
    assert laid[-1].label is not None


def pictures() -> Pictures:
    piece = on(Piece("die", 100, 80, 40, Label("3", 0.5, ink=INK)), "die 0", "A die")
    return Pictures(
        art=ART,
        palette=STANDARD,
        floor=FLOOR,
        board=lambda view, say: scene(Piece("die", 100, 80, 40)),
        has_hand=lambda view: view.mine,
        hand=lambda view, draft, say: scene(Piece("hand", 100, 80, 40)),
        moment=lambda view, event, say: scene() if event else None,
        ending=lambda view, say: scene() if view.over else None,
        table=lambda name, say: scene(runs=(Run(name, 10, 80),)),
        replay=lambda state, say: Scene((Part("all", "", (piece,)),), "2", facts=("Round 1",)),
        mood=lambda view, seat: "calm",
    )


def test_a_presenter_draws_by_its_pictures() -> None:
    face = Presenter(game="x", emoji="", texts=Path(), pictures=pictures())
    view, say = SimpleNamespace(mine=True, over=False), Say(texts("en"))
    assert opened(face.picture(view, say)).size == (200, 160)
    assert face.private_picture(view, None, say) is not None
    assert face.private_picture(SimpleNamespace(mine=False), None, say) is None
    assert face.scene_picture(view, None, say) is None
    assert face.scene_picture(view, "event", say) is not None
    assert face.ending_picture(view, say) is None
    assert face.ending_picture(SimpleNamespace(over=True), say) is not None
    assert face.emblem().startswith(b"\x89PNG")


def test_a_replay_is_a_ground_and_pieces_that_can_be_drawn_by_themselves() -> None:
    face = Presenter(game="x", emoji="", texts=Path(), pictures=pictures())
    shown = face.diagram(None, None)
    assert (shown.ground, shown.facts) == ("2", ("Round 1",))
    (piece,) = shown.pieces
    assert (piece.spot, piece.x, piece.y, piece.words) == ("die 0", 100, 80, "A die")
    assert opened(face.sprite(piece.sprite)).size == (40, 40)
    assert opened(face.ground(shown.ground, None)).size == (200, 160)


def test_a_copy_of_a_presenter_keeps_what_was_put_in_its_place() -> None:
    face = Presenter(game="x", emoji="", texts=Path(), pictures=pictures())
    other = replace(face, diagram=lambda state, say: "other")
    assert other.diagram(None, None) == "other"
    assert other.picture is face.picture
