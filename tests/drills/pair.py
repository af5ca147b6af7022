"""Two processes at one database, in one: each with a shard of its own, and a table whose channel the second hears,
while the direct messages of its players come to the first."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from bot.app import Escapade
from bot.local.server import LocalDiscord
from bot.shards import Shards, shard_of
from storage.database import Server
from tests.drills.table import Drill
from tests.patience import PATIENCE
from tests.ui.messages import Json
from tests.ui.world import quick_settings

COUNT = 2

LOADED = 4 * PATIENCE
"""Seconds in which a process is ready: the first one loads all games, on a machine that may be busy."""


class Pair(Drill):
    """See Drill. The second bot, which hears the channel, is *the* bot."""

    def __init__(self, server: LocalDiscord, database: Server) -> None:
        self.bots: list[Escapade | None] = [None] * COUNT
        self._runs: list[asyncio.Task[None] | None] = [None] * COUNT
        super().__init__(server, database)  # type: ignore[arg-type]
        while shard_of(int(self.guild), COUNT) == 0:
            self.guild = str(self.world.add_guild("Game night")["id"])
            self.channel = str(self.world.add_channel(self.guild, "games")["id"])
        self.ana, self.ben = self.join("Ana"), self.join("Ben")

    @property
    def bot(self) -> Escapade:
        alive = [bot for bot in self.bots if bot is not None]
        return alive[-1]

    async def boot(self) -> None:
        for shard in range(COUNT):
            await self.start(shard)

    def begun(self, shard: int) -> Escapade:
        """Begin to start one process."""
        settings = quick_settings(self.database, self.server.token)
        bot = Escapade(replace(settings, shards=Shards(shard, shard, COUNT)))
        self.bots[shard], self._runs[shard] = bot, asyncio.create_task(bot.start(self.server.token))
        return bot

    async def start(self, shard: int) -> None:
        """Start one process and wait until its shard is on the line."""
        bot = self.begun(shard)
        await self.until(lambda: (shard, COUNT) in self.server.gateway.shards and bot.started, LOADED)

    async def die(self, shard: int) -> None:
        """End a process as a kill does: what it has it leaves to nobody."""
        bot = self.bots[shard]
        assert bot is not None

        async def nothing() -> None:
            return None

        bot.leases.leave = nothing  # type: ignore[method-assign]
        bot.settings.drain_seconds = 0.0
        await self.stop(shard)

    async def stop(self, shard: int) -> None:
        """End a process in order."""
        bot, self.bots[shard] = self.bots[shard], None
        assert bot is not None
        await bot.close()
        await asyncio.wait({self._runs[shard]}, timeout=PATIENCE)  # type: ignore[arg-type]
        await self.until(lambda: (shard, COUNT) not in self.server.gateway.shards)

    async def halt(self) -> None:
        for bot, run in zip(self.bots, self._runs, strict=True):
            if bot is not None and run is not None:
                await bot.close()
                await asyncio.wait({run}, timeout=PATIENCE)

    async def settle(self) -> None:
        for _ in range(COUNT):
            for bot in filter(None, self.bots):
                await bot.settled()

    async def click(self, *arguments: Any, **named: Any) -> Any:
        known = len(self.server.wire)
        answer = await super().click(*arguments, **named)
        while known != len(self.server.wire):  # what is told travels through the database
            known = len(self.server.wire)
            await asyncio.sleep(0.02)
            await self.settle()
        return answer

    def doubled(self) -> list[Json]:
        """The messages that were posted a second time with the same nonce: none may be shown."""
        shown = [message for channel in self.world.channels for message in self.world.messages(channel)]
        named = [message["nonce"] for message in shown if message.get("nonce")]
        return [message for message in shown if message.get("nonce") and named.count(message["nonce"]) > 1]
