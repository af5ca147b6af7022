"""Decides whether the channels of tables are accessible to the bot.

A table is *barred* as soon as its channel refuses messages. It is *suspended* if that lasts or if the channel is
deleted. It is live again as soon as the channel accepts messages. Before a table is suspended, the bot asks Discord
twice.
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
"""Seconds before Discord is asked again about a channel that Discord did not know.

It is also the time after a start of the bot in which no table is suspended, because a channel that was long
inaccessible may be accessible again.
"""

LOOK = 3600.0
"""Seconds between two checks of the channel of a suspended table.

The channels of direct messages are not checked, because Discord does not report whether they are closed.
"""

BARS = frozenset((50001, 50013, 160005))
"""Discord's error codes for an inaccessible channel: no access, no permission, a locked thread."""


def is_inaccessible(error: Exception) -> bool:
    """Return whether an error means that the whole channel is inaccessible.

    Other errors mean that Discord has only refused one message.
    """
    return isinstance(error, discord.HTTPException) and (error.status == 403 or error.code in BARS)


class Reach:
    """Changes tables between live, barred and suspended.

    All methods except `doubt` are called during an update of the table's messages.
    """

    def __init__(self, client: Client, wake: Callable[[Table], None]) -> None:
        self._client = client
        self._wake = wake
        self._ask_at: dict[int, float] = {}
        self._due: dict[int, float] = {}
        self.stuck: set[int] = set()
        """The ids of tables whose present board message Discord has refused."""

    def doubt(self, table: Table) -> None:
        """Register that Discord did not know the channel of `table`.

        The game goes on until the bot has asked Discord again.
        """
        if table.id not in self._ask_at:
            log.warning("Discord does not know the channel", table=table.id)
            self._ask_at[table.id] = self._soon(table, APART)

    async def bar(self, table: Table, error: Exception) -> None:
        """Mark `table` as barred because its channel has refused a message.

        A table in direct messages is only marked if its user has closed them.
        """
        if table.direct and not (isinstance(error, discord.HTTPException) and proves_closed(error)):
            return
        log.warning("the channel lets nothing through", table=table.id, error=str(error))
        await table.change(lambda record: life.barred(record, table.table_time.now()))
        self._schedule_check(table)

    async def board(self, table: Table, part: Awaitable[None]) -> None:
        """Run `part`, which updates the board message. Register whether Discord refuses the message.

        Discord refuses, for example, a name that AutoMod blocks. Raises errors that do not only concern this message.
        """
        try:
            await part
        except discord.HTTPException as error:
            if lost(error) or is_inaccessible(error) or error.code == UNKNOWN_CHANNEL:
                raise
            log.error("the board is refused", table=table.id, code=error.code, error=str(error))
            self.stuck.add(table.id)
        else:
            self.stuck.discard(table.id)

    def why(self, table: Table) -> UserError:
        """Return an error that tells users why the messages of `table` could not be updated."""
        if table.record.reason == early_end.REFUSED:
            key = "board-refused"
        elif table.direct:
            key = "direct-barred" if table.record.barred is not None else "dm-held"
        else:
            key = "board-stuck" if table.id in self.stuck else "board-barred"
        return UserError(key, table=table.id)

    async def close(self, table: Table) -> None:
        """Close a lobby whose first board message Discord has refused, because nobody would see the lobby."""
        self.stuck.discard(table.id)
        with contextlib.suppress(Illegal):
            await table.end(early_end.REFUSED)

    async def opened(self, table: Table) -> None:
        """Register that the channel of `table` accepted all messages."""
        self._due.pop(table.id, None)
        if table.record.barred is not None and await table.change(life.let_in):
            log.info("the channel is open again", table=table.id)

    async def tried(self, table: Table, sign: bool) -> bool:
        """Check the channel of `table` if a check is due. Return whether its messages can be updated.

        With `sign`, the channel is checked in any case, because there was a sign that it is accessible again.
        """
        if await self._is_unknown(table):
            log.warning("the channel is gone", table=table.id)
            await self._suspend(table, early_end.UNKNOWN)
            await table.change(lambda record: life.barred(record, table.table_time.now()))
        if table.record.barred is None and table.record.status != "suspended":
            self._due.pop(table.id, None)
            return True
        self._schedule_check(table)
        due = table.table_time.now() >= self._due[table.id]
        if table.record.status == "suspended":
            return await self._check_suspended(table, sign, due)
        if sign and await self._is_open(table):
            return True
        if due:
            del self._due[table.id]
            await self._suspend(table, early_end.SHUT)
        return False

    async def _check_suspended(self, table: Table, sign: bool, due: bool) -> bool:
        """Check the channel of a suspended table. Return whether the table is live again.

        `sign` says whether there was a sign that the channel is accessible. `due` says whether a regular check is due.
        """
        if table.table_time.now() >= life.kept_until(table.record):
            log.warning("nobody has moved the table", table=table.id)
            with contextlib.suppress(Illegal):
                await table.end(early_end.FORGOTTEN)
            return False
        if due:
            del self._due[table.id]
            self._schedule_check(table)
        if table.record.suspended_for == early_end.DESERTED:
            return False  # its players bring it back by a press
        if (sign or due) and await self._is_open(table):
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
            self._schedule_check(table)

    async def _is_unknown(self, table: Table) -> bool:
        """Ask Discord again, if it is time, about a channel that Discord did not know before.

        Return whether it still does not know the channel. After any other answer, the channel counts as known. The next
        update of the messages shows other problems.
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

    async def _is_open(self, table: Table) -> bool:
        """Return whether the channel of `table` exists and the bot may write there.

        Raises errors of lost requests.
        """
        try:
            return may_write(await self._client.fetch_channel(table.record.channel))
        except discord.DiscordException as error:
            if lost(error) and not isinstance(error, discord.NotFound):
                raise
            log.info("the channel was looked at", table=table.id, error=str(error))
            return False

    def _schedule_check(self, table: Table) -> None:
        """Schedule the next check of the channel of a barred or suspended table, unless one is scheduled."""
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
