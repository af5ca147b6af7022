"""The large names in a close-up of Escape from Colditz: those of the menus, readable, on nobody's head."""

import pytest

from bot.engine.move import Move
from bot.engine.texts import Say, texts
from cogs.colditz.face import castle, gazetteer, hands, names, shortcut_moves
from cogs.colditz.face.goals import of_man
from cogs.colditz.face.lattice import PLACES, Frame
from cogs.colditz.render import PRESENTER
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, do, officer, table

SAY = Say(texts("en", (PRESENTER.texts,)), ("Ana", "Ben", "Cleo"))

FRAME = Frame(20.0, -500.0, -150.0)
"""The smallest scale of a zoom, around the roll-call zone."""

BOX = (0.0, 0.0, 1092.0, 892.0)


def courtyard():
    return GAME.view(table(officer("44,20 42,20", "rope rope"), officer("46,20"), guards="58,20", points=12), A)


def drawn(view, named):
    """Give the boxes of tags."""
    people = [each for _, each in castle.all_tokens(view, FRAME, BOX)]
    tags = [each for each in names.name_plates(FRAME, BOX, people, named) if each.sprite.startswith("tag")]
    high = [each.width * 100 / 220 for each in tags]
    return [
        (each.x - each.width / 2, each.y - tall / 2, each.x + each.width / 2, each.y + tall / 2)
        for each, tall in zip(tags, high, strict=True)
    ]


def named(view, man="0.0"):
    return [goal.place for _, found in of_man(view, man) for goal in found]


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_no_tag_hides_another_or_a_pawn():
    view = courtyard()
    boxes = drawn(view, named(view))
    assert len(boxes) > 20
    assert not any(overlap(one, other) for at, one in enumerate(boxes) for other in boxes[:at])
    for place in ("W21", "V21", "X21", "AD21"):
        x, y = FRAME.place(place)
        assert not any(box[0] < x < box[2] and box[1] < y < box[3] for box in boxes)
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= BOX[2] and box[3] <= BOX[3] for box in boxes)


def test_the_first_name_has_its_place_before_the_others():
    near = ["T20", "U20", "T22", "S21"]
    view = courtyard()
    (box,) = drawn(view, near[:1])
    assert drawn(view, near)[0] == box
    assert (box[0] + box[2]) / 2 == pytest.approx(FRAME.place("T20")[0])
    assert drawn(view, ["chapel:99", "W21"])[1:] == []


def test_a_place_in_a_tunnel_has_its_number():
    assert [gazetteer.short_name(place) for place in ("W21", "chapel:9")] == ["W21", "9"]


def tagged(scene):
    """Give the names of spaces that are written large."""
    return {each.label.text for each in scene.pieces if each.sprite.startswith("tag")}


def test_whom_one_moves_decides_what_is_named():
    """All reachable places are marked; named in large letters are those of the menus, or the end of a way."""
    view = courtyard()
    shown = tagged(hands.hand(view, Move.parse("move 0.0"), SAY))
    assert len(shown) > 12
    assert shown <= set(named(view))
    assert tagged(hands.hand(view, Move.parse("move 0.0 U8"), SAY)) == {"U8"}
    errands = {move.picks[1][0] for move in shortcut_moves.moves(view)}
    assert tagged(hands.hand(view, None, SAY)) <= errands


def test_a_tunnel_is_marked_place_by_place():
    """§3.8."""
    state = table(officer("chapel:6 chapel:5"), officer("46,20"), points=3, shown="chapel")
    view = GAME.view(state, A)
    assert {"chapel:7", "chapel:8", "chapel:9"} <= set(named(view))
    near = hands.hand(view, Move.parse("move 0.0"), SAY)
    further = GAME.view(table(officer("chapel:6 chapel:5"), officer("46,20"), points=4, shown="chapel"), A)
    assert near != hands.hand(further, Move.parse("move 0.0"), SAY)
    assert PLACES["chapel:9"]


def test_who_is_held_at_a_gate_is_drawn_before_it():
    """§3.7: on the board and close up, with the way that he came."""
    start = table(officer("44,20", "pass"), officer("46,20"), guards="58,20", points=20, hand="search")
    held = GAME.view(do(start, "move 0.0 48,38", seat=A).state, 2)
    shown = hands.hand(held, None, SAY)
    assert shown.size == (1200, 900)
    assert any(each.sprite == "step" for each in shown.pieces)
    assert PRESENTER.picture(held, SAY) != PRESENTER.picture(GAME.view(start, 2), SAY)
