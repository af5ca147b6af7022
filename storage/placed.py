"""Where a table is and whether it lives."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from storage.database import Connection, Database
from storage.faults import ChannelBusy
from storage.records.tables import TableRecord
from storage.revised import revise


class Placed:
    """The part of the store that says in which channel a table is and whether it is barred or suspended there."""

    _database: Database
    _note: Callable[[Connection, int | None, int], None]

    async def place(self, table: TableRecord, interaction: int | None) -> None:
        """Write where a table is, whether it lives, and since when its clocks stand. Raises Conflict, ChannelBusy."""

        def work(connection: Connection) -> None:
            if table.status in ("lobby", "playing"):
                self._see_free(connection, table)
            revise(
                connection,
                table,
                guild=table.guild,
                channel=table.channel,
                status=table.status,
                barred=table.barred,
                suspended=table.suspended,
                suspended_for=table.suspended_for,
                paused=table.paused,
                room=msgspec.json.encode(table.room).decode(),
                painted=-1,
            )
            self._note(connection, interaction, table.id)

        await self._database.transaction(work)

    def _see_free(self, connection: Connection, table: TableRecord) -> None:
        """Raise ChannelBusy when another table lives in the channel of `table`, which in direct messages it may; inside
        a transaction."""
        if table.guild is None:
            return
        connection.alone(f"channel {table.channel}")
        for row in connection.rows(
            "select id from game_table where channel = ? and status in ('lobby', 'playing') and id != ?",
            table.channel,
            table.id,
        ):
            raise ChannelBusy(row[0])
