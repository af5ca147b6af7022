"""Command lines that cannot be carried out: one sentence on stderr, status 2, never a traceback."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import LASTING, main
from bot.command import COMMANDS, newgame
from tests.command.test_replay import played

HUGE, LONG = "9" * 23, "x" * 300
CHANNEL = "112233445566778899"

LINES = {
    "replay": (
        "escapade.db 1 --html missing/x.html",
        "escapade.db 1 --html folder",
        "escapade.db 1 --html text.txt/x.html",
        f"escapade.db 1 --html {LONG}",
        "escapade.db 99 --html x.html",
        "escapade.db 3",
        "escapade.db 3 --html x.html",
        "escapade.db 99",
        "escapade.db -1",
        f"escapade.db {HUGE}",
        f"escapade.db {HUGE} --html x.html",
        "missing.db 1",
        "folder 1",
        "text.txt 1",
        "empty 1",
        f"{LONG} 1",
    ),
    "verify": (
        *("", "missing", "folder", "text.txt", "empty", "nested.json", LONG),
        *(f"--page {page}" for page in ("folder", "missing/x.html", "text.txt/x.html", LONG)),
    ),
    "check": (
        *("missing.db", "folder", "text.txt", "empty", LONG),
        *(f"escapade.db --table {table}" for table in ("99", "-1", "1", HUGE)),
    ),
    "doctor": (
        *(f"--channel {number}" for number in ("x", "1", "-1", HUGE, CHANNEL)),
        *(f"--channel {CHANNEL} --{option} x" for option in ("old", "announcement")),
        *(f"--channel {CHANNEL} --json {file}" for file in ("folder", "missing/x", "text.txt/x", LONG)),
    ),
    "fault": (
        *(f"{database} abc" for database in ("missing.db", "folder", "text.txt", "empty", LONG)),
        "escapade.db abc",
    ),
    "backup": ("folder", "text.txt", "text.txt/x.db", "escapade.db", LONG, f"missing/{LONG}/x.db"),
    "restore": ("missing", "folder", "text.txt", "empty", "text.txt/x", "escapade.db", LONG),
    "export": ("folder", "text.txt", "text.txt/x.zip", LONG),
    "import": ("missing", "folder", "text.txt", "empty", LONG),
    "reckon": ("",),
    "annul": ("7", "7 --undo", HUGE),
    "selfplay": (
        *(f"fugitive --games {games}" for games in ("0", "-1", HUGE)),
        f"fugitive --seats {HUGE}",
        "fugitive --policy search --budget 0",
        "fugitive --policy nobody",
        "stalag17 --policy search",
        "fugitive --option roles",
        "fugitive --option no=yes",
    ),
    "balance": ("fugitive --games 0", f"fugitive --seats {HUGE}", "fugitive --option no=yes"),
    "lesson": (f"fugitive --seats {HUGE}", "fugitive --seat 7", "fugitive --option no=yes"),
    "checkgame": ("none", "x/y", LONG),
    "newgame": tuple(["none", "con", "house", "Ü", "1", "x", "--"][:-1]),
    "play": (f"--port {HUGE}", "--port -1", "--data text.txt", f"--data {LONG}", "--data folder"),
}


def test_every_command_is_tried() -> None:
    assert {*LINES, "run", "completion"} == {*COMMANDS}
    assert {*LASTING} == {"run", "play"}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of three games, the third of a title that is not installed, and other things."""
    folder = tmp_path_factory.mktemp("odd")

    asyncio.run(played(folder / "escapade.db"))
    with contextlib.closing(sqlite3.connect(folder / "escapade.db")) as database, database:
        for table, number in (("game_table", "id"), ("move", "table_id")):
            database.execute(f"create temp table copied as select * from {table} where {number} = 1")
            database.execute(f"update copied set {number} = 3")
            database.execute(f"insert into {table} select * from copied")
            database.execute("drop table copied")
        database.execute("update game_table set game = 'chess' where id = 3")
    (folder / "folder/world.db").mkdir(parents=True)
    (folder / "text.txt").write_text("hello")
    (folder / "empty").touch()
    (folder / "nested.json").write_text("[" * 100_000)
    return folder


def files(folder: Path) -> dict[Path, int]:
    """The files below a folder, but for those that SQLite and the lock put beside a database."""
    found = (path for path in folder.rglob("*") if path.is_file() and ".db-" not in path.name)
    return {path: path.stat().st_size for path in found if path.suffix != ".lock"}


@pytest.mark.parametrize(("command", "rest"), [(command, rest) for command, lines in LINES.items() for rest in lines])
def test_one_sentence(
    command: str, rest: str, kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(kept)
    monkeypatch.setenv("DATABASE", "missing.db" if command == "reckon" else "escapade.db")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr("sys.argv", ["bot", command, *rest.split()])
    before = files(kept)
    assert main() == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1, err
    assert "Errno" not in err or command in ("verify", "backup", "export")
    assert before == files(kept)


def test_a_file_that_may_not_be_read(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whichever command it is: what the system refuses is told."""
    monkeypatch.chdir(kept)

    is_file = Path.is_file

    def refused(path: Path) -> bool:
        if path.name != "locked.db":
            return is_file(path)
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_file", refused)
    for command in ("replay locked.db 1", "check locked.db", "fault locked.db abc", "restore locked.db"):
        monkeypatch.setattr("sys.argv", ["bot", *command.split()])
        assert main() == 2
        out, err = capsys.readouterr()
        name = "locked.db"
        assert (out, err) == ("", f"{command.split()[0]}: {name} cannot be used: Permission denied.\n")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *((name, "a word of Python's") for name in ("none", "true", "false", "class", "match", "case")),
        *((name, "a device") for name in ("con", "nul", "aux", "prn", "com1", "lpt9")),
        *((name, "is taken") for name in ("house", "table", "fugitive", "conftest", "door", "banned", "escapade")),
        *((name, "begin with") for name in ("button", "command", "replay", "daily", "zone")),
        *((name, "is no name") for name in ("x", "1st", "two words", "../up", "ünder", "Big", "a" * 21)),
    ],
)
def test_a_name_that_a_game_cannot_have(name: str, why: str, tmp_path: Path) -> None:
    for place in ("cogs", "tests/games", "docs/words"):
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "tests/games/door.py").touch()
    (tmp_path / "tests/games/conftest.py").touch()
    (tmp_path / "docs/words/banned.md").touch()
    assert why in newgame._name_problem(name, tmp_path)


@pytest.mark.parametrize("name", ["origami_fleet", "exception", "state", "list", "action", "any", "com10"])
def test_names_that_a_game_can_have(name: str, tmp_path: Path) -> None:
    """Those of Python's own things, and of what the rules of a game use, hide nothing there."""
    for place in ("cogs", "tests/games", "docs/words"):
        (tmp_path / place).mkdir(parents=True)
    assert newgame._name_problem(name, tmp_path) == ""
    assert classes(name) == classes("chess")


def classes(name: str) -> list[str]:
    """The classes that a new game has."""
    lines = (line for _, text in newgame.new_files(name, "A game") for line in text.splitlines())
    return [line for line in lines if line.startswith("class ")]
