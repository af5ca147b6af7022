"""What an officer may answer to an arrest: docs/rules/colditz.md §2.4, §3.18."""

from cogs.colditz.state import BARRACKS, CELLS
from tests.games.colditz.build import (
    A,
    asked,
    at,
    cards,
    dice,
    do,
    germans,
    guard_at,
    have,
    key,
    officer,
    time_out,
    told,
    verbs,
    where,
)

YARD, BESIDE_YARD = "44,14", "46,14"
LANE, BESIDE_LANE = "60,36", "62,36"
OUTSIDE, BESIDE_OUTSIDE = "58,0", "60,0"


def test_a_hide_saves_from_an_arrest():
    """§2.4 O-14: the guard is not used up; he may not stay in a corridor and walks on."""
    state = germans(officer(YARD + " 44,20", "rope", "hide"), guards=BESIDE_YARD, points=3)
    step = do(do(state, "arrest 0.0 g0").state, "hide 0.0")
    assert "vanished" in told(step)
    after = step.state
    assert (where(after, "0.0"), guard_at(after, 0), cards(after, A)) == (at(YARD), at(BESIDE_YARD), "")
    assert key(after, "arrest 0.0 g0") == "safe_place"
    assert not do(after, "end", dice("13")).state.man("0.0").hidden
    assert "post" in verbs(after)


def test_a_guard_left_in_a_corridor_walks_on():
    """§2.4 O-14."""
    state = germans(officer("54,32 44,20", "rope", "hide"), guards="50,30", points=5)
    asking = do(do(state, "arrest 0.0 g0").state, "hide 0.0").state
    assert asked(asking) == (1,)
    assert verbs(asking) == {"onward"}
    after = do(asking, "onward 50,30").state
    assert guard_at(after, 0) == at("50,30")
    assert after.interruption is None
    short = germans(officer("54,32 44,20", "rope", "hide"), guards="50,30", points=2)
    step = do(short, "arrest 0.0 g0")
    assert step.state.turn.points == 0
    assert guard_at(do(step.state, "hide 0.0").state, 0) == BARRACKS


def test_no_hide_in_the_exteriors():
    """§2.4 O-14: nobody is asked there."""
    state = germans(officer(OUTSIDE + " 44,20", "", "hide"), guards=BESIDE_OUTSIDE)
    assert where(do(state, "arrest 0.0 g0").state, "0.0") == CELLS[0]


def test_who_holds_any_card_is_asked():
    """§3.18: the question says nothing of the hand."""
    state = do(germans(officer(YARD + " 44,20", "rope", "release"), guards=BESIDE_YARD), "arrest 0.0 g0").state
    assert (asked(state), verbs(state)) == ((A,), {"no"})
    assert where(do(state, "no").state, "0.0") == CELLS[0]


def test_a_time_out_answers_for_him():
    """§6: no to a reaction, the first thing due."""
    state = germans(officer(f"{LANE} 44,20", "rope key", "release"), guards=BESIDE_LANE)
    state = time_out(do(state, "arrest 0.0 g0").state, seat=A).state
    assert state.interruption.kind == "loss"
    assert have(time_out(state, seat=A).state, A) == "rope"


def test_a_trade_cannot_slip_between():
    """R29: move and announcement are one action."""
    state = germans(officer(YARD + " 44,20", "rope", "hide"), officer("46,20"), guards=BESIDE_YARD)
    state = do(state, "arrest 0.0 g0").state
    assert key(state, "trade 1 table-rope -", A) == "not-now"
    assert do(do(state, "no").state, "trade 1 table-rope -", seat=A).state.trades
