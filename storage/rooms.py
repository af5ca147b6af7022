"""What the host of a table decides beside the game, in the words of SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from storage.database import Database
from storage.store import Conflict, Post, TableRecord


class Rooms:
    """The part of the store that keeps hosts and what they decide, see storage/store.py."""

    _database: Database
    _note: Callable[[int | None, int], Awaitable[Any]]
    _write_posts: Callable[[int, Sequence[Post]], Awaitable[None]]

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
