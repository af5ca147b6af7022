"""The store: all operations on the database, in SQL that both SQLite and PostgreSQL understand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from storage.appointments import Appointments
from storage.chosen import Chosen
from storage.clocks import Clocks
from storage.contests import Contests
from storage.daily import Dailies
from storage.database import Connection, Database, Server, Work, marks
from storage.gathering import Gathering
from storage.leases import Leases
from storage.limits import Limits
from storage.memories import Memories
from storage.notes import Notes
from storage.on_sqlite import Sqlite
from storage.outcomes import Outcomes
from storage.persons import Persons
from storage.records.outcomes import MemoryRecord, OutcomeRecord
from storage.records.tables import (
    EPOCH,
    BeaconRecord,
    Deals,
    MoveRecord,
    Post,
    PostedMessage,
    SeatRecord,
    TableRecord,
)
from storage.revised import notify_written, revise
from storage.series import Series
from storage.servers import Servers
from storage.shown import Shown, paint
from storage.store_errors import NO_DRIVER, ChannelBusy, Conflict, StoreError, UsedBefore
from storage.table_rows import CLOCK, SEAT, TABLE, UNSEEN, UNSEEN_SEAT, listed, read_table, seat_columns, table_columns
from storage.watching import Watching

T = TypeVar("T")

_TABLE = f"select id, {', '.join(TABLE)} from game_table"
ALL = 2**31
"""The row limit of a query that means no limit."""

LIVE = ("lobby", "playing")
"""The statuses of tables that occupy their channel."""

ALIVE = (*LIVE, "suspended")
"""The statuses of tables that have not ended."""
_SEAT = ", ".join([*SEAT, *CLOCK])


class Store(
    Notes, Leases, Clocks, Persons, Limits, Chosen, Servers, Shown, Watching, Outcomes, Series, Contests, Dailies,
    Gathering, Appointments, Memories,
):  # fmt: skip
    """All operations on the database. Each method is one transaction; its change survives a power cut.

    The snapshot of a game is what counts as its state. The log is for history and checks.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(
        cls, database: Path | Server, read_only: bool = False, shared: bool = False, older: bool = False
    ) -> Self:
        """Open or create the database and migrate it to the newest version.

        With `read_only`, nothing is written. Then a database on a PostgreSQL server may be `older`; only
        `storage/transfer.py` uses this. With `shared`, other processes can open the database if they pass `shared` too.

        Raises NewerDatabase, InUse, or another StoreError if the database cannot be opened.
        """
        if isinstance(database, Path):
            return cls(await Sqlite.open(database, read_only))
        try:
            from storage.on_postgres import Postgres
        except ImportError as error:
            raise StoreError(f"{NO_DRIVER} ({error})") from None
        return cls(await Postgres.open(database, read_only, shared, older))

    @property
    def shared(self) -> bool:
        """Whether other processes may use this database at the same time."""
        return self._database.shared

    def listen(self, heard: Callable[[str], None], lost: Callable[[StoreError], None]) -> None:
        """Listen to other processes that use this database.

        Call the function `heard` for each message of another process, and with an empty text after a silence. Call the
        function `lost` if another process takes the database.
        """
        self._database.listen(heard, lost)

    async def close(self) -> None:
        """Finish the running transactions and disconnect."""
        await self._database.close()

    async def next_number(self) -> int:
        """Return a reserved number for a table that is opened later.

        If the table is never opened, the number is skipped.
        """
        return await self._transaction(lambda connection: connection.next_table())

    async def create(
        self,
        table: TableRecord,
        interaction: int | None,
        standing: Sequence[PostedMessage] = (),
        tell: Callable[[TableRecord], Sequence[Post]] = lambda created: (),
    ) -> TableRecord:
        """Store a new lobby and return it with its number, which may have been reserved.

        `standing` are messages that already show the lobby. The function `tell` returns posts about it. Raises
        ChannelBusy or TriedBefore.
        """

        def work(connection: Connection) -> TableRecord:
            self._see_free(connection, table)
            epoch = self._epoch(connection)
            number: int
            columns = table_columns(None, msgspec.structs.replace(table, epoch=epoch))
            if table.id:
                columns = {"id": table.id, **columns}
            ((number,),) = connection.rows(
                f"insert into game_table ({', '.join(columns)}) values ({marks(columns)}) returning id",
                *columns.values(),
            )
            self._write_seats(connection, number, table.seats)
            if table.day is not None:
                self._begin_try(connection, table, number)
            for posted in standing:
                paint(connection, number, posted)
            created = msgspec.structs.replace(table, id=number, epoch=epoch)
            self._write_posts(connection, number, tell(created))
            self._note(connection, interaction, number)
            notify_written(connection, number)
            return created

        return await self._transaction(work)

    async def save(
        self, before: TableRecord, after: TableRecord, posts: Sequence[Post] = (), interaction: int | None = None
    ) -> None:
        """Write the changes of a table from `before` to `after`, and the `posts` about these changes.

        Raises Conflict if `before` is not the stored record. Raises ChannelBusy if the table's new channel has another
        live table, and UsedBefore if the interaction has already changed something.
        """

        def work(connection: Connection) -> None:
            self._write_change(connection, before, after, told=bool(posts))
            self._write_posts(connection, after.id, posts)
            self._note(connection, interaction, after.id)

        await self._transaction(work)

    async def commit(
        self,
        before: TableRecord,
        after: TableRecord,
        row: MoveRecord,
        interaction: int | None,
        states: bytes | None = None,
        posts: Sequence[Post] = (),
        outcome: OutcomeRecord | None = None,
        memories: Sequence[MemoryRecord] = (),
    ) -> None:
        """Write a move: its log row, the changes of the table from `before` to `after`, and `posts`.

        The last move of a game comes with all `states` for the archive, the `outcome` and the `memories` (deeds to
        remember). The draft of the answering seat is deleted. Raises the same errors as `save`.
        """

        def work(connection: Connection) -> None:
            self._write_change(connection, before, after, told=bool(posts))
            if row.answered is not None:
                connection.run("delete from draft where table_id = ? and seat = ?", after.id, row.answered)
            connection.run(
                """insert into move (table_id, version, seat, move, chance, events, schema, rules, bounds, made, link,
                    former) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                after.id,
                row.version,
                row.seat,
                row.move,
                listed(row.chance),
                row.events,
                row.schema,
                row.rules,
                listed(row.bounds),
                row.made,
                row.link,
                row.former,
            )
            if states is not None:
                connection.run("insert into archive values (?, ?)", after.id, states)
                connection.run("update move set former = null where table_id = ?", after.id)
            if outcome is not None:
                self._write_outcome(connection, after.id, outcome)
            self._write_memories(connection, memories)
            self._write_posts(connection, after.id, posts)
            self._note(connection, interaction, after.id)

        await self._transaction(work)

    async def prune(self, interaction: int) -> None:
        """Delete the handled interactions whose ids are less than `interaction`. The ids grow with time."""
        await self._write("delete from interaction where id < ?", interaction)

    async def seen(self, interaction: int) -> bool:
        """Return whether the interaction with this id has already changed something."""
        return bool(await self._read("select 1 from interaction where id = ?", interaction))

    async def seen_at(self, interaction: int, table: int) -> tuple[bool, int | None]:
        """Return whether an interaction has already changed something, and the stored revision of a table.

        The revision is None if the table does not exist.
        """
        ((seen, revision),) = await self._read(
            """select exists (select 1 from interaction where id = ?),
                (select revision from game_table where id = ?)""",
            interaction,
            table,
        )
        return bool(seen), revision

    async def load(self, table: int) -> TableRecord | None:
        """Return a table; None if it does not exist."""
        found = await self._tables("where id = ?", table)
        return found[0] if found else None

    async def live(self) -> Sequence[TableRecord]:
        """Return all tables that have not ended."""
        return await self._tables("where status in ('lobby', 'playing', 'suspended') order by id")

    async def moves(self, table: int, last: int = -1) -> Sequence[MoveRecord]:
        """Return the log of a table from the deal on, or its `last` rows."""
        rows = await self._read(
            """select version, seat, move, chance, events, schema, rules, bounds, made, link, former from move
                where table_id = ? order by version desc limit ?""",
            table,
            last if last >= 0 else ALL,
        )
        return [_move(row) for row in reversed(rows)]

    async def deals(self) -> Deals:
        """Return the numbers of deals at all tables so far."""
        (dealt, beacon), *_ = await self._read(
            """select count(case when length(snapshot) > 0 then 1 end),
                count(case when beacon like ? and beacon not like ? then 1 end)
                from game_table where lesson = 'null'""",
            '%"randomness":"%',
            '%"randomness":""%',
        )
        broken = await self._read(
            "select beacon from game_table where lesson = 'null' and beacon like ? and beacon not like ?",
            '%"broken":%',
            '%"broken":0%',
        )
        return Deals(dealt, beacon, sum(msgspec.json.decode(text, type=BeaconRecord).broken for (text,) in broken))

    async def archived(self, table: int) -> bytes | None:
        """Return the compressed states of an ended game, or None."""
        rows = await self._read("select states from archive where table_id = ?", table)
        return bytes(rows[0][0]) if rows else None

    async def epoch(self) -> int:
        """Return the time of the database's last restore from a backup, in seconds since 1970; 0 without one."""
        return await self._database.reading(self._epoch)

    async def _transaction(self, work: Work[T]) -> T:
        return await self._database.transaction(work)

    async def _write(self, sql: str, *values: object) -> None:
        await self._database.write(sql, *values)

    async def _read(self, sql: str, *values: object) -> list[Any]:
        return await self._database.read(sql, *values)

    def _epoch(self, connection: Connection) -> int:
        rows = connection.rows("select value from note where key = ?", EPOCH)
        return int(rows[0][0]) if rows else 0

    def _write_change(self, connection: Connection, before: TableRecord, after: TableRecord, told: bool) -> None:
        """Write the columns of a table and its seats that differ. Call it inside a transaction.

        If a viewer may see a difference, or there are posts (`told`), the table is marked to be shown again.
        """
        if after.version != before.version and before.status not in ALIVE:
            raise Conflict(f"table {before.id} has ended")
        if after.status in LIVE and (after.channel != before.channel or before.status not in LIVE):
            self._see_free(connection, after)
        columns = table_columns(before, after)
        seats = {
            number: changed
            for number, (was, seat) in enumerate(zip(before.seats, after.seats, strict=False))
            if (changed := seat_columns(was, seat))
        }
        seen = bool(columns.keys() - UNSEEN) or any(changed.keys() - UNSEEN_SEAT for changed in seats.values())
        if after.version == before.version and (seen or told):
            columns["painted"] = -1
        revise(connection, before, columns)
        if len(before.seats) != len(after.seats):
            connection.run("delete from seat where table_id = ?", after.id)
            self._write_seats(connection, after.id, after.seats)
            return
        for number, changed in seats.items():
            connection.run(
                f"update seat set {', '.join(f'{name} = ?' for name in changed)} where table_id = ? and seat = ?",
                *changed.values(),
                after.id,
                number,
            )
            if "user" in changed and after.status == "playing":
                self._forget_player(connection, after.id, number)

    def _forget_player(self, connection: Connection, table: int, seat: int) -> None:
        """Delete the stored data that only the former player of a seat could see.

        Call it inside a transaction.
        """
        private = "kind in ('hand', 'panel', 'notice')"
        connection.run(f"delete from painting where table_id = ? and seat = ? and {private}", table, seat)
        connection.run("delete from draft where table_id = ? and seat = ?", table, seat)

    def _write_seats(self, connection: Connection, table: int, seats: Sequence[SeatRecord]) -> None:
        for number, seat in enumerate(seats):
            columns = {"table_id": table, "seat": number, **seat_columns(None, seat)}
            connection.run(f"insert into seat ({', '.join(columns)}) values ({marks(columns)})", *columns.values())

    def _see_free(self, connection: Connection, table: TableRecord) -> None:
        """Raise ChannelBusy if another live table is in the channel of `table`.

        Direct messages may have any number of tables. Call it inside a transaction.
        """
        if table.guild is None:
            return
        connection.alone(f"channel {table.channel}")
        for row in connection.rows(
            "select id from game_table where channel = ? and status in ('lobby', 'playing') and id != ?",
            table.channel,
            table.id,
        ):
            raise ChannelBusy(row[0])

    def _note(self, connection: Connection, interaction: int | None, table: int) -> None:
        """Store that an interaction was handled. If it was handled before, the whole transaction fails."""
        if interaction is not None:
            noted = connection.run("insert into interaction values (?, ?) on conflict do nothing", interaction, table)
            if noted != 1:
                raise UsedBefore(f"interaction {interaction} was used before")

    async def _tables(self, where: str, *values: object) -> list[TableRecord]:
        def work(connection: Connection) -> list[TableRecord]:
            seats = defaultdict(list)
            rows = connection.rows(f"{_TABLE} {where}", *values)
            for table, *seat in connection.rows(
                f"""select table_id, {_SEAT} from seat
                    where table_id in (select id from game_table {where}) order by table_id, seat""",
                *values,
            ):
                seats[table].append(seat)
            return [read_table(number, row, seats[number]) for number, *row in rows]

        return await self._database.reading(work)


def _move(row: Any) -> MoveRecord:
    version, seat, move, chance, events, schema, rules, bounds, made, link, former = row
    return MoveRecord(
        version=version,
        seat=seat,
        move=move,
        chance=tuple(msgspec.json.decode(chance)),
        events=bytes(events),
        schema=schema,
        rules=rules,
        bounds=tuple(msgspec.json.decode(bounds)),
        made=made,
        link=bytes(link),
        former=None if former is None else bytes(former),
    )
