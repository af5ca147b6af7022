"""A game night: the server in this process, the bot in another one that can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from bot.local.first_world import first_world
from bot.local.server import LocalDiscord
from tests.browser.person import Person
from tests.chromium import ARTEFACTS, NARROW
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


START = 4 * PATIENCE
"""Seconds for which a bot may start: it takes ten of processor time, of a machine that may be busy."""


class GameNight:
    """One server with four players, and the bot."""

    def __init__(self, folder, scenario, pictures):
        """`pictures` asks for a picture of each moment, in artefacts/."""
        self.server = LocalDiscord(record=False)
        self.database = folder / "escapade.db"
        self.log = folder / "bot.log"
        named = ARTEFACTS / re.sub(r"\W+", "-", scenario.removeprefix("test_")).strip("-")
        self.pictures = named if pictures else None
        self.bot = None

    async def open(self):
        first_world(self.server.world)
        await self.server.start(0)
        await self.start_bot()

    async def close(self):
        if self.bot is not None and self.bot.returncode is None:
            self.bot.send_signal(signal.SIGTERM)
            await asyncio.wait_for(self.bot.wait(), PATIENCE)
        await self.server.stop()
        said = self.log.read_text()
        assert "Traceback" not in said, said

    async def start_bot(self):
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_BASE_URL": self.server.base_url,
            "DATABASE": str(self.database),
            "READY_TIMEOUT": "0.05",
            "PAINT_PAUSE": "0.05",
            "CALL_PAUSE": "0",
            "EDIT_PAUSE": "0",
            "COMPUTER_BEAT": "0",
            "MOST_PRESSES": "0",
            "PICTURE_WORKERS": "0",
            "MIND_WORKERS": "0",
            "MIND_SECONDS": "0",
            "PYTHONPATH": str(ROOT),
        }
        with self.log.open("ab") as log:
            self.bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=environment, cwd=self.database.parent, stdout=log, stderr=log
            )
        await self.server.wait(lambda: self.connected, START)

    async def kill_bot(self):
        self.bot.kill()
        await self.bot.wait()
        await self.server.wait(lambda: not self.connected, PATIENCE)

    @property
    def connected(self):
        return self.server.gateway.connected

    async def sit(self, open_page, name, width, scheme):
        """Open the page for one player, in a window of this width, in the dark or in the light."""
        user = next(user["id"] for user in self.server.world.people if user["username"].lower() == name.lower())
        ARTEFACTS.mkdir(exist_ok=True)
        address, height = f"{self.server.base_url}/?as={user}", 844 if width < NARROW else 900
        page = await open_page("about:blank", width, height, color_scheme=scheme)
        person = Person(page, name, user, width, self.pictures)
        await page.goto(address)
        await person.sits()
        return person
