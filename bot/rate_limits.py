"""What discord.py remembers of Discord's rate limits: one for each kind of request in each channel."""

from __future__ import annotations

from time import monotonic

from discord.http import HTTPClient

PAUSE = 60.0
"""Seconds from one look for rate limits that nobody needs any more to the next."""


def clear_seldom(http: HTTPClient) -> None:
    """Let `http` look through all its rate limits once in `PAUSE` seconds. From 256 on it does so with each new one, of
    which a bot with a thousand tables has several a second."""
    clear, looked = http._try_clear_expired_ratelimits, monotonic()

    def seldom() -> None:
        nonlocal looked
        if monotonic() - looked >= PAUSE:
            looked = monotonic()
            clear()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]
