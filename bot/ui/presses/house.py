"""What is pressed on the pages that belong to no table: settings, and what is set up on a server."""

from __future__ import annotations

from msgspec.structs import replace

from bot.ui.dispatch import AtHome, Sorry, at_home
from bot.ui.pages.settings import SETTINGS, settings_page
from bot.ui.pages.setup import setup_page
from bot.ui.permissions import missing_permissions
from bot.ui.welcome import post_home


@at_home("settings")
async def settings(pressed: AtHome) -> None:
    """Change one setting of the presser, and let the hands be painted as they are wanted now."""
    name, _, to = pressed.press.argument.partition(".")
    if name not in SETTINGS or to not in ("on", "off"):
        raise Sorry("press-unreadable")
    client, user = pressed.client, pressed.user
    person = await client.people.choose(user, lambda person: replace(person, **{name: to == "on"}))
    for table in pressed.client.tables.of_user(user):
        pressed.painter.wake(table)
    await pressed.reply.show(settings_page(person, pressed.say, client.now()))


@at_home("put")
async def put(pressed: AtHome) -> None:
    """Post the home page for everybody in this channel, on the word of somebody who may manage the server."""
    interaction = pressed.interaction
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Sorry("setup-not-allowed")
    if missing := missing_permissions(interaction):
        await pressed.reply.show(setup_page(missing, pressed.say))
        return
    await post_home(pressed.client, interaction.channel_id or 0, str(interaction.guild_locale or pressed.locale))
    await pressed.reply.say(pressed.say("home-put"))
