"""A thread for a table, made by the bot where it may: so several tables find room in one channel."""

from __future__ import annotations

import contextlib
from typing import Final, cast

import discord
import structlog

from bot.engine.graphemes import shortened
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reply import LOST, Interaction
from bot.ui.sorry import Sorry

log = structlog.get_logger()

ASLEEP: Final = 10080
"""Minutes without a message after which Discord puts a thread away; the next board brings it back."""

NAME = 100
"""Letters of a thread's name."""

OPEN = ("create_public_threads", "send_messages_in_threads")
CLOSED = ("create_private_threads", "send_messages_in_threads")


def may_thread(interaction: Interaction, private: bool = False) -> bool:
    """Tell whether the bot may make a thread in the channel of `interaction`, and write there."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return False
    return all(getattr(interaction.app_permissions, name) for name in (CLOSED if private else OPEN))


async def new_thread(interaction: Interaction, name: str, private: bool = False) -> int:
    """Make a thread in the channel of `interaction` and give its id. Raises Sorry where Discord refuses."""
    channel = cast("discord.TextChannel", interaction.channel)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    try:
        thread = await channel.create_thread(name=shortened(name, NAME), type=kind, auto_archive_duration=ASLEEP)
    except discord.Forbidden as error:
        log.info("no thread", channel=channel.id, code=error.code)
        raise Sorry("thread-not-allowed") from None
    return thread.id


async def let_in(client: Client, table: Table, *users: int) -> None:
    """Add people to the private thread in which the bot has put `table`; whom Discord does not let in is called there
    at least."""
    if not table.record.room.thread or table.record.room.invited is None:
        return
    for user in users:
        with contextlib.suppress(discord.HTTPException, *LOST):
            await client.http.add_user_to_thread(table.record.channel, user)
