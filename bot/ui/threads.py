"""Threads for tables, so that a channel can have several tables."""

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
"""Minutes without a message after which Discord archives a thread. A new board unarchives it."""

NAME = 100
"""The most characters of a thread's name."""

OPEN = ("create_public_threads", "send_messages_in_threads")
CLOSED = ("create_private_threads", "send_messages_in_threads")


def may_thread(interaction: Interaction, private: bool = False) -> bool:
    """Return whether the bot may create a thread in the channel of `interaction` and write in it."""
    return thread_kind(interaction.channel, interaction.app_permissions, private) is not None


def thread_kind(channel: object, allowed: discord.Permissions, private: bool = False) -> Kind | None:
    """Return the type of thread that the bot may create in `channel`, or None.

    Announcement channels have a type of their own and no private threads.
    """
    if not isinstance(channel, discord.TextChannel) or (private and channel.is_news()):
        return None
    if not all(getattr(allowed, name) for name in (CLOSED if private else OPEN)):
        return None
    if channel.is_news():
        return discord.ChannelType.news_thread
    return discord.ChannelType.private_thread if private else discord.ChannelType.public_thread


async def new_thread(channel: object, allowed: discord.Permissions, name: str, private: bool = False) -> int | None:
    """Create a thread in `channel` and return its id; None if permissions or Discord do not allow it.

    Discord refuses for many reasons, such as too many active threads. Raises errors of lost requests.
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
    """Add people to the thread that the bot has created for `table`. Refusals are ignored.

    Members see the thread in the sidebar and can press buttons while it is archived. Their client then unarchives it
    before it sends the press, which Discord allows only to members (documentation, Threads, *Editing & Deleting
    Threads*; discord-api-docs#8474).
    """
    if not table.record.agreements.thread:
        return
    for user in users:
        with contextlib.suppress(discord.HTTPException, *LOST):
            await client.http.add_user_to_thread(table.record.channel, user)
