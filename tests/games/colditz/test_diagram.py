"""Positions of Escape from Colditz as diagrams: what is secret is a piece by itself."""

from itertools import combinations
from math import dist

import pytest

from bot.engine.chance import Chance
from bot.engine.diagram import believed
from cogs.colditz.face.crowd import move_apart
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, B, do, germans, officer, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, said

WORLDS = 16


def drawn(state, language="en"):
    """Give the words on each spot."""
    return {piece.spot: piece.words for piece in PRESENTER.diagram(state, said(language)).pieces}


def thought(state, viewer):
    """Give what a seat could believe, by spot."""
    chances = (Chance(b"diagram", world) for world in range(WORLDS))
    worlds = [GAME.imagine(GAME.view(state, viewer), chance) for chance in chances]
    return believed([PRESENTER.diagram(world, said()) for world in worlds])


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_are_turned_up_by_kind(language):
    state = table(officer("44,20", "rope", "key key"), officer("46,20"), guards="58,20", hand="search", points=4)
    found = drawn(state, language)
    assert (found["card:0:key"], found["has:0:rope"], found["order:search"]) == {
        "en": ("Ana holds: key ×2", "Ana has: 1 rope", "Cleo holds: search"),
        "es": ("Ana tiene en la mano: llave ×2", "Ana tiene: 1 cuerda", "Cleo tiene en la mano: registro"),
    }[language]
    assert "card:1:key" not in found


def test_others_may_hold_any_card_and_one_knows_the_own():
    state = table(officer("44,20", cards="key"), officer("46,20", cards="rope"), points=4)
    own, other = thought(state, A), thought(state, B)
    assert [one.share for one in own["card:0:key"]] == [1]
    assert all(one.share < 1 for one in other.get("card:0:key", ()))
    assert own["man:0.0"] == other["man:0.0"]


def test_who_goes_to_the_roll_call_only_his_officer_knows():
    men = officer("44,14 54,32"), officer("50,14 cell")
    state = do(germans(*men, guards="58,18", hand="roll_call", phase="roll"), "call").state
    state = do(state, "attend 0.0", seat=A).state
    assert drawn(state)["goes:0.0"] == "American A attends the roll call"
    assert [one.share for one in thought(state, A)["goes:0.0"]] == [1]
    assert thought(state, B)["goes:0.0"][0].share < 1


def test_pawns_on_one_point_are_moved_apart_inside_the_box():
    points = ((50.0, 50.0),) * 4 + ((0.0, 0.0), (3.0, 1.0))
    moved = move_apart(points, 20, (10, 10, 90, 90))
    assert all(dist(one, other) > 15 for one, other in combinations(moved, 2))
    assert all(10 <= x <= 90 and 10 <= y <= 90 for x, y in moved)
