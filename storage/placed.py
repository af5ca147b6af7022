"""Where a table is and whether it lives, in the words of SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from storage.database import Database
from storage.store import ChannelBusy, Conflict, TableRecord


class Placed:
    """The part of the store that says in which channel a table is and whether it is barred or suspended there."""

    _database: Database
    _note: Callable[[int | None, int], Awaitable[Any]]

    async def place(self, table: TableRecord, interaction: int | None) -> None:
        """Write where a table is, whether it lives, and since when its clocks stand. Raises Conflict, ChannelBusy."""

        async def work() -> None:
            if table.status in ("lobby", "playing"):
                await self._see_free(table)
            ran = await self._database.run(
                """update game_table set guild = ?, channel = ?, status = ?, barred = ?, suspended = ?,
                    suspended_for = ?, paused = ?, room = ?, painted = -1 where id = ? and version = ?""",
                table.guild,
                table.channel,
                table.status,
                table.barred,
                table.suspended,
                table.suspended_for,
                table.paused,
                msgspec.json.encode(table.room).decode(),
                table.id,
                table.version,
            )
            if ran.changed != 1:
                raise Conflict(f"table {table.id} is not at version {table.version}")
            await self._note(interaction, table.id)

        await self._database.transaction(work)

    async def _see_free(self, table: TableRecord) -> None:
        """Raise ChannelBusy when another table lives in the channel of `table`, which in direct messages it may; inside
        a transaction."""
        if table.guild is None:
            return
        for row in await self._database.rows(
            "select id from game_table where channel = ? and status in ('lobby', 'playing') and id != ?",
            table.channel,
            table.id,
        ):
            raise ChannelBusy(row[0])
