"""Games that computers play by themselves, and the computer that plays anything."""

from collections import Counter
from itertools import islice

import pytest

from bot.engine import playout as playouts
from bot.engine.chance import Chance
from bot.engine.game import Result, Step, settled
from bot.engine.move import Ask, Field, Move
from bot.engine.play import TIME_UP
from bot.engine.playout import START, Stuck, game_seed, playout
from bot.engine.policy import RandomPolicy, random_group
from bot.engine.record import TABLE, Record
from cogs.fugitive.rules.game import GAME
from tests.toys import ToyRules

SEED = game_seed("playout", 1)
OPTIONS = settled(GAME, {"roles": "host_marshal"})


class Stubborn:
    blind = True

    def choose(self, view, asks, next_field, chance):
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


class Endless(Record, frozen=True):
    passed: int = 0
    over: bool = False

    @property
    def result(self):
        return Result((), "over") if self.over else None


class Passing(ToyRules):
    """Seat 0 may pass, seat 1 must, until the time is up."""

    def setup(self, seats, options, chance):
        return Step(Endless(), ())

    def asks(self, state, seat):
        return (Ask("pass", free=seat == 0),)

    def next_field(self, state, seat, ask, picked):
        return None

    def apply(self, state, seat, move, chance):
        chance.below(1000)
        return Step(Endless(state.passed + 1), ())

    def time_limit(self, options):
        return int(options["lasts"])

    def time_up(self, state, chance):
        return Step(Endless(state.passed, over=True), ())


def test_the_time_of_a_game_is_up_after_many_moves_and_who_may_wait_is_waited_for_by_nobody(monkeypatch) -> None:
    monkeypatch.setattr(playouts, "LATE", 3)
    *moves, last = playout(Passing(), 2, {"lasts": "60"}, SEED, [RandomPolicy()])
    assert [each.seat for each in moves] == [TABLE, 1, 1]
    assert [each.chance.drawn for each in moves[1:]] == [[Chance(SEED, number).below(1000)] for number in (1, 2)]
    assert (last.seat, last.move, last.step.state, last.refused) == (TABLE, TIME_UP, Endless(2, over=True), 0)
    assert len(list(islice(playout(Passing(), 2, {"lasts": "0"}, SEED, [RandomPolicy()]), 10))) == 10


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
