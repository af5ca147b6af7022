"""The turn: docs/rules/colditz.md §3.3, cases 5 to 11, 89 to 95 and 99."""

import pytest

from cogs.colditz.state import GERMAN
from tests.games.colditz.build import (
    A,
    B,
    C,
    asked,
    bottom,
    cards,
    dice,
    do,
    event,
    floor,
    germans,
    key,
    line,
    may_take_back,
    officer,
    refused,
    table,
    told,
    verbs,
)

MEN = "44,20 46,20"


def rolled(eyes, *, cards="", hand=""):
    """Let the second officer roll."""
    state = table(officer(MEN), officer("39,23 41,23", cards=cards), hand=hand)
    return do(state, "end", dice(eyes))


def test_doubles_roll_on():
    """Cases 5 and 90."""
    turn = rolled("33 42").state.turn
    assert (turn.points, turn.double) == (12, True)
    turn = rolled("33 55 12").state.turn
    assert (turn.points, turn.double) == (19, True)
    turn = rolled("65").state.turn
    assert (turn.points, turn.double) == (11, False)


@pytest.mark.parametrize(
    ("eyes", "draws"), [("12", True), ("34", True), ("44 12", True), ("22 56", False), ("13", False)]
)
def test_the_total_draws(eyes, draws):
    """Cases 6 and 7, R1."""
    state = rolled(eyes).state
    assert verbs(state, B) == ({"draw", "leave"} if draws else verbs(state, B) - {"draw"})
    assert (state.phase == "draw") == draws


def test_a_draw_can_be_declined():
    """Case 8."""
    state = do(rolled("34").state, "leave").state
    assert cards(state, B) == ""
    assert state.phase == "act"


def test_only_one_card_of_ones_own_deck():
    """Case 91, R1."""
    step = do(rolled("34").state, "draw")
    assert len(step.state.officers[B].cards) == 1
    assert len(step.state.opportunity) == 44
    assert told(step) == ("drew",)
    assert told(step, B) == ("drew", "drew_card")
    state = germans(officer(MEN))
    state = do(table(officer(MEN)), "end", dice("56")).state
    state = do(state, "draw").state
    assert (len(state.hand), len(state.security), len(state.opportunity)) == (1, 13, 45)


def four(text="release release release", top="rope"):
    """Let an officer with three cards draw a fourth."""
    state = table(officer(MEN), officer("39,23 cell", cards=text), top=top)
    return do(do(state, "end", dice("34")).state, "draw").state


def test_a_fourth_card_must_go():
    """Case 9."""
    state = four()
    assert refused(state, "end").args == {"limit": 3}
    assert key(state, "end") == "hand"
    after = do(state, "discard #release").state
    assert cards(after, B) == "release release rope"
    assert bottom(after.opportunity) == "release"
    assert asked(do(after, "end", dice("12")).state) == (2,)


def test_a_card_used_or_given_away_settles_it():
    """Case 92, R38."""
    used = do(four(), "release 1.1").state
    assert "end" in verbs(used)
    given = do(four(), "trade 0 #rope -").state
    given = do(given, "accept 1", seat=A).state
    assert "end" in verbs(given)


def test_nobody_discards_below_the_limit():
    """R38."""
    assert key(table(officer(MEN, cards="rope")), "discard #rope") == "no_discard"


def test_points_are_shared_and_run_out():
    """Case 10."""
    state = table(officer("44,20 28,14"), points=8)
    state = line(state, "move 0.0 50,20", "move 0.1 38,14")
    assert state.turn.points == 0
    assert key(state, "move 0.1 40,14") == "no_points"


def test_unused_points_are_lost():
    """Case 11."""
    state = do(table(officer(MEN), officer("39,23"), points=9), "end", dice("12")).state
    assert state.turn.points == 3


def test_nobody_is_obliged_to_move():
    """§3.3."""
    assert "end" in verbs(table(officer(MEN), points=9))


