"""Changes to how discord.py handles rate limits: when it removes expired ones, and when it waits."""

from __future__ import annotations

import asyncio
from time import monotonic

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncDeferredLock

PAUSE = 60.0
"""Seconds between two removals of expired rate limits."""


def clear_seldom(http: HTTPClient) -> None:
    """Make discord.py's `http` remove expired rate limits only once every `PAUSE` seconds.

    If there are 256 or more, discord.py otherwise checks all of them each time it adds one. With 1,000 tables that is
    several times a second.
    """
    clear, looked = http._try_clear_expired_ratelimits, monotonic()

    def seldom() -> None:
        nonlocal looked
        if monotonic() - looked >= PAUSE:
            looked = monotonic()
            clear()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]


def release_later() -> None:
    """Make a request return at once, even if it is the last request that a rate limit allows.

    Otherwise discord.py sleeps at the end of that request. If the request is cancelled while it sleeps, its lock is
    never released. With this change, the lock is released when the limit has expired, and the next request waits for
    that.
    """
    AsyncDeferredLock.__aexit__ = _release  # type: ignore[method-assign, assignment]


async def _release(lock: AsyncDeferredLock, *_: object) -> None:
    if lock.delta:
        asyncio.get_running_loop().call_later(lock.delta, lock.lock.release)
    else:
        lock.lock.release()
