"""Pictures: what they are drawn from, and the last ones drawn, since the same one is often wanted again."""

from __future__ import annotations

from bot.engine.codec import encode
from bot.engine.game import Move, Viewer
from bot.engine.page import Kind, Page, Picture
from bot.engine.texts import Say
from bot.table.table import Table
from bot.workers.draw import draw, warm
from bot.workers.pool import Pool

KEPT = 96
"""Pictures kept drawn."""


class Pictures:
    """Draws in `pool` what is shown."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._kept: dict[Picture, bytes] = {}

    def warm(self, title: str) -> None:
        """Get ready to draw a game."""
        self._pool.warm(warm, title)

    async def of(self, page: Page) -> bytes:
        """Give the picture of `page` as a PNG, empty for one without."""
        wanted = page.picture
        if wanted is None:
            return b""
        data = self._kept.pop(wanted, None)
        if data is None:
            data = await self._pool.run(draw, wanted)
        self._kept[wanted] = data
        while len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept)))
        return data


def picture(table: Table, kind: Kind, viewer: Viewer, say: Say, draft: Move | None = None, name: str = "") -> Picture:
    """Give what a picture of `table` is drawn from."""
    game = table.game
    view = encode(table.view(viewer))
    return Picture(kind, game.name, game.schema, view, say.language, say.names, str(draft or ""), name)
