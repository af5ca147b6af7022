"""The stored data of a person: export, erasure, and deletion of private data after some time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from storage.appointments import appointments_of, forget_person, stored_about
from storage.chosen import CHOSEN
from storage.contests import forget_in_plans, plans_naming
from storage.daily import tried_escapes
from storage.database import Connection, Database, marks
from storage.memories import forget_memories_of, memories_of
from storage.records.agreements import TableAgreements, without_person
from storage.records.guesses import TableGuesses, guessed_by, without
from storage.records.tables import OrdersChange, UndoSteps
from storage.revised import PEOPLE, notify_written

USUAL = "normal"
"""The level of a computer player that replaces a person at a table without computer players."""

CALLED = "Incognito {}"
"""The name that replaces an erased person's name, the same in every language."""

AT_ONCE = 1000
"""The most tables that one SQL statement may list."""

_USES = "select what, target, at from limited_use where user = ?"
_CALLED = "select at from limited_use where what = 'guest' and target = ?"
"""The SQL for the times at which hosts have pinged a person to invite the person to a table."""

_ALIVE = "status in ('lobby', 'playing', 'suspended')"
BESIDE = ("along", "out", "gone", "shoulders", "looked", "looked_before")
"""The fields of a table's agreements that mention people without a seat: they watched, waited or looked over a
shoulder.
"""

_MINE = "select table_id from seat where user = ?"
_CHARGED = "select table_id from seat where charged = ?"
_WATCHED = "select table_id from onlooker where user = ? order by table_id"
_REPLACED = "select table_id, seat, charged_name from seat where charged = ?"


