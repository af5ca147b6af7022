"""All that a game lacks is found before it is played."""

from dataclasses import replace
from pathlib import Path

from bot import installed_games
from bot.engine.needed import FILES, files, keys, missing_functions, missing_texts
from bot.engine.presenter import Presenter
from bot.engine.presenter_defaults import nothing

FUGITIVE = installed_games.installed_game("fugitive")
FOLDER = Path("cogs/fugitive")


def test_every_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert list(files(FOLDER)) == []
    assert {"events.py", "rules/game.py", *FILES} <= {*files(tmp_path)}
    (tmp_path / "events").mkdir()
    (tmp_path / "events" / "__init__.py").touch()
    (tmp_path / "policy.py").touch()
    assert not {"events.py", "policy.py"} & {*files(tmp_path)}


def test_every_function_without_a_default_is_named() -> None:
    assert list(missing_functions(FUGITIVE.presenter)) == []
    bare = Presenter(game="x", emoji="", texts=Path())
    lacking = {line.removeprefix("render.py: ").partition("=")[0] for line in missing_functions(bare)}
    assert lacking == {"emblem", "board", "picture", "turn", "hand", "ending", "diagram", "ground", "sprite"}
    assert "render.py: look=... in PRESENTER" in missing_functions(replace(bare, looks=nothing))


def test_every_text_is_asked_for_once() -> None:
    wanted = list(keys(FUGITIVE.game, FUGITIVE.book, FUGITIVE.lessons))
    assert len(wanted) == len({*wanted})
    for key in (
        "title",
        "option-roles-random",
        "preset-second",
        "event-guessed",
        "event-guessed.who",
        "lesson-end-marshal",
    ):
        assert f"fugitive-{key}" in wanted
    assert "fugitive-event-drew_card.to" not in wanted
    assert "fugitive-event-guessed.numbers" not in wanted, "only seats are told in the second person"
    assert list(missing_texts(FUGITIVE.presenter.texts, iter(wanted))) == []
    assert [line.partition(": ")[2] for line in missing_texts(FUGITIVE.presenter.texts, iter(["fugitive-x"]))] == [
        "fugitive-x",
        "fugitive-x",
    ], "in both languages"
