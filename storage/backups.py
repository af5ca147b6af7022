"""Copies of a database: whole, in one file, for its owner alone; and which of the nightly ones are kept."""

from __future__ import annotations

import contextlib
import datetime
import os
import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from storage.store_errors import StoreError

DAILY, WEEKLY = 7, 4
"""Nightly copies that are kept, and copies of the weeks before them."""

PRIVATE = 0o600
"""Secrets and hands stand in a database: nobody else may read it."""


def address(path: Path, mode: str) -> str:
    """Return the address of a database for SQLite, to be read (`ro`), written (`rw`) or made (`rwc`)."""
    return f"{path.absolute().as_uri()}?mode={mode}"


def copy(source: Path, target: Path) -> None:
    """Copy the database at `source`, which may be in use, to `target`: sound, on the disk, in one file, or not at all.

    Raises StoreError.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        empty(part)
        with (
            closing(sqlite3.connect(address(source, "ro"), uri=True)) as old,
            closing(sqlite3.connect(part, isolation_level=None)) as new,
        ):
            old.backup(new)
            new.execute("pragma journal_mode = delete")
            if (found := damage(new)) is not None:
                raise StoreError(f"{source} is damaged: {found}")
        on_disk(part)
        part.replace(target)
        on_disk(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{source} cannot be copied to {target}: {error}") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def nightly(database: Path, folder: Path, today: datetime.date) -> None:
    """Make the copy of `today` in `folder` unless it is there, and remove what is not kept any longer.

    Copies of later days are left alone: the clock is wrong, or was. Raises StoreError; then nothing is removed.
    """
    if not _of(database, folder, today).exists():
        copy(database, _of(database, folder, today))
    named = (_day(database, path) for path in folder.iterdir())
    days = [day for day in named if day is not None and day <= today]
    for day in set(days) - kept(days):
        _of(database, folder, day).unlink(missing_ok=True)


def kept(days: Collection[datetime.date]) -> set[datetime.date]:
    """Choose among days with a copy: the newest seven, and of four weeks before these the first copy of each."""
    daily = sorted(days)[-DAILY:]
    weeks: dict[tuple[int, int], datetime.date] = {}
    for day in sorted(days):
        weeks.setdefault(day.isocalendar()[:2], day)
    return {*daily, *[day for day in weeks.values() if day not in daily][-WEEKLY:]}


def empty(path: Path) -> None:
    """Make an empty file that nobody else may read, in place of what was there."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def on_disk(path: Path) -> None:
    """Wait until a file, or what its folder calls its files, would survive a power cut.

    Windows opens no folder, and flushes a file only for whoever may write it.
    """
    folder = path.is_dir()
    if folder and os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY if folder else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def damage(connection: sqlite3.Connection) -> str | None:
    """Return what is damaged in a database; None for one that is sound."""
    found = [str(line) for (line,) in connection.execute("pragma integrity_check(1)")]
    return None if found == ["ok"] else found[0].splitlines()[-1]


def _of(database: Path, folder: Path, day: datetime.date) -> Path:
    return folder / f"{database.stem}-{day}.db"


def _day(database: Path, path: Path) -> datetime.date | None:
    """Return the day of a nightly copy; None for any other file."""
    try:
        day = datetime.date.fromisoformat(path.stem.removeprefix(f"{database.stem}-"))
    except ValueError:
        return None
    return day if path == _of(database, path.parent, day) else None
