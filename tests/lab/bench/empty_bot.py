"""A bot with the same commands that only acknowledges: what the wire itself costs."""

from __future__ import annotations

import logging
import os
from typing import Any

import discord
from discord.ext import commands

from bot.app import Escapade
from bot.connecting import point_discord_at
from bot.ui.command_texts import CommandTexts


class Acknowledges:
    """In place of the dispatch: every command is acknowledged, and nothing follows."""

    def __init__(self, client: EmptyBot) -> None:
        self.client = client

    async def command(self, interaction: discord.Interaction[Any], work: Any) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)


class EmptyBot(commands.AutoShardedBot):
    """The wiring of bot/app.py without a store, tables or a painter."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.dispatcher = Acknowledges(self)

    async def setup_hook(self) -> None:
        await self.load_commands()
        await self.tree.set_translator(CommandTexts())
        await self.tree.sync()

    async def load_commands(self) -> None:
        await Escapade.load_cogs(self)  # type: ignore[arg-type]  # of a bot cogs ask for its dispatch and its tree

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await interaction.response.defer()


if __name__ == "__main__":
    point_discord_at(os.environ["DISCORD_BASE_URL"])
    EmptyBot().run(os.environ["DISCORD_TOKEN"], log_level=logging.ERROR)
