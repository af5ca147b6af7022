"""What computer players do as the German officer where it is plain (docs/rules/colditz.md §3.2, §3.12 to §3.15)."""

import pytest

from bot.engine.move import Move
from cogs.colditz.minds.bars import BY_CHAPEL, WEST_WIRE, outlets
from cogs.colditz.rules.castle.board import OUTER_POSTS, TUNNELS
from cogs.colditz.rules.castle.distances import FULL, points_to_target, to_freedom, way_out
from cogs.colditz.rules.castle.pawns import INDOORS
from cogs.colditz.rules.castle.sight import sees, straight_distance
from cogs.colditz.state import GERMAN
from tests.games.colditz.build import begun, cards, do, floor, germans, guard_at, officer, table
from tests.games.colditz.thinking import LEVELS, THINKING, choices, usual, verbs_of

LANE, BESIDE_LANE = "60,36", "62,36"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", LEVELS)
def test_posts_as_many_as_must_be(level, seats):
    """§3.2: one inside for each officer, two at least outside."""
    for text in choices(level, begun(seats)):
        inner, outer = Move.parse(text).picks
        assert (len(inner), len(outer) >= 2) == (seats - 1, True)


@pytest.mark.parametrize("level", LEVELS)
def test_arrests_whom_it_can(level):
    """§3.12: the man outside before the one indoors, with the guard who has the shorter way."""
    state = germans(officer(f"{LANE} 44,14", "rope", kit=True), guards=f"{BESIDE_LANE} 46,14 68,36", points=2)
    assert usual(level, state) == "arrest 0.0 g0"


@pytest.mark.parametrize("level", THINKING)
def test_posts_a_guard_near_a_man_outside(level):
    """§3.12: for a point, from the barracks."""
    state = germans(officer("30,4 44,20", kit=True), guards="AX29", points=3)
    assert usual(level, state) == "post R7"


@pytest.mark.parametrize("level", THINKING)
def test_posts_before_it_arrests(level):
    """§3.12: after an arrest nobody is posted."""
    state = germans(officer(f"{LANE} 40,4", kit=True), guards=BESIDE_LANE, points=3)
    assert usual(level, state) == "post R7"


@pytest.mark.parametrize("level", THINKING)
def test_pursues(level):
    """§3.12: nearer to a man who cannot be arrested yet."""
    state = germans(officer("AG5 44,20", kit=True), guards="R7 AX29 AM16 E23 AD39 T43", points=4)
    text = usual(level, state)
    assert text.startswith("walk g0")
    field = points_to_target("AG5", (), 40)
    assert field[guard_at(do(state, text).state, 0)] < field["R7"]


@pytest.mark.parametrize("level", LEVELS)
def test_intercepts_draws_and_searches(level):
    """§2.5, §3.3, §3.14."""
    gate = do(table(officer("42,36 44,20", "key"), hand="key_caught", points=3), "move 0.0 44,36").state
    assert gate.interruption.asked == (GERMAN,)
    assert usual(level, gate) == "intercept"
    assert usual(level, germans(officer("44,20"), phase="draw")) == "draw"
    assert usual(level, germans(officer(LANE), phase="sweep", called=True, points=9)) == "sweep"


@pytest.mark.parametrize("level", LEVELS)
def test_clears_a_tunnel(level):
    """§3.8: with the two nearest guards."""
    state = germans(
        officer("canteen:3 canteen:4"), guards="76,6 78,6 AX29", shown="canteen", hand="tunnel_found", points=9
    )
    assert usual(level, state) == "discover canteen g0+g1"


@pytest.mark.parametrize("level", THINKING)
def test_shoots_whom_nobody_reaches(level):
    """§3.15."""
    state = germans(officer("46,0 44,20", kit=True, escapes=1), guards="54,4", hand="shoot", points=1)
    assert usual(level, state) == "shoot 0.0 g0"


@pytest.mark.parametrize("level", THINKING)
def test_searches_a_full_room(level):
    """§3.13: where men of an officer with Equipment stand, no others."""
    room = " ".join(floor("kitchen")[:3])
    state = germans(officer(f"{room} 39,23", "rope"), guards="58,20", hand="search", points=8)
    assert "search kitchen g0" in choices(level, state)
    assert "search" not in verbs_of(level, germans(officer(f"{room} 39,23"), guards="58,20", hand="search", points=8))


