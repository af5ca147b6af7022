"""`python -m bot backup` and `restore`: one sentence where they refuse, and never a database that is neither."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.command import backup, restore, starting
from bot.table.tables import Tables
from storage import put_back
from storage.migrate import newest
from storage.records.tables import EPOCH, Post, PostedMessage
from tests.old.databases import VERSIONS, taken_out
from tests.table.play import dealt_table, fugitive, open_table, opened_store

DATABASE = Path("data/escapade.db")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return str(err.strip())


def restored(file: str | Path) -> int:
    return restore.run(Namespace(file=Path(file)))


def backed_up(file: str | None = None) -> int:
    return backup.run(Namespace(file=Path(file) if file else None))


def modes() -> set[str]:
    return {f"{path.stat().st_mode & 0o777:o}" for path in DATABASE.parent.rglob("*") if path.is_file()}


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(sql).fetchall()


def made(tables: int = 1) -> None:
    """Make a database with so many tables at play, or add them, and close it in order."""

    async def work() -> None:
        async with opened_store(DATABASE) as store:
            there = len(await store.live())
            for number in range(tables):
                await dealt_table(Tables(store), fugitive(), channel=500 + there + number)
            await store.write("alive_at", "1000.0")

    DATABASE.parent.mkdir(exist_ok=True)
    asyncio.run(work())


def test_a_copy_is_made_and_taken_back(capsys) -> None:
    made()
    assert backed_up("mine.db") == 0
    made()
    assert [number for (number,) in rows(DATABASE, "select id from game_table")] == [1, 2]
    assert restored("mine.db") == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "data/escapade.db is copied to mine.db.\n" in out
    assert "Table 1, fugitive: Round 1\n" in out
    assert rows(DATABASE, "select id, status, reason from game_table") == [(1, "playing", ""), (2, "void", "rewound")]
    (kept,) = DATABASE.parent.glob("*.replaced-*")
    assert str(kept) in out
    assert len(rows(kept, "select id from game_table")) == 2
    assert modes() == {"600"}
    assert {path.name for path in DATABASE.parent.iterdir()} <= {DATABASE.name, f"{DATABASE.name}.lock", kept.name}


def test_whom_nobody_may_know_is_deleted_again(capsys) -> None:
    """Erased after the copy: the copy knows the person, what takes the place of the database does not."""

    async def erase(user: int) -> None:
        async with opened_store(DATABASE) as store:
            await store.erase(user, time.time())

    made()
    asyncio.run(erase(2))
    assert backed_up("mine.db") == 0
    asyncio.run(erase(1))
    assert restored("mine.db") == 0
    assert rows(DATABASE, "select user, instead from erased order by user") == [(1, -2), (2, -1)]
    assert rows(DATABASE, "select user, name from seat order by seat") == [(-2, "Incognito 2"), (None, "Incognito 1")]
    assert rows(DATABASE, "select status, reason from game_table") == [("void", "empty")]


def test_without_a_name_a_copy_lies_beside_the_nightly_ones(monkeypatch) -> None:
    made()
    assert backed_up() == 0
    assert len(list(Path("data/backups").glob("escapade-*T*.db"))) == 1
    monkeypatch.setenv("BACKUPS", "elsewhere")
    assert backed_up() == 0
    assert len(list(Path("elsewhere").iterdir())) == 1


def test_what_backup_refuses(capsys) -> None:
    assert backed_up("mine.db") == 2
    assert said(capsys) == "There is no database data/escapade.db."
    made()
    Path("file").touch()
    assert backed_up("file/mine.db") == 2
    assert said(capsys).startswith("data/escapade.db cannot be copied to file/mine.db: ")
    Path("mine.db").touch()
    assert backed_up("mine.db") == 2
    assert said(capsys) == "mine.db is there already: give another name."
    assert Path("mine.db").stat().st_size == 0


def spoilt(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\xaa" * 4096 * 3
    path.write_bytes(content)


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"pragma user_version = {newest() + 1}")


def too_old(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma user_version = 13")


REFUSED: dict[str, Callable[[Path], object]] = {
    "is no file": lambda path: path.unlink(),
    "is no copy of a database of this bot; nothing has changed": lambda path: path.write_bytes(b""),
    "cannot be read: file is not a database; nothing has changed": lambda path: path.write_text("Dear diary " * 99),
    "; nothing has changed": spoilt,
    "was written by a newer release; nothing has changed": newer,
    "mine.db has version 13, from before the first release; no release can read it; nothing has changed": too_old,
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_restore_refuses_changes_nothing(capsys, why: str) -> None:
    made()
    assert backed_up("mine.db") == 0
    capsys.readouterr()
    REFUSED[why](Path("mine.db"))
    before = DATABASE.read_bytes()
    assert restored("mine.db") == 2
    assert said(capsys).endswith(f"{why}.")
    assert DATABASE.read_bytes() == before
    assert {path.name.removeprefix(DATABASE.name) for path in DATABASE.parent.iterdir()} <= {
        "",
        ".lock",
        "-wal",
        "-shm",
    }


def test_a_database_is_not_taken_back_to_itself_or_under_a_running_bot(capsys) -> None:
    made()
    assert restored(DATABASE) == 2
    assert said(capsys) == "data/escapade.db is the database itself."
    assert backed_up("mine.db") == 0
    capsys.readouterr()
    with starting.held(DATABASE):
        assert restored("mine.db") == 3
    assert said(capsys) == "Another copy of the bot is running on data/escapade.db."


def test_what_a_killed_bot_left_beside_its_file_is_kept_and_not_in_charge(capsys) -> None:
    """The last moves are in the log beside the file alone: read into the copy they would undo or spoil it."""
    made()
    assert backed_up("mine.db") == 0

    async def play_and_be_killed() -> None:
        async with opened_store(DATABASE) as store:
            await open_table(Tables(store), fugitive(), channel=700)
            for end in ("", "-wal", "-shm"):
                shutil.copyfile(f"{DATABASE}{end}", f"left{end}")

    asyncio.run(play_and_be_killed())
    for end in ("", "-wal", "-shm"):
        shutil.move(f"left{end}", f"{DATABASE}{end}")
    assert restored("mine.db") == 0
    assert not Path(f"{DATABASE}-wal").exists()
    assert not Path(f"{DATABASE}-shm").exists()
    assert rows(DATABASE, "select id, status from game_table") == [(1, "playing"), (2, "void")]
    (kept,) = DATABASE.parent.glob("*.replaced-*")
    assert rows(kept, "select id, status from game_table") == [(1, "playing"), (2, "lobby")]


def test_a_raw_copy_with_what_lies_beside_it_is_whole(capsys) -> None:
    async def be_killed() -> None:
        async with opened_store(DATABASE) as store:
            await dealt_table(Tables(store), fugitive())
            for end in ("", "-wal"):
                shutil.copyfile(f"{DATABASE}{end}", f"raw.db{end}")

    DATABASE.parent.mkdir()
    asyncio.run(be_killed())
    for path in DATABASE.parent.iterdir():
        path.unlink()
    assert restored("raw.db") == 0
    assert rows(DATABASE, "select id, status from game_table") == [(1, "playing")]
    Path("raw.db-wal").unlink()
    assert restored("raw.db") == 2


def test_a_spoilt_database_is_replaced_all_the_same() -> None:
    made(2)
    assert backed_up("mine.db") == 0
    DATABASE.write_bytes(b"spoilt" * 1000)
    assert restored("mine.db") == 0
    assert rows(DATABASE, "select id, status from game_table") == [(1, "playing"), (2, "playing")]
    kept = min(DATABASE.parent.glob("*.replaced-*"))
    assert kept.read_bytes() == b"spoilt" * 1000


@pytest.mark.parametrize("version", VERSIONS)
def test_a_copy_of_an_older_release_is_brought_up_to_date(version: str, tmp_path: Path) -> None:
    made()
    folder = tmp_path / "old"
    folder.mkdir()
    old = taken_out(version, folder)
    before = old.read_bytes()
    assert restored(old) == 0
    assert old.read_bytes() == before
    assert rows(DATABASE, "pragma user_version") == [(newest(),)]
    assert {status for (status,) in rows(DATABASE, "select status from game_table where epoch > 0")} == {"playing"}
    assert not list(DATABASE.parent.glob("*before*"))


@pytest.mark.parametrize("at", range(24))
def test_cut_short_at_any_step_one_of_both_is_in_charge(monkeypatch, at: int) -> None:
    """Files are copied, written out, removed and put in place: each step fails once, as if the process ended there."""
    made()
    assert backed_up("mine.db") == 0
    made()
    steps = 0

    class Killed(BaseException):
        pass

    def killed(step: Callable[..., object]) -> Callable[..., object]:
        def stepped(*arguments: object, **more: object) -> object:
            nonlocal steps
            steps += 1
            if steps == at + 1:
                raise Killed
            return step(*arguments, **more)

        return stepped

    with monkeypatch.context() as cut:
        for name in ("empty", "on_disk", "damage"):
            cut.setattr(put_back, name, killed(getattr(put_back, name)))
        cut.setattr(put_back.shutil, "copyfile", killed(shutil.copyfile))
        for name in ("unlink", "replace"):
            cut.setattr(Path, name, killed(getattr(Path, name)))
        cut.setattr(restore, "remove_draft", lambda draft: None)
        with contextlib.suppress(Killed):
            restored("mine.db")
    tables = rows(DATABASE, "select id, status, epoch > 0 from game_table")
    assert rows(DATABASE, "pragma integrity_check") == [("ok",)]
    back = [(1, "playing", 1), (2, "void", 1)]
    assert tables in ([(1, "playing", 0), (2, "playing", 0)], back)
    assert restored("mine.db") == 0
    assert rows(DATABASE, "select id, status, epoch > 0 from game_table") == back
    assert steps > at or at > 12, "a step that is not there"


def test_each_time_is_another_epoch_even_of_a_clock_that_stands(monkeypatch) -> None:
    made()
    assert backed_up("mine.db") == 0
    monkeypatch.setattr(time, "time", lambda: 5000.0)
    epochs = []
    for _ in range(3):
        assert restored("mine.db") == 0
        epochs += rows(DATABASE, f"select value from note where key = '{EPOCH}'")
    assert epochs == [("5000",), ("5001",), ("5002",)]


def test_what_discord_shows_is_taken_over_from_the_database_that_is_replaced() -> None:
    made()

    async def post(later: bool) -> None:
        async with opened_store(DATABASE) as store:
            if later:
                await store.paint(1, PostedMessage("board", -1, 500, 42, "a print", 99.0, unsure=7))
                await store.paint(1, PostedMessage("ping", 1, 500, 43, "a print", 99.0))
                await store.posted(1, [1], 44)
                await store.paint(2, PostedMessage("board", -1, 501, 45, "a print", 99.0))
            else:
                await store.paint(1, PostedMessage("board", -1, 500, 41, "a print", 9.0))
                await store._database.transaction(
                    lambda connection: store._write_posts(connection, 1, [Post("scene", -1, b"{}", 9.0)])
                )

    asyncio.run(post(later=False))
    assert backed_up("mine.db") == 0
    made()
    asyncio.run(post(later=True))
    assert restored("mine.db") == 0
    assert rows(DATABASE, "select table_id, kind, message, digest, posted, unsure from painting order by message") == [
        (1, "board", 42, "", 0.0, None),
        (1, "ping", 43, "", 0.0, None),
        (2, "board", 45, "", 0.0, None),
    ]
    assert rows(DATABASE, "select kind, message from outbox") == [
        ("shuffle", 44),
        ("shuffle", None),
        ("scene", None),
        ("rewound", None),
    ]


def test_a_start_lets_nobody_else_read_what_is_there() -> None:
    made()
    for path in (DATABASE, Path(f"{DATABASE}.before-3")):
        path.touch()
        path.chmod(0o644)
    with starting.held(DATABASE):
        made()
        Path("data/new").touch()
    assert modes() == {"600"}


def test_a_new_folder_is_its_owners_alone() -> None:
    with starting.held(DATABASE):
        assert f"{DATABASE.parent.stat().st_mode & 0o777:o}" == "700"
