"""What computer players do as escape officers where it is plain (docs/rules/colditz.md §3.5 to §3.11, §3.14, §3.18)."""

import pytest

from bot.engine.move import Move
from cogs.colditz.minds.mind import HARD, NORMAL
from cogs.colditz.minds.odds import MEAN, ONE, at_least
from cogs.colditz.minds.officer_mind import OfficerMind
from cogs.colditz.minds.plans import best_plan
from cogs.colditz.rules.castle.board import MISC, ROOMS, ROUTES, SPACES
from cogs.colditz.rules.castle.distances import to_freedom
from cogs.colditz.rules.castle.pawns import INDOORS
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, B, cards, dice, do, floor, germans, have, line, officer, spelt, table, where
from tests.games.colditz.thinking import LEVELS, THINKING, choices, usual, verbs_of

NORTH_WEST = "rope rope cutters"
TOWER = "O10"
"""Where the rope of the north-west tower hangs (§4.5)."""
YARD, BESIDE_YARD = "44,14", "46,14"
ARROW = MISC["car_arrow"]


def men_of(state, officer_number=A):
    """Say where the men of an officer are."""
    return [man.place for man in state.officers[officer_number].men]


def test_the_odds_of_a_roll():
    """§3.3: 2d6, doubles thrown again; 8.4 on average."""
    assert sum(total * chance for total, chance in enumerate(ONE)) == pytest.approx(MEAN, abs=0.01)
    assert at_least(3) == pytest.approx(1, abs=1e-4)
    assert at_least(12) == pytest.approx(sum(ONE[12:]))
    assert at_least(30, 2) > at_least(30)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_the_reckoned_way_is_no_longer_than_the_plan(route):
    """§4.5: what a plan takes leads to freedom; with less of anything the way is longer, or there is none."""
    tunnels = frozenset(word[2:] for word in route.crossings if word.startswith("T:"))
    full = to_freedom(route.equipment, tunnels)["W21"]
    for kind, count in enumerate(route.equipment):
        if count:
            less = tuple(held - (at == kind) for at, held in enumerate(route.equipment))
            assert to_freedom(less, tunnels).get("W21", 999) > full
    assert full <= 81


def test_a_barred_landing_makes_the_way_longer():
    stock = (0, 0, 2, 1)
    assert to_freedom(stock, frozenset())[TOWER] == 21
    assert to_freedom(stock, frozenset({"O8"}))[TOWER] > 21


def test_hard_reckons_with_guards_who_bar_the_plan():
    """§3.4: nobody passes a guard at the foot of a rope."""

    def costs(guards):
        state = table(officer("O10 44,20 W21", NORTH_WEST, kit=True), guards=guards, points=4)
        asks = GAME.asks(state, A)
        return [OfficerMind(level, GAME.view(state, A), asks, None, None).plan.cost for level in (HARD, NORMAL)]

    free, barred = costs(""), costs("O8")
    assert barred[0] > free[0] == free[1] == barred[1]


def test_what_is_held_speaks_for_a_plan():
    piles, places = (6, 5, 12, 4), ("W21", "V20")
    assert best_plan((0, 0, 0, 0), frozenset({"chapel"}), frozenset(), piles, places).plan.name == "Chapel tunnel"
    assert best_plan((0, 0, 4, 0), frozenset(), frozenset(), piles, places).missing == (0, 0, 0, 0)
    assert not best_plan((0, 0, 0, 0), frozenset(), frozenset(), (6, 5, 0, 4), places).missing[2]
    assert best_plan((0, 0, 0, 0), frozenset(), frozenset(), (0, 0, 0, 0), places) is None


@pytest.mark.parametrize("level", LEVELS)
def test_takes_the_kit(level):
    """§3.6: men first, cards if need be."""
    rooms = " ".join(floor(room)[0] for room in ("laundry", "wc", "canteen", "office"))
    assert usual(level, table(officer(rooms, "", "part_a"), points=5)) == "kit men"
    assert usual(level, table(officer("44,20", "", "part_a part_b"), points=5)) == "kit parts"


@pytest.mark.parametrize("level", LEVELS)
def test_brings_a_man_home(level):
    """§3.11: with the kit an objective in reach is reached."""
    state = table(officer("C3 44,20", kit=True), points=4)
    assert usual(level, state) == "move 0.0 B5"


@pytest.mark.parametrize("level", LEVELS)
def test_lets_men_out(level):
    """§3.11, §2.4 O-7."""
    assert usual(level, table(officer("cell 44,20", cards="release"), points=5)) == "release 0.0"
    assert usual(level, table(officer("cell 44,20"), points=5, double=True)) == "free 0.0"


@pytest.mark.parametrize("level", LEVELS)
def test_drives_the_car_with_the_kit_only(level):
    """§3.9: without it the ride ends in a cell."""
    assert usual(level, table(officer(f"{ARROW} 44,20", cards="car", kit=True))) == "drive"
    assert "drive" not in verbs_of(level, table(officer(f"{ARROW} 44,20", cards="car")))


