"""The SQLite database: one file, one connection, one thread.

Transactions that wait at the same time share one durable commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import aiosqlite

from storage.backups import address
from storage.database import Connection, Work
from storage.migrate import NoDatabase, check, known_version, migrate
from storage.store_errors import StoreError

T = TypeVar("T")

SYNCHRONOUS = "full"
"""The SQLite setting by which a commit waits until the data are on disk. So no power cut undoes a commit."""


class Asked(Generic[T]):
    """A function that waits to be run in the database's thread, with the future for its result."""

    def __init__(self, work: Work[T], writes: bool) -> None:
        self.writes = writes
        self.error: BaseException | None = None
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work = work
        self._result: T | None = None

    def do(self, connection: Connection) -> None:
        """Run the function and keep its result. Call this in the database's thread."""
        try:
            self._result = self._work(connection)
        except BaseException as error:
            self.error = error

    def tell(self) -> None:
        """Pass the result or error of the function to the waiting caller."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(cast(T, self._result))
        elif isinstance(self.error, sqlite3.Error):
            told = StoreError(str(self.error))
            told.__cause__ = self.error
            self.answer.set_exception(told)
        else:
            self.answer.set_exception(self.error)


class Together(sqlite3.Connection):
    """A connection whose `commit` runs all waiting functions.

    Reads run first, then the writes with a single durable commit.
    """

    turn: Sequence[Asked[Any]] = ()

    def rows(self, sql: str, *values: object) -> list[Any]:
        """Implement `Connection.rows`."""
        return self.execute(sql, cast(Any, values)).fetchall()

    def run(self, sql: str, *values: object) -> int:
        """Implement `Connection.run`."""
        return self.execute(sql, cast(Any, values)).rowcount

    def alone(self, what: str) -> None:
        """Implement `Connection.alone`: do nothing, since transactions never overlap here."""

    def tell(self, text: str) -> None:
        """Implement `Connection.tell`: do nothing, since there are no other processes."""

    def last_table(self) -> int:
        """Implement `Connection.last_table`."""
        return max((number for (number,) in self.rows("select seq from sqlite_sequence")), default=0)

    def next_table(self) -> int:
        """Implement `Connection.next_table`."""
        number = self.last_table() + 1
        self.number_after(number)
        return number

    def number_after(self, last: int) -> None:
        """Implement `Connection.number_after`."""
        last = max(last, self.last_table())
        self.execute("delete from sqlite_sequence")
        self.execute("insert into sqlite_sequence (name, seq) values ('game_table', ?)", (last,))

    def commit(self) -> None:
        """Run the functions that wait for the database's thread. Call this in the thread."""
        writing = []
        for asked in self.turn:
            if asked.writes:
                writing.append(asked)
            else:
                asked.do(self)
        try:
            if len(writing) == 1:
                self._alone(writing[0])
            elif writing:
                self._all(writing)
        except sqlite3.Error as error:
            for asked in writing:
                asked.error = asked.error or error
        finally:
            if self.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self.execute("rollback")

    def _alone(self, asked: Asked[Any]) -> None:
        self.execute("begin immediate")
        asked.do(self)
        if asked.error is None:
            self.execute("commit")

    def _all(self, writing: Sequence[Asked[Any]]) -> None:
        """Run each waiting write in a savepoint, so that a failure of one does not affect the others.

        If the commit fails, all of these writes fail.
        """
        self.execute("begin immediate")
        for asked in writing:
            self.execute("savepoint own")
            asked.do(self)
            if asked.error is not None:
                if not self.in_transaction and isinstance(asked.error, sqlite3.Error):
                    raise asked.error  # SQLite has rolled everything back: the disk is full, or worse.
                self.execute("rollback to own")
            self.execute("release own")
        self.execute("commit")


