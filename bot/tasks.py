"""A function that waits for a group of tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any


async def finished(tasks: Iterable[asyncio.Task[Any]]) -> bool:
    """Wait for all `tasks` except the calling task. Return whether there were any.

    No task is cancelled.
    """
    running = [task for task in tasks if task is not asyncio.current_task() and not task.done()]
    if running:
        await asyncio.wait(running)
    return bool(running)
