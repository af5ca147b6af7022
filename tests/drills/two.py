"""Two processes at one PostgreSQL database, killed and stopped in turn while people press at many tables."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import sys
import time
from asyncio.subprocess import Process
from collections import Counter
from pathlib import Path
from typing import Any

from bot.local.server import LocalDiscord
from bot.shards import shard_of
from bot.table.leases import GONE
from storage.database import Server
from storage.store import Store
from tests.drills.apart import ROOT
from tests.drills.pair import COUNT, LOADED
from tests.drills.table import Drill
from tests.patience import PATIENCE

AT_ONCE = 6
"""How many tables are pressed at together."""

STOPPED = GONE + 4
"""Seconds for which a process is stopped: its leases are taken meanwhile."""

WITHIN = 10.0
"""Seconds in which another process looks after the tables of one that was killed."""


class Spot(Drill):
    """A table of its own, with two people who sit nowhere else: Ana in her direct messages, Ben in the channel."""

    def __init__(self, server: LocalDiscord, database: Server, shard: int) -> None:
        self.number = 0
        self._people: set[str] = set()
        super().__init__(server, database)  # type: ignore[arg-type]
        while shard_of(int(self.guild), COUNT) != shard:
            self.guild = str(self.world.add_guild("Game night")["id"])
            self.channel = str(self.world.add_channel(self.guild, "games")["id"])
        self.ana, self.ben = self.join("Ana"), self.join("Ben")
        self._people = {self.ana.id, self.ben.id}

    def _hear(self, event: Any) -> None:
        channel = self.world.channels.get(event.channel_id or "", {})
        readers = {each["id"] for each in channel.get("recipients", ())}
        if event.channel_id and (event.channel_id == self.channel or readers & self._people):
            super()._hear(event)

    @property
    def players(self) -> tuple[Any, Any]:
        return self.ana, self.ben

    async def settle(self) -> None:
        await asyncio.sleep(0)

    async def sit_down(self) -> None:
        """Open the table and deal."""
        await self.begin(roles="host_fugitive")
        store = await Store.open(self.database, read_only=True)
        try:
            self.number = next(record.id for record in await store.live() if str(record.channel) == self.channel)
        finally:
            await store.close()

    async def press(self) -> None:
        """Let both press once, whatever comes of it."""
        if not self.over:
            if self.chance.random() < 0.3:
                await self.ben.my_hand()
            for player in self.players:
                await player.step(self.chance)

    async def hold(self) -> None:
        """See that nothing is doubled or lost, and that all of it is shown."""
        self.answered()
        await self.kept(self.number)
        await self.up_to_date(self.number)
        try:  # a board that takes the place of another is posted before that loses its controls
            await self.until(lambda: self.over or len(self.live()) == 1, PATIENCE)
        except AssertionError:
            raise AssertionError(f"table {self.number}: {len(self.live())} live boards: {self.live()}") from None
        assert len(self.waited_for()) == len(set(self.waited_for()))


class Two:
    """The processes, and what was done to them."""

    def __init__(self, server: LocalDiscord, database: Server, folder: Path, tables: int, seed: int) -> None:
        self.server, self.database, self.folder = server, database, folder
        self.spots = [Spot(server, database, number % COUNT) for number in range(tables)]
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.slowest = 0.0
        self._running: list[Process | None] = [None] * COUNT

    @property
    def written(self) -> str:
        return "".join(path.read_text() for path in sorted(self.folder.glob("*.log")))

    async def start(self, shard: int) -> None:
        """Start a process and wait until it hears."""
        environment = {
            **os.environ, "DISCORD_TOKEN": self.server.token, "DISCORD_BASE_URL": self.server.base_url,
            "DATABASE": self.database.address, "SHARDS": f"{shard}/{COUNT}", "READY_TIMEOUT": "0.05",
            "EDIT_PAUSE": "0",
            "PAINT_PAUSE": "0", "CALL_PAUSE": "0", "COMPUTER_BEAT": "0", "MOST_PRESSES": "0", "PICTURE_WORKERS": "0",
            "MIND_WORKERS": "0", "MIND_SECONDS": "0", "PYTHONPATH": str(ROOT),
        }  # fmt: skip
        with (self.folder / f"{shard}.log").open("ab") as out:
            self._running[shard] = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", env=environment, cwd=self.folder, stdout=out, stderr=out
            )
        await self.server.wait(lambda: (shard, COUNT) in self.server.gateway.shards, LOADED)

    async def play(self, rounds: int) -> None:
        """Let people press at all tables."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def press(spot: Spot) -> None:
            async with gate:
                for _ in range(rounds):
                    await spot.press()

        await asyncio.gather(*map(press, self.spots))
        self.done["rounds"] += rounds

    async def hit(self, shard: int, stops: bool) -> None:
        """Kill or stop a process in the middle of it, see that the other takes its tables in time, and have it back."""
        process = self._running[shard]
        assert process is not None
        playing = asyncio.create_task(self.play(1))
        await asyncio.sleep(self.chance.random())
        before = await self._holder(shard)
        began = time.monotonic()
        process.send_signal(signal.SIGSTOP if stops else signal.SIGKILL)
        while await self._holder(shard) in (before, ""):
            await asyncio.sleep(0.1)
            assert time.monotonic() - began < 2 * WITHIN, "nobody looks after these tables"
        self.slowest = max(self.slowest, time.monotonic() - began)
        if stops:
            await asyncio.sleep(max(0.0, STOPPED - (time.monotonic() - began)))
            process.send_signal(signal.SIGCONT)
            await asyncio.sleep(1)
            await self.server.wait(lambda: (shard, COUNT) in self.server.gateway.shards, LOADED)
        else:
            await process.wait()
            await self.start(shard)
        await playing
        self.done["stopped" if stops else "killed"] += 1

    async def run(self, hits: int) -> None:
        """Do all there is to do."""
        for shard in range(COUNT):
            await self.start(shard)
        gate = asyncio.Semaphore(AT_ONCE)

        async def sit_down(spot: Spot) -> None:
            async with gate:
                await spot.sit_down()

        await asyncio.gather(*map(sit_down, self.spots))
        await self.play(3)
        for number, shard in zip(range(hits), itertools.cycle(range(COUNT)), strict=False):
            await self.hit(shard, stops=number % 5 == 4)
            await self.play(3)
        for spot in self.spots:
            await spot.hold()
        self.done["tables"] = len(self.spots)

    async def end(self) -> None:
        """Stop both in order."""
        for process in filter(None, self._running):
            if process.returncode is None:
                process.terminate()
                assert await asyncio.wait_for(process.wait(), PATIENCE) == 0

    async def _holder(self, shard: int) -> str:
        store = await Store.open(self.database, read_only=True)
        try:
            ((holder,),) = await store._read("select holder from lease where name = ?", f"{shard}/{COUNT}")
            return str(holder)
        finally:
            await store.close()
