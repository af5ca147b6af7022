"""Acts that no level may do: verbs, and what a title names beside them."""

from __future__ import annotations

from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.installed_games import installed_game
from tests.lab.bench.acts import Without, act_of, compared

STALAG = installed_game("stalag17")


@pytest.mark.parametrize(("name", "number"), [("bluff", 2), ("inform", 2), ("wait", 2), ("discard", 2), ("join", 1)])
def test_whoever_plays_without_an_act_does_it_where_there_is_nothing_else_alone(name: str, number: int) -> None:
    act, hard, done = act_of("stalag17", name), STALAG.policies["hard"], 0
    barred = Without(hard, act)
    options = settled(STALAG.game, {})
    before = None
    for played in playout(STALAG.game, 2, options, game_seed("acts", number), [hard]):
        if before is not None:
            view, asks = STALAG.game.view(before, played.seat), STALAG.game.asks(before, played.seat)
            done += act(view, played.move)
            move = barred.choose(view, asks, partial(STALAG.game.next_field, before, played.seat), Chance(b"", 0))
            assert not act(view, move)
        before = played.step.state
    assert done


def test_the_seats_of_the_largest_side_are_compared_if_it_has_several() -> None:
    officers = compared("colditz", 4)
    assert (officers.seats, officers.options) == (frozenset({1, 2, 3}), {"german": "host"})
    assert compared("fugitive", 2).seats == compared("stalag17", 2).seats == frozenset({0, 1})
