"""`/escape_plan new`."""

from __future__ import annotations

from discord import app_commands

from bot.app import Escapade
from bot.lobby import DEFAULT_PACE
from bot.ui.cog import GameCog, option_choices, pace_choices
from bot.ui.command_texts import words
from bot.ui.dispatch import Interaction
from cogs.escape_plan.render import FACE

TEXTS = FACE.texts


class EscapePlanCog(GameCog):
    """The commands of Escape Plan."""

    game = "escape_plan"

    escape_plan = app_commands.Group(
        name=words("escape_plan-command", TEXTS), description=words("escape_plan-command-about", TEXTS), guild_only=True
    )

    @escape_plan.command(name=words("command-new"), description=words("escape_plan-command-new-about", TEXTS))
    @app_commands.rename(help=words("escape_plan-command-help", TEXTS), pace=words("command-pace"))
    @app_commands.describe(help=words("escape_plan-option-help-about", TEXTS), pace=words("pace"))
    @app_commands.choices(help=option_choices("escape_plan", "help"))
    @app_commands.choices(pace=pace_choices())
    async def new(self, interaction: Interaction, help: str = "no", pace: int = DEFAULT_PACE) -> None:
        """Open a lobby."""
        await self.open(interaction, {"help": help}, pace)


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(EscapePlanCog(app))
