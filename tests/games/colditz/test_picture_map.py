"""The German's map of Escape from Colditz: what he looks for can be read where a picture is 310 pixels wide."""

from itertools import combinations

import pytest

from cogs.colditz.face import commandant, gazetteer, hands
from cogs.colditz.face.art import ART
from cogs.colditz.rules.castle.board import OBJECTIVES
from cogs.colditz.rules.castle.pawns import posted
from cogs.colditz.rules.game import GAME
from tests.contract.playouts import case, turns
from tests.games.colditz.test_picture import say
from tests.games.colditz.test_picture_names import box, overlap

PAWN, NUMBER, FLAG = 64, 40, 34
"""The least width of a pawn, and the least heights of what is written on it and on a flag, in pixels of 1,200."""

EVERY = 9
"""One of so many states of a game is drawn."""

COVERING = 0.05
"""The share of posts whose plate may cover a part of a pawn: where so many stand that nothing else is free."""


def views(number):
    one = case("colditz", number)
    return [GAME.view(turn.step.state, one.seats - 1) for turn in list(turns(one))[:-1:EVERY]]


def pieces(view, kind=""):
    return [each for each in hands.commandants_map(view, say()).pieces if each.sprite.startswith(kind)]


def on_the_map(view, kind):
    """Give the pieces of a kind on the map, without those in the rows below it."""
    return [each for each in pieces(view, kind) if each.y < hands.BOX[3]]


def high(piece):
    """Give the height of the letter or number on a piece."""
    left, top, right, bottom = ART.index.boxes[piece.sprite]
    return piece.width * (bottom - top) / (right - left) * piece.label.size


@pytest.mark.parametrize("number", range(3))
def test_guards_men_and_objectives_can_be_read(number):
    for view in views(number):
        shown = [*on_the_map(view, "guard"), *on_the_map(view, "man")]
        assert {str(at + 1) for at, each in enumerate(view.guards) if posted(each)} <= {
            each.label.text for each in shown
        }
        flags = on_the_map(view, "objective")
        assert len(flags) == len(OBJECTIVES)
        assert all(each.width >= PAWN for each in (*shown, *flags))
        assert all(high(each) >= NUMBER for each in shown)
        assert all(high(each) >= FLAG for each in flags)


def test_every_free_post_has_a_plate_and_hides_nothing():
    plates = hidden = 0
    for view in (view for number in range(4) for view in views(number)):
        free = {gazetteer.short_name(place) for place in commandant.free_posts(view)}
        tags = on_the_map(view, "tag")
        assert sorted(each.label.text for each in tags) == sorted(free)
        assert not any(overlap(box(tag), gate) for tag in tags for gate in map(box, on_the_map(view, "gate")))
        people = [box(each) for each in (*on_the_map(view, "guard"), *on_the_map(view, "man"))]
        plates += len(tags)
        hidden += sum(any(overlap(box(tag), each) for each in people) for tag in tags)
    assert hidden <= COVERING * plates


def test_pawns_in_one_place_are_drawn_apart():
    for view in views(0):
        middles = [(each.x, each.y) for each in (*on_the_map(view, "guard"), *on_the_map(view, "man"))]
        for (x, y), (other, below) in combinations(middles, 2):
            assert (x - other) ** 2 + (y - below) ** 2 >= (PAWN / 2) ** 2
