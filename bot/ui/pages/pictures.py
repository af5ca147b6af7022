"""Pictures as they are drawn, and the last ones kept, since the same one is often wanted again."""

from __future__ import annotations

from bot.engine.page import Page, Picture
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