class Persons:
    """The part of the store for a person's data (storage/store.py)."""

    _database: Database

    async def known_of(self, user: int) -> dict[str, Any]:
        """Return everything stored about a person."""

        def work(connection: Connection) -> dict[str, Any]:
            person = _dicts(connection, f"select {CHOSEN} from person where user = ?", user)
            met = connection.rows("select what from met where user = ?", user)
            hosted = connection.rows("select id from game_table where host = ? order by id", user)
            return {
                "settings": person[0] if person else None,
                "told_once": sorted(what for (what,) in met),
                "watches": _dicts(
                    connection,
                    """select table_id, dm, locale, told, message, ends from watcher where user = ?
                        order by table_id""",
                    user,
                ),
                "has_watched": [number for (number,) in connection.rows(_WATCHED, user)],
                "limited_uses": _dicts(connection, f"{_USES} order by at", user),
                "wishes": _dicts(
                    connection, "select guild, people, name, until from gathering where user = ? order by guild", user
                ),
                "appointments": [stored_about(plan, user) for plan in appointments_of(connection, user)],
                "called_at": [at for (at,) in connection.rows(f"{_CALLED} order by at", user)],
                "daily": _dicts(
                    connection,
                    """select day, game, table_id, finished, won, turns, squares from daily_try where user = ?
                        order by day, game""",
                    user,
                ),
                "daily_marks": tried_escapes(connection, user),
                "memories": memories_of(connection, user),
                "host_of": [number for (number,) in hosted],
                "called_or_invited_to": [
                    number for number, *named in _tables_mentioning(connection, user) if without_person(user, *named)
                ],
                "looks_over_shoulders": [
                    {"table_id": number, "seat": int(seat), "dm": shown.dm, "locale": shown.locale}
                    for number, _, agreements in _tables_mentioning(connection, user)
                    for seat, shown in msgspec.json.decode(agreements, type=TableAgreements).shoulders.items()
                    if shown.user == user
                ],
                "guesses": [
                    {"table_id": number, **guessed_by(guesses, user)}
                    for number, guesses in _tables_with_guesses(connection, user)
                ],
                "tournaments": [
                    {
                        "tournament": plan.id,
                        "game": plan.game,
                        "guild": plan.guild,
                        "host": plan.host == user,
                        "as": next((each for each in plan.entrants if each.user == user), None),
                    }
                    for plan in plans_naming(connection, "tournament", user)
                ],
                "parties": [
                    {
                        "party": plan.id,
                        "guild": plan.guild,
                        "channel": plan.channel,
                        "host": plan.host == user,
                        "as": next((each for each in plan.entrants if each.user == user), None),
                    }
                    for plan in plans_naming(connection, "party", user)
                ],
                "tables": _tables(connection, user),
                "replaced": _dicts(connection, f"{_REPLACED} order by table_id", user),
                "outcomes": _outcomes(connection, user),
                "ratings": _dicts(
                    connection,
                    "select game, who, mu, sigma, games from rating where who in (?, ?) order by game, who",
                    *_rating_names(user),
                ),
            }

        known = await self._database.reading(work)
        for row in filter(None, (known["settings"], *known["tables"])):
            row |= {
                key: msgspec.json.decode(row[key])
                for key in ("calls", "orders", "notes", "hours", "rests")
                if key in row
            }
        return known

    async def last_over(self, channel: int) -> int | None:
        """Return the number of the table in a channel whose game ended last, or None."""
        rows = await self._database.read(
            "select max(id) from game_table where channel = ? and status = 'over'", channel
        )
        return None if rows[0][0] is None else int(rows[0][0])

    async def played_over(self, user: int) -> Sequence[int]:
        """Return the numbers of the tables at which a person has played to the end, the latest first."""
        rows = await self._database.read(
            """select id from game_table where status = 'over'
                and id in (select table_id from seat where user = ?) order by id desc""",
            user,
        )
        return [number for (number,) in rows]

    async def proved_direct(self, user: int, since: float) -> int | None:
        """Return the direct message channel of a person if it was used at or after the time `since`.

        It was used if the bot posted a hand there. Return None if the person had no direct messages at a later table.
        """
        rows = await self._database.read(
            """select painting.channel from painting
                join seat on seat.table_id = painting.table_id and seat.seat = painting.seat
                where seat.user = ? and painting.kind = 'hand' and painting.message != 0 and painting.posted >= ?
                    and painting.channel = seat.dm and painting.table_id > coalesce(
                        (select max(table_id) from seat where user = ? and dm is null), 0)
                order by painting.posted desc limit 1""",
            user,
            since,
            user,
        )
        return int(rows[0][0]) if rows else None

    async def erase(self, user: int, now: float) -> None:
        """Erase a person's data.

        At live tables, a computer player takes the seat. If no other person is left, the table is cancelled. In stored
        games, another number and name replace the person's.
        """

        def work(connection: Connection) -> None:
            connection.alone("erase")
            rows = connection.rows("select instead from erased where user = ?", user)
            rows = rows or connection.rows("select coalesce(min(instead), 0) - 1 from erased")
            self._erase(connection, user, rows[0][0], now)

        await self._database.transaction(work)

    async def forget_private(self, before: float) -> None:
        """Delete the private parts of games that ended before the time `before`.

        These are direct message channels, notes, orders, drafts, data on private messages, watchers, guesses and posts.
        """
        ended = f"""select id from game_table where not {_ALIVE} and coalesce(
            (select made from move where table_id = id order by version desc limit 1), pressed, 0) < ?"""

        def work(connection: Connection) -> None:
            numbers = [number for (number,) in connection.rows(ended, before)]
            for first in range(0, len(numbers), AT_ONCE):
                forget(connection, numbers[first : first + AT_ONCE])

        def forget(connection: Connection, numbers: Sequence[int]) -> None:
            here = f"table_id in ({marks(numbers)})"
            for sql in (
                f"""update seat set dm = null, orders = '[]', notes = '[]', hours = 'null', rests = '[]'
                    where (dm is not null or orders != '[]' or notes != '[]' or hours != 'null' or rests != '[]')
                    and {here}""",
                f"delete from draft where {here}",
                f"delete from painting where seat >= 0 and {here}",
                f"update painting set token = '' where token != '' and {here}",
                f"delete from outbox where {here}",
                f"delete from watcher where {here}",
                f"delete from onlooker where {here}",
            ):
                connection.run(sql, *numbers)
            for number, undo in _tables_with_orders(connection, f"id in ({marks(numbers)})", *numbers):
                _keep_undo(connection, number, msgspec.structs.replace(undo, orders={}))
            beside = " or ".join(f"agreements like '%\"{name}\":%'" for name in BESIDE)
            found = f"select id, agreements from game_table where ({beside}) and id in ({marks(numbers)})"
            for number, agreements in connection.rows(found, *numbers):
                agreed = msgspec.json.decode(agreements, type=TableAgreements)
                kept = msgspec.json.encode(
                    msgspec.structs.replace(
                        agreed, along=None, out=(), gone=(), shoulders={}, looked={}, looked_before=()
                    )
                ).decode()
                connection.run("update game_table set agreements = ? where id = ?", kept, number)
            guessed = f"guesses != '{{}}' and id in ({marks(numbers)})"
            connection.run(f"update game_table set guesses = '{{}}' where {guessed}", *numbers)

        await self._database.transaction(work)

    def _erase(self, connection: Connection, user: int, instead: int, now: float) -> None:
        """Erase a person's data inside a transaction. The number `instead` replaces the person's id."""
        guessing = _tables_with_guesses(connection, user)
        named = {number for number, *_ in (*_tables_mentioning(connection, user), *guessing)}
        mine = f"{_MINE} union {_CHARGED} union select id from game_table where host = ?"
        named |= {number for (number,) in connection.rows(mine, user, user, user)}
        for number in sorted(named):
            connection.run("update game_table set revision = revision + 1 where id = ?", number)
            notify_written(connection, number)
        lives = f"(select {_ALIVE} from game_table where id = table_id)"
        runs = f"charged is null and (select {_ALIVE} and dealt is not null from game_table where id = table_id)"
        own = "(table_id, seat) in (select table_id, seat from seat where user = ?)"
        connection.run(f"delete from draft where {own}", user)
        connection.run(f"delete from painting where kind != 'ping' and {own}", user)
        connection.run(f"update outbox set content = ?, message = coalesce(message, 0) where {own}", b"", user)
        connection.run(f"update outbox set content = ? where message is not null and table_id in ({_MINE})", b"", user)
        for number, *named in _tables_mentioning(connection, user):
            if (kept := without_person(user, *named)) is not None:
                connection.run("update game_table set calls = ?, agreements = ? where id = ?", *kept, number)
        for number, guesses in guessing:
            others = msgspec.json.encode(without(guesses, user)).decode()
            connection.run("update game_table set guesses = ? where id = ?", others, number)
        connection.run(
            f"""update game_table set host = coalesce((select user from seat
                where table_id = id and user != ? order by seat limit 1), ?)
                where {_ALIVE} and host = ?""",
            user,
            instead,
            user,
        )
        connection.run("update game_table set host = ? where host = ?", instead, user)
        connection.run(f"update game_table set painted = -1 where {_ALIVE} and id in ({_MINE})", user)
        connection.run(
            f"""update game_table set status = 'void', reason = 'empty', version = version + 1, ends = null
                where {_ALIVE} and id in ({_MINE})
                and not exists (select 1 from seat where table_id = id and user is not null and user != ?)""",
            user,
            user,
        )
        for number, undo in _tables_with_orders(connection, f"id in ({_MINE})", user):
            seats = connection.rows("select seat from seat where table_id = ? and user = ?", number, user)
            versions = {version for (seat,) in seats for version in _orders_of(undo, seat)}
            kept_orders = {version: change for version, change in undo.orders.items() if version not in versions}
            _keep_undo(connection, number, msgspec.structs.replace(undo, orders=kept_orders))
        connection.run(
            f"""update seat set name = ?, dm = null, locale = 'en-US', orders = '[]', notes = '[]', missed = 0,
                hours = 'null', rests = '[]',
                stand_in = '', stood_in = 0,
                charged = case when {runs} then ? else charged end,
                charged_name = case when {runs} then ? else charged_name end,
                level = case when {lives} then coalesce((select level from seat as other
                    where other.table_id = seat.table_id and other.user is null limit 1), ?) else level end,
                user = case when {lives} then null else ? end
                where user = ?""",
            CALLED.format(-instead),
            instead,
            CALLED.format(-instead),
            USUAL,
            instead,
            user,
        )
        charged = "update seat set charged = ?, charged_name = ? where charged = ?"
        connection.run(charged, instead, CALLED.format(-instead), user)
        forget_in_plans(connection, user, instead, CALLED.format(-instead))
        for table in ("person", "met", "watcher", "onlooker", "daily_try", "gathering"):
            connection.run(f"delete from {table} where user = ?", user)
        connection.run("delete from limited_use where user = ? or (what = 'guest' and target = ?)", user, user)
        forget_person(connection, user)
        forget_memories_of(connection, user)
        connection.tell(PEOPLE)
        for mine, number in zip(_rating_names(user), _rating_names(instead), strict=True):
            connection.run("update rating set who = ? where who = ?", number, mine)
        connection.run(
            """insert into erased values (?, ?, ?)
                on conflict (user) do update set instead = excluded.instead, at = excluded.at""",
            user,
            instead,
            now,
        )


