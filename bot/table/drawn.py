"""What the pictures of a table are drawn from, as data."""

from __future__ import annotations

from typing import Any

from bot.engine.codec import encode
from bot.engine.move import Move
from bot.engine.page import Kind, Picture
from bot.engine.texts import Say
from bot.installed_games import InstalledGame


def picture(
    title: InstalledGame, kind: Kind, view: Any, say: Say, draft: Move | None = None, name: str = ""
) -> Picture:
    """Give what a picture of a game in `view` is drawn from."""
    game = title.game
    return Picture(kind, game.name, game.schema, encode(view), say.language, say.names, str(draft or ""), name)
