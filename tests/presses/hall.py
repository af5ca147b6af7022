"""The place: a bot behind the local server, two servers on Discord, 200 people, and tables of every title at play."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.connecting import point_discord_at
from bot.engine.codec import encode
from bot.engine.page import Picture
from bot.installed_games import InstalledGame, installed_games
from bot.local.server import LocalDiscord
from bot.table import lobby
from bot.table.clock import Clock
from bot.table.table import Table
from storage.records.tables import SeatRecord
from tests.table.play import play_on
from tests.ui.messages import Json
from tests.ui.on_local import LocalWorld
from tests.ui.virtual_time import VirtualTime

LOCALES = ("en-US", "es-ES", "en-GB", "es-419", "de")

PLAYED = {"fugitive": 12, "alien1979": 40, "stalag17": 60, "colditz": 150, "escape_plan": 60}
"""Random moves after which a table stands in the middle of its game."""


class Hall(LocalWorld):
    """The world, its people by id, and its tables."""

    def __init__(self, server: LocalDiscord, database: Path, time: VirtualTime, people: int, seed: str) -> None:
        super().__init__(server, database, time)
        self.dice = random.Random(f"hall/{seed}")
        self.elsewhere = str(self.world.add_guild("Another server")["id"])
        self.channels = [self.channel, str(self.world.add_channel(self.elsewhere, "elsewhere")["id"])]
        self.users = [self._person(number) for number in range(people)]
        self.tables: list[Table] = []
        """At play or in their lobbies."""
        self.ended: list[Table] = []

    def _person(self, number: int) -> str:
        user = str(self.world.add_user(f"Person {number}", LOCALES[number % len(LOCALES)])["id"])
        keeper = self.world.add_role(self.guild, "Keeper", 1 << 13 | 1 << 5)["id"] if number == 0 else None
        self.world.add_member(self.guild, user, [keeper] if keeper else [])
        self.world.add_member(self.elsewhere, user)
        self.world.dm(user)
        return user

    async def fill(self, each: int) -> None:
        """Open `each` tables of every title in the middle of a game, a lobby and an ended one."""
        for game in installed_games():
            for _ in range(each):
                await self.begin(game)
            self.tables.append(await self._lobby(game))
            over = await self.begin(game)
            await self._quietly(play_on(over, self.dice))
        await self.refill()

    async def refill(self) -> None:
        """Put a new table in the place of each that has ended."""
        for table in [table for table in self.tables if table.record.status in ("over", "void")]:
            self.tables.remove(table)
            self.ended = [*self.ended, table][-12:]
            if sum(other.title.name == table.title.name and other.state is not None for other in self.tables) < 2:
                await self.begin(table.title)
            if not any(other.title.name == table.title.name and other.state is None for other in self.tables):
                self.tables.append(await self._lobby(table.title))
        await self.bot.reconciler.flush()

    async def begin(self, game: InstalledGame) -> Table:
        """Open a table and play it into the middle of its game."""
        table = await self._lobby(game)
        await table.start(table.record.host)
        await self._quietly(play_on(table, self.dice, PLAYED.get(game.name, 40)))
        if table.record.status != "playing":
            self.ended.append(table)
            return await self.begin(game)
        self.tables.append(table)
        return table

    async def _lobby(self, game: InstalledGame) -> Table:
        """Open a lobby with as many people as may play; of one alone in direct messages."""
        seats = self.dice.sample(self.users, self.dice.choice(game.game.seats))
        options = self._options(game)
        channel = str(self.world.add_channel(self.guild, f"{game.name}-{self.dice.randrange(10**6)}")["id"])
        self.channels.append(channel)
        guild: int | None = int(self.guild)
        people = [self._seat(user) for user in seats]
        if len(people) == 1:
            guild, channel = None, self.dm(seats[0])
            people = [replace(people[0], dm=int(channel))]
        record = lobby.opened(game, people[0], guild, int(channel), self.dice.choice(LOCALES), options, 0)
        table = await self.bot.tables.open(record)
        for seat in people[1:]:
            await table.alter(lambda record, seat=seat: lobby.join(record, game, seat))  # type: ignore[misc]
        return table

    def _options(self, game: InstalledGame) -> dict[str, str]:
        """Choose options, but none by which the clock would end the game."""
        while True:
            options = {option.name: self.dice.choice(option.choices) for option in game.game.options}
            if not game.game.time_limit(options):
                return options

    def _seat(self, user: str) -> SeatRecord:
        dm = int(self.dm(user)) if self.dice.random() < 0.8 else None
        name = self.world.users[user]["username"]
        return SeatRecord(name, user=int(user), contribution=user, dm=dm, locale=self.world.locale(user))

    async def _quietly(self, playing: Any) -> None:
        """Let moves be made that nobody paints one by one."""
        listeners, wake = self.bot.tables.listeners, self.bot.reconciler.wake
        listeners.remove(wake)
        try:
            await playing
        finally:
            listeners.append(wake)
        for table in self.bot.tables:
            if table not in self.tables:
                wake(table)

    def panels(self, table: Table) -> list[Json]:
        """All that stands on Discord for a table, seen by everybody or by one: boards, pings, hands, panels."""
        channels = [table.record.channel, *(seat.dm for seat in table.record.seats if seat.dm is not None)]
        shown = [each for channel in channels for each in reversed(self.world.store.of(str(channel)).values())]
        named = f":{table.id}:"
        return [each for each in shown[:40] if each["components"] and named in str(each["components"])]


def drawn(picture: Picture, avatars: tuple[bytes, ...] = ()) -> bytes:
    """Stand in for a picture, at which nobody looks: a print of all that it would be drawn from."""
    return hashlib.sha256(encode(picture)).hexdigest().encode()


class Hasty:
    """asyncio whose sleep is over at once: it is time that goes by."""

    def __init__(self, time: VirtualTime) -> None:
        self._time = time

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float, result: Any = None) -> Any:
        self._time._now += max(0.0, seconds)
        return await asyncio.sleep(0, result)


@contextlib.asynccontextmanager
async def open_hall(folder: Path, monkeypatch: pytest.MonkeyPatch, people: int, seed: str) -> AsyncIterator[Hall]:
    """Start the server and the bot, whose computers do not move: so all that changes comes of what people send.

    Time goes by when somebody sleeps over a rate limit, and with every interaction.
    """
    time = VirtualTime()
    monkeypatch.setattr(Clock, "rest", lambda clock: time.rest(clock))
    monkeypatch.setattr("bot.ui.pages.pictures.draw", drawn)
    monkeypatch.setattr("bot.ui.replays.animate", lambda animation: hashlib.sha256(encode(animation)).digest())
    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", Hasty(time))
    server = LocalDiscord(record=False, ack_deadline=600)
    server.world.clock = time.now
    await server.start(0)
    base = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at(server.base_url)
    hall = Hall(server, folder / "escapade.db", time, people, seed)
    try:
        await hall.boot()
        hall.bot.tables.listeners.remove(hall.bot.computers.wake)
        await hall.bot.store._database.read("pragma synchronous = off")
        yield hall
    finally:
        await hall.halt()
        await server.stop()
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = base
