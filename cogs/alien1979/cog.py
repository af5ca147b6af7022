"""The Discord commands of Alien 1979."""

from __future__ import annotations

from bot.app import Escapade
from bot.ui.cog import GameCog


async def setup(app: Escapade) -> None:
    """Add the Discord commands of Alien 1979 to the bot."""
    await app.add_cog(GameCog(app.dispatcher, "alien1979"))
