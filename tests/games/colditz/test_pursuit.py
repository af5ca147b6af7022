"""Pursuit: docs/rules/colditz.md §3.12, R5, cases 72, 73, 138, 139, 150."""

from msgspec.structs import replace

from cogs.colditz.rules.castle.place_sets import BIT
from cogs.colditz.rules.turn.guards import beat_of
from cogs.colditz.state import BARRACKS, CELLS, ESCAPED, Man
from tests.games.colditz.build import (
    at,
    changed,
    chasing,
    dice,
    do,
    event,
    germans,
    guard_at,
    key,
    offered,
    officer,
    table,
    told,
    where,
)

WALL, FOOT = "64,38", "64,40"
"""A drop from the south lane to the south terrace."""

DROP = ">".join((at(WALL), at(FOOT)))


def dropped(*guards, points=9, man="58,40", trail=(DROP,), **more):
    """Let a man be at large on the south terrace, and the German act."""
    state = germans(officer(f"{man} 44,20"), guards=" ".join(guards), points=points, **more)
    return changed(state, "0.0", trail=trail)


def test_after_a_man_down_the_wall():
    """Case 72: without cards; only after somebody."""
    state = dropped(WALL)
    assert key(dropped(WALL, trail=()), f"walk g0 {FOOT}") == "too_far"
    step = do(state, f"walk g0 {FOOT}")
    assert (guard_at(step.state, 0), step.state.guards[0].quarry) == (at(FOOT), "0.0")
    assert event(step, "walked").quarry == "0.0"
    assert step.state.turn.points == 8


def test_walking_elsewhere_is_no_pursuit():
    """R5: only drops, wire and windows bind a guard to a man."""
    assert do(dropped(WALL), "walk g0 66,38").state.guards[0].quarry == ""


def test_a_man_drops_and_is_followed():
    """Case 72: the trail is what he did."""
    state = table(officer(f"{WALL} 44,20", "rope"), guards="62,38", points=5)
    state = do(state, "move 0.0 58,40").state
    assert state.man("0.0").trail == (DROP,)
    state = do(state, "end", dice("46")).state
    assert at(FOOT) in offered(state, "walk", "g0")
    after = do(state, "arrest 0.0 g0").state
    assert (where(after, "0.0"), guard_at(after, 0), after.man("0.0").trail) == (CELLS[0], BARRACKS, ())


def test_when_the_man_is_caught_the_pursuer_goes_home():
    """Case 73: by him or by another."""
    state = chasing(dropped(FOOT, "56,40"), 0, "0.0")
    step = do(state, "arrest 0.0 g1")
    assert "called_off" in told(step)
    assert (guard_at(step.state, 0), guard_at(step.state, 1)) == (BARRACKS, BARRACKS)


def test_only_the_link_that_he_used():
    """Case 138: and only in his direction."""
    wire = ">".join((at("40,4"), at("40,2")))
    state = dropped("38,4", "46,4", man="44,0", trail=(wire,))
    assert at("40,2") in offered(state, "walk", "g0")
    assert key(state, "walk g1 46,2") == "too_far"
    back = dropped("42,0", man="60,0", trail=(wire,))
    assert key(back, "walk g0 40,4") == "too_far"


def test_one_man_at_a_time():
    """R5: who pursues one man does not use another's way."""
    other = ">".join((at("54,38"), at("54,40")))
    state = germans(officer("58,40 60,40 44,20"), guards="54,38", points=3)
    state = changed(changed(state, "0.0", trail=(DROP,)), "0.1", trail=(other,))
    assert do(state, "walk g0 54,40").state.guards[0].quarry == "0.1"
    assert key(chasing(state, 0, "0.0"), "walk g0 54,40") == "too_far"


