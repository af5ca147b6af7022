"""What the bot must be allowed in the channel of a table, and who may break one off."""

from __future__ import annotations

from typing import Any

import discord

from storage.records.tables import TableRecord

WRITING = ("view_channel", "send_messages", "embed_links", "attach_files")
"""Permissions without which nothing can be posted."""

NEEDED = (*WRITING, "read_message_history")
"""Permissions without which no table can stand in a channel."""

THREADS = ("send_messages_in_threads", "create_public_threads", "create_private_threads")
"""Permissions by which tables can stand in threads of their own."""

INVITED = discord.Permissions(**dict.fromkeys((*NEEDED, *THREADS), True))
"""What a server is asked for when it invites the bot."""


def missing_permissions(interaction: discord.Interaction[Any]) -> list[str]:
    """List what the bot may not do in the channel of `interaction` and must."""
    return _missing(NEEDED, interaction.app_permissions, isinstance(interaction.channel, discord.Thread))


def may_write(channel: object) -> bool:
    """Tell whether the bot may post in a channel, as far as it knows its own place on the server."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    me: discord.Member | None = channel.guild.me
    if me is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return True
    return not _missing(WRITING, channel.permissions_for(me), isinstance(channel, discord.Thread))


def may_end(interaction: discord.Interaction[discord.Client], table: TableRecord) -> bool:
    """Tell whether whoever asks may break `table` off: its host, and in its channel who may manage messages there."""
    here = interaction.channel_id == table.channel
    return interaction.user.id == table.host or (here and interaction.permissions.manage_messages)


def _missing(needed: tuple[str, ...], allowed: discord.Permissions, thread: bool) -> list[str]:
    names = ("send_messages_in_threads" if thread and name == "send_messages" else name for name in needed)
    return [name for name in names if not getattr(allowed, name)]
