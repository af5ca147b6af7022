"""`python -m bot check`: every live table of a database is taken up, shown and played on; what fails is named."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from storage import pg_dialect
from storage.database import Server, marks
from storage.export_file import columns_of
from storage.store import Store
from tests.old.databases import VERSIONS, taken_out
from tests.old.later import add_migration
from tests.postgres import Cluster, connected


def check(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["bot", "check", *words])
    return main()


def test_an_old_database_is_checked_and_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = taken_out(VERSIONS[-1], tmp_path)
    before = database.read_bytes()
    assert check(monkeypatch, str(database)) == 0
    assert "live tables, 0 failed" in capsys.readouterr().out
    assert database.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["escapade.db"]


def test_a_table_that_cannot_be_read_is_named_and_keeps_no_other_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = taken_out(VERSIONS[-1], tmp_path)
    with closing(sqlite3.connect(database)) as connection:
        ((number,),) = connection.execute(
            "select id from game_table where game = 'fugitive' and status = 'playing' limit 1"
        ).fetchall()
        connection.execute("update game_table set snapshot = '{}' where id = ?", (number,))
        connection.commit()
    assert check(monkeypatch, str(database), "--table", str(number)) == 1
    told = capsys.readouterr()
    assert told.err.startswith(f"table {number}, fugitive: ")
    assert told.out.startswith("1 live tables, 1 failed")


@pytest.fixture
def older(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The same database on a server, as this release has left it to the next one."""
    on_postgres = pytest.importorskip("storage.on_postgres")
    server, path = cluster.fresh(anew=True), taken_out(VERSIONS[-1], tmp_path)
    with closing(sqlite3.connect(path)) as file, connected(server) as link:
        on_postgres.migrate(link, "older")
        for name, columns in columns_of(file).items():
            insert = f"insert into {name} ({', '.join(columns)}) values ({marks([*columns])})"
            for row in file.execute(f"select {', '.join(columns)} from {name}"):
                values = zip(row, columns.values(), strict=True)
                plain = [v.encode() if kind == "blob" and isinstance(v, str) else v for v, kind in values]
                link.execute(pg_dialect.spelt(insert), pg_dialect.plain(plain))
    add_migration(tmp_path / "migrations", monkeypatch)
    return server


def test_a_database_of_a_server_is_checked_before_it_is_brought_up_to_date(
    older: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And so it is after that, while the bot has it."""
    assert check(monkeypatch, older.address) == 0
    told = capsys.readouterr().out
    assert "live tables, 0 failed" in told
    assert not told.startswith("0 ")

    async def checked() -> int:
        store = await Store.open(older)
        try:
            return await asyncio.to_thread(check, monkeypatch, older.address)
        finally:
            await store.close()

    assert asyncio.run(checked()) == 0
    assert capsys.readouterr().out == told


def test_what_is_no_database_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(monkeypatch, str(tmp_path / "none.db")) == 2
    assert "cannot be read: there is no such file" in capsys.readouterr().err
