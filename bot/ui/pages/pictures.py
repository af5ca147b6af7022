"""Draws pictures in other processes. The last pictures are cached, because pictures often repeat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.page import Line, Page, Picture
from bot.workers.draw import draw, warm
from bot.workers.pool import Pool

KEPT = 96
"""The most pictures in the cache."""

Avatars = Callable[[Picture], tuple[bytes, ...]]


class Pictures:
    """Draws pictures in the processes of `pool` and keeps the last ones in a cache."""

    def __init__(self, pool: Pool, avatars: Avatars = lambda picture: ()) -> None:
        """Create an object that draws pictures in the processes of `pool`.

        `avatars` is a function that returns the avatars of the players for a picture of a game, by seat.
        """
        self._pool = pool
        self._avatars = avatars
        self._kept: dict[tuple[Picture, tuple[bytes, ...]], bytes] = {}
        self._emblems: dict[Picture, bytes] = {}
        """The pictures of the games' emblems. They are never removed from the cache."""

    def warm(self, title: str) -> None:
        """Prepare the processes for drawing pictures of the game `title`."""
        self._pool.warm(warm, title)

    async def of(self, page: Page | Line) -> bytes:
        """Return the picture of `page` as the bytes of a PNG. It is empty if the page has no picture."""
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
