"""`python -m tests.lab.bench.replays`: how large the file of the longest of 100 numbered games of each title is, and
how long it takes on one core."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bot.installed_games import names
from bot.replayer.making import LARGEST, make_file
from bot.replayer.source import ReplaySource
from bot.workers.pool import Pool
from tests.lab.bench.report import Figure, show
from tests.replayer.games import frames, read, recorded

HEADING = "The file of the longest of 100 numbered games"

GAMES = range(100)

FOLDER = Path("artefacts/replays")
"""Where the files are left, to be looked at."""


def measure() -> list[Figure]:
    """Make the file of each title."""
    figures = []
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names():
        number = max(GAMES, key=lambda each, name=name: len(frames(name, each)))  # type: ignore[misc]
        recording = recorded(name, number, frames(name, number))
        started = time.perf_counter()
        file = asyncio.run(_made(recording))
        seconds = time.perf_counter() - started
        (FOLDER / f"{name}.html").write_bytes(file)
        got = read(file)
        what = f"{name}: game {number}, {len(got.frames)} steps of {len(recording.seats)} seats"
        told = f"{got.worlds} worlds a look, of one step in {got.every}"
        figures += [
            Figure(what, len(file) / 2**20, LARGEST / 2**20, "MiB", "most"),
            Figure(f"{name}: made with {told}", seconds, None, "s"),
        ]
    return figures


async def _made(recording: ReplaySource) -> bytes:
    pool = Pool(0)
    try:
        return await make_file(pool, recording, "en")
    finally:
        pool.close()


if __name__ == "__main__":
    show(HEADING, measure())
