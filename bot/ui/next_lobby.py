"""Lobbies of rematches and series, which wait for the people of the previous game.

After a while a lobby stops waiting for them. If turns are short, the game is then dealt.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.engine.move import Illegal
from bot.table import along
from bot.table.refused import Repeated
from bot.table.table import Table
from bot.tasks import finished
from bot.ui.client import Client
from storage.store_errors import StoreError

log = structlog.get_logger()


class NextLobbies:
    """Ends the wait of each lobby that follows a previous game. A restart of the bot does not matter."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._waiting: set[int] = set()
        self._running: set[asyncio.Task[None]] = set()
        client.tables.listeners.append(self.wake)

    def start(self) -> None:
        """Continue the wait of all lobbies that were open when the bot stopped."""
        for table in self._client.tables.own:
            self.wake(table)

    def wake(self, table: Table) -> None:
        """Schedule a check of the lobby of `table` for the time when its wait ends."""
        found = table.record.agreements.along
        if found is None or not along.is_open(table.record) or table.id in self._waiting:
            return
        self._waiting.add(table.id)
        self._client.clock.after(max(0.0, found.until - table.table_time.now()), lambda: self._due(table.id))

    async def flush(self) -> bool:
        """Wait until no lobby is being checked. Return whether one was being checked."""
        return await finished(self._running)

    def _due(self, number: int) -> None:
        self._waiting.discard(number)
        table = self._client.tables.live(number)
        if table is None or not self._client.tables.mine(table):
            return
        task = asyncio.create_task(self._serve(table), name=f"lobby of table {number} waits no longer")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _serve(self, table: Table) -> None:
        if not along.is_open(table.record):
            return
        try:
            departs = along.starts_automatically(table.record, table.title)
            await table.change(along.without_invitations)
            if departs:
                await self._client.dealer.start(table, table.record.host)
        except (Illegal, Repeated) as error:
            log.info("a lobby does not begin by itself", table=table.id, error=str(error))
        except StoreError as error:
            log.warning("a lobby still waits", table=table.id, error=str(error))
