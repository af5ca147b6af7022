"""Loads the data for the setup page of a server, and adds warnings about the present channel."""

from __future__ import annotations

from bot.engine.page import Page
from bot.engine.texts import Say
from bot.ui.application import Application
from bot.ui.pages.setup import setup_page
from bot.ui.permissions import is_announcement, may_ping, missing_permissions
from bot.ui.reply import Interaction
from storage.records.servers import ServerRecord


async def shown_setup(
    client: Application, interaction: Interaction, server: ServerRecord, say: Say, field: str = "", serial: int = 0
) -> Page:
    """Return the page with the server's setup for the channel of `interaction`.

    `field` is the name of the setting for which the page has a menu.
    """
    warnings = []
    if is_announcement(interaction.channel):
        warnings.append(say("setup-announcement"))
    if server.seeking is not None and not may_ping(interaction, server.seeking):
        warnings.append(say("setup-silent-role", role=f"<@&{server.seeking}>"))
    if interaction.guild_id is not None and not interaction.app_permissions.create_events:
        warnings.append(say("setup-no-events"))
    forum = await client.forums.view(server.forum)
    return setup_page(missing_permissions(interaction), server, say, field, serial, warnings, forum)
