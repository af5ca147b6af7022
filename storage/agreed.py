"""What the people at a table agree on, in the words of SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from storage.database import Database
from storage.store import Post, RoomRecord


class Agreed:
    """The part of the store that keeps what people agree on, see storage/store.py."""

    _database: Database
    _note: Callable[[int | None, int], Awaitable[Any]]
    _write_posts: Callable[[int, Sequence[Post]], Awaitable[None]]

    async def agree(self, table: int, room: RoomRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write what people have agreed on, and the `posts` that tell of it; the table is to be painted."""

        async def work() -> None:
            written = msgspec.json.encode(room).decode()
            await self._database.run("update game_table set room = ?, painted = -1 where id = ?", written, table)
            await self._write_posts(table, posts)
            await self._note(interaction, table)

        await self._database.transaction(work)
