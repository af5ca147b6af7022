"""A thread for a table, made by the bot if it may: so several tables have room in one channel."""

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
"""Minutes without a message after which Discord archives a thread. The next board brings it back."""

NAME = 100
"""Letters of a thread's name."""

OPEN = ("create_public_threads", "send_messages_in_threads")
CLOSED = ("create_private_threads", "send_messages_in_threads")


def may_thread(interaction: Interaction, private: bool = False) -> bool:
    """Return whether the bot may make a thread in the channel of `interaction`, and write there."""
    return thread_kind(interaction.channel, interaction.app_permissions, private) is not None


def thread_kind(channel: object, allowed: discord.Permissions, private: bool = False) -> Kind | None:
    """Return the kind of thread that the bot may make in `channel`, or None.

    An announcement channel has a kind of its own, and no private threads.
    """
    if not isinstance(channel, discord.TextChannel) or (private and channel.is_news()):
        return None
    if not all(getattr(allowed, name) for name in (CLOSED if private else OPEN)):
        return None
    if channel.is_news():
        return discord.ChannelType.news_thread
    return discord.ChannelType.private_thread if private else discord.ChannelType.public_thread


async def new_thread(channel: object, allowed: discord.Permissions, name: str, private: bool = False) -> int | None:
    """Make a thread in `channel` and return its id; None if the bot may not, or Discord refuses one.

    Discord refuses for many reasons, such as too many active threads. Raises what a request is lost with.
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
    """Add people to the thread that the bot has made for `table`. Refusals are ignored.

    A member sees the thread in the sidebar, and may press while it is archived. A client then unarchives it before it
    sends the press, which Discord only allows members (documentation, Threads, *Editing & Deleting Threads*;
    discord-api-docs#8474).
    """
    if not table.record.agreements.thread:
        return
    for user in users:
        with contextlib.suppress(discord.HTTPException, *LOST):
            await client.http.add_user_to_thread(table.record.channel, user)
