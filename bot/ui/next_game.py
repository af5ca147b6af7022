"""The next game of a series: its lobby opens automatically when a game ends.

In this lobby all players are already seated, and their roles are exchanged.
"""

from __future__ import annotations

import asyncio

import discord
import structlog
from msgspec.structs import replace

from bot.engine.move import NOT_NOW, Illegal
from bot.engine.page import Line
from bot.table import hosting, lobby, series
from bot.table.outbox import post
from bot.table.seating import Newcomer, again
from bot.table.table import Table
from bot.table.tables import Crowded
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.forums import Forums
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reply import LOST
from storage.records.tables import MatchRecord, TableRecord
from storage.store_errors import ChannelBusy, StoreError

log = structlog.get_logger()


class NextGame:
    """Opens the lobby of the next game in each running series. A restart of the bot does not matter."""

    def __init__(self, client: Client, reconciler: Reconciler, forums: Forums) -> None:
        self._client = client
        self._forums = forums
        self._reconciler = reconciler
        self._at_work: set[int] = set()
        self._running: set[asyncio.Task[None]] = set()
        client.tables.listeners.append(self.wake)

    async def start(self) -> None:
        """Open the lobbies that should have been opened while the bot was not running."""
        rows = await self._client.store.matches()
        openers = {match.former for _, _, match in rows}
        for number, status, match in rows:
            if status not in ("over", "void") or match.followed or series.decided(match):
                continue
            table = await self._client.tables.find(number)
            if table is None or not self._client.tables.mine(table) or not series.goes_on(table.record):
                continue
            if number in openers:
                await table.decide(series.with_next_opened)
            else:
                self.wake(table)

    def wake(self, table: Table) -> None:
        """Start to open the lobby of the next game, if the game of `table` is over and its series goes on."""
        if table.id in self._at_work or not series.goes_on(table.record):
            return
        self._at_work.add(table.id)
        task = asyncio.create_task(self._open(table), name=f"series after table {table.id}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def flush(self) -> bool:
        """Wait until no lobby is being opened. Return whether one was being opened."""
        return await finished(self._running)

    async def _open(self, table: Table) -> None:
        try:
            await self._reconciler.reconcile(table)
            await self._open_next(table)
        except (ChannelBusy, Crowded, Illegal) as error:
            log.info("a series ends", table=table.id, error=str(error))
        except (StoreError, discord.DiscordException, *LOST) as error:
            log.warning("a series waits", table=table.id, error=str(error))
            return
        try:
            await table.decide(series.with_next_opened)
        except StoreError as error:
            log.warning("not noted that a series goes on", table=table.id, error=str(error))
        finally:
            self._at_work.discard(table.id)

    async def _open_next(self, table: Table) -> None:
        """Open the lobby of the next game. If the server's forum cannot be used for it, tell the host why."""
        opened, why = await self._forums.open_where_usable(next_lobby(table), former=table.id)
        host = opened.seat_of(opened.record.host)
        if why is not None and host is not None:
            say = opened.say(opened.record.seats[host].locale)
            told = post(hosting.KIND, Line(why.said(say), quiet=True), self._client.now(), host)
            await opened.decide(lambda record: record, posts=[told])


def next_lobby(table: Table) -> TableRecord:
    """Return the record of the next game's lobby.

    The host stays host. If the host has left, the first person at the table becomes host. After a game without a
    result, the players keep their roles. Raises Illegal if nobody is left, or if a former player's data were deleted.
    """
    record, match = table.record, table.record.match or MatchRecord()
    people = [seat for seat in record.seats if seat.user is not None]
    host = next((seat for seat in people if seat.user == record.host), people[0] if people else None)
    if host is None or any((seat.user or 0) < 0 for seat in people):
        raise Illegal(NOT_NOW)
    roles = table.game.rematch(table.state, 0) if record.status == "over" else {}
    opening = lobby.again(record, table.title, Newcomer(host.name, host.user or 0), roles)
    return replace(opening, seats=tuple(map(again, record.seats)), calls=(), match=replace(match, former=table.id))
