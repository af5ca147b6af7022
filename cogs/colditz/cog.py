"""`/colditz new`."""

from __future__ import annotations

from discord import app_commands

from bot.app import Escapade
from bot.lobby import DEFAULT_PACE
from bot.ui.cog import GameCog, option_choices, pace_choices
from bot.ui.command_texts import words
from bot.ui.dispatch import Interaction
from cogs.colditz.render import FACE

TEXTS = FACE.texts


class ColditzCog(GameCog):
    """The commands of Escape from Colditz."""

    game = "colditz"

    colditz = app_commands.Group(
        name=words("colditz-command", TEXTS), description=words("colditz-command-about", TEXTS), guild_only=True
    )

    @colditz.command(name=words("command-new"), description=words("colditz-command-new-about", TEXTS))
    @app_commands.rename(
        german=words("colditz-command-german", TEXTS),
        target=words("colditz-command-target", TEXTS),
        rounds=words("colditz-command-rounds", TEXTS),
        pace=words("command-pace"),
    )
    @app_commands.describe(
        german=words("colditz-option-german-about", TEXTS),
        target=words("colditz-option-target-about", TEXTS),
        rounds=words("colditz-option-rounds-about", TEXTS),
        pace=words("pace"),
    )
    @app_commands.choices(
        german=option_choices("colditz", "german"),
        target=option_choices("colditz", "target"),
        rounds=option_choices("colditz", "rounds"),
    )
    @app_commands.choices(pace=pace_choices())
    async def new(
        self,
        interaction: Interaction,
        german: str = "random",
        target: str = "2",
        rounds: str = "40",
        pace: int = DEFAULT_PACE,
    ) -> None:
        """Open a lobby."""
        await self.open(interaction, {"german": german, "target": target, "rounds": rounds}, pace)


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(ColditzCog(app))