@pytest.mark.parametrize("level", THINKING)
def test_calls_the_roll_when_men_roam(level):
    """§3.14, R27: before the roll."""
    lane = "60,36 64,36 68,36"
    state = germans(officer(lane, kit=True), hand="roll_call", phase="roll")
    assert usual(level, state) == "call"
    home = germans(officer("44,20 42,20"), hand="roll_call", phase="roll")
    assert "roll" in choices("hard", home)
    assert "call" not in choices("hard", home)


def test_hard_bars_the_ways_out():
    """§3.4, §3.9: first the arrow beside the car, then the outlets of the plan that lacks least."""
    state = germans(officer("O10 44,20", "rope rope cutters", kit=True), guards="R7 AM16 AX29 AW8 E23 AD39", points=20)
    standing = []
    for _ in range(3):
        text = usual("hard", state)
        assert text.startswith("walk")
        standing.append(Move.parse(text).picks[1][0])
        state = do(state, text).state
    assert standing[0] == "N7"
    assert {"AQ22", "N7"} <= set(standing)
    assert "walk" not in verbs_of("normal", state)


def test_hard_leaves_no_bar_to_pursue():
    """§3.4: a guard in the way of a man at large waits for him there."""
    state = germans(officer("U6 44,20", "rope rope cutters", kit=True), guards="N7 AQ22 AX29 AW8 E23 AD39", points=3)
    assert all(Move.parse(text).picks[0] != ("g0",) for text in choices("hard", state))


def test_outlets_and_watches():
    """§4.5: guards at the outlets, and at the arrow, shut every way out but the chapel tunnel; who comes out of that is
    seen from the wire all the way, and two guards are beside it."""
    assert to_freedom(FULL, frozenset((*outlets(), "canteen", "theatre"))).keys() & INDOORS == set()
    assert to_freedom(FULL, frozenset((*outlets(), "chapel"))).keys() & INDOORS
    way = way_out(TUNNELS["chapel"].exits[0], (0, 0, 0, 0), frozenset())
    assert all(sees(WEST_WIRE, there.place) and straight_distance(WEST_WIRE, there.place) < 16 for there in way)
    state = germans(
        officer("chapel:3 chapel:4"), guards=" ".join(BY_CHAPEL), shown="chapel", hand="tunnel_found", points=4
    )
    assert Move.parse(usual("hard", state)).picks == (("chapel",), ("g1", "g0"))


def test_hard_brings_guards_to_a_tunnel():
    """§3.8: the two nearest, beside it or as near as the points go."""
    state = germans(
        officer("theatre:3 theatre:4"), guards="AD39 AM37 AQ22", shown="theatre", hand="tunnel_found", points=6
    )
    for walker in ("g0", "g1"):
        text = usual("hard", state)
        assert text.startswith(f"walk {walker}")
        state = do(state, text).state


@pytest.mark.parametrize(("men", "shoots"), [("46,0 44,20", False), ("46,0 50,0", True)])
def test_hard_keeps_the_last_shot(men, shoots):
    """§3.15: for an officer who would win, were those of his men to escape who are outside."""
    state = germans(officer(men, kit=True), guards="54,4", hand="shoot", points=1)
    assert ("shoot" in verbs_of("hard", state)) == shoots
    assert "shoot" in verbs_of("normal", state)


def test_hard_posts_guards_for_arrests_indoors():
    """§3.12: whoever holds Equipment can be arrested in the courtyard."""
    state = germans(officer("44,14 44,20", "rope"), guards="AX29", points=8)
    text = usual("hard", state)
    assert text.startswith("post")
    assert Move.parse(text).picks[0][0] not in OUTER_POSTS


@pytest.mark.parametrize("level", LEVELS)
def test_puts_a_card_away_at_the_limit(level):
    """§2.5."""
    state = germans(officer("44,20"), hand="shoot roll_call search key_caught")
    assert verbs_of(level, state) == {"discard"}
    assert "key_caught" not in cards(do(state, usual("hard", state)).state, GERMAN)
