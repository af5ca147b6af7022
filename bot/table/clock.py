"""Turns that take too long: a reminder, then what a time-out plays; and games whose own time is over. All of these
times are stored and survive a restart."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable

import structlog

from bot.engine.game import Illegal
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import StoreError

log = structlog.get_logger()

REMIND_AT = 0.8
"""The part of a turn after which its player is reminded."""

HEARTBEAT = 30.0
"""Seconds between two notes that the process lives; an outage is measured from the last one."""

SHORTEST = 0.1
"""Seconds between two looks at the deadlines."""

RETRY = 30.0
"""Seconds after which a deadline that could not be served is tried again."""

ALIVE = "alive_at"


class Clock:
    """One task for all tables. `remind` is called with a table whose turn is nearly up."""

    def __init__(self, tables: Tables, remind: Callable[[Table], Awaitable[None]]) -> None:
        self._tables = tables
        self._remind = remind
        self._wake = asyncio.Event()
        self._beaten = 0.0
        self._not_before: dict[int, float] = {}
        self._later: list[tuple[float, Callable[[], None]]] = []
        tables.listeners.append(lambda table: self._wake.set())

    async def forgive(self) -> None:
        """After a start, give every running turn and game the time of the outage: all of them, and once, whatever
        happens."""
        known = await self._tables.store.read(ALIVE)
        now = self._tables.now()
        outage = now - float(known) if known else 0.0
        if outage <= 0:
            await self._beat()
            return
        await self._tables.store.postpone(outage, ALIVE, str(now))
        self._beaten = now
        for table in self._tables:
            table.postponed(outage)

    def at(self, when: float, act: Callable[[], None]) -> None:
        """Call `act` once, at `when` or soon after it; a restart forgets it."""
        self._later.append((when, act))
        self._wake.set()

    async def run(self) -> None:
        """Serve deadlines until cancelled."""
        while True:
            self._wake.clear()
            self._act()
            for table in self._tables:
                await self._serve(table)
            if not self._beaten <= self._tables.now() < self._beaten + HEARTBEAT:
                await self._beat()
            await self.rest()

    async def rest(self) -> None:
        """Wait until a table changes or the next thing is due."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._pause()):
                await self._wake.wait()

    def _act(self) -> None:
        now = self._tables.now()
        due = [act for when, act in self._later if when <= now]
        self._later = [(when, act) for when, act in self._later if when > now]
        for act in due:
            act()

    async def _serve(self, table: Table) -> None:
        record, now = table.record, self._tables.now()
        if now < self._due(table):
            return
        try:
            if record.ends is not None and now >= record.ends:
                await table.time_up()
            elif record.deadline is not None and now >= record.deadline:
                for number, seat in enumerate(table.waited_for()):
                    if not await table.time_out(seat, record.version + number):
                        return
            else:
                await table.remind()
                await self._remind(table)
        except (Illegal, StoreError) as error:
            self._not_before[table.id] = now + RETRY
            log.warning("deadline not served", table=table.id, error=str(error))
        except Exception:
            self._not_before[table.id] = now + RETRY
            log.exception("deadline not served", table=table.id)
        else:
            self._not_before.pop(table.id, None)

    def _due(self, table: Table) -> float:
        """Give the time at which `table` is to be looked at."""
        record = table.record
        turn = math.inf if record.deadline is None else record.deadline if record.reminded else remind_time(table)
        ends = math.inf if record.ends is None else record.ends
        return max(min(turn, ends), self._not_before.get(table.id, 0.0))

    def _pause(self) -> float:
        now = self._tables.now()
        due = min((*(self._due(table) for table in self._tables), *(when for when, _ in self._later)), default=math.inf)
        return max(SHORTEST, min(HEARTBEAT, self._beaten + HEARTBEAT - now, due - now))

    async def _beat(self) -> None:
        now = self._tables.now()
        try:
            await self._tables.store.write(ALIVE, str(now))
        except StoreError as error:
            log.warning("no note that the process lives", error=str(error))
        self._beaten = now


def remind_time(table: Table) -> float:
    """When the player to move is reminded, in seconds since 1970; only for a table with a deadline."""
    assert table.record.deadline is not None
    return table.record.deadline - table.record.pace * (1 - REMIND_AT)
