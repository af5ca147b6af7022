"""A lesson's chance is written down for each of its moves."""

import hashlib
import tomllib
from collections.abc import Mapping
from typing import cast

import pytest

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Step
from bot.engine.lesson import lesson
from bot.engine.move import Ask, Field, Move
from bot.engine.record import Record, Seat
from tests.toys import ToyRules

WRITTEN = """
seats = 2
seed = "a lesson"
deal = [3]
[[step]]
name = "first"
move = "draw 1"
draws = [1]
[[step]]
name = "second"
move = "draw 2"
draws = [2, 0]
[step.answers]
draw = "not_that"
"draw 3" = "nor_that"
"""


def test_each_move_has_the_draws_that_are_written_beside_it() -> None:
    read = lesson(tomllib.loads(WRITTEN))
    assert (read.learner, read.steps) == (0, ("first", "second"))
    second = read.chance(2)
    assert (read.chance(0).below(4), read.chance(1).below(4), second.below(4), second.below(4)) == (3, 1, 2, 0)
    with pytest.raises(ValueError, match="2, which is not below 2"):
        read.chance(2).below(2)
    assert [read.answer("second", Move.parse(text)) for text in ("draw 1", "draw 3")] == ["not_that", "nor_that"]
    assert read.answer("first", Move.parse("draw 3")) == ""


def test_what_is_not_written_is_drawn_from_the_seed() -> None:
    """A change here would change every lesson."""
    read, expected = lesson(tomllib.loads(WRITTEN)), Chance(hashlib.blake2b(b"a lesson", digest_size=32).digest(), 1)
    drawn = read.chance(1)
    assert drawn.below(4) == 1
    assert [drawn.below(1000) for _ in range(3)] == [expected.below(1000) for _ in range(3)]


class Drawn(Record, frozen=True):
    cards: tuple[int, ...]


class Drawing(ToyRules):
    """Draws cards."""

    name, options = "drawing", ()

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[Drawn]:
        return Step(Drawn((chance.below(10),)), ())

    def asks(self, state: Drawn, seat: Seat) -> tuple[Ask, ...]:
        return (Ask("draw", (Field("pile", ("1", "2")),)),)

    def apply(self, state: Drawn, seat: Seat, move: Move, chance: Chance) -> Step[Drawn]:
        return Step(Drawn((*state.cards, chance.below(10))), ())


def test_a_step_is_asked_where_the_path_has_led() -> None:
    read, game = lesson(tomllib.loads(WRITTEN)), cast(AnyGame, Drawing())
    assert [read.position(game, step).cards for step in read.steps] == [(3,), (3, 1)]
    *_, (none, last) = read.states(game)
    assert (none, last.cards) == (None, (3, 1, 2))
    with pytest.raises(KeyError):
        read.position(game, "third")
