"""What people have agreed on beside the games, at a table or on a server, in the words of SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from storage.database import Database
from storage.shown import Shown
from storage.store import Conflict, Post, ServerRecord, TableRecord


class Rooms(Shown):
    """The part of the store that keeps hosts, what they decide, and what servers have set up."""

    _database: Database
    _note: Callable[[int | None, int], Awaitable[Any]]

    async def keep_room(self, table: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write the host of a table and what its people have agreed on, and what is posted of it. Raises Conflict."""

        async def work() -> None:
            ran = await self._database.run(
                "update game_table set host = ?, room = ?, painted = -1 where id = ? and version = ?",
                table.host,
                msgspec.json.encode(table.room).decode(),
                table.id,
                table.version,
            )
            if ran.changed != 1:
                raise Conflict(f"table {table.id} is not at version {table.version}")
            await self._write_posts(table.id, posts)
            await self._note(interaction, table.id)

        await self._database.transaction(work)

    async def server(self, guild: int) -> ServerRecord:
        """Read what is set up on a server."""
        async with self._database.reading():
            rows = await self._database.rows("select setup from server where guild = ?", guild)
        return msgspec.json.decode(rows[0][0], type=ServerRecord) if rows else ServerRecord()
