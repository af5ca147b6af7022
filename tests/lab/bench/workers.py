"""What a move costs with all that is painted after it: in the bot, in the process that draws, and on the loop."""

from __future__ import annotations

import asyncio
import random
import time
from asyncio.events import Handle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from bot.garbage import collect_all
from bot.installed_games import InstalledGame, installed_games
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.pages import render
from bot.ui.pages.pictures import Pictures
from bot.workers.draw import draw, warm_all
from bot.workers.pool import Pool
from tests.contract.uploads import Uploads
from tests.lab.bench.in_worker import own_memory, timed
from tests.lab.bench.report import Figure
from tests.table.play import dealt_table, opened_store, play_on

HEADING = "A move with all that is painted after it, one process that draws"

MOVES = 60

ALONE, EVERYBODY = 1.3, 1.7
"""Pictures drawn for a move, with one person and with people on all seats."""

THERE = 25.0
"""Milliseconds of the process that draws for a move, with people on all seats."""

MEMORY = 168.0
"""Megabytes, which are 160 MiB, of the process that draws when all titles were played."""

HELD = 50.0
"""Milliseconds for which one callback may hold the loop."""


SLOWEST = 80.0
"""Milliseconds of processor time that a picture may take, the first ones of a process too."""


class Counting(Pool):
    """A pool that notes how many seconds each picture takes the process that draws it."""

    def __init__(self, workers: int, prepare: Callable[[], None]) -> None:
        super().__init__(workers, prepare)
        self.took: list[float] = []

    async def run(self, work: Callable[..., Any], *data: object) -> Any:
        """Note, and do as always."""
        if work is not draw:
            return await super().run(work, *data)
        png, seconds = await super().run(timed, *data)
        self.took.append(seconds)
        return png


def measure(folder: Path) -> list[Figure]:
    """Measure every installed game."""
    return asyncio.run(_measured(folder))


async def _measured(folder: Path) -> list[Figure]:
    pool = Counting(1, warm_all)
    figures, games = [], installed_games()
    collect_all()
    for title in games:
        figures += await _title(title, pool, folder / f"workers-{title.name}.db")
    figures.append(Figure("memory of the process that draws", await pool.run(own_memory), MEMORY, "MB", "most"))
    pool.close()
    return figures


async def _title(title: InstalledGame, pool: Counting, path: Path) -> list[Figure]:
    """Play with people on all seats, and with one person beside computers."""
    everybody, shared = title.game.seats[-1], Pictures(pool)
    first = len(pool.took)
    async with opened_store(path) as store:
        tables = Tables(store)
        table = await dealt_table(tables, title, seats=everybody)
        with callbacks() as took:
            crowd = await _played(table, pool, shared, everybody)
        alone = await _played(await dealt_table(tables, title, channel=1, seats=everybody), pool, shared, 1)
    return [
        Figure(f"{title.name}: processor time of the bot for a move", crowd.here * 1000, None, "ms"),
        Figure(f"{title.name}: processor time of the worker for a move", crowd.there * 1000, THERE, "ms", "most"),
        Figure(f"{title.name}: pictures drawn for a move, {everybody} people", crowd.drawn, EVERYBODY, "", "most"),
        Figure(f"{title.name}: pictures drawn for a move, one person", alone.drawn, ALONE, "", "most"),
        Figure(f"{title.name}: uploaded for a move, {everybody} people", crowd.uploaded / 1000, None, "kB"),
        Figure(f"{title.name}: uploaded for a move, one person", alone.uploaded / 1000, None, "kB"),
        Figure(f"{title.name}: the slowest picture", max(pool.took[first:]) * 1000, SLOWEST, "ms", "most"),
        Figure(f"{title.name}: longest callback of the loop", max(took)[0] * 1000, HELD, "ms", "most"),
        Figure(f"{title.name}: most processor time of a callback", max(used for _, used in took) * 1000, None, "ms"),
    ]


class Cost(NamedTuple):
    """What a move costs on average: processor seconds of the bot and of the worker, pictures, and bytes of them."""

    here: float
    there: float
    drawn: float
    uploaded: float


async def _played(table: Table, pool: Counting, pictures: Pictures, people: int) -> Cost:
    """Play some moves of a game and paint each as the bot does: what has changed, everywhere where it stands."""
    uploads, dice, moves, uploaded = Uploads(), random.Random(1), 0, 0
    viewers = (None, *range(people))
    await _paint(table, pictures, uploads, viewers)
    drawn, here, there = len(pool.took), time.process_time(), await pool.run(time.process_time)
    while moves < MOVES and table.record.status == "playing":
        await play_on(table, dice, 1)
        uploaded += await _paint(table, pictures, uploads, viewers)
        moves += 1
    here, there = time.process_time() - here, await pool.run(time.process_time) - there
    return Cost(here / moves, there / moves, (len(pool.took) - drawn) / moves, uploaded / moves)


async def _paint(table: Table, pictures: Pictures, uploads: Uploads, viewers: Sequence[int | None]) -> int:
    """Bring board and hands up to date, as the reconciler does, and return how many bytes are uploaded for that."""
    uploaded = 0
    for viewer in viewers:
        recent = await table.news(viewer)
        await asyncio.sleep(0)  # where the reconciler asks the store for the draft
        for _, page, _ in uploads.due(table, {viewer: recent}):
            drawn = await pictures.of(page)
            render.edit(page, drawn)
            uploaded += len(drawn) * uploads.shown(viewer, page, drawn)
    return uploaded


@contextmanager
def callbacks() -> Iterator[list[tuple[float, float]]]:
    """Note how many seconds each callback of the loop takes, and how much of them it works: on a busy machine less."""
    took: list[tuple[float, float]] = []
    run = Handle._run

    def timed(handle: Handle) -> None:
        started, worked = time.perf_counter(), time.thread_time()
        run(handle)
        took.append((time.perf_counter() - started, time.thread_time() - worked))

    Handle._run = timed
    try:
        yield took
    finally:
        Handle._run = run
