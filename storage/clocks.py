"""The clocks of seats and tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from storage.database import Connection, Database, marks
from storage.records.tables import SeatClock, SeatRecord, TableRecord
from storage.revised import revise, written

CLOCK = "since, time_left, running, reminded"
"""The columns of a seat's clock."""


class Clocks:
    """The part of the store that keeps the time, see storage/store.py."""

    _database: Database

    async def remind(self, table: TableRecord, seat: int) -> None:
        """Write that a seat has been reminded of its turn. Raises Conflict."""

        def work(connection: Connection) -> None:
            revise(connection, table)
            connection.run("update seat set reminded = 1 where table_id = ? and seat = ?", table.id, seat)

        await self._database.transaction(work)

    async def stand(self, tables: Sequence[int], since: float) -> None:
        """Write that the clocks of some tables stand."""
        sql = f"update game_table set paused = ?, revision = revision + 1 where id in ({marks(tables)})"

        def work(connection: Connection) -> None:
            connection.run(sql, since, *tables)
            for table in tables:
                written(connection, table)

        await self._database.transaction(work)

    async def go_on(self, tables: Sequence[int], now: float) -> None:
        """Write that the clocks of some tables go on, with what was left."""

        def work(connection: Connection) -> None:
            paused = f"paused is not null and id in ({marks(tables)})"
            since = "(select paused from game_table where id = table_id)"
            connection.run(
                f"""update seat set running = case when running < {since} then running + ? - {since} else ? end
                    where running is not null and table_id in (select id from game_table where {paused})""",
                now,
                now,
                *tables,
            )
            connection.run(
                f"""update game_table set ends = ends + ? - coalesce(paused, ?), paused = null, revision = revision + 1
                    where id in ({marks(tables)})""",
                now,
                now,
                *tables,
            )
            for table in tables:
                written(connection, table)

        await self._database.transaction(work)

    async def wind(self, table: TableRecord, seats: Sequence[int]) -> None:
        """Write the clocks of some seats. Raises Conflict."""

        def work(connection: Connection) -> None:
            revise(connection, table)
            self._write_clocks(connection, table.id, table.seats, seats)

        await self._database.transaction(work)

    def _write_clocks(
        self, connection: Connection, table: int, seats: Sequence[SeatRecord], changed: Sequence[int]
    ) -> None:
        """Write the clocks of the seats that have `changed`, inside a transaction."""
        for seat in changed:
            connection.run(
                f"update seat set ({CLOCK}) = (?, ?, ?, ?) where table_id = ? and seat = ?",
                *clock_row(seats[seat].clock),
                table,
                seat,
            )


def clock_row(clock: SeatClock | None) -> tuple[object, ...]:
    """Give the columns of a seat's clock."""
    return (None, None, None, False) if clock is None else msgspec.structs.astuple(clock)


def seat_of_row(row: Sequence[Any]) -> SeatRecord:
    """Read a seat, whose last columns are those of its clock."""
    *seat, orders, notes, missed, stand_in, stood_in, since, left, running, reminded = row
    clock = None if since is None else SeatClock(since, left, running, bool(reminded))
    said = {name: tuple(msgspec.json.decode(text)) for name, text in (("orders", orders), ("notes", notes))}
    return msgspec.structs.replace(
        SeatRecord(*seat), **said, clock=clock, missed=missed, stand_in=stand_in, stood_in=stood_in
    )
