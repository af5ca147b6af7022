"""What the project ships: what is not ours has its licence beside it; what is said to prevent something is there."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from bot.installed_games import installed_game, names
from tests.pictures.moments import FILM, MOST

ROOT = Path(__file__).parents[1]

FOREIGN = {"bot/art/fonts/DejaVuSansCondensed-Bold.ttf": "bot/art/fonts/LICENSE-DejaVu.txt"}
"""The licence of each file that is not ours."""

WRITTEN = {
    ".py",
    ".ftl",
    ".toml",
    ".sql",
    ".md",
    ".txt",
    ".in",
    ".yml",
    ".typed",
    ".js",
    ".css",
    ".html",
    ".ts",
    ".sh",
    ".yaml",
    ".service",
    ".json",
    ".template",
}
DRAWN = {".svg", ".png", ".gif", ".webp"}
PACKED = {".xz"}
"""Kinds of files that are made here, by hand or by the program; a font, a sound or a photograph is not."""

WITHOUT_KIND = {"Dockerfile", "LICENSE", "Makefile", ".dockerignore", ".env.example", ".gitignore", ".npmrc", "run"}

NOTICES = ("copyright (c)", "@license", "spdx-license-identifier", "all rights reserved")


def shipped() -> list[str]:
    """Name all files of the project."""
    try:
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only a checkout tells what is the project's")
    return [name for name in listed.splitlines() if (ROOT / name).is_file()]


def test_what_is_not_ours_has_a_licence_beside_it() -> None:
    foreign = {
        name
        for name in shipped()
        if Path(name).suffix not in WRITTEN | DRAWN | PACKED and Path(name).name not in WITHOUT_KIND
    }
    assert foreign == set(FOREIGN)
    for name, licence in FOREIGN.items():
        text = (ROOT / licence).read_text(encoding="utf-8")
        assert Path(licence).parent == Path(name).parent
        assert Path(name).name in text.splitlines()[0]
        assert len(text) > 1000


def test_no_file_of_ours_carries_anothers_notice() -> None:
    carrying = [
        name
        for name in shipped()
        if Path(name).suffix in {".js", ".css", ".html", ".svg", ".py"} and name != "tests/test_bundled.py"
        if any(notice in (ROOT / name).read_text(encoding="utf-8").casefold() for notice in NOTICES)
    ]
    assert not carrying


FOLDERS = ("docs/pictures", "docs/pictures/es")


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("name", [*names(), FILM])
def test_each_game_on_the_home_page_has_its_picture(name: str, folder: str) -> None:
    """In each language one of a channel, and one that moves; small enough for a page that shows them all."""
    picture = ROOT / folder / f"{name}.webp"
    if name != FILM and not installed_game(name).offer.shown and not picture.exists():
        pytest.skip("its game.toml does not put it on the home page")
    assert picture.exists(), f"add its moment to tests/pictures/moments.py, then: python -m tests.pictures {name}"
    assert picture.stat().st_size <= (1_500_000 if name == FILM else MOST)


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_picture_is_of_a_game_that_is_gone(folder: str) -> None:
    assert {path.stem for path in (ROOT / folder).glob("*.webp")} <= {*names(), FILM}


def test_licences_are_installed_with_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["license-files"]) == {"LICENSE", *FOREIGN.values()}


@pytest.mark.parametrize("page", ["SECURITY.md", "CONTRIBUTING.md"])
def test_what_is_said_to_prevent_something_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`([\w.*-]+/[\w./*-]*)`", text)
    assert len(named) > 3
    assert [name for name in named if not list(ROOT.glob(name.rstrip("/")))] == []
    for name, function in re.findall(r"`([\w/]+\.py)` \(`(\w+)`", text):
        assert f"def {function}(" in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/README.es.md"])
def test_the_readme_tells_the_minutes_of_the_home_page(page: str) -> None:
    """It shows the games that have a picture: others need not be in it."""
    text = (ROOT / page).read_text(encoding="utf-8")
    told = re.findall(r"\*\*[^*]*?(?:(\d+) (?:to|a) )?(\d+) (?:minutes|minutos)\.\*\*", text)
    pictured = [installed_game(name) for name in names() if (ROOT / "docs" / "pictures" / f"{name}.webp").exists()]
    offered = [title.offer.together.values() for title in pictured]
    assert sorted((int(least or most), int(most)) for least, most in told) == sorted(
        (min(each), max(each)) for each in offered
    )
