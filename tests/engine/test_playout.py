"""Games that computers play by themselves, and the computer that plays anything."""

from collections import Counter
from itertools import islice

import pytest

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.move import Field, Move
from bot.engine.playout import START, Stuck, game_seed, playout
from bot.engine.policy import RandomPolicy, random_group
from bot.engine.record import TABLE
from cogs.fugitive.rules.game import GAME

SEED = game_seed("playout", 1)
OPTIONS = settled(GAME, {"roles": "host_marshal"})


class Stubborn:
    blind = True

    def choose(self, view, asks, narrow, chance):
        return Move("guess", (("42",),))


def test_a_game_begins_with_its_deal_and_its_moves_have_numbered_chance() -> None:
    deal, *moves = islice(playout(GAME, 2, OPTIONS, SEED, [RandomPolicy()]), 4)
    assert (deal.seat, deal.move, deal.refused) == (TABLE, START, 0)
    assert deal.step == GAME.setup(2, OPTIONS, Chance(SEED, 0))
    assert all(GAME.asks(before.step.state, move.seat) for before, move in zip([deal, *moves], moves, strict=False))
    again = list(islice(playout(GAME, 2, OPTIONS, SEED, [RandomPolicy()]), 4))
    assert [(each.seat, each.move, each.step.state) for each in again[1:]] == [
        (each.seat, each.move, each.step.state) for each in moves
    ]


def test_a_mind_whose_moves_are_all_refused_ends_the_game() -> None:
    with pytest.raises(Stuck, match="50 moves refused, the last one was guess 42"):
        list(playout(GAME, 2, OPTIONS, SEED, [Stubborn()]))


def test_random_picks_are_few_oftener_than_many_and_stand_in_order() -> None:
    field, chance = Field("cards", ("a", "b", "c", "d"), 1, 3), Chance(SEED, 0)
    drawn = [random_group(field, chance) for _ in range(200)]
    assert all(list(group) == sorted({*group}) for group in drawn)
    sizes = Counter(map(len, drawn))
    assert sizes.keys() == {1, 2, 3}
    assert sizes[1] > sizes[2] > sizes[3]
    assert {group for group in drawn if len(group) == 1} == {("a",), ("b",), ("c",), ("d",)}
    assert random_group(Field("cards", ("a", "b"), 2, 5), chance) == ("a", "b")
