"""What is pressed on the page of a server's setup, on the word of somebody who may manage the server."""

from __future__ import annotations

import functools

from bot.ui.pages.setup import FIELDS, changed, setup_page
from bot.ui.permissions import missing_permissions
from bot.ui.pressed import AtHome, at_home
from bot.ui.sorry import Sorry
from bot.ui.welcome import post_home
from storage.records.servers import ServerRecord


@at_home("put")
async def put(pressed: AtHome) -> None:
    """Post the home page for everybody in this channel."""
    _, server = await _managed(pressed)
    if missing := missing_permissions(pressed.interaction):
        await pressed.reply.show(setup_page(missing, server, pressed.say))
        return
    locale = server.language or str(pressed.interaction.guild_locale or pressed.locale)
    await post_home(pressed.client, pressed.interaction.channel_id or 0, locale)
    await pressed.reply.say(pressed.say("home-put"))


@at_home("server")
async def server(pressed: AtHome) -> None:
    """Show the menu of what is to be changed, or change it: for tables that are opened from now on."""
    guild, server = await _managed(pressed)
    field = pressed.press.argument
    try:
        if field:
            change = functools.partial(changed, field=field, values=pressed.values)
            server = await pressed.client.store.change_server(guild, change)
        else:
            (field,) = pressed.values
            FIELDS.index(field)
    except ValueError:
        raise Sorry("press-unreadable") from None
    missing = missing_permissions(pressed.interaction)
    await pressed.reply.show(setup_page(missing, server, pressed.say, field, pressed.press.serial + 1))


async def _managed(pressed: AtHome) -> tuple[int, ServerRecord]:
    """Give the server that the presser may manage, and what is set up there. Raises Sorry."""
    guild = pressed.interaction.guild_id
    if guild is None or not pressed.interaction.permissions.manage_guild:
        raise Sorry("setup-not-allowed")
    return guild, await pressed.client.store.server(guild)
