"""Handlers of the page on which people who may manage a server set up the bot for it."""

from __future__ import annotations

import functools

import discord
from msgspec.structs import replace

from bot.engine.texts import LANGUAGES
from bot.ui.pages.setup import FIELD, FIELDS, changed, number, with_tag
from bot.ui.permissions import may_write, missing_permissions
from bot.ui.press_context import HomePressContext, at_home
from bot.ui.server_setup import shown_setup
from bot.ui.user_errors import UserError
from bot.ui.welcome import post_home
from storage.records.servers import ServerRecord


@at_home("put")
async def put(press: HomePressContext) -> None:
    """Post the home page in this channel, visible to everybody."""
    _, server = await _managed(press)
    if missing_permissions(press.interaction):
        await press.reply.show(await shown_setup(press.client, press.interaction, server, press.say))
        return
    locale = server.language or str(press.interaction.guild_locale or press.locale)
    await post_home(press.client, press.interaction.channel_id or 0, locale)
    await press.reply.say(press.say("home-put"))


@at_home("server")
async def server(press: HomePressContext) -> None:
    """Show the menu of a setting of the server, or change the setting.

    A change applies to tables opened from now on.
    """
    guild, server = await _managed(press)
    field = press.custom_id.argument
    try:
        if field.startswith(FIELD):
            server = await _with_forum(press, guild, server, field)
            field = FIELD
        elif field:
            _require_writable(press, field)
            change = functools.partial(changed, field=field, values=press.values)
            server = await press.client.store.change_server(guild, change)
        else:
            (field,) = press.values
            FIELDS.index(field)
    except ValueError:
        raise UserError("press-unreadable") from None
    serial = press.custom_id.serial + 1
    await press.reply.show(await shown_setup(press.client, press.interaction, server, press.say, field, serial))


@at_home("server-language")
async def server_language(press: HomePressContext) -> None:
    """Set the language of new tables on the server. The button for that is on the home page."""
    guild, _ = await _managed(press)
    spoken = press.custom_id.argument
    if spoken not in LANGUAGES:
        raise UserError("press-unreadable")
    await press.client.store.change_server(guild, lambda before: replace(before, language=spoken))
    await press.reply.say(press.say("server-language-done"))


async def _with_forum(press: HomePressContext, guild: int, server: ServerRecord, field: str) -> ServerRecord:
    """Return the setup of a server with the chosen forum, or the chosen tag of the forum.

    Raises ValueError for a value that no menu offers.
    """
    forums = press.client.forums
    if field == FIELD:
        values = press.values
        forum = await forums.choose(guild, number(values[0])) if len(values) == 1 else None
    else:
        (value,) = press.values
        view = await forums.view(server.forum)
        forum = with_tag(server.forum, view and view.tags, field, value)
    return await press.client.store.change_server(guild, lambda before: replace(before, forum=forum))


def _require_writable(press: HomePressContext, field: str) -> None:
    """Raise UserError unless the chosen channel is a text channel of this server where the bot may write."""
    for value in press.values if field in ("reports", "daily") else ():
        channel = press.interaction.guild.get_channel(number(value)) if press.interaction.guild is not None else None
        if not isinstance(channel, discord.TextChannel) or not may_write(channel):
            raise UserError("reports-barred")


async def _managed(press: HomePressContext) -> tuple[int, ServerRecord]:
    """Return the id of the presser's server and its setup.

    Raises UserError unless the presser may manage the server.
    """
    guild = press.interaction.guild_id
    if guild is None or not press.interaction.permissions.manage_guild:
        raise UserError("setup-not-allowed")
    return guild, await press.client.store.server(guild)
