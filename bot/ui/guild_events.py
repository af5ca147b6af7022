"""Reacts to changes of servers, channels and threads: tables are barred, suspended, and checked again."""

from __future__ import annotations

import contextlib
import functools

import discord
from discord.ext import commands

from bot.table import early_end, life
from bot.ui.client import Client
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.welcome import welcome
from storage.store_errors import StoreError


class GuildEvents(commands.Cog):
    """Listens to events around the tables.

    Events that take a table's channel away are stored. Events that may give it back start a check.
    """

    def __init__(self, client: Client, reconciler: Reconciler) -> None:
        self._client = client
        self._reconciler = reconciler

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Check everything that was closed: it may have been opened while the bot was offline.

        Direct messages that were closed for long are checked at the next press instead. Also note from which servers
        the bot was removed meanwhile.
        """
        self._reconciler.retry(lambda table: not table.direct or table.record.status != "suspended")
        with contextlib.suppress(StoreError):
            count = self._client.shard_count or 1
            own = self._client.shard_ids or range(count)
            servers = [guild.id for guild in self._client.guilds]
            await self._client.store.on_servers(servers, self._client.tables.table_time.believed(), own, count)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the home page on a new server; check the tables of a server that the bot has joined again."""
        await self._came_back(guild)
        await welcome(self._client, guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Check the tables of a server that is back, or that was joined while the bot got ready."""
        await self._came_back(guild)
        if guild.id in self._client.joined:
            await welcome(self._client, guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Bar the tables of a server that removed the bot, and note when it did."""
        await self._bar(guild)
        with contextlib.suppress(StoreError):
            await self._client.store.leave_server(guild.id, self._client.tables.table_time.believed())

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Bar the tables of a server that is unavailable for a while."""
        await self._bar(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Suspend the table of a channel that is gone."""
        await self._suspend(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Suspend the table of a thread that is gone."""
        await self._suspend(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Check what was closed: permissions may be back, also in the channel's threads."""
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check what was closed: permissions may be back."""
        if before.permissions != after.permissions:
            self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check what was closed. Discord only tells us about the bot itself, which may have another role."""
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Check the table of a thread that may have been unlocked."""
        self._reconciler.retry(lambda table: table.record.channel == payload.thread_id)

    def _look_again(self, guild: discord.Guild) -> None:
        self._reconciler.retry(lambda table: table.record.guild == guild.id)

    async def _came_back(self, guild: discord.Guild) -> None:
        """Check the tables of a server, and note that the bot is on it: its data are kept."""
        self._look_again(guild)
        with contextlib.suppress(StoreError):
            await self._client.store.leave_server(guild.id, None)

    async def _suspend(self, channel: int) -> None:
        table = self._client.tables.in_channel(channel)
        if table is not None:
            with contextlib.suppress(StoreError):
                await table.change(lambda record: life.suspended(record, early_end.DELETED, table.table_time.now()))

    async def _bar(self, guild: discord.Guild) -> None:
        for table in self._client.tables.on_server(guild.id):
            with contextlib.suppress(StoreError):
                await table.change(functools.partial(life.barred, now=table.table_time.now()))
