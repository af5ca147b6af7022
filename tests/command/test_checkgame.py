"""`python -m bot checkgame`: unused texts, which suites are played, and a failure that is told with a way out."""

from __future__ import annotations

import re
import subprocess
from argparse import Namespace
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.command import checkgame
from bot.engine.presenter import Presenter
from bot.installed_games import installed_game, names

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", names())
def test_no_game_has_a_text_that_is_said_nowhere(name: str) -> None:
    assert [*checkgame.unused_texts(ROOT, name)] == []


def test_a_text_that_is_said_nowhere_is_found(tmp_path: Path) -> None:
    game = tmp_path / "cogs/boats"
    (game / "texts").mkdir(parents=True)
    (tmp_path / "bot").mkdir()
    (game / "render.py").write_text('say("boats-whole"), say(f"boats-do-{verb}"), ("row", "sail")', "utf-8")
    keys = ("whole", "do-row", "do-row-open", "do-swim", "forgotten", "named")
    texts = "\n".join(f"boats-{key} = {'{ boats-named }' if key == 'whole' else key}" for key in keys)
    (game / "texts/en.ftl").write_text(f"{texts}\n", "utf-8")
    assert [*checkgame.unused_texts(tmp_path, "boats")] == ["boats-do-swim", "boats-forgotten"]


def test_each_suite_of_all_games_is_among_those_that_are_played() -> None:
    found = set(checkgame.suites_of_all_games(ROOT))
    assert {"tests/contract/test_secrecy.py", "tests/golden/test_golden.py", "tests/test_bundled.py"} <= found
    assert "tests/contract/test_planted.py" not in found
    assert not [path for path in found if "/games/" in path]


def test_advice_names_suites_that_there_are() -> None:
    for part in checkgame.ADVICE:
        assert (ROOT / part).is_dir() or [*ROOT.glob(f"tests/**/{part}*.py")], part


def test_recipes_name_what_a_presenter_has() -> None:
    page = (ROOT / "docs/game_recipes.md").read_text("utf-8")
    table = page.partition("## Words and pictures")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([a-z_]+)[`=]", table))
    assert "known_to_fail" in named
    assert named - {field.name for field in fields(Presenter)} == set()


def test_recipes_name_verbs_of_their_titles() -> None:
    page = (ROOT / "docs/game_recipes.md").read_text("utf-8")
    titles = {"Fugitive": "fugitive", "Stalag 17": "stalag17", "Colditz": "colditz", "Alien 1979": "alien1979"}
    named = [(title, verb) for title in titles for verb in re.findall(rf"\| {title}, \*(\w+)\*", page)]
    assert ("Stalag 17", "take") in named
    for title, verb in named:
        assert verb in installed_game(titles[title]).presenter.moves, f"{title} has no {verb}"


def test_the_first_failure_ends_it_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = []

    def done(command: list[str], **_: object) -> SimpleNamespace:
        ran.append(command[2])
        failed = "tests/contract/test_secrecy.py" in command
        told = "...F\nFAILED tests/contract/test_secrecy.py::test_it[nim-3] - told drew(1)\n" if failed else ""
        return SimpleNamespace(returncode=int(failed), stdout=told, stderr="")

    monkeypatch.setattr(subprocess, "run", done)
    monkeypatch.chdir(ROOT)
    assert checkgame.run(Namespace(name="stalag17", jobs=1)) == checkgame.FAILED
    told = capsys.readouterr().out
    assert "`REVEALS`" in told
    assert "Again: pytest 'tests/contract/test_secrecy.py::test_it[nim-3]'" in told
    assert ran[-1] == "pytest"
    assert "tests.commands" not in ran


def test_each_of_several_failures_is_told() -> None:
    output = "FAILED tests/contract/test_words.py::test_a[x]\nFAILED tests/contract/test_paintings.py::test_b[x]\n"
    told = checkgame.find_advice("x", output)
    assert "banned.toml" in told
    assert "`STOPS`" in told
    assert told.endswith(
        "Again: pytest 'tests/contract/test_words.py::test_a[x]' 'tests/contract/test_paintings.py::test_b[x]'"
    )


def test_a_game_that_is_not_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    assert checkgame.run(Namespace(name="stalag17", jobs=1)) == checkgame.REFUSED
    assert capsys.readouterr().err.count("\n") == 1