class Sqlite:
    """The `Database` of storage/database.py on SQLite.

    Functions that arrive while the thread is busy run together in the thread's next turn.
    """

    shared = False

    def __init__(self, connection: aiosqlite.Connection, together: Together) -> None:
        self._connection = connection
        self._together = together
        self._waiting: list[Asked[Any]] = []
        self._done: deque[Asked[Any]] = deque()
        """Functions that have run, but whose callers do not have the result yet."""
        self._serving: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, read_only: bool = False) -> Sqlite:
        """Open or create the database at `path` and migrate it to the newest version.

        With `read_only`, nothing is written. Raises NewerDatabase, or another StoreError if it cannot be opened.
        """
        with _with_store_errors():
            _check_not_empty(path)
            connection, together = await _connected(path, read_only)
            try:
                await connection.execute_fetchall("pragma busy_timeout = 5000")
                await connection.execute_fetchall("pragma trusted_schema = off")
                if read_only:
                    await check(connection, path)
                    return cls(connection, together)
                await known_version(connection, path)  # before the first write
                await connection.execute_fetchall("pragma journal_mode = wal")
                await connection.execute_fetchall(f"pragma synchronous = {SYNCHRONOUS}")
                await migrate(connection, path)
                await _check_writable(connection)
                await connection.execute_fetchall("pragma foreign_keys = on")
            except BaseException:
                await connection.close()
                raise
            return cls(connection, together)

    async def transaction(self, work: Work[T]) -> T:
        """Run the function `work` as one transaction and return its result.

        The transaction finishes even if the caller is cancelled.
        """
        return await self._ask(Asked(work, writes=True))

    async def write(self, sql: str, *values: object) -> None:
        """Execute one statement as a transaction."""
        await self.transaction(lambda connection: connection.run(sql, *values))

    async def reading(self, work: Work[T]) -> T:
        """Run the function `work`, which only reads, and return its result. Nothing else runs meanwhile."""
        return await self._ask(Asked(work, writes=False))

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Return the rows of one query."""
        return await self.reading(lambda connection: connection.rows(sql, *values))

    async def tell(self, texts: Iterable[str]) -> None:
        """Do nothing: there are no other processes."""

    def listen(self, heard: Callable[[str], None], lost: Callable[[StoreError], None]) -> None:
        """Do nothing: there are no other processes."""

    async def close(self) -> None:
        """Finish the running transactions and close the file."""
        if self._serving is not None:
            await self._serving
        self._tell_all()
        await self._connection.close()

    async def _ask(self, asked: Asked[T]) -> T:
        self._waiting.append(asked)
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve(), name="database")
        return await asyncio.shield(asked.answer)

    async def _serve(self) -> None:
        """Pass all waiting functions to the database's thread, turn by turn.

        aiosqlite has no public way to run a function in its thread. So each turn is a call of `commit`, which
        `Together` overrides to run the functions.
        """
        while self._waiting:
            turn, self._waiting = self._waiting, []
            self._together.turn = turn
            try:
                await self._connection.commit()
            except asyncio.CancelledError:
                self._tell_all()
                for asked in turn:
                    asked.answer.cancel()
                raise
            except Exception as error:
                for asked in turn:
                    asked.error = asked.error or error
            if not self._done:
                asyncio.get_running_loop().call_soon(self._tell_next)
            self._done.extend(turn)

    def _tell_next(self) -> None:
        """Pass a result to one caller in each turn of the event loop.

        So many callers do not block the event loop.
        """
        if self._done:
            self._done.popleft().tell()
        if self._done:
            asyncio.get_running_loop().call_soon(self._tell_next)

    def _tell_all(self) -> None:
        """Pass all results to their callers now, because the event loop may be about to stop."""
        while self._done:
            self._done.popleft().tell()


@contextlib.contextmanager
def _with_store_errors() -> Iterator[None]:
    """Raise StoreError for an error of SQLite inside the context."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error


def _check_not_empty(path: Path) -> None:
    """Raise NoDatabase for an empty file.

    An empty file remains of a lost database. A new database is created only if there is no file.
    """
    if path.is_file() and path.stat().st_size == 0:
        raise NoDatabase("it is empty; remove it to begin anew, or put a backup in its place")


async def _connected(path: Path, read_only: bool) -> tuple[aiosqlite.Connection, Together]:
    """Open the database file; return the connection in two forms: of aiosqlite and of `Together`.

    After a failure, the event loop must stay open until aiosqlite's thread has sent its last message.
    """
    made: list[Together] = []

    def factory(*values: Any, **named: Any) -> Together:
        made.append(Together(*values, **named))
        return made[0]

    connection = aiosqlite.connect(
        address(path, "ro" if read_only else "rwc"), uri=True, isolation_level=None, factory=factory
    )
    try:
        await connection
    except BaseException:
        connection._thread.join()
        raise
    return connection, made[-1]


async def _check_writable(connection: aiosqlite.Connection) -> None:
    """Raise sqlite3.Error if the database file is not writable.

    SQLite refuses only the first write to the file, not `begin immediate`.
    """
    [[version]] = await connection.execute_fetchall("pragma user_version")
    await connection.execute_fetchall("begin immediate")
    await connection.execute_fetchall(f"pragma user_version = {version:d}")
    await connection.rollback()
