"""A time limit that several steps share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Any


class Deadline:
    """A time limit in seconds. Several steps that are made one after the other share it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = time.monotonic() + seconds

    def left(self, share: float = 1.0) -> float:
        """Return how many seconds a step may take.

        These are the remaining seconds, but at most the part `share` of the whole time.
        """
        return max(0.0, min(self._end - time.monotonic(), self._seconds * share))

    async def wait(self, work: Awaitable[Any], share: float = 1.0) -> bool:
        """Wait for `work` for at most `left(share)` seconds. Return whether it has finished.

        Work that has not finished is cancelled.
        """
        try:
            await asyncio.wait_for(work, self.left(share))
        except TimeoutError:
            return False
        return True
