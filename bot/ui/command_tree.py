"""The command tree of discord.py. It also answers interactions that discord.py refuses."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands

from bot.ui.dispatch import Dispatch
from bot.ui.reply import Interaction
from bot.ui.user_errors import UserError

log = structlog.get_logger()

OPTIONS = discord.AppCommandOptionType
OPTION_TYPES: dict[OPTIONS, type] = {OPTIONS.string: str, OPTIONS.integer: int, OPTIONS.boolean: bool}
"""The Python type of the value of a command option, for each type of option on Discord."""


class Tree(app_commands.CommandTree[Any]):
    """The command tree. It answers errors like those of presses, and limits autocompletions per person."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Return whether the bot answers this command or autocompletion.

        Raises CommandSignatureMismatch if the value of an option has the wrong type, which discord.py does not check.
        During autocompletion, a value may be any text.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            dispatch: Dispatch = interaction.client.dispatcher
            return await dispatch.suggests(interaction)
        command, whole = interaction.command, interaction.type is discord.InteractionType.application_command
        if whole and isinstance(command, app_commands.Command):
            kinds = {each.display_name: OPTION_TYPES.get(each.type, object) for each in command.parameters}
            if not all(isinstance(value, kinds.get(name, object)) for name, value in interaction.namespace):
                raise app_commands.CommandSignatureMismatch(command)
        return True

    async def _call(self, interaction: Interaction) -> None:
        """Run a command. Answer the user even if discord.py cannot parse the command."""
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:
            log.warning("unreadable event", kind="INTERACTION_CREATE", error=repr(error))
            if interaction.type is discord.InteractionType.application_command:
                await interaction.client.dispatcher.unreadable(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer an error that was raised before the code of the command.

        An example is the error for a command of an older release.
        """
        dispatch: Dispatch = interaction.client.dispatcher
        known = isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch))
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def work() -> None:
            raise UserError("command-old") if known else cause

        await dispatch.guarded(interaction, work)
