"""The bot as a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import STDOUT, Process
from pathlib import Path
from typing import BinaryIO

from storage.database import Server
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

    async def command(self, *words: str | Path, out: BinaryIO | int, through: tuple[str, ...] = ("bot",)) -> Process:
        """Begin `python -m bot` with other words, or `through` another module, with what it says in a file or pipe."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_BASE_URL": self.server.base_url,
            "DATABASE": self.database.address if isinstance(self.database, Server) else str(self.database),
            "READY_TIMEOUT": "0.05",
            "PAINT_PAUSE": "0",
            "CALL_PAUSE": "0",
            "EDIT_PAUSE": "0",
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
            *through,
            *map(str, words),
            env=environment,
            cwd=self.folder,
            stdout=out,
            stderr=STDOUT,
        )

    @property
    def folder(self) -> Path:
        """Where the process runs."""
        return self.database.parent

    @property
    def written(self) -> Path:
        return self.folder / "bot.log"

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
