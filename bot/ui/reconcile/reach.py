"""Decides whether the channels of tables can be reached.

A table is barred at once when its channel refuses. It is suspended when that lasts or the channel is gone, and live
again when the channel answers. Discord is asked twice before a table is suspended.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.engine.move import Illegal
from bot.table import early_end, life
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.permissions import may_write
from bot.ui.reply import LOST, UNKNOWN_CHANNEL, lost, proves_closed
from bot.ui.user_errors import UserError
from storage.store_errors import ChannelBusy

log = structlog.get_logger()

APART = 120.0
"""Seconds before Discord is asked once more for a channel that it did not know.

When the bot starts, also the seconds in which a sign may come that a channel barred for long is open again.
"""

LOOK = 3600.0
"""Seconds before the channel of a suspended table is asked for again.

Closed direct messages are never asked for: they answer like any others.
"""

BARS = frozenset((50001, 50013, 160005))
"""Discord's codes for a channel that refuses everything: no access, no permission, a locked thread."""


def bars(error: Exception) -> bool:
    """Return whether the channel refuses, rather than one message. Nothing is tried there for now."""
    return isinstance(error, discord.HTTPException) and (error.status == 403 or error.code in BARS)


class Reach:
    """Moves tables between live, barred and suspended. All methods but `doubt` run while the table is painted."""

    def __init__(self, client: Client, wake: Callable[[Table], None]) -> None:
        self._client = client
        self._wake = wake
        self._ask_at: dict[int, float] = {}
        self._due: dict[int, float] = {}
        self.stuck: set[int] = set()
        """The tables whose present boards Discord refuses."""

    def doubt(self, table: Table) -> None:
        """Note that Discord did not know the channel of `table`.

        The table plays on until Discord is asked again.
        """
        if table.id not in self._ask_at:
            log.warning("Discord does not know the channel", table=table.id)
            self._ask_at[table.id] = self._soon(table, APART)

    async def bar(self, table: Table, error: Exception) -> None:
        """Note that the channel of `table` refused. Direct messages are only barred by their person."""
        if table.direct and not (isinstance(error, discord.HTTPException) and proves_closed(error)):
            return
        log.warning("the channel lets nothing through", table=table.id, error=str(error))
        await table.change(lambda record: life.barred(record, table.table_time.now()))
        self._watch(table)

    async def board(self, table: Table, part: Awaitable[None]) -> None:
        """Run `part`, which paints the board, and note whether Discord refuses it.

        Discord does so, for example, for a name that AutoMod blocks. Raises what does not concern this one message.
        """
        try:
            await part
        except discord.HTTPException as error:
            if lost(error) or bars(error) or error.code == UNKNOWN_CHANNEL:
                raise
            log.error("the board is refused", table=table.id, code=error.code, error=str(error))
            self.stuck.add(table.id)
        else:
            self.stuck.discard(table.id)

    def why(self, table: Table) -> UserError:
        """Return why `table` could not be painted where it is."""
        if table.record.reason == early_end.REFUSED:
            key = "board-refused"
        elif table.direct:
            key = "direct-barred" if table.record.barred is not None else "dm-held"
        else:
            key = "board-stuck" if table.id in self.stuck else "board-barred"
        return UserError(key, table=table.id)

    async def close(self, table: Table) -> None:
        """Close a lobby whose first board Discord refuses: nobody would ever see it."""
        self.stuck.discard(table.id)
        with contextlib.suppress(Illegal):
            await table.end(early_end.REFUSED)

    async def opened(self, table: Table) -> None:
        """Note that the channel of `table` took everything."""
        self._due.pop(table.id, None)
        if table.record.barred is not None and await table.change(life.let_in):
            log.info("the channel is open again", table=table.id)

    async def tried(self, table: Table, sign: bool) -> bool:
        """Do what is due for `table`, and return whether its channel is to be painted.

        After a `sign` the channel is checked again.
        """
        if await self._unknown(table):
            log.warning("the channel is gone", table=table.id)
            await self._suspend(table, early_end.UNKNOWN)
            await table.change(lambda record: life.barred(record, table.table_time.now()))
        if table.record.barred is None and table.record.status != "suspended":
            self._due.pop(table.id, None)
            return True
        self._watch(table)
        due = table.table_time.now() >= self._due[table.id]
        if table.record.status == "suspended":
            return await self._kept(table, sign, due)
        if sign and await self._open(table):
            return True
        if due:
            del self._due[table.id]
            await self._suspend(table, early_end.SHUT)
        return False

    async def _kept(self, table: Table, sign: bool, due: bool) -> bool:
        """Check a suspended table, and return whether it is live again."""
        if table.table_time.now() >= life.kept_until(table.record):
            log.warning("nobody has moved the table", table=table.id)
            with contextlib.suppress(Illegal):
                await table.end(early_end.FORGOTTEN)
            return False
        if due:
            del self._due[table.id]
            self._watch(table)
        if table.record.suspended_for == early_end.DESERTED:
            return False  # its players bring it back by a press
        if (sign or due) and await self._open(table):
            try:
                await table.change(life.resumed)
            except ChannelBusy as busy:
                log.info("another table lives in the channel", table=table.id, other=busy.table)
            else:
                log.info("the table is back", table=table.id)
                self._due.pop(table.id, None)
                return True
        return False

    async def _suspend(self, table: Table, why: str) -> None:
        if await table.change(lambda record: life.suspended(record, why, table.table_time.now())):
            log.warning("suspended", table=table.id, why=why)
            self._watch(table)

    async def _unknown(self, table: Table) -> bool:
        """Ask for a channel that was in doubt long enough, and return whether Discord still does not know it.

        Any other answer ends the doubt. Painting will show whether there is a new one.
        """
        if table.table_time.now() < self._ask_at.get(table.id, float("inf")):
            return False
        del self._ask_at[table.id]
        try:
            await self._client.fetch_channel(table.record.channel)
        except (discord.DiscordException, *LOST) as error:
            log.warning("the channel was asked for again", table=table.id, error=str(error))
            return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL
        return False

    async def _open(self, table: Table) -> bool:
        """Return whether the channel of `table` exists and may be written in.

        Raises what a request is lost with.
        """
        try:
            return may_write(await self._client.fetch_channel(table.record.channel))
        except discord.DiscordException as error:
            if lost(error) and not isinstance(error, discord.NotFound):
                raise
            log.info("the channel was looked at", table=table.id, error=str(error))
            return False

    def _watch(self, table: Table) -> None:
        """Schedule a check of `table` for when the next thing is due, unless there is one."""
        record, now = table.record, table.table_time.now()
        if table.id in self._due:
            return
        if record.status == "suspended":
            until = life.kept_until(record) - now
            why = record.suspended_for
            told = why in (early_end.DELETED, early_end.DESERTED) or (table.direct and why == early_end.SHUT)
            wait = until if told else min(until, LOOK)
        elif record.barred is not None and record.status in life.LIVE:
            wait = max(record.barred + life.DAY - now, APART)
        else:
            wait = float("inf")
        self._due[table.id] = self._soon(table, wait)

    def _soon(self, table: Table, seconds: float) -> float:
        if seconds < float("inf"):
            self._client.clock.after(seconds, lambda: self._wake(table))
        return table.table_time.now() + seconds
