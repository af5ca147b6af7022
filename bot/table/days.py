"""The daily change: seal tomorrow's escapes and end yesterday's unfinished ones."""

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
"""The most seconds between two checks of the date."""

RETRY = 60.0
"""The seconds after which a failed save is tried again."""


class Days:
    """Checks the date when the bot starts, when a day ends, and on request."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._done: tuple[int, int] | None = None
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Do the work that is due today. Check again when the day ends, and every hour.

        The hourly check is needed because the wall clock may have been wrong. A failed save is tried again after 60 s.
        """
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
        """Seal the escapes of a new day, and end escapes whose day is surely over. Raises StoreError.

        Escapes are ended once a day.
        """
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
        """Store the results of people's tries whose games are over. Raises StoreError."""
        for tried in await self._tables.store.ended_tries():
            table = await self._tables.find(tried.table)
            if table is None or (seat := table.seat_of(tried.user)) is None:
                continue
            moves = await table.history.standing(table.record)
            try:
                result = results.result(table.title, table.record, moves, seat)
            except Exception:  # one failure must not hold up the other results
                log.exception("a try at the day's escape has no result", table=tried.table)
            else:
                await self._tables.store.settle_try(results.with_result(tried, result))

    async def flush(self) -> bool:
        """Wait until no work of the daily change is running. Return whether there was any."""
        return await finished(self._running)

    def _again(self) -> None:
        task = asyncio.create_task(self.start(), name="the turn of the day")
        self._running.add(task)
        task.add_done_callback(self._running.discard)
