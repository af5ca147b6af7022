"""What a move costs the bot's process, by title, where pictures are asked for and not drawn. A program for any version:
`python -P bot_alone.py tests.lab.bench.workers bot.installed_games installed_games` prints milliseconds as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from bot.table.tables import Tables
from bot.ui.pages.pictures import Pictures
from tests.table.play import dealt_table, opened_store


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


async def cost(played: Callable[..., Any], title: Any, folder: Path) -> float:
    """Return the milliseconds of a move with people on all seats."""
    pool: Any = NotDrawn()
    async with opened_store(folder / f"{title.name}.db") as store:
        seats = title.game.seats[-1]
        table = await dealt_table(Tables(store), title, seats=seats)
        return float((await played(table, pool, Pictures(pool), seats)).here * 1000)


def main(workers: str, games: str, listed: str) -> None:
    """Measure all titles of the version that is loaded, by `_played` of its own bench."""
    command: Any = ModuleType("bot.command.run")  # that of older versions needs what is not installed any more
    command.spare_loaded = lambda: None
    sys.modules[command.__name__] = command
    played = import_module(workers)._played
    with tempfile.TemporaryDirectory() as folder:
        found = {
            title.name: asyncio.run(cost(played, title, Path(folder)))
            for title in getattr(import_module(games), listed)()
        }
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
