"""The stand of the wire bench: a local Discord full of tables, a bot in a process of its own, and players who press."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.engine.game import settled
from bot.installed_games import installed_game
from bot.local.interactions import Interaction
from bot.local.server import LocalDiscord
from bot.local.things import Event
from bot.table import lobby
from bot.table.clock import ALIVE
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages import render
from bot.ui.pages.board import board_page
from bot.ui.reconcile.desired import hand
from bot.ui.reconcile.pings import NEVER
from storage.database import Server
from storage.records.tables import PostedMessage, SeatRecord
from storage.store import Store
from tests.lab.bench import usage
from tests.ui.messages import QUIET, Json, items, looks, says

ROOT = Path(__file__).parents[3]
PATIENCE = 5.0
"""Seconds that a player waits for something to change before looking again."""

STARTED = 300.0
"""Seconds in which a bot is on the line, also where others use the machine."""

OUTAGE = 60.0
"""Seconds since the bot last noted that it lives: time that every running turn is given back at a start."""

IN_A_GUILD = 50
"""Tables that stand in one server, if there are many."""

STANDING = (*QUIET, "Fair deal ✓", "Again", "Add computer", "Options", "Leave")


OPENED_ANEW = 0.5
"""How often whoever plays by private panels opens a fresh one under the board instead of looking for the last."""


class Seats:
    """One channel with its two players, who press by turns whatever is offered: in direct messages, or, with `panel`,
    the second one in private panels in the channel."""

    def __init__(self, stand: Stand, number: int, game: str = "fugitive", panel: bool = False) -> None:
        world = stand.server.world
        self.stand = stand
        self.title = installed_game(game)
        self.channel = str(world.add_channel(stand.guild, f"table-{number}")["id"])
        self.users = [str(world.add_user(f"{name} {number}")["id"]) for name in ("Ana", "Ben")]
        for user in self.users:
            world.add_member(stand.guild, user)
        self.dms = [str(world.dm(user)["id"]) for user in self.users]
        self.by_panel = self.users[1:] if panel else []
        self.changed = asyncio.Event()
        self.chance = random.Random(number)
        self._looked: tuple[str, ...] = ()
        """What was offered in the panel that its player looked at last."""
        for channel in (self.channel, *self.dms):
            stand.listening[channel] = self.changed

    def panel(self, channel: str) -> Json | None:
        """The newest message of a channel, seen by everybody there, that offers something."""
        shown = reversed(self.stand.server.world.store.of(channel).values())
        return next((message for message in shown if message["components"] and not message["flags"] & 64), None)

    def own(self, user: str) -> Json | None:
        """The newest message that shows one player alone the hand, and offers something."""
        if user not in self.by_panel:
            return self.panel(self.dms[self.users.index(user)])
        shown = reversed(self.stand.server.world.store.of(self.channel).values())
        return next((each for each in shown if each["components"] and each.get("_only") == user), None)

    async def press(self, user: str, message: Json, item: Json, values: list[str] | None = None) -> float | None:
        """Press, wait for the acknowledgement and give its milliseconds; None for a press that Discord gave up."""
        return (await self.asked(user, message, item, values)).milliseconds

    async def asked(self, user: str, message: Json, item: Json, values: list[str] | None = None) -> Interaction:
        """Press and wait for the acknowledgement."""
        self.changed.clear()
        asked = await self.stand.server.people.click(
            user, message["channel_id"], message["id"], item["custom_id"], values=values
        )
        await asked.done.wait()
        return asked

    async def answered(self, user: str, panel: Json, item: Json, values: list[str] | None = None) -> float | None:
        """Press and wait until the panel shows what came of it, as a person does; give what `press` gives."""
        known = _state(panel)
        asked = await self.asked(user, panel, item, values)
        until = time.perf_counter() + PATIENCE
        while _state(self.stand.server.world.store.of(panel["channel_id"]).get(panel["id"])) == known:
            if asked.failed or asked.followups or time.perf_counter() > until:
                break
            await self.change()
            self.changed.clear()
        return asked.milliseconds

    async def change(self) -> None:
        """Wait until one of the messages here changes."""
        try:
            await asyncio.wait_for(self.changed.wait(), PATIENCE)
        except TimeoutError:
            return

    async def step(self) -> float | None:
        """Press one thing that leads on and give the milliseconds until it was acknowledged; None for none."""
        for user in self.users:
            panel = self.own(user)
            offered = [item for item in items(panel) if says(item) not in STANDING] if panel else []
            offered = [item for item in offered if not item.get("disabled") and not looks(item)]
            if user in self.by_panel and self._opens(panel, offered):
                return await self._open(user)
            if panel and offered:
                go = [item for item in offered if ":go:" in item["custom_id"]]
                buttons = [item for item in offered if item["type"] == 2]
                item = self.chance.choice(buttons if buttons and self.chance.random() < 0.8 else offered)
                item = go[0] if go and self.chance.random() < 0.8 else item
                values = None
                if item["type"] == 3:
                    least = max(1, item.get("min_values", 1))
                    values = self.chance.sample([option["value"] for option in item["options"]], least)
                return await self.answered(user, panel, item, values)
        board = self.panel(self.channel)
        for user, label in ((0, "Again"), (1, "Join"), (0, "Start")):
            for item in items(board) if board else []:
                if board and says(item) == label and not item.get("disabled"):
                    return await self.answered(self.users[user], board, item)
        self.changed.clear()
        await self.change()
        return None

    def _opens(self, panel: Json | None, offered: list[Json]) -> bool:
        """Tell whether a panel is opened anew: there is none, it rests, or what is asked now was not looked at yet."""
        if panel is None or any(":hand:" in item["custom_id"] for item in items(panel)):
            return True
        asks = tuple(sorted(item["custom_id"] for item in offered))
        known, self._looked = self._looked, asks
        return bool(asks) and known != asks and self.chance.random() < OPENED_ANEW

    async def _open(self, user: str) -> float | None:
        """Press *My hand* under the board, and wait until the panel is there."""
        board = self.panel(self.channel)
        button = next((item for item in items(board) if ":hand:" in item["custom_id"]), None) if board else None
        if board is None or button is None:
            return None
        asked = await self.asked(user, board, button)
        until = time.perf_counter() + PATIENCE
        while not (asked.failed or asked.followups or time.perf_counter() > until):
            await self.change()
            self.changed.clear()
        return asked.milliseconds


def _state(panel: Json | None) -> tuple[str, str | None] | None:
    """Tell one state of a message from the next."""
    return (panel["id"], panel["edited_timestamp"]) if panel else None


class Stand:
    """A server, its tables and a bot."""

    def __init__(
        self, folder: Path, module: str, server: LocalDiscord | None = None, database: Server | None = None
    ) -> None:
        self.folder, self.module = folder, module
        self.database: Path | Server = database or folder / "escapade.db"
        self.server = server or LocalDiscord(record=False)
        self.listening: dict[str, asyncio.Event] = {}
        self.tables: list[Seats] = []
        self.processes: list[Process] = []

    async def open(self, tables: int, games: Sequence[str] = ("fugitive",)) -> Stand:
        """Start the server and put running games, by turns of `games`, into its channels and the database, all painted.
        More than one game stands in many servers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        await self.server.start(0)
        self.guild = str(self.server.world.add_guild("Bench")["id"])
        self.server.world.listeners.append(self._hear)
        store = await Store.open(self.database)
        try:
            if isinstance(self.database, Path):
                await store._database.read("pragma synchronous = off")
            known = Tables(store)
            for number in range(tables):
                if number and number % IN_A_GUILD == 0 and len(games) > 1:
                    self.guild = str(self.server.world.add_guild(f"Bench {number}")["id"])
                panel = len(games) > 1 and number // len(games) % 2 == 1
                seats = Seats(self, number, games[number % len(games)], panel)
                await self._deal(known, seats)
                self.tables.append(seats)
            if tables:
                await store.write(ALIVE, str(time.time() - OUTAGE))
        finally:
            await store.close()
        return self

    async def _deal(self, known: Tables, seats: Seats) -> None:
        people = [
            SeatRecord(name=name, user=int(user), contribution=user, dm=None if user in seats.by_panel else int(dm))
            for name, user, dm in zip(("Ana", "Ben"), seats.users, seats.dms, strict=True)
        ]
        game, place, pace = seats.title, (int(self.guild), int(seats.channel)), lobby.DEFAULT_PACE
        record = lobby.opened(game, people[0], *place, "en-US", settled(game.game, {}), pace)
        table = await known.open(record)
        await table.alter(lambda record: lobby.join(record, game, people[1]))
        await table.start(int(seats.users[0]))
        board = self._show(table, board_page(table, await table.log_entries(None)), seats.channel)
        now = time.time()
        await known.store.paint(table.id, PostedMessage("board", -1, int(seats.channel), board, "", now))
        for seat, dm in enumerate(seats.dms):
            if table.record.seats[seat].dm is None:
                continue
            page = hand(table, seat, None, await table.news(seat), "en-US")
            message, print_ = self._show(table, page, dm), f"{NEVER} {render.digest(page)}"
            await known.store.paint(table.id, PostedMessage("hand", seat, int(dm), message, print_, now))
        await known.store.painted(table.id, table.record.version)

    def _show(self, table: Table, page: Any, channel: str) -> int:
        view = render.view(page)
        body = {
            "embeds": [each.to_dict() for each in render.message(page)["embeds"]],
            "components": view.to_components() if view else [],
        }
        world = self.server.world
        return int(world.store.make(channel, world.bot["id"], body, {})["id"])

    def _hear(self, event: Event) -> None:
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.channel_id in self.listening:
            self.listening[event.channel_id].set()

    async def boot(self) -> None:
        """Start the bot and wait until it is on the line."""
        for environment in self.environments:
            known = len(self.server.gateway.shards)
            self.processes.append(await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, env=self.environment | environment, cwd=self.folder, stdout=DEVNULL
            ))  # fmt: skip
            await self.server.wait(lambda: len(self.server.gateway.shards) > known or self.ended, STARTED)  # noqa: B023
            if self.ended:
                raise RuntimeError(f"{self.module} ended while it started")

    @property
    def ended(self) -> bool:
        """Whether a process of the bot is gone."""
        return any(process.returncode is not None for process in self.processes)

    @property
    def environments(self) -> list[dict[str, str]]:
        """What each process of the bot is told beside what all are."""
        return [{}]

    @property
    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_BASE_URL": self.server.base_url,
            "DATABASE": self.database.address if isinstance(self.database, Server) else str(self.database),
            "LOG_LEVEL": "ERROR",
            "MOST_PRESSES": "0",
            "PYTHONPATH": str(ROOT),
        }

    @property
    def memory(self) -> float:
        """The bot's resident memory in megabytes."""
        return sum(usage.memory(process.pid) for process in self.processes)

    @property
    def processor(self) -> float:
        """The processor time that the bot has used, in seconds."""
        return sum(usage.processor(process.pid) for process in self.processes)

    @property
    def workers(self) -> float:
        """The processor time that those have used to which the bot gives work, in seconds."""
        return sum(usage.processor(child) for process in self.processes for child in usage.children(process.pid))

    async def halt(self) -> None:
        """Stop the bot."""
        for process in self.processes:
            if process.returncode is None:
                process.terminate()
                await process.wait()
        if self.processes:
            await self.server.wait(lambda: not self.server.gateway.connected, STARTED)
        self.processes = []

    async def close(self) -> None:
        """Stop everything."""
        await self.halt()
        await self.server.stop()
