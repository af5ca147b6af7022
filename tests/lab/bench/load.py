"""A thousand tables of all games, pressed at over the wire as people press, with Discord's limits kept and the time its
answers take.
`python -m tests.lab.bench.load`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import math
import os
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import aiohttp
import structlog
from prometheus_client.parser import text_string_to_metric_families

from bot.installed_games import names
from bot.local.core import Latency
from bot.local.server import LocalDiscord
from storage.database import Server
from tests.lab.bench.report import Figure, part, show, verdict
from tests.lab.bench.stand import Seats, Stand
from tests.lab.bench.wire import burst, flat, hand, watch_memory
from tests.postgres import Cluster, programs

TABLES, SECONDS, PAUSE = 1000, 600.0, 40.0
"""How many tables, for how long, and how often each is pressed: every 20 to 60 seconds."""

EMPTY = 60.0
"""Seconds for which the bot that only acknowledges is pressed, at most."""

WARM = 150.0
"""Seconds for which people press before anything is counted, so that all have, as in the middle of an evening."""

SETTLED = 5.0
"""Seconds for which those that draw and think have nothing to do when the bot has started, and the figures begin."""

TRIES = 100
"""How often a bot that starts is asked whether it is ready, each time after so many seconds."""

LAG, REQUESTS, OWN, ALL = 3.0, 1.2, 15.0, 40.0
"""Limits: seconds to the painted board, requests a move outside interactions, milliseconds of processor for a move in
the bot's process, and with those that work for it."""

A_SECOND = 50
"""Requests that Discord takes in a second."""

DIRECT = 1
"""The kind of a channel of direct messages, as Discord numbers it."""

Samples = Mapping[tuple[str, tuple[tuple[str, str], ...]], float]


class Counting(LocalDiscord):
    """Counts what it is asked, by method, route and status, and the pictures among it."""

    def __init__(self, shards: int) -> None:
        super().__init__(record=False, rate_limits=True, latency=Latency(), shards=shards)
        self.asked: Counter[tuple[str, str, int]] = Counter()
        self.pictures = 0

    def record_exchange(self, **exchange: Any) -> None:
        """Count instead of remembering."""
        where, channel = exchange["template"], self.world.channels.get(exchange["path"].split("/")[2], {})
        if where.startswith("/channels/{channel_id}") and channel.get("type") == DIRECT:
            where = where.replace("channel_id", "direct messages")
        self.asked[exchange["method"], where, exchange["status"]] += 1
        self.pictures += len(exchange["files"])
        self.signals.changed()


class Loaded(Stand):
    """A stand whose bot is looked at by its port."""

    server: Counting

    def __init__(self, folder: Path, module: str, database: Server | None = None, processes: int = 1) -> None:
        super().__init__(folder, module, Counting(processes), database)
        self.count = processes
        self.ports: list[int] = []

    @property
    def environments(self) -> list[dict[str, str]]:
        """Let each process listen at a port of its own, and hear its part of the shards."""
        if self.module != "bot":
            return [{}]
        self.ports = [_free_port() for _ in range(self.count)]
        ports = [{"METRICS_PORT": str(port)} for port in self.ports]
        if self.count == 1:
            return ports
        return [port | {"SHARDS": f"{shard}/{self.count}"} for shard, port in enumerate(ports)]

    async def ready(self) -> bool:
        """Tell whether people can play."""
        try:
            return all([await self._asked(port, "readyz") for port in self.ports])
        except aiohttp.ClientError:
            return False

    async def _asked(self, port: int, what: str) -> str:
        """Ask a process for something at its port; empty where it has none."""
        address = f"http://127.0.0.1:{port}/{what}"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return await answer.text() if answer.status == 200 else ""

    async def settled(self) -> None:
        """Wait until the bot has started with all that works for it."""
        for _ in range(TRIES):
            if await self.ready():
                break
            await asyncio.sleep(SETTLED)
        before = -1.0
        while before < (used := self.workers):
            before = used
            await asyncio.sleep(SETTLED)

    async def samples(self) -> Samples:
        """Read what the processes of the bot have counted together."""
        counted: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        for port in self.ports:
            for family in text_string_to_metric_families(await self._asked(port, "metrics")):
                for sample in family.samples:
                    counted[sample.name, tuple(sorted(sample.labels.items()))] += sample.value  # type: ignore[assignment]
        return counted


