"""A game that another distribution brings: found by its entry point, played, and held by the suites of every game. It
is Nim, in which all is open."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SHORT = tuple(f"tests/contract/test_{suite}.py" for suite in ("secrecy", "events", "pages", "lessons", "diagrams"))
"""Suites that are quick, one of each kind."""


ROOT = Path(__file__).parents[2]

ELSEWHERE = ROOT / "tests" / "games_elsewhere"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Install it as pip would note it, and give what the environment must say."""
    site = tmp_path_factory.mktemp("site")
    told = site / "escapade_nim-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: escapade-nim\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text("[escapade.games]\nnim = escapade_nim\n", encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT, ELSEWHERE, site)))}


def python(environment, *arguments):
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("suites", "least"),
    [(SHORT, 20), pytest.param(("tests/contract",), 50, marks=pytest.mark.long)],
    ids=["short", "whole"],
)
def test_it_passes_the_suites_of_every_game(installed, suites, least):
    status, told = python(installed, "-m", "pytest", *suites, "-p", "no:xdist", "-k", "nim")
    assert status == 0, told[-4000:]
    assert " deselected" in told
    assert int(told.rpartition(" passed")[0].rpartition("\n")[2].split()[-1]) > least


def test_it_is_played_in_processes_of_their_own(installed):
    status, told = python(installed, "-m", "bot", "selfplay", "nim", "--games", "4", "--jobs", "2")
    assert status == 0, told
    assert '"finished": 4' in told


def test_its_command_stands_among_the_others(installed):
    asked = "import asyncio, tests.commands as all; print([each['name'] for each in asyncio.run(all.payloads())])"
    status, told = python(installed, "-c", asked)
    assert status == 0, told
    assert "'nim'" in told
    assert "'fugitive'" in told


def test_two_games_of_one_name_are_refused(installed, tmp_path):
    told = tmp_path / "other-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text("[escapade.games]\nfugitive = escapade_nim\n", encoding="utf-8")
    path = os.pathsep.join((installed["PYTHONPATH"], str(tmp_path)))
    status, told = python({**installed, "PYTHONPATH": path}, "-m", "bot", "selfplay", "--help")
    assert status != 0
    assert "there is more than one game of that name: fugitive" in told
