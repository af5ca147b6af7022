"""What every game's cog inherits: opening a lobby from a slash command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot import lobby
from bot.engine.game import Option
from bot.titles import Title, title
from bot.ui.command_texts import words
from bot.ui.dispatch import Interaction, Sorry, shared
from bot.ui.private import prove_dm, seated
from bot.ui.reply import Reply
from storage.store import ChannelBusy

if TYPE_CHECKING:
    from bot.app import Escapade

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""Permissions without which no table can stand in a channel."""


class GameCog(commands.Cog):
    """One game's commands. `game` is the name of its package."""

    game: ClassVar[str]

    def __init__(self, app: Escapade) -> None:
        self.app = app

    @property
    def title(self) -> Title:
        """The game."""
        return title(self.game)

    async def open(self, interaction: Interaction, options: Mapping[str, str], pace: int) -> None:
        """Open a lobby in the channel of a command, with whoever gave it as host."""

        async def work(reply: Reply) -> None:
            say = shared(interaction)
            channel = interaction.channel_id
            if interaction.guild_id is None or channel is None:
                raise Sorry("server-only")
            if missing := missing_permissions(interaction):
                raise Sorry("permissions-missing", missing=say.listed(say(f"permission-{name}") for name in missing))
            if (running := self.app.tables.in_channel(channel)) is not None:
                raise Sorry("channel-busy-link", link=await self.app.link(running), table=running.id)
            game = self.title.say(str(interaction.locale))(f"{self.game}-title")
            dm = await prove_dm(interaction.user, say("dm-proof-new", game=game))
            host = seated(interaction, dm)
            locale = str(interaction.guild_locale or "en-US")
            record = lobby.opened(self.title, host, interaction.guild_id, channel, locale, options, pace)
            try:
                table = await self.app.tables.open(record, interaction.id)
            except ChannelBusy as busy:
                raise Sorry("channel-busy", table=busy.table) from None
            await self.app.painter.paint(table)
            key = "opened" if dm else "opened-dm-closed"
            await reply.say(say(key, table=table.id, link=await self.app.link(table)))

        await self.app.dispatcher.command(interaction, work)


def missing_permissions(interaction: Interaction) -> list[str]:
    """List what the bot may not do in the channel of `interaction` and must."""
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def option_choices(name: str, option: str) -> list[app_commands.Choice[str]]:
    """Give the choices of a game's option for a slash command, in every language."""
    found: Option = next(each for each in title(name).game.options if each.name == option)
    folder = title(name).face.texts
    return [
        app_commands.Choice(name=words(f"{name}-option-{option}-{choice}", folder), value=choice)
        for choice in found.choices
    ]


def pace_choices() -> list[app_commands.Choice[int]]:
    """Give the choices for the time of a turn."""
    return [app_commands.Choice(name=words(f"pace-{pace}"), value=pace) for pace in lobby.PACES]
