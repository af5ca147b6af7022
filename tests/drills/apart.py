"""The bot as a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import BinaryIO

from tests.drills.table import Drill
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]

CALM = 0.2
"""Seconds without a request after which another process is thought to be at rest."""


class Apart(Drill):
    """A drill whose bot is another process, with what it writes in a file."""

    process: Process
    calm = CALM

    async def boot_apart(self) -> None:
        with self.written.open("ab") as out:
            self.process = await self.command("run", out=out)
        await self.server.wait(lambda: self.server.gateway.connected, PATIENCE)

    async def command(self, *words: str | Path, out: BinaryIO) -> Process:
        """Begin `python -m bot` with other words, with what it says in a file."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_BASE_URL": self.server.base_url,
            "DATABASE": str(self.database),
            "READY_TIMEOUT": "0.05",
            "PAINT_PAUSE": "0",
            "CALL_PAUSE": "0",
            "COMPUTER_BEAT": "0",
            "MOST_PRESSES": "0",
            "PICTURE_WORKERS": "0",
            "MIND_WORKERS": "0",
            "MIND_SECONDS": "0",
            "PYTHONPATH": str(ROOT),
        }
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            *map(str, words),
            env=environment,
            cwd=self.database.parent,
            stdout=out,
            stderr=out,
        )

    @property
    def written(self) -> Path:
        return self.database.with_name("bot.log")

    async def kill(self) -> None:
        """End the process without a word, and its connection with it."""
        self.process.kill()
        await self.process.wait()
        await self.until(lambda: not self.server.gateway.connected)

    async def again(self) -> None:
        await self.kill()
        await self.boot_apart()

    async def settle(self) -> None:
        """Wait until the other process asks nothing any more."""
        known = -1
        while known != len(self.server.wire):
            known = len(self.server.wire)
            await asyncio.sleep(self.calm)
