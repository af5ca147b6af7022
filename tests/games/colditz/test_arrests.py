"""Arrests by guards: docs/rules/colditz.md §3.12, cases 38 to 43, 46, 49, 50, 115, 124, 125, 137, 142 to 145."""

import pytest

from cogs.colditz.rules.castle.board import NEIGHBOURS, SPACES
from cogs.colditz.state import BARRACKS, CELLS
from tests.games.colditz.build import (
    A,
    B,
    asked,
    at,
    bottom,
    cards,
    changed,
    dice,
    do,
    germans,
    guard_at,
    have,
    key,
    offered,
    officer,
    table,
    verbs,
    where,
)

YARD, BESIDE_YARD = "44,14", "46,14"
LANE, BESIDE_LANE = "60,36", "62,36"


def test_in_the_courtyard_only_with_equipment():
    """Cases 38 and 39, R3: cards of the hand are no Equipment on the table."""
    state = germans(officer(YARD, cards="rope"), guards=BESIDE_YARD)
    assert key(state, "arrest 0.0 g0") == "no_equipment"
    after = do(germans(officer(YARD, "rope"), guards=BESIDE_YARD), "arrest 0.0 g0").state
    assert (where(after, "0.0"), guard_at(after, 0), have(after, A)) == (CELLS[0], BARRACKS, "rope")


def test_in_the_garrison_always():
    """Cases 40 and 41."""
    step = do(germans(officer(LANE), guards=BESIDE_LANE), "arrest 0.0 g0")
    assert (where(step.state, "0.0"), guard_at(step.state, 0)) == (CELLS[0], BARRACKS)
    state = do(germans(officer(LANE, "rope key key"), guards=BESIDE_LANE), "arrest 0.0 g0").state
    assert asked(state) == (A,)
    assert offered(state, "give_up") == ("key", "rope")
    after = do(state, "give_up rope").state
    assert (have(after, A), after.piles[2], asked(after)) == ("key key", 12, (1,))


def test_the_last_equipment_goes_by_itself():
    """Case 41: there is nothing to choose."""
    after = do(germans(officer(LANE, "rope"), guards=BESIDE_LANE), "arrest 0.0 g0").state
    assert (have(after, A), after.piles[2], asked(after)) == ("", 12, (1,))


def test_a_card_of_the_hand_may_go_instead():
    """R3, §3.18."""
    state = germans(officer(LANE, "rope", "key release"), guards=BESIDE_LANE)
    state = do(do(state, "arrest 0.0 g0").state, "no").state
    assert offered(state, "give_up") == ("rope", "key.1")
    after = do(state, "give_up #key", seat=A).state
    assert (have(after, A), cards(after, A), bottom(after.opportunity)) == ("rope", "release", "key")


@pytest.mark.parametrize("have", ["rope rope", "rope key"])
def test_who_is_asked_tells_no_kinds(have):
    """R37: with more Equipment than is due he is asked, though all may be alike."""
    assert asked(do(germans(officer(LANE, have), guards=BESIDE_LANE), "arrest 0.0 g0").state) == (A,)


@pytest.mark.parametrize(("place", "guard"), [("41,17", "40,16"), ("56,12", "55,13")])
def test_never_in_the_zone_or_a_hide(place, guard):
    """Case 42."""
    assert at(guard) in NEIGHBOURS[at(place)]
    state = germans(officer(place, "rope"), guards=guard)
    assert key(state, "arrest 0.0 g0") == "safe_place"


def test_never_in_a_room_without_a_search():
    """Case 43."""
    state = germans(officer("63,15", "rope"), guards="60,14")
    assert key(state, "arrest 0.0 g0") == "needs_search"


def test_an_arrest_ends_posting_but_not_withdrawing():
    """Case 46."""
    state = germans(officer(LANE), guards=f"{BESIDE_LANE} 58,18", points=5)
    state = do(state, "arrest 0.0 g0").state
    assert key(state, "post 40,26") == "after_arrest"
    assert guard_at(do(state, "withdraw g1").state, 1) == BARRACKS


def test_not_through_a_wall():
    """Case 49, R22: nor through wire."""
    assert at("44,14") not in NEIGHBOURS[at("48,14")]
    state = germans(officer("54,40"), guards="54,38")
    assert key(state, "arrest 0.0 g0") == "no_guard_near"
    assert key(germans(officer("40,2"), guards="40,4"), "arrest 0.0 g0") == "no_guard_near"


def freed(points=0):
    """Let a man come out of the garrison's cells by a card."""
    state = table(officer("garrison 44,20", cards="release"), guards="60,36", points=points)
    return do(state, "release 0.0").state


def germans_turn(state, eyes="46"):
    """End the officer's turn."""
    return do(state, "end", dice(eyes)).state