@pytest.mark.parametrize("level", THINKING)
def test_goes_for_the_kit_first(level):
    """§3.6, §3.12: without Equipment nobody is arrested indoors."""
    state = table(officer("44,20 42,20 40,20 46,20 48,20"), points=30)
    while texts := choices(level, state) - {"end"}:
        state = do(state, min(texts)).state
    goals = {room.id for room in ROOMS.values() if room.symbol in ("clothes", "compass", "rations", "documents")}
    assert {SPACES[place].room for place in men_of(state)} & goals


@pytest.mark.parametrize("level", THINKING)
def test_goes_when_the_guards_are_far(level):
    """§4.5: everything at hand, a man at the window, and a roll that takes him far."""
    state = table(officer(f"{TOWER} 44,20", NORTH_WEST, kit=True), points=17, guards="AX29")
    (text,) = choices(level, state) - {"end"}
    assert where(do(state, text).state, "0.0") not in INDOORS


def test_stays_when_a_guard_waits_outside():
    """§3.12: he would be arrested at once."""
    state = table(officer(f"{TOWER} 44,20", NORTH_WEST, kit=True), points=4, guards="P6")
    for text in choices("hard", state):
        assert where(do(state, text).state, "0.0") in INDOORS


def test_musters_before_it_takes_equipment():
    """§3.5: pairs wait in their rooms until the roll takes the runner far enough, then all is taken in one turn."""
    rope, cutters = (*floor("chapel")[:2], *floor("store")[:2]), floor("kitchen")[:2]
    men = " ".join((TOWER, *rope, *cutters, "cell"))
    assert "equip" not in verbs_of("normal", table(officer(men, kit=True), points=3, guards="P6"))
    state = table(officer(men, kit=True), points=17, guards="AX29")
    for _ in range(3):
        state = do(state, sorted(choices("normal", state) - {"end"})[0]).state
    assert sorted(have(state, A).split()) == sorted(NORTH_WEST.split())


@pytest.mark.parametrize("level", THINKING)
def test_do_or_die_only_at_the_very_end(level):
    """§3.10: with one escape more to make, and no turn left."""
    one = officer("47,34 44,20", kit=True, escapes=1)
    assert usual(level, table(one, rounds=40, round=40)) == "dare 0.0"
    assert "dare" not in verbs_of(level, table(one, rounds=40, round=39))
    assert "dare" not in verbs_of(level, table(officer("47,34 44,20", kit=True), rounds=40, round=40))


def test_attends_the_roll_call_unless_safe():
    """§3.14: men in hides, tunnels and the Exteriors need not."""
    state = germans(officer("60,36 44,14 H42 K21"), guards="58,18", hand="roll_call", phase="roll")
    assert "attend 0.0+0.1" in choices("normal", do(state, "call").state)


@pytest.mark.parametrize("level", THINKING)
def test_answers_with_cards(level):
    """§3.18."""
    hit = do(germans(officer("46,0 44,20", "", "amulet"), guards="60,4", hand="shoot"), "shoot 0.0 g0", dice("65"))
    assert "amulet" in choices(level, hit.state)
    arrest = do(germans(officer(f"{YARD} 44,20", "rope", "hide"), guards=BESIDE_YARD), "arrest 0.0 g0").state
    assert "hide 0.0" in choices(level, arrest)


def test_gives_up_what_the_plan_does_not_need():
    """§3.12: the officer chooses the card."""
    state = germans(officer("60,36 44,20", f"{NORTH_WEST} key", kit=True), guards="62,36")
    assert usual("hard", do(state, "arrest 0.0 g0").state) == "give_up key"


@pytest.mark.parametrize("level", LEVELS)
def test_puts_a_card_away_at_the_limit(level):
    """§3.3 T5."""
    state = table(officer("44,20", "", "part_a part_a release car", kit=True))
    assert {Move.parse(text).verb for text in choices(level, state)} == {"discard"}
    after = do(state, usual("hard", state)).state
    assert "car" in cards(after, A)


def test_accepts_a_fair_trade_only():
    """§3.16: for the plan's cutters a key is welcome to go; not the other way round."""
    state = table(officer("44,20", "cutters"), officer("46,20", "rope rope key", kit=True), points=5)
    fair = line(state, "trade 1 table-cutters table-key")
    assert spelt(fair, B, "accept 1") in choices("hard", fair, B)
    state = table(officer("44,20", "key"), officer("46,20", NORTH_WEST, kit=True), points=5)
    unfair = line(state, "trade 1 table-key table-rope")
    assert choices("hard", unfair, B) == {spelt(unfair, B, "reject 1")}
    assert GAME.asks(unfair, B)
