"""Movement of men: docs/rules/colditz.md §3.4, §3.11, cases 12, 13, 16, 32 to 34, 37, 96 to 98, 110, 123."""

import pytest

from cogs.colditz.rules.castle.board import NEIGHBOURS, SPACES
from cogs.colditz.rules.castle.pawns import nearest_free_space
from tests.games.colditz.build import A, at, do, event, key, line, offered, officer, refused, table, told, where

FAR = "39,23"


def test_nobody_is_passed_in_a_corridor():
    """Cases 12 and 97: neither another's pawn nor one's own; a guard neither."""
    for state in (
        table(officer("50,34"), officer("52,32"), points=9),
        table(officer("50,34 52,32"), points=9),
        table(officer("50,34"), guards="52,32", points=9),
    ):
        assert key(state, "move 0.0 56,32") == "too_far"
        assert key(state, "move 0.0 52,32") == "occupied"
    assert where(do(table(officer("50,34"), points=9), "move 0.0 56,32").state, "0.0") == at("56,32")


def test_beams_are_crossed_but_nobody_stops_in_them():
    """Cases 13 and 98."""
    state = table(officer("20,10"), points=9)
    assert key(state, "move 0.0 17,11") == "lit"
    crossed = do(state, "move 0.0 13,11").state
    assert crossed.turn.points == 5
    assert SPACES[at("15,11")].char == "S"


def test_the_ground_over_a_tunnel_is_crossed():
    """Case 16, R7: even above a man inside."""
    state = table(officer("20,10 chapel:9 chapel:10"), points=9, shown="chapel")
    assert key(state, "move 0.0 18,10") == "over_tunnel"
    assert do(state, "move 0.0 13,11").state.turn.points == 5
    inside = table(officer("63,9 canteen:2 canteen:3"), points=9, shown="canteen")
    assert key(inside, "move 0.0 69,9") == "over_tunnel"
    assert do(inside, "move 0.0 70,10").state.turn.points == 5


def test_steps_cost_a_point():
    """Case 96: six neighbours, one point each; two away costs two."""
    state = table(officer("44,14"), points=2)
    near = NEIGHBOURS[at("44,14")]
    assert len(near) == 6
    for place in near:
        assert do(state, f"move 0.0 {place}").state.turn.points == 1
    assert do(state, "move 0.0 48,14").state.turn.points == 0
    assert key(state, "move 0.0 50,14") == "too_far"


def test_there_and_back():
    """R21: the same man may walk back."""
    state = line(table(officer("44,14"), points=4), "move 0.0 46,14", "move 0.0 44,14")
    assert (where(state, "0.0"), state.turn.points) == (at("44,14"), 2)


def test_hides_take_one_man_each():
    """§3.11: reached with points."""
    state = table(officer("54,14 57,11"), points=9)
    assert key(state, "move 0.0 57,11") == "occupied"
    assert where(do(state, "move 0.0 56,12").state, "0.0") == at("56,12")


def test_a_direct_move_never_ends_in_a_hide():
    """Case 123, R36: nor at an objective, in a beam or over a tunnel."""
    everybody = [place for place, space in SPACES.items() if space.zone not in ("hide", "gate")]
    state = table(officer(FAR))
    for start in everybody:
        place = nearest_free_space(state, start)
        space = SPACES[place]
        assert space.zone != "hide"
        assert space.char not in "OS"


def test_who_goes_home_needs_no_pass():
    """Case 32."""
    state = table(officer("48,36"), points=9)
    step = do(state, "move 0.0 46,34")
    assert "paid" not in told(step)
    assert event(step, "moved").points == 7


def test_the_theatre_gate_is_shut_from_inside():
    """Case 33."""
    state = table(officer("46,34"), points=9)
    assert key(state, "move 0.0 47,35") == "too_far"
    assert key(state, "move 0.0 48,36") == "too_far"


def test_at_an_objective_without_the_kit():
    """§3.11: he may wait there, or walk on over it; another without the kit cannot join him."""
    assert key(table(officer("AQ45 AP45"), points=5), "move 0.0 AP45") == "occupied"
    state = table(officer("AQ45 44,20"), points=2)
    assert where(do(state, "move 0.0 AP45").state, "0.0") == "AP45"
    assert do(state, "move 0.0 AO46").state.turn.points == 0


def test_the_reason_names_the_place():
    """What is refused is told with the place and the points."""
    refusal = refused(table(officer("44,14"), points=3), "move 0.0 70,14")
    assert refusal.key in ("too_far", "not-offered")
    refusal = refused(table(officer("44,14"), points=3), "move 0.0 58,14")
    assert refusal.args == {"place": at("58,14"), "points": 3, "why": "steps", "steps": 7}


@pytest.mark.parametrize("place", ["cell", "garrison"])
def test_nobody_walks_out_of_a_cell(place):
    """§3.11."""
    state = table(officer(f"{place} 44,20"), points=9)
    assert "0.0" not in offered(state, "move", seat=A)
    assert key(state, "move 0.0 37,31") == "not_there"