async def measure(
    folder: Path, tables: int, seconds: float, database: Server | None = None, processes: int = 1
) -> list[Figure]:
    """Press at the bot that only acknowledges, then at ours, at the same tables."""
    stand = Loaded(folder, "tests.lab.bench.empty_bot", database, processes)
    await stand.open(tables, names())
    try:
        await stand.boot()
        bare = await burst(stand.tables, min(EMPTY, seconds / 5), hand, PAUSE)
        await stand.halt()
        stand.module = "bot"
        await stand.boot()
        await stand.settled()
        await burst(stand.tables, WARM, Seats.step, PAUSE)
        return await _pressed(stand, seconds, bare)
    finally:
        await stand.close()


async def _pressed(stand: Loaded, seconds: float, bare: list[float]) -> list[Figure]:
    before, asked = await stand.samples(), stand.server.asked.copy()
    pictures, own, workers = stand.server.pictures, stand.processor, stand.workers
    driver, began = time.process_time(), time.perf_counter()
    held: list[float] = []
    watching = asyncio.create_task(watch_memory(stand, held))
    taken = await burst(stand.tables, seconds, Seats.step, PAUSE)
    watching.cancel()
    lasted, driver = time.perf_counter() - began, time.process_time() - driver
    own, workers = stand.processor - own, stand.workers - workers
    after, asked = await stand.samples(), stand.server.asked - asked
    moves = grown(before, after, "escapade_moves_total")
    outside = {key: count for key, count in asked.items() if "{token}" not in key[1] and key[2] != 429}
    for (method, template, status), count in sorted(asked.items(), key=lambda each: -each[1]):
        print(f"  {count / moves:6.2f} a move  {count:7,}  {method} {template} {status}")
    own, workers = own * 1000 / moves, workers * 1000 / moves
    return [
        Figure("presses a second", len(taken) / lasted),
        Figure("moves a second", moves / lasted),
        Figure("press to acknowledgement, p50 (the empty bot's beside)", part(taken, 0.5), part(bare, 0.5), "ms"),
        Figure("press to acknowledgement, p99 (the empty bot's beside)", part(taken, 0.99), part(bare, 0.99), "ms"),
        Figure(
            "board behind its table, p95", below(before, after, "escapade_paint_lag_seconds", 0.95), LAG, "s", "most"
        ),
        Figure("requests a move outside interactions", sum(outside.values()) / moves, REQUESTS, "", "most"),
        Figure("such requests a second", sum(outside.values()) / lasted, A_SECOND, "", "most"),
        Figure("requests that Discord put off (429)", sum(n for key, n in asked.items() if key[2] == 429)),
        Figure("loop late, p50", below(before, after, "escapade_loop_delay_seconds", 0.5) * 1000, None, "ms"),
        Figure("loop late, p99", below(before, after, "escapade_loop_delay_seconds", 0.99) * 1000, None, "ms"),
        *flat(held),
        Figure("pictures a move", (stand.server.pictures - pictures) / moves),
        Figure("processor for a move with its paintings, in the bot's process", own, OWN, "ms", "most"),
        Figure("processor for a move with its paintings, with workers", own + workers, ALL, "ms", "most"),
        Figure("share of a core: the bot's process", own * moves / 1000 / lasted),
        Figure("share of a core: those who press and the local Discord", driver / lasted),
        Figure("waiting for a core on this machine, on average of a minute", os.getloadavg()[0]),
    ]


def grown(before: Samples, after: Samples, name: str) -> float:
    """Give by how much a counter has grown, whatever its labels."""
    return sum(value - before.get(key, 0.0) for key, value in after.items() if key[0] == name)


def below(before: Samples, after: Samples, name: str, share: float) -> float:
    """Give the value below which `share` of what a histogram has counted lies, as if it lay evenly in its bucket."""
    counts = sorted(
        (float(dict(labels)["le"]), after[key] - before.get(key, 0.0))
        for key in after
        if (labels := key[1]) and key[0] == f"{name}_bucket"
    )
    wanted, low, under = counts[-1][1] * share, 0.0, 0.0
    for bound, count in counts:
        if count >= wanted and bound < math.inf:
            return low + (bound - low) * (wanted - under) / max(1.0, count - under)
        low, under = (bound, count) if bound < math.inf else (low, under)
    return low


def _free_port() -> int:
    """Give a port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--processes", type=int, default=1, help="more than one stand at a PostgreSQL server")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = None
        if given.processes > 1:
            cluster = Cluster(programs(), durable=True)
            stack.callback(cluster.stop)
            database = cluster.fresh()
        figures = asyncio.run(measure(Path(folder), given.tables, given.seconds, database, given.processes))
    house = "one process on SQLite" if given.processes == 1 else f"{given.processes} processes on PostgreSQL"
    heading = f"{given.tables:,} tables of all games, each pressed every 20 to 60 s, for {given.seconds:.0f} s: {house}"
    show(heading, figures)
    print(f"\n{verdict(figures)}")


if __name__ == "__main__":
    main()
