# ruff: noqa: ASYNC240
"""Copies of a database: whole or not there, for its owner alone, and kept by age."""

import datetime
import itertools
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from storage.backups import copy, kept, nightly
from storage.store import Store
from storage.store_errors import StoreError
from tests.storage.build import at_play, commit, lobby, moved, row

DAY = timedelta(days=1)


def private(path: Path) -> bool:
    """Tell whether nobody else may read it. Windows keeps no such marks: there the folder's own rights hold."""
    return os.name == "nt" or not path.stat().st_mode & 0o077


async def test_a_copy_of_a_database_in_use_is_one_whole_file_for_its_owner_alone(
    store: Store, path: Path, tmp_path: Path
) -> None:
    table = await at_play(store, lobby())
    target = tmp_path / "copies" / "copy.db"
    copy(path, target)
    after = moved(table)
    await commit(store, after, row(after, 0), None)
    assert [each.name for each in target.parent.iterdir()] == ["copy.db"]
    assert private(target)
    assert private(target.parent)
    other = await Store.open(target, read_only=True)
    try:
        assert await other.load(table.id) == table
    finally:
        await other.close()


async def test_a_copy_after_a_crash_has_what_lies_beside_the_file(store: Store, path: Path, tmp_path: Path) -> None:
    table = await at_play(store, lobby())
    dead = tmp_path / "dead" / "escapade.db"
    dead.parent.mkdir()
    for end in ("", "-wal"):
        shutil.copyfile(f"{path}{end}", f"{dead}{end}")
    assert Path(f"{dead}-wal").stat().st_size
    copy(dead, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as taken:
        assert taken.execute("select version from game_table").fetchall() == [(table.version,)]


async def test_what_cannot_be_copied_leaves_the_former_copy_and_nothing_else(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy.db"
    with pytest.raises(StoreError, match="unable to open"):
        copy(path, target)
    store = await Store.open(path)
    await at_play(store, lobby())
    await store.close()
    copy(path, target)
    before = target.read_bytes()
    spoilt = bytearray(path.read_bytes())
    spoilt[5 * 4096 : 7 * 4096] = b"\xaa" * 8192
    path.write_bytes(spoilt)
    with pytest.raises(StoreError, match=r"damaged|malformed"):
        copy(path, target)
    assert target.read_bytes() == before
    assert [each.name for each in target.parent.iterdir()] == ["copy.db"]


def test_seven_days_and_four_weeks_are_kept() -> None:
    have: set[date] = set()
    first = date(2026, 1, 5)
    for number in range(120):
        today = first + number * DAY
        have = kept({*have, today})
        assert today in have
        assert len(have) <= 11
    ages = sorted((today - day).days for day in have)
    assert ages[:7] == list(range(7))
    assert [day.weekday() for day in sorted(have)[:4]] == [0] * 4
    assert 28 <= ages[-1] <= 7 + 28
    weeks = sorted(have)[:4]
    assert [(later - earlier).days for earlier, later in itertools.pairwise(weeks)] == [7] * 3


def test_however_old_they_are_the_newest_are_kept() -> None:
    old = {date(2020, 3, 1) + number * DAY for number in range(9)}
    left = kept({*old, date(2026, 1, 1)})
    assert date(2020, 3, 9) in left
    assert len(left) >= 8


async def test_a_night_makes_its_copy_once_and_removes_no_file_but_its_own(store: Store, path: Path) -> None:
    folder = path.parent / "backups"
    folder.mkdir()
    others = {"escapade-2026-01-01T120000.db", "notes.txt", "escapade-mine.db", "other-2026-01-01.db"}
    for name in others:
        (folder / name).touch()
    today = date(2026, 2, 2)
    for number in range(60):
        nightly(path, folder, today + number * DAY)
    made = folder / f"escapade-{today + 59 * DAY}.db"
    before = made.stat().st_mtime_ns
    nightly(path, folder, today + 59 * DAY)
    assert made.stat().st_mtime_ns == before
    names = {each.name for each in folder.iterdir()}
    assert others <= names
    assert len(names - others) == 11


async def test_copies_of_days_to_come_keep_no_other_out(store: Store, path: Path) -> None:
    """The clock was wrong for a week; or it is so now, and far behind."""
    folder = path.parent / "backups"
    folder.mkdir()
    today, later = date(2026, 2, 2), {f"escapade-{date(2027, 3, 1) + number * DAY}.db" for number in range(9)}
    for name in later:
        (folder / name).touch()
    for number in range(20):
        nightly(path, folder, today + number * DAY)
    names = {each.name for each in folder.iterdir()}
    assert later <= names
    assert {f"escapade-{today + number * DAY}.db" for number in range(13, 20)} <= names
    nightly(path, folder, date(1970, 1, 1))
    assert names < {each.name for each in folder.iterdir()}


async def test_a_night_that_makes_no_copy_removes_none(path: Path) -> None:
    folder = path.parent / "backups"
    folder.mkdir()
    for number in range(20):
        (folder / f"escapade-{date(2026, 1, 1) + number * DAY}.db").touch()
    with pytest.raises(StoreError):
        nightly(path, folder, datetime.date(2026, 3, 1))
    assert len(list(folder.iterdir())) == 20
