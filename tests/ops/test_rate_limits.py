"""How discord.py keeps rate limits: it forgets them once a minute, and no request waits for the next one."""

from __future__ import annotations

import asyncio
import math

import discord
import pytest
from discord.webhook.async_ import AsyncDeferredLock

from bot import rate_limits
from tests.patience import PATIENCE


async def test_rate_limits_are_looked_through_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    looks: list[float] = []
    monkeypatch.setattr(rate_limits, "monotonic", lambda: now)
    http = discord.http.HTTPClient(asyncio.get_running_loop())
    clear = http._try_clear_expired_ratelimits

    def look() -> None:
        looks.append(now)
        clear()

    monkeypatch.setattr(http, "_try_clear_expired_ratelimits", look)
    rate_limits.clear_seldom(http)
    for number in range(400):
        now += 0.5
        http.get_ratelimit(str(number))._last_request = -math.inf
    assert looks == [1060.0, 1120.0, 1180.0]
    assert len(http._buckets) == 41, "the 359 before the last look are gone"


async def test_the_last_request_of_a_window_does_not_wait_for_the_next_one() -> None:
    rate_limits.release_later()
    kept, spent = asyncio.Lock(), asyncio.Lock()

    async def ask(lock: asyncio.Lock, delta: float | None) -> None:
        async with AsyncDeferredLock(lock) as deferred:
            deferred.delta = delta

    await asyncio.wait_for(asyncio.gather(ask(kept, None), ask(spent, 2 * PATIENCE)), PATIENCE)
    assert not kept.locked()
    assert spent.locked(), "the next request waits"
