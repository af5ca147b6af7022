"""Checks whether players who missed a turn are still members of the table's server."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.table.table import Table
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.reply import LOST
from storage.store_errors import StoreError

log = structlog.get_logger()

UNKNOWN = frozenset((10007, 10013))
"""Discord's error codes for a user who is not a member, or does not exist."""


class Members:
    """Asks Discord whether players who have missed a turn are still members of the server.

    Discord does not tell the bot when a member leaves. A player who has left the server counts as absent at once.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self._asked: set[tuple[int, int]] = set()
        self._running: set[asyncio.Task[None]] = set()
        client.tables.listeners.append(self.look)

    def look(self, table: Table) -> None:
        """Check with Discord the players at `table` who have missed a turn for the first time."""
        playing = table.record.status == "playing" and not table.direct
        for seat, player in enumerate(table.record.seats):
            missing = playing and player.missed == 1 and not player.stand_in
            if player.user is None or not missing:
                self._asked.discard((table.id, seat))
            elif (table.id, seat) not in self._asked:
                self._asked.add((table.id, seat))
                task = asyncio.create_task(self._ask(table, player.user), name=f"members of table {table.id}")
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    async def flush(self) -> bool:
        """Wait until no check of members is running. Return whether one was running."""
        return await finished(self._running)

    async def _ask(self, table: Table, user: int) -> None:
        guild = self._client.get_guild(table.record.guild or 0)
        if guild is None:
            return
        try:
            await guild.fetch_member(user)
        except discord.NotFound as error:
            if error.code in UNKNOWN:
                await self._gone(table, user)
        except (discord.DiscordException, *LOST) as error:
            log.info("a member was not asked for", table=table.id, error=str(error))

    async def _gone(self, table: Table, user: int) -> None:
        log.info("somebody has left the server", table=table.id)
        try:
            await table.leave(user)
        except StoreError as error:
            log.warning("who has left is not noted", table=table.id, error=str(error))