@pytest.mark.usefixtures("turns_wait")
def test_who_is_on_his_way_back_is_spared():
    """Cases 50 and 125, R32."""
    state = freed()
    assert where(state, "0.0") == "AJ39"
    state = germans_turn(state)
    assert key(state, "arrest 0.0 g0") == "returning"
    state = do(state, "end", dice("46")).state
    nearer = germans_turn(do(state, "move 0.0 67,37").state)
    assert key(nearer, "arrest 0.0 g0") == "returning"
    stays = do(nearer, "end", dice("46")).state
    assert do(germans_turn(stays), "arrest 0.0 g0").state.man("0.0").place == CELLS[0]


def test_the_turn_of_coming_out_counts_as_nearer():
    """R32, C11: counted from the exit, also when he stays there; not when he walks away."""
    state = germans_turn(do(freed(3), "move 0.0 71,37").state)
    assert key(state, "arrest 0.0 g0") == "returning"
    away = freed(3)
    assert do(germans_turn(do(away, "move 0.0 AL37").state), "arrest 0.0 g0").state.man("0.0").place == CELLS[0]


def test_back_inside_it_is_over():
    """§3.11: `returning` ends at home, for good."""
    state = changed(table(officer("48,36"), points=9), "0.0", home=5)
    assert do(state, "move 0.0 46,34").state.man("0.0").home is None


@pytest.mark.usefixtures("turns_wait")
def test_from_the_inner_cells_nobody_is_spared():
    """§3.11: only the garrison's block makes a man return."""
    state = do(table(officer("cell 44,20", cards="release")), "release 0.0").state
    assert state.man("0.0").home is None


def test_at_an_objective():
    """Case 115."""
    (near, *_) = NEIGHBOURS["AT3"]
    after = do(germans(officer("AT3 44,20"), guards=near), "arrest 0.0 g0").state
    assert where(after, "0.0") == CELLS[0]


def test_on_black_spaces():
    """Case 124."""
    assert key(germans(officer("38,14"), guards="40,14"), "arrest 0.0 g0") == "no_equipment"
    assert "arrest" in verbs(germans(officer("38,14", "rope"), guards="40,14"))
    assert "arrest" in verbs(germans(officer("58,38"), guards="60,38"))


def test_in_a_corridor():
    """Case 137, R29: the guard walks where he may not stop."""
    state = germans(officer("54,32 44,20", "rope"), guards="50,30", points=5)
    assert key(state, "walk g0 52,32") == "guard_may_not_stop"
    after = do(state, "arrest 0.0 g0").state
    assert (where(after, "0.0"), guard_at(after, 0)) == (CELLS[0], BARRACKS)
    assert after.turn.points < 5


def test_one_arrest_a_guard():
    """Case 142."""
    state = germans(officer(f"{LANE} 64,36 44,20"), guards=f"{BESIDE_LANE} 68,36", points=9)
    state = do(state, "arrest 0.0 g0").state
    assert offered(state, "arrest", "0.1") == ("g1",)
    assert where(do(state, "arrest 0.1 g1").state, "0.1") == CELLS[0]


def test_several_arrests_in_a_turn():
    """Case 143: a card of Equipment for each man, as far as there is any."""
    state = germans(
        officer("44,0 44,20", "rope"), officer("50,0 56,0 46,20", "key key"), guards="46,0 52,0 58,0", points=9
    )
    state = do(state, "arrest 0.0 g0").state
    state = do(do(state, "arrest 1.0 g1").state, "give_up key").state
    state = do(state, "arrest 1.1 g2").state
    assert (have(state, A), have(state, B)) == ("", "")
    assert [guard_at(state, number) for number in range(3)] == [BARRACKS] * 3


@pytest.mark.usefixtures("turns_wait")
def test_the_german_names_the_block():
    """Cases 51 and 144, R18."""
    state = do(germans(officer(LANE), guards=BESIDE_LANE), "prefer garrison").state
    assert where(do(state, "arrest 0.0 g0").state, "0.0") == CELLS[1]
    own = table(officer(f"{YARD} 44,20"), guards=BESIDE_YARD)
    own = do(own, "prefer garrison", seat=1).state
    assert where(do(own, "surrender 0.0 g0").state, "0.0") == CELLS[1]


@pytest.mark.parametrize(("place", "char"), [("76,24", "z"), ("85,9", "w"), ("80,36", "K"), ("47,35", "P")])
def test_roofs_lawns_and_gates_are_garrison(place, char):
    """Case 145, R8."""
    assert SPACES[at(place)].char == char
    near = next(n for n in NEIGHBOURS[at(place)] if SPACES[n].zone != "hide")
    state = germans(officer(f"{place} 44,20", "rope"), guards=near)
    assert have(do(state, "arrest 0.0 g0").state, A) == ""
