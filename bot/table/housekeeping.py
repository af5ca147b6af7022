"""Hourly work: close unused lobbies, suspend deserted games, and delete outdated data."""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from bot.archive.day import day_of
from bot.archive.keeper import Keeper
from bot.engine.move import Illegal
from bot.engine.page import Line
from bot.table import absence, early_end, grudges, hosting, life, lobby
from bot.table.clock import Clock
from bot.table.outbox import post
from bot.table.table import Table
from bot.table.tables import Tables
from bot.tasks import finished
from storage.store_errors import StoreError

log = structlog.get_logger()

HOUR, DAY = 3600.0, 86400.0

LEFT = 30 * DAY
"""The seconds for which a server's data are kept after the bot has left it."""

PRIVATE_DAYS = 180
"""The days after which private parts of ended games are deleted, unless the operator sets another number."""

MARKED_DAYS = 35
"""The days after which the bot forgets who has tried a day's escapes, including anonymous entries."""

DISCORD_EPOCH = 1420070400.0
"""The time in seconds since 1970 from which Discord's ids count."""


class Housekeeping:
    """Does the hourly work for all tables. It begins an hour after the object is created."""

    def __init__(
        self, tables: Tables, clock: Clock, private_days: int = PRIVATE_DAYS, keeper: Keeper | None = None
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._private = private_days * DAY
        self._keeper = keeper
        self._forgotten = 0.0
        self._running: set[asyncio.Task[None]] = set()
        self._again()

    async def keep(self) -> None:
        """Do all hourly work that is due. If a save fails, it is tried again in an hour."""
        try:
            for table in self._tables.own:
                if table.record.status == "lobby":
                    await self._look_after(table)
                elif absence.long_deserted(table):
                    await self._suspend(table)
                    log.info("everybody is away: suspended", table=table.id)
                if not table.direct and table.record.status in life.LIVE:
                    await self._see_host(table)
            if self._tables.leases.house:
                await self._keep_house(self._tables.table_time.sure())
        except StoreError as error:
            log.warning("housekeeping not done", error=str(error))

    async def _keep_house(self, now: float) -> None:
        """Do the part of the hourly work that only one process may do.

        Data are deleted only when their time has surely come.
        """
        await self._tables.store.prune(number(now - DAY))
        await self._tables.store.forget_uses(now - DAY)
        await self._tables.store.forget_parties(number(now - DAY))
        await self._tables.store.forget_watchers()
        await self._tables.store.forget_ended_wishes(now)
        await self._tables.store.forget_memories(day_of(now) - grudges.DAYS)
        await self._tables.store.forget_marks(day_of(now) - MARKED_DAYS)
        if self._keeper is not None:
            await self._keeper.catch_up()
        for guild in await self._tables.store.gone_servers(now - LEFT):
            await self._forget_server(guild)
        if now >= self._forgotten + DAY:
            await self._tables.store.forget_private(now - self._private)
            self._forgotten = now

    async def flush(self) -> bool:
        """Wait until no hourly work is running. Return whether there was any."""
        return await finished(self._running)

    async def _forget_server(self, guild: int) -> None:
        """Delete the data of a server that the bot left long ago.

        The server's live tables end now. They are deleted an hour later, since players are shown that they ended.
        """
        ended = False
        for table in (*self._tables, *self._tables.suspended):
            if table.record.guild == guild:
                with contextlib.suppress(Illegal):
                    await table.end(early_end.FORGOTTEN)
                ended = True
        if not ended:
            self._tables.forget_server(guild)
            await self._tables.store.forget_server(guild)
            log.info("the data of a server are deleted", guild=guild)

    async def _look_after(self, table: Table) -> None:
        """Close a lobby in which nobody has pressed anything for a day of table time.

        If the time of the last press is not known, the day begins now.
        """
        now = table.table_time.now()
        if table.record.pressed is None:
            await table.touch()
        elif now - table.record.pressed >= lobby.LIFE:
            say = table.say()
            line = Line(say("lobby-expired", game=say(f"{table.title.name}-title"), table=table.id), quiet=True)
            expired = post(lobby.EXPIRED, line, table.time)
            try:
                await table.alter(lambda record: lobby.expire(record, now), posts=[expired])
            except Illegal as illegal:
                log.info("a lobby stays", table=table.id, reason=illegal.refusal.key)
            else:
                log.info("a lobby has expired", table=table.id)

    async def _suspend(self, table: Table) -> None:
        """Suspend the game of a table if all its players have been away for long."""
        await table.change(lambda record: life.suspended(record, early_end.DESERTED, table.table_time.now()))

    async def _see_host(self, table: Table) -> None:
        """Make another player the host if the table has waited a day for its host.

        Time in which the table cannot be played does not count.
        """
        since = table.record.agreements.waits
        waits = self._tables.served(table) and hosting.is_waited_for(table.record, table.waited_for())
        if waits != (since is not None):
            begins = table.clock_time if waits else None
            await table.decide(lambda record: hosting.with_waiting_since(record, begins))
        elif waits:
            host = table.record.host
            await table.decide(lambda record: hosting.without_silent_host(record, table.plays, table.clock_time))
            if table.record.host != host:
                log.info("another host", table=table.id)

    def _again(self) -> None:
        self._clock.after(HOUR, self._begin)

    def _begin(self) -> None:
        self._again()
        task = asyncio.create_task(self.keep(), name="housekeeping")
        self._running.add(task)
        task.add_done_callback(self._running.discard)


def number(seconds: float) -> int:
    """Return the lowest Discord id of a time in seconds since 1970. Ids begin with their time."""
    return max(0, int((seconds - DISCORD_EPOCH) * 1000)) << 22
