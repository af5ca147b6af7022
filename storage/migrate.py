"""Numbered SQL migrations of the database. They cannot be undone.

`migrations/0100.sql` creates a database of version 100, the first release. Each later number upgrades from the version
before it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from contextlib import closing
from pathlib import Path

import aiosqlite

from storage.backups import address, copy
from storage.store_errors import StoreError

FOLDER = Path(__file__).parent / "migrations"


class NoDatabase(StoreError):
    """The file is not a database of this program."""


class NewerDatabase(StoreError):
    """A newer release of the program wrote the database."""


class OlderDatabase(StoreError):
    """The database is older than the first release, so there are no migrations for it."""

    def __init__(self, version: int, name: object = "it") -> None:
        super().__init__(f"{name} has version {version}, from before the first release; no release can read it")


def first_version() -> int:
    """Return the database version of the first release."""
    return min(_numbers())


def newest() -> int:
    """Return the database version of this release."""
    return max(_numbers())


def migrations_between(version: int, target: int) -> range:
    """Return the numbers of the migrations from `version` (0 for an empty database) to `target`."""
    return range(max(version + 1, first_version()), target + 1)


def script_of(number: int) -> str:
    """Return the SQL of the migration with this number."""
    return (FOLDER / f"{number:04}.sql").read_text(encoding="utf-8")


def check_age(path: Path) -> None:
    """Raise OlderDatabase if the database file is from before the first release.

    Accept a file that cannot be read.
    """
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(address(path, "ro"), uri=True)) as connection:
        ((version,),) = connection.execute("pragma user_version")
        if 0 < version < first_version():
            raise OlderDatabase(version)


async def check(connection: aiosqlite.Connection, path: Path) -> None:
    """Raise StoreError or NewerDatabase unless the database at `path` has this program's version."""
    version = await known_version(connection, path)
    if version < newest():
        raise StoreError(f"{path} has version {version}, this program reads {newest()}; start the bot on it once")


async def migrate(connection: aiosqlite.Connection, path: Path, target: int | None = None) -> None:
    """Upgrade the database at `path` to version `target`, by default the newest.

    A database with data is first copied to a file next to it. Foreign keys must be off. Otherwise, a migration that
    recreates a database table would delete the rows that refer to the table. Foreign keys are checked before each
    version is committed.

    Raises NewerDatabase if the database is newer than the program, OlderDatabase if it is too old, and StoreError if a
    migration would break a foreign key.
    """
    target = newest() if target is None else target
    version = await known_version(connection, path, target)
    if 0 < version < target:
        await asyncio.to_thread(copy, path, Path(f"{path}.before-{target}"))
    for number in migrations_between(version, target):
        await connection.executescript(f"begin immediate;\n{script_of(number)}\npragma user_version = {number};")
        if broken := list(await connection.execute_fetchall("pragma foreign_key_check")):
            await connection.execute_fetchall("rollback")
            raise StoreError(f"{path} cannot become version {number}: {len(broken)} rows refer to nothing")
        await connection.execute_fetchall("commit")


async def known_version(connection: aiosqlite.Connection, path: Path, target: int | None = None) -> int:
    """Return the version of the database at `path`; 0 if it is empty. Nothing is written.

    Raises NewerDatabase if the version is above `target`, and OlderDatabase if it is below that of the first release.
    Raises NoDatabase if another program made the file.
    """
    target = newest() if target is None else target
    rows = list(await connection.execute_fetchall("pragma user_version"))
    version = int(rows[0][0])
    if version > target:
        raise NewerDatabase(f"{path} has version {version}, this program knows {target}")
    if version == 0 and list(await connection.execute_fetchall("select 1 from sqlite_master limit 1")):
        raise NoDatabase("it belongs to another program")
    if 0 < version < first_version():
        raise OlderDatabase(version)
    return version


def _numbers() -> list[int]:
    return [int(path.stem) for path in FOLDER.glob("*.sql")]
