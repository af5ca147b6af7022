"""The store: what is asked of one, in the SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from storage.absences import Absences
from storage.chosen import Chosen
from storage.clocks import CLOCK, Clocks, clock_row, seat_of_row
from storage.daily import Dailies
from storage.database import Connection, Database, Server, Work
from storage.faults import Conflict, StoreError, UsedBefore
from storage.leases import Leases
from storage.notes import Notes
from storage.on_sqlite import Sqlite
from storage.outcomes import Outcomes
from storage.persons import Persons
from storage.placed import Placed
from storage.records.outcomes import OutcomeRecord
from storage.records.tables import (
    EPOCH,
    BeaconRecord,
    Deals,
    LessonRecord,
    MoveRecord,
    Post,
    RoomRecord,
    SeatRecord,
    TableRecord,
)
from storage.revised import revise, written
from storage.rooms import Rooms
from storage.series import Series
from storage.servers import Servers
from storage.shown import Shown
from storage.watching import Watching

T = TypeVar("T")

_TABLE = """select id, game, guild, channel, host, locale, secret, options, pace, status, version, schema, snapshot,
    reason, ends, scenes, watch, advice, talk, calls, paused, barred, suspended, suspended_for, pressed, release, epoch,
    seal, head, beacon, dealt, lesson, room, day, revision from game_table"""
ALL = 2**31
"""A limit of rows that is none."""

_ALIVE = "('lobby', 'playing', 'suspended')"
_SEAT = f"name, user, level, brought, dm, locale, answered, done, orders, notes, missed, stand_in, stood_in, {CLOCK}"


class SqlStore(
    Notes, Leases, Clocks, Persons, Chosen, Placed, Servers, Shown, Rooms, Absences, Watching, Outcomes, Series, Dailies
):
    """See storage/store.py, whose methods these are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(
        cls, database: Path | Server, read_only: bool = False, shared: bool = False, older: bool = False
    ) -> Self:
        """Open or make the database and bring it up to date; `read_only` only looks, on a server also at an `older`
        one, of which nothing can be read but what `storage/moving.py` does; `shared` lets other processes at it that
        say the same.

        Raises NewerDatabase, InUse, or another StoreError for what cannot be opened.
        """
        if isinstance(database, Path):
            return cls(await Sqlite.open(database, read_only))
        try:
            from storage.on_postgres import Postgres
        except ImportError as error:
            raise StoreError(f"for PostgreSQL the packages of requirements/postgres.txt are needed ({error})") from None
        return cls(await Postgres.open(database, read_only, shared, older))

    @property
    def shared(self) -> bool:
        """Whether other processes may be at this database."""
        return self._database.shared

    def listen(self, heard: Callable[[str], None], lost: Callable[[StoreError], None]) -> None:
        """Let `heard` hear what other processes tell, with an empty text after a time in which nothing was heard, and
        `lost` that another has the database."""
        self._database.listen(heard, lost)

    async def close(self) -> None:
        """Finish what is running and let go of the database."""
        await self._database.close()

    async def create(self, table: TableRecord, interaction: int | None) -> TableRecord:
        """Open a lobby and give it with its id. Raises ChannelBusy, TriedBefore."""

        def work(connection: Connection) -> TableRecord:
            self._see_free(connection, table)
            epoch = self._epoch(connection)
            number: int
            ((number,),) = connection.rows(
                """insert into game_table (game, guild, channel, host, locale, secret, options, pace, status, version,
                    schema, snapshot, reason, scenes, watch, advice, talk, calls, pressed, release, epoch, seal, beacon,
                    lesson, room, day)
                    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    returning id""",
                table.game,
                table.guild,
                table.channel,
                table.host,
                table.locale,
                table.secret,
                msgspec.json.encode(table.options).decode(),
                table.pace,
                table.status,
                table.version,
                table.schema,
                table.snapshot,
                table.reason,
                table.scenes,
                table.watch,
                table.advice,
                table.talk,
                _listed(table.calls),
                table.pressed,
                table.release,
                epoch,
                table.seal,
                msgspec.json.encode(table.beacon).decode(),
                msgspec.json.encode(table.lesson).decode(),
                msgspec.json.encode(table.room).decode(),
                table.day,
            )
            self._write_seats(connection, number, table.seats)
            if table.day is not None:
                self._begin_try(connection, table, number)
            self._note(connection, interaction, number)
            written(connection, number)
            return msgspec.structs.replace(table, id=number, epoch=epoch)

        return await self._transaction(work)

    async def change(self, table: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write a lobby or an end, and what is posted of it. Raises Conflict."""

        def work(connection: Connection) -> None:
            self._write_table(connection, table)
            connection.run("delete from seat where table_id = ?", table.id)
            self._write_seats(connection, table.id, table.seats)
            self._write_posts(connection, table.id, posts)
            self._note(connection, interaction, table.id)

        await self._transaction(work)

    async def commit(
        self,
        table: TableRecord,
        row: MoveRecord,
        interaction: int | None,
        states: bytes | None = None,
        posts: Sequence[Post] = (),
        outcome: OutcomeRecord | None = None,
    ) -> None:
        """Write a move with the snapshot it led to, what is posted of it, and with the last one the states for the
        archive and the outcome. Raises Conflict."""

        def work(connection: Connection) -> None:
            self._write_table(connection, table)
            if row.answered is not None:
                connection.run(
                    "update seat set answered = answered + 1 where table_id = ? and seat = ?", table.id, row.answered
                )
                connection.run("delete from draft where table_id = ? and seat = ?", table.id, row.answered)
            for seat in row.done:
                connection.run("update seat set done = ? where table_id = ? and seat = ?", row.version, table.id, seat)
            self._write_clocks(connection, table.id, table.seats, row.clocks)
            for seat in row.absences:
                self._write_absence(connection, table.id, seat, table.seats[seat])
            for seat in row.orders:
                self._write_orders(connection, table.id, seat, table.seats[seat].orders)
            connection.run(
                """insert into move (table_id, version, seat, move, chance, events, schema, rules, bounds, made, link,
                    former) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                table.id,
                row.version,
                row.seat,
                row.move,
                _listed(row.chance),
                row.events,
                row.schema,
                row.rules,
                None if row.bounds is None else _listed(row.bounds),
                row.made,
                row.link,
                row.former,
            )
            if states is not None:
                connection.run("insert into archive values (?, ?)", table.id, states)
                connection.run("update move set former = null where table_id = ?", table.id)
            if outcome is not None:
                self._write_outcome(connection, table.id, outcome)
            self._write_posts(connection, table.id, posts)
            self._note(connection, interaction, table.id)

        await self._transaction(work)

    async def seat(self, table: TableRecord, seat: int) -> None:
        """Write a seat's direct-message channel and language. Raises Conflict."""

        def work(connection: Connection) -> None:
            revise(connection, table)
            record, sql = table.seats[seat], "update seat set dm = ?, locale = ? where table_id = ? and seat = ?"
            connection.run(sql, record.dm, record.locale, table.id, seat)

        await self._transaction(work)

    async def keep_words(self, table: TableRecord, seat: int, interaction: int | None) -> None:
        """Write the standing orders and notes of a seat. Raises Conflict."""

        def work(connection: Connection) -> None:
            revise(connection, table, painted=-1)
            self._write_orders(connection, table.id, seat, table.seats[seat].orders)
            notes = _listed(table.seats[seat].notes)
            connection.run("update seat set notes = ? where table_id = ? and seat = ?", notes, table.id, seat)
            self._note(connection, interaction, table.id)

        await self._transaction(work)

    async def teach(self, table: TableRecord, interaction: int | None) -> None:
        """Write what becomes of a lesson without a move. Raises Conflict."""

        def work(connection: Connection) -> None:
            revise(connection, table, lesson=msgspec.json.encode(table.lesson).decode(), painted=-1)
            self._note(connection, interaction, table.id)

        await self._transaction(work)

    async def touch(self, table: TableRecord) -> None:
        """Write when somebody last pressed something in a lobby. Raises Conflict."""
        await self._transaction(lambda connection: revise(connection, table, pressed=table.pressed))

    async def release(self, table: TableRecord, posts: Sequence[Post]) -> None:
        """Write of which release a table has been told, with the posts that do. Raises Conflict."""

        def work(connection: Connection) -> None:
            revise(connection, table, release=table.release, **({"painted": -1} if posts else {}))
            self._write_posts(connection, table.id, posts)

        await self._transaction(work)

    async def prune(self, interaction: int) -> None:
        """Forget the interactions below an id."""
        await self._write("delete from interaction where id < ?", interaction)

    async def seen(self, interaction: int) -> bool:
        """Tell whether this interaction has changed something already."""
        return bool(await self._read("select 1 from interaction where id = ?", interaction))

    async def seen_at(self, interaction: int, table: int) -> tuple[bool, int | None]:
        """Tell whether this interaction has changed something already, and which revision of a table is stored."""
        ((seen, revision),) = await self._read(
            """select exists (select 1 from interaction where id = ?),
                (select revision from game_table where id = ?)""",
            interaction,
            table,
        )
        return bool(seen), revision

    async def load(self, table: int) -> TableRecord | None:
        """Read one table."""
        found = await self._tables("where id = ?", table)
        return found[0] if found else None

    async def live(self) -> Sequence[TableRecord]:
        """Read every table in its lobby or at play, and those that are suspended."""
        return await self._tables(f"where status in {_ALIVE} order by id")

    async def moves(self, table: int, last: int = -1) -> Sequence[MoveRecord]:
        """Read a table's log from the deal on, or its `last` rows."""
        rows = await self._read(
            """select version, seat, move, chance, events, schema, rules, bounds, made, link, former from move
                where table_id = ? order by version desc limit ?""",
            table,
            last if last >= 0 else ALL,
        )
        return [_move(row) for row in reversed(rows)]

    async def deals(self) -> Deals:
        """Count the deals of all tables there have been."""
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
        """Read the states of an ended game."""
        rows = await self._read("select states from archive where table_id = ?", table)
        return bytes(rows[0][0]) if rows else None

    async def epoch(self) -> int:
        """Tell when the database last went back in time."""
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

    def _write_table(self, connection: Connection, table: TableRecord) -> None:
        changed = connection.run(
            f"""update game_table set host = ?, locale = ?, options = ?, pace = ?, status = ?, version = ?, schema = ?,
                snapshot = ?, reason = ?, ends = ?, scenes = ?, watch = ?, advice = ?, talk = ?, head = ?,
                beacon = ?, dealt = ?, lesson = ?, room = ?, revision = ?
                where id = ? and version = ? and revision = ? and status in {_ALIVE}""",
            table.host,
            table.locale,
            msgspec.json.encode(table.options).decode(),
            table.pace,
            table.status,
            table.version,
            table.schema,
            table.snapshot,
            table.reason,
            table.ends,
            table.scenes,
            table.watch,
            table.advice,
            table.talk,
            table.head,
            msgspec.json.encode(table.beacon).decode(),
            table.dealt,
            msgspec.json.encode(table.lesson).decode(),
            msgspec.json.encode(table.room).decode(),
            table.revision,
            table.id,
            table.version - 1,
            table.revision - 1,
        )
        if changed != 1:
            raise Conflict(f"table {table.id} is not at version {table.version - 1}, revision {table.revision - 1}")
        written(connection, table.id, table.revision)

    def _write_seats(self, connection: Connection, table: int, seats: Sequence[SeatRecord]) -> None:
        for number, seat in enumerate(seats):
            connection.run(
                f"""insert into seat (table_id, seat, {_SEAT})
                    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                table,
                number,
                *msgspec.structs.astuple(seat)[:8],
                _listed(seat.orders),
                _listed(seat.notes),
                seat.missed,
                seat.stand_in,
                seat.stood_in,
                *clock_row(seat.clock),
            )

    def _write_orders(self, connection: Connection, table: int, seat: int, orders: Sequence[str]) -> None:
        connection.run("update seat set orders = ? where table_id = ? and seat = ?", _listed(orders), table, seat)

    def _note(self, connection: Connection, interaction: int | None, table: int) -> None:
        """Remember an interaction. The unique id refuses a second use, and with it the whole transaction."""
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
            return [_table(row, seats[row[0]]) for row in rows]

        return await self._database.reading(work)


def _listed(values: Sequence[object]) -> str:
    return msgspec.json.encode(values).decode()


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
        bounds=None if bounds is None else tuple(msgspec.json.decode(bounds)),
        made=made,
        link=bytes(link),
        former=None if former is None else bytes(former),
    )


def _table(row: Any, seats: Iterable[Any]) -> TableRecord:
    number, game, guild, channel, host, locale, secret, options, pace, *rest = row
    status, version, schema, snapshot, reason, ends, scenes, watch, advice, talk, calls, *life = rest
    paused, barred, suspended, suspended_for, pressed, release, epoch, seal, head, beacon, dealt, lesson, *agreed = life
    room, day, revision = agreed
    return TableRecord(
        game=game,
        guild=guild,
        channel=channel,
        host=host,
        locale=locale,
        secret=bytes(secret),
        options=msgspec.json.decode(options, type=dict[str, str]),
        pace=pace,
        seats=tuple(map(seat_of_row, seats)),
        id=number,
        status=status,
        version=version,
        schema=schema,
        snapshot=snapshot.encode() if isinstance(snapshot, str) else snapshot,
        reason=reason,
        ends=ends,
        scenes=bool(scenes),
        watch=bool(watch),
        advice=bool(advice),
        talk=bool(talk),
        calls=tuple(msgspec.json.decode(calls)),
        paused=paused,
        barred=barred,
        suspended=suspended,
        suspended_for=suspended_for,
        pressed=pressed,
        release=release,
        epoch=epoch,
        seal=seal,
        head=head,
        beacon=msgspec.json.decode(beacon, type=BeaconRecord | None),
        dealt=dealt,
        lesson=msgspec.json.decode(lesson, type=LessonRecord | None),
        room=msgspec.json.decode(room, type=RoomRecord),
        day=day,
        revision=revision,
    )
