"""The PostgreSQL database, by psycopg. A transaction is a plain function, as on SQLite.

The function runs in a thread with a connection of the pool. So SQLite and PostgreSQL run the same functions. And
psycopg needs no special event loop, not even on Windows.

The isolation level READ COMMITTED is enough. A write checks again what was read before (`where version = ?`). It waits
for other transactions that change the row, and then checks the row again. Unique indexes refuse duplicates. The method
`alone` is for decisions that neither of these protects.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool

from storage.database import Server, Work
from storage.listening import BREAK, CHANNEL, Link, Listening
from storage.migrate_postgres import check, migrate
from storage.pg_dialect import plain, spelt
from storage.store_errors import InUse, StoreError

T = TypeVar("T")

CONNECTIONS = 8
"""The number of transactions that can run at the same time."""

TRIES = 5
"""The number of attempts at a transaction. An attempt may fail by a conflict with other transactions or by a lost
connection.
"""

AFTER_YOU = 0.02
"""The seconds to wait after a conflict with another transaction, before the next attempt."""

PATIENCE = 10
"""The seconds to wait for a connection to the PostgreSQL server."""

LOCK_PATIENCE = 2000
"""The milliseconds to wait for the lock of another bot that is about to stop."""

ONE_BOT = 0x45534341
"""The number of the advisory lock that a bot holds on its database. Several processes of one bot, each with its own
shards, share this lock.
"""

BEGIN = b"begin isolation level read committed; select pg_current_xact_id()::text"
BEGIN_READING = b"begin isolation level repeatable read read only"


class Statements:
    """The `Connection` of storage/database.py on PostgreSQL."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.told: list[str] = []

    def rows(self, sql: str, *values: object) -> list[Any]:
        """Implement `Connection.rows`."""
        return self._link.execute(spelt(sql), plain(values)).fetchall()

    def run(self, sql: str, *values: object) -> int:
        """Implement `Connection.run`."""
        return self._link.execute(spelt(sql), plain(values)).rowcount

    def alone(self, what: str) -> None:
        """Implement `Connection.alone`."""
        self._link.execute(b"select pg_advisory_xact_lock(hashtextextended(%s, 0))", (what,))

    def tell(self, text: str) -> None:
        """Implement `Connection.tell`."""
        self.told.append(text)

    def last_table(self) -> int:
        """Implement `Connection.last_table`."""
        ((number, used),) = self._link.execute(b"select last_value, is_called from game_table_id_seq").fetchall()
        return int(number) if used else 0

    def next_table(self) -> int:
        """Implement `Connection.next_table`."""
        ((number,),) = self._link.execute(b"select nextval('game_table_id_seq')").fetchall()
        return int(number)

    def number_after(self, last: int) -> None:
        """Implement `Connection.number_after`.

        A rollback of the transaction does not undo it. Then some numbers are skipped, but no number is used twice.
        """
        if last > self.last_table():
            self._link.execute(b"select setval('game_table_id_seq', %s)", (last,))


