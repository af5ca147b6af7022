"""`python -m bot check`: every live table of a database is taken up, shown and played on; what fails is named."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.old.databases import VERSIONS, taken_out


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


def test_what_is_no_database_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(monkeypatch, str(tmp_path / "none.db")) == 2
    assert "cannot be read: there is no such file" in capsys.readouterr().err
