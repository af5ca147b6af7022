"""Checks where the bot is installed, and which commands and buttons work there.

Some work everywhere. Others work only on servers of which the bot is a member.
"""

from __future__ import annotations

from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Command, Group
from msgspec.structs import replace

from bot.engine.custom_id import HOME, OtherRelease, Unreadable, read
from bot.engine.page import Button, Menu, Page
from bot.ui.permissions import INVITED

Commands = TypeVar("Commands")

PERSONAL: set[str] = set()
"""The actions of custom_ids that work everywhere. `bot/ui/press_context.py` adds them."""


def personal_command(command: Commands) -> Commands:
    """Make `command` available on servers with the bot and in personal installations.

    It then works everywhere, also in group messages.
    """
    command = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)


def server_command(command: Commands) -> Commands:
    """Make `command` available only on servers with the bot, and in direct messages with the bot."""
    command = app_commands.allowed_installs(guilds=True, users=False)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(command)


def is_personal(command: Command[Any, ..., Any] | app_commands.ContextMenu | None) -> bool:
    """Return whether people who have installed the bot only for themselves can use `command`."""
    root: Command[Any, ..., Any] | Group | app_commands.ContextMenu | None = command
    if isinstance(command, Command):
        root = command.root_parent or command
    return root is not None and root.allowed_installs is not None and root.allowed_installs.user


def is_outside(interaction: discord.Interaction[Any]) -> bool:
    """Return whether `interaction` comes from a place where the bot itself is not installed.

    Such places are servers without the bot, groups, and direct messages between other people. Source: Discord's
    documentation, *Receiving and Responding*: the server is among the authorizing integration owners only if the bot is
    installed there, and direct messages with the bot have a context of their own.
    """
    if interaction.guild_id is not None:
        return not interaction.is_guild_integration()
    return not interaction.context.dm_channel


def install_link(client: discord.Client) -> str:
    """Return the URL for adding the bot to a server or an account. It is empty if there is no such URL.

    The bot's application must be public and use the *Discord Provided Link*. Source: Discord's documentation,
    *Application*, *Install Links*.
    """
    about = client.application
    installed = about.guild_integration_config if about is not None else None
    if about is None or not about.bot_public or installed is None or installed.oauth2_install_params is None:
        return ""
    return f"https://discord.com/oauth2/authorize?client_id={about.id}"


def invite_link(client: discord.Client) -> str:
    """Return the URL for adding the bot to a server. It requests the permissions that the bot needs."""
    return discord.utils.oauth_url(client.application_id or 0, permissions=INVITED)


def without_server_only(page: Page) -> Page:
    """Return `page` without the buttons and menus that need the bot to be a member of the server."""
    rows: list[tuple[Button, ...] | Menu] = []
    for row in page.rows:
        kept = row if isinstance(row, Menu) else tuple(each for each in row if each.link or _works(each.press))
        if _works(kept.press) if isinstance(kept, Menu) else kept:
            rows.append(kept)
    return replace(page, rows=tuple(rows))


def _works(press: str) -> bool:
    try:
        known = read(press)
    except (Unreadable, OtherRelease):
        return False
    return known.table == HOME and known.action in PERSONAL
