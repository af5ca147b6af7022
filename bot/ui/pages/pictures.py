"""Draws pictures, and caches the last ones, since the same one is often wanted again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.page import Line, Page, Picture
from bot.workers.draw import draw, warm
from bot.workers.pool import Pool

KEPT = 96
"""Drawn pictures that are cached."""

Avatars = Callable[[Picture], tuple[bytes, ...]]


class Pictures:
    """Draws in `pool`, and caches."""

    def __init__(self, pool: Pool, avatars: Avatars = lambda picture: ()) -> None:
        """`avatars` returns, by seat, the people's own pictures for a picture of a game."""
        self._pool = pool
        self._avatars = avatars
        self._kept: dict[tuple[Picture, tuple[bytes, ...]], bytes] = {}
        self._emblems: dict[Picture, bytes] = {}
        """The emblem of each game. They are never dropped."""

    def warm(self, title: str) -> None:
        """Prepare to draw a game."""
        self._pool.warm(warm, title)

    async def of(self, page: Page | Line) -> bytes:
        """Return the picture of `page` as a PNG; empty for a page without one."""
        wanted = page.picture if isinstance(page, Page) else None
        if wanted is None:
            return b""
        if wanted.kind == "emblem":
            if wanted not in self._emblems:  # in a thread, so that it does not wait while the processes start
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
