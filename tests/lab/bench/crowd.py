"""What a change costs where thousands of tables live, beside a walk over all of them, which is what it was."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.installed_games import installed_games
from bot.table import lobby
from bot.table.clock import Clock
from bot.table.seat_clocks import Asked, moved, reminds, runs_out
from bot.table.table import Table
from bot.table.tables import Tables
from storage.records.tables import SeatRecord
from storage.store import Store
from tests.lab.bench.report import Figure
from tests.table.play import opened_store

HEADING = "One change among 3,000 live tables, best of 5, beside a walk over all of them"

LIVE = 3000
ROUNDS = 5
CALLS = 200

SHORTEST = 5e-5
"""Milliseconds below which a figure says nothing."""


def measure(folder: Path) -> list[Figure]:
    """Measure the clock and what is found by channel and by person."""
    return asyncio.run(_measured(folder))


async def _measured(folder: Path) -> list[Figure]:
    async with opened_store(folder / "crowd.db") as store:
        return _changes(_crowd(store))


def _changes(tables: Tables) -> list[Figure]:
    clock = Clock(tables, lambda table: None)
    for table in tables:
        clock._put(table)
    changed, last = next(iter(tables)), LIVE - 1

    def heard() -> None:
        clock._heard(changed)
        clock._pause()

    pairs: tuple[tuple[str, Callable[[], Any], Callable[[], Any]], ...] = (
        ("the clock after a change", heard, lambda: [min(map(_due, tables)) for _ in ("serve", "pause")]),
        (
            "the table of a channel",
            lambda: tables.in_channel(last),
            lambda: next(table for table in tables if table.record.channel == last),
        ),
        (
            "the tables of a person",
            lambda: tables.of_user(last),
            lambda: [table for table in tables if table.seat_of(last) is not None],
        ),
    )
    return [Figure(name, _each(now), _each(walk, CALLS // 20), "ms") for name, now, walk in pairs]


def _crowd(store: Store) -> Tables:
    """Seat two people at each of so many tables of every title, dealt and at play."""
    tables = Tables(store, time.time)
    for number in range(LIVE):
        title = installed_games()[number % len(installed_games())]
        count = max(2, title.game.seats[0])
        people = tuple(SeatRecord(f"P{seat}", number * 10 + seat, contribution=str(seat)) for seat in range(count))
        record = lobby.opened(title, people[0], 9, number, "en-US", settled(title.game, {}), 86400)
        state = title.game.setup(count, record.options, Chance(bytes(16), 0)).state
        seats = moved(people, 86400, time.time(), Asked(), Asked.by(title.game, state, count), None)
        table = Table(replace(record, id=number + 1, seats=seats), store, tables._heard)
        table.record, table.state = replace(table.record, status="playing"), state
        tables._live[table.id] = table
        tables._index.put(table.record)
    return tables


def _due(table: Table) -> float:
    """Give when a table with one clock is to be looked at, which was asked of every table, twice a change."""
    clock = next((seat.clock for seat in table.record.seats if seat.clock is not None), None)
    return math.inf if clock is None else reminds(clock, table.record.pace) or runs_out(clock) or math.inf


def _each(act: Callable[[], Any], calls: int = CALLS) -> float:
    """Give the milliseconds of one call."""
    best = math.inf
    for _ in range(ROUNDS):
        started = time.perf_counter()
        for _ in range(calls):
            act()
        best = min(best, time.perf_counter() - started)
    return max(SHORTEST, best / calls * 1000)
