"""A local Discord, the real bot behind it, and players who press what they see."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
from pydantic import SecretStr

from bot.app import Escapade, point_discord_at
from bot.local.server import LocalDiscord
from bot.settings import Settings

Json = dict[str, Any]


NOTHING: Json = {"content": "", "embeds": [], "components": []}
"""A message that is not there yet."""


class Lab:
    """One server with a channel and two players."""

    def __init__(self, server: LocalDiscord, database: Path) -> None:
        self.server = server
        self.database = database
        self.world = server.world
        self.guild = self.world.add_guild("Game night")["id"]
        self.channel = self.world.add_channel(self.guild, "games")["id"]
        self.ana = self.player("Ana")
        self.ben = self.player("Ben")
        self.bot: Escapade | None = None
        self.running: asyncio.Task[None] | None = None

    def player(self, name: str, locale: str = "en-US") -> Player:
        user = self.world.add_user(name, locale)["id"]
        self.world.add_member(self.guild, user)
        return Player(self, user)

    async def boot(self) -> Escapade:
        settings = Settings(
            _env_file=None,  # type: ignore[call-arg]
            discord_token=SecretStr(self.server.token),
            database=self.database,
            ready_timeout=0.05,
            paint_pause=0.0,
        )
        self.bot = Escapade(settings)
        self.running = asyncio.create_task(self.bot.start(self.server.token))
        connected = asyncio.Event()

        async def on_ready() -> None:
            connected.set()

        self.bot.add_listener(on_ready)
        ready = asyncio.create_task(connected.wait())
        await asyncio.wait({ready, self.running}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        ready.cancel()
        if self.running.done():
            self.running.result()
        return self.bot

    async def halt(self) -> None:
        assert self.bot is not None
        assert self.running is not None
        await self.bot.close()
        await asyncio.wait({self.running}, timeout=10)
        self.bot = None

    async def restart(self) -> None:
        await self.halt()
        await self.boot()

    async def quiet(self) -> None:
        """Wait until the bot has answered, moved and painted everything."""
        assert self.bot is not None
        await self.bot.settled()

    def seen(self, channel: str, viewer: Player) -> list[Json]:
        return self.server.people.history(channel, viewer=viewer.id)


class Player:
    """Somebody at a client. `hand` is the newest private panel, `board` the newest public message with buttons."""

    def __init__(self, lab: Lab, user: str) -> None:
        self.lab = lab
        self.id = user

    @property
    def dm(self) -> str:
        return str(self.lab.world.dm(self.id)["id"])

    def messages(self, channel: str | None = None) -> list[Json]:
        return self.lab.seen(channel or self.lab.channel, self)

    @property
    def board(self) -> Json:
        public = [message for message in self.messages() if not message["flags"] & 64 and message["components"]]
        return public[-1] if public else NOTHING

    @property
    def hand(self) -> Json:
        return [NOTHING, *(message for message in self.messages(self.dm) if message["embeds"])][-1]

    async def slash(self, name: str, **options: Any) -> Json:
        return await self._done(await self.lab.server.people.slash(self.id, self.lab.channel, name, **options))

    async def press(self, message: Json, label: str, *values: str, forced: str = "") -> Any:
        """Press the button or choose in the menu that says `label`; `forced` sends that custom id instead."""
        custom_id = forced or str(component(message, label)["custom_id"])
        return await self._done(
            await self.lab.server.people.click(
                self.id,
                message["channel_id"],
                message["id"],
                custom_id,
                values=list(values) or None,
                forced=bool(forced),
            )
        )

    async def submit(self, shown: Any, **values: Any) -> Any:
        return await self._done(await self.lab.server.people.submit(shown, values))

    async def _done(self, interaction: Any) -> Any:
        await asyncio.wait_for(interaction.done.wait(), 10)
        assert interaction.failed is None, interaction.failed
        await self.lab.quiet()
        return interaction


def components(message: Json) -> list[Json]:
    """List the buttons and menus of a message."""
    return [item for row in message["components"] for item in row["components"]]


def component(message: Json, label: str) -> Json:
    """Find a button by its label or a menu by its placeholder; the beginning is enough."""
    found = [item for item in components(message) if says(item).startswith(label)]
    assert found, f"no {label!r} among {[says(item) for item in components(message)]}"
    return found[0]


def says(item: Json) -> str:
    """What a button or menu says."""
    return str(item.get("label") or item.get("placeholder") or "")


def text(message: Json) -> str:
    """All words of a message."""
    embeds = [f"{embed.get('title', '')}\n{embed.get('description', '')}" for embed in message["embeds"]]
    return "\n".join([message["content"], *embeds])


async def open_lab(tmp_path: Path, world: str | Path = ":memory:") -> Lab:
    """Start a server and a bot."""
    server = LocalDiscord(world)
    await server.start(0)
    point_discord_at(server.base_url)
    lab = Lab(server, tmp_path / "escapade.db")
    await lab.boot()
    return lab


async def close_lab(lab: Lab) -> None:
    """Stop both and point discord.py back at Discord."""
    if lab.bot is not None:
        await lab.halt()
    await lab.server.stop()
    discord.http.Route.BASE = "https://discord.com/api/v10"
