"""discord.py with short breath: its own pauses before it tries again are cut down, for tests only."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

import bot.connecting
from bot.app import Escapade

LONGEST = 0.02


class Quick:
    """asyncio, but nobody sleeps long."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float, result: Any = None) -> Any:
        return await asyncio.sleep(min(seconds, LONGEST), result)


def quicken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut down the pauses of requests, webhooks and shards, and the five seconds before a new session."""

    async def at_once(self: Any, shard_id: int | None, *, initial: bool = False) -> None:
        return None

    for module in (discord.http, discord.webhook.async_, discord.shard, bot.connecting):
        monkeypatch.setattr(module, "asyncio", Quick())
    monkeypatch.setattr(Escapade, "before_identify_hook", at_once)
