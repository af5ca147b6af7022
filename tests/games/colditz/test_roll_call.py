"""Roll call and general search: docs/rules/colditz.md §3.14, cases 63 to 66 and 149 to 155."""

from cogs.colditz.rules.castle.board import FORMATION
from cogs.colditz.rules.castle.guard_paths import searched_places
from cogs.colditz.rules.castle.place_sets import BIT
from cogs.colditz.state import BARRACKS, CELLS, GERMAN
from tests.games.colditz.build import (
    A,
    B,
    asked,
    at,
    bottom,
    cards,
    changed,
    chasing,
    dice,
    do,
    event,
    germans,
    guard_at,
    have,
    key,
    leave,
    offered,
    officer,
    time_out,
    told,
    verbs,
    where,
)

LANE = "60,36"


def called(*officers, guards="58,18", hand="roll_call", **more):
    """Let the German call the roll."""
    return do(germans(*officers, guards=guards, hand=hand, phase="roll", **more), "call").state


def test_only_before_the_roll():
    """Case 63."""
    state = germans(officer("44,14"), guards="58,18", hand="roll_call", points=5)
    assert key(state, "call") == "after_roll"
    assert bottom(called(officer("44,14")).security) == "roll_call"


def test_all_attend():
    """Case 64."""
    state = do(called(officer("44,14 54,32")), "attend 0.0+0.1", dice("46")).state
    assert (state.phase, state.turn.points, state.called) == ("act", 10, False)


def test_formation():
    """Case 149: the first places of each officer's row, in pawn order, men already there included; no points."""
    first, second = FORMATION[3, 1], FORMATION[3, 2]
    state = called(officer(f"44,14 {first[3]} cell 54,32"), officer(f"{first[0]} {first[1]}"))
    assert asked(state) == (A,)
    state = do(state, "attend 0.0+0.3", dice("46")).state
    assert [where(state, f"0.{number}") for number in range(4)] == [first[0], first[1], CELLS[0], first[2]]
    assert [where(state, f"1.{number}") for number in range(2)] == list(second[:2])
    assert state.turn.points == 10


def test_choices_are_hidden_until_all_have_chosen():
    """R37."""
    state = called(officer("44,14 54,32"), officer("50,14 cell"))
    assert asked(state) == (A, B)
    assert offered(state, "attend", seat=B) == ("1.0",)
    step = do(state, "attend 0.0", seat=A)
    assert told(step, B) == told(step, 2) == ("chose",)
    assert where(step.state, "0.0") == at("44,14")
    assert asked(step.state) == (B,)
    after = do(step.state, "attend -", dice("13"), seat=B).state
    assert where(after, "0.0") == FORMATION[3, 1][0]


def test_who_is_late_attends():
    """§6: on time-out all his men go."""
    state = time_out(called(officer("44,14 54,32")), dice("46"), seat=A).state
    assert {where(state, "0.0"), where(state, "0.1")} == set(FORMATION[2, 1][:2])


def distance(place, guard):
    """Count the steps of a guard to a place."""
    return next(steps for steps in range(99) if searched_places([at(guard)], (), steps) & BIT[at(place)])


def test_a_search_reaches_as_far_as_the_roll():
    """Case 65."""
    absent, guard = "44,14", "58,14"
    assert distance(absent, guard) == 7
    short = do(called(officer(f"{absent} 44,20", "rope"), guards=guard), "attend -", dice("15")).state
    assert (short.phase, where(short, "0.0")) == ("act", at(absent)), "nobody is asked about what finds nobody"
    state = do(called(officer(f"{absent} 44,20", "rope"), guards=guard), "attend -", dice("25")).state
    if state.phase == "draw":
        state = do(state, "leave").state
    step = do(state, "sweep")
    assert event(step, "sweeping").men == ("0.0",)
    assert where(step.state, "0.0") == CELLS[0]
    assert have(step.state, A) == "rope"
    assert where(step.state, "0.1") == FORMATION[2, 1][0]


def test_who_is_safe():
    """Case 66, R24."""
    state = called(officer("56,12 canteen:1 canteen:2 cell 44,0"), guards="55,13 75,7 46,0 58,18", shown="canteen")
    state = do(state, "attend -", dice("66 54")).state
    assert (state.phase, state.turn.points) == ("act", 21)


def test_gates_roofs_and_rooms_are_not_safe():
    """§3.14, R25."""
    state = called(officer("47,35 76,24 66,20"), guards="48,36 62,20")
    state = do(state, "attend -", dice("46")).state
    step = do(state, "sweep")
    assert event(step, "sweeping").men == ("0.0", "0.2")


