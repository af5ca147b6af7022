"""Who is away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from storage.database import Connection, Database
from storage.records.tables import Post, SeatRecord, TableRecord
from storage.revised import revise


class Absences:
    """The part of the store that keeps who is away, see storage/store.py."""

    _database: Database
    _note: Callable[[Connection, int | None, int], None]
    _write_posts: Callable[[Connection, int, Sequence[Post]], None]

    async def attend(self, table: TableRecord, seat: int, posts: Sequence[Post] = ()) -> None:
        """Write whether a seat's player is away, and the `posts` that tell of it; the table is to be painted. Raises
        Conflict."""

        def work(connection: Connection) -> None:
            revise(connection, table, painted=-1)
            self._write_absence(connection, table.id, seat, table.seats[seat])
            self._write_posts(connection, table.id, posts)

        await self._database.transaction(work)

    async def sit_in(self, table: TableRecord, seat: int, interaction: int | None, posts: Sequence[Post]) -> None:
        """Write who sits in a seat now, and forget all that stood for its former player alone. Raises Conflict."""
        record = table.seats[seat]

        def work(connection: Connection) -> None:
            revise(connection, table, room=msgspec.json.encode(table.room).decode(), painted=-1)
            connection.run(
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
            self._write_absence(connection, table.id, seat, record)
            connection.run(
                """delete from painting where table_id = ? and seat = ? and kind in ('hand', 'panel', 'notice')""",
                table.id,
                seat,
            )
            connection.run("delete from draft where table_id = ? and seat = ?", table.id, seat)
            self._write_posts(connection, table.id, posts)
            self._note(connection, interaction, table.id)

        await self._database.transaction(work)

    def _write_absence(self, connection: Connection, table: int, seat: int, record: SeatRecord) -> None:
        """Write whether a seat's player is away, inside a transaction."""
        connection.run(
            "update seat set missed = ?, stand_in = ?, stood_in = ? where table_id = ? and seat = ?",
            record.missed,
            record.stand_in,
            record.stood_in,
            table,
            seat,
        )
