"""`python -m bot checkgame NAME`: run all tests and checks for one game of this project.

The quickest ones run first. The command stops at the first failure and says what to do about it.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.engine.texts import LANGUAGES
from bot.installed_games import installed_game

FAILED, REFUSED = 1, 2

OF_ALL_GAMES = re.compile(r"over_games|\bnames\(\)|LEARNT")
"""Matches the source of test files that contain tests of all games."""

ELSEWHERE = ("command", "browser", "drills", "lab", "old")
"""The folders of tests that the command skips, because their tests are for all games at once."""

ADVICE = {
    "tests/games": "The game's own tests: correct its rules, or the test.",
    "tests/golden": "A playthrough reads differently. If that is meant: `python -m tests.golden {name}`."
    " If states have another form, remove tests/golden/{name}/* first.",
    "test_secrecy": "Hide what is told, or name the rule by which it may be in `REVEALS` of reveals.py."
    " If too few redeals changed anything, look at `imagine`, or set `HIDDEN_SHARE` there.",
    "test_reach": "A question has no button for an answer, or a stranger is told a secret: look at its fields.",
    "test_undo": "Put the verb into `revealing`, or `reveals = True` into the event; or `TAKEN_BACK = False`.",
    "test_pages": "The languages differ in a text, or a page is too long: shorten `hand` or `board` in render.py.",
    "test_hands": "A hand has 14 lines at most: move what is seldom read into `more`.",
    "test_words": "Say it as the message proposes; docs/words/banned.toml lists the words.",
    "test_book": "Give each chapter of game.toml its text, and `step = ...` if there is a lesson.",
    "test_lessons": "`pytest tests/contract/test_lessons.py -k {name} -s` prints the lesson.",
    "test_commands": "`python -m tests.commands` writes docs/commands.md.",
    "test_bundled": "Name its moment in tests/pictures/moments.py, then `python -m tests.pictures {name}`.",
    "test_ladder": "Each level of policy.py must beat the one below, or say `pays = False` in lookahead.py.",
    "test_paintings": "If the game ends too soon for the suite, say so by `STOPS` in tests/games/{name}/reveals.py.",
    "test_pictures": "If the game ends too soon for the suite, say so by `STOPS` in tests/games/{name}/reveals.py.",
    "test_events": "Write `{name}-event-KEY` in both languages, with `.who` for the reader whom it is about.",
}
"""What to do about a failed test, by a part of the path of the test's file."""

