"""The plan that an officer has pinned for himself: it stands first, with its next step (§4.5)."""

import pytest

from bot.engine.move import Move
from cogs.colditz.face import pinned
from cogs.colditz.face.planner import plans
from cogs.colditz.render import PRESENTER
from cogs.colditz.rules.castle.board import ROUTES, SPACES
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, B, floor, germans, officer, table
from tests.games.colditz.looks import said

ROPES = next(number for number, route in enumerate(ROUTES) if route.equipment == (0, 0, 4, 0))
CHAPEL = floor("chapel")[:2]


def seen(state, *noted, seat=A):
    """Give the view of a seat that has noted something."""
    return PRESENTER.noted(GAME.view(state, seat), noted)


def step(state, number):
    """Give the next step of the plan of this number."""
    return pinned.next_step(seen(state, str(number)), GAME.asks(state, A))


def test_a_pinned_plan_stands_first_and_is_told_in_the_hand():
    state = table(officer("44,20 46,20", "key pass", kit=True), points=9)
    first = plans(GAME.view(state, A))[0].number
    view = seen(state, str(ROPES))
    assert (first != ROPES, plans(view)[0].number) == (True, ROPES)
    told = "\n".join(PRESENTER.hand(view, said()).lines)
    assert "🧭 **Pinned**" in told
    assert "missing 4 ropes (Chapel, Store)" in told
    assert "🧭" not in "\n".join(PRESENTER.hand(GAME.view(state, A), said()).lines)
    assert next(line for line in PRESENTER.more(view, said()) if line.startswith("**Plans**")).count("🧭") == 1


def test_only_an_officer_in_the_game_can_pin_and_only_a_plan():
    state = table(officer("44,20"), officer("cell", out=True), points=9)
    assert [PRESENTER.notes(GAME.view(state, seat)) for seat in range(3)] == [("plan",), (), ()]
    assert seen(state, "none").pinned is None
    assert seen(state, "3", seat=2).pinned is None
    for word in ("x", "99", "-1"):
        with pytest.raises(ValueError, match=word):
            seen(state, word)
    choices = PRESENTER.noting(seen(state, str(ROPES)), "plan", said())
    assert [one.value for one in choices if one.chosen] == [str(ROPES)]
    assert [one.value for one in choices][:2] == ["none", str(ROPES)]
    assert [one.value for one in PRESENTER.noting(GAME.view(state, A), "plan", said()) if one.chosen] == ["none"]


def test_the_next_step_is_the_kit_then_equipment_then_the_way():
    kit = " ".join(floor(room)[0] for room in ("laundry", "wc", "canteen", "office"))
    assert step(table(officer(kit), points=4), ROPES).verb == "kit"
    fetched = step(table(officer(" ".join(CHAPEL), kit=True), points=4), ROPES)
    assert fetched == Move("equip", (("rope",), ("0.0", "0.1"), ()))
    apart = table(officer("44,20 46,20", kit=True), points=9)
    (walk,) = (ask for ask in GAME.asks(apart, A) if ask.verb == "move")
    assert step(apart, ROPES) == PRESENTER.shortcuts(seen(apart, str(ROPES)), walk)[0]
    assert step(germans(officer("44,20", kit=True), points=9), ROPES) is None
    assert (
        pinned.next_step(GAME.view(table(officer(kit), points=4), A), GAME.asks(table(officer(kit), points=4), A))
        is None
    )


def test_equipment_that_the_pinned_plan_does_not_need_is_no_step():
    dentist = " ".join(floor("dentist")[:2])
    found = step(table(officer(dentist, kit=True), points=4), ROPES)
    assert found is None or found.verb == "move"


def test_a_way_on_which_a_man_is_likely_arrested_does_not_stand_out():
    """Who has Equipment is open to arrest in the courtyard (§3.12): nobody is sent there, but into a room."""
    near, far = (table(officer("44,20 42,20", "key", kit=True), guards="58,20", points=each) for each in (14, 7))
    (move,) = (step(near, ROPES),)
    assert (move.picks[0][0], SPACES[move.picks[1][0]].room) == ("0.1", "chapel")
    assert step(far, ROPES) is None


def test_a_plan_that_nobody_can_walk_is_told():
    view = seen(table(officer("cell cell", kit=True), points=4), str(ROPES))
    told = "\n".join(PRESENTER.hand(view, said()).lines)
    assert "You can't follow your pinned plan now" in told
    assert step(table(officer("cell cell", kit=True), points=4), ROPES) is None


def test_nobody_else_knows_what_is_pinned():
    state = table(officer("44,20"), officer("46,20"), points=9)
    assert [GAME.view(state, seat).pinned for seat in (None, A, B)] == [None] * 3
