"""How discord.py keeps Discord's rate limits: when it forgets them, and where it waits for them."""

from __future__ import annotations

import asyncio
from time import monotonic

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncDeferredLock

PAUSE = 60.0
"""Seconds between two removals of expired rate limits."""


def clear_seldom(http: HTTPClient) -> None:
    """Make `http` remove expired rate limits only once in `PAUSE` seconds.

    From 256 limits on, it would look through all of them with each new one. A bot with a thousand tables has several
    new ones a second.
    """
    clear, looked = http._try_clear_expired_ratelimits, monotonic()

    def seldom() -> None:
        nonlocal looked
        if monotonic() - looked >= PAUSE:
            looked = monotonic()
            clear()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]


def release_later() -> None:
    """Make a request by an interaction return at once if it is the last that a rate limit allows.

    discord.py sleeps inside that request, and keeps its lock forever if the request is cancelled meanwhile. Now the
    lock is released after that time, and the next request waits for it.
    """
    AsyncDeferredLock.__aexit__ = _release  # type: ignore[method-assign, assignment]


async def _release(lock: AsyncDeferredLock, *_: object) -> None:
    if lock.delta:
        asyncio.get_running_loop().call_later(lock.delta, lock.lock.release)
    else:
        lock.lock.release()
