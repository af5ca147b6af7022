"""A time limit that several steps share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Any


class Deadline:
    """A time limit in seconds that several steps use up one after the other."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = time.monotonic() + seconds

    def left(self, share: float = 1.0) -> float:
        """Return the seconds that a step may take: the remaining time, but at most `share` of the whole."""
        return max(0.0, min(self._end - time.monotonic(), self._seconds * share))

    async def wait(self, work: Awaitable[Any], share: float = 1.0) -> bool:
        """Wait for `work` for at most `left(share)` seconds. Return whether it finished; if not, cancel it."""
        try:
            await asyncio.wait_for(work, self.left(share))
        except TimeoutError:
            return False
        return True
