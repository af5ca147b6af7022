"""Drops, wire, keys and passes: docs/rules/colditz.md §3.7, cases 17, 27 to 31, 34 to 37, 105 to 110."""

import pytest

from cogs.colditz.events.prisoners import Paid
from tests.games.colditz.build import (
    GERMAN,
    A,
    asked,
    at,
    bottom,
    cards,
    dice,
    do,
    event,
    germans,
    guard_at,
    have,
    key,
    line,
    offered,
    officer,
    table,
    told,
    verbs,
    where,
)

WINDOW, LANDING = "66,34", "66,36"
"""A drop of 30 feet, from the officers' quarters to the south lane."""

TOWER = "29,9"
"""A drop of 60 feet."""


def test_thirty_feet():
    """Case 27."""
    step = do(table(officer(WINDOW, "rope"), points=3), f"move 0.0 {LANDING}")
    assert (where(step.state, "0.0"), step.state.turn.points, have(step.state, A)) == (at(LANDING), 2, "")
    assert step.state.piles[2] == 12
    assert step.state.man("0.0").trail == ("AH35>AH37",)


def test_sixty_feet():
    """Case 28."""
    assert key(table(officer(TOWER, "rope"), points=3), "move 0.0 29,7") == "too_far"
    after = do(table(officer(TOWER, "rope rope rope"), points=3), "move 0.0 29,7").state
    assert (where(after, "0.0"), have(after, A)) == (at("29,7"), "rope")


def test_a_rope_hangs_until_the_turn_ends():
    """Cases 29 and 30."""
    state = table(officer(f"{WINDOW} 65,33", "rope"), officer("44,20"), points=9)
    state = line(state, f"move 0.0 {LANDING}", "move 0.0 64,36")
    second = do(state, f"move 0.1 {LANDING}").state
    assert where(second, "0.1") == at(LANDING)
    assert second.turn.points == 5
    later = do(do(state, "end", dice("13")).state, "end", dice("13")).state
    later = do(later, "end", dice("46")).state
    assert later.active == A
    assert key(later, f"move 0.1 {LANDING}") == "too_far"


def test_nobody_climbs_up():
    """Case 31."""
    state = table(officer(LANDING, "rope rope rope"), points=3)
    assert key(state, f"move 0.0 {WINDOW}") == "too_far"
    paid = do(table(officer(f"{WINDOW} 44,20", "rope"), points=3), f"move 0.0 {LANDING}").state
    assert key(paid, f"move 0.0 {WINDOW}") == "too_far"


def test_wire_is_cut_where_it_is_marked():
    """Cases 34 and 109, R28: both ways."""
    assert key(table(officer("42,4", "cutters"), points=1), "move 0.0 42,2") in ("too_far", "not-offered")
    assert key(table(officer("40,4"), points=3), "move 0.0 40,2") == "too_far"
    state = do(table(officer("40,4", "cutters"), points=3), "move 0.0 40,2").state
    assert (where(state, "0.0"), have(state, A), state.piles[3]) == (at("40,2"), "", 4)
    assert where(do(state, "move 0.0 40,4").state, "0.0") == at("40,4")
    assert where(do(table(officer("40,2", "cutters"), points=1), "move 0.0 40,4").state, "0.0") == at("40,4")


def test_gates_take_a_card():
    """Case 105."""
    assert key(table(officer("46,34"), points=3), "move 0.0 47,35") == "too_far"
    state = do(table(officer("46,34", "pass"), points=3), "move 0.0 48,36").state
    assert (have(state, A), state.piles[1], state.turn.points) == ("", 5, 1)
    assert key(table(officer("78,36", "pass"), points=3), "move 0.0 82,36") == "too_far"
    assert where(do(table(officer("78,36", "key"), points=3), "move 0.0 82,36").state, "0.0") == at("82,36")


def test_a_gate_stays_open_for_the_turn():
    """Case 106: both ways, for all men of the officer; the next turn it is shut."""
    state = table(officer("78,36 76,36", "key"), points=9)
    state = line(state, "move 0.0 81,35", "move 0.1 82,36")
    assert where(state, "0.1") == at("82,36")
    back = do(state, "move 0.1 78,36").state
    assert back.turn.points == 9 - 2 - 3 - 2
    later = do(do(back, "end", dice("13")).state, "end", dice("46")).state
    assert key(later, "move 0.1 82,36") == "too_far"


def test_stopping_on_a_gate():
    """R8: allowed once paid; leaving it costs nothing more."""
    state = do(table(officer("78,36", "key"), points=1), "move 0.0 80,36").state
    state = do(do(state, "end", dice("13")).state, "end", dice("46")).state
    assert where(do(state, "move 0.0 82,36").state, "0.0") == at("82,36")


def test_the_way_home_takes_keys():
    """Case 107: only passes are free."""
    assert key(table(officer("46,36"), points=2), "move 0.0 44,36") == "too_far"
    assert have(do(table(officer("46,36", "key"), points=3), "move 0.0 42,36").state, A) == ""


def test_cards_of_the_hand_count():
    """Case 108: one rope of the table and one of the hand."""
    step = do(table(officer(TOWER, "rope", "rope"), points=3), "move 0.0 29,7")
    assert (have(step.state, A), cards(step.state, A)) == ("", "")
    assert bottom(step.state.opportunity) == "rope"
    assert event(step, "paid").equipment == ("rope", 2)


