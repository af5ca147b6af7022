"""Numbered SQL, forward only: `migrations/0001.sql` makes a database of version 1, and so on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiosqlite

from storage.copies import copy
from storage.faults import StoreError

FOLDER = Path(__file__).parent / "migrations"


class NoDatabase(StoreError):
    """There is a file, but no database of this program in it."""


class NewerDatabase(StoreError):
    """The database was written by a newer release of the program."""


def newest() -> int:
    """Give the version that the migrations lead to."""
    return max(int(path.stem) for path in FOLDER.glob("*.sql"))


def numbered(number: int) -> str:
    """Give the migration that leads to a version."""
    return (FOLDER / f"{number:04}.sql").read_text(encoding="utf-8")


async def check(connection: aiosqlite.Connection, path: Path) -> None:
    """See that the database at `path` is of the version that this program reads. Raises StoreError, NewerDatabase."""
    version = await _version(connection, path, newest())
    if version < newest():
        raise StoreError(f"{path} has version {version}, this program reads {newest()}; start the bot on it once")


async def migrate(connection: aiosqlite.Connection, path: Path, target: int | None = None) -> None:
    """Bring the database at `path` up to `target`, the newest version by default.

    A database that holds something is copied beside itself first. Foreign keys must be off: a migration that makes a
    table anew would delete what refers to it. They are checked before each version is committed. Raises NewerDatabase
    when the database is ahead of the program, StoreError when a migration would leave something without its table.
    """
    target = newest() if target is None else target
    version = await _version(connection, path, target)
    if 0 < version < target:
        await asyncio.to_thread(copy, path, Path(f"{path}.before-{target}"))
    for number in range(version + 1, target + 1):
        await connection.executescript(f"begin immediate;\n{numbered(number)}\npragma user_version = {number};")
        if broken := list(await connection.execute_fetchall("pragma foreign_key_check")):
            await connection.execute_fetchall("rollback")
            raise StoreError(f"{path} cannot become version {number}: {len(broken)} rows refer to nothing")
        await connection.execute_fetchall("commit")


async def _version(connection: aiosqlite.Connection, path: Path, target: int) -> int:
    rows = list(await connection.execute_fetchall("pragma user_version"))
    version = int(rows[0][0])
    if version > target:
        raise NewerDatabase(f"{path} has version {version}, this program knows {target}")
    if version == 0 and list(await connection.execute_fetchall("select 1 from sqlite_master limit 1")):
        raise NoDatabase("it belongs to another program")
    return version
