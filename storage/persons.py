"""What is stored of a person: told, erased, and forgotten in time, in the words of SQLite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from storage.database import Database
from storage.store import RoomRecord, TournamentRecord

USUAL = "normal"
"""The level of a computer that takes the place of somebody at a table without computers."""

CALLED = "Incognito {}"
"""What stands for the name of somebody whom nobody may know any more, the same in every language."""

_ALIVE = "status in ('lobby', 'playing', 'suspended')"
_MINE = "select table_id from seat where user = ?"


class Persons:
    """The part of the store that knows persons, see storage/store.py."""

    _database: Database

    async def known_of(self, user: int) -> dict[str, Any]:
        """Read all that is stored of a person."""
        async with self._database.reading():
            person = await self._dicts("select text_first, coaching, calls from person where user = ?", user)
            met = await self._database.rows("select what from met where user = ? order by what", user)
            watched = await self._dicts("select table_id, dm, locale, told from watcher where user = ?", user)
            hosted = await self._database.rows("select id from game_table where host = ? order by id", user)
            tables = await self._dicts(
                """select table_id, seat, game, guild, channel, status, name, brought, dm, seat.locale, answered, done,
                    orders, notes, missed, stand_in from seat join game_table on id = table_id
                    where user = ? order by table_id""",
                user,
            )
            for table in tables:
                here = (table["table_id"], table["seat"])
                table["moves"] = await self._dicts(
                    "select version, move, made from move where table_id = ? and seat = ? order by version", *here
                )
                table["drafts"] = await self._dicts("select move from draft where table_id = ? and seat = ?", *here)
                table["messages"] = await self._dicts(
                    """select kind, channel, message from painting
                        where table_id = ? and seat = ? and message > 0 order by kind""",
                    *here,
                )
            tournaments = [
                {
                    "tournament": plan.id,
                    "game": plan.game,
                    "guild": plan.guild,
                    "host": plan.host == user,
                    "as": entrant,
                }
                for plan in await self._tournaments(user)
                for entrant in [*(each for each in plan.entrants if each.user == user), None][:1]
            ]
            named = [number for number, calls, room in await self._naming(user) if _without(user, calls, room)]
        for row in (*person, *tables):
            row |= {key: msgspec.json.decode(row[key]) for key in ("calls", "orders", "notes") if key in row}
        return {
            "settings": person[0] if person else None,
            "told_once": [what for (what,) in met],
            "watches": watched,
            "host_of": [number for (number,) in hosted],
            "called_or_invited_to": named,
            "tournaments": tournaments,
            "tables": tables,
        }

    async def last_over(self, channel: int) -> int | None:
        """Give the table of a channel whose game has ended last."""
        async with self._database.reading():
            rows = await self._database.rows(
                "select max(id) from game_table where channel = ? and status = 'over'", channel
            )
        return None if rows[0][0] is None else int(rows[0][0])

    async def played_over(self, user: int) -> Sequence[int]:
        """List the tables where a person has played to the end, the last first."""
        async with self._database.reading():
            rows = await self._database.rows(
                """select id from game_table where status = 'over'
                    and id in (select table_id from seat where user = ?) order by id desc""",
                user,
            )
        return [number for (number,) in rows]

    async def erase(self, user: int, now: float) -> None:
        """Let nobody know a person any more: at live tables a computer sits in the seat, or, where nobody else is left,
        the table is broken off; in kept games a number and a name stand in place of the person's."""

        async def work() -> None:
            rows = await self._database.rows("select instead from erased where user = ?", user)
            rows = rows or await self._database.rows("select coalesce(min(instead), 0) - 1 from erased")
            await self._erase(user, rows[0][0], now)

        await self._database.transaction(work)

    async def forget_private(self, before: float) -> None:
        """Delete the private parts of games that have ended `before`: direct messages, notes, orders, drafts, what was
        painted for one alone, and what was told in messages."""
        ended = f"""select id from game_table where not {_ALIVE} and coalesce(
            (select made from move where table_id = id order by version desc limit 1), pressed, 0) < ?"""

        async def work() -> None:
            numbers = [number for (number,) in await self._database.rows(ended, before)]
            listed = msgspec.json.encode(numbers).decode()
            here = "table_id in (select value from json_each(?))"
            for sql in (
                f"""update seat set dm = null, orders = '[]', notes = '[]'
                    where (dm is not null or orders != '[]' or notes != '[]') and {here}""",
                f"delete from draft where {here}",
                f"delete from painting where seat >= 0 and {here}",
                f"update painting set token = '' where token != '' and {here}",
                f"delete from outbox where {here}",
                f"delete from watcher where {here}",
            ):
                await self._database.run(sql, listed)

        await self._database.transaction(work)

    async def _erase(self, user: int, instead: int, now: float) -> None:
        """Do what `erase` does, inside a transaction."""
        run = self._database.run
        own = "(table_id, seat) in (select table_id, seat from seat where user = ?)"
        await run(f"delete from draft where {own}", user)
        await run(f"delete from painting where kind != 'ping' and {own}", user)
        await run(f"update outbox set content = x'', message = coalesce(message, 0) where {own}", user)
        await run(f"update outbox set content = x'' where message is not null and table_id in ({_MINE})", user)
        for number, calls, room in await self._naming(user):
            if (kept := _without(user, calls, room)) is not None:
                await run("update game_table set calls = ?, room = ? where id = ?", *kept, number)
        await run(
            f"""update game_table set host = coalesce((select user from seat
                where table_id = id and user != ?1 order by seat limit 1), ?2)
                where {_ALIVE} and host = ?1""",
            user,
            instead,
        )
        await run("update game_table set host = ? where host = ?", instead, user)
        await run(f"update game_table set painted = -1 where {_ALIVE} and id in ({_MINE})", user)
        await run(
            f"""update game_table set status = 'void', reason = 'empty', version = version + 1, ends = null
                where {_ALIVE} and id in ({_MINE})
                and not exists (select 1 from seat where table_id = id and user is not null and user != ?)""",
            user,
            user,
        )
        await run(
            f"""update seat set name = ?2, dm = null, locale = 'en-US', orders = '[]', notes = '[]', missed = 0,
                stand_in = '', stood_in = 0,
                level = iif((select {_ALIVE} from game_table where id = table_id), coalesce((select level from seat
                    as other where other.table_id = seat.table_id and other.user is null limit 1), ?4), level),
                user = iif((select {_ALIVE} from game_table where id = table_id), null, ?3)
                where user = ?1""",
            user,
            CALLED.format(-instead),
            instead,
            USUAL,
        )
        for plan in await self._tournaments(user):
            encoded = msgspec.json.encode(_unknown(plan, user, instead)).decode()
            await run("update tournament set plan = ? where id = ?", encoded, plan.id)
        for table in ("person", "met", "watcher"):
            await run(f"delete from {table} where user = ?", user)
        await run("insert or replace into erased values (?, ?, ?)", user, instead, now)

    async def _naming(self, user: int) -> list[Any]:
        """List the tables that may name a person beside the seats, with where they do."""
        like = f"%{user:d}%"
        return await self._database.rows(
            "select id, calls, room from game_table where calls like ? or room like ? order by id", like, like
        )

    async def _tournaments(self, user: int) -> list[TournamentRecord]:
        """Read the tournaments that name a person."""
        rows = await self._database.rows("select plan from tournament where plan like ? order by id", f"%{user:d}%")
        plans = [msgspec.json.decode(plan, type=TournamentRecord) for (plan,) in rows]
        return [plan for plan in plans if user in (plan.host, *(each.user for each in plan.entrants))]

    async def _dicts(self, sql: str, *values: object) -> list[dict[str, Any]]:
        """Read rows by the names of their columns."""
        head = sql.partition("select ")[2].partition(" from ")[0]
        names = [name.strip().rpartition(".")[2] for name in head.split(",")]
        return [dict(zip(names, row, strict=True)) for row in await self._database.rows(sql, *values)]