class Postgres:
    """The `Database` of storage/database.py on PostgreSQL."""

    def __init__(self, pool: ConnectionPool[Link], held: Link, server: Server, shared: bool, looks: bool) -> None:
        self.name = secrets.token_hex(8)
        self.shared = shared
        self._pool = pool
        self._held = held
        self.listening = None if looks else Listening(held, lambda: _locked_connection(server, shared))
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="database")

    @classmethod
    async def open(cls, server: Server, read_only: bool = False, shared: bool = False, older: bool = False) -> Postgres:
        """Connect to the server, lock the database and migrate it to the newest version.

        With `shared`, several processes can hold the lock if all of them pass `shared`. With `read_only`, nothing is
        written; then `older` allows an older version of the database.

        Raises NewerDatabase, InUse, or another StoreError if the database cannot be used.
        """
        pool, held = await asyncio.to_thread(_with_store_errors, lambda: cls._open(server, read_only, shared, older))
        return cls(pool, held, server, shared, read_only)

    @classmethod
    def _open(cls, server: Server, read_only: bool, shared: bool, older: bool) -> tuple[ConnectionPool[Link], Link]:
        held = _connected(server) if read_only else _locked_connection(server, shared)
        try:
            if read_only:
                check(held, str(server), older)
            else:
                migrate(held, str(server))
            named: dict[str, Any] = {"options": "-c default_transaction_read_only=on"} if read_only else {}
            pool = ConnectionPool(
                server.address,
                connection_class=Link,
                kwargs={"autocommit": True, **named},
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                open=False,
            )
            pool.open(wait=True, timeout=PATIENCE)
        except BaseException:
            held.close()
            raise
        return pool, held

    async def transaction(self, work: Work[T]) -> T:
        """Run the function `work` as one transaction and return its result.

        The transaction finishes even if the caller is cancelled.
        """
        return await self._in_a_thread(lambda: self._again(lambda: self._transact(work)))

    async def write(self, sql: str, *values: object) -> None:
        """Execute one statement as a transaction."""
        await self.transaction(lambda connection: connection.run(sql, *values))

    async def reading(self, work: Work[T]) -> T:
        """Run the function `work`, which only reads, and return its result.

        All reads see the same state of the database.
        """
        return await self._in_a_thread(lambda: self._again(lambda: self._read(work, BEGIN_READING)))

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Return the rows of one query."""
        return await self._in_a_thread(
            lambda: self._again(lambda: self._read(lambda connection: connection.rows(sql, *values)))
        )

    async def close(self) -> None:
        """Finish the running transactions and disconnect."""
        await asyncio.to_thread(self._close)

    def listen(self, heard: Callable[[str], None], lost: Callable[[StoreError], None]) -> None:
        """Listen to other processes that use this database.

        Call the function `heard` for each message of another process. Call the function `lost` if another process takes
        the database.
        """

        def told(text: str) -> None:
            name, _, rest = text.partition(" ")
            if name != self.name:
                heard(rest)

        if self.listening is not None:
            self.listening.heard, self.listening.lost = told, lost

    async def tell(self, texts: Iterable[str]) -> None:
        """Send each of `texts` as a message to the other processes that use this database."""
        await self._in_a_thread(lambda: self._tell(list(texts)))

    def _close(self) -> None:
        self._threads.shutdown()
        if self.listening is not None:
            self.listening.ends()
            with contextlib.suppress(psycopg.Error), self._pool.connection(timeout=1) as link:
                link.execute(BREAK)
        self._pool.close()
        (self.listening or self._held).close()

    def _tell(self, texts: Sequence[str], link: Link | None = None) -> None:
        """Send each of `texts` to the other processes, without waiting for the disk.

        If the server crashes, these messages are lost.
        """
        if not texts or not self.shared:
            return
        if link is None:
            with self._pool.connection() as own:
                return self._tell(texts, own)
        told = "; ".join(f"notify {CHANNEL}, '{self.name} {text}'" for text in texts)
        link.execute(f"begin; set local synchronous_commit = off; {told}; commit".encode())

    async def _in_a_thread(self, call: Callable[[], T]) -> T:
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._threads, _with_store_errors, call))

    def _again(self, attempt: Callable[[], T]) -> T:
        """Return the result of the function `attempt`. After a failure that changed nothing, call it again.

        Such failures are conflicts and lost connections. `attempt` is called up to `TRIES` times.
        """
        for _ in range(TRIES - 1):
            try:
                return attempt()
            except (errors.SerializationFailure, errors.DeadlockDetected):
                time.sleep(AFTER_YOU)
            except _Lost:
                self._pool.check()
        return attempt()

    def _read(self, work: Work[T], begin: bytes = b"") -> T:
        with self._pool.connection() as link:
            try:
                if begin:
                    link.execute(begin)
                return work(Statements(link))
            except psycopg.OperationalError as error:
                raise _Lost(str(error)) if link.closed else error from error

    def _transact(self, work: Work[T]) -> T:
        """Run the function `work` as a transaction once.

        Raises _Lost if the connection was lost and nothing has changed.
        """
        number = None
        with self._pool.connection() as link:
            try:
                begun = link.execute(BEGIN)
                begun.nextset()
                ((number,),) = begun.fetchall()
                result = work(statements := Statements(link))
            except psycopg.OperationalError as error:
                raise _Lost(str(error)) if link.closed else error from error
            try:
                link.execute(b"commit")
                with contextlib.suppress(psycopg.Error):  # It is saved. The others notice it when they compare.
                    self._tell(statements.told, link)
            except psycopg.OperationalError:
                if not link.closed:
                    raise
        if link.closed and not self._committed(number):
            raise _Lost("the connection was lost")
        return result

    def _committed(self, number: str) -> bool:
        """Return whether a commit succeeded although the connection was lost during it.

        `number` is the id of the transaction. The commit may still be running, so this waits for its end.
        """
        for _ in range(10 * PATIENCE):
            self._pool.check()
            with self._pool.connection() as link:
                ((status,),) = link.execute(b"select pg_xact_status(%s::text::xid8)", (number,)).fetchall()
            if status != "in progress":
                return bool(status == "committed")
            time.sleep(0.1)
        raise StoreError("the connection was lost, and it is not known whether this was saved")


class _Lost(psycopg.OperationalError):
    """The connection was lost, together with all uncommitted changes."""


def _with_store_errors(call: Callable[[], T]) -> T:
    """Return the result of the function `call`. Raise StoreError for an error of PostgreSQL."""
    try:
        return call()
    except psycopg.Error as error:
        raise StoreError(" ".join(str(error).split())) from error


def _connected(server: Server) -> Link:
    return Link.connect(server.address, autocommit=True, connect_timeout=PATIENCE)


@contextlib.contextmanager
def held_alone(server: Server) -> Iterator[None]:
    """Lock the database for this process alone while the context lasts. The data do not change.

    Raises InUse or another StoreError.
    """
    link = _with_store_errors(lambda: _locked_connection(server, shared=False))
    try:
        yield
    finally:
        link.close()


def _locked_connection(server: Server, shared: bool) -> Link:
    """Return a connection that locks the database until the connection is closed. Raises InUse.

    With `shared`, several processes can hold the lock if all of them pass `shared`.
    """
    link = _connected(server)
    try:
        link.execute(b"select set_config('lock_timeout', %s, false)", (str(LOCK_PATIENCE),))
        link.execute(b"select pg_advisory_lock_shared(%s)" if shared else b"select pg_advisory_lock(%s)", (ONE_BOT,))
        link.execute(b"reset lock_timeout")
    except errors.LockNotAvailable:
        link.close()
        raise InUse(f"another copy of the bot is running on {server}") from None
    except BaseException:
        link.close()
        raise
    return link
