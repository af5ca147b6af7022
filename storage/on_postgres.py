"""PostgreSQL by psycopg: a transaction is a plain function here as well, and runs in a thread with a connection of the
pool. So both databases run the same functions, and psycopg needs no event loop of its own kind, on Windows neither.

READ COMMITTED is enough: what was read before is asked again by the statement that writes (`where version = ?`), which
waits for whoever changes that row and then looks at the row anew; unique indexes refuse what is there twice; for what
neither of them decides there is `alone`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool

from storage.database import Server, Work
from storage.faults import InUse, StoreError
from storage.migrate_postgres import check, migrate
from storage.spelling import plain, spelt

T = TypeVar("T")
Link = psycopg.Connection[tuple[Any, ...]]

CONNECTIONS = 8
"""How many transactions run at once."""

TRIES = 5
"""How many times a transaction is begun: others may be in its way, or its connection be lost."""

AFTER_YOU = 0.02
"""Seconds that are left to whoever was in the way, to finish."""

PATIENCE = 10
"""Seconds to wait for a connection."""

LOCK_PATIENCE = 2000
"""Milliseconds to wait for a bot that is just stopping."""

ONE_BOT = 0x45534341
"""The lock that a bot holds on its database."""

BEGIN = b"begin isolation level read committed; select pg_current_xact_id()::text"
BEGIN_READING = b"begin isolation level repeatable read read only"


class Statements:
    """See `Connection` in storage/database.py."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def rows(self, sql: str, *values: object) -> list[Any]:
        """See `Connection`."""
        return self._link.execute(spelt(sql), plain(values)).fetchall()

    def run(self, sql: str, *values: object) -> int:
        """See `Connection`."""
        return self._link.execute(spelt(sql), plain(values)).rowcount

    def alone(self, what: str) -> None:
        """See `Connection`."""
        self._link.execute(b"select pg_advisory_xact_lock(hashtextextended(%s, 0))", (what,))

    def last_table(self) -> int:
        """See `Connection`."""
        ((number, used),) = self._link.execute(b"select last_value, is_called from game_table_id_seq").fetchall()
        return int(number) if used else 0

    def number_after(self, last: int) -> None:
        """See `Connection`. What a transaction that is taken back does here stays: numbers are left out, none is used
        twice."""
        if last > self.last_table():
            self._link.execute(b"select setval('game_table_id_seq', %s)", (last,))


class Postgres:
    """See storage/database.py."""

    def __init__(self, pool: ConnectionPool[Link], held: Link) -> None:
        self._pool = pool
        self._held = held
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="database")

    @classmethod
    async def open(cls, server: Server, read_only: bool = False) -> Postgres:
        """Connect, hold the database for this bot alone and bring it up to date; `read_only` only looks.

        Raises NewerDatabase, InUse, or another StoreError for what cannot be used.
        """
        return await asyncio.to_thread(_told, lambda: cls._open(server, read_only))

    @classmethod
    def _open(cls, server: Server, read_only: bool) -> Postgres:
        held = Link.connect(server.address, autocommit=True, connect_timeout=PATIENCE)
        try:
            if read_only:
                check(held, str(server))
            else:
                _hold(held, server)
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
        return cls(pool, held)

    async def transaction(self, work: Work[T]) -> T:
        """Do `work` as one transaction that finishes even when whoever asked is cancelled."""
        return await self._in_a_thread(lambda: self._again(lambda: self._transact(work)))

    async def write(self, sql: str, *values: object) -> None:
        """Execute one statement, as a transaction."""
        await self.transaction(lambda connection: connection.run(sql, *values))

    async def reading(self, work: Work[T]) -> T:
        """Do `work` that only reads, all of it at one state of the database."""
        return await self._in_a_thread(lambda: self._again(lambda: self._read(work, BEGIN_READING)))

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Read by one statement, which sees one state by itself."""
        return await self._in_a_thread(
            lambda: self._again(lambda: self._read(lambda connection: connection.rows(sql, *values)))
        )

    async def close(self) -> None:
        """Finish the running transactions and disconnect."""
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)
        self._held.close()

    async def _in_a_thread(self, call: Callable[[], T]) -> T:
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._threads, _told, call))

    def _again(self, attempt: Callable[[], T]) -> T:
        """Attempt what was surely not done again: another transaction was in its way, or the connection was lost."""
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
        """Do the work once. Raises _Lost when the connection broke and nothing was changed."""
        number = None
        with self._pool.connection() as link:
            try:
                begun = link.execute(BEGIN)
                begun.nextset()
                ((number,),) = begun.fetchall()
                result = work(Statements(link))
            except psycopg.OperationalError as error:
                raise _Lost(str(error)) if link.closed else error from error
            try:
                link.execute(b"commit")
            except psycopg.OperationalError:
                if not link.closed:
                    raise
        if link.closed and not self._committed(number):
            raise _Lost("the connection was lost")
        return result

    def _committed(self, number: str) -> bool:
        """Tell what became of a transaction whose connection was lost in its commit; it may still be at that."""
        for _ in range(10 * PATIENCE):
            self._pool.check()
            with self._pool.connection() as link:
                ((status,),) = link.execute(b"select pg_xact_status(%s::text::xid8)", (number,)).fetchall()
            if status != "in progress":
                return bool(status == "committed")
            time.sleep(0.1)
        raise StoreError("the connection was lost, and it is not known whether this was saved")


class _Lost(psycopg.OperationalError):
    """The connection was lost, and with it all that was not committed."""


def _told(call: Callable[[], T]) -> T:
    """Turn what PostgreSQL cannot do into StoreError."""
    try:
        return call()
    except psycopg.Error as error:
        raise StoreError(" ".join(str(error).split())) from error


def _hold(link: Link, server: Server) -> None:
    """Hold the database for this bot alone, as long as `link` lives. Raises InUse."""
    link.execute(b"select set_config('lock_timeout', %s, false)", (str(LOCK_PATIENCE),))
    try:
        link.execute(b"select pg_advisory_lock(%s)", (ONE_BOT,))
    except errors.LockNotAvailable:
        raise InUse(f"another copy of the bot is running on {server}") from None
    link.execute(b"reset lock_timeout")
