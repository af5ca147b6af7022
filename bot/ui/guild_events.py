"""Reacts to changes of servers, channels and threads: suspends the tables there or checks them again."""

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
    """Listens to events about servers, channels and threads.

    An event that makes a channel inaccessible suspends the table of the channel. An event that may make a channel
    accessible again starts a check of its table.
    """

    def __init__(self, client: Client, reconciler: Reconciler) -> None:
        self._client = client
        self._reconciler = reconciler

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Check all tables in inaccessible channels. Access may have changed while the bot was offline.

        Suspended tables in direct messages are not checked now, but at the next press. Servers that removed the bot in
        the meantime are registered.
        """
        self._reconciler.retry(lambda table: not table.direct or table.record.status != "suspended")
        with contextlib.suppress(StoreError):
            count = self._client.shard_count or 1
            own = self._client.shard_ids or range(count)
            servers = [guild.id for guild in self._client.guilds]
            await self._client.store.on_servers(servers, self._client.tables.table_time.believed(), own, count)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a new server with the home page. If the bot was on this server before, check its tables."""
        await self._register_server(guild)
        await welcome(self._client, guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Check the tables of a server that is available again.

        If the bot was added to the server during the start, post the home page there.
        """
        await self._register_server(guild)
        if guild.id in self._client.joined:
            await welcome(self._client, guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the tables of a server that has removed the bot, and store the time of the removal."""
        await self._bar(guild)
        with contextlib.suppress(StoreError):
            await self._client.store.leave_server(guild.id, self._client.tables.table_time.believed())

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Stop the tables of a server that Discord reports as unavailable."""
        await self._bar(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Suspend the table of a deleted channel."""
        await self._suspend(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Suspend the table of a deleted thread."""
        await self._suspend(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Check the inaccessible tables of a server, because the permissions of a channel may have changed.

        The permissions of the channel also concern its threads.
        """
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check the server's inaccessible tables if the permissions of a role have changed."""
        if before.permissions != after.permissions:
            self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check the server's inaccessible tables: the bot's roles may have changed.

        Discord sends this event only for the bot itself.
        """
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Check the table of a thread, which may have been unlocked."""
        self._reconciler.retry(lambda table: table.record.channel == payload.thread_id)

    def _look_again(self, guild: discord.Guild) -> None:
        self._reconciler.retry(lambda table: table.record.guild == guild.id)

    async def _register_server(self, guild: discord.Guild) -> None:
        """Check the tables of a server, and register that the bot is on it so that the server's data are kept."""
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
