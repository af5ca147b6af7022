"""Folding of games in direct messages: one game is shown in full, and each other game as one line."""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog
from msgspec.structs import replace

from bot.engine.record import TABLE
from bot.table.news import ENDING
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reconcile.messages import Messages
from bot.ui.reply import lost
from storage.records.tables import PostedMessage

log = structlog.get_logger()


class Folding:
    """Folds and unfolds games in direct messages."""

    def __init__(self, client: Client, messages: Messages, wake: Callable[[Table], None]) -> None:
        """Create an object that folds games. `wake` schedules an update of a table's messages."""
        self._client = client
        self._messages = messages
        self._wake = wake

    async def fold_others(self, table: Table) -> None:
        """Fold the other games in the direct messages where `table` is. This table is shown at the bottom."""
        for number in await self._client.store.unfolded(table.record.channel, table.id):
            other = await self._client.tables.find(number)
            if other is not None:
                await other.change(lambda record: replace(record, folded=True))
                self._wake(other)

    async def unfold(self, table: Table) -> None:
        """Show the folded game of `table` in full again."""
        if table.record.folded:
            await table.change(lambda record: replace(record, folded=False))

    async def take_ending_away(self, table: Table) -> None:
        """Delete the message about the end of a folded game.

        It is not needed, because the folded line has the proof of the deal and the other buttons. Raises the error of a
        lost request.
        """
        if not table.record.folded or table.record.status != "over":
            return
        standing = await self._client.store.standing(table.id, ENDING, TABLE)
        for message, numbers in standing.items():
            try:
                await self._messages.delete(PostedMessage(ENDING, TABLE, table.record.channel, message))
            except discord.HTTPException as error:
                if lost(error):
                    raise
                log.info("not folded", table=table.id, code=error.code)
            await self._client.store.posted(table.id, numbers, 0)
