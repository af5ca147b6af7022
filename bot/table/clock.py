"""Turns that take too long: reminders, time-outs, and the time limit of a whole game.

The clocks of a table stop while its people cannot play. All these times are stored, so they survive a restart.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import math
import time
from collections.abc import Callable, Iterable
from functools import partial

import structlog

from bot.engine.move import Illegal
from bot.table.seat_clocks import reminded, reminds, runs_out
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store_errors import StoreError

log = structlog.get_logger()

HEARTBEAT = 30.0
"""The seconds between two saves of the table time. After a restart, the bot continues from the last saved time."""

SHORTEST = 0.1
"""The least number of seconds to wait before the next check whether a clock has run out."""

RETRY = 30.0
"""The seconds after which failed work on a table's clocks is tried again."""

UNHEARD = 1.0
"""The seconds between two checks whether all presses made in time have arrived."""

PAUSE = 15.0
"""The seconds for which the clocks must be stopped before people see it. Shorter stops are not shown, since Discord
asks for a new connection every few hours.
"""

SPARE = 64
"""The number of outdated entries after which the heap of scheduled checks is rebuilt."""

ALIVE, DATE = "alive_at", "date_ahead"
"""The keys of two stored values: the table time, and how far the trusted date is ahead of it."""

DATE_KEPT = 60.0
"""The most seconds by which the stored value `date_ahead` may be wrong."""


