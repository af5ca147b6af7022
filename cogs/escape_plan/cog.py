"""The Discord commands of Escape Plan."""

from __future__ import annotations

from bot.app import Escapade
from bot.ui.cog import GameCog


async def setup(app: Escapade) -> None:
    """Add the cog of Escape Plan to the bot."""
    await app.add_cog(GameCog(app.dispatcher, "escape_plan"))
