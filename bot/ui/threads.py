"""Creates threads for tables, so that a channel can have several tables."""

from __future__ import annotations

import contextlib
from typing import Final, Literal, cast

import discord
import structlog

from bot.engine.graphemes import shortened
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reply import LOST, Interaction, lost

log = structlog.get_logger()

Kind = Literal[discord.ChannelType.news_thread, discord.ChannelType.private_thread, discord.ChannelType.public_thread]

ASLEEP: Final = 10080
"""The minutes without a message after which Discord archives a table's thread.

A new board message unarchives the thread.
"""

NAME = 100
"""The most characters in the name of a thread."""

OPEN = ("create_public_threads", "send_messages_in_threads")
CLOSED = ("create_private_threads", "send_messages_in_threads")


def may_thread(interaction: Interaction, private: bool = False) -> bool:
    """Return whether the bot may create a thread in the channel of `interaction` and write in the thread."""
    return thread_kind(interaction.channel, interaction.app_permissions, private) is not None


def thread_kind(channel: object, allowed: discord.Permissions, private: bool = False) -> Kind | None:
    """Return the type of thread that the bot may create in `channel`. Return None if it may create none.

    Announcement channels have their own type of thread, and cannot have private threads.
    """
    if not isinstance(channel, discord.TextChannel) or (private and channel.is_news()):
        return None
    if not all(getattr(allowed, name) for name in (CLOSED if private else OPEN)):
        return None
    if channel.is_news():
        return discord.ChannelType.news_thread
    return discord.ChannelType.private_thread if private else discord.ChannelType.public_thread


async def new_thread(channel: object, allowed: discord.Permissions, name: str, private: bool = False) -> int | None:
    """Create a thread in `channel` and return its id. Return None if Discord refuses.

    Discord refuses for many reasons, such as missing permissions or too many active threads. An error of `LOST` is
    raised if it is unknown whether Discord got the request.
    """
    kind = thread_kind(channel, allowed, private)
    if kind is None:
        return None
    parent = cast("discord.TextChannel", channel)
    try:
        thread = await parent.create_thread(name=shortened(name, NAME), type=kind, auto_archive_duration=ASLEEP)
    except discord.HTTPException as error:
        if lost(error):
            raise
        log.info("no thread", channel=parent.id, code=error.code)
        return None
    return thread.id


async def let_in(client: Client, table: Table, *users: int) -> None:
    """Add people to the thread that the bot has created for `table`. If Discord refuses, nothing happens.

    Members see the thread in the sidebar and can press buttons while it is archived. Discord allows only members to
    unarchive a thread, and their client does so before it sends the press (documentation, Threads, *Editing & Deleting
    Threads*; discord-api-docs#8474).
    """
    if not table.record.agreements.thread:
        return
    for user in users:
        with contextlib.suppress(discord.HTTPException, *LOST):
            await client.http.add_user_to_thread(table.record.channel, user)
