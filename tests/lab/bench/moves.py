"""Durable moves through a table beside bare SQLite commits of the same size and durability; recovery."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import NamedTuple

from bot.installed_games import installed_games
from bot.table.table import Table
from bot.table.tables import Tables
from tests.lab.bench.report import Figure, part
from tests.table.play import dealt_table, opened_store, play_on, random_move

ROUNDS = 3
MOVES = 400
BUSY = 20
LIVE = 200
RECOVERY = 2.0
"""Seconds within which 200 live tables are to be found again."""
PATIENCE = 20.0
"""Milliseconds within which a move is to be durable at 20 busy tables, but for one in a hundred."""

_numbers = count(1)


class Run(NamedTuple):
    """Moves a second, and how long each took in milliseconds."""

    rate: float
    each: list[float]


class Size(NamedTuple):
    """What a move writes: the bytes of its snapshot, and of its row in the log."""

    snapshot: int
    row: int


def measure(folder: Path) -> list[Figure]:
    """Measure tables and bare commits in turn, and keep the best round of each."""
    size = asyncio.run(_size(folder))
    one, twenty, bare, queued = [], [], [], []
    for _ in range(ROUNDS):
        one.append(asyncio.run(_tables(folder, 1)))
        bare.append(_bare(folder, size))
        twenty.append(asyncio.run(_tables(folder, BUSY)))
        queued.append(asyncio.run(_queued(folder, size)))
    figures = []
    for name, ours, theirs in (("one table", one, bare), (f"{BUSY} tables at once", twenty, queued)):
        mine, other = max(ours), max(theirs)
        figures.append(Figure(f"{name}: durable moves beside bare commits", mine.rate, other.rate, "/s"))
        for share, word in ((0.5, "p50"), (0.99, "p99")):
            figures.append(Figure(f"{name}: {word}", part(mine.each, share), part(other.each, share), "ms"))
    figures.append(Figure(f"{BUSY} tables at once: p99", part(max(twenty).each, 0.99), PATIENCE, "ms", "most"))
    figures.append(Figure(f"recovery of {LIVE} live tables", asyncio.run(_recovery(folder)), RECOVERY, "s", "most"))
    return figures


def path_in(folder: Path) -> Path:
    """Name a file for a database that was never there."""
    return folder / f"bench-{next(_numbers)}.db"


async def _size(folder: Path) -> Size:
    """Play a game and give the mean size of what its moves wrote."""
    async with opened_store(path_in(folder)) as store:
        tables = Tables(store)
        table = await dealt_table(tables, installed_games()[0])
        snapshots = [0]
        tables.listeners.append(lambda changed: snapshots.append(len(changed.record.snapshot)))
        await play_on(table, random.Random(1))
        rows = [len(row.events) + len(row.move) for row in await store.moves(table.id)]
    return Size(sum(snapshots) // len(snapshots), sum(rows) // len(rows))


async def _tables(folder: Path, tables_at_once: int) -> Run:
    """Play random moves at so many tables at once, without a pause. What is timed is the table, not the choosing."""
    channels, interactions = count(1), count(10**6)
    each: list[float] = []

    async def fresh(tables: Tables) -> Table:
        return await dealt_table(tables, installed_games()[0], next(channels))

    async def play(tables: Tables, table: Table, rng: random.Random) -> None:
        for _ in range(MOVES // tables_at_once):
            if table.record.status != "playing":
                table = await fresh(tables)
            seat, move = random_move(table, rng)
            started = time.perf_counter()
            await table.submit(seat, move, table.token(seat), next(interactions))
            each.append((time.perf_counter() - started) * 1000)

    async with opened_store(path_in(folder)) as store:
        tables = Tables(store)
        ready = [await fresh(tables) for _ in range(tables_at_once)]
        started = time.perf_counter()
        await asyncio.gather(*(play(tables, table, random.Random(place)) for place, table in enumerate(ready)))
        seconds = time.perf_counter() - started
    return Run(len(each) / (sum(each) / 1000 if tables_at_once == 1 else seconds), each)


class Bare:
    """SQLite by itself: a snapshot, a row of the log and an interaction in each transaction."""

    def __init__(self, path: Path, size: Size) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for statement in (
            "pragma journal_mode = wal",
            "pragma synchronous = full",
            "create table game (id integer primary key, version integer, snapshot blob)",
            "create table move (game integer, version integer, data blob, primary key (game, version)) without rowid",
            "create table interaction (id integer primary key)",
            "insert into game values (1, 0, x'')",
        ):
            self._connection.execute(statement)
        self._versions = count(1)
        self._snapshot, self._row = b"s" * size.snapshot, b"r" * size.row

    def commit(self) -> None:
        """Write one move."""
        version = next(self._versions)
        run = self._connection.execute
        run("begin immediate")
        run("update game set version = ?, snapshot = ? where id = 1", (version, self._snapshot))
        run("insert into move values (1, ?, ?)", (version, self._row))
        run("insert into interaction values (?)", (version,))
        run("commit")

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def _bare(folder: Path, size: Size) -> Run:
    bare, each = Bare(path_in(folder), size), []
    for _ in range(MOVES):
        started = time.perf_counter()
        bare.commit()
        each.append((time.perf_counter() - started) * 1000)
    bare.close()
    return Run(len(each) / sum(each) * 1000, each)


async def _queued(folder: Path, size: Size) -> Run:
    """Commit for as many callers at once as there are busy tables, in one thread."""
    bare, loop = Bare(path_in(folder), size), asyncio.get_running_loop()
    each: list[float] = []
    with ThreadPoolExecutor(1) as pool:

        async def call() -> None:
            for _ in range(MOVES // BUSY):
                started = time.perf_counter()
                await loop.run_in_executor(pool, bare.commit)
                each.append((time.perf_counter() - started) * 1000)

        started = time.perf_counter()
        await asyncio.gather(*(call() for _ in range(BUSY)))
        seconds = time.perf_counter() - started
    bare.close()
    return Run(len(each) / seconds, each)


async def _recovery(folder: Path) -> float:
    """Give the best time in which a new process finds its tables again."""
    path = path_in(folder)
    async with opened_store(path) as store:
        tables = Tables(store)
        for channel in range(LIVE):
            table = await dealt_table(tables, installed_games()[channel % len(installed_games())], channel, pace=300)
            await play_on(table, random.Random(channel), channel % 10)
    times = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        async with opened_store(path) as store:
            tables = Tables(store)
            await tables.recover()
            times.append(time.perf_counter() - started)
            assert len(tables) == LIVE
    return min(times)
