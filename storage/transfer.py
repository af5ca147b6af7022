"""Export and import a whole database, from and to an SQLite file or a PostgreSQL server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from storage.database import Connection, marks
from storage.export_file import FORMAT, Columns, ExportManifest, Row, columns_of, write_export
from storage.migrate import migrations_between, newest, script_of
from storage.notes import NOTE
from storage.store import Store
from storage.store_errors import StoreError

LEFT = frozenset(("lease",))
"""The database tables that are not exported, since they describe running processes. Only the table time in these tables
is exported.
"""

AT_ONCE = 200
"""The number of games whose logs and states are read at once."""

ALIVE = "alive_at"
"""The key under which the clock stores the table time (bot/table/clock.py)."""


class TransferStore(Store):
    """A store with methods to export or import the whole database."""

    async def version(self) -> int:
        """Return the version of a PostgreSQL server's database, which may be older than the program."""
        ((version,),) = await self._read("select version from schema_version")
        return int(version)

    async def pack(self, path: Path, program: str, now: float, version: int | None = None) -> ExportManifest:
        """Write the whole database to a file; return the file's description.

        For an older database, pass its `version`. Raises StoreError; then no file is left.
        """
        version = version or newest()
        columns = {name: each for name, each in at_version(version).items() if name not in LEFT}

        def work(connection: Connection) -> ExportManifest:
            contents = ExportManifest(
                format=FORMAT,
                program=program,
                schema=version,
                made=now,
                alive_at=_alive(connection),
                last=connection.last_table(),
                columns=columns,
                rows={},
            )
            games = [number for (number,) in connection.rows("select id from game_table order by id")]
            return write_export(path, contents, lambda name: _rows(connection, name, list(columns[name]), games))

        return await self._database.reading(work)

    async def numbers(self) -> list[int]:
        """Return the numbers of all game tables so far."""
        return [number for (number,) in await self._read("select id from game_table order by id")]

    async def take_in(self, staged: Path, contents: ExportManifest) -> None:
        """Insert all rows of the SQLite database at `staged` into this one, in one transaction.

        Raises StoreError, also if this database is not empty. Then nothing has changed.
        """
        columns = {name: each for name, each in today().items() if name not in LEFT}

        def work(connection: Connection) -> None:
            if any(connection.rows(f"select 1 from {name} limit 1") for name in columns):
                raise StoreError("the database that DATABASE names is not empty: import into an empty one")
            with closing(sqlite3.connect(staged)) as source:
                for name, kinds in columns.items():
                    insert = f"insert into {name} ({', '.join(kinds)}) values ({marks(list(kinds))})"
                    for row in source.execute(f"select {', '.join(kinds)} from {name}"):
                        connection.run(insert, *row)
            if contents.alive_at is not None:
                connection.run(NOTE, ALIVE, str(contents.alive_at))
            connection.number_after(contents.last)

        await self._database.transaction(work)


def today() -> Columns:
    """Return the columns of each table in a database of the newest version."""
    return at_version(newest())


def at_version(version: int) -> Columns:
    """Return the columns of each table in a database of this version."""
    with closing(sqlite3.connect(":memory:")) as database:
        for number in migrations_between(0, version):
            database.executescript(script_of(number))
        return columns_of(database)


def _alive(connection: Connection) -> float | None:
    """Return the stored table time; None if there is none.

    If several processes stored one, it is the lowest.
    """
    ((least,),) = connection.rows("select min(time) from lease")
    rows = connection.rows("select value from note where key = ?", ALIVE)
    return float(least) if least is not None else float(rows[0][0]) if rows else None


def _rows(connection: Connection, name: str, columns: list[str], games: list[int]) -> Iterator[Row]:
    """Yield the rows of the database table called `name`.

    All logs and states may not fit into memory, so they are read for some games at a time. `games` are the numbers of
    all games.
    """
    sql = f"select {', '.join(columns)} from {name}"
    key = "id" if name == "game_table" else "table_id"
    if key not in columns:
        yield from _read(connection, sql, columns, [])
        return
    for first in range(0, len(games), AT_ONCE):
        some = games[first : first + AT_ONCE]
        yield from _read(connection, f"{sql} where {key} in ({marks(some)})", columns, some)


def _read(connection: Connection, sql: str, columns: list[str], values: list[int]) -> Iterator[Row]:
    return (dict(zip(columns, row, strict=True)) for row in connection.rows(sql, *values))
