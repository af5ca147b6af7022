"""What it takes to imagine a world; and hard computers at many tables: what they leave of the bot for those who press,
thinking in a process or a thread."""

from __future__ import annotations

import asyncio
import functools
import sqlite3
import time
from pathlib import Path

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.garbage import collect_all
from bot.installed_games import InstalledGame, installed_games
from bot.table import lobby
from bot.table.computers import Computers
from bot.table.seating import computer
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages import render
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.workers.pool import Pool
from bot.workers.think import ready, think
from storage.records.tables import SeatRecord
from storage.store import Store
from tests.lab.bench.report import Figure, part
from tests.lab.bench.stand import Seats, Stand
from tests.lab.bench.wire import burst
from tests.lab.bench.workers import callbacks
from tests.table.play import HOST, computers_table, opened_store

HEADING = "Worlds; hard computers at 20 tables of every title, thinking in a process or in a thread"

AT_ONCE = 20
SECONDS = 8.0
THOUGHT = 0.5
"""Seconds that each thought may take: shorter than at live tables, so that more moves are made meanwhile."""

GAMES = 10
WORLDS = 20
"""Games in the middle of which worlds are imagined, and how many for each view."""

WORLD = {"fugitive": 2.0, "alien1979": 2.0, "stalag17": 2.0, "colditz": 10.0, "escape_plan": 10.0}
"""Milliseconds of processor time for a world."""

HELD = 50.0
"""Milliseconds of processor time for which one callback may hold the loop."""

ACKNOWLEDGED = 100.0
"""Milliseconds in which 99 of 100 presses are to be acknowledged."""

PARTING = 0.5
"""Seconds in which a pool that was closed at its work has its last word for the loop."""

BEHIND = 2
"""Versions that a board may be behind its table."""


def measure(folder: Path) -> list[Figure]:
    """Measure the loop of each title by itself, then presses over the wire while all think."""
    figures = [_world(title) for title in installed_games()]
    collect_all()
    for title in installed_games():
        for workers in (1, 0):
            figures += asyncio.run(_loop(title, workers, folder / f"minds-{title.name}-{workers}.db"))
    for workers in (1, 0):
        figures += asyncio.run(_wire(workers, folder / f"minds-{workers}"))
    return figures


def _world(title: InstalledGame) -> Figure:
    """Imagine worlds from what every seat sees in the middle of some games, and give the milliseconds of one."""
    views, game = [], title.game
    for number in range(GAMES):
        seats = game.seats[number % len(game.seats)]
        quick = title.policies["easy"]
        played = [*playout(game, seats, settled(game, {}), game_seed("worlds", number), [quick])]
        state = played[len(played) // 2].step.state
        views += [game.view(state, seat) for seat in range(seats)]
    started = time.process_time()
    for number, view in enumerate(views * WORLDS):
        game.imagine(view, Chance(b"worlds", number))
    milliseconds = (time.process_time() - started) * 1000 / len(views) / WORLDS
    return Figure(f"{title.name}: imagining a world", milliseconds, WORLD.get(title.name), "ms", "most")


async def _loop(title: InstalledGame, workers: int, path: Path) -> list[Figure]:
    """Let computers play at tables; each change makes the pages of board and hands, as the reconciler does."""
    pool = Pool(workers, ready)
    pool.start()
    async with opened_store(path) as store:
        tables = Tables(store)
        computers = Computers(tables, think=functools.partial(pool.run, think), seconds=THOUGHT)
        tables.listeners.append(_painted)
        seats = ("hard",) * title.game.seats.start
        opened = [await computers_table(tables, title, seats, channel) for channel in range(AT_ONCE)]
        for table in opened:
            await table.start(HOST)
        with callbacks() as took:
            await asyncio.sleep(SECONDS)
        await computers.close()
        for table in opened:
            async with table.lock:  # a move that is being written is written to its end
                continue
        moves = sum(table.record.version for table in opened)
    pool.close()
    await asyncio.sleep(PARTING)
    where = f"{title.name}, {'a process thinks' if workers else 'a thread thinks'}"
    longest, used = (max(each) * 1000 for each in zip(*took, strict=True))
    return [
        Figure(f"{where}: most processor time of a callback", used, HELD if workers else None, "ms", "most"),
        Figure(f"{where}: longest callback", longest, None, "ms"),
        Figure(f"{where}: moves at {AT_ONCE} tables in a second", moves / SECONDS),
    ]


def _painted(table: Table) -> None:
    if table.state is not None:
        for page in (
            board_page(table, ()),
            *(hand_page(table, seat, None, (), "en-US") for seat in range(len(table.names))),
        ):
            render.digest(page)


class Thinking(Stand):
    """A stand with tables of computers beside those that are pressed at."""

    mind_workers = 1

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, "MIND_WORKERS": str(self.mind_workers), "MIND_SECONDS": str(THOUGHT)}

    async def fill(self) -> None:
        """Open tables of hard computers of every title, each in a channel of its own."""
        store = await Store.open(self.database)
        try:
            known = Tables(store)
            for title in installed_games():
                for number in range(AT_ONCE):
                    channel = self.server.world.add_channel(self.guild, f"{title.name}-{number}")
                    await _dealt(known, title, int(self.guild), int(channel["id"]))
        finally:
            await store.close()

    def behind(self) -> int:
        """Give how many versions the board of computers that is furthest behind lacks."""
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            return int(
                connection.execute("select max(version - painted) from game_table where id > ?", (AT_ONCE,)).fetchone()[
                    0
                ]
            )
        finally:
            connection.close()


async def _dealt(known: Tables, title: InstalledGame, guild: int, channel: int) -> None:
    host = SeatRecord("Host", user=HOST, contribution="host")
    record = lobby.opened(title, host, guild, channel, "en-US", settled(title.game, {}), 0)
    seats = tuple(computer(number, "hard", f"Computer {number}") for number in range(title.game.seats.start))
    table = await known.open(replace(record, seats=seats))
    await table.start(HOST)


async def _wire(workers: int, folder: Path) -> list[Figure]:
    """Press at tables of two people while all tables of computers think."""
    stand = Thinking(folder, "bot")
    stand.mind_workers = workers
    await stand.open(AT_ONCE)
    await stand.fill()
    behind: list[int] = []

    async def watch() -> None:
        while True:
            await asyncio.sleep(1)
            behind.append(stand.behind())

    try:
        await stand.boot()
        await asyncio.sleep(3)
        watching = asyncio.create_task(watch())
        taken = await burst(stand.tables, SECONDS, Seats.step, 1.0)
        watching.cancel()
    finally:
        await stand.close()
    where = "a process thinks" if workers else "a thread thinks"
    most, late = (ACKNOWLEDGED, BEHIND) if workers else (None, None)
    return [
        Figure(f"{where}: press to acknowledgement, p50", part(taken, 0.5), None, "ms"),
        Figure(f"{where}: press to acknowledgement, p99", part(taken, 0.99), most, "ms", "most"),
        Figure(f"{where}: versions that a board is behind", float(max(behind)), late, "", "most"),
    ]
