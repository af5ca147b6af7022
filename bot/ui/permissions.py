"""The permissions of the bot in a table's channel, and the permission that makes a person a moderator."""

from __future__ import annotations

from typing import Any

import discord

from storage.records.tables import TableRecord

WRITING = ("view_channel", "send_messages", "embed_links", "attach_files")
"""The permissions that the bot needs to post any message."""

NEEDED = (*WRITING, "read_message_history")
"""The permissions that the bot needs in the channel of a table."""

THREADS = ("send_messages_in_threads", "create_public_threads", "create_private_threads")
"""The permissions that the bot needs to give tables their own threads."""

REACTING = ("add_reactions", "read_message_history")
"""The permissions that the bot needs to react to messages about great moments of a game."""

INVITED = discord.Permissions(**dict.fromkeys((*NEEDED, *THREADS, *REACTING), True))
"""The permissions that the bot requests when it is added to a server."""


def missing_permissions(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the names of the permissions that the bot lacks in the channel of `interaction`."""
    return _missing(NEEDED, interaction.app_permissions, interaction.channel)


def may_write(channel: object) -> bool:
    """Return whether the bot may post in a channel. If the bot's own roles are unknown, return True."""
    return _may(WRITING, channel)


def may_react(channel: object) -> bool:
    """Return whether the bot may add reactions in a channel.

    If the bot's own roles are unknown, return True.
    """
    return _may(REACTING, channel)


def is_announcement(channel: object) -> bool:
    """Return whether a channel is an announcement channel or a thread in one.

    Discord allows few edits in such channels (documentation, *JSON Error Codes*, 20022).
    """
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    return isinstance(parent, discord.TextChannel) and parent.is_news()


def may_ping(interaction: discord.Interaction[Any], role: int) -> bool:
    """Return whether the bot can ping a role in the channel of `interaction`.

    For a deleted role the result is True, because nobody needs a warning about it.
    """
    known = interaction.guild.get_role(role) if interaction.guild is not None else None
    if known is None or interaction.app_permissions.mention_everyone:
        return True
    return known.mentionable and not known.is_default()


def moderates(interaction: discord.Interaction[Any], table: TableRecord) -> bool:
    """Return whether the user is a moderator of a table.

    A moderator is in the table's channel and is allowed to manage messages there.
    """
    return interaction.channel_id == table.channel and interaction.permissions.manage_messages


def _may(needed: tuple[str, ...], channel: object) -> bool:
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    me: discord.Member | None = channel.guild.me
    if me is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return True
    return not _missing(needed, channel.permissions_for(me), channel)


def _missing(needed: tuple[str, ...], allowed: discord.Permissions, channel: object) -> list[str]:
    """Return the permissions in `needed` that the bot does not have in a channel.

    `allowed` has the permissions that the bot has there. Posting in the chat of a voice or stage channel also needs
    *Connect*. Without it, Discord answers 50001 (JDA, `MissingAccessException`). Posting in a locked thread needs
    *Manage Threads*. Without it, Discord answers 160005 (discord-api-docs#5919).
    """
    names = list(needed)
    if isinstance(channel, discord.Thread):
        names = ["send_messages_in_threads" if name == "send_messages" else name for name in names]
        names += ["manage_threads"] * channel.locked
    elif isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        names.append("connect")
    return [name for name in names if not getattr(allowed, name)]
