"""Checks whether a table can be in a channel, and whether a person may move a table to a channel."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.people.people import blocked
from bot.people.servers import Wish, why_misplaced, why_refused
from bot.table import life
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.permissions import may_write, missing_permissions
from bot.ui.reply import Interaction, texts_for
from bot.ui.user_errors import UserError


async def require_free(client: Client, interaction: Interaction, title: str, table: Table | None = None) -> None:
    """Raise UserError or Crowded unless this channel can get a table.

    With `table`, that table is to be moved here; without, it is a new table of the game `title`. A channel on a server
    must have no table yet, and the server's setup must allow it. Direct messages may have several tables.
    """
    channel = interaction.channel_id or 0
    if table is None:
        client.tables.see_open()
    if table is not None and table.record.status in life.LIVE and table.record.channel == channel:
        raise UserError("move-here", table=table.id)
    if interaction.guild_id is None:
        client.tables.see_room(interaction.user.id)
        return
    if missing := missing_permissions(interaction):
        say = texts_for(interaction)
        raise UserError("permissions-missing", missing=say.listed(say(f"permission-{name}") for name in missing))
    await require_allowed(client, interaction, title, table)
    if (running := client.tables.in_channel(channel)) is not None:
        raise UserError("channel-busy-link", link=await client.link(running), table=running.id)


async def require_allowed(client: Client, interaction: Interaction, title: str, table: Table | None = None) -> None:
    """Raise UserError if the server's setup forbids a new table of the game `title` here.

    With `table`, the question is whether that table may be moved here.
    """
    guild, user = interaction.guild_id, interaction.user.id
    if guild is None:
        return
    await require_unblocked(client, guild)
    there = [each for each in client.tables.on_server(guild) if each is not table]
    opened = [each for each in client.tables.of_user(user) if each.record.host == user and not each.direct]
    wish = Wish(
        title=title,
        channels=_channel_ids(interaction),
        roles=[role.id for role in getattr(interaction.user, "roles", ())],
        here=len(there),
        opened=sum(each.record.guild == guild for each in opened),
        everywhere=len(opened),
    )
    server = await client.store.server(guild)
    why = why_refused(server, wish) if table is None else why_misplaced(server, wish)
    if why is not None:
        raise UserError(why.key, **why.arguments)


async def require_unblocked(client: Client, guild: int) -> None:
    """Raise UserError if the operator of the bot has blocked the server."""
    if guild in await blocked(client.store, "servers"):
        raise UserError("server-blocked")


def chosen_channel(interaction: Interaction, values: Sequence[str]) -> discord.TextChannel:
    """Return the channel that was chosen in a menu.

    Raises UserError if the presser or the bot may not write in this channel.
    """
    guild, number = interaction.guild, "".join(values[:1])
    channel = guild.get_channel(int(number)) if guild is not None and number.isdecimal() else None
    user = interaction.user
    if channel is None or not isinstance(user, discord.Member):
        raise UserError("press-unreadable")
    if not isinstance(channel, discord.TextChannel):
        raise UserError("share-barred")
    theirs = channel.permissions_for(user)
    if not (theirs.view_channel and theirs.send_messages and theirs.attach_files):
        raise UserError("share-no-write")
    if not may_write(channel):
        raise UserError("share-barred")
    return channel


def _channel_ids(interaction: Interaction) -> Collection[int]:
    """Return the id of the channel of an interaction. For a thread, add the id of its parent channel."""
    channel, own = interaction.channel, interaction.channel_id or 0
    return (own, channel.parent_id) if isinstance(channel, discord.Thread) else (own,)


def has_table(client: Client, interaction: Interaction) -> bool:
    """Return whether the server channel of `interaction` already has a table."""
    return client.tables.holder(interaction.guild_id, interaction.channel_id or 0) is not None


def may_move(interaction: Interaction, table: Table) -> bool:
    """Return whether the user may move `table` to the channel of `interaction`.

    - On the same server, the host and people who may manage messages may move a table.
    - From another server, only the host may, and only if the table is suspended.
    - Between direct messages and a server, a player who plays alone may. A daily game stays in direct messages.
    """
    user, record = interaction.user.id, table.record
    if record.day is not None and interaction.guild_id is not None:
        return False
    if interaction.guild_id is None:
        return [seat.user for seat in record.seats if seat.user is not None] == [user]
    if record.guild == interaction.guild_id:
        return user == record.host or interaction.permissions.manage_messages
    return user == record.host and (record.status == "suspended" or table.direct)
