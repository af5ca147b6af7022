"""Search: docs/rules/colditz.md §3.13, cases 44, 45, 128, 146."""

from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.state import BARRACKS, CELLS, GERMAN
from tests.games.colditz.build import (
    A,
    B,
    asked,
    bottom,
    cards,
    do,
    event,
    floor,
    germans,
    guard_at,
    have,
    key,
    leave,
    offered,
    officer,
    told,
    verbs,
    where,
)

KITCHEN, CHAPEL = floor("kitchen"), floor("chapel")

DOOR = "58,20"
"""Two steps from the kitchen's doorway."""


def searched(*officers, points=9, **more):
    """Let the German search the kitchen."""
    state = germans(*officers, guards=DOOR, points=points, hand="search", **more)
    return do(state, "search kitchen g0")


def test_everybody_whose_officer_has_equipment():
    """Case 44."""
    step = searched(officer(f"{KITCHEN[0]} {KITCHEN[1]} 44,20", "rope"), officer(f"{KITCHEN[2]} 46,20"))
    state = step.state
    assert [where(state, man) for man in ("0.0", "0.1")] == [CELLS[0]] * 2
    assert where(state, "1.0") == KITCHEN[2]
    assert (have(state, A), guard_at(state, 0), bottom(state.security)) == ("", BARRACKS, "search")
    assert state.turn.points == 9 - 3
    assert state.turn.arrests


def test_a_card_for_each_man():
    """§3.13: of his choice, as far as he has any (R11)."""
    state = searched(officer(f"{KITCHEN[0]} {KITCHEN[1]} 44,20", "rope rope key")).state
    state = do(do(state, "give_up rope").state, "give_up key").state
    assert have(state, A) == "rope"
    assert asked(state) == (1,)


def test_tip_off():
    """Case 45: all his men go to the zone before the guard comes."""
    asking = searched(
        officer(f"{KITCHEN[0]} {KITCHEN[1]}", "rope", "tip_off"), officer(f"{KITCHEN[2]} 46,20", "key")
    ).state
    assert asked(asking) == (A,)
    state = do(asking, "tip_off").state
    assert all(SPACES[where(state, man)].zone == "rollcall" for man in ("0.0", "0.1"))
    assert (have(state, A), where(state, "1.0"), have(state, B)) == ("rope", CELLS[0], "")
    assert bottom(state.opportunity) == "tip_off"


def test_a_hide_saves_one_man():
    """§2.4 O-14, §3.18; a second card saves a second."""
    asking = searched(officer(f"{KITCHEN[0]} {KITCHEN[1]} {KITCHEN[2]}", "rope", "hide hide")).state
    assert offered(asking, "hide") == ("0.0", "0.1", "0.2")
    asking = do(asking, "hide 0.1").state
    assert offered(asking, "hide") == ("0.0", "0.2")
    state = do(asking, "hide 0.0").state
    assert [where(state, f"0.{number}") for number in range(3)] == [KITCHEN[0], KITCHEN[1], CELLS[0]]
    assert cards(state, A) == ""


def test_two_officers_answer_side_by_side():
    """§3.18: one window for all concerned, whatever they hold."""
    asking = searched(
        officer(f"{KITCHEN[0]} 44,20", "rope", "release"), officer(f"{KITCHEN[1]} 46,20", "key", "tip_off")
    ).state
    assert asked(asking) == (A, B)
    assert verbs(asking, A) == {"no"}
    assert verbs(asking, B) == {"no", "tip_off"}
    state = do(do(asking, "no", seat=B).state, "no", seat=A).state
    assert (where(state, "0.0"), where(state, "1.0")) == (CELLS[0], CELLS[0])


def test_nobody_is_caught():
    """R12: the card is spent and the guard goes home; posting stays allowed (R13)."""
    step = searched(officer(f"{KITCHEN[0]} 44,20"))
    assert event(step, "search_failed").room == "kitchen"
    assert guard_at(step.state, 0) == BARRACKS
    assert not step.state.turn.arrests
    assert "post" in verbs(step.state)


def test_an_arrest_by_search_ends_posting():
    """Case 146, R13."""
    assert key(searched(officer(f"{KITCHEN[0]} 44,20", "rope")).state, "post 38,14") == "after_arrest"


def test_an_empty_room_and_one_out_of_reach():
    """R14: refused before the card is spent."""
    state = germans(officer(f"{CHAPEL[0]} 44,20"), guards=DOOR, points=2, hand="search")
    assert key(state, "search kitchen g0") == "empty_room"
    assert key(state, "search chapel g0") == "out_of_reach"
    assert cards(state, GERMAN) == "search"
    assert "search" in verbs(germans(officer(f"{KITCHEN[0]} 44,20"), guards=DOOR, points=3, hand="search"))
    assert "search" not in verbs(germans(officer(f"{KITCHEN[0]} 44,20"), guards=DOOR, points=2, hand="search"))


def test_a_full_room_keeps_no_guard_out():
    """R14."""
    state = germans(officer(" ".join(KITCHEN[:7]), "rope"), officer("39,23"), guards=DOOR, points=3, hand="search")
    assert where(do(state, "search kitchen g0").state, "0.6") == CELLS[0]


def test_men_in_the_tunnel_are_not_found():
    """Case 128."""
    state = germans(
        officer(f"{CHAPEL[0]} chapel:2 chapel:3", "rope"), guards="28,18", points=9, hand="search", shown="chapel"
    )
    state = do(state, "search chapel g0").state
    assert [where(state, f"0.{number}") for number in range(3)] == [CELLS[0], "chapel:2", "chapel:3"]


def test_who_leaves_the_table_during_a_search():
    """The others go on."""
    asking = searched(
        officer(f"{KITCHEN[0]} 44,20", "rope", "release"), officer(f"{KITCHEN[1]} 46,20", "key", "hide")
    ).state
    step = leave(asking, A)
    assert asked(step.state) == (B,)
    assert "search_failed" in told(do(step.state, "hide 1.0"))
