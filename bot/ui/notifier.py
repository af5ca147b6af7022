"""Pings that depend on a person's own settings: pings after quiet hours, and the daily digest."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Coroutine
from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.engine.page import Line
from bot.engine.texts import Say, texts
from bot.engine.wording import MESSAGE, fitting
from bot.people import notifications as calling
from bot.people.people import People
from bot.table.leases import NotHeld
from bot.table.table import Table
from bot.tasks import finished
from bot.ui.active_games import waiting_lines
from bot.ui.client import Client
from bot.ui.reconcile.message_editor import nonce
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reply import LOST, checking, lost, proves_closed
from storage.store_errors import StoreError

log = structlog.get_logger()

EVERY = 15.0
"""Seconds between two checks whether quiet hours begin or end, or a digest is due."""


class Notifier:
    """Sends pings to people who have changed their notification settings, according to these settings.

    Other people are pinged by each table on its own.
    """

    def __init__(self, client: Client, people: People, reconciler: Reconciler) -> None:
        self._client = client
        self._people = people
        self._reconciler = reconciler
        self._next = -math.inf
        self._seen: dict[int, tuple[Any, ...]] = {}
        self._digests: set[int] = set()
        self._running: set[asyncio.Task[None]] = set()
        client.tables.calls = people.calls
        client.clock.beats.append(self.beat)

    def beat(self) -> None:
        """Check whose quiet hours have begun or ended, and whose digest is due.

        The clock of the tables calls this about once a second.
        """
        if (beaten := self._client.tables.table_time.now()) < self._next:
            return
        self._next, now = beaten + EVERY, self._client.now()
        for user, calls in self._people:
            state = (calling.where_to_ping(calls, now), calling.rests(calls, now), calling.away(calls, now))
            if self._seen.get(user) != state:
                self._seen[user] = state
                self.changed(user)
            for table in self._client.tables.of_user(user):
                if table.rested() != table.record.seats and self._client.tables.mine(table):
                    self._run(_rested(table))
            if calling.due(calls, now) and user not in self._digests and self._client.tables.leases.house:
                self._digests.add(user)
                self._run(self._send_digest(user, now))

    def changed(self, user: int) -> None:
        """Apply a person's new notification settings to their pings and to the clocks of their tables."""
        for table in self._client.tables.of_user(user):
            if self._client.tables.mine(table):
                self._reconciler.wake(table)
                self._run(_rested(table))

    async def flush(self) -> bool:
        """Wait until no check of settings is running. Return whether one was running."""
        return await finished(self._running)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _send_digest(self, user: int, now: float) -> None:
        """Send a person the daily digest if any game waits for their move. Store that it was sent.

        If it is unknown whether Discord got the message, it is sent again with the same nonce, so it cannot appear
        twice.
        """
        try:
            with checking(self._client.tables.leases.see_house):
                await self._send(user, now)
            await self._people.call(user, lambda calls: replace(calls, digest=now))
        except NotHeld:
            log.info("another process sends the message of the day")
        except (discord.HTTPException, *LOST, StoreError) as error:
            log.warning("the message of the day is not sent", error=str(error))
        finally:
            self._digests.discard(user)

    async def _send(self, user: int, now: float) -> None:
        tables = self._client.tables.of_user(user)
        seats = [(table, table.record.seats[seat]) for table in tables if (seat := table.seat_of(user)) is not None]
        table, player = next(((table, player) for table, player in seats if player.dm is not None), (None, None))
        if table is None or player is None or player.dm is None:
            return
        lines = await waiting_lines(self._client, user, player.locale)
        if not lines:
            return
        say = Say(texts(player.locale))
        text = "\n".join(fitting([say("digest", count=len(lines)), *lines], MESSAGE))
        calls = self._people.calls(user)
        quiet = calling.rests(calls, now) or calling.snoozes(calls, now)
        name = nonce(table.record.secret, "digest", user, int(calls.digest))
        try:
            await self._reconciler.messages.post(player.dm, Line(text, quiet=quiet), name, True)
        except discord.HTTPException as error:
            if lost(error):
                raise
            proves_closed(error)


async def _rested(table: Table) -> None:
    try:
        await table.rest()
    except StoreError as error:
        log.warning("clocks not written", table=table.id, error=str(error))