def test_through_the_room_of_the_window():
    """Case 139: he may enter it, wait in it, and arrests nobody in it."""
    window = ">".join((at("58,34"), at("58,36")))
    state = dropped("52,30", man="70,36", trail=(window,), points=6)
    inside = at("57,33")
    assert inside in offered(state, "walk", "g0")
    after = do(state, f"walk g0 {inside}").state
    assert after.guards[0].quarry == "0.0"
    other = changed(after, "0.1", place=at("58,32"))
    assert key(other, "arrest 0.1 g0") == "needs_search"
    later = do(do(after, "end", dice("46")).state, "end", dice("46")).state
    assert guard_at(later, 0) == inside
    assert at("58,36") in offered(later, "walk", "g0")
    assert key(dropped("52,30", trail=(), points=9), f"walk g0 {inside}") == "no_guards_there"


def test_no_arrest_from_inside_a_room():
    """R5: whoever stands at the door."""
    window = ">".join((at("58,34"), at("58,36")))
    state = chasing(dropped("56,32", man="70,36", trail=(window,), points=0), 0, "0.0")
    state = changed(state, "0.1", place=at("54,32"))
    assert key(state, "arrest 0.1 g0") == "no_equipment"
    officers = (replace(state.officers[0], stock=(1, 0, 0, 0)),)
    assert key(replace(state, officers=officers), "arrest 0.1 g0") == "no_guard_near"


def test_when_the_man_escapes_the_pursuer_goes_home():
    """Case 139."""
    state = table(officer("AQ45 44,20", kit=True), guards="AO46", points=3)
    state = chasing(changed(state, "0.0", trail=(DROP,)), 0, "0.0")
    step = do(state, "move 0.0 AP45")
    assert where(step.state, "0.0") == ESCAPED
    assert (guard_at(step.state, 0), step.state.guards[0].quarry) == (BARRACKS, "")


def test_through_a_gate_after_a_man():
    """R5, C13: who comes out by a gate after a man pursues him, and goes to barracks when he escapes."""
    state = table(officer("AX32 44,20", "pass", kit=True), guards="AW30", points=5)
    state = do(state, "move 0.0 BB32").state
    assert (state.man("0.0").route, state.man("0.0").trail) == (("AX32>AY32",), ())
    state = do(state, "end", dice("46")).state
    step = do(state, "walk g0 AZ32")
    assert (event(step, "walked").quarry, step.state.guards[0].quarry) == ("0.0", "0.0")
    within = do(state, "walk g0 AW32").state
    assert within.guards[0].quarry == ""
    nobody = replace(state, officers=(replace(state.officers[0], men=(Man("BB32"), *state.officers[0].men[1:])),))
    assert do(nobody, "walk g0 AZ32").state.guards[0].quarry == ""
    later = replace(do(step.state, "end", dice("66 66 46")).state)
    step = do(later, "move 0.0 AW44")
    assert (where(step.state, "0.0"), guard_at(step.state, 0)) == (ESCAPED, BARRACKS)
    assert "called_off" in told(step)


def test_when_the_man_walks_home_the_pursuer_goes_home():
    """R5."""
    state = table(officer("48,36 44,20"), guards="60,36", points=3)
    state = chasing(changed(state, "0.0", trail=(DROP,)), 0, "0.0")
    step = do(state, "move 0.0 46,34")
    assert (step.state.man("0.0").trail, guard_at(step.state, 0)) == ((), BARRACKS)


def test_after_the_same_way_of_two_men_either_is_caught():
    """§3.12: an arrest names the man; the guard follows him."""
    state = germans(officer("58,40 60,40 44,20"), guards=WALL, points=9)
    state = changed(changed(state, "0.0", trail=(DROP,)), "0.1", trail=(DROP,))
    for man in ("0.0", "0.1"):
        assert where(do(state, f"arrest {man} g0").state, man) == CELLS[0]


def test_tunnels_are_not_followed():
    """R5."""
    state = dropped("52,30", man="49,41", trail=(), points=20)
    found = beat_of(state, 0)
    assert not found.places & BIT["theatre:1"]


def test_beside_his_man_without_points():
    """§3.12: none is needed there."""
    state = chasing(dropped("60,40", points=0), 0, "0.0")
    assert where(do(state, "arrest 0.0 g0").state, "0.0") == CELLS[0]
