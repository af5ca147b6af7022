"""Pings people of a server together, once enough of them want to play.

Each person's wish to play says how many people it needs. The message is posted in the channel of the last press. It
names the people and links to the games. A server gets at most one such message per hour and two per day. People on a
break, or who refuse all pings, are neither counted nor pinged.
"""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.engine.texts import Say, texts
from bot.people import notifications
from bot.people.gathering import complete
from bot.table.access import is_private
from bot.table.table import Table
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.flood import LIMITS
from bot.ui.pages.gathering import call_line
from bot.ui.pages.render import message
from bot.ui.reply import LOST
from storage.records.servers import WishRecord
from storage.store_errors import StoreError

log = structlog.get_logger()

USE = "gather"
"""The key in `LIMITS` of the limit on messages that ping people of a server together."""


class Gathering:
    """Checks whether enough people want to play.

    A check is made after each new wish to play and each new player in a lobby.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self._seated: dict[int, int] = {}
        """The number of people in each lobby, by the id of the table."""
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        client.tables.watchers.append(self._changed)

    async def wishes(self, guild: int) -> tuple[WishRecord, ...]:
        """Return the wishes to play on a server. Wishes of people who may not be pinged now are left out."""
        now = self._client.now()
        wishes = await self._client.store.wishes(guild, now)
        calls = self._client.people.calls
        return tuple(wish for wish in wishes if notifications.where_to_ping(calls(wish.user), now) != "nowhere")

    async def look(self, guild: int, channel: int, presser: int = 0) -> tuple[WishRecord, ...]:
        """Ping the people for whom enough others want to play, and return their wishes.

        `presser` is not pinged, because this person has just pressed. Raises StoreError.
        """
        async with self._lock:
            there = self._seated_in_lobbies(guild)
            called = complete(await self.wishes(guild), there)
            if not called:
                return ()
            store, users = self._client.store, [wish.user for wish in called]
            if await store.count_use(USE, presser or users[0], guild, LIMITS[USE], self._client.now()) is not None:
                return ()
            if await store.forget_wishes(guild, users) < len(users):
                return ()
        server = await store.server(guild)
        found = self._client.get_guild(guild)
        locale = server.language or str(found.preferred_locale if found is not None else "en-US")
        line = call_line(called, there | {presser}, Say(texts(locale)))
        if line.calls:
            await self._client.get_partial_messageable(channel).send(**message(line, b""))
        return called

    async def flush(self) -> bool:
        """Wait until no check of wishes is running. Return whether one was running."""
        return await finished(self._running)

    def _seated_in_lobbies(self, guild: int) -> set[int]:
        """Return the ids of the people who sit in open lobbies of a server."""
        return {
            seat.user
            for table in self._client.tables
            if table.record.guild == guild and table.record.status == "lobby" and not is_private(table.record)
            for seat in table.record.seats
            if seat.user is not None
        }

    def _changed(self, table: Table) -> None:
        record = table.record
        if record.guild is None or record.status != "lobby" or is_private(record):
            self._seated.pop(table.id, None)
            return
        before = self._seated.get(table.id, 0)
        self._seated[table.id] = people = sum(seat.user is not None for seat in record.seats)
        if people > before and self._client.tables.mine(table):
            task = asyncio.create_task(self._sat_down(record.guild, record.channel), name="calling people together")
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _sat_down(self, guild: int, channel: int) -> None:
        try:
            await self.look(guild, channel)
        except (discord.HTTPException, *LOST, StoreError) as error:
            log.warning("nobody was called together", guild=guild, error=str(error))
