"""Deals with a beacon.

The lobby closes, waits for the chosen round, and mixes its randomness into the shuffle.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.engine.move import Illegal
from bot.table import closing
from bot.table.beacon import AHEAD, LATE, PERIOD, Beacon, NotReached, time_of
from bot.table.clock import Clock
from bot.table.table import Table
from bot.table.tables import Tables
from bot.tasks import finished
from storage.store_errors import StoreError

log = structlog.get_logger()

AGAIN = 10.0
"""The seconds before the beacon is asked again."""

TRIES = 3
"""The number of failed requests after which people learn that the beacon does not answer."""


class Dealer:
    """Serves all closed lobbies that wait for the beacon. After a restart, it continues with them."""

    def __init__(self, tables: Tables, clock: Clock, beacon: Beacon) -> None:
        self._tables = tables
        self._clock = clock
        self._beacon = beacon
        self._waiting: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        tables.listeners.append(self.wake)

    async def start(self, table: Table, user: int, interaction: int | None = None) -> bool:
        """Close the lobby as the host `user` asks. Return whether the beacon answered.

        Without a beacon, deal at once and return True. Raises Illegal or Repeated.
        """
        if table.record.beacon is None:
            await table.start(user, interaction)
            return True
        closing.check_may_close(table.record, table.title, user)
        try:
            number = await self._beacon.ahead()
        except NotReached as error:
            log.warning("the beacon was not reached", table=table.id, error=str(error))
            await table.alter(closing.without_answer, interaction)
            return False
        await table.alter(lambda record: closing.with_round(record, table.title, user, number), interaction)
        return True

    def wake(self, table: Table) -> None:
        """Schedule a request to the beacon at the time of the round that `table` waits for."""
        beacon = table.record.beacon
        if not closing.closed(table.record) or beacon is None or beacon.round is None or table.id in self._waiting:
            return
        self._waiting.add(table.id)
        left = time_of(beacon.round) - self._tables.now()
        self._ask(table, min(max(left, 0.0), LATE + 2 * AHEAD + PERIOD), 0)

    def _ask(self, table: Table, seconds: float, tries: int) -> None:
        def begin() -> None:
            self._tasks[table.id] = asyncio.create_task(self._serve(table, tries), name=f"deal of table {table.id}")

        self._clock.after(seconds, begin)

    async def flush(self) -> bool:
        """Wait until no request to the beacon is under way. Return whether one was."""
        return await finished(self._tasks.values())

    async def close(self) -> None:
        """Cancel all requests."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, table: Table, tries: int) -> None:
        try:
            again = not await self._deal(table, tries + 1 == TRIES)
        except Illegal as error:
            log.info("no deal any more", table=table.id, error=str(error))
            again = False
        except StoreError as error:
            log.warning("the deal was not kept", table=table.id, error=str(error))
            again = True
        finally:
            self._tasks.pop(table.id, None)
        if again:
            self._ask(table, AGAIN, tries + 1)
        else:
            self._waiting.discard(table.id)

    async def _deal(self, table: Table, tell: bool) -> bool:
        """Mix the randomness of the beacon round into the shuffle and deal. Return whether the work is done.

        With `tell`, people see a message if the beacon does not answer.
        """
        beacon = table.record.beacon
        if not closing.closed(table.record) or beacon is None or beacon.round is None:
            return True
        try:
            randomness = await self._beacon.randomness(beacon.round)
        except NotReached as error:
            log.warning("the beacon was not reached", table=table.id, round=beacon.round, error=str(error))
            if tell:
                await table.lose_beacon()
            return False
        await table.deal(lambda record: closing.with_randomness(record, randomness))
        return True
