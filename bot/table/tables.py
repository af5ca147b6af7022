"""All tables of this process: opened, found again after a restart, and listened to."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator

import structlog
from msgspec.structs import replace

from bot.table.table import Table
from storage.store import Store, TableRecord

log = structlog.get_logger()

KEPT = 200
"""Ended tables kept in memory for the buttons under their last board."""


class Tables:
    """The live tables by number and channel. Listeners hear of every change, after it is durable."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.listeners: list[Callable[[Table], None]] = []
        self._live: dict[int, Table] = {}
        self._ended: OrderedDict[int, Table] = OrderedDict()

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    async def recover(self) -> None:
        """Take up every live table. One that cannot be read is ended as void, and no other with it."""
        for record in await self.store.live():
            try:
                self._live[record.id] = self._table(record)
            except (ValueError, KeyError) as error:
                log.error("unreadable table", table=record.id, game=record.game, error=str(error))
                await self._void(record)

    async def open(self, record: TableRecord, interaction: int | None = None) -> Table:
        """Open a lobby. Raises ChannelBusy, Conflict. Once begun it finishes, even when the caller is cancelled."""

        async def work() -> Table:
            created = await self.store.create(replace(record, pressed=self.now()), interaction)
            table = self._table(created)
            self._live[table.id] = table
            self._heard(table)
            return table

        return await asyncio.shield(asyncio.ensure_future(work()))

    async def find(self, number: int) -> Table | None:
        """Give a table by its number, an ended one too."""
        table = self._live.get(number) or self._ended.get(number)
        if table is not None:
            return table
        record = await self.store.load(number)
        if record is None:
            return None
        try:
            return self._keep(self._table(record))
        except (ValueError, KeyError):
            return None

    def in_channel(self, channel: int) -> Table | None:
        """Give the live table of a channel."""
        return next((table for table in self._live.values() if table.record.channel == channel), None)

    def of_user(self, user: int) -> list[Table]:
        """List the live tables where `user` sits."""
        return [table for table in self._live.values() if table.seat_of(user) is not None]

    def _table(self, record: TableRecord) -> Table:
        return Table(record, self.store, self._heard, self.now)

    def _heard(self, table: Table) -> None:
        if table.record.status in ("over", "void") and table.id in self._live:
            self._keep(self._live.pop(table.id))
        for listener in self.listeners:
            listener(table)

    def _keep(self, table: Table) -> Table:
        self._ended[table.id] = table
        while len(self._ended) > KEPT:
            self._ended.popitem(last=False)
        return table

    async def _void(self, record: TableRecord) -> None:
        void = replace(record, status="void", reason="unreadable", version=record.version + 1, deadline=None, ends=None)
        await self.store.change(void, None)
