"""What the bench asks of a process that draws. It loads only what such a process has: more would be measured too."""

from __future__ import annotations

import os
import time

from bot.engine.page import Picture
from bot.workers.draw import draw
from tests.lab.bench.usage import memory


def timed(picture: Picture, avatars: tuple[bytes, ...] = ()) -> tuple[bytes, float]:
    """Draw a picture and return it with the processor time that it took, in seconds."""
    started = time.process_time()
    return draw(picture, avatars), time.process_time() - started


def own_memory() -> float:
    """Return the resident memory of this process in megabytes."""
    return memory(os.getpid())
