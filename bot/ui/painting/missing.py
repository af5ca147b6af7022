"""Whether the channel of a table is gone: only when Discord has said so twice, a while apart."""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog

from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reply import LOST, UNKNOWN_CHANNEL

log = structlog.get_logger()

APART = 60.0
"""Seconds after which Discord is asked once more for a channel that it did not know."""


class Missing:
    """The channels that Discord did not know. Their tables play on until it has been asked again."""

    def __init__(self, client: Client, wake: Callable[[Table], None]) -> None:
        self._client = client
        self._wake = wake
        self._ask_at: dict[int, float] = {}

    def doubt(self, table: Table) -> None:
        """Discord did not know the channel of `table`: have it painted again when the channel is to be asked for."""
        if table.id not in self._ask_at:
            log.warning("Discord does not know the channel", table=table.id)
            when = self._ask_at[table.id] = self._client.now() + APART
            self._client.clock.at(when, lambda: self._wake(table))

    async def confirmed(self, table: Table) -> bool:
        """Ask for a channel that has been in doubt for long enough and tell whether Discord still does not know it.

        Whatever else it says ends the doubt; painting will tell whether there is a new one.
        """
        if self._client.now() < self._ask_at.get(table.id, float("inf")):
            return False
        del self._ask_at[table.id]
        try:
            await self._client.fetch_channel(table.record.channel)
        except (discord.DiscordException, *LOST) as error:
            log.warning("the channel was asked for again", table=table.id, error=str(error))
            return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL
        return False
