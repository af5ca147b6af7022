"""Draws pictures in other processes and caches the last ones, because pictures often repeat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.page import Line, Page, Picture
from bot.workers.draw import draw, warm
from bot.workers.pool import Pool

KEPT = 96
"""The number of pictures in the cache."""

Avatars = Callable[[Picture], tuple[bytes, ...]]


class Pictures:
    """Draws pictures in the processes of `pool` and caches them."""

    def __init__(self, pool: Pool, avatars: Avatars = lambda picture: ()) -> None:
        """Create it. `avatars` returns the avatars of the players, by seat, for a picture of a game."""
        self._pool = pool
        self._avatars = avatars
        self._kept: dict[tuple[Picture, tuple[bytes, ...]], bytes] = {}
        self._emblems: dict[Picture, bytes] = {}
        """The emblem of each game. These stay cached for ever."""

    def warm(self, title: str) -> None:
        """Prepare the processes for drawing a game."""
        self._pool.warm(warm, title)

    async def of(self, page: Page | Line) -> bytes:
        """Return the picture of `page` as a PNG; empty if it has none."""
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
