"""The manifest of a game is read whole, or refused with its file."""

from pathlib import Path

import pytest

from bot.engine.manifest import manifest
from cogs.fugitive.rules.game import GAME

HOME = """
[home]
credit = "Somebody"
computers = ["easy"]
alone = 10
together = { 2 = 15 }
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "game.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_what_is_optional_may_be_left_out(tmp_path: Path) -> None:
    found = manifest(written(tmp_path, HOME), GAME)
    assert (found.offer.alone, found.crew, found.book, found.lessons) == (10, (), (), ())


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "game.toml: 'home' is missing"),
        (HOME + "[hom]\n", "game.toml: unknown: hom"),
        (HOME + "chapter = 3 3", "game.toml: "),
        (HOME + "[[chapter]]\nname = 'Aim'", "game.toml: chapter 1: `name`"),
        (HOME + "[[lesson]]\nseats = 2\nseed = 'x'", "game.toml: 'step' is missing"),
        (HOME + "[lesson]\nseats = 2\nseed = 'x'", r"game.toml: lessons are a list of \[\[lesson"),
        (HOME + "[[crew]]\nname = 'Ana'\nface = 'x'\npersonality = 'sleepy'", "game.toml: crew: no temper of Ana"),
    ],
)
def test_what_is_wrong_is_told_with_the_file(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        manifest(written(tmp_path, text), GAME)
