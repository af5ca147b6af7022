"""What the host of a table decides beside the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from storage.database import Connection, Database
from storage.records.tables import Post, TableRecord
from storage.revised import revise


class Rooms:
    """The part of the store that keeps hosts and what they decide, see storage/store.py."""

    _database: Database
    _note: Callable[[Connection, int | None, int], None]
    _write_posts: Callable[[Connection, int, Sequence[Post]], None]

    async def keep_room(self, table: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write the host of a table and what its people have agreed on, and what is posted of it. Raises Conflict."""

        def work(connection: Connection) -> None:
            revise(connection, table, host=table.host, room=msgspec.json.encode(table.room).decode(), painted=-1)
            self._write_posts(connection, table.id, posts)
            self._note(connection, interaction, table.id)

        await self._database.transaction(work)
