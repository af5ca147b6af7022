"""The commands of Nim."""

from bot.app import Escapade
from bot.ui.cog import GameCog


async def setup(app: Escapade) -> None:
    """Add the cog to the bot."""
    await app.add_cog(GameCog(app.dispatcher, "nim"))
