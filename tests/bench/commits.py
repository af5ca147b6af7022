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
from storage.sql import SqlStore
from tests.bench.moves import BUSY, Bare, Size, path_in
from tests.bench.report import Figure, part
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


class Counting(Together):
    """Counts durable commits."""

    count = 0

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:  # type: ignore[override]
        """Count, and do it."""
        Counting.count += sql == "commit"
        return super().execute(sql, *values)  # type: ignore[arg-type]


def measure(folder: Path) -> list[Figure]:
    """Measure rounds of both in turn."""
    above, bare_each, busy_each, shared = [], [], [], []
    for _ in range(ROUNDS):
        bare = _bare(folder, bare_each)
        above.append(asyncio.run(_alone(folder)) - bare)
        shared.append(asyncio.run(_busy(folder, busy_each)))
    p99 = part(bare_each, 0.99)
    return [
        Figure("processor of a move above a bare commit", statistics.median(above), ABOVE, "ms", "most"),
        Figure(f"{BUSY} tables at once: moves for each durable commit", statistics.median(shared), SHARED, "", "least"),
        Figure(f"{BUSY} tables at once: p50 in bare commits", part(busy_each, 0.5) / part(bare_each, 0.5)),
        Figure(f"{BUSY} tables at once: p99 in bare commits", part(busy_each, 0.99) / p99, WAITS, "", "most"),
    ]


def _bare(folder: Path, each: list[float]) -> float:
    """Give the milliseconds of processor for a bare commit of the same size."""
    table = moved(lobby())
    bare = Bare(path_in(folder), Size(len(table.snapshot), len(row(table, 0).events)))
    began = time.process_time()
    for _ in range(MOVES):
        started = time.perf_counter()
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


async def _busy(folder: Path, each: list[float]) -> float:
    """Commit at many tables at once and give how many moves shared a durable commit."""
    async with opened_store(path_in(folder)) as store:
        tables = [await at_play(store, lobby(channel)) for channel in range(BUSY)]
        store._database._together.__class__ = Counting  # type: ignore[attr-defined]
        Counting.count = 0
        await asyncio.gather(*(_play(store, table, MOVES // BUSY, each) for table in tables))
        return MOVES / Counting.count


async def _play(store: SqlStore, table: TableRecord, moves: int, each: list[float]) -> None:
    for _ in range(moves):
        table = moved(table)
        started = time.perf_counter()
        await store.commit(table, row(table, 0), table.channel * 10**6 + table.version)
        each.append((time.perf_counter() - started) * 1000)
