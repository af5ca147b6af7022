"""`/stalag17 new`."""

from __future__ import annotations

from discord import app_commands

from bot.app import Escapade
from bot.lobby import DEFAULT_PACE
from bot.ui.cog import GameCog, option_choices, pace_choices
from bot.ui.command_texts import words
from bot.ui.dispatch import Interaction
from cogs.stalag17.render import FACE

TEXTS = FACE.texts


class Stalag17Cog(GameCog):
    """The commands of Stalag 17."""

    game = "stalag17"

    stalag17 = app_commands.Group(
        name=words("stalag17-command", TEXTS), description=words("stalag17-command-about", TEXTS), guild_only=True
    )

    @stalag17.command(name=words("command-new"), description=words("stalag17-command-new-about", TEXTS))
    @app_commands.rename(
        informer=words("stalag17-command-informer", TEXTS),
        negotiation=words("stalag17-command-negotiation", TEXTS),
        exchange=words("stalag17-command-exchange", TEXTS),
        joint=words("stalag17-command-joint", TEXTS),
        tie_break=words("stalag17-command-tie_break", TEXTS),
        pace=words("command-pace"),
    )
    @app_commands.describe(
        informer=words("stalag17-option-informer-about", TEXTS),
        negotiation=words("stalag17-option-negotiation-about", TEXTS),
        exchange=words("stalag17-option-exchange-about", TEXTS),
        joint=words("stalag17-option-joint-about", TEXTS),
        tie_break=words("stalag17-option-tie_break-about", TEXTS),
        pace=words("pace"),
    )
    @app_commands.choices(
        informer=option_choices("stalag17", "informer"),
        negotiation=option_choices("stalag17", "negotiation"),
        exchange=option_choices("stalag17", "exchange"),
        joint=option_choices("stalag17", "joint"),
        tie_break=option_choices("stalag17", "tie_break"),
    )
    @app_commands.choices(pace=pace_choices())
    async def new(
        self,
        interaction: Interaction,
        informer: str = "yes",
        negotiation: str = "yes",
        exchange: str = "yes",
        joint: str = "yes",
        tie_break: str = "no",
        pace: int = DEFAULT_PACE,
    ) -> None:
        """Open a lobby."""
        options = {"informer": informer, "negotiation": negotiation, "exchange": exchange, "joint": joint}
        await self.open(interaction, options | {"tie_break": tie_break}, pace)


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Stalag17Cog(app))