class Clock:
    """A single task that serves the clocks of all tables.

    It calls the function `paint` to update the displayed times.
    """

    def __init__(self, tables: Tables, paint: Callable[[Table], None]) -> None:
        self._tables = tables
        self._table_time = tables.table_time
        self._paint = paint
        self._wake = asyncio.Event()
        self._beaten = -math.inf
        self._looked = math.inf
        self._not_before: dict[int, float] = {}
        self._due: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._turning: dict[int, float] = {}
        self._date: float | None = None
        self._later: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self.beats: list[Callable[[], None]] = []
        """Functions that the clock calls in each of its rounds, before it checks the tables."""
        tables.listeners.append(self._heard)

    async def start(self) -> None:
        """Continue the table time from where it stopped, when the bot starts."""
        known = await self._tables.store.read(ALIVE)
        left = None if self._tables.leases.shared else await self._tables.store.end_leases()
        date = await self._tables.store.read(DATE)
        self._date = None if date is None else float(date)
        if known is not None or left is not None:
            self._table_time.start(left if left is not None else float(known or 0.0), self._date)
        for table in self._tables.own:
            self._put(table)

    async def stop(self) -> None:
        """Save the table time when the bot shuts down."""
        await self._beat()

    def lag(self) -> float:
        """Return how late the next check of a table is, in seconds; 0 before the first check."""
        return max(0.0, time.monotonic() - self._looked - min(self._table_time.every, HEARTBEAT))

    def after(self, seconds: float, act: Callable[[], None]) -> None:
        """Call the function `act` once after some seconds of table time. After a restart it is not called."""
        heapq.heappush(self._later, (self._table_time.now() + seconds, next(self._numbers), act))
        self._wake.set()

    def take_up(self, tables: Iterable[Table]) -> None:
        """Begin to serve tables that another process has served until now."""
        for table in tables:
            self._put(table)
            self._look(table, math.inf)
        self._wake.set()

    def review(self, concerns: Callable[[Table], bool] = lambda table: True, since: float = math.inf) -> None:
        """Check again which of the tables that the function `concerns` accepts can be played.

        The clocks of tables that cannot be played stop. If `since` is in the past, they stop as of that time.
        """
        for table in self._tables.own:
            if concerns(table):
                self._look(table, since)
        self._wake.set()

    async def run(self) -> None:
        """Serve the clocks of all tables until this task is cancelled."""
        self.review()
        while True:
            self._wake.clear()
            self._looked = time.monotonic()
            try:
                self._tick()
                await self._turn()
            except Exception:
                log.exception("the clock stumbled")
            now = self._table_time.now()
            for table in self._ripe(now):
                await self._serve(table, now)
                self._put(table)
            if now >= self._beaten + HEARTBEAT:
                await self._beat()
            await self.rest()

    async def rest(self) -> None:
        """Wait until a table changes or the next check of a clock is due."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._pause()):
                await self._wake.wait()

    def _heard(self, table: Table) -> None:
        self._put(table)
        self._look(table, math.inf)
        self._wake.set()

    def _tick(self) -> None:
        if self._table_time.beat():
            shown = [table for table in self._tables.suspended if self._tables.mine(table)]  # they show a deadline
            for table in (*filter(is_timed, self._tables.own), *shown):
                self._paint(table)
        for beat in self.beats:
            beat()
        while self._later and self._later[0][0] <= self._table_time.now():
            heapq.heappop(self._later)[-1]()

    def _look(self, table: Table, since: float) -> None:
        """Check whether the clocks of `table` should stop or continue."""
        if is_timed(table) and self._tables.served(table) != (table.record.paused is None):
            self._turning[table.id] = min(since, self._turning.get(table.id, math.inf))
        else:
            self._turning.pop(table.id, None)

    async def _turn(self) -> None:
        """Stop or restart the clocks of the tables that `_look` has found."""
        if not self._turning:
            return
        turning, self._turning = self._turning, {}
        tables = [table for number in sorted(turning) if (table := self._own(number)) is not None]
        standing: dict[float, list[Table]] = {}
        going: dict[float, list[Table]] = {}
        async with contextlib.AsyncExitStack() as alone:
            for table in tables:
                await alone.enter_async_context(table.lock)
            now = self._table_time.now()
            for table in tables:
                served, ahead = self._tables.served(table), self._tables.ahead(table)
                if table.record.paused is None and not served:
                    standing.setdefault(min(now, turning[table.id]) + ahead, []).append(table)
                elif table.record.paused is not None and served:
                    going.setdefault(now + ahead, []).append(table)
            try:
                for since, some in standing.items():
                    await self._tables.store.stand([table.id for table in some], since)
                    for table in some:
                        table.stood(since)
                for when, some in going.items():
                    await self._tables.store.go_on([table.id for table in some], when)
                    for table in some:
                        table.gone_on(when)
            except StoreError as error:
                log.warning("clocks not written", error=str(error))
                self._turning = turning | self._turning
        for table in tables:
            self._put(table)
            if table.stands and table.record.paused is None:
                table.stands = False
                self._paint(table)

    def _ripe(self, now: float) -> list[Table]:
        """Return the tables whose check is due, and remove them from the heap of scheduled checks."""
        found = []
        while self._heap and self._heap[0][0] <= now:
            due, number = heapq.heappop(self._heap)
            if self._due.get(number) == due:
                del self._due[number]
                if (table := self._own(number)) is not None:
                    found.append(table)
        return found

    def _own(self, number: int) -> Table | None:
        """Return the live table `number` if this process serves it, or None."""
        table = self._tables.live(number)
        return table if table is not None and self._tables.mine(table) else None

    async def _serve(self, table: Table, now: float) -> None:
        record, ahead = table.record, self._tables.ahead(table)
        self._not_before.pop(table.id, None)
        try:
            if record.paused is not None:
                table.stands = True
                self._paint(table)
            elif not self._tables.served(table):
                self._look(table, math.inf)
            elif record.ends is not None and now + ahead >= record.ends:
                if self._heard_all(table, record.ends):
                    await table.time_up()
            else:
                await self._serve_seats(table, now + ahead)
        except (Illegal, StoreError) as error:
            self._not_before[table.id] = now + RETRY
            log.warning("deadline not served", table=table.id, error=str(error))
        except Exception:
            self._not_before[table.id] = now + RETRY
            log.exception("deadline not served", table=table.id)

    def _heard_all(self, table: Table, before: float) -> bool:
        """Return whether all presses before the time `before`, when time was up, have arrived.

        If some have not, schedule another check soon.
        """
        if self._tables.heard(table, before):
            return True
        self._not_before[table.id] = self._table_time.now() + UNHEARD
        return False

    async def _serve_seats(self, table: Table, now: float) -> None:
        """Make the time-out moves of `table`, and remind players whose time is nearly up."""
        for number in table.waited_for():
            seat = table.record.seats[number]
            if seat.clock is None:
                continue
            out, remind = runs_out(seat.clock), reminds(seat.clock, table.record.pace)
            if out is not None and now >= out:
                if self._heard_all(table, out):
                    await table.time_out(number, seat)
            elif remind is not None and now >= remind:
                await table.change(partial(reminded, number=number))
                self._paint(table)

    def _put(self, table: Table) -> None:
        """Schedule the next check of `table`."""
        due = self._due_of(table)
        if due == math.inf:
            self._due.pop(table.id, None)
            self._not_before.pop(table.id, None)
        elif self._due.get(table.id) != due:
            self._due[table.id] = due
            heapq.heappush(self._heap, (due, table.id))
            if len(self._heap) > 2 * len(self._due) + SPARE:
                self._heap = [(due, number) for number, due in self._due.items()]
                heapq.heapify(self._heap)

    def _due_of(self, table: Table) -> float:
        record = table.record
        if not is_timed(table):
            return math.inf
        ahead = self._tables.ahead(table)
        if record.paused is not None:
            return math.inf if table.stands else record.paused + PAUSE - ahead
        times = [record.ends]
        for number in table.waited_for():
            if (clock := record.seats[number].clock) is not None:
                times += [runs_out(clock), reminds(clock, record.pace)]
        due = min((when for when in times if when is not None), default=math.inf)
        return max(due - ahead, self._not_before.get(table.id, 0.0))

    def _pause(self) -> float:
        """Return the seconds until the next check of a table is due."""
        now = self._table_time.now()
        due = min(self._heap[0][0] if self._heap else math.inf, self._beaten + HEARTBEAT)
        later = self._later[0][0] - now if self._later else math.inf
        return max(SHORTEST, min(self._table_time.every, due - now, later, HEARTBEAT))

    async def _beat(self) -> None:
        now = self._table_time.now()
        try:
            if self._tables.leases.house:
                await self._tables.store.write(ALIVE, str(self._tables.leases.least(now)))
                if self._date is None or abs(self._table_time.date - self._date) > DATE_KEPT:
                    await self._tables.store.write(DATE, str(self._table_time.date))
                    self._date = self._table_time.date
        except StoreError as error:
            log.warning("no note of the time", error=str(error))
        self._beaten = now


def is_timed(table: Table) -> bool:
    """Return whether `table` has a clock that could run."""
    record = table.record
    return record.status == "playing" and (record.pace > 0 or record.ends is not None)
