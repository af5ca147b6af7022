"""What becomes of servers, channels and threads: tables are barred, suspended, and looked at again."""

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
    """Hears what happens around the tables. What takes their place away is written; whatever may give it back is a
    reason to look again."""

    def __init__(self, client: Client, reconciler: Reconciler) -> None:
        self._client = client
        self._reconciler = reconciler

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look at all that was closed: what opened it may have happened unheard. Of direct messages that were closed
        for long, a press tells. And keep from which servers the bot was taken out unheard."""
        self._reconciler.retry(lambda table: not table.direct or table.record.status != "suspended")
        with contextlib.suppress(StoreError):
            count = self._client.shard_count or 1
            own = self._client.shard_ids or range(count)
            servers = [guild.id for guild in self._client.guilds]
            await self._client.store.on_servers(servers, self._client.tables.table_time.believed(), own, count)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the home page on a server that is new; look at the tables of one that the bot is on again."""
        await self._came_back(guild)
        await welcome(self._client, guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look at the tables of a server that is back, or was joined while the bot got ready."""
        await self._came_back(guild)
        if guild.id in self._client.joined:
            await welcome(self._client, guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Bar the tables of a server that the bot was taken out of, and keep since when it is."""
        await self._bar(guild)
        with contextlib.suppress(StoreError):
            await self._client.store.leave_server(guild.id, self._client.tables.table_time.believed())

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Bar the tables of a server that Discord has lost for a while."""
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
        """Look at what was closed: permissions may be back, in the channel's threads too."""
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Look at what was closed: permissions may be back."""
        if before.permissions != after.permissions:
            self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Look at what was closed: the bot, the only member we hear of, may have another role."""
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Look at the table of a thread that may have been unlocked."""
        self._reconciler.retry(lambda table: table.record.channel == payload.thread_id)

    def _look_again(self, guild: discord.Guild) -> None:
        self._reconciler.retry(lambda table: table.record.guild == guild.id)

    async def _came_back(self, guild: discord.Guild) -> None:
        """Look at the tables of a server, and keep that the bot is on it: its data stay."""
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
