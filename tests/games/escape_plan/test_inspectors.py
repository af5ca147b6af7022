"""Sandra and Costa: docs/rules/escape_plan.md §3.9, §4.10."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from cogs.escape_plan import data
from cogs.escape_plan.events.police import Inspects, KeyRemoved, SpaceFilled, Tails
from cogs.escape_plan.events.visits import ClosedBusiness
from cogs.escape_plan.rules.day import heat
from cogs.escape_plan.rules.day.inspectors import inspect
from tests.games.escape_plan.build import (
    NE,
    NW,
    A,
    B,
    N,
    cubes,
    do,
    event,
    key,
    leave,
    near,
    offered,
    seen,
    table,
    told,
    who,
)


def inspected(card, players=2, draws=(), **more):
    """Deal an Inspector card."""
    state = table(*(who() for _ in range(players)), **{"inspectors": (card,), "dealt": (), **more})
    chance = Chance.scripted(draws)
    step = inspect(state, chance)
    chance.finish()
    return step


def test_there_is_one_card_a_part():
    """Case 80, §3.9: 15 cards for 15 parts."""
    state = table(who(), who())
    for _ in range(6):
        state = do(state, "pass").state
    assert (len(state.dealt), len(state.inspectors), state.day) == (5, 10, 2)


def test_three_players_meet_no_inspector():
    """§3.9."""
    state = table(who(), who(), who(), acting=2)
    step = do(state, "pass")
    assert not {Inspects, Tails} & set(told(step))
    assert (step.state.sandra, step.state.dealt) == ("", ())


@pytest.mark.parametrize("card", data.BUSINESSES)
def test_a_neutral_cube_on_a_business(card):
    """I01 to I06: it may close."""
    there = {"city": (near("A2", "C", NE, business=card),)}
    step = inspected(card, **there)
    assert step.state.sandra == "A2"
    assert step.state.cubes == cubes(**{card: (-1,)})
    closing = inspected(card, **there, cubes=cubes(**{card: (A,)}))
    assert told(closing) == (Inspects, SpaceFilled, ClosedBusiness)
    tailing = inspected(card, **there, cubes=cubes(**{card: (A, B)}))
    assert told(tailing) == (Tails,)


@pytest.mark.parametrize(("draw", "left"), [(0, ("red", "green")), (1, ("green", "green")), (2, ("green", "red"))])
def test_a_random_key_goes(draw, left):
    """I07 to I09."""
    there = {"city": (near("C1", "R", business="safe2"),)}
    step = inspected("safe2", draws=(draw,), **there, keys=((), ("green", "red", "green"), ()))
    assert step.state.keys == ((), left, ())
    assert event(step, KeyRemoved).place == "safe2"
    assert told(inspected("safe2", **there, keys=((), (), ()))) == (Tails,)


@pytest.mark.parametrize(("card", "at"), [("store.green", 0), ("store.yellow", 1), ("store.red", 2)])
def test_the_top_locker_goes_at_the_nearest_store(card, at):
    """I10 to I12: unseen."""
    there = (near("B1", "R", business="gym"), near("B2", "C", N, business="bar"))
    step = inspected(card, city=there, sandra="S2")
    assert step.state.sandra == "B1"
    assert [len(stack) for stack in step.state.lockers] == [4 if one == at else 5 for one in range(3)]
    assert step.state.lockers[at] == table(who(), who()).lockers[at][1:]
    empty = ((), (1,), (1,)) if at == 0 else ((1,), (), (1,)) if at == 1 else ((1,), (1,), ())
    assert told(inspected(card, city=there, lockers=empty)) == (Tails,)


def test_a_tie_goes_to_the_lowest_tile():
    """§4.10."""
    there = (near("B3", "R", business="gym"), near("B2", "C", N, business="bar"))
    assert inspected("store.red", city=there, sandra="S1").state.sandra == "B2"


@pytest.mark.parametrize("card", ["exit.1", "exit.2"])
def test_the_top_tile_of_the_lowest_closed_exit_goes(card):
    """I13, I14: on the board, with tiles left."""
    there = (near("D3", "C", NE), near("D1", "I", NW))
    stacks = ((10, 50, 30), (20, 40))
    step = inspected(card, city=there, closed=(3, 1), exit_stacks=stacks)
    assert (step.state.sandra, step.state.exit_stacks) == ("D1", ((10, 50, 30), (40,)))
    step = inspected(card, city=there, closed=(3, 1), exit_stacks=((10, 50, 30), ()))
    assert (step.state.sandra, step.state.exit_stacks) == ("D3", ((50, 30), ()))
    assert told(inspected(card, city=there, closed=())) == (Tails,)
    assert told(inspected(card, city=there, closed=(2,))) == (Tails,)


def test_what_she_removes_is_no_better_than_another():
    """§3.6.4, §4.10: the stack that a player has looked through lies as before."""
    city = (near("D1", "I", NW),)
    start = table(who(at="D1.gang"), who(), closed=(1,), city=city, exit_stacks=((10, 50, 30, 20, 40), ()))
    state = do(do(start, "move D1.exit").state, "keep 4").state
    assert state.exit_stacks[0] == (50, 30, 20, 40)


def test_a_member_goes_at_the_nearest_headquarters():
    """I15."""
    step = inspected("gang", sandra="S1")
    assert (step.state.sandra, step.state.site("S2").members) == ("S2", 1)
    assert told(inspected("gang", members=0)) == (Tails,)


def test_tailing_follows_the_most_notorious():
    """§4.10: a tie to the first in turn order, unknown players included."""
    state = table(who(), who(notoriety=1, at="S2.church"), inspectors=("bar",), sandra="S1")
    step = inspect(state, Chance(b"", 0))
    assert (step.state.sandra, event(step, Tails).whom) == ("S2", B)
    calm = replace(state, players=(who(), who(at="S2.church")), order=(1, 0))
    assert inspect(calm, Chance(b"", 0)).state.sandra == "S2"


def test_alone_the_cards_alternate():
    """§3.9: the first moves Sandra, the second Costa."""
    state = table(who(), inspectors=("gang", "gang", "gang"), sandra="S1", costa="S1")
    first = inspect(state, Chance(b"", 0)).state
    assert (first.sandra, first.costa) == ("S2", "S1")
    second = inspect(first, Chance(b"", 0)).state
    assert (second.sandra, second.costa, second.site("S2").members) == ("S2", "S2", 0)


def test_she_acts_though_one_is_out():
    """§3.9, ruling 29."""
    state = leave(table(who(), who()), A).state
    assert len(do(state, "pass").state.dealt) == 1
    assert seen(state).dealt == ()


def test_nothing_moves_or_removes_her():
    """§3.9: she is no officer of the board."""
    state = table(who("K01 - A5 A6 A7", members=1), who(), sandra="S1")
    assert key(state, "use K01.1") == "no_effect"
    assert offered(state, "use", "gang") == ("points",)
    assert heat.pursuits(replace(state, players=(who(notoriety=2, at="S2.church"), who())), (A,)) == {}
