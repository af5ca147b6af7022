"""A lesson's chance is written down for each of its moves."""

import hashlib
import tomllib
from collections.abc import Mapping
from typing import cast

import pytest

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Step
from bot.engine.lesson import Lesson, lessons
from bot.engine.move import Ask, Field, Move
from bot.engine.record import Record, Seat
from tests.toys import ToyRules

WRITTEN = """
[[lesson]]
side = "drawer"
seats = 2
seed = "a lesson"
deal = [3]
before = ["0 draw 9 = zeroth"]
[[lesson.step]]
name = "first"
move = "draw 1"
right = "say one"
choices = ["say two", "say one"]
draws = [1]
then = ["0 draw 7 : 4"]
[[lesson.step]]
name = "second"
[lesson.step.answers]
draw = "not_that"
"draw 3" = "nor_that"
[[lesson.step.way]]
move = "draw 2"
draws = [2, 0]
[[lesson.step.way]]
move = "draw 5"
draws = [5]
then = ["0 draw 6 : 6"]
"""


def read() -> Lesson:
    return lessons(tomllib.loads(WRITTEN)["lesson"])[0]


def test_each_move_has_the_draws_that_are_written_beside_it() -> None:
    lesson = read()
    assert (lesson.learner, lesson.end, lesson.positions) == (0, "lesson-end-drawer", {"zeroth", "first", "second"})
    assert [(step.name, step.choices, step.right) for step in lesson.steps] == [
        ("first", ("say two", "say one"), "say one"),
        ("second", ("draw 2", "draw 5"), "draw 2"),
    ]
    last = lesson.chance(4)
    assert (lesson.chance(0).below(4), lesson.chance(2).below(4), last.below(4), last.below(4)) == (3, 1, 2, 0)
    assert [lesson.chance(place, "draw 5").below(9) for place in (3, 4, 5)] == [4, 5, 6]
    with pytest.raises(ValueError, match="2, which is not below 2"):
        lesson.chance(4).below(2)
    first, second = lesson.steps
    assert [second.answer(tried) for tried in ("draw 1", "draw 3")] == ["not_that", "nor_that"]
    assert first.answer("draw 3") == ""
    assert [lesson.decides(made) for made in (1, 3)] == [False, True]


def test_what_is_not_written_is_drawn_from_the_seed() -> None:
    """A change here would change every lesson."""
    expected = Chance(hashlib.blake2b(b"a lesson", digest_size=32).digest(), 2)
    drawn = read().chance(2)
    assert drawn.below(4) == 1
    assert [drawn.below(1000) for _ in range(3)] == [expected.below(1000) for _ in range(3)]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('right = "say one"', "is none of the choices of first"),
        ('name = "second"', "steps there twice: first"),
        ('side = "drawer"', "`play` needs a `side`"),
    ],
)
def test_a_lesson_that_makes_no_sense_is_refused(line: str, wrong: str) -> None:
    other = {
        'right = "say one"': 'right = "say six"',
        'name = "second"': 'name = "first"',
        'side = "drawer"': 'play = { cards = "all" }',
    }[line]
    with pytest.raises(ValueError, match=wrong):
        lessons(tomllib.loads(WRITTEN.replace(line, other))["lesson"])


class Drawn(Record, frozen=True):
    cards: tuple[int, ...]


class Drawing(ToyRules):
    """Draws cards."""

    name, options = "drawing", ()

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[Drawn]:
        return Step(Drawn((chance.below(10),)), ())

    def asks(self, state: Drawn, seat: Seat) -> tuple[Ask, ...]:
        return (Ask("draw", (Field("pile", tuple("123456789")),)),)

    def apply(self, state: Drawn, seat: Seat, move: Move, chance: Chance) -> Step[Drawn]:
        return Step(Drawn((*state.cards, chance.below(10))), ())


def test_a_position_is_where_the_path_has_led() -> None:
    lesson, game = read(), cast(AnyGame, Drawing())
    names = ("zeroth", "first", "second")
    seen = [lesson.position(game, name).cards for name in names]
    assert [len(cards) for cards in seen] == [1, 2, 4]
    assert seen[0] == (3,)
    assert seen[2][2:] == (1, 4)
    *_, (none, last) = lesson.states(game, "draw 5")
    assert (none, last.cards[4:]) == (None, (5, 6))
    with pytest.raises(KeyError):
        lesson.position(game, "third")
