"""Backups of an SQLite database: complete, in one file, and readable only by the owner of the file.

This module also decides which nightly backups are kept.
"""

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
"""The number of daily backups that are kept, and the number of weekly backups that are kept from the time before them.
"""

PRIVATE = 0o600
"""The file mode of a database. The file contains secrets and hands, so only its owner may read it."""


def address(path: Path, mode: str) -> str:
    """Return SQLite's URI of a database file.

    `mode` says how the file is opened: to be read (`ro`), written (`rw`) or created (`rwc`).
    """
    return f"{path.absolute().as_uri()}?mode={mode}"


def copy(source: Path, target: Path) -> None:
    """Copy the database at `source`, which may be in use, to `target`.

    The copy is complete, in one file and flushed to disk. If copying fails, no copy is left. Raises StoreError.
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
    """Make the backup of `today` in `folder` unless it exists, and remove expired backups.

    Backups of later days stay, because they show that the clock is or was wrong. Raises StoreError; then no backup is
    removed.
    """
    if not _of(database, folder, today).exists():
        copy(database, _of(database, folder, today))
    named = (_day(database, path) for path in folder.iterdir())
    days = [day for day in named if day is not None and day <= today]
    for day in set(days) - kept(days):
        _of(database, folder, day).unlink(missing_ok=True)


def kept(days: Collection[datetime.date]) -> set[datetime.date]:
    """Return the days whose backups are kept, out of the given days.

    They are the newest 7 days, and the first day of each of the 4 weeks before these.
    """
    daily = sorted(days)[-DAILY:]
    weeks: dict[tuple[int, int], datetime.date] = {}
    for day in sorted(days):
        weeks.setdefault(day.isocalendar()[:2], day)
    return {*daily, *[day for day in weeks.values() if day not in daily][-WEEKLY:]}


def empty(path: Path) -> None:
    """Create an empty file that only its owner may read. It replaces an existing file."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def on_disk(path: Path) -> None:
    """Flush a file, or the file names of a folder, to disk, so that they survive a power cut.

    Windows cannot open a folder, and flushes only files that are open for writing.
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
    """Return a text that describes the damage of a database; None if it is intact."""
    found = [str(line) for (line,) in connection.execute("pragma integrity_check(1)")]
    return None if found == ["ok"] else found[0].splitlines()[-1]


def _of(database: Path, folder: Path, day: datetime.date) -> Path:
    return folder / f"{database.stem}-{day}.db"


def _day(database: Path, path: Path) -> datetime.date | None:
    """Return the day of a nightly backup; None for any other file."""
    try:
        day = datetime.date.fromisoformat(path.stem.removeprefix(f"{database.stem}-"))
    except ValueError:
        return None
    return day if path == _of(database, path.parent, day) else None
