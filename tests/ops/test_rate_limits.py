"""discord.py looks for rate limits that nobody needs any more once a minute, and finds them."""

from __future__ import annotations

import asyncio
import math

import discord
import pytest

from bot import rate_limits


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
