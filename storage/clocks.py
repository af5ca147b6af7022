"""Stop and restart the clocks of tables."""

from __future__ import annotations

from collections.abc import Sequence

from storage.database import Connection, Database, marks
from storage.revised import notify_written


class Clocks:
    """The part of the store for clocks (storage/store.py)."""

    _database: Database

    async def stand(self, tables: Sequence[int], since: float) -> None:
        """Store that the clocks of some tables have been stopped since the table time `since`."""
        sql = f"update game_table set paused = ?, revision = revision + 1 where id in ({marks(tables)})"

        def work(connection: Connection) -> None:
            connection.run(sql, since, *tables)
            for table in tables:
                notify_written(connection, table)

        await self._database.transaction(work)

    async def go_on(self, tables: Sequence[int], now: float) -> None:
        """Store that the clocks of some tables run again since the table time `now`.

        They continue with the time that was left.
        """

        def work(connection: Connection) -> None:
            paused = f"paused is not null and id in ({marks(tables)})"
            since = "(select paused from game_table where id = table_id)"
            for column in ("running", "resting"):
                connection.run(
                    f"""update seat set {column} = case when {column} < {since} then {column} + ? - {since} else ? end
                        where {column} is not null and table_id in (select id from game_table where {paused})""",
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
                notify_written(connection, table)

        await self._database.transaction(work)
