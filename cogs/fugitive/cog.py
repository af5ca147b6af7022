"""`/fugitive new`."""

from __future__ import annotations

from discord import app_commands

from bot.app import Escapade
from bot.lobby import DEFAULT_PACE
from bot.ui.cog import GameCog, option_choices, pace_choices
from bot.ui.command_texts import words
from bot.ui.dispatch import Interaction
from cogs.fugitive.render import FACE

TEXTS = FACE.texts


class FugitiveCog(GameCog):
    """The commands of Fugitive."""

    game = "fugitive"

    fugitive = app_commands.Group(
        name=words("fugitive-command", TEXTS), description=words("fugitive-command-about", TEXTS), guild_only=True
    )

    @fugitive.command(name=words("command-new"), description=words("fugitive-command-new-about", TEXTS))
    @app_commands.rename(
        roles=words("fugitive-command-roles", TEXTS),
        bonus_pass=words("fugitive-command-bonus_pass", TEXTS),
        events=words("fugitive-command-events", TEXTS),
        pace=words("command-pace"),
    )
    @app_commands.describe(
        roles=words("fugitive-command-roles-about", TEXTS),
        bonus_pass=words("fugitive-option-bonus_pass", TEXTS),
        events=words("fugitive-option-events", TEXTS),
        pace=words("pace"),
    )
    @app_commands.choices(
        roles=option_choices("fugitive", "roles"),
        bonus_pass=option_choices("fugitive", "bonus_pass"),
        events=option_choices("fugitive", "events"),
    )
    @app_commands.choices(pace=pace_choices())
    async def new(
        self,
        interaction: Interaction,
        roles: str = "random",
        bonus_pass: str = "no",
        events: str = "none",
        pace: int = DEFAULT_PACE,
    ) -> None:
        """Open a lobby."""
        await self.open(interaction, {"roles": roles, "bonus_pass": bonus_pass, "events": events}, pace)


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(FugitiveCog(app))
