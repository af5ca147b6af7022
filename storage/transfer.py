"""Moving house: a whole database, one server or one table of it goes into a file, and from there into another database,
of either kind. What is decided about each table of the database stands here."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from storage.database import Connection, marks
from storage.export_file import FORMAT, Columns, ExportManifest, Kind, Row, Write, columns_of, written
from storage.migrate import after, newest, numbered
from storage.notes import NOTE
from storage.store import Store
from storage.store_errors import StoreError

OF_TABLES = (
    "archive",
    "daily_try",
    "draft",
    "game_table",
    "interaction",
    "move",
    "outbox",
    "outcome",
    "painting",
    "seat",
    "watcher",
)
"""What goes with each table of games."""

OF_PERSONS = ("met", "person")
"""What goes with each person who sits at, hosts or watches a table that goes."""

OF_SERVERS = ("server", "tournament")
"""What goes with a server."""

OF_THE_HOUSE = ("daily", "erased", "note", "rating")
"""What only a whole house takes along. Ratings follow from outcomes, and are reckoned where these come to."""

LEFT = frozenset(("lease",))
"""What never goes along, since it is true of the processes that run; but for the time of their tables."""

NOT_SHOWN = frozenset(("painting",))
"""What a server or a table leaves behind: another bot cannot touch what this one has posted, and posts anew."""

AT_ONCE = 200
"""How many tables are read at once."""

ALIVE = "alive_at"
"""The note of the time of tables, which the clock writes (bot/table/clock.py)."""


class NothingThere(StoreError):
    """There is no such server or table in the database."""


class AlreadyStored(NamedTuple):
    """What must be known of a house before somebody moves in."""

    used: bool
    """Whether anything is kept there."""
    last: int
    """The highest number of a table."""
    alive_at: float | None
    lowest: int
    """The lowest number that stands in place of a person's."""
    secrets: dict[bytes, tuple[int, str, int]]
    """By the secret of each table its number, status and version."""
    busy: dict[int, int]
    """By channel of a server the table that lives there."""
    live: dict[int, int]
    """By server how many of its tables live."""
    erased: list[tuple[int, int, float]]
    """Who is to be erased again: the number, what stands in its place, and when."""
    again: set[int]
    """Those of them that are known again."""

    @property
    def numbers(self) -> set[int]:
        """The numbers of the tables."""
        return {number for number, *_ in self.secrets.values()}


class TransferStore(Store):
    """A store that is moved."""

    async def version(self) -> int:
        """Tell the version of a database of a server, which may be an older one."""
        ((version,),) = await self._read("select version from schema_version")
        return int(version)

    async def pack(
        self, path: Path, kind: Kind, of: int, program: str, now: float, version: int | None = None
    ) -> ExportManifest:
        """Write the house, or the server or table numbered `of`, into a file; of an older database its `version` must
        be told. Raises StoreError; then there is none."""
        version = version or newest()
        columns = {name: each for name, each in at_version(version).items() if name not in LEFT}

        def work(connection: Connection) -> ExportManifest:
            alive = _alive(connection)

            def fill(write: Write) -> Callable[[dict[str, int]], ExportManifest]:
                for name, rows in _chosen(connection, columns, kind, of):
                    write(name, rows)
                return lambda counts: ExportManifest(
                    format=FORMAT,
                    program=program,
                    schema=version,
                    made=now,
                    kind=kind,
                    of=of,
                    alive_at=alive,
                    last=connection.last_table(),
                    columns=columns,
                    rows=counts,
                )

            return written(path, columns, fill)

        return await self._database.reading(work)

    async def numbers(self) -> list[int]:
        """List all tables there have been."""
        return [number for (number,) in await self._read("select id from game_table order by id")]

    async def known(self) -> AlreadyStored:
        """Read what must be known before somebody moves in."""
        names = list(today())
        live = "status in ('lobby', 'playing')"

        def work(connection: Connection) -> AlreadyStored:
            alive = _alive(connection)
            ((lowest,),) = connection.rows("select coalesce(min(instead), 0) from erased")
            busy = connection.rows(f"select channel, id from game_table where {live} and guild is not null")
            lives = connection.rows(
                f"select guild, count(*) from game_table where {live} and guild is not null group by guild"
            )
            tables = connection.rows("select secret, id, status, version from game_table")
            erased = connection.rows("select user, instead, at from erased where user > 0")
            again = {
                user
                for user, *_ in erased
                if connection.rows("select 1 from seat where user = ? limit 1", user)
                or connection.rows("select 1 from person where user = ?", user)
            }
            return AlreadyStored(
                used=any(connection.rows(f"select 1 from {name} limit 1") for name in names if name not in LEFT),
                last=connection.last_table(),
                alive_at=alive,
                lowest=int(lowest),
                secrets={bytes(secret): (number, status, version) for secret, number, status, version in tables},
                busy=dict(busy),
                live=dict(lives),
                erased=[(user, instead, at) for user, instead, at in erased],
                again=again,
            )

        return await self._database.reading(work)

    async def take_in(self, staged: Path, contents: ExportManifest, alive_at: float | None) -> None:
        """Take in all that is laid out at `staged`, in one transaction, where the time of tables is `alive_at`. Raises
        StoreError; then nothing has changed."""
        columns = {name: each for name, each in today().items() if name not in LEFT}

        def work(connection: Connection) -> None:
            with closing(sqlite3.connect(staged)) as source:
                for name, kinds in columns.items():
                    insert = (
                        f"insert into {name} ({', '.join(kinds)}) values ({marks(list(kinds))}) {_KEPT.get(name, '')}"
                    )
                    for row in source.execute(f"select {', '.join(kinds)} from {name}"):
                        connection.run(insert, *row)
                (last,) = source.execute("select max(seq) from sqlite_sequence").fetchone()
            if alive_at is not None:
                connection.run(NOTE, ALIVE, str(alive_at))
            if last is not None:
                connection.number_after(last)

        await self._database.transaction(work)


