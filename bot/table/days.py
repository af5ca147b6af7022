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
from storage.faults import StoreError

log = structlog.get_logger()

RETRY = 60.0
"""Seconds after which what was not saved is tried again."""


class Days:
    """Looks at the day when the bot starts, when a day ends, and when somebody asks for it."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._done: int | None = None
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Do what today wants done, and look again when it ends. What cannot be saved is done in a minute."""
        now = self._tables.now()
        try:
            if self._tables.leases.house:
                await self.look()
        except StoreError as error:
            log.warning("the day is not kept", error=str(error))
            self._clock.at(now + RETRY, self._again)
        else:
            own = self._tables.leases.house
            self._clock.at(ends(day_of(now)) if own else now + RETRY, self._again)

    async def look(self) -> None:
        """Seal what is to be sealed, end what is over, once a day. Raises StoreError."""
        async with self._lock:
            today = day_of(self._tables.now())
            if self._done == today:
                return
            await daily.seal_days(self._tables.store, self._tables.now())
            for table in (*self._tables, *self._tables.suspended):
                if table.record.day is not None and table.record.day < today:
                    with contextlib.suppress(Illegal):
                        await table.end(daily.OVER)
            await self.settle()
            self._done = today

    async def settle(self) -> None:
        """Keep what has come of the tries whose games are over. Raises StoreError."""
        for tried in await self._tables.store.ended_tries():
            table = await self._tables.find(tried.table)
            if table is None:
                continue
            moves = await table.history.standing(table.record)
            try:
                result = results.result(table.title, table.record, moves)
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
