"""The Discord commands of Escape from Colditz."""

from __future__ import annotations

from bot.app import Escapade
from bot.ui.cog import GameCog


async def setup(app: Escapade) -> None:
    """Add the cog of Escape from Colditz to the bot."""
    await app.add_cog(GameCog(app.dispatcher, "colditz"))
