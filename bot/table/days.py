"""What the turn of the day brings: tomorrow's escapes are sealed, and those of yesterday are over as they stand."""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from bot.archive import daily as results
from bot.archive.day import day_of, ends
from bot.engine.move import Illegal
from bot.table import daily
from bot.table.clock import Clock
from bot.table.tables import Tables
from bot.tasks import finished
from storage.store_errors import StoreError

log = structlog.get_logger()

EVERY = 3600.0
"""Seconds between two looks at the day, at most."""

RETRY = 60.0
"""Seconds after which what was not saved is tried again."""


class Days:
    """Looks at the day when the bot starts, when a day ends, and when somebody asks for it."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._done: tuple[int, int] | None = None
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Do what today wants done, and look again when it ends, and each hour: the clock of the wall may have been
        wrong. What cannot be saved is done in a minute."""
        wait = RETRY
        try:
            if self._tables.leases.house:
                await self.look()
                now = self._tables.now()
                wait = min(ends(day_of(now)) - now, EVERY)
        except StoreError as error:
            log.warning("the day is not kept", error=str(error))
        self._clock.after(wait, self._again)

    async def look(self) -> None:
        """Seal what is to be sealed, end what is over for certain, once a day. Raises StoreError."""
        async with self._lock:
            now, sure = self._tables.now(), day_of(self._tables.table_time.sure())
            if self._done == (day_of(now), sure):
                return
            await daily.seal_days(self._tables.store, now)
            for table in (*self._tables, *self._tables.suspended):
                if table.record.day is not None and table.record.day < sure:
                    with contextlib.suppress(Illegal):
                        await table.end(daily.OVER)
            await self.settle()
            self._done = day_of(now), sure

    async def settle(self) -> None:
        """Keep what has come of the tries whose games are over. Raises StoreError."""
        for tried in await self._tables.store.ended_tries():
            table = await self._tables.find(tried.table)
            if table is None or (seat := table.seat_of(tried.user)) is None:
                continue
            moves = await table.history.standing(table.record)
            try:
                result = results.result(table.title, table.record, moves, seat)
            except Exception:  # nobody waits for the result of another
                log.exception("a try at the day's escape has no result", table=tried.table)
            else:
                await self._tables.store.settle_try(results.settled(tried, result))

    async def flush(self) -> bool:
        """Wait until nothing is being done and tell whether anything was."""
        return await finished(self._running)

    def _again(self) -> None:
        task = asyncio.create_task(self.start(), name="the turn of the day")
        self._running.add(task)
        task.add_done_callback(self._running.discard)