def test_from_the_exteriors():
    """Case 150: who is sent comes in, and his pursuer goes home."""
    state = germans(officer("44,0 cell"), guards="46,0", hand="roll_call", phase="roll")
    state = chasing(changed(state, "0.0", trail=("U5>U3",)), 0, "0.0")
    asking = do(state, "call").state
    assert offered(asking, "attend", seat=A) == ("0.0",)
    step = do(asking, "attend 0.0", dice("46"))
    man = step.state.man("0.0")
    assert (man.place, man.trail, guard_at(step.state, 0)) == (FORMATION[2, 1][0], (), BARRACKS)
    assert "called_off" in told(step)


def test_roll_draw_search_and_walk():
    """Case 151: 2-2 and 3-4 reach 11 steps, a card may be drawn first, and 11 points are left to move."""
    state = do(called(officer("44,14 44,20"), guards="58,14"), "attend -", dice("22 34")).state
    assert verbs(state) == {"draw", "leave"}
    state = do(state, "draw").state
    assert verbs(state) == {"sweep", "spare"}
    state = do(state, "sweep").state
    assert where(state, "0.0") == CELLS[0]
    assert (state.turn.points, state.phase) == (11, "act")


def test_guards_in_barracks_find_nobody():
    """Case 152: and nobody is asked then."""
    state = called(officer("44,14 44,20"), guards="")
    assert do(state, "attend -", dice("46")).state.phase == "act"


def test_a_search_takes_all_and_moves_nobody():
    """Case 153: and posting has ended, as after any arrest (R13)."""
    state = do(called(officer("44,14 46,14 44,20", "rope"), guards="50,14"), "attend -", dice("46")).state
    state = do(state, "sweep").state
    assert [where(state, "0.0"), where(state, "0.1")] == [CELLS[0]] * 2
    assert (guard_at(state, 0), have(state, A)) == (at("50,14"), "rope")
    assert "post" not in verbs(state)


def test_the_german_need_not_search():
    """Case 154."""
    state = do(called(officer("44,14 44,20"), guards="46,14"), "attend -", dice("46")).state
    state = do(state, "spare").state
    assert where(state, "0.0") == at("44,14")
    assert not state.called


def test_who_is_on_his_way_back_is_not_exempt():
    """Case 155."""
    state = called(officer(f"{LANE} 44,20"), guards="62,36")
    state = do(changed(state, "0.0", home=20), "attend -", dice("46")).state
    assert where(do(state, "sweep").state, "0.0") == CELLS[0]


def test_a_hide_saves_from_the_search():
    """§3.18."""
    state = do(called(officer("44,14 44,20", cards="hide"), guards="46,14"), "attend -", dice("46")).state
    asking = do(state, "sweep").state
    assert asked(asking) == (A,)
    assert verbs(asking) == {"hide", "no"}
    assert where(do(asking, "hide 0.0").state, "0.0") == at("44,14")


def test_along_a_mans_own_trail():
    """R4: drops count only for the man who used them."""
    state = called(officer("76,30 44,20"), guards="62,28")
    assert "sweep" not in verbs(do(state, "attend -", dice("46")).state)
    trail = do(changed(state, "0.0", trail=("AJ31>AM31",)), "attend -", dice("46")).state
    assert event(do(trail, "sweep"), "sweeping").men == ("0.0",)


def test_no_search_in_a_turn_without_a_roll_call():
    """§3.14: a roll call that all attended leaves nothing behind."""
    state = do(called(officer("44,14 44,20"), hand="roll_call search"), "attend 0.0", dice("46")).state
    state = do(state, "end", dice("13")).state
    state = do(do(state, "move 0.0 40,16").state, "end").state
    assert verbs(state) == {"roll"}
    state = do(do(state, "roll", dice("34")).state, "draw").state
    assert (state.phase, state.active) == ("act", GERMAN)


def test_who_has_chosen_and_left_stays_away():
    """His men are gone, whatever he chose."""
    state = called(officer("44,14 54,32"), officer("50,14"))
    state = do(state, "attend 0.0", seat=A).state
    state = leave(state, A).state
    state = do(state, "attend -", dice("13"), seat=B).state
    assert [man.place for man in state.officers[A].men] == ["out", "out"]


def test_who_has_nobody_to_decide_about_is_not_asked():
    """§3.14: all in cells or in the zone already."""
    step = do(germans(officer("44,20 cell"), hand="roll_call", phase="roll"), "call", dice("46"))
    assert "rolled" in told(step)
    assert cards(step.state, GERMAN) == ""
