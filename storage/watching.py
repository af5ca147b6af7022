"""The people who watch a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from storage.database import Connection, Database
from storage.records.servers import WatcherRecord


def watchers(connection: Connection, table: int) -> Sequence[WatcherRecord]:
    """Return the people who watch a table. Call it inside a transaction."""
    rows = connection.rows(
        """select user, dm, locale, told, channel, message, token, original, ends from watcher
            where table_id = ? order by user""",
        table,
    )
    found = (WatcherRecord(*row) for row in rows)
    return [replace(each, told=bool(each.told), original=bool(each.original)) for each in found]


class Watching:
    """The part of the store for watchers (storage/store.py)."""

    _database: Database

    async def watch(self, table: int, watcher: WatcherRecord) -> None:
        """Store that a person watches a table, with the person's settings for it."""

        def work(connection: Connection) -> None:
            connection.run(
                """insert into watcher (table_id, user, dm, locale, told) values (?, ?, ?, ?, ?)
                    on conflict (table_id, user)
                    do update set dm = excluded.dm, locale = excluded.locale, told = excluded.told""",
                table,
                *msgspec.structs.astuple(watcher)[:4],
            )
            seen = "insert into onlooker values (?, ?) on conflict (table_id, user) do nothing"
            connection.run(seen, table, watcher.user)

        await self._database.transaction(work)

    async def keep_live(self, table: int, watcher: WatcherRecord) -> None:
        """Store which private message shows the running game to a watcher, and how it can be edited."""
        await self._database.write(
            """update watcher set channel = ?, message = ?, token = ?, original = ?, ends = ?
                where table_id = ? and user = ?""",
            watcher.channel,
            watcher.message,
            watcher.token,
            watcher.original,
            watcher.ends,
            table,
            watcher.user,
        )

    async def has_watched(self, table: int, user: int) -> bool:
        """Return whether a person has watched a table while it was played."""
        return bool(await self._database.read("select 1 from onlooker where table_id = ? and user = ?", table, user))

    async def unwatch(self, table: int, user: int) -> None:
        """Store that a person no longer watches a table."""
        await self._database.write("delete from watcher where table_id = ? and user = ?", table, user)

    async def watchers(self, table: int) -> Sequence[WatcherRecord]:
        """Return the people who watch a table."""
        return await self._database.reading(lambda connection: watchers(connection, table))

    async def forget_watchers(self) -> None:
        """Delete the watchers of ended games whose posts have all been sent."""
        await self._database.write(
            """delete from watcher where table_id in (select id from game_table where status in ('over', 'void'))
                and table_id not in (select table_id from outbox where message is null)"""
        )

    async def watched(self, user: int) -> Sequence[int]:
        """Return the numbers of the tables that a person watches."""
        rows = await self._database.read("select table_id from watcher where user = ? order by table_id", user)
        return [table for (table,) in rows]