@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("release", "release 0.1"),
        ("chapel", "dig chapel 0.0+0.2"),
        ("car", "drive"),
        ("diversion", "divert g0"),
        ("part_a", "kit part_a"),
        ("sabotage", "sabotage"),
    ],
)
def test_cards_of_ones_own_turn(card, move):
    """Case 94."""
    state = table(officer(MEN), officer("85,21 cell", cards=card), guards="77,15", points=9)
    assert key(state, move, B) in ("not-now", "not-offered")
    assert key(germans(officer(MEN, cards=card)), move, A) in ("not-now", "not-offered")


@pytest.mark.usefixtures("turns_wait")
def test_a_used_card_is_the_last_of_its_deck():
    """Case 95."""
    state = do(table(officer("cell 44,20", cards="release")), "release 0.0").state
    assert bottom(state.opportunity) == "release"
    assert len(state.opportunity) == 45


def test_before_the_roll():
    """Case 99, R27: the German may only call the roll."""
    state = germans(officer("22,14 23,15", "rope"), guards="58,18", hand="search roll_call shoot", phase="roll")
    assert verbs(state) == {"roll", "call"}
    assert key(state, "search chapel g0") == "before_roll"
    assert key(state, "shoot 0.0 g0") == "before_roll"
    assert key(state, "equip rope 0.0+0.1 -", A) == "not-now"


def test_the_german_without_cards_rolls_at_once():
    """R27: everybody sees that he cannot call the roll."""
    state = do(table(officer(MEN)), "end", dice("46")).state
    assert (state.active, state.phase, state.turn.points) == (GERMAN, "act", 10)
    state = do(table(officer(MEN), hand="search"), "end").state
    assert verbs(state) == {"roll"}
    step = do(state, "roll", dice("46"))
    assert event(step, "rolled").points == 10


@pytest.mark.usefixtures("turns_wait")
def test_sabotage_skips_the_german():
    """§2.4 O-16: his next turn, not more."""
    state = do(table(officer(MEN, cards="sabotage"), hand="roll_call"), "sabotage").state
    assert state.skipped
    step = do(state, "end", dice("12"))
    assert told(step) == ("ended", "skipped", "round", "rolled")
    assert (step.state.active, step.state.round, step.state.skipped) == (0, 2, False)
    assert asked(do(step.state, "leave").state) == (A,)


def test_steps_can_be_taken_back():
    """§3.3: as many as were made one after the other, until the turn is over."""
    state = table(officer("44,14 70,30", "rope"), officer("20,20"), points=9)
    steps = ("move 0.0 46,14", "move 0.1 76,30")
    assert may_take_back(state, *steps) == 2
    assert may_take_back(state, *steps, "end") == 0


def test_a_turn_without_a_choice_ends_by_itself():
    """§3.3, R40: all men in cells and no double, no card; a double, a card or a man on the board is asked about."""
    for men, held, eyes, ends in (
        ("cell cell", "", "13", True),
        ("garrison escaped", "", "46", True),
        ("cell cell", "", "11 24", False),
        ("cell cell", "rope", "13", False),
        ("cell 39,23", "", "13", False),
    ):
        state = table(officer(MEN), officer(men, cards=held), officer("58,20"))
        step = do(state, "end", dice(eyes) + (dice("13") if ends else []))
        assert asked(step.state) == ((C,) if ends else (B,))
        assert [one.who for one in step.events if one.key == "ended"] == ([A, B] if ends else [A])


def test_a_turn_without_points_waits_for_what_can_be_taken_back():
    """§3.3, R40: the last step of a walk can be undone; after a card that is taken nothing can."""
    walked = do(table(officer(MEN), officer("58,20"), points=1), "move 0.0 45,21").state
    assert (asked(walked), verbs(walked)) == ((A,), {"end"})
    chapel = " ".join(floor("chapel")[:2])
    took = table(officer(chapel), officer("58,20"), points=0)
    assert asked(do(took, "equip rope 0.0+0.1 -", dice("13")).state) == (B,)


def test_several_turns_without_a_choice_end_together():
    """§3.3, R40: and the German is asked as ever."""
    state = table(officer(MEN), officer("cell"), officer("cell dead"), guards="58,20")
    assert asked(do(state, "end", dice("13 13 13")).state) == (3,)
