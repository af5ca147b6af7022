"""Who is away, in the words of SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from storage.database import Database
from storage.store import Post, SeatRecord, TableRecord


class Absences:
    """The part of the store that keeps who is away, see storage/store.py."""

    _database: Database
    _note: Callable[[int | None, int], Awaitable[Any]]
    _write_posts: Callable[[int, Sequence[Post]], Awaitable[None]]

    async def attend(self, table: int, seat: int, record: SeatRecord, posts: Sequence[Post] = ()) -> None:
        """Write whether a seat's player is away, and the `posts` that tell of it; the table is to be painted."""

        async def work() -> None:
            await self._write_absence(table, seat, record)
            await self._write_posts(table, posts)
            await self._database.run("update game_table set painted = -1 where id = ?", table)

        await self._database.transaction(work)

    async def sit_in(self, table: TableRecord, seat: int, interaction: int | None, posts: Sequence[Post]) -> None:
        """Write who sits in a seat now, and forget all that stood for its former player alone."""
        record = table.seats[seat]

        async def work() -> None:
            await self._database.run(
                """update seat set name = ?, user = ?, dm = ?, locale = ?, done = ?, orders = '[]', notes = '[]'
                    where table_id = ? and seat = ?""",
                record.name,
                record.user,
                record.dm,
                record.locale,
                record.done,
                table.id,
                seat,
            )
            await self._write_absence(table.id, seat, record)
            await self._database.run(
                """delete from painting where table_id = ? and seat = ? and kind in ('hand', 'panel', 'notice')""",
                table.id,
                seat,
            )
            await self._database.run("delete from draft where table_id = ? and seat = ?", table.id, seat)
            room = msgspec.json.encode(table.room).decode()
            await self._database.run("update game_table set room = ?, painted = -1 where id = ?", room, table.id)
            await self._write_posts(table.id, posts)
            await self._note(interaction, table.id)

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
