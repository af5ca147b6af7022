"""What a time-out plays, and who leaves in the middle of something: docs/rules/colditz.md §3.18, R20, R23, R31."""

from bot.engine.play import table_move
from bot.engine.record import TABLE
from cogs.colditz.rules.castle.board import INNER_POSTS, OUTER_POSTS
from cogs.colditz.state import BARRACKS, CELLS, GERMAN
from tests.games.colditz.build import (
    A,
    B,
    asked,
    at,
    begun,
    cards,
    dice,
    do,
    floor,
    germans,
    guard_at,
    key,
    leave,
    line,
    officer,
    table,
    time_out,
    told,
    verbs,
    where,
)


def test_the_set_up():
    """§3.2: inner posts from the first on, and as many outside as may be."""
    state = time_out(begun(3), dice("13")).state
    assert [guard.place for guard in state.guards[:9]] == [*INNER_POSTS[:2], *OUTER_POSTS]
    assert asked(state) == (A,)


def test_roll_draw_and_search():
    """§3.18: rolls without a roll call, draws, searches."""
    state = germans(officer("44,14"), guards="46,14", hand="roll_call", phase="roll")
    step = time_out(state, dice("34"))
    assert told(step) == ("idle", "rolled")
    step = time_out(step.state)
    assert told(step) == ("idle", "drew")
    assert len(step.state.hand) == 2
    called = do(do(state, "call").state, "attend -", dice("46")).state
    assert where(time_out(called).state, "0.0") == CELLS[0]


def test_a_turn():
    """§3.3: it ends, and a hand above the limit loses its last card."""
    state = table(officer("44,20", "", "rope key pass car"), officer("46,20"), points=9)
    step = time_out(state, dice("13"))
    assert told(step) == ("idle", "rolled")
    assert cards(step.state, A) == "rope key pass"
    assert asked(step.state) == (B,)


def test_answers():
    """§3.18: no; the gate opens, a hit kills, the first place to walk on to."""
    gate = do(table(officer("46,34", "pass"), points=9, hand="pass_caught"), "move 0.0 48,36").state
    assert where(time_out(gate).state, "0.0") == at("48,36")
    shot = do(
        germans(officer("46,0 44,20", "", "amulet"), guards="60,4", hand="shoot"), "shoot 0.0 g0", dice("65")
    ).state
    assert where(time_out(shot).state, "0.0") == "dead"
    lost = germans(officer("54,32 44,20", "rope", "hide"), guards="50,30", points=5)
    lost = do(do(lost, "arrest 0.0 g0").state, "hide 0.0").state
    after = time_out(lost).state
    assert (after.interruption, guard_at(after, 0) != at("52,32")) == (None, True)


def test_all_that_is_due_is_given_up_at_once():
    """A time-out answers to the end."""
    state = germans(
        officer(f"{floor('kitchen')[0]} {floor('kitchen')[1]} 44,20", "rope rope key"),
        guards="58,20",
        points=9,
        hand="search",
    )
    state = do(state, "search kitchen g0").state
    assert asked(state) == (A,)
    assert asked(time_out(state).state) == (1,)


def test_only_who_is_asked_is_late():
    """The others have all the time."""
    state = table(officer("44,20"), officer("46,20"), points=9)
    assert key_of_late(state, B) == "not-now"


def key_of_late(state, seat):
    """Give the key of the refusal when the time of `seat` cannot run out."""
    return key(state, str(table_move("idle", seat)), TABLE)


def test_who_is_arrested_leaves():
    """The guard is not used up; where he may not stay he goes on or home."""
    state = germans(officer("54,32 44,20", "rope", "hide"), officer("46,20"), guards="50,30", points=2)
    step = leave(do(state, "arrest 0.0 g0").state, A)
    assert (guard_at(step.state, 0), asked(step.state)) == (BARRACKS, (2,))
    more = germans(officer("54,32 44,20", "rope", "hide"), officer("46,20"), guards="50,30", points=5)
    step = leave(do(more, "arrest 0.0 g0").state, A)
    assert verbs(step.state) == {"onward"}


def test_who_stands_before_a_gate_leaves():
    """His turn is over, the card is gone."""
    state = do(table(officer("46,34", "pass"), officer("46,20"), points=9, hand="search"), "move 0.0 48,36").state
    step = leave(state, A, dice("13"))
    assert (step.state.interruption, asked(step.state), step.state.piles[1]) == (None, (B,), 5)


def test_another_leaves_while_the_german_thinks():
    """The man goes on."""
    state = do(table(officer("46,34", "pass"), officer("46,20"), points=9, hand="search"), "move 0.0 48,36").state
    state = leave(state, B).state
    assert where(do(state, "no").state, "0.0") == at("48,36")


def test_steps_cannot_be_taken_back_past_a_departure():
    """What another gave back stays in the piles."""
    state = do(table(officer("44,14 44,20"), officer("46,20", "rope"), points=9), "move 0.0 46,14").state
    state = leave(state, B).state
    assert state.piles[2] == 12


def test_car_and_do_or_die_after_moving():
    """R20: any moment of the own turn."""
    state = do(table(officer("83,21 44,20", "", "car"), points=3), "move 0.0 85,21").state
    assert "drive" in verbs(state)
    state = do(table(officer("44,16 46,20", kit=True), points=3), "move 0.0 44,14").state
    assert "dare" in verbs(state)


def test_cells_are_never_full():
    """R23."""
    state = germans(officer("cell " * 7 + "60,36"), guards="62,36")
    state = do(state, "arrest 0.7 g0").state
    assert [man.place for man in state.officers[A].men] == [CELLS[0]] * 8
    assert line(state, "prefer garrison").active == GERMAN
