"""Pictures, drawn in threads and kept for a while: the same one is often wanted again."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from concurrent.futures import Executor

from bot.engine.face import Draw


class Pictures:
    """The last `most` pictures that were wanted, drawn in `threads`, by default asyncio's own."""

    def __init__(self, most: int, threads: Executor | None = None) -> None:
        self._most = most
        self._threads = threads
        self._kept: dict[Hashable, bytes] = {}

    async def get(self, key: Hashable, draw: Draw) -> bytes:
        """Give the picture called `key`, drawn with `draw` where it is not kept."""
        data = self._kept.pop(key, None)
        if data is None:
            data = await asyncio.get_running_loop().run_in_executor(self._threads, draw)
        self._kept[key] = data
        while len(self._kept) > self._most:
            self._kept.pop(next(iter(self._kept)))
        return data
