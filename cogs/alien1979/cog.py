"""`/alien1979 new`."""

from __future__ import annotations

from discord import app_commands

from bot.app import Escapade
from bot.lobby import DEFAULT_PACE
from bot.ui.cog import GameCog, option_choices, pace_choices
from bot.ui.command_texts import words
from bot.ui.dispatch import Interaction
from cogs.alien1979.render import FACE

TEXTS = FACE.texts


class Alien1979Cog(GameCog):
    """The commands of Alien 1979."""

    game = "alien1979"

    alien1979 = app_commands.Group(
        name=words("alien1979-command", TEXTS), description=words("alien1979-command-about", TEXTS), guild_only=True
    )

    @alien1979.command(name=words("command-new"), description=words("alien1979-command-new-about", TEXTS))
    @app_commands.rename(
        strict=words("alien1979-command-strict", TEXTS),
        first=words("alien1979-command-first", TEXTS),
        pace=words("command-pace"),
    )
    @app_commands.describe(
        strict=words("alien1979-option-strict", TEXTS),
        first=words("alien1979-option-first", TEXTS),
        pace=words("pace"),
    )
    @app_commands.choices(strict=option_choices("alien1979", "strict"), first=option_choices("alien1979", "first"))
    @app_commands.choices(pace=pace_choices())
    async def new(
        self, interaction: Interaction, strict: str = "no", first: str = "random", pace: int = DEFAULT_PACE
    ) -> None:
        """Open a lobby."""
        await self.open(interaction, {"strict": strict, "first": first}, pace)


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Alien1979Cog(app))
