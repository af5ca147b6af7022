"""Wishes of people to play on a server as soon as enough other people want to play."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from storage.database import Connection, Database, marks
from storage.records.servers import WishRecord


class Gathering:
    """The part of the store for wishes to play together (storage/store.py)."""

    _database: Database

    async def wish(self, guild: int, wish: WishRecord) -> None:
        """Store a person's wish to play on a server. It replaces an earlier wish of the person on this server."""
        await self._database.write(
            """insert into gathering (guild, user, people, name, until) values (?, ?, ?, ?, ?)
                on conflict (guild, user)
                do update set people = excluded.people, name = excluded.name, until = excluded.until""",
            guild,
            *msgspec.structs.astuple(wish),
        )

    async def wishes(self, guild: int, now: float) -> Sequence[WishRecord]:
        """Return the wishes to play on a server that have not ended at `now`, sorted by user id."""
        rows = await self._database.read(
            "select user, people, name, until from gathering where guild = ? and until > ? order by user", guild, now
        )
        return [WishRecord(*row) for row in rows]

    async def forget_wishes(self, guild: int, users: Collection[int]) -> int:
        """Delete the wishes of `users` on a server. Return the number of deleted wishes."""

        def work(connection: Connection) -> int:
            mine = f"guild = ? and user in ({marks(users)})"
            return connection.run(f"delete from gathering where {mine}", guild, *users)

        return await self._database.transaction(work)

    async def forget_ended_wishes(self, before: float) -> None:
        """Delete the wishes that ended before the time `before`."""
        await self._database.write("delete from gathering where until <= ?", before)
