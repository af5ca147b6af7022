"""The daily escapes, and the people who have tried them.

A person's try is stored twice. The record of the try is deleted when the person is erased. A mark without the person's
id remains, so that the person cannot try the escape again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from storage.database import Connection, Database
from storage.records.contests import DailyRecord, TryRecord
from storage.records.tables import TableRecord
from storage.store_errors import TriedBefore

_TRY = """select day, daily_try.game, daily_try.user, daily_try.table_id, finished, won, turns, squares,
    coalesce(seat.name, ''), coalesce(shown, 1) from daily_try
    left join seat on seat.table_id = daily_try.table_id and seat.user = daily_try.user
    left join person on person.user = daily_try.user"""


KEY = "daily_secret"
"""The key under which the bot's own secret is stored, in hexadecimal. The secrets of all days are derived from this
secret.
"""

_ORDER = "order by coalesce(finished, 0) desc, won desc, turns, daily_try.table_id"

_COUNTS = "(select annulled from game_table where id = daily_try.table_id) = 0"

_MARK = "insert into daily_mark values (?, ?) on conflict (day, mark) do nothing"


class Dailies:
    """The part of the store for daily escapes (storage/store.py)."""

    _database: Database

    async def keep_dailies(self, dailies: Iterable[DailyRecord]) -> None:
        """Store the sealed escapes of a day, one for each game."""

        def work(connection: Connection) -> None:
            for each in dailies:
                connection.run(
                    """insert into daily (day, game, seal, made, role, computers, options) values (?, ?, ?, ?, ?, ?, ?)
                        on conflict (day, game) do nothing""",
                    each.day,
                    each.game,
                    each.seal,
                    each.made,
                    each.role,
                    msgspec.json.encode(each.computers).decode(),
                    msgspec.json.encode(each.options).decode(),
                )

        await self._database.transaction(work)

    async def dailies(self, day: int) -> Mapping[str, DailyRecord]:
        """Return the escapes of a day, by the name of the game."""
        rows = await self._database.read(
            "select day, game, seal, made, role, computers, options from daily where day = ?", day
        )
        return {row[1]: _daily(*row) for row in sorted(rows, key=lambda row: row[1])}

    async def tries(self, day: int) -> Sequence[TryRecord]:
        """Return the tries of all people at the escapes of a day, without annulled ones."""
        return await self._tries(f"where day = ? and {_COUNTS} {_ORDER}", day)

    async def tries_on(self, guild: int, day: int) -> Sequence[TryRecord]:
        """Return the tries on a day by people who have played on a server, without annulled ones."""
        seats = "select seat.user from seat join game_table on game_table.id = seat.table_id where game_table.guild = ?"
        return await self._tries(f"where day = ? and {_COUNTS} and daily_try.user in ({seats}) {_ORDER}", day, guild)

    async def tries_of(self, user: int) -> Sequence[TryRecord]:
        """Return the tries of a person at escapes of all days."""
        return await self._tries("where daily_try.user = ? order by day desc, daily_try.game", user)

    async def ended_tries(self) -> Sequence[TryRecord]:
        """Return the tries at escapes whose games are over but whose results are not stored yet."""
        ended = "(select id from game_table where status in ('over', 'void'))"
        return await self._tries(f"where finished is null and daily_try.table_id in {ended}")

    async def settle_try(self, tried: TryRecord) -> None:
        """Store the result of a try at an escape."""
        await self._database.write(
            """update daily_try set finished = ?, won = ?, turns = ?, squares = ?
                where day = ? and game = ? and user = ?""",
            None if tried.finished is None else int(tried.finished),
            int(tried.won),
            tried.turns,
            tried.squares,
            tried.day,
            tried.game,
            tried.user,
        )

    async def forget_marks(self, before: int) -> None:
        """Delete the marks of tries at escapes of days before the day `before`."""
        await self._database.write("delete from daily_mark where day < ?", before)

    def _begin_try(self, connection: Connection, table: TableRecord, number: int) -> None:
        """Store that the host of a table has used the only try at that day's escape.

        Call it inside a transaction. Raises TriedBefore.
        """
        assert table.day is not None
        ran = connection.run(_MARK, table.day, _mark(connection, table.day, table.game, table.host))
        ran = ran and connection.run(
            """insert into daily_try (day, game, user, table_id) values (?, ?, ?, ?)
                on conflict (day, game, user) do nothing""",
            table.day,
            table.game,
            table.host,
            number,
        )
        if ran != 1:
            raise TriedBefore(f"{table.game} of day {table.day}")

    async def _tries(self, where: str, *values: object) -> list[TryRecord]:
        rows = await self._database.read(f"{_TRY} {where}", *values)
        return [_try(*row) for row in rows]


def tried_escapes(connection: Connection, user: int) -> list[dict[str, Any]]:
    """Return the escapes that a person has tried, found by their marks. Call it inside a transaction."""
    kept = {tuple(row) for row in connection.rows("select day, mark from daily_mark")}
    days = connection.rows("select day, game from daily where day in (select day from daily_mark) order by day, game")
    return [{"day": day, "game": game} for day, game in days if (day, _mark(connection, day, game, user)) in kept]


def _mark(connection: Connection, day: int, game: str, user: int) -> str:
    """Return the mark of a person's try. It can be computed only with the bot's key and the person's id."""
    ((key,),) = connection.rows("select value from note where key = ?", KEY)
    return hmac.new(bytes.fromhex(key), f"tried {day} {game} {user}".encode(), hashlib.sha256).hexdigest()


def _daily(day: int, game: str, seal: str, made: float, role: str, computers: str, options: str) -> DailyRecord:
    levels = msgspec.json.decode(computers, type=tuple[str, ...])
    return DailyRecord(day, game, seal, made, role, levels, msgspec.json.decode(options, type=dict[str, str]))


def _try(day: int, game: str, user: int, table: int, finished: int | None, won: int, *rest: Any) -> TryRecord:
    turns, squares, name, shown = rest
    settled = None if finished is None else bool(finished)
    return TryRecord(day, game, user, table, settled, bool(won), turns, squares, name, bool(shown))
