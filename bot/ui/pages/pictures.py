"""Pictures as they are drawn, and the last ones kept, since the same one is often wanted again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.page import Line, Page, Picture
from bot.workers.draw import draw, warm
from bot.workers.pool import Pool

KEPT = 96
"""Pictures kept drawn."""

Avatars = Callable[[Picture], tuple[bytes, ...]]


class Pictures:
    """Draws in `pool` what is shown."""

    def __init__(self, pool: Pool, avatars: Avatars = lambda picture: ()) -> None:
        """`avatars` returns by seat the people's own pictures for a picture."""
        self._pool = pool
        self._avatars = avatars
        self._kept: dict[tuple[Picture, tuple[bytes, ...]], bytes] = {}
        self._emblems: dict[Picture, bytes] = {}
        """As many as there are games, and never let go."""

    def warm(self, title: str) -> None:
        """Get ready to draw a game."""
        self._pool.warm(warm, title)

    async def of(self, page: Page | Line) -> bytes:
        """Return the picture of `page` as a PNG, empty for a page without."""
        wanted = page.picture if isinstance(page, Page) else None
        if wanted is None:
            return b""
        if wanted.kind == "emblem":
            if wanted not in self._emblems:  # in a thread, not behind what the processes prepare at first
                self._emblems[wanted] = await asyncio.to_thread(draw, wanted)
            return self._emblems[wanted]
        bare = replace(wanted, mark="", shows="")
        avatars = self._avatars(bare)
        key = replace(wanted, mark="", view=b"", draft="") if wanted.shows else bare, avatars
        data = self._kept.pop(key, None)
        if data is None:
            data = await self._pool.run(draw, bare, avatars)
        self._kept[key] = data
        while len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept)))
        return data