OTHERWISE = (
    "docs/new_game.md says what the suites ask; the lines above name the game that failed and how to play it again."
)


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `checkgame` to `parser`."""
    parser.add_argument("name", metavar="NAME", help="the name of its package below cogs")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")


def run(arguments: argparse.Namespace) -> int:
    """Check the game. The exit status is 1 after the first failure, and 2 if there is no such game."""
    name, root = arguments.name, Path.cwd()
    if not (root / "cogs" / name / "game.toml").is_file() or not (root / "tests/contract").is_dir():
        print(f"checkgame: there is no cogs/{name}/game.toml here: run it where cogs and tests are", file=sys.stderr)
        return REFUSED
    try:
        shown = installed_game(name).offer.shown
    except ValueError as error:  # The error names what is missing, each with its file.
        print(error)
        return FAILED
    for unused in unused_texts(root, name):
        print(f"texts: {unused} is said nowhere")
    for title, command, advice in _list_steps(root, name, arguments.jobs, shown):
        print(f"\n{title}: {' '.join(command[:6])}{' ...' if command[6:] else ''}", flush=True)
        done = subprocess.run([sys.executable, "-m", *command], cwd=root, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{done.stdout}{done.stderr}\n{title} failed. {advice or find_advice(name, done.stdout)}")
            return FAILED
    print(f"\n{name} is sound. Before you offer it: make lint test.")
    return 0


def _list_steps(root: Path, name: str, jobs: int, shown: bool) -> Iterator[tuple[str, list[str], str]]:
    """Yield the steps of the check in their order.

    Each step has a title, a Python module with its arguments, and advice for the case that it fails.
    """
    own, cog = f"tests/games/{name}", f"cogs/{name}"
    pytest = ["pytest", "-q", "-x", "-k", name]
    if importlib.util.find_spec("xdist") and jobs > 1:
        pytest += ["-n", str(jobs)]
    if importlib.util.find_spec("ruff"):
        yield "style", ["ruff", "check", cog, own], "`ruff check --fix` mends most of it."
        yield "format", ["ruff", "format", "--check", cog, own], f"`ruff format {cog} {own}` mends it."
    yield "its own tests", [*pytest, own], ""
    suites = sorted(suites_of_all_games(root))
    yield "the suites of all games", [*pytest, *suites], ""
    yield "commands", ["tests.commands"], "docs/commands.md could not be written."
    if shown:
        yield "pictures", ["tests.pictures", name], "They need Chromium, and its moment in tests/pictures/moments.py."
    if importlib.util.find_spec("mypy"):
        yield "types", ["mypy", "-p", f"cogs.{name}"], "Correct the types that it names."


def suites_of_all_games(root: Path) -> Iterator[str]:
    """Yield the test files that contain tests of all games.

    pytest collects only these files and the tests of the game itself.
    """
    for path in (root / "tests").rglob("test_*.py"):
        below = path.relative_to(root / "tests").parts
        if below[0] not in (*ELSEWHERE, "games") and OF_ALL_GAMES.search(path.read_text("utf-8")):
            yield path.relative_to(root).as_posix()


def find_advice(name: str, output: str) -> str:
    """Return a text that says what to do about the failed tests in the output of pytest.

    Several tests may have failed, because pytest runs them in several processes.
    """
    tests = re.findall(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    advice = [next((said for part, said in ADVICE.items() if part in test), OTHERWISE) for test in tests or [""]]
    again = f"\nAgain: pytest {' '.join(map(repr, tests))}" if tests else ""
    return "\n".join(dict.fromkeys(advice)).format(name=name) + again


def unused_texts(root: Path, name: str) -> Iterator[str]:
    """Yield the keys of a game's texts that neither the game nor the bot uses.

    Keys are often composed, as in `f"{name}-do-{verb}"`. Such a key counts as used if a source file composes its
    beginning and the source of the game contains the remaining part.
    """
    folder = root / "cogs" / name
    own = "".join(path.read_text("utf-8") for kind in ("py", "toml") for path in folder.rglob(f"*.{kind}"))
    house = "".join(path.read_text("utf-8") for path in (root / "bot").rglob("*.py"))
    texts = (folder / "texts" / f"{LANGUAGES[0]}.ftl").read_text("utf-8")
    quoted = re.findall(r"[\"']([A-Za-z0-9_-]+)[\"']", own + house) + re.findall(
        rf"(?<!\n)({name}-[A-Za-z0-9_-]+)", texts
    )
    quoted += re.findall(r"\}-([A-Za-z0-9_-]+)", own + house)
    whole = {each.removeprefix(f"{name}-") for each in quoted}
    parts = {each.lstrip("-").removeprefix(f"{name}-") for each in re.findall(r"([A-Za-z0-9_-]*-)\{", own + house)} - {
        ""
    }
    parts |= {f"{each}-" for each in whole}
    words = {*re.findall(r"[a-z0-9]+", own.lower()), *re.findall(r"[a-z0-9_]+", own.lower())}
    for key in re.findall(rf"^{name}-([A-Za-z0-9_-]+) =", texts, re.MULTILINE):
        behind = [key.removeprefix(part).lower() for part in parts if key.startswith(part)]
        if key not in whole and not any({rest, *re.split("[-_]", rest)} & words for rest in behind):
            yield f"{name}-{key}"
