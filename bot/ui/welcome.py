"""Posts the public home page on each server once, after the bot has joined the server."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import structlog

from bot.ui.client import Client
from bot.ui.pages import render
from bot.ui.pages.home import home_page
from bot.ui.permissions import may_write
from bot.ui.reply import LOST
from storage.servers import HOME_SHOWN
from storage.store_errors import StoreError

log = structlog.get_logger()


async def welcome(client: Client, guild: discord.Guild) -> None:
    """Post the home page on a server if it was never posted there and the bot may write there."""
    key = HOME_SHOWN.format(guild.id)
    try:
        channel = next(_list_channels(guild), None)
        if channel is None or await client.store.read(key) is not None:
            return
        await client.store.write(key, str(await post_home(client, channel.id, str(guild.preferred_locale))))
    except (discord.HTTPException, *LOST, StoreError) as error:
        log.warning("no home page", guild=guild.id, error=str(error))


async def post_home(client: Client, channel: int, locale: str) -> int:
    """Post the public home page in a channel and return the id of the message.

    Raises the errors of failed requests to Discord.
    """
    page = home_page(locale, public=True)
    content = render.message(page, await client.pictures.of(page))
    return (await client.get_partial_messageable(channel).send(**content)).id


def _list_channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield the channels of a server in which the bot may post the home page.

    The server's channel for system messages comes first, then the other channels from the top.
    """
    first = (guild.system_channel,) if guild.system_channel is not None else ()
    yield from (channel for channel in (*first, *guild.text_channels) if may_write(channel))
