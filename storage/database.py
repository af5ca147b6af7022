"""One SQLite file, one connection: every transaction whole, durable and not to be interrupted."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import aiosqlite

from storage.copies import address
from storage.migrate import NoDatabase, check, migrate
from storage.store import StoreError

T = TypeVar("T")


class Ran(NamedTuple):
    """What a statement did: the id of the row it inserted and how many it changed."""

    row: int
    changed: int


class Database:
    """A connection with one lock around every transaction and every read. What SQLite cannot do is a StoreError."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, read_only: bool = False) -> Database:
        """Open or make the database at `path` and bring it up to date; `read_only` only looks.

        Raises NewerDatabase, or another StoreError for what cannot be opened.
        """
        with _told():
            _look_at(path)
            connection = await _connected(path, read_only)
            try:
                await connection.execute_fetchall("pragma busy_timeout = 5000")
                await connection.execute_fetchall("pragma trusted_schema = off")
                if read_only:
                    await check(connection, path)
                    return cls(connection)
                await connection.execute_fetchall("pragma journal_mode = wal")
                await connection.execute_fetchall("pragma synchronous = full")
                await migrate(connection, path)
                await connection.execute_fetchall("pragma foreign_keys = on")
            except BaseException:
                await connection.close()
                raise
            return cls(connection)

    async def close(self) -> None:
        """Finish the running transaction and close the file."""
        async with self._lock:
            await self._connection.close()

    async def transaction(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` as one transaction that finishes even when whoever asked is cancelled."""

        async def run() -> T:
            async with self.reading():
                try:
                    await self._connection.execute("begin immediate")
                    result = await work()
                    await self._connection.execute("commit")
                except BaseException:
                    with contextlib.suppress(sqlite3.Error):
                        await self._connection.execute("rollback")
                    raise
                return result

        return await asyncio.shield(asyncio.ensure_future(run()))

    async def write(self, sql: str, *values: object) -> None:
        """Execute one statement, which is a transaction of its own: one turn of the thread instead of three."""

        async def run() -> None:
            async with self.reading():
                await self.run(sql, *values)

        await asyncio.shield(asyncio.ensure_future(run()))

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Be alone with the database, to read."""
        async with self._lock:
            with _told():
                yield

    async def rows(self, sql: str, *values: object) -> list[Any]:
        """Read inside a transaction or `reading`."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def run(self, sql: str, *values: object) -> Ran:
        """Execute inside a transaction. The cursor has nothing left to give; closing it would cost a thread's turn."""
        cursor = await self._connection.execute(sql, values)
        return Ran(cursor.lastrowid or 0, cursor.rowcount)


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Turn what SQLite cannot do into StoreError."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error


def _look_at(path: Path) -> None:
    """Refuse a file that is empty. A new database is made where there is none; such a file is what is left of one."""
    if path.is_file() and path.stat().st_size == 0:
        raise NoDatabase("it is empty; remove it to begin anew, or put a backup in its place")


async def _connected(path: Path, read_only: bool) -> aiosqlite.Connection:
    """Connect. After a failure aiosqlite's thread has a last word for the loop, which must not be closed by then."""
    connection = aiosqlite.connect(address(path, "ro" if read_only else "rwc"), uri=True, isolation_level=None)
    try:
        return await connection
    except BaseException:
        connection._thread.join()
        raise
