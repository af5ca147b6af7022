"""What the store adds to a bare commit, and how many moves share one: without rules and tables, which are measured in
moves.py."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from pathlib import Path

from storage.on_sqlite import Together
from storage.records.tables import TableRecord
from storage.store import Store
from tests.lab.bench.moves import BUSY, Bare, Size, path_in
from tests.lab.bench.report import Figure, part
from tests.storage.build import at_play, lobby, moved, row
from tests.table.play import opened_store

HEADING = f"Commits of the store beside bare ones, median of rounds, interleaved; {BUSY} tables at once"

ROUNDS = 9
MOVES = 200

ABOVE = 0.25
"""Milliseconds of processor that a move may cost above a bare commit."""

SHARED = 5.0
"""Moves that are to share each durable commit."""

WAITS = 3.0
"""Bare commits that a move may take when many tables are at it, but for one in a hundred."""

SYNC = 0.004
"""Seconds that a disk takes to make a commit durable. A virtual one may say at once that it has, and then as many bare
commits pass as the moves take to be computed; so both sides are measured here with this much more for each commit,
and as the disk at hand is."""


class Counting(Together):
    """Counts durable commits, on a disk that takes its time for each."""

    count = 0
    sync = 0.0

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        """Count, and do it."""
        if sql == "commit":
            Counting.count += 1
            _sync(Counting.sync)
        return super().execute(sql, *values)  # type: ignore[arg-type]


def measure(folder: Path) -> list[Figure]:
    """Measure rounds of both in turn."""
    above, shared = [], []
    bare_each: dict[float, list[float]] = {0.0: [], SYNC: []}
    busy_each: dict[float, list[float]] = {0.0: [], SYNC: []}
    for _ in range(ROUNDS):
        bare = _bare(folder, 0.0, bare_each[0.0])
        above.append(asyncio.run(_alone(folder)) - bare)
        _bare(folder, SYNC, bare_each[SYNC])
        for sync, each in busy_each.items():
            shared.append(asyncio.run(_busy(folder, sync, each)))

    def ratio(sync: float, share: float) -> float:
        return part(busy_each[sync], share) / part(bare_each[sync], share)

    slow = f"a disk that takes {SYNC * 1000:.0f} ms"
    return [
        Figure("processor of a move above a bare commit", statistics.median(above), ABOVE, "ms", "most"),
        Figure(f"{BUSY} tables at once: moves for each durable commit", statistics.median(shared), SHARED, "", "least"),
        Figure(f"{BUSY} tables at once, {slow}: p50 in bare commits", ratio(SYNC, 0.5)),
        Figure(f"{BUSY} tables at once, {slow}: p99 in bare commits", ratio(SYNC, 0.99), WAITS, "", "most"),
        Figure(f"{BUSY} tables at once, the disk at hand: p50 in bare commits", ratio(0.0, 0.5)),
        Figure(f"{BUSY} tables at once, the disk at hand: p99 in bare commits", ratio(0.0, 0.99)),
        Figure("a bare commit on the disk at hand: p50", part(bare_each[0.0], 0.5), unit="ms"),
    ]


def _bare(folder: Path, sync: float, each: list[float]) -> float:
    """Give the milliseconds of processor for a bare commit of the same size."""
    table = moved(lobby())
    bare = Bare(path_in(folder), Size(len(table.snapshot), len(row(table, 0).events)))
    began = time.process_time()
    for _ in range(MOVES):
        started = time.perf_counter()
        _sync(sync)
        bare.commit()
        each.append((time.perf_counter() - started) * 1000)
    took = time.process_time() - began
    bare.close()
    return took / MOVES * 1000


async def _alone(folder: Path) -> float:
    """Give the milliseconds of processor for a move of one table."""
    async with opened_store(path_in(folder)) as store:
        table = await at_play(store, lobby())
        began = time.process_time()
        await _play(store, table, MOVES, [])
        return (time.process_time() - began) / MOVES * 1000


async def _busy(folder: Path, sync: float, each: list[float]) -> float:
    """Commit at many tables at once and give how many moves shared a durable commit."""
    async with opened_store(path_in(folder)) as store:
        tables = [await at_play(store, lobby(channel)) for channel in range(BUSY)]
        store._database._together.__class__ = Counting  # type: ignore[attr-defined]
        Counting.count, Counting.sync = 0, sync
        await asyncio.gather(*(_play(store, table, MOVES // BUSY, each) for table in tables))
        return MOVES / Counting.count


async def _play(store: Store, table: TableRecord, moves: int, each: list[float]) -> None:
    for _ in range(moves):
        before, table = table, moved(table)
        started = time.perf_counter()
        await store.commit(before, table, row(table, 0), table.channel * 10**6 + table.version)
        each.append((time.perf_counter() - started) * 1000)


def _sync(seconds: float) -> None:
    if seconds:
        time.sleep(seconds)
