"""The tables of a server that look for players, a line each."""

from __future__ import annotations

import discord

from bot.engine.texts import Say, language, texts
from bot.table import access
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reply import Interaction

SHOWN = 5
"""Tables that the home page lists: those that have waited longest."""


async def seeking(client: Client, interaction: Interaction, locale: str) -> list[str]:
    """List the tables of this server that look for players and that whoever asks can see, with the way to each; there
    are none where there is no server."""
    say = Say(texts(language(locale)))
    found = [table for table in client.tables if _offered(table, interaction)]
    lines = []
    for table in found[:SHOWN]:
        game, most = table.say(locale)(f"{table.title.name}-title"), table.title.game.seats[-1]
        seated, link = len(table.record.seats), await client.link(table)
        lines.append(say("home-wanted-table", game=game, table=table.id, seated=seated, most=most, link=link))
    return [say("home-wanted"), *lines] if lines else []


def _offered(table: Table, interaction: Interaction) -> bool:
    """Tell whether somebody can see `table`, and may sit down there."""
    record, user = table.record, interaction.user
    if record.guild is None or record.guild != interaction.guild_id or not isinstance(user, discord.Member):
        return False
    if len(record.seats) >= table.title.game.seats[-1] or not access.seeks(record, user.id):
        return False
    channel = user.guild.get_channel_or_thread(record.channel)
    return channel is not None and channel.permissions_for(user).view_channel
