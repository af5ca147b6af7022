"""People who play fast at one table, by the clock on the wall, at a Discord with its limits and its latency."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import discord
import msgspec
from msgspec.structs import replace

from bot.connecting import point_discord_at
from bot.engine.move import must_decide
from bot.local.core import Latency
from bot.local.interactions import Interaction
from bot.local.server import LocalDiscord
from bot.local.things import Event
from bot.settings import Settings
from bot.table.table import Table
from tests.patience import PATIENCE
from tests.ui.messages import EPHEMERAL, NOTHING, Json, items, offered, some_of
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player, acquainted
from tests.ui.world import quick_settings

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal")

THINKS = (0.6, 1.8)
"""Seconds that somebody who is asked takes for a press, at least and at most."""

LOOKS = 0.1
"""Seconds until somebody who is not asked looks again."""


class Seen(msgspec.Struct):
    """What people have met. `boards` are the seconds from a change to its board, `presses` from a press to what came
    of it, `hands` to all hands."""

    boards: list[float] = []
    hands: list[float] = []
    presses: list[float] = []
    failed: int = 0


class Evening(LocalWorld):
    """A world in which time runs as it does, and the bot with its pauses."""

    def __init__(self, server: LocalDiscord, database: Path, chance: random.Random) -> None:
        super().__init__(server, database)
        self.chance = chance
        self.seen = Seen()
        self.left = 0
        self.thinks = THINKS
        self._changes: list[tuple[int, float]] = []
        self._board_at = 0.0
        self._changed = asyncio.Event()
        self.world.listeners.append(self._hear)

    def settings(self) -> Settings:
        pauses = Settings()
        return replace(
            quick_settings(self.database, self.server.token),
            paint_pause=pauses.paint_pause,
            edit_pause=pauses.edit_pause,
            call_pause=pauses.call_pause,
            computer_beat=pauses.computer_beat,
        )

    async def hasten(self) -> None:
        """Edit at once what was left for later."""
        pause, self.bot.settings.edit_pause = self.bot.settings.edit_pause, 0.0
        self.bot.reconciler.wake(self.table)
        await self.settle()
        self.bot.settings.edit_pause = pause

    async def seat(self, game: str, people: int, panels: bool = False) -> list[Player]:
        """Let people sit down at a table, all at once; with `panels` they take no direct messages."""
        players = [self.join(name) for name in NAMES[:people]]
        for each in players if panels else ():
            self.close_dms(each)
        await acquainted(game, *players)
        host, *guests = players
        await host.slash(f"{game} new")
        board = self.board
        await asyncio.gather(*(guest.press(board, "Join") for guest in guests))
        await self.hasten()
        await host.press(self.board, "Start")
        assert self.table.record.status == "playing"
        return players

    @property
    def refusals(self) -> Counter[str]:
        """The requests that Discord put off, by method and path."""
        return Counter(f"{one['method']} {one['template']}" for one in self.server.wire if one["status"] == 429)

    async def play(self, people: Sequence[Player], presses: int, seconds: float = PATIENCE) -> None:
        """Let all press as soon as they are asked, `presses` times together or for so many `seconds`."""
        self.left = presses
        self.bot.tables.listeners.append(self._note)
        others = self.bot.reconciler.shown

        def shown(table: Table, version: int) -> None:
            self._shown(version)
            others(table, version)

        self.bot.reconciler.shown = shown
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(self._person(each) for each in people)), seconds)
        await self.settle()
        await self.hasten()

    async def _person(self, player: Player) -> None:
        while self.left > 0 and self.table.record.status == "playing":
            if not self._asked(player)[1]:
                await asyncio.sleep(LOOKS)
                continue
            await asyncio.sleep(self.chance.uniform(*self.thinks))
            panel, asked = self._asked(player)
            if asked:
                await self._press(player, panel, asked)

    def _asked(self, player: Player) -> tuple[Json, list[Json]]:
        """Find what asks somebody for a move, a hand or a private panel, and what it offers; else where to look."""
        if player.id not in self.world.closed_dms:
            return player.hand, offered(player.hand)
        shown = reversed(self.server.people.history(self.channel, player.id))
        panel = next((each for each in shown if each["flags"] & EPHEMERAL and each["components"]), NOTHING)
        seat = self.table.seat_of(int(player.id))
        if offered(panel) or seat is None or not must_decide(self.table.asks(seat)):
            return panel, offered(panel)
        return self.board, [item for item in items(self.board) if ":hand:" in item["custom_id"]]

    async def _press(self, player: Player, panel: Json, asked: list[Json]) -> None:
        go = [item for item in asked if ":go:" in item["custom_id"]]
        item = self.chance.choice(go or asked)
        values = some_of(item, self.chance) if "options" in item else ()
        if values and player.menus.show(panel, item) == set(values):
            return
        self.left -= 1
        began = time.perf_counter()
        made = await self.start_click(player, panel, item["custom_id"], values)
        await made.done.wait()
        self.seen.failed += made.failed is not None
        until = began + PATIENCE
        while not self._answered(panel, made) and time.perf_counter() < until:
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), 1)
        self.seen.presses.append(time.perf_counter() - began)

    def _answered(self, panel: Json, made: Interaction) -> bool:
        now = self.world.tables["message"].get(panel["id"])
        edited = now is None or now["edited_timestamp"] != panel.get("edited_timestamp")
        return bool(edited or made.followups or made.modal or made.failed)

    def _note(self, table: Table) -> None:
        self._changes.append((table.record.version, time.perf_counter()))

    def _hear(self, event: Event) -> None:
        self._changed.set()
        written = event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.only is None
        if written and event.channel_id == self.channel and event.data["embeds"] and event.data["components"]:
            self._board_at = time.perf_counter()

    def _shown(self, version: int) -> None:
        """Board and hands show this version, the board since it was changed last."""
        now = time.perf_counter()
        shown = [change for changed, change in self._changes if changed <= version]
        self._changes = [each for each in self._changes if each[0] > version]
        self.seen.hands += [now - change for change in shown]
        self.seen.boards += [self._board_at - change for change in shown if change < self._board_at]


@contextlib.asynccontextmanager
async def open_evening(database: Path, seed: str, counts_edits: bool = False) -> AsyncIterator[Evening]:
    """Start a server with limits and latency, and a bot; `counts_edits` is the stricter reading of Discord's limits."""
    server = LocalDiscord(rate_limits=True, latency=Latency())
    server.buckets.counts_edits = counts_edits
    await server.start(0)
    base = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at(server.base_url)
    evening = Evening(server, database, random.Random(seed))
    try:
        await evening.boot()
        yield evening
    finally:
        await evening.halt()
        await server.stop()
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = base
