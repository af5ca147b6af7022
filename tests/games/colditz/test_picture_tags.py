"""The large names in a close-up of Escape from Colditz: those of the menus, readable, on nobody's head."""

import pytest
from PIL import Image

from bot.art.pen import centre
from bot.engine.move import Move
from bot.engine.texts import Say, texts
from cogs.colditz.face import close_up, gazetteer, pieces, shortcut_moves, tags
from cogs.colditz.face.goals import of_man
from cogs.colditz.face.lattice import PLACES, Frame
from cogs.colditz.render import PRESENTER
from cogs.colditz.rules.game import GAME
from tests.contract import pictures
from tests.games.colditz.build import A, do, officer, table

SAY = Say(texts("en", (PRESENTER.texts,)), ("Ana", "Ben", "Cleo"))

FRAME = Frame(20.0, -500.0, -150.0)
"""The smallest scale of a zoom, around the roll-call zone."""

SIZE = (1092, 892)


def courtyard():
    return GAME.view(table(officer("44,20 42,20", "rope rope"), officer("46,20"), guards="58,20", points=12), A)


def drawn(monkeypatch, view, named):
    """Draw tags on nothing; give where each stands and how large it is."""
    found = {}
    monkeypatch.setattr(tags, "centre", lambda image, piece, at: found.update({at: piece.size}))
    tags.tags(Image.new("RGB", SIZE), FRAME, view, named)
    return [(x - width / 2, y - height / 2, x + width / 2, y + height / 2) for (x, y), (width, height) in found.items()]


def named(view, man="0.0"):
    return [goal.place for _, found in of_man(view, man) for goal in found]


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_no_tag_hides_another_or_a_pawn(monkeypatch):
    view = courtyard()
    boxes = drawn(monkeypatch, view, named(view))
    assert len(boxes) > 20
    assert not any(overlap(one, other) for at, one in enumerate(boxes) for other in boxes[:at])
    for place in ("W21", "V21", "X21", "AD21"):
        x, y = FRAME.place(place)
        assert not any(box[0] < x < box[2] and box[1] < y < box[3] for box in boxes)
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= SIZE[0] and box[3] <= SIZE[1] for box in boxes)


def test_the_first_name_has_its_place_before_the_others(monkeypatch):
    near = ["T20", "U20", "T22", "S21"]
    view = courtyard()
    (box,) = drawn(monkeypatch, view, near[:1])
    assert drawn(monkeypatch, view, near)[0] == box
    assert (box[0] + box[2]) / 2 == pytest.approx(FRAME.place("T20")[0])
    assert drawn(monkeypatch, view, ["chapel:99", "W21"])[1:] == []


def test_letters_can_be_read_on_a_phone():
    """A picture of 1,200 pixels is shown 350 wide."""
    assert tags.LETTERS * 350 / 1200 >= 11
    assert pieces.tag("AN34", tags.LETTERS).height >= 30


def test_a_place_in_a_tunnel_has_its_number():
    assert [gazetteer.written(place) for place in ("W21", "chapel:9")] == ["W21", "9"]


def test_whom_one_moves_decides_what_is_named(monkeypatch):
    """All reachable places are marked; named in large letters are those of the menus, or the end of a way."""
    asked = []
    monkeypatch.setattr("cogs.colditz.face.zoom.tags", lambda image, frame, view, named: asked.append(tuple(named)))
    view = courtyard()
    assert close_up.scene(view, Move.parse("move 0.0"), SAY)()
    assert set(asked[-1]) == set(named(view))
    assert close_up.scene(view, Move.parse("move 0.0 U8"), SAY)()
    assert asked[-1] == ("U8",)
    assert close_up.scene(view, None, SAY)()
    assert set(asked[-1]) == {move.picks[1][0] for move in shortcut_moves.moves(view)}


def test_a_tunnel_is_marked_place_by_place():
    """§3.8."""
    state = table(officer("chapel:6 chapel:5"), officer("46,20"), points=3, shown="chapel")
    view = GAME.view(state, A)
    assert {"chapel:7", "chapel:8", "chapel:9"} <= set(named(view))
    near = close_up.scene(view, Move.parse("move 0.0"), SAY)()
    further = GAME.view(table(officer("chapel:6 chapel:5"), officer("46,20"), points=4, shown="chapel"), A)
    assert near != close_up.scene(further, Move.parse("move 0.0"), SAY)()
    assert PLACES["chapel:9"]


def test_who_is_held_at_a_gate_is_drawn_before_it():
    """§3.7: on the board and close up, with the way that he came."""
    start = table(officer("44,20", "pass"), officer("46,20"), guards="58,20", points=20, hand="search")
    held = GAME.view(do(start, "move 0.0 48,38", seat=A).state, 2)
    shown = close_up.scene(held, None, SAY)
    assert shown is not None
    assert pictures.opened(shown()).size == (1200, 1000)
    assert PRESENTER.picture(held, SAY) != PRESENTER.picture(GAME.view(start, 2), SAY)


def test_a_tag_is_drawn():
    image = Image.new("RGB", SIZE)
    centre(image, pieces.tag("W21", tags.LETTERS), (200, 200))
    assert image.getpixel((180, 184)) == pieces.YELLOW
