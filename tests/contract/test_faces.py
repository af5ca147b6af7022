"""Moods and faces in every game: they follow from what everybody sees, and leave no picture without its letters."""

from __future__ import annotations

from io import BytesIO
from itertools import product
from typing import get_args

import pytest
from PIL import Image

from bot import installed_games
from bot.engine.page import STAYS, Kind
from bot.scene.faces import AVATAR, Mood
from bot.table.drawn import picture
from bot.workers.draw import draw
from storage.records.tables import SeatRecord, TableRecord
from tests.contract.paint import NAMES
from tests.contract.playouts import case, turns
from tests.contract.test_scenes import GAMES, NUMBERS, WIDE, drawn_by, positions, redealt, shown

ALONE, FRAMED = 52, 72
"""Pixels of 1,200 that a face alone, and a token that bears one, have at least: 17 and 24 on a desktop."""

EVERY = pytest.mark.parametrize("name", GAMES)


def avatar(colour: int) -> bytes:
    return bytes((colour, 60, 255 - colour)) * AVATAR * AVATAR


@EVERY
def test_a_mood_follows_from_what_everybody_sees(name: str) -> None:
    """The same in the eyes of all, of what a hand is drawn from too, and in every redealt truth."""
    title, mood = installed_games.installed_game(name), drawn_by(name).mood
    game, different = title.game, 0
    for number, (seats, state) in enumerate(positions(name)):
        other = redealt(game, state, None, number)
        different += other != state
        for seat in range(seats):
            seen = mood(game.view(state, None), seat)
            for viewer, truth in product((None, *range(seats)), (state, other)):
                view = game.view(truth, viewer)
                assert mood(view, seat) == seen, (viewer, seat)
    assert different


@EVERY
def test_each_mood_is_seen(name: str) -> None:
    game, mood, found = installed_games.installed_game(name).game, drawn_by(name).mood, set()
    for number in NUMBERS:
        one = case(name, number)
        for turn in turns(one):
            view = game.view(turn.step.state, None)
            found |= {mood(view, seat) for seat in range(one.seats)}
    assert found == {*get_args(Mood)}


@EVERY
def test_a_winner_is_pleased_in_the_end(name: str) -> None:
    game, mood = installed_games.installed_game(name).game, drawn_by(name).mood
    for number in NUMBERS:
        *_, last = turns(case(name, number))
        view = game.view(last.step.state, None)
        assert {mood(view, seat) for seat in view.result.winners} <= {"pleased"}


@EVERY
def test_faces_are_large_enough_and_never_in_a_replay(name: str) -> None:
    found: set[str] = set()
    for each in shown(name, "en"):
        faces = [piece for piece in each.scene.pieces if piece.face is not None]
        for piece in faces:
            assert piece.width * WIDE / each.scene.size[0] >= (FRAMED if piece.sprite else ALONE), each.kind
        found |= {each.kind} if faces else set()
    assert {"board", "moment", "ending"} <= found
    assert "replay" not in found
    for seats, state in positions(name):
        say = installed_games.installed_game(name).say("en", NAMES[:seats])
        assert all(piece.face is None and piece.sprite for piece in drawn_by(name).replay(state, say).pieces)


def seated(name: str, seats: int) -> TableRecord:
    """Return a table of people and computers by turns."""
    crew = installed_games.installed_game(name).crew
    players = tuple(
        SeatRecord(crew[seat].name, level="normal") if seat % 2 else SeatRecord(NAMES[seat], 100 + seat)
        for seat in range(seats)
    )
    return TableRecord(name, 1, 2, 100, "en", b"secret", {}, 0, players, id=7)


@EVERY
def test_what_is_drawn_depends_on_the_faces_that_it_is_given(name: str) -> None:
    title, one = installed_games.installed_game(name), case(name, 0)
    *_, last = turns(one)
    seats, record = one.seats, seated(name, one.seats)
    names = tuple(seat.name for seat in record.seats)
    view, say = title.game.view(last.step.state, None), title.say("en", names)
    plain, whole = picture(title, "ending", view, say), picture(title, "ending", view, say, record=record)
    assert (plain.table, plain.computers) == (0, ())
    assert (whole.table, whole.computers) == (7, tuple("" if seat % 2 == 0 else names[seat] for seat in range(seats)))
    own = [tuple(avatar(colour) if seat % 2 == 0 else b"" for seat in range(seats)) for colour in (40, 200)]
    made = [draw(plain), draw(whole), *(draw(whole, each) for each in own)]
    assert len({*made}) == len(made) - (seats == 1), "nobody is a computer beside one person"
    assert draw(whole, own[0]) == made[2]
    assert all(Image.open(BytesIO(each)).mode == "P" for each in made)


@EVERY
@pytest.mark.parametrize("kind", [kind for kind in get_args(Kind) if kind not in STAYS])
def test_nothing_that_leaves_discord_is_drawn_with_avatars(name: str, kind: Kind) -> None:
    title, (seats, state) = installed_games.installed_game(name), positions(name)[0]
    record = seated(name, seats)
    say = title.say("en", NAMES[:seats])
    asked = picture(title, kind, title.game.view(state, None), say, record=record)
    assert asked.table == 0, "so nobody is looked up for it"
    with pytest.raises(ValueError, match="avatars"):
        draw(asked, (avatar(40),) * seats)
