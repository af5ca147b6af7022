"""Who is away and what the people at a table have agreed on, in the words of SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from storage.database import Database
from storage.shown import Shown
from storage.store import Post, RoomRecord, SeatRecord


class Absences(Shown):
    """The part of the store that keeps who is away and what people have agreed on, see storage/store.py."""

    _database: Database
    _note: Callable[[int | None, int], Awaitable[Any]]

    async def attend(self, table: int, seat: int, record: SeatRecord, posts: Sequence[Post] = ()) -> None:
        """Write whether a seat's player is away, and the `posts` that tell of it; the table is to be painted."""

        async def work() -> None:
            await self._write_absence(table, seat, record)
            await self._write_posts(table, posts)
            await self._database.run("update game_table set painted = -1 where id = ?", table)

        await self._database.transaction(work)

    async def agree(self, table: int, room: RoomRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write what people have agreed on, and the `posts` that tell of it; the table is to be painted."""

        async def work() -> None:
            written = msgspec.json.encode(room).decode()
            await self._database.run("update game_table set room = ?, painted = -1 where id = ?", written, table)
            await self._write_posts(table, posts)
            await self._note(interaction, table)

        await self._database.transaction(work)

    async def _write_absence(self, table: int, seat: int, record: SeatRecord) -> None:
        """Write whether a seat's player is away, inside a transaction."""
        await self._database.run(
            "update seat set missed = ?, stand_in = ?, stood_in = ? where table_id = ? and seat = ?",
            record.missed,
            record.stand_in,
            record.stood_in,
            table,
            seat,
        )