def _tables_mentioning(connection: Connection, user: int) -> list[Any]:
    """Return the tables that may mention a person outside the seats, as rows of three columns.

    The columns are the number, the calls and the agreements of the table.
    """
    like = f"%{user:d}%"
    return connection.rows(
        "select id, calls, agreements from game_table where calls like ? or agreements like ? order by id", like, like
    )


def _tables_with_guesses(connection: Connection, user: int) -> list[tuple[int, TableGuesses]]:
    """Return the numbers of the tables at which a person has guessed, with the guesses at each table."""
    rows = connection.rows("select id, guesses from game_table where guesses like ? order by id", f'%"{user:d}":%')
    return [(number, msgspec.json.decode(guesses, type=TableGuesses)) for number, guesses in rows]


def _tables_with_orders(connection: Connection, where: str, *values: object) -> list[tuple[int, UndoSteps]]:
    """Return the numbers of the game tables that store changes of standing orders, and these changes.

    `where` is an SQL condition that selects the game tables.
    """
    rows = connection.rows(f"""select id, undo from game_table where undo like '%"orders":%' and {where}""", *values)
    return [(number, msgspec.json.decode(undo, type=UndoSteps)) for number, undo in rows]


def _orders_of(undo: UndoSteps, seat: int) -> dict[str, OrdersChange]:
    """Return how the moves of a seat changed its standing orders.

    The keys are the versions before the moves.
    """
    versions = map(str, undo.versions.get(str(seat), ()))
    return {version: undo.orders[version] for version in versions if version in undo.orders}


