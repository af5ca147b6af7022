"""What may be looked at in private at any time: all plans, a plan on the map, a place close up (§4.2, §4.5)."""

import pytest

from cogs.colditz.face.close_up import SIZE
from cogs.colditz.face.gazetteer import HIDES
from cogs.colditz.face.planner import legs_of, plan, steps_of
from cogs.colditz.rules.castle.board import GATES, OBJECTIVES, ROOMS, ROUTES
from cogs.colditz.rules.castle.prisoner_paths import STEPS
from cogs.colditz.rules.game import GAME
from cogs.colditz.state import DEAD, ESCAPED
from tests.contract import pictures
from tests.games.colditz.build import A, B, officer, table
from tests.games.colditz.looks import LANGUAGES, PRESENTER, said

SEEN = table(officer("44,20 20,15 67,9", "rope", "canteen"), officer("46,20 68,10", "key"), guards="58,20 69,5")
GERMAN_SEAT = 2


def seen(name, viewer=A, state=SEEN, language="en"):
    return PRESENTER.look(GAME.view(state, viewer), name, said(language))


def names(viewer=A, state=SEEN, language="en"):
    menus = PRESENTER.looks(GAME.view(state, viewer), said(language))
    return [{choice.value: (choice.label, choice.detail) for choice in choices} for _, choices in menus]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [A, GERMAN_SEAT, None])
def test_everything_with_a_name_can_be_looked_at(viewer, language):
    plans, rooms, places = names(viewer, language=language)
    assert sorted(plans) == sorted(f"plan:{number}" for number in range(len(ROUTES)))
    assert len(rooms) == len(ROOMS) + len(HIDES)
    assert {f"gate:{gate}" for gate in GATES} | {f"objective:{name}" for name in OBJECTIVES.values()} <= places.keys()
    for menu in (plans, rooms, places):
        assert len(menu) <= 25
        assert len({label for label, _ in menu.values()}) == len(menu)
        for name in menu:
            page, draw = seen(name, viewer, language=language)
            assert page.title
            assert page.alt
            assert draw is not None


def test_first_all_plans_stand_with_what_they_lack():
    page, draw = seen("")
    assert draw is None
    assert len(page.lines) == 2 + len(ROUTES)
    assert "**North-west tower and wire to objective 1** · B, 34 spaces, missing 1 rope and wire cutters" in page.lines
    assert page.lines[2].startswith("**Canteen tunnel and north wire to objective 2** · C, ")
    assert page.lines[2].endswith("missing wire cutters")


def test_without_men_of_ones_own_plans_begin_in_the_roll_call_zone():
    """§4.5, the table's own numbers."""
    for viewer in (GERMAN_SEAT, None):
        page, _ = seen("", viewer)
        assert "**North-west tower and wire to objective 1** · 35 spaces, takes 2 ropes, wire cutters" in page.lines
        assert "**Chapel tunnel to objective 1** · 49 spaces, takes the chapel tunnel card" in page.lines


def test_what_is_held_in_secret_is_seen_by_its_owner_alone():
    """§3.19."""
    other = table(officer("44,20 20,15 67,9", "rope", "amulet"), officer("46,20 68,10", "key"), guards="58,20 69,5")
    for viewer in (B, GERMAN_SEAT, None):
        assert names(viewer) == names(viewer, other)
        for name in ("", "plan:5", "room:canteen"):
            assert seen(name, viewer)[0] == seen(name, viewer, other)[0]
    assert names(A) != names(A, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["cell", "garrison", DEAD, ESCAPED])
def test_with_nobody_on_the_board_plans_are_those_of_everybody(place, language):
    state = table(officer(f"{place} {place}", "rope", "canteen"), officer("46,20"), guards="58,20")
    assert names(A, state, language) == names(None, state, language)
    for name in ("", "plan:7", "rollcall"):
        assert seen(name, A, state, language)[0] == seen(name, None, state, language)[0]


def test_a_plan_is_told_step_by_step():
    page, draw = seen("plan:7")
    assert page.lines == (
        "**C** starts from: Canteen (AH10). Pawns in the way aren't counted.",
        "**Space 3:** 30 ft down from Canteen (AJ11) to north garden (AL11), for 1 rope",
        "**Space 11:** 30 ft down from north garden (AR10) to north-east terrace (AR8), for 1 rope",
        "**Space 14:** north gate (AT6), for 1 key",
        "**Space 18:** north bridge gate (AX7), for 1 German pass",
        "**Space 33:** objective 3 (BB2)",
        "Missing: 1 key (Dentist, Showers), 1 German pass (Guard house, Orderlies' quarters)"
        " and 1 rope (Chapel, Store)",
    )
    assert pictures.opened(draw()).size == SIZE


def test_a_tunnel_is_a_step_of_its_plan():
    lines = seen("plan:5")[0].lines
    assert any(line.startswith("**Space 2:** into the canteen tunnel from AG10") for line in lines), lines


@pytest.mark.parametrize("number", range(len(ROUTES)))
def test_a_road_is_a_way_of_single_steps_that_takes_what_the_plan_takes(number):
    """§4.5."""
    way = steps_of(number, "W21")
    assert len(way) == legs_of(number)["W21"].spaces
    due, place = [0, 0, 0, 0], "W21"
    for near, (cross, what, count) in way:
        assert (near, cross, what, count) in STEPS[place]
        due[what] += count
        place = near
    assert tuple(due) == ROUTES[number].equipment
    assert OBJECTIVES[place] == ROUTES[number].objective


def test_a_plan_begins_where_its_man_is():
    view = GAME.view(SEEN, A)
    assert plan(view, 7).man == "0.2"
    assert seen("plan:7")[0].lines[0].startswith("**C** starts")


def test_a_room_tells_its_sign_who_is_there_and_what_leads_out():
    assert seen("room:canteen")[0].lines == (
        "Sign: rations",
        "Here or within two steps: American C (AH10), British B (AI11)",
        "AJ11: 30 ft down to north garden (AL11), 1 rope",
        "The canteen tunnel begins here.",
    )
    assert seen("hide:alcove")[0].lines == ("K21", "Here or within two steps: nobody")


def test_an_officer_finds_his_own_men():
    assert "men" in names(A)[2]
    assert "men" not in names(GERMAN_SEAT)[2]
    assert "men" not in names(None)[2]
