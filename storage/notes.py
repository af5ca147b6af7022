"""Values that the program stores by key, and the drafts (unfinished moves) of seats."""

from __future__ import annotations

from collections.abc import Callable

from storage.database import Connection, Database
from storage.records.tables import Draft

NOTE = "insert into note values (?, ?) on conflict (key) do update set value = excluded.value"
"""The SQL that stores a value of the program under a key."""


class Notes:
    """The part of the store for values of the program, and for drafts (storage/store.py)."""

    _database: Database

    async def read(self, key: str) -> str | None:
        """Return the value that the program stored under `key`, or None."""
        rows = await self._database.read("select value from note where key = ?", key)
        return rows[0][0] if rows else None

    async def write(self, key: str, value: str) -> None:
        """Store a value of the program under `key`."""
        await self._database.write(NOTE, key, value)

    async def write_once(self, key: str, value: str) -> str:
        """Store a value of the program under `key` unless there already is a value. Return the stored value."""

        def work(connection: Connection) -> str:
            connection.run("insert into note values (?, ?) on conflict (key) do nothing", key, value)
            ((stands,),) = connection.rows("select value from note where key = ?", key)
            return str(stands)

        return await self._database.transaction(work)

    async def change_note(self, key: str, change: Callable[[str | None], str]) -> str:
        """Change the value of the program under `key`. Return the new value.

        The function `change` returns the new value from the old one, which is None if there is none.
        """

        def work(connection: Connection) -> str:
            connection.alone(f"note {key}")
            rows = connection.rows("select value from note where key = ?", key)
            value = change(rows[0][0] if rows else None)
            connection.run(NOTE, key, value)
            return value

        return await self._database.transaction(work)

    async def draft(self, table: int, seat: int) -> Draft | None:
        """Return the draft (unfinished move) of a seat, or None."""
        rows = await self._database.read("select token, move from draft where table_id = ? and seat = ?", table, seat)
        return Draft(*rows[0]) if rows else None

    async def keep_draft(self, table: int, seat: int, draft: Draft) -> None:
        """Store the draft (unfinished move) of a seat."""

        def work(connection: Connection) -> None:
            connection.run(
                "update game_table set painted = case when painted < 0 then painted - 1 else -1 end where id = ?", table
            )
            connection.run(
                """insert into draft values (?, ?, ?, ?)
                    on conflict (table_id, seat) do update set token = excluded.token, move = excluded.move""",
                table,
                seat,
                draft.token,
                draft.move,
            )

        await self._database.transaction(work)
