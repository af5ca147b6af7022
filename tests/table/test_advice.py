"""Advice is asked from what a seat sees, for one question at a time, and kept no longer than that is open."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Move, waited_for
from bot.engine.search import Budget, Found
from bot.table.advice import Adviser, Busy, asked, given, offered
from bot.table.table import Stale
from bot.titles import names
from bot.workers.think import Question, weigh
from tests.contract.playouts import case, recorded
from tests.contract.reach import seated

FEW = Budget(16)


@pytest.mark.parametrize("name", names())
def test_in_another_truth_the_same_is_asked_and_answered(name: str) -> None:
    """Advice comes from the view alone: whatever a seat may not know changes neither the question nor the answer."""
    one = case(name, 3)
    turns = recorded(name, 3)
    for turn in turns[5 :: len(turns) // 3]:
        (seat, *_) = waited_for(one.game, turn.before, one.seats) or (0,)
        other = one.game.redeal(turn.before, seat, Chance(b"another truth", 0))
        here, there = (asked(seated(name, state, one.seats), seat, FEW) for state in (turn.before, other))
        assert here == there
        assert not here.asks or weigh(here) == weigh(there)


async def test_one_at_a_time_and_for_one_question() -> None:
    turn = recorded("stalag17", 0)[8]
    one = case("stalag17", 0)
    (seat, *_) = waited_for(one.game, turn.before, one.seats)
    table = seated("stalag17", turn.before, one.seats)
    going, answered = asyncio.Event(), 0

    async def thinking(question: Question) -> Sequence[Found]:
        nonlocal answered
        answered += 1
        await going.wait()
        return [Found(Move(f"move{number}"), 0.5, 9) for number in range(3)]

    adviser = Adviser(thinking)
    first = asyncio.create_task(adviser.advise(table, seat, user=7))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await adviser.advise(table, seat, user=7)
    going.set()
    await first
    await adviser.advise(table, seat, user=7)
    assert (answered, [found.move.verb for found in given(table, seat)]) == (1, ["move0", "move1"])
    assert not offered(table, seat)
    table.state = turn.step.state
    assert given(table, seat) == ()

    table.state, table.advice = turn.before, {}
    going.clear()
    late = asyncio.create_task(adviser.advise(table, seat, user=7))
    await asyncio.sleep(0)
    table.state = turn.step.state
    going.set()
    with pytest.raises(Stale):
        await late
    assert table.advice == {}
