"""The Commandant's car and Do or die: docs/rules/colditz.md §3.9, §3.10, cases 76 to 79, 111 to 114, 116 to 119
and 122."""

import pytest

from bot.engine.chance import Chance
from cogs.colditz.rules.cards.gambles import car_route, spaces_to_run
from cogs.colditz.rules.castle.board import NEIGHBOURS, SPACES
from cogs.colditz.rules.castle.guard_paths import MAY_STAND
from cogs.colditz.rules.turn.course import throw_times
from cogs.colditz.state import BARRACKS, CELLS, ESCAPED, GERMAN, OUT
from tests.games.colditz.build import (
    A,
    B,
    asked,
    at,
    bottom,
    cards,
    dice,
    do,
    event,
    floor,
    guard_at,
    have,
    key,
    officer,
    table,
    told,
    verbs,
    where,
)

ARROW = "85,21"

CAR_44, CAR_43 = "65 64 54 51 12 14", "65 64 54 51 12 13"

GATE = "48,34"
"""Beside the theatre gate: 62 spaces from the end of the road."""

RUN_62, RUN_61 = "66 66 66 66 12 14 15", "66 66 66 66 12 13 15"
"""Three throws and one more for each double."""


def test_the_sums():
    """The scripts of this file are what their names say."""
    sums = [sum(int(eye) for eye in text if eye != " ") for text in (CAR_44, CAR_43, RUN_62, RUN_61)]
    assert sums == [44, 43, 62, 61]
    assert (len(car_route()), spaces_to_run(at(GATE))) == (44, 62)


def drives(eyes, *, kit=True, stock="rope", others="44,20", guards="", more=()):
    """Let a man take the car."""
    state = table(officer(f"{ARROW} {others}", stock, "car", kit=kit), *more, guards=guards)
    return do(state, "drive", dice(eyes))


@pytest.mark.usefixtures("turns_wait")
def test_far_enough():
    """Case 76."""
    state = drives(CAR_44).state
    assert (where(state, "0.0"), state.officers[A].escapes) == (ESCAPED, 1)
    assert bottom(state.opportunity) == "car"


@pytest.mark.usefixtures("turns_wait")
@pytest.mark.parametrize(("eyes", "kit"), [(CAR_43, True), (CAR_44, False)])
def test_too_short_or_without_the_kit(eyes, kit):
    """Cases 76, 77 and 119: a cell; no Equipment is lost (R10)."""
    step = drives(eyes, kit=kit)
    assert (where(step.state, "0.0"), step.state.officers[A].escapes) == (CELLS[0], 0)
    assert (have(step.state, A), cards(step.state, A), bottom(step.state.opportunity)) == ("rope", "", "car")
    assert asked(step.state) == (A,)


@pytest.mark.usefixtures("turns_wait")
def test_the_german_names_the_block():
    """Case 119, R18."""
    state = table(officer(f"{ARROW} 44,20", cards="car"), cell=CELLS[1])
    assert where(do(state, "drive", dice(CAR_43)).state, "0.0") == CELLS[1]


def test_the_car_needs_card_and_driver():
    """Case 116."""
    assert key(table(officer("83,21", cards="car"), points=9), "drive") == "no_driver"
    assert key(table(officer(ARROW), points=9), "drive") == "no_card"


@pytest.mark.usefixtures("turns_wait")
def test_doubles_throw_again():
    """Cases 111 and 117: also on an extra throw; eight throws with two doubles. 3, 7 and 11 draw nothing."""
    step = drives("33 12 44 12 12 12 12 12")
    assert len(event(step, "drove").dice) == 16
    step = drives("12 12 12 12 12 11 11 13")
    assert len(event(step, "drove").dice) == 16
    assert step.state.phase == "act"
    assert len(throw_times(3, Chance.scripted(dice("12 13 14")))) == 3


@pytest.mark.usefixtures("turns_wait")
def test_no_pass_is_spent():
    """Case 117."""
    step = drives(CAR_44, stock="pass")
    assert have(step.state, A) == "pass"
    assert "paid" not in told(step)


@pytest.mark.usefixtures("turns_wait")
def test_throws_of_the_car_let_nobody_out():
    """Case 122."""
    state = drives("33 12 44 12 12 12 12 12", others="cell 44,20").state
    assert "free" not in verbs(state)
    assert key(state, "free 0.1") == "no_double"


