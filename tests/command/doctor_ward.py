"""A doctor at a local Discord, with somebody at the terminal."""

from __future__ import annotations

import asyncio
import json
import time
from argparse import Namespace
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.command import doctor
from bot.command.doctor.checks import Choice
from bot.command.doctor.person import Person
from bot.connecting import point_discord_at
from bot.local.permissions import MANAGE_THREADS
from bot.local.server import LocalDiscord
from bot.settings import Secret, Settings
from tests.local import oracle
from tests.patience import PATIENCE

AS_ASSUMED, OPEN = "as assumed", "open"


class Script(Person):
    """A person who does what is asked and sees what the bot assumes."""

    def __init__(self, there: bool = True) -> None:
        self.there = there
        self.told: list[str] = []

    def tell(self, words: str) -> None:
        self.told.append(words)

    async def ready(self, words: str) -> None:
        self.told.append(words)

    async def choose(self, words: str, choices: tuple[Choice, ...]) -> Choice | None:
        return next(choice for choice in choices if choice.assumed) if self.there else None


class Ward:
    """A local server with an empty channel, on a time that goes by only when the doctor waits."""

    def __init__(self, server: LocalDiscord, folder: Path) -> None:
        self.server, self.world, self.folder = server, server.world, folder
        self.time, self.token = time.time(), server.token
        self.world.clock = lambda: self.time
        self.guild = self.world.add_guild("Ward of secrets")["id"]
        self.ana = self.world.add_user("Anabel")["id"]
        self.world.add_member(self.guild, self.ana)
        self.role = next(role for role in self.world.guilds[self.guild]["roles"] if "tags" in role)
        self.allow(MANAGE_THREADS)
        self.channel = self.add_channel("quiet-room")
        self.person = Script()

    def allow(self, bits: int) -> None:
        self.world.set_role(self.guild, self.role["id"], int(self.role["permissions"]) | bits)

    def add_channel(self, name: str, kind: int = 0) -> str:
        channel = self.world.add_channel(self.guild, name)
        channel["type"] = kind
        return str(channel["id"])

    async def pause(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)

    async def examine(self, **given: Any) -> int:
        named = {"channel": self.channel, "announcement": None, "old": None, "press": False, "leave": False}
        named |= {"json": self.folder / "table.json"} | given
        for name in ("channel", "announcement", "old"):
            named[name] = int(named[name]) if named[name] else None
        settings = Settings(discord_token=Secret(self.token), database=self.folder / "bot.db")
        return await asyncio.wait_for(
            doctor.examine(settings, Namespace(**named), self.person, self.pause, lambda: self.time), PATIENCE
        )

    @property
    def table(self) -> dict[str, Any]:
        return dict(json.loads((self.folder / "table.json").read_text()))

    @property
    def verdicts(self) -> dict[str, str]:
        return {check["check"]: check["verdict"] for check in self.table["checks"]}

    @property
    def left(self) -> list[str]:
        """What the bot has made and not deleted: messages, and threads."""
        own = self.world.bot["id"]
        channels = self.world.channels.values()
        said = [m for c in channels for m in self.world.messages(c["id"]) if m["author"]["id"] == own]
        return [m["content"] for m in said] + [c["name"] for c in channels if c["type"] in (10, 11, 12)]

    async def press(self, custom_id: str, values: list[str] | None = None) -> None:
        def asks() -> Any:
            shown = self.server.people.history(self.channel, self.ana)
            return next((m for m in shown if f"'{custom_id}'" in str(m["components"])), None)

        message = await self.server.wait(asks)
        pressed = await self.server.people.click(self.ana, self.channel, message["id"], custom_id, values=values)
        await asyncio.wait_for(pressed.done.wait(), PATIENCE)
        assert pressed.failed is None

    async def ten_presses(self, words: tuple[str, str] = ("two", "two")) -> None:
        for _ in range(8):
            await self.press("doctor:press")
        for serial, word in enumerate(words):
            await self.press(f"doctor:menu:{serial}", [word])


@pytest.fixture
async def ward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Ward]:
    for owner, name in [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ]:
        monkeypatch.setattr(owner, name, getattr(owner, name))
    async with LocalDiscord(rate_limits=True) as server:
        point_discord_at(server.base_url)
        yield Ward(server, tmp_path)
        oracle.check(server.wire)
