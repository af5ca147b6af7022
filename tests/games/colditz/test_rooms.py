"""Rooms keep their doors free: what a room's name means, the way further in, a doorway that is taken (C4)."""

import pytest

from bot.engine.game import refuse
from bot.engine.move import Move
from cogs.colditz.face.goals import clear_places
from cogs.colditz.rules.castle.board import ROOMS
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.turn.officers import DOORS
from tests.games.colditz.build import A, do, officer, table
from tests.games.colditz.looks import PRESENTER, menus, read, said


@pytest.mark.parametrize("room", ROOMS)
def test_whoever_stops_in_a_clear_place_leaves_the_way_to_all_others(room):
    """With a man there every other place of the room can still be reached, where one step in is enough to see it."""
    for stop in clear_places(room):
        state = table(officer(f"44,20 {stop}"), points=60)
        inside = [
            place
            for place in GAME.next_field(state, A, _move(state), (("0.0",),)).options
            if place in clear_places(room)
        ]
        assert set(inside) == clear_places(room) - {stop}


def _move(state):
    return next(ask for ask in GAME.asks(state, A) if ask.verb == "move")


def test_a_name_leads_past_the_doorway():
    """The second man finds the room open; with too few points for that the doorway does."""
    state = table(officer("44,20 46,20"), points=40)
    first = read(state, "move", "A canteen")
    assert first.split()[2] not in DOORS["canteen"]
    second = read(do(state, first).state, "move", "B canteen")
    assert second.split()[2] in clear_places("canteen") - {first.split()[2]}


def test_a_man_in_the_doorway_is_offered_the_way_in():
    (door,) = DOORS["showers"]
    rooms = dict(menus(table(officer(door), points=3), "move", "0.0"))["To a room or a hide …"]
    assert [label for label in rooms if label.startswith("Further into the room: Showers")]
    inside = table(officer(min(clear_places("showers"))), points=3)
    assert not [label for _, found in menus(inside, "move", "0.0") for label in found if label.startswith("Further")]


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        (
            "en",
            "B showers",
            "You can't get to Showers (AC30): the doorway, AB30, is taken. The man there must move first, further "
            "in or out.",
        ),
        (
            "es",
            "B duchas",
            "Nadie llega a Duchas (AC30): la entrada, AB30, está ocupada. "
            "Antes tiene que apartarse el hombre que la ocupa.",
        ),
    ],
)
def test_a_doorway_that_is_taken_is_explained(language, name, told):
    (door,) = DOORS["showers"]
    state = table(officer(f"{door} 44,20"), points=40)
    move = read(state, "move", name, language=language)
    text = PRESENTER.refusal(refuse(GAME, state, A, Move.parse(move)), said(language))
    assert text == told
