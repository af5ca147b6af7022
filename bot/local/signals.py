"""Waiting for the world to change, without sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
LOOK = 0.02  # a condition may also hang on the bot, of which this server hears nothing


class Signals:
    """Wakes whoever waits whenever anything happened."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def changed(self) -> None:
        """Something happened."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def wait(self, condition: Callable[[], T], timeout: float = 60.0) -> T:
        """The first true value of `condition`, asked again after every change and every now and then."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not (value := condition()):
            future = loop.create_future()
            self._waiting.append(future)
            await asyncio.wait({future}, timeout=min(LOOK, max(0.0, end - loop.time())))
            if loop.time() >= end and not condition():
                raise AssertionError(f"not within {timeout} s: {_source(condition)}")
        return value


def _source(condition: Callable[[], object]) -> str:
    code = getattr(condition, "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else repr(condition)