@pytest.mark.parametrize(("points", "reached"), [(2, False), (3, True)])
def test_a_drop_needs_its_point(points, reached):
    """Case 110."""
    places = offered(table(officer("66,32", "rope"), points=points), "move", "0.0")
    assert (at(LANDING) in places) == reached


def test_a_lit_landing_must_be_left():
    """Case 37: the drop from the sick bay needs points to get out of the beam."""
    state = table(officer("19,29", "rope"), points=1)
    assert "move" not in verbs(state) or at("19,31") not in offered(state, "move", "0.0")
    assert key(table(officer("19,29", "rope"), points=3), "move 0.0 19,31") == "lit"
    assert where(do(table(officer("19,29", "rope"), points=9), "move 0.0 18,34").state, "0.0") == at("18,34")


def caught(state, move, hand="key_caught"):
    """Play a move through a gate; the German intercepts."""
    step = do(state, move, seat=A)
    assert asked(step.state) == (state.german,)
    return do(step.state, "intercept")


def test_a_key_is_intercepted():
    """Case 35."""
    step = caught(table(officer("76,36", "key key"), points=9, hand="key_caught"), "move 0.0 82,36")
    state = step.state
    assert told(step)[0] == "intercepted"
    assert (where(state, "0.0"), have(state, A), state.piles[0]) == (at("78,36"), "key", 5)
    assert state.turn.points == 8
    assert (cards(state, GERMAN), bottom(state.security)) == ("", "key_caught")
    again = do(state, "move 0.0 82,36").state
    assert where(again, "0.0") == at("82,36")


def test_a_key_of_the_hand_is_intercepted():
    """Case 36."""
    state = caught(table(officer("78,36", "", "key"), points=9, hand="key_caught"), "move 0.0 82,36").state
    assert (where(state, "0.0"), cards(state, A), bottom(state.opportunity)) == (at("78,36"), "", "key")


def test_who_holds_a_card_is_asked():
    """§3.18: the German is asked whatever his card is, and not at all with an empty hand."""
    state = table(officer("46,34", "pass"), points=9, hand="search")
    asking = do(state, "move 0.0 48,36").state
    assert verbs(asking) == {"no"}
    after = do(asking, "no").state
    assert (where(after, "0.0"), after.turn.points) == (at("48,36"), 7)
    assert key(asking, "intercept") == "not-now"
    assert verbs(do(table(officer("46,34", "pass"), points=9, hand="pass_caught"), "move 0.0 48,36").state) == {
        "intercept",
        "no",
    }
    wrong = do(table(officer("46,34", "pass"), points=9, hand="key_caught"), "move 0.0 48,36").state
    assert verbs(wrong) == {"no"}


def test_who_is_stopped_where_he_may_not_stay_goes_back():
    """§3.7: along his path to the last space where he may stop."""
    state = table(officer("90,30", "pass"), points=20, hand="pass_caught")
    after = caught(state, "move 0.0 103,31").state
    assert where(after, "0.0") == at("99,31")
    state = table(officer("44,20", "pass pass"), points=20, hand="pass_caught")
    assert where(caught(state, "move 0.0 48,36").state, "0.0") in (at("46,34"), at("48,34"))


def test_two_gates_on_one_way_are_two_questions():
    """§3.7."""
    state = table(officer("78,36", "key pass"), points=60, hand="key_caught pass_caught")
    step = do(state, "move 0.0 103,31", seat=A)
    step = do(step.state, "no")
    assert step.state.interruption.place == "pass_main"
    assert where(do(step.state, "no").state, "0.0") == at("103,31")


def test_guards_need_no_cards():
    """Case 17."""
    state = germans(officer("44,20"), guards="46,34 78,36", points=20)
    state = line(state, "walk g0 50,36", "walk g1 90,30")
    assert guard_at(state, 0) == at("50,36")
    assert sum(state.piles) == 27


def test_what_pays_first_is_the_officers_choice():
    """§3.7: he is asked where cards of the table and of the hand would both do, and only there."""
    state = table(officer(f"{WINDOW} {TOWER}", "rope rope", "rope"), points=3)
    assert offered(state, "move", "0.0", LANDING) == ("table", "hand")
    assert key(state, f"move 0.0 {LANDING}") == "incomplete"
    lying = do(state, f"move 0.0 {LANDING} table").state
    assert (have(lying, A), cards(lying, A)) == ("rope", "rope")
    secret = do(state, f"move 0.0 {LANDING} hand")
    assert (have(secret.state, A), cards(secret.state, A)) == ("rope rope", "")
    assert event(secret, "paid") == Paid(A, ("rope", 1), ("rope",))
    mixed = do(state, "move 0.1 29,7 hand").state
    assert (have(mixed, A), cards(mixed, A)) == ("rope", "")
    for lacking in (
        officer(TOWER, "rope", "rope"),
        officer(TOWER, "", "rope rope"),
        officer(TOWER, "rope rope", "key"),
    ):
        assert do(table(lacking, points=3), "move 0.0 29,7").state.turn.points == 2


def test_the_choice_lasts_beyond_a_gate():
    """§3.7: also for what is handed in after the German has let a key be."""
    start = officer("78,36", "key pass pass", "pass")
    state = do(table(start, points=60, hand="search"), "move 0.0 103,31 hand", seat=A).state
    state = do(do(state, "no").state, "no").state
    assert (where(state, "0.0"), have(state, A), cards(state, A)) == (at("103,31"), "pass pass", "")
