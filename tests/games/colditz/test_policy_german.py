"""What computer players do as the German officer where it is plain (docs/rules/colditz.md §3.2, §3.12 to §3.15)."""

import pytest

from bot.engine.move import Move
from cogs.colditz.rules.castle.board import OUTER_POSTS
from cogs.colditz.rules.castle.distances import hunt
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
    field = hunt("AG5", (), 40)
    assert field[guard_at(do(state, text).state, 0)] < field["R7"]


@pytest.mark.parametrize("level", LEVELS)
def test_intercepts_draws_and_searches(level):
    """§2.5, §3.3, §3.14."""
    gate = do(table(officer("42,36 44,20", "key"), hand="key_caught", points=3), "move 0.0 44,36").state
    assert gate.affair.asked == (GERMAN,)
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
    state = germans(officer("46,0 44,20", kit=True), guards="54,4", hand="shoot", points=1)
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


def test_hard_waits_where_a_man_could_come_out():
    """§4.5: a man with the kit at the window of the tower; the guard stands where the rope ends."""
    state = germans(officer("O10 44,20", kit=True), guards="R7 AX29 AW8 AM16 E23 AD39", points=4)
    assert usual("hard", state) == "walk g0 O8"
    assert "walk" not in verbs_of("normal", state)


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
