"""The Discord commands of Fugitive."""

from __future__ import annotations

from bot.app import Escapade
from bot.ui.cog import GameCog


async def setup(app: Escapade) -> None:
    """Add the Discord commands of Fugitive to the bot."""
    await app.add_cog(GameCog(app.dispatcher, "fugitive"))
