"""Scoring and the end: docs/rules/escape_plan.md §3.11, §4.7, §4.11."""

import pytest

from bot.engine.game import Result
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.events.course import OverEscaped
from cogs.escape_plan.face import arrangements
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.rules.scoring import grade, score, winner
from tests.games.escape_plan.build import (
    NE,
    A,
    B,
    C,
    do,
    has,
    line,
    near,
    seen,
    table,
    told,
    verbs,
    who,
)

LAST = {"day": 3, "closed": (1, 2), "city": (near("D3", "C", NE),)}


def out(place, **more):
    return who(fate="escaped", place=place, at="D3.exit", **more)


def test_every_term():
    """Case 42."""
    player = out(
        1,
        contacts="K10 !K11 K12 A6 A7",
        items="green40 red60 - A3 A4",
        cash=6,
        stash=(("gym", 200), ("bar", 100)),
        exits=(1,),
        exit_tiles=(40,),
        wounds=1,
        notoriety=5,
        assets="!A1 !A2 A5",
    )
    result = score(A, player, NUMBERS)
    assert (result.cash, result.stash, result.lockers, result.exits, result.contacts) == (6, 300, 100, 40, 45)
    assert (result.assets, result.wounds, result.handcuffs, result.notoriety) == (20, -10, 0, -25)
    assert result.total == 476


def test_handcuffs_and_wounds_cost():
    """Case 89, ruling 7."""
    result = score(A, out(1, contacts="x x A5 A6 A7", cash=0, wounds=1, handcuffs=2), NUMBERS)
    assert result.total == -30


@pytest.mark.parametrize(("place", "value"), list(enumerate((10, 15, 20, 25, 30))))
def test_the_value_of_a_slot(place, value):
    """§4.4: covered, free and locked slots score nothing."""
    row = ["x", "-", "A5", "-", "x"]
    row[place] = "!K10"
    assert score(A, out(1, contacts=" ".join(row), cash=0), NUMBERS).total == value


@pytest.mark.parametrize(("level", "penalty"), list(enumerate((0, 0, 0, 10, 10, 25, 25, 50, 50))))
def test_the_penalty_of_notoriety(level, penalty):
    """§4.8."""
    assert score(A, out(1, cash=0, notoriety=level), NUMBERS).total == -penalty


def test_only_who_escaped_can_win():
    """Case 78."""
    rich, richer, caught = out(1, cash=310), out(2, cash=350), who(cash=600)
    assert winner((rich, richer, caught), NUMBERS) == B
    state = table(who(cash=600), rich, richer, acting=0, part="evening", escapes=2, **LAST)
    state = do(state, "pass").state
    assert (state.result.winners, state.result.standing) == ((C,), (0, 310, 350))
    assert state.result.reason == "escaped"


def test_the_game_ends_with_the_last_in_the_city():
    """§3.0.1: scoring at once."""
    step = do(table(who(cash=9), out(1, cash=1), who(fate="arrested", at="."), escapes=1, **LAST), "move D3.exit")
    assert step.state.result is not None
    assert step.state.result.standing == (5, 1, 0)
    assert OverEscaped in told(step)
    assert seen(step.state, B).players[A].cash == 5


def test_ties():
    """§3.11: pocket cash, then the earlier escape; ruling 25."""
    assert winner((out(2, cash=5, stash=(("gym", 50),)), out(1, cash=55)), NUMBERS) == B
    assert winner((out(2, cash=5), out(1, cash=5)), NUMBERS) == B


def test_nobody_escaped():
    """§3.11, case 21: no winner."""
    assert winner((who(), who()), NUMBERS) is None


@pytest.mark.parametrize(
    ("players", "escapes", "cost"),
    [(2, 0, 0), (2, 1, 4), (3, 1, 4), (3, 2, 8), (4, 0, 0), (4, 1, 3), (4, 2, 6), (4, 3, 9), (5, 4, 12)],
)
def test_the_cost_of_the_exit(players, escapes, cost):
    """Cases 32 and 92."""
    state = table(*(who() for _ in range(players)), escapes=escapes, **LAST)
    assert facts.exit_price(state) == cost


@pytest.mark.parametrize(
    ("part", "cost"), [("morning", 0), ("afternoon", 3), ("evening", 6), ("night", 9), ("dawn", 12)]
)
def test_alone_the_exit_costs_by_the_part_of_the_day(part, cost):
    """§4.7."""
    assert facts.exit_price(table(who(), part=part, **LAST)) == cost


def test_an_arrest_does_not_change_the_cost():
    """Case 82, ruling 28."""
    state = table(who(), who(), who(fate="arrested", at="."), out(1), escapes=1, **LAST)
    step = do(state, "move D3.exit")
    assert has(step.state, "cash", "place") == (6, 2)


def test_an_escape_on_the_way_still_takes_the_wounds():
    """§3.6: avoid comes before the visit."""
    state = table(who(), who(), who(), who(), s1="FS", **LAST)
    state = line(state, "move D3.exit")
    assert (verbs(state) - {"use"}, has(state, "fate")) == ({"take"}, "city")
    state = line(state, "take", "take")
    assert has(state, "wounds", "fate", "place") == (2, "escaped", 1)


@pytest.mark.parametrize(("total", "expected"), [(249, 0), (250, 1), (349, 1), (350, 2), (450, 3), (549, 3), (550, 4)])
def test_solo_grades(total, expected):
    """§4.11."""
    assert grade(total, NUMBERS) == expected


def test_what_an_escape_alone_is_worth_to_a_mind_grows_with_its_score():
    worth = [GAME.earned(Result((A,), "escaped", (total,)), A) for total in (-20, 0, 1, 250, 550, 900)]
    assert worth[:2] == [0.5, 0.5]
    assert worth[1:] == sorted(set(worth))
    assert worth[-1] < 1
    assert GAME.earned(Result((), "caught", (0,)), A) == 0
    assert [GAME.earned(Result((B,), "escaped", (90, 100)), seat) for seat in (A, B)] == [0, 1]


def test_used_assets_score():
    """§4.4: ten each."""
    assert score(A, out(1, cash=0, assets="!A1 A5 !A6 !A2"), NUMBERS).total == 3 * NUMBERS.used_asset == 30


def test_plan_cards_are_turned_up_at_the_end_alone():
    with pytest.raises(ValueError, match="not over"):
        arrangements.revealed_secrets(seen(table(who(), who())))
