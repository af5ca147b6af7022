"""Names in close-ups of Escape from Colditz: each can be read, and none covers another name or a pawn."""

from itertools import combinations

import pytest

from bot.art.lettering import length
from bot.engine.texts import LANGUAGES
from cogs.colditz.face.close_up import long_route, zoom
from cogs.colditz.face.goals import of_man
from cogs.colditz.face.planner import steps_of
from cogs.colditz.rules.castle.board import GATES, OBJECTIVES, ROOMS, ROUTES, SPACES, TUNNELS
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, officer, table
from tests.games.colditz.test_picture import say

ROLL_CALL = "W21"

TALL = 100 / 220
"""The height of a plate with the name of a space, as a share of its width."""

NAMED = ("tag", "objective", "gate")
"""The sprites on which a name is written."""

PAWNS = ("man", "guard")


def courtyard():
    """Give a state with men at the walls, where names of rooms are."""
    first, second = officer("44,20 42,20 37,13 27,29", "rope rope"), officer("46,20 47,9 67,15")
    return table(first, second, guards="58,20 69,7", points=12)


def scenes(language):
    """Yield close-ups of all parts of the castle, at all scales."""
    view, text = GAME.view(courtyard(), A), say(language)
    for place in (*ROOMS, *GATES, *OBJECTIVES, *(f"{name}:1" for name in TUNNELS), *sorted(SPACES)[::25]):
        yield zoom(view, text, (place,))
        yield zoom(view, text, (place, ROLL_CALL))
    ends = [goal.place for _, found in of_man(view, "0.0") for goal in found]
    yield zoom(view, text, (ROLL_CALL,), (), (), ends)
    for number in range(len(ROUTES)):
        yield long_route(view, text, (ROLL_CALL, *(near for near, _ in steps_of(number, ROLL_CALL))))


def box(piece):
    tall = piece.width * (TALL if piece.sprite.startswith("tag") else 1)
    return piece.x - piece.width / 2, piece.y - tall / 2, piece.x + piece.width / 2, piece.y + tall / 2


def boxes(scene, sprites):
    return [box(piece) for piece in scene.pieces if piece.sprite.startswith(sprites)]


def plates(scene):
    """Give the boxes of the names of rooms."""
    return [panel.box for part in scene.parts for panel in part.panels]


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_covers_another_or_a_pawn(language):
    for scene in scenes(language):
        rooms = plates(scene)
        assert not any(overlap(one, other) for one, other in combinations(rooms, 2))
        others = boxes(scene, (*NAMED, *PAWNS))
        assert not any(overlap(one, other) for one in rooms for other in others)
        tags = boxes(scene, ("tag",))
        assert not any(overlap(one, other) for one, other in combinations(tags, 2))
        assert not any(overlap(one, other) for one in tags for other in boxes(scene, PAWNS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_whole(language):
    """It is inside the picture and inside its plate."""
    for scene in scenes(language):
        wide, high = scene.size
        for left, top, right, bottom in (*plates(scene), *boxes(scene, ("tag", "objective"))):
            assert left >= 0
            assert top >= 0
            assert right <= wide
            assert bottom <= high
        for part in scene.parts:
            for run in part.runs if part.panels else ():
                half = length(run.text, run.size) / 2
                assert any(
                    left <= run.x - half and run.x + half <= right and top < run.y < bottom
                    for left, top, right, bottom in plates(scene)
                )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_that_is_shown_has_its_name(room, language):
    text = say(language)
    shown = zoom(GAME.view(courtyard(), A), text, (room,))
    written = [run.text for part in shown.parts if part.panels for run in part.runs]
    assert text(f"colditz-picture-room-{room}").split(" ")[0] in " ".join(written).split(" ")


@pytest.mark.parametrize("named", [("Z19", "Y22", "X22"), ("Y22", "X22", "U18"), ("U22", "V21", "V19")])
def test_the_dot_of_a_moved_plate_is_on_no_plate(named):
    shown = zoom(GAME.view(table(officer(), officer()), A), say(), (ROLL_CALL, "AF10"), (), (), named)
    assert len(boxes(shown, ("tag",))) == len(named)
    assert not any(overlap(one, other) for one in boxes(shown, ("mark",)) for other in boxes(shown, ("tag",)))
