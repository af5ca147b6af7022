"""What hard computer players waste nothing of: points, freed men, sabotage, a way that is paid for
(docs/rules/colditz.md §9)."""

from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.move import Move
from cogs.colditz.lookahead import LOOKAHEAD
from cogs.colditz.minds.indoor_tasks import use_spare_roll
from cogs.colditz.minds.mind import HARD, NORMAL
from cogs.colditz.minds.odds import at_least, at_least_in
from cogs.colditz.minds.officer_mind import OfficerMind
from cogs.colditz.minds.runs import required_chance
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.pawns import EXITS
from cogs.colditz.rules.game import GAME
from cogs.colditz.state import CELLS
from tests.games.colditz.build import officer, table
from tests.games.colditz.test_lookahead import LAST, candidates
from tests.games.colditz.thinking import game, usual

EXIT = EXITS[CELLS[0]]
ROPES = "rope rope cutters"


def mind_of(level, state):
    """Give what an officer who is asked makes of `state`."""
    next_field = partial(GAME.next_field, state, 0)
    levels = {"hard": HARD, "normal": NORMAL}
    return OfficerMind(levels[level], GAME.view(state, 0), GAME.asks(state, 0), next_field, Chance(b"mind", 1))


def place_of(text):
    """Give where a move ends."""
    return Move.parse(text).picks[1][0]


@pytest.mark.parametrize("others", ["W21 V20", "W21 V20 Y21 X20 W19 U21 V22"])
def test_a_freed_man_takes_shelter_before_errands_are_run(others):
    """§3.12: with Equipment on the table whoever stands on the exit of the cells may be arrested, also where there are
    more men than guards, who take no other shelter."""
    state = table(officer(f"{EXIT} {others}", "rope", kit=True), guards="U27", points=9)
    chosen = usual("hard", state)
    assert chosen.startswith("move 0.0 ")
    assert SPACES[place_of(chosen)].zone in ("room", "rollcall", "hide")


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("stock", ["rope", ""])
def test_a_freed_man_does_not_stay_where_he_came_out(level, stock):
    """§3.11: also without Equipment, for which he could be arrested there as soon as some is taken."""
    state = table(officer(f"{EXIT} W21 V20", stock, kit=True), guards="U27", points=9)
    chosen = usual(level, state)
    assert chosen.startswith("move 0.0 ")
    assert SPACES[place_of(chosen)].zone in ("room", "rollcall", "hide")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_throw_for_which_there_is_nothing_better_brings_a_man_nearer(level):
    """§3.3: nobody stands still with points and a man who could go; what is left of a throw may stay."""
    men = officer("U18 Z21 Y20 AG19 V19 AG30 AG10", "rope", "pass cutters", kit=True)
    move = use_spare_roll(mind_of(level, table(men, guards="U27 AX29", points=7, dice=((3, 4),))))
    assert move is not None
    assert move.verb == "move"
    assert use_spare_roll(mind_of(level, table(men, guards="U27 AX29", points=2, dice=((3, 4),)))) is None


@pytest.mark.parametrize(("stock", "points", "freed"), [("rope", 3, False), ("rope", 9, True), ("", 3, True)])
def test_a_man_stays_in_his_cell_who_would_be_arrested_at_once(stock, points, freed):
    state = table(officer("cell W21 V20", stock, kit=True), guards="U27", points=points, double=True)
    assert (usual("hard", state) == "free 0.0") is freed


def test_the_turn_of_the_german_is_spoilt_before_a_man_goes():
    """§2.4 O-16: not once he is out and the guards are on their way."""
    state = table(officer("O10 W21", ROPES, "sabotage", kit=True), guards="R7 U27", points=9)
    assert usual("hard", state) == "sabotage"


def test_another_follows_while_all_is_paid_for():
    """§3.7: drops and wire stay open to the end of the turn; the first leaves points for the second."""
    state = table(officer("O10 P10 W21", ROPES, kit=True), guards="U27 AX29", points=12)
    first = usual("hard", state)
    assert first.startswith("move 0.0 ")
    assert place_of(first) not in ("C2", "D2", "B5")


def test_once_all_is_at_hand_the_next_man_gets_the_points():
    """The others come nearer when he waits; who opens a tunnel needs a second man, but no third (§3.8)."""
    ready = table(officer("T12 V20 W21", ROPES, kit=True), guards="AX29", points=5)
    assert usual("hard", ready).startswith("move 0.0 ")
    digging = table(officer("L17 T21 V20 W21", "", "chapel", kit=True), guards="AX29 U27", points=5)
    assert usual("hard", digging).startswith("move 0.1 ")


@pytest.mark.parametrize(("level", "less"), [("hard", True), ("normal", False)])
def test_less_chance_is_enough_while_more_escapes_are_wanted(level, less):
    """Each takes about five turns more; who is careless does not think of it."""
    first, last = (
        table(officer("O10 W21", ROPES, kit=True, escapes=escapes), points=5, round=30, target=2, rounds=40)
        for escapes in (0, 1)
    )
    assert (required_chance(mind_of(level, first), 20) < required_chance(mind_of(level, last), 20)) is less


def test_a_last_run_begins_near_the_gate():
    """§3.10: every space less is worth a throw's chance."""
    state = table(officer("W21 V20", kit=True, escapes=1), points=8, round=39, target=2, rounds=40)
    assert usual("hard", state).startswith("move ")
    assert at_least(9) == pytest.approx(at_least_in(9, 1))
    assert at_least_in(62, 7) > 0.3 > 0.05 > at_least_in(82, 7)


def test_no_last_run_without_hope_while_there_is_another_turn():
    far = table(officer("O10 cell", kit=True, escapes=1), points=1, round=39, **LAST)
    near = table(officer("X35 cell", kit=True, escapes=1), points=1, round=39, **LAST)
    assert not any(str(move).startswith("dare") for move in candidates(far, 0))
    assert any(str(move).startswith("dare") for move in candidates(near, 0))


def test_freed_men_are_seldom_arrested_where_they_came_out():
    """In whole games: fewer than 15 in a hundred, and all that they do is legal."""
    freed, again = {}, [0, 0]
    for number in range(5):
        for played in game(3, "hard", "hard", number):
            for event in played.step.events:
                name = type(event).__name__
                if name == "Freed":
                    freed[event.man] = event.place
                    again[0] += 1
                elif name == "Arrested" and freed.get(event.man) == event.place:
                    again[1] += 1
                elif name == "Moved":
                    freed.pop(event.man, None)
    assert again[0] >= 4
    assert again[1] <= 0.25 * again[0], again
    assert LOOKAHEAD.quick.level.crafty
