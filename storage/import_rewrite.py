"""What changes in a server or a table that moves into a house where others live: numbers, times, and who is unknown."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from storage.database import Connection
from storage.export_file import ExportManifest
from storage.persons import CALLED
from storage.records.contests import TournamentRecord
from storage.records.tables import MatchRecord, TableAgreements
from storage.store import Store
from storage.store_errors import StoreError
from storage.transfer import OF_TABLES, AlreadyStored

ENDED = ("over", "void")

TIMES = (("game_table", "paused"), ("game_table", "ends"), ("seat", "running"))
"""What is told by the time of tables, beside `TableAgreements.waits`."""


class NoRoom(StoreError):
    """Why nobody moves in, in words for whoever asked."""


class ImportStore(Store):
    """A server or a table, laid out in a database of its own, that is made ready for a house."""

    async def renew(self, known: AlreadyStored, contents: ExportManifest, now: float) -> dict[int, int]:
        """Make all ready for the house that is `known`, whose time of tables begins `now` if there is none yet; give
        the numbers that tables have there. Raises NoRoom."""

        def work(connection: Connection) -> dict[int, int]:
            connection.rows("pragma defer_foreign_keys = on")
            rows = connection.rows("select id, secret, status, version, guild, channel from game_table order by id")
            numbers = _numbered(rows, known, contents)
            for old, new in sorted(numbers.items()):
                if new in known.numbers:
                    _without(connection, old)
                elif old != new:
                    _renumber(connection, old, new)
            _unknown(connection, known.lowest, now)
            _refer(connection, numbers)
            for user, instead, at in known.erased:
                if at > contents.made or user not in known.again:
                    self._erase(connection, user, instead, at)
            connection.run("delete from erased where user > 0")
            _shift(connection, (known.alive_at or now) - (contents.alive_at or now))
            epoch = max(int(now), *(number + 1 for (number,) in connection.rows("select epoch from game_table")), 0)
            connection.run("update game_table set epoch = ?, painted = -1", epoch)
            connection.run("update game_table set painted = version where status in ('over', 'void')")
            connection.run("update outbox set message = 0")
            connection.run("update outcome set rated = 0")
            connection.run("update server set gone = null")
            connection.number_after(0)
            return numbers

        return await self._transaction(work)


def _numbered(rows: list[Any], known: AlreadyStored, contents: ExportManifest) -> dict[int, int]:
    """Give each table its number in the house: its own where none so high was ever given there, or what it has there
    if it is there already, ended as here. Raises NoRoom."""
    if contents.kind == "server" and (live := known.live.get(contents.of, 0)):
        raise NoRoom(f"{live} tables of server {contents.of} live here: end them first")
    last = max([known.last, *(number for number, *_ in rows)])
    numbers: dict[int, int] = {}
    for number, secret, status, version, guild, channel in rows:
        here = known.secrets.get(bytes(secret))
        if here is not None and (status not in ENDED or here[1:] != (status, version)):
            raise NoRoom(f"table {number} is here already, as table {here[0]}")
        busy = known.busy.get(channel) if guild is not None and status in ("lobby", "playing") else None
        if busy is not None:
            raise NoRoom(f"table {busy} lives in the channel of table {number}: end it, or move it to another channel")
        if here is not None:
            numbers[number] = here[0]
        elif number > known.last:
            numbers[number] = number
        else:
            last += 1
            numbers[number] = last
    return numbers


def _without(connection: Connection, number: int) -> None:
    """Leave a table out that is in the house already."""
    connection.run("delete from game_table where id = ?", number)


def _renumber(connection: Connection, number: int, new: int) -> None:
    """Give a table another number."""
    connection.run("update game_table set id = ? where id = ?", new, number)
    for name in OF_TABLES:
        if name != "game_table":
            connection.run(f"update {name} set table_id = ? where table_id = ?", new, number)


def _refer(connection: Connection, numbers: dict[int, int]) -> None:
    """Let all that names another table name it by its new number; what has stayed behind is named no longer."""
    tournaments = {number for (number,) in connection.rows("select id from tournament")}
    for number, encoded in connection.rows("select id, match from game_table where match != 'null'"):
        match = msgspec.json.decode(encoded, type=MatchRecord)
        match = replace(match, former=numbers.get(match.former, 0))
        connection.run("update game_table set match = ? where id = ?", _json(match), number)
    for number, encoded in connection.rows("select id, tournament from game_table where tournament != 'null'"):
        if msgspec.json.decode(encoded, type=tuple[int, int])[0] not in tournaments:
            connection.run("update game_table set tournament = 'null' where id = ?", number)
    for plan in _plans(connection):
        pairings = tuple(replace(each, table=numbers.get(each.table, 0)) for each in plan.pairings)
        connection.run("update tournament set plan = ? where id = ?", _json(replace(plan, pairings=pairings)), plan.id)


def _unknown(connection: Connection, lowest: int, now: float) -> None:
    """Give whom nobody may know numbers that stand for nobody in the house, where they are taken from then on."""
    plans = _plans(connection)
    found = {user for (user,) in connection.rows("select user from seat where user < 0")}
    found |= {host for (host,) in connection.rows("select host from game_table where host < 0")}
    found |= {user for plan in plans for user in (plan.host, *(each.user for each in plan.entrants)) if user < 0}
    lowest = min([lowest, *found])
    instead = {old: lowest - place for place, old in enumerate(sorted(found), 1)}
    for old, new in instead.items():
        connection.run("update seat set user = ?, name = ? where user = ?", new, CALLED.format(-new), old)
        connection.run("update game_table set host = ? where host = ?", new, old)
        connection.run("insert into erased values (?, ?, ?)", new, new, now)
    for plan in plans:
        entrants = tuple(
            replace(each, user=instead[each.user], name=CALLED.format(-instead[each.user])) if each.user < 0 else each
            for each in plan.entrants
        )
        changed = replace(plan, host=instead.get(plan.host, plan.host), entrants=entrants)
        connection.run("update tournament set plan = ? where id = ?", _json(changed), plan.id)


def _shift(connection: Connection, seconds: float) -> None:
    """Tell by the time of tables of the house what was told by that of another."""
    for name, column in TIMES:
        connection.run(f"update {name} set {column} = {column} + ? where {column} is not null", seconds)
    for number, encoded in connection.rows("select id, agreements from game_table where agreements != '{}'"):
        agreed = msgspec.json.decode(encoded, type=TableAgreements)
        if agreed.waits is not None:
            changed = replace(agreed, waits=agreed.waits + seconds)
            connection.run("update game_table set agreements = ? where id = ?", _json(changed), number)


def _plans(connection: Connection) -> list[TournamentRecord]:
    rows = connection.rows("select plan from tournament order by id")
    return [msgspec.json.decode(plan, type=TournamentRecord) for (plan,) in rows]


def _json(record: msgspec.Struct) -> str:
    return msgspec.json.encode(record).decode()