def _without(user: int, calls: str, room: str) -> tuple[str, str] | None:
    """Give whom a table calls, and what its people have agreed on, without a person; None where they do not name it."""
    called: list[int] = msgspec.json.decode(calls)
    agreed = msgspec.json.decode(room, type=RoomRecord)
    kept = msgspec.structs.replace(
        agreed,
        invited=None if agreed.invited is None else tuple(each for each in agreed.invited if each != user),
        called=tuple(each for each in agreed.called if each != user),
        sent_away=tuple(each for each in agreed.sent_away if each != user),
        votes={
            what: tuple(each for each in votes if each != user)
            for what, votes in agreed.votes.items()
            if str(user) not in what.split(" ")[-1:]
        },
        substitutes={
            what: guest
            for what, guest in agreed.substitutes.items()
            if guest != user and str(user) not in what.split(" ")[-1:]
        },
    )
    others = [each for each in called if each != user]
    if (others, kept) == (called, agreed):
        return None
    return msgspec.json.encode(others).decode(), msgspec.json.encode(kept).decode()


def _unknown(plan: TournamentRecord, user: int, instead: int) -> TournamentRecord:
    """Give a tournament that does not know a person any more; what is to come there is lost. Before the draw nobody
    takes part under a number."""
    replace = msgspec.structs.replace
    gone = tuple(
        replace(each, user=instead, name=CALLED.format(-instead), dm=None, locale="en-US", out=True)
        if each.user == user
        else each
        for each in plan.entrants
    )
    kept = tuple(each for each in gone if each.user != instead) if plan.status == "open" else gone
    heirs = [each.user for each in kept if each.user > 0]
    host = plan.host if plan.host != user else heirs[0] if heirs else instead
    return replace(plan, entrants=kept, host=host)
