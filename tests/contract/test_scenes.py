"""Scenes of every game that is drawn by them: large enough, in contrast, told whole, and without a secret.

A picture 1,200 wide is shown 400 wide on desktops and 310 on phones. `pytest -s` prints what was measured.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from statistics import median
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw

from bot import installed_games
from bot.art.colours import luminance
from bot.art.lettering import fitted
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import AnyGame, redeal
from bot.engine.play import waited_for
from bot.engine.record import Viewer
from bot.engine.texts import LANGUAGES
from bot.engine.wording import plain
from bot.scene import compose
from bot.scene.faces import Face
from bot.scene.pictures import Pictures
from bot.scene.records import Label, Piece, Scene, alt
from tests.contract.paint import NAMES
from tests.contract.playouts import case, own, turns

TEXT, PLACE, LETTER, TOKEN = 40, 34, 30, 48
"""Pixels of 1,200 that a text, the label of a place, a letter or number on a piece, and a token have at least."""

WIDE = 1200

CONTRAST, CLEAR = 4.5, 0.9
"""The least contrast of a text, and the share of what is behind it that must have it."""

GAMES = [each.name for each in installed_games.installed_games() if isinstance(each.presenter.pictures, Pictures)]
NUMBERS = range(10)

FACES = tuple(Face("round bob olive raven glasses", "calm") for _ in NAMES)

PUBLIC = ("number", "alien", "tile", "name", "place", "officer", "pawn", "man", "guard", "went", "goes")
"""The spots whose places everybody sees."""


class Shown(NamedTuple):
    """A scene: which arrangement it is, of which position."""

    kind: str
    scene: Scene


def drawn_by(name: str) -> Pictures:
    found = installed_games.installed_game(name).presenter.pictures
    assert isinstance(found, Pictures)
    return found


@cache
def positions(name: str) -> list[tuple[int, Any]]:
    """Give twenty numbered positions: two of each of ten games, with the number of players."""
    found = []
    for number in NUMBERS:
        one = case(name, number)
        states = [turn.step.state for turn in turns(one)]
        found += [(one.seats, states[len(states) * part // 5]) for part in (1, 3)]
    return found


@cache
def shown(name: str, language: str) -> list[Shown]:
    """Give the board and the hands of twenty positions, and the moments and endings of their games."""
    title, pictures, found = installed_games.installed_game(name), drawn_by(name), []
    for seats, state in positions(name):
        say = title.say(language, NAMES[:seats])
        found.append(Shown("board", pictures.board(title.game.view(state, None), say)))
        found.append(Shown("replay", pictures.table(pictures.replay(state, say).ground, say)))
        for seat in waited_for(title.game, state, seats):
            view = title.game.view(state, seat)
            if pictures.has_hand(view):
                found.append(Shown("hand", pictures.hand(view, None, say)))
    for number in NUMBERS:
        one = case(name, number)
        say = title.say(language, NAMES[: one.seats])
        for turn in turns(one):
            view = title.game.view(turn.step.state, None)
            moments = [pictures.moment(view, event, say) for event in turn.step.events if event.scene]
            found += [Shown("moment", scene) for scene in moments if scene is not None]
        ending = pictures.ending(view, say)
        assert ending is not None
        found.append(Shown("ending", ending))
    return found


def letters(name: str, scene: Scene) -> list[float]:
    """Give how high letters and numbers on pieces are; of a token that is laid twice its larger letter counts."""
    found = [each for piece in scene.pieces for each in labels(name, piece)]
    tokens = {
        sprite: max(size for each, size in found if each == sprite)
        for sprite, _ in found
        if sprite.startswith("token ")
    }
    return [*tokens.values(), *(size for sprite, size in found if sprite not in tokens)]


def labels(name: str, piece: Piece) -> Iterator[tuple[str, float]]:
    """Give how high letters and numbers on a piece are, with the sprite that each stands on."""
    boxes = drawn_by(name).art.index.boxes

    def high(sprite: str, width: float, label: Label) -> float:
        left, top, right, bottom = boxes.get(sprite, (0, 0, 1, 1))
        return width * (bottom - top) / (right - left) * label.size

    if piece.label:
        yield piece.sprite, high(piece.sprite, piece.width, piece.label)
    for badge in piece.badges:
        if badge.label:
            yield badge.sprite, high(badge.sprite, badge.size * piece.width, badge.label)


def report(what: str, sizes: list[float]) -> None:
    print(f"{what}: worst {min(sizes):.0f}, median {median(sizes):.0f} of {WIDE}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_texts_and_tokens_are_large_enough_where_they_are_seen(name: str, language: str) -> None:
    for kind in ("board", "hand", "moment", "ending", "replay"):
        scenes = [each.scene for each in shown(name, language) if each.kind == kind]
        texts, tokens = [], []
        for scene in scenes:
            scale = WIDE / scene.size[0]
            for part in scene.parts:
                drawn = [fitted(run.text, run.room, run.size)[1].size if run.room else run.size for run in part.runs]
                texts += [size * scale for size in drawn]
            tokens += [piece.width * scale for piece in scene.pieces if piece.sprite.startswith("token ")]
        report(f"{name} {language} {kind} texts", texts)
        assert min(texts) >= TEXT, kind
        if tokens:
            report(f"{name} {language} {kind} tokens", tokens)
            assert min(tokens) >= TOKEN, kind


@pytest.mark.parametrize("name", GAMES)
def test_letters_on_pieces_are_large_enough_or_said_elsewhere(name: str) -> None:
    """On boards and hands all are; where many cards are turned up at once, half of them at least: the rest is told."""
    for kind in ("board", "hand", "moment", "ending"):
        scenes = [each.scene for each in shown(name, "en") if each.kind == kind]
        sizes = [size * WIDE / scene.size[0] for scene in scenes for size in letters(name, scene)]
        report(f"{name} {kind} letters on pieces", sizes)
        assert (min(sizes) if kind in ("board", "hand") else median(sizes)) >= LETTER, kind


@pytest.mark.parametrize("name", [name for name in GAMES if own(name, "PLACES", ())])
def test_labels_of_places_are_large_enough(name: str) -> None:
    """In titles with places that have a label: `PLACES` of its reveals.py names the pieces that bear one."""
    seen = set()
    for sprite in own(name, "PLACES", ()):
        sizes: list[float] = []
        for scene in (each.scene for each in shown(name, "en") if each.kind != "replay"):
            found = (label for piece in scene.pieces for label in labels(name, piece))
            sizes += [size * WIDE / scene.size[0] for on, size in found if on == sprite]
        if sizes:
            report(f"{name} labels on {sprite}", sizes)
            seen.add(sprite)
        assert min(sizes, default=PLACE) >= PLACE, sprite
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_a_text_stands_out_from_what_is_behind_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    faults: dict[str, float] = {}
    write = ImageDraw.ImageDraw.text

    def text(self: Any, at: Any, said: str, ink: Any, font: Any, anchor: str, **more: Any) -> None:
        if said:
            box = tuple(map(round, self.textbbox(at, said, font, anchor, **more)))
            share = clear(self._image.crop(box), ink)
            if share < CLEAR:
                faults[f"{said!r} in {ink}"] = round(share, 2)
        write(self, at, said, ink, font, anchor, **more)

    compose.look.cache_clear()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", text)
    pictures = drawn_by(name)
    scenes = [each for kind in ("board", "hand", "moment", "ending")
              for each in [one.scene for one in shown(name, "en") if one.kind == kind][::3]]  # fmt: skip
    for scene, faces in product(scenes, ((), FACES)):
        compose.compose(pictures.art, pictures.floor, scene, faces)
    assert not faults, sorted(faults.items())


def clear(behind: Image.Image, ink: tuple[int, int, int]) -> float:
    """Give the share of a picture, as far as it is opaque, on which `ink` can be read."""
    counts = behind.convert("RGBA").getcolors(behind.width * behind.height) or []
    opaque = [(count, colour[:3]) for count, colour in counts if colour[3] > 127]
    return sum(count for count, colour in opaque if contrast(colour, ink) >= CONTRAST) / max(
        1, sum(c for c, _ in opaque)
    )


@cache
def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_boards_are_told_whole(name: str, language: str) -> None:
    for each in shown(name, language):
        told = alt(each.scene)
        assert len(told) <= 1024
        if each.kind in ("board", "ending"):
            assert all(plain(part.words) in told for part in each.scene.parts), len(told)


@pytest.mark.parametrize("name", GAMES)
def test_boards_of_two_worlds_are_the_same_whoever_looks(name: str) -> None:
    """Byte by byte: although the seat whose view it is sees that the worlds differ, nobody else can tell. With
    `OWN_ON_BOARD` a seat that looks back at a game finds there what it had laid itself."""
    title, pictures, different = installed_games.installed_game(name), drawn_by(name), 0
    bare = own(name, "OWN_ON_BOARD", False)
    game = title.game
    for number, (seats, state) in enumerate(positions(name)):
        say, other = title.say("en", NAMES[:seats]), redealt(game, state, None, number)
        for viewer in (None, *range(0 if bare else seats)):
            views = [game.view(each, viewer) for each in (state, other)]
            different += state != other
            boards = [encode(pictures.board(view, say)) for view in views]
            assert boards[0] == boards[1]
    assert different


@pytest.mark.parametrize("name", GAMES)
def test_hands_of_two_worlds_are_the_same_to_their_seat_and_differ_otherwise(name: str) -> None:
    title, pictures, different = installed_games.installed_game(name), drawn_by(name), 0
    game = title.game
    for number, (seats, state) in enumerate(positions(name)):
        say = title.say("en", NAMES[:seats])
        for viewer in range(seats):
            worlds = state, redealt(game, state, viewer, number), redealt(game, state, None, number)
            views = [game.view(each, viewer) for each in worlds]
            if pictures.has_hand(views[0]):
                hands = [encode(pictures.hand(view, None, say)) for view in views]
                assert hands[0] == hands[1]
                different += hands[0] != hands[2]
    assert different


def redealt(game: AnyGame, state: Any, viewer: Viewer, number: int) -> Any:
    return redeal(game, state, viewer, Chance(f"scenes/{number}".encode(), 0))


@pytest.mark.parametrize("name", GAMES)
def test_each_spot_of_a_replay_has_one_place(name: str) -> None:
    """The same in all positions of a table, and so in all worlds."""
    title, pictures = installed_games.installed_game(name), drawn_by(name)
    places: dict[tuple[int, str], tuple[float, float]] = {}
    for seats, state in positions(name):
        say = title.say("en", NAMES[:seats])
        for piece in pictures.replay(state, say).pieces:
            assert piece.spot
            assert piece.words
            if not moving(piece.spot):
                assert places.setdefault((seats, piece.spot), (piece.x, piece.y)) == (piece.x, piece.y)


def moving(spot: str) -> bool:
    """Return whether what everybody sees says where a spot is, such as that of the numbered die behind the others, or
    of a tile of a town that grows."""
    return re.split("[: ]", spot)[0] in PUBLIC
