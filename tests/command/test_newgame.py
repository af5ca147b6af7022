"""A new game is sound the moment it is written: in a copy of the project, by the suites of every game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.command.checkgame import unused_texts
from bot.command.newgame import new_files
from bot.installed_games import names

ROOT = Path(__file__).parents[2]

NAME = "paper_boats_at_sea"


def python(*arguments, where):
    environment = {**os.environ, "PYTHONPATH": str(where)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, *arguments], cwd=where, env=environment, capture_output=True, text=True, timeout=300
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    where = tmp_path_factory.mktemp("copy")
    for folder in ("bot", "cogs", "storage", "tests", "docs"):
        shutil.copytree(ROOT / folder, where / folder, ignore=shutil.ignore_patterns("browser"))
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, where / file)
    status, told = python("-m", "bot", "newgame", NAME, where=where)
    assert status == 0, told
    with (where / "tests" / "games" / NAME / "reveals.py").open("a", encoding="utf-8") as file:
        file.write("\nSHARE = 0.1\n")
    return where


def test_it_has_no_text_that_is_said_nowhere(copy):
    assert [*unused_texts(copy, NAME)] == []


LEVELS = ["not long", pytest.param("long", marks=pytest.mark.long)]
"""What `make test` and `make drills` play."""


@pytest.mark.parametrize("level", LEVELS)
def test_it_passes_all_that_the_tests_ask_of_a_game(copy, level):
    passes(copy, level)


@pytest.fixture(scope="module")
def short(copy, tmp_path_factory):
    """A game of four to eight moves with nothing that is optional."""
    where = tmp_path_factory.mktemp("short") / "copy"
    shutil.copytree(copy, where)
    game, golden = where / "cogs" / NAME, where / "tests" / "golden" / NAME
    edit(game / "state.py", "HAND = 8\n", "HAND = 2\n")
    edit(where / "tests" / "games" / NAME / "reveals.py", "STOPS = 7\n", "STOPS = 1\n")
    manifest = (game / "game.toml").read_text(encoding="utf-8").partition("[[lesson]]")[0]
    crew = manifest.partition("[[crew]]")[0]
    chapters = "[[chapter]]" + manifest.partition("[[chapter]]")[2]
    kept = [line for line in (crew + chapters).split("\n") if not line.startswith("step = ")]
    (game / "game.toml").write_text("\n".join(kept), "utf-8")
    for file in golden.iterdir():
        file.unlink()
    for number in ("1", "2"):
        status, told = python("-m", "tests.golden", NAME, "--new", f"game-{number}", "--seed", number, where=where)
        assert status == 0, told
    return where


@pytest.mark.long
@pytest.mark.parametrize("level", ["not long", "long"])
def test_a_short_one_passes_as_well(short, level):
    passes(short, level)


def passes(where, level):
    """See that a game passes every suite that its name selects."""
    others = ("--ignore=tests/command", "--ignore=tests/browser")  # what they ask of games they ask of all at once
    others += tuple(f"--ignore=tests/games/{name}" for name in names())  # these ask nothing of another game
    status, told = python("-m", "pytest", "tests", *others, "-p", "no:xdist", "-k", NAME, "-m", level, where=where)
    assert status == 0, told[-4000:]


def edit(path, before, after):
    """Change a line of a file."""
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), "utf-8")


@pytest.mark.long
def test_its_command_is_written_down(copy):
    status, told = python("-m", "pytest", "tests/contract/test_commands.py", "-p", "no:xdist", where=copy)
    assert status == 0, told[-4000:]


def test_it_is_complete_and_plays(copy):
    status, told = python("-m", "bot", "selfplay", NAME, "--games", "3", "--jobs", "1", where=copy)
    assert status == 0, told
    assert '"finished": 3' in told
    status, told = python("-m", "ruff", "check", "cogs", "tests/games", where=copy)
    assert status == 0, told
    status, told = python("-m", "ruff", "format", "--check", "cogs", "tests/games", where=copy)
    assert status == 0, told


def test_what_is_missing_is_told_at_once(copy):
    texts = copy / "cogs" / NAME / "texts" / "es.ftl"
    whole = texts.read_text(encoding="utf-8")
    texts.write_text(whole.replace(f"{NAME}-about = ", "other = ").replace(f"{NAME}-event-took", "other-2"), "utf-8")
    status, told = python("-m", "bot", "selfplay", NAME, where=copy)
    texts.write_text(whole, encoding="utf-8")
    assert status != 0
    for key in ("about", "event-took", "event-took.who"):
        assert f"texts/es.ftl: {NAME}-{key}\n" in told
    (copy / "cogs" / NAME / "game.toml").rename(copy / "game.toml")
    status, told = python("-m", "bot", "selfplay", NAME, where=copy)
    (copy / "game.toml").rename(copy / "cogs" / NAME / "game.toml")
    assert status != 0
    assert f"the game {NAME} in " in told
    assert "it lacks\n    game.toml\n" in told


ASKED = """
import sys
from bot.__main__ import main
for name in sys.argv[1:]:
    sys.argv = ["escapade", "newgame", name]
    print(name, main())
"""
"""Asks for each of several names in one process."""


def test_what_is_no_name_is_refused(copy):
    names = ["Chess", "2048", "table", "fugitive", "class", "a", "x" * 30]
    status, told = python("-c", ASKED, *names, where=copy)
    assert status == 0, told
    assert all(f"{name} 2\n" in told for name in names), told
    assert told.count("newgame: ") == len(names)


def test_nothing_is_left_to_be_filled_in():
    for path, text in new_files(NAME, "Paper Boats"):
        assert "@" not in text.replace("@dataclass", ""), path
        assert "highcard" not in text.lower(), path