_KEPT = {
    "person": "on conflict do nothing",
    "met": "on conflict do nothing",
    "interaction": "on conflict do nothing",
    "tournament": "on conflict do nothing",
    "server": "on conflict (guild) do update set setup = excluded.setup where server.setup = '{}'",
}
"""What becomes of what is there already: people and servers keep what they have chosen in the house."""


def today() -> Columns:
    """List the tables of a database of today's version."""
    return at_version(newest())


def at_version(version: int) -> Columns:
    """List the tables of a database of a version."""
    with closing(sqlite3.connect(":memory:")) as database:
        for number in after(0, version):
            database.executescript(numbered(number))
        return columns_of(database)


def _alive(connection: Connection) -> float | None:
    """Return the table time: the least of several processes, or what a single one has noted."""
    ((least,),) = connection.rows("select min(time) from lease")
    rows = connection.rows("select value from note where key = ?", ALIVE)
    return float(least) if least is not None else float(rows[0][0]) if rows else None


def _chosen(connection: Connection, columns: Columns, kind: Kind, of: int) -> Iterator[tuple[str, list[Row]]]:
    """Read what goes along, in pieces. Raises NothingThere."""
    where, values = {"house": ("", ()), "server": ("where guild = ?", (of,)), "table": ("where id = ?", (of,))}[kind]
    numbers = [number for (number,) in connection.rows(f"select id from game_table {where} order by id", *values)]
    servers = kind == "server" and connection.rows("select 1 from server where guild = ?", of)
    if kind != "house" and not numbers and not servers:
        raise NothingThere(f"there is no {kind} {of}")
    if kind == "table" and connection.rows("select 1 from game_table where id = ? and day is not null", of):
        raise StoreError(f"table {of} is an escape of the day, which belongs to the house that has sealed it")
    people: set[int] = set()
    left = NOT_SHOWN if kind != "house" else frozenset()
    for first in range(0, len(numbers), AT_ONCE):
        some = numbers[first : first + AT_ONCE]
        here = f"in ({marks(some)})"
        for name in (name for name in OF_TABLES if name in columns and name not in left):
            key = "id" if name == "game_table" else "table_id"
            yield name, _rows(connection, columns, name, f"where {key} {here}", some)
        for sql in (
            f"select user from seat where table_id {here}",
            f"select host from game_table where id {here}",
            f"select user from watcher where table_id {here}",
        ):
            people |= {user for (user,) in connection.rows(sql, *some) if user is not None and user > 0}
    if kind == "house":
        for name in (name for name in (*OF_PERSONS, *OF_SERVERS, *OF_THE_HOUSE) if name in columns):
            yield name, _rows(connection, columns, name)
        return
    for user in sorted(people):
        for name in OF_PERSONS:
            yield name, _rows(connection, columns, name, "where user = ?", [user])
    if kind == "server":
        for name in OF_SERVERS:
            yield name, _rows(connection, columns, name, "where guild = ?", [of])


def _rows(
    connection: Connection, columns: Columns, name: str, where: str = "", values: Sequence[object] = ()
) -> list[Row]:
    names = list(columns[name])
    found: list[Any] = connection.rows(f"select {', '.join(names)} from {name} {where}", *values)
    return [dict(zip(names, row, strict=True)) for row in found]
