"""A lesson's chance is written down for each of its moves."""

from pathlib import Path

import pytest

from bot.engine.lesson import lesson
from bot.engine.move import Move

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


def test_each_move_has_the_draws_that_are_written_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "lesson.toml"
    file.write_text(WRITTEN, encoding="utf-8")
    read = lesson(file)
    assert (read.learner, read.steps) == (0, ("first", "second"))
    second = read.chance(2)
    assert (read.chance(0).below(4), read.chance(1).below(4), second.below(4), second.below(4)) == (3, 1, 2, 0)
    with pytest.raises(ValueError, match="2, which is not below 2"):
        read.chance(2).below(2)
    assert [read.answer("second", Move.parse(text)) for text in ("draw 1", "draw 3")] == ["not_that", "nor_that"]
    assert read.answer("first", Move.parse("draw 3")) == ""
