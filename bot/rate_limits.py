"""Changes to discord.py's rate limits: when it removes expired ones, and where it waits."""

from __future__ import annotations

import asyncio
from time import monotonic

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncDeferredLock

PAUSE = 60.0
"""Seconds between two removals of expired rate limits."""


def clear_seldom(http: HTTPClient) -> None:
    """Make `http` remove expired rate limits only once every `PAUSE` seconds.

    With 256 or more of them, discord.py checks all whenever it adds one. With 1,000 tables that is several times a
    second.
    """
    clear, looked = http._try_clear_expired_ratelimits, monotonic()

    def seldom() -> None:
        nonlocal looked
        if monotonic() - looked >= PAUSE:
            looked = monotonic()
            clear()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]


def release_later() -> None:
    """Make a request return at once even if it is the last one that a rate limit allows.

    Otherwise discord.py sleeps inside that request, and never releases its lock if the request is cancelled during the
    sleep. With this change, the lock is released after the time, and the next request waits for it.
    """
    AsyncDeferredLock.__aexit__ = _release  # type: ignore[method-assign, assignment]


async def _release(lock: AsyncDeferredLock, *_: object) -> None:
    if lock.delta:
        asyncio.get_running_loop().call_later(lock.delta, lock.lock.release)
    else:
        lock.lock.release()
