"""The default store: what is asked of a store, in the words of SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from storage.absences import Absences
from storage.clocks import CLOCK, Clocks, clock_row, seat_of_row
from storage.database import Database, Ran
from storage.persons import Persons
from storage.placed import Placed
from storage.rooms import Rooms
from storage.series import Series
from storage.servers import Servers
from storage.shown import Shown
from storage.store import (
    EPOCH,
    BeaconRecord,
    CallsRecord,
    Conflict,
    Deals,
    Draft,
    LessonRecord,
    MoveRecord,
    PersonRecord,
    Post,
    RoomRecord,
    SeatRecord,
    TableRecord,
    UsedBefore,
)
from storage.watching import Watching

T = TypeVar("T")

_TABLE = """select id, game, guild, channel, host, locale, secret, options, pace, status, version, schema, snapshot,
    reason, ends, scenes, watch, advice, talk, calls, paused, barred, suspended, suspended_for, pressed, release, epoch,
    seal, head, beacon, dealt, lesson, room from game_table"""
_ALIVE = "('lobby', 'playing', 'suspended')"
_SEAT = f"name, user, level, brought, dm, locale, answered, done, orders, notes, missed, stand_in, stood_in, {CLOCK}"


class SqliteStore(Clocks, Persons, Placed, Servers, Shown, Rooms, Absences, Watching, Series):
    """See storage/store.py, whose methods these are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, path: Path, read_only: bool = False) -> Self:
        """Open or make the database at `path` and bring it up to date; `read_only` only looks.

        Raises NewerDatabase, or another StoreError for what cannot be opened.
        """
        return cls(await Database.open(path, read_only))

    async def close(self) -> None:
        """Finish the running transaction and close the file."""
        await self._database.close()

    async def create(self, table: TableRecord, interaction: int | None) -> TableRecord:
        """Open a lobby and give it with its id. Raises ChannelBusy."""

        async def work() -> TableRecord:
            await self._see_free(table)
            epoch = await self._epoch()
            ran = await self._run(
                """insert into game_table (game, guild, channel, host, locale, secret, options, pace, status, version,
                    schema, snapshot, reason, scenes, watch, advice, talk, calls, pressed, release, epoch, seal, beacon,
                    lesson, room) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
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
            )
            await self._write_seats(ran.row, table.seats)
            await self._note(interaction, ran.row)
            return msgspec.structs.replace(table, id=ran.row, epoch=epoch)

        return await self._transaction(work)

    async def change(self, table: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        """Write a lobby or an end, and what is posted of it. Raises Conflict."""

        async def work() -> None:
            await self._write_table(table)
            await self._run("delete from seat where table_id = ?", table.id)
            await self._write_seats(table.id, table.seats)
            await self._write_posts(table.id, posts)
            await self._note(interaction, table.id)

        await self._transaction(work)

    async def commit(
        self,
        table: TableRecord,
        row: MoveRecord,
        interaction: int | None,
        states: bytes | None = None,
        posts: Sequence[Post] = (),
    ) -> None:
        """Write a move with the snapshot it led to, what is posted of it, and with the last one the states for the
        archive. Raises Conflict."""

        async def work() -> None:
            await self._write_table(table)
            if row.answered is not None:
                await self._run(
                    "update seat set answered = answered + 1 where table_id = ? and seat = ?", table.id, row.answered
                )
                await self._run("delete from draft where table_id = ? and seat = ?", table.id, row.answered)
            for seat in row.done:
                await self._run("update seat set done = ? where table_id = ? and seat = ?", row.version, table.id, seat)
            await self._write_clocks(table.id, table.seats, row.clocks)
            for seat in row.absences:
                await self._write_absence(table.id, seat, table.seats[seat])
            for seat in row.orders:
                await self._write_orders(table.id, seat, table.seats[seat].orders)
            await self._run(
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
                await self._run("insert into archive values (?, ?)", table.id, states)
                await self._run("update move set former = null where table_id = ?", table.id)
            await self._write_posts(table.id, posts)
            await self._note(interaction, table.id)

        await self._transaction(work)

    async def seat(self, table: int, seat: int, record: SeatRecord) -> None:
        """Write a seat's direct-message channel and language."""
        await self._write(
            "update seat set dm = ?, locale = ? where table_id = ? and seat = ?", record.dm, record.locale, table, seat
        )

    async def keep_words(self, table: int, seat: int, record: SeatRecord, interaction: int | None) -> None:
        """Write the standing orders and notes of a seat."""

        async def work() -> None:
            await self._write_orders(table, seat, record.orders)
            notes = _listed(record.notes)
            await self._run("update seat set notes = ? where table_id = ? and seat = ?", notes, table, seat)
            await self._run("update game_table set painted = -1 where id = ?", table)
            await self._note(interaction, table)

        await self._transaction(work)

    async def teach(self, table: int, lesson: LessonRecord, interaction: int | None) -> None:
        """Write what becomes of a lesson without a move."""

        async def work() -> None:
            written = msgspec.json.encode(lesson).decode()
            await self._run("update game_table set lesson = ?, painted = -1 where id = ?", written, table)
            await self._note(interaction, table)

        await self._transaction(work)

    async def touch(self, table: int, pressed: float) -> None:
        """Write when somebody last pressed something in a lobby."""
        await self._write("update game_table set pressed = ? where id = ?", pressed, table)

    async def release(self, table: int, release: int, posts: Sequence[Post]) -> None:
        """Write of which release a table has been told, with the posts that do."""

        async def work() -> None:
            sql = "update game_table set release = ?, painted = iif(?, -1, painted) where id = ?"
            await self._run(sql, release, bool(posts), table)
            await self._write_posts(table, posts)

        await self._transaction(work)

    async def prune(self, interaction: int) -> None:
        """Forget the interactions below an id."""
        await self._write("delete from interaction where id < ?", interaction)

    async def seen(self, interaction: int) -> bool:
        """Tell whether this interaction has changed something already."""
        return bool(await self._read("select 1 from interaction where id = ?", interaction))

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
            last,
        )
        return [_move(row) for row in reversed(rows)]

    async def deals(self) -> Deals:
        """Count the deals of all tables there have been."""
        rows = await self._read(
            """select coalesce(sum(length(snapshot) > 0), 0),
                coalesce(sum(coalesce(json_extract(beacon, '$.randomness'), '') != ''), 0),
                coalesce(sum(json_extract(beacon, '$.broken')), 0) from game_table where lesson = 'null'"""
        )
        return Deals(*rows[0])

    async def archived(self, table: int) -> bytes | None:
        """Read the states of an ended game."""
        rows = await self._read("select states from archive where table_id = ?", table)
        return bytes(rows[0][0]) if rows else None

    async def epoch(self) -> int:
        """Tell when the database last went back in time."""
        async with self._database.reading():
            return await self._epoch()

    async def draft(self, table: int, seat: int) -> Draft | None:
        """Read what a seat has chosen so far."""
        rows = await self._read("select token, move from draft where table_id = ? and seat = ?", table, seat)
        return Draft(*rows[0]) if rows else None

    async def keep_draft(self, table: int, seat: int, draft: Draft) -> None:
        """Write what a seat has chosen so far."""

        async def work() -> None:
            await self._run("insert or replace into draft values (?, ?, ?, ?)", table, seat, draft.token, draft.move)
            await self._run("update game_table set painted = -1 where id = ?", table)

        await self._transaction(work)

    async def read(self, key: str) -> str | None:
        """Read a value of the application's own."""
        rows = await self._read("select value from note where key = ?", key)
        return rows[0][0] if rows else None

    async def write(self, key: str, value: str) -> None:
        """Write a value of the application's own."""
        await self._write("insert or replace into note values (?, ?)", key, value)

    async def person(self, user: int) -> PersonRecord:
        """Read what a person has chosen."""
        rows = await self._read("select text_first, coaching, calls from person where user = ?", user)
        if not rows:
            return PersonRecord()
        text_first, coaching, calls = rows[0]
        return PersonRecord(bool(text_first), bool(coaching), msgspec.json.decode(calls, type=CallsRecord))

    async def keep_person(self, user: int, person: PersonRecord) -> None:
        """Write what a person has chosen."""
        await self._write(
            "insert or replace into person values (?, ?, ?, ?)",
            user,
            person.text_first,
            person.coaching,
            msgspec.json.encode(person.calls).decode(),
        )

    async def met(self, user: int) -> frozenset[str]:
        """Read what a person has been told once."""
        return frozenset(what for (what,) in await self._read("select what from met where user = ?", user))

    async def meet_all(self, user: int, names: Iterable[str]) -> None:
        """Write what a person has been told once."""

        async def work() -> None:
            for name in names:
                await self._run("insert or ignore into met values (?, ?)", user, name)

        await self._transaction(work)

    async def _transaction(self, work: Callable[[], Awaitable[T]]) -> T:
        return await self._database.transaction(work)

    async def _write(self, sql: str, *values: object) -> None:
        await self._database.write(sql, *values)

    async def _read(self, sql: str, *values: object) -> list[Any]:
        async with self._database.reading():
            return await self._database.rows(sql, *values)

    async def _run(self, sql: str, *values: object) -> Ran:
        return await self._database.run(sql, *values)

    async def _epoch(self) -> int:
        rows = await self._database.rows("select value from note where key = ?", EPOCH)
        return int(rows[0][0]) if rows else 0

    async def _write_table(self, table: TableRecord) -> None:
        ran = await self._run(
            f"""update game_table set host = ?, locale = ?, options = ?, pace = ?, status = ?, version = ?, schema = ?,
                snapshot = ?, reason = ?, ends = ?, scenes = ?, watch = ?, advice = ?, talk = ?, head = ?,
                beacon = ?, dealt = ?, lesson = ?, room = ?
                where id = ? and version = ? and status in {_ALIVE}""",
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
            table.id,
            table.version - 1,
        )
        if ran.changed != 1:
            raise Conflict(f"table {table.id} is not at version {table.version - 1}")

    async def _write_seats(self, table: int, seats: Sequence[SeatRecord]) -> None:
        for number, seat in enumerate(seats):
            await self._run(
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

    async def _write_orders(self, table: int, seat: int, orders: Sequence[str]) -> None:
        await self._run("update seat set orders = ? where table_id = ? and seat = ?", _listed(orders), table, seat)

    async def _note(self, interaction: int | None, table: int) -> None:
        """Remember an interaction. The unique id refuses a second use, and with it the whole transaction."""
        if interaction is not None:
            try:
                await self._run("insert into interaction values (?, ?)", interaction, table)
            except sqlite3.IntegrityError as error:
                raise UsedBefore(f"interaction {interaction} was used before") from error

    async def _tables(self, where: str, *values: object) -> list[TableRecord]:
        async with self._database.reading():
            rows = await self._database.rows(f"{_TABLE} {where}", *values)
            seats = f"select {_SEAT} from seat where table_id = ? order by seat"
            return [_table(row, await self._database.rows(seats, row[0])) for row in rows]


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
    paused, barred, suspended, suspended_for, pressed, release, epoch, seal, head, beacon, dealt, lesson, room = life
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
    )
