"""What the page of a replay is given says the same as the log, and what it says of beliefs is what was imagined."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from io import BytesIO
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.archive.beliefs import FEWEST, beliefs
from bot.engine.presenter_defaults import silent
from bot.engine.texts import LANGUAGES
from bot.engine.turn_line import turn_line
from bot.installed_games import installed_game, names
from bot.replayer import making
from bot.replayer.data import data
from bot.replayer.doubts import doubts
from bot.replayer.page import page
from tests.replayer.games import NAMES, SECRET, frames, read, recorded

WORLDS = 4


@pytest.mark.parametrize("name", names())
def test_a_game_reaches_a_worker_as_it_is_without_what_later_turns_tell(name: str) -> None:
    whole = tuple(each._replace(onward=each.events) for each in frames(name, 1))
    sent = pickle.loads(pickle.dumps(recorded(name, 1, whole)))
    assert sent.frames == tuple(each._replace(onward=()) for each in whole)


@pytest.mark.parametrize("name", names())
def test_each_step_says_what_the_log_says_and_what_was_imagined(name: str) -> None:
    """In both languages, through the page and back."""
    whole = frames(name, 1)
    shown = (*whole[:2], whole[len(whole) // 2], whole[-1])
    made_of = recorded(name, 1, shown)
    face = installed_game(name).presenter
    got = read(page(name, data(made_of, [doubts(made_of, WORLDS)], WORLDS, 1), "en"))
    assert got.title == name
    assert list(got.names.values()) == list(made_of.names)
    assert [each.version for each in got.frames] == [each.version for each in shown]
    for language in LANGUAGES:
        say, words = installed_game(name).say(language, got.names[language]), got.words[language]
        for seen, frame in zip(got.frames, shown, strict=True):
            truth = face.diagram(frame.state, say)
            pieces = [(got.pieces[each][2], got.pieces[each][3], words[got.pieces[each][4]]) for each in seen.pieces]
            assert words[seen.line] == turn_line(face, frame.events, say)
            assert [words[each] for each in seen.facts] == list(truth.facts)
            assert pieces == [(each.x, each.y, each.words) for each in truth.pieces]
            assert seen.seen is not None
            for seat, looked in enumerate(seen.seen):
                heard = [event for event in frame.events if event.reaches(seat)]
                assert words[seen.heard[seat]] == turn_line(face, heard, say)
                could = beliefs(installed_game(name), SECRET, frame.state, seat, say, WORLDS)
                there = {piece.spot: piece for piece in truth.pieces}
                open_to_doubt = {
                    tuple(sorted((each.piece.words, max(1, round(100 * each.share))) for each in could.get(spot, ())))
                    for spot in (*there, *could)
                    if [(each.piece, each.share) for each in could.get(spot, ())] != [(there.get(spot), 1)]
                }
                told = {
                    tuple(sorted((words[got.pieces[piece][4]], share) for piece, share in _pairs(doubt)))
                    for doubt in looked.doubts
                }
                assert told == open_to_doubt


def _pairs(doubt: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(doubt[1::2], doubt[2::2], strict=True))


class Here:
    """Works at once, in no process of its own."""

    async def run(self, work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)


async def test_a_file_that_would_be_too_large_tells_less() -> None:
    """First fewer worlds, then beliefs of fewer steps, then none; at last it is refused."""
    made_of = recorded("fugitive", 1, frames("fugitive", 1)[5:6])
    bare = len(making.complete_file(made_of, [], FEWEST, 0, "en"))
    pool: Any = Here()
    file = await making.make_file(pool, made_of, "en")
    less = await making.make_file(pool, made_of, "en", len(file) - 1)
    least = await making.make_file(pool, made_of, "en", bare)
    with pytest.raises(making.TooLarge):
        await making.make_file(pool, made_of, "en", bare - 1)
    assert [(each.worlds, each.every) for each in map(read, (file, less, least))] == [(64, 1), (FEWEST, 1), (FEWEST, 0)]
    assert all(frame.seen is None for frame in read(least).frames)


def test_no_name_can_end_the_page() -> None:
    made_of = recorded("colditz", 4, frames("colditz", 4)[:1])
    file = page("colditz", data(made_of, [], 0, 0), "es").decode()
    assert "<b>" not in file
    assert read(file.encode()).names["en"] == NAMES[: len(made_of.seats)]
    assert not re.search(r"%%|<(link|img|iframe|script src)|\bimport\b|fetch\(|XMLHttpRequest|innerHTML", file)


@pytest.mark.parametrize("name", names())
def test_pieces_that_files_draw_are_svg_as_large_as_their_pictures(name: str) -> None:
    face = installed_game(name).presenter
    if face.vector is silent:
        pytest.skip("all pieces of this game are drawn by code")
    shown = frames(name, 1)
    made_of = recorded(name, 1, shown[:: max(1, len(shown) // 8)])
    got = read(page(name, data(made_of, [doubts(made_of, 1)], 1, 0), "en"))
    drawn = {got.pictures[each] for each in got.sprites}
    assert any(each.startswith("<svg ") for each in drawn)
    say = installed_game(name).say("en", made_of.names[0])
    sprites = {piece.sprite for frame in made_of.frames for piece in face.diagram(frame.state, say).pieces}
    compared = 0
    for sprite in sprites:
        if svg := face.vector(sprite):
            root = ElementTree.fromstring(svg)
            size = Image.open(BytesIO(face.sprite(sprite))).size
            assert (int(root.attrib["width"]), int(root.attrib["height"])) == pytest.approx(size, abs=1)
            assert svg in drawn
            compared += 1
    assert compared * 2 > len(sprites) or name == "fugitive", "tokens and faces alone are drawn by code"
