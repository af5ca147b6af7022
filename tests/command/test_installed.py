"""The program as people install it: a wheel with all that it reads, and the command `escapade` from an empty folder."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.version import VERSION
from tests.patience import PATIENCE
from tests.release import CHANGELOG, notes

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "cogs", "storage")
PAGES = ("privacy.md", "privacy.es.md", "terms.md", "terms.es.md")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

REPOSITORY = "https://example.org/ana/escapade"
"""The address that the test gives to the build, for the links of the README."""

WINDOWS = os.name == "nt"


def in_tree() -> set[str]:
    """Return the files of the packages that are installed: all but what only checks the pages' JavaScript."""
    files = [file for package in PACKAGES for file in (ROOT / package).rglob("*") if file.is_file()]
    left_out = ("__pycache__", "tsconfig.json")
    names = {file.relative_to(ROOT).as_posix() for file in files if not set(left_out) & set(file.parts)}
    return {name for name in names if not name.endswith(".d.ts")}


def test_every_package_is_typed():
    assert {f"{package}/py.typed" for package in PACKAGES} <= in_tree()


def test_every_folder_with_code_is_a_package():
    folders = {(ROOT / name).parent for name in in_tree() if name.endswith(".py")}
    assert not [folder for folder in folders if not (folder / "__init__.py").exists()]


def test_the_version_stands_in_one_place():
    assert PROJECT["project"]["dynamic"] == ["version", "readme"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


LOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-12-24\n\n- More.\n\n## [1.1.0]\n\n- Less.\n"


def test_a_release_tells_its_part_of_the_changelog():
    assert notes("v1.2.0", "1.2.0", LOG) == "- More."
    for tag, version, why in [
        ("v1.2.1", "1.2.0", "The tag is"),
        ("v1.3.0", "1.3.0", "has no part"),
        ("v1.1.0", "1.1.0", "no day"),
    ]:
        with pytest.raises(ValueError, match=why):
            notes(tag, version, LOG)
    assert re.findall(r"^## \[([^\]]+)\]", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)[0] == "Unreleased"


def test_every_package_has_the_major_version_up_to_which_it_was_tried():
    open_above = [each for each in PROJECT["project"]["dependencies"] if not re.search("<|==", each)]
    assert open_above == ["tzdata"], "which has no interface to break"


def test_every_python_that_is_named_is_tried():
    tried = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    named = [each.rpartition(" ")[2] for each in PROJECT["project"]["classifiers"] if "Python :: 3." in each]
    assert len(named) == 4
    assert f"python: {json.dumps(named)}" in tried


def test_a_pipe_may_know_fewer_letters_than_names_have(monkeypatch):
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "argv", ["escapade", "verify"])
    assert main() == 2
    print("Íñigo", file=out)
    assert out.buffer.getvalue().split() == [b"??igo"]


@pytest.mark.long
def test_a_clean_environment_plays_from_an_empty_folder(tmp_path):
    """Needs a registry of packages, as `make` does."""
    source, wheels, environment, empty = (tmp_path / name for name in ("source", "wheels", "environment", "empty"))
    source.mkdir()
    empty.mkdir()
    for name in (*PACKAGES, "docs"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / ".ci", source / ".ci")
    venv.create(environment, with_pip=True)
    programs = environment / ("Scripts" if WINDOWS else "bin")
    ran(programs / "python", "-m", "pip", "wheel", "-q", "--no-deps", "-w", wheels, source, folder=tmp_path)
    (wheel,) = wheels.iterdir()
    with zipfile.ZipFile(wheel) as packed:
        installed = {name for name in packed.namelist() if not name.startswith("escapade-")}
        told = packed.read(f"escapade-{VERSION}.dist-info/METADATA").decode()
    assert f"]({REPOSITORY}/blob/v{VERSION}/docs/play.md)" in told
    assert f'src="{REPOSITORY}/raw/v{VERSION}/docs/pictures/turn.webp"' in told
    assert re.findall(r'(?:\]\(|src=")(?!https?://)', told) == []
    assert installed == in_tree() | {f"bot/docs/{page}" for page in PAGES}
    ran(programs / "python", "-m", "pip", "install", "-q", wheel, folder=tmp_path)

    escapade = programs / "escapade"
    assert ran(escapade, "--version", folder=empty) == VERSION
    assert "usage: escapade" in ran(escapade, "--help", folder=empty)
    told = json.loads(ran(escapade, "selfplay", "alien1979", "--games", "4", "--jobs", "2", folder=empty))
    assert told["finished"] == 4
    home = "from bot.engine.texts import Say, texts; from bot.ui.pages.privacy import PAGES, document_pages as page"
    shown = "print([page(each, Say(texts(language)))[0].title for each in PAGES for language in ('en', 'es')])"
    titles = ran(programs / "python", "-c", f"{home}; {shown}", folder=empty)
    assert titles == "['Privacy', 'Privacidad', 'Terms', 'Condiciones']"
    plays(escapade, empty)


def ran(program: Path, *words: str | Path, folder: Path) -> str:
    """Run a program in a folder and give what it prints. It must succeed."""
    done = subprocess.run([program, *words], cwd=folder, env=clean(), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def clean() -> dict[str, str]:
    """Give the environment without what would lead back to the tree."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return inherited | {"REPOSITORY": REPOSITORY}


def plays(escapade: Path, folder: Path) -> None:
    """Start the local game, wait until its bot is there, and stop it."""
    words = [escapade, "play", "--port", "0"]
    process = subprocess.Popen(
        words, cwd=folder, env=clean() | {"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert address, said
        assert "Escapade" in read(address[0])
        people = json.loads(read(f"{address[0]}local/state"))["users"]
        until = time.monotonic() + PATIENCE
        while not json.loads(read(f"{address[0]}local/state?user={people[0]['id']}"))["connected"]:
            assert time.monotonic() < until, "the bot is not there"
            time.sleep(0.2)
    finally:
        process.terminate()
        left = process.communicate(timeout=PATIENCE)
    assert WINDOWS or process.returncode == 0, left
    assert (folder / "data" / "play.db").exists()


def read(address: str) -> str:
    """Read a page of this machine."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())