def _keep_undo(connection: Connection, table: int, undo: UndoSteps) -> None:
    connection.run("update game_table set undo = ? where id = ?", msgspec.json.encode(undo).decode(), table)


def _tables(connection: Connection, user: int) -> list[dict[str, Any]]:
    """Return everything stored about the seats that a person has had, by table."""
    tables = _dicts(
        connection,
        """select table_id, seat, game, guild, channel, status, name, contribution, dm, seat.locale, answered, done,
            orders, notes, hours, rests, missed, stand_in, taken, agreements from seat join game_table on id = table_id
            where user = ? order by table_id""",
        user,
    )
    ordering = dict(_tables_with_orders(connection, f"id in ({_MINE})", user))
    for table in tables:
        here = (table["table_id"], table["seat"])
        agreed = msgspec.json.decode(table.pop("agreements"), type=TableAgreements)
        table["claims"] = [each.name for each in agreed.claims if each.seat == here[1]]
        table["orders_of_steps"] = _orders_of(ordering.get(here[0], UndoSteps()), here[1])
        moves = "select version, move, made from move where table_id = ? and seat = ? and version > ? order by version"
        messages = """select kind, channel, message from painting
            where table_id = ? and seat = ? and message > 0 and kind != 'shoulder' order by kind"""
        table["moves"] = _dicts(connection, moves, *here, table["taken"])
        table["drafts"] = _dicts(connection, "select move from draft where table_id = ? and seat = ?", *here)
        table["messages"] = _dicts(connection, messages, *here)
    return tables


def _rating_names(user: int) -> tuple[str, str]:
    """Return the two keys of a person's ratings: in games with other people, and in games without."""
    return str(user), f"practice {user}"


def _outcomes(connection: Connection, user: int) -> list[dict[str, Any]]:
    """Return the outcomes of a person's ended games, as dictionaries."""
    rows = connection.rows(
        """select seat.table_id, seat, seats from seat join outcome on outcome.table_id = seat.table_id
            where coalesce(charged, user) = ? order by seat.table_id""",
        user,
    )
    return [{"table_id": number, **msgspec.json.decode(seats)[seat]} for number, seat, seats in rows]


def _dicts(connection: Connection, sql: str, *values: object) -> list[dict[str, Any]]:
    """Return the rows of a query as dictionaries by column name."""
    head = sql.partition("select ")[2].partition(" from ")[0]
    names = [name.strip().rpartition(".")[2] for name in head.split(",")]
    return [dict(zip(names, row, strict=True)) for row in connection.rows(sql, *values)]
