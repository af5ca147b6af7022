"""The settings of servers, and the servers of which the bot is a member."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from storage.database import Connection, Database, marks
from storage.records.servers import ServerRecord

HOME_SHOWN = "home_{}"
"""The key of a stored value. The value says that the bot has shown its home page on a server."""

_SERVER = "select setup from server where guild = ?"


class Servers:
    """The part of the store for servers (storage/store.py)."""

    _database: Database

    async def server(self, guild: int) -> ServerRecord:
        """Return the settings of a server."""
        return _server(await self._database.read(_SERVER, guild))

    async def change_server(self, guild: int, change: Callable[[ServerRecord], ServerRecord]) -> ServerRecord:
        """Replace the settings of a server by what the function `change` returns, and return the new settings."""

        def work(connection: Connection) -> ServerRecord:
            connection.alone(f"server {guild}")
            server = change(_server(connection.rows(_SERVER, guild)))
            connection.run(
                """insert into server (guild, setup) values (?, ?)
                    on conflict (guild) do update set setup = excluded.setup""",
                guild,
                msgspec.json.encode(server).decode(),
            )
            return server

        return await self._database.transaction(work)

    async def servers_with_daily(self) -> Sequence[tuple[int, ServerRecord]]:
        """Return the servers that want the results of each day's escapes, with their settings."""
        rows = await self._database.read(
            "select guild, setup from server where gone is null and setup like '%\"daily\":%'"
        )
        return [(guild, server) for guild, setup in rows if (server := _server([(setup,)])).daily is not None]

    async def leave_server(self, guild: int, gone: float | None) -> None:
        """Store the time since when the bot has not been on a server; None if the bot is on the server."""
        if gone is None:
            await self._database.write("update server set gone = null where guild = ?", guild)
            return
        await self._database.write(
            """insert into server (guild, gone) values (?, ?)
                on conflict (guild) do update set gone = coalesce(server.gone, excluded.gone)""",
            guild,
            gone,
        )

    async def on_servers(self, guilds: Iterable[int], now: float, shards: Iterable[int] = (0,), count: int = 1) -> None:
        """Store that the bot is on the servers `guilds`, out of all servers of the given `shards`.

        `count` is the number of all shards. The bot has left all other known servers of these shards. If that was not
        noticed before, it has left them since `now`.
        """
        there, heard = sorted(guilds), sorted(shards)

        def work(connection: Connection) -> None:
            connection.run(
                """insert into server (guild) select distinct guild from game_table where guild is not null
                    on conflict (guild) do nothing"""
            )
            known = f"gone is null and (guild >> 22) % ? in ({marks(heard)})"
            connection.run(f"update server set gone = ? where {known}", now, count, *heard)
            connection.run(f"update server set gone = null where guild in ({marks(there)})", *there)

        await self._database.transaction(work)

    async def gone_servers(self, before: float) -> Sequence[int]:
        """Return the servers that the bot left before the time `before`."""
        rows = await self._database.read("select guild from server where gone <= ? order by guild", before)
        return [guild for (guild,) in rows]

    async def forget_server(self, guild: int) -> None:
        """Delete everything stored about a server, including its tables."""

        def work(connection: Connection) -> None:
            connection.run("delete from game_table where guild = ?", guild)
            for table in ("tournament", "party", "gathering", "appointment"):
                connection.run(f"delete from {table} where guild = ?", guild)
            connection.run("delete from server where guild = ?", guild)
            connection.run("delete from note where key = ?", HOME_SHOWN.format(guild))

        await self._database.transaction(work)


def _server(rows: Sequence[Any]) -> ServerRecord:
    return msgspec.json.decode(rows[0][0], type=ServerRecord) if rows else ServerRecord()
