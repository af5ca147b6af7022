"""What a move costs with all that is painted after it: in the bot, in the process that draws, and on the loop."""

from __future__ import annotations

import asyncio
import random
import time
from asyncio.events import Handle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.command.run import spare_loaded
from bot.table.table import Table
from bot.table.tables import Tables
from bot.titles import Title, titles
from bot.ui.pages import render
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.ui.pages.pictures import Pictures
from bot.workers.draw import draw, warm_all
from bot.workers.pool import Pool
from tests.bench.report import Figure
from tests.table.play import dealt_table, opened_store, play_on

HEADING = "A move with all that is painted after it, people on all seats, one process that draws"

MOVES = 60

HELD = 50.0
"""Milliseconds for which one callback may hold the loop."""


class Counting(Pool):
    """A pool that counts what is drawn."""

    drawn = 0

    async def run(self, work: Callable[..., Any], *data: object) -> Any:
        """Count, and do as always."""
        self.drawn += work is draw
        return await super().run(work, *data)


def measure(folder: Path) -> list[Figure]:
    """Measure every installed game."""
    return asyncio.run(_measured(folder))


async def _measured(folder: Path) -> list[Figure]:
    pool = Counting(1, warm_all)
    figures, games = [], titles()
    spare_loaded()
    for title in games:
        figures += await _title(title, pool, folder / f"workers-{title.name}.db")
    pool.close()
    return figures


async def _title(title: Title, pool: Counting, path: Path) -> list[Figure]:
    """Play some moves of a game and paint each as the bot does: what has changed, everywhere where it stands."""
    pictures, standing, dice = Pictures(pool), dict[int | None, str](), random.Random(1)
    async with opened_store(path) as store:
        table = await dealt_table(Tables(store), title, seats=title.game.seats[-1])
        await _paint(table, pictures, standing)
        drawn, moves = pool.drawn, 0
        here, there = time.process_time(), await pool.run(time.process_time)
        with _callbacks() as took:
            while moves < MOVES and table.record.status == "playing":
                await play_on(table, dice, 1)
                await _paint(table, pictures, standing)
                moves += 1
        here, there = time.process_time() - here, await pool.run(time.process_time) - there
    return [
        Figure(f"{title.name}: processor time of the bot for a move", here / moves * 1000, None, "ms"),
        Figure(f"{title.name}: processor time of the worker for a move", there / moves * 1000, None, "ms"),
        Figure(f"{title.name}: pictures drawn for a move", (pool.drawn - drawn) / moves),
        Figure(f"{title.name}: longest callback of the loop", max(took)[0] * 1000, HELD, "ms", "most"),
        Figure(f"{title.name}: most processor time of a callback", max(used for _, used in took) * 1000, None, "ms"),
    ]


async def _paint(table: Table, pictures: Pictures, standing: dict[int | None, str]) -> None:
    """Bring board and hands up to date, as the painter does: a picture is drawn for what is shown anew."""
    for viewer in (None, *range(len(table.names))):
        recent = await table.news(viewer)
        await asyncio.sleep(0)  # where the painter asks the store for the draft
        page = board_page(table, recent) if viewer is None else hand_page(table, viewer, None, recent, "en-US")
        digest = render.digest(page)
        if standing.get(viewer) != digest:
            standing[viewer] = digest
            render.edit(page, await pictures.of(page))


@contextmanager
def _callbacks() -> Iterator[list[tuple[float, float]]]:
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