@pytest.mark.usefixtures("turns_wait")
def test_pawns_on_the_road_are_pushed_aside():
    """Case 118, R36: to a free space beside, where the pawn may stop."""
    route = car_route()
    for spot in [place for place in route[:13] if place in MAY_STAND]:
        guard = guard_at(drives(CAR_44, guards=spot).state, 0)
        assert guard in MAY_STAND - set(route)
        assert guard in NEIGHBOURS[spot] or not set(NEIGHBOURS[spot]) & MAY_STAND - set(route)
        pushed = where(drives(CAR_44, more=(officer(spot),)).state, "1.0")
        assert pushed not in route
        assert (SPACES[pushed].zone, SPACES[pushed].char) in (("garrison", "v"), ("garrison", "w"), ("garrison", "G"))


@pytest.mark.usefixtures("turns_wait")
def test_on_the_narrow_road_they_stay():
    """§3.9: nothing lies beside the bridge and the road; the car passes and is gone."""
    state = drives(CAR_44, guards="103,31", more=(officer("105,31"),)).state
    assert (guard_at(state, 0), where(state, "1.0")) == (at("103,31"), at("105,31"))


@pytest.mark.usefixtures("turns_wait")
def test_only_where_he_drove():
    """§3.9: who stands beyond the end of the drive stays."""
    step = drives("12 12 12 12 12 12", more=(officer(car_route()[20]),))
    assert where(step.state, "1.0") == car_route()[20]
    assert "pushed" not in told(step)


def test_do_or_die_needs_the_kit_and_comes_once():
    """Case 78."""
    assert key(table(officer(GATE)), "dare 0.0") == "no_kit"
    assert key(table(officer(GATE, kit=True, dared=5)), "dare 0.0") == "dared"


@pytest.mark.usefixtures("turns_wait")
def test_a_runner_gets_there():
    """Cases 112 and 114: the distance is enough; pawns are passed over, nothing is handed in."""
    route = [at("47,35"), at("48,36"), at("50,36"), at("103,31"), at("105,31"), at("107,31")]
    state = table(officer(f"{GATE} 44,20", "key pass", kit=True), guards=" ".join(route), hand="key_caught pass_caught")
    step = do(state, "dare 0.0", dice(RUN_62))
    assert where(step.state, "0.0") == ESCAPED
    assert have(step.state, A) == "key pass"
    assert (step.state.officers[A].dared, bottom(step.state.dares)) == (3, "3")
    assert asked(step.state) == (A,)


def test_a_runner_falls_short():
    """Cases 79 and 114: the officer is out, all his cards go back, and his turn ends."""
    state = table(officer(f"{GATE} cell escaped", "rope key", "release hide", kit=True, escapes=1), officer("39,23"))
    step = do(state, "dare 0.0", dice(RUN_61 + " 13"))
    out = step.state.officers[A]
    assert ([man.place for man in out.men], out.out, out.kit, out.cards, out.stock) == (
        [OUT] * 3,
        True,
        False,
        (),
        (0,) * 4,
    )
    assert step.state.piles == (6, 5, 12, 4)
    assert len(step.state.opportunity) == 45
    assert bottom(step.state.dares) == "3"
    assert asked(step.state) == (B,)


def test_the_card_is_drawn_at_the_attempt():
    """Case 111: its number is the number of throws; 7 draws nothing."""
    for number in "3457":
        deck = (f"{number}.1", *(card for card in table(officer("")).dares if card != f"{number}.1"))
        state = table(officer(f"{GATE} 44,20", kit=True), officer("39,23"), dares=deck)
        step = do(state, "dare 0.0", dice(" ".join(["34"] * int(number)) + " 13"))
        assert event(step, "dared").throws == int(number)
        assert len(event(step, "dared").dice) == 2 * int(number)
        assert step.state.phase == "act"


@pytest.mark.parametrize("place", ["44,20", "56,12", "cell", "garrison", "chapel:1", "48,36", "44,0", "47,35"])
def test_no_run_from_there(place):
    """Case 113, R33."""
    state = table(officer(f"{place} chapel:4", kit=True), officer("chapel:5"), shown="chapel", points=5)
    assert "dare" not in verbs(state)
    assert key(state, "dare 0.0") == "not-now"


@pytest.mark.parametrize("place", ["44,14", "54,32", floor("store")[0]])
def test_a_run_from_there(place):
    """Case 113."""
    assert "dare" in verbs(table(officer(place, kit=True)))


def test_the_last_officer_to_fall_ends_the_game():
    """Case 160."""
    step = do(table(officer(GATE, kit=True)), "dare 0.0", dice(RUN_61))
    assert step.state.result.winners == (1,)
    assert step.state.result.reason == "nobody_left"


def test_the_german_cannot_be_asked():
    """Case 112: nothing is handed in."""
    step = do(table(officer(f"{GATE} 44,20", kit=True), hand="pass_caught"), "dare 0.0", dice(RUN_62))
    assert step.state.interruption is None
    assert cards(step.state, GERMAN) == "pass_caught"
    assert guard_at(step.state, 0) == BARRACKS
