"""What moves and pictures cost in one version, by title: milliseconds of processor time, as JSON.

A program for any version:
`python -P one_version.py tests.lab.bench bot.installed_games installed_games`."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from types import ModuleType, SimpleNamespace
from typing import Any

RUN: Any = ModuleType("bot.command.run")  # that of older versions needs what is not installed any more
RUN.spare_loaded = lambda: None
sys.modules.setdefault(RUN.__name__, RUN)

from bot.table.tables import Tables  # noqa: E402
from bot.ui.pages.pictures import Pictures  # noqa: E402
from tests.table.play import dealt_table, opened_store  # noqa: E402


class NotDrawn:
    """A pool that gives bytes in place of each picture, other ones each time."""

    def __init__(self) -> None:
        self.took: list[float] = []

    async def run(self, work: Callable[..., Any], *data: object) -> Any:
        """Return what no process has worked for."""
        if work is time.process_time:
            return 0.0
        self.took.append(0.0)
        return len(self.took).to_bytes(4, "big")


async def played(bench: ModuleType, title: Any, pool: Any, database: Path) -> Any:
    """Return what a move costs with people on all seats."""
    async with opened_store(database) as store:
        seats = title.game.seats[-1]
        table = await dealt_table(Tables(store), title, seats=seats)
        return await bench._played(table, pool, Pictures(pool), seats)


async def moves(bench: ModuleType, titles: list[Any]) -> dict[str, dict[str, float]]:
    """Return for each title the cost of a move in the bot, without drawing, and in the process that draws."""
    found, drawing = {}, bench.Counting(1, bench.warm_all)
    with tempfile.TemporaryDirectory() as folder:
        for title in titles:
            alone = await played(bench, title, NotDrawn(), Path(folder) / f"{title.name}-alone.db")
            drawn = await played(bench, title, drawing, Path(folder) / f"{title.name}-drawn.db")
            found[title.name] = {"bot": alone.here * 1000, "worker": drawn.there * 1000}
    drawing.close()
    return found


def pictures(bench: Any, title: Any) -> dict[str, float]:
    """Return the median and the slowest of some public pictures, all but the first one."""
    bench.time = SimpleNamespace(process_time=time.process_time, perf_counter=time.process_time)  # older ones took that
    states = bench._states(title)
    took = [bench._picture(title, each) for each in random.Random(1).sample(states, bench.PICTURES)][1:]
    return {"picture": median(took), "slowest picture": max(took)}


def main(benches: str, games: str, listed: str) -> None:
    """Measure all titles of the version that is loaded, by the functions of its own bench."""
    titles = list(getattr(import_module(games), listed)())
    found = asyncio.run(moves(import_module(f"{benches}.workers"), titles))
    for title in titles:
        found[title.name] |= pictures(import_module(f"{benches}.pictures"), title)
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
