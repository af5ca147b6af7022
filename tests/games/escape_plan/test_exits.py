"""Visiting closed exits: docs/rules/escape_plan.md §3.6.4."""

from cogs.escape_plan.events.turns import Went
from cogs.escape_plan.events.visits import NothingThere, Saw
from tests.games.escape_plan.build import NW, A, B, do, event, has, near, seen, table, told, who

CLOSED = {"closed": (3, 1), "city": (near("D1", "I", NW),)}


def exit_visit(player=None, **more):
    """Visit exit 1, which closed second."""
    return do(table(player or who(at="D1.gang"), who(), who(), **CLOSED, **more), "move D1.exit")


def test_a_closed_exit_shows_its_tiles():
    """§3.6.4: one is kept, in secret; the others stay as they lie."""
    step = exit_visit(exit_stacks=((10,), (30, 10, 50, 20)))
    assert event(step, Saw).values == (50, 30, 20, 10)
    assert event(step, Saw).to == (A,)
    step = do(step.state, "keep 1")
    assert (has(step.state, "exits", "exit_tiles"), step.state.exit_stacks[1]) == (((1,), (30,)), (10, 50, 20))
    assert seen(step.state, B).players[A].exit_tiles is None
    assert (seen(step.state, B).players[A].exit_count, seen(step.state, B).exit_stacks) == (1, (1, 3))


def test_a_closed_exit_gives_once():
    """§3.6.4."""
    step = exit_visit(who(at="D1.gang", exits=(1,), exit_tiles=(20,)))
    assert told(step)[:2] == (Went, NothingThere)
    empty = exit_visit(exit_stacks=((10,), ()))
    assert has(empty.state, "exits", "exit_tiles") == ((1,), (0,))
    assert seen(empty.state, B).players[A].exit_count == 0
