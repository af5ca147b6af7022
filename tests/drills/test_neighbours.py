"""What processes tell each other can be lost, and is found by looking."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui import cluster
from bot.ui.cluster import Cluster
from storage.store_errors import StoreError
from tests.patience import PATIENCE


class Client:
    """Of a bot what its neighbours are known by; `look` hears of one more table each time."""

    def __init__(self) -> None:
        self.compared, self.read, self.failing = 0, 0, 0
        self.done = asyncio.Event()
        self.store = SimpleNamespace(shared=False, listen=lambda heard, lost: None)
        self.tables = SimpleNamespace(compare=self.compare, look=self.look, draining=SimpleNamespace(look=self.start))
        self.people = SimpleNamespace(start=self.start)
        self.cluster = Cluster(self, None)  # type: ignore[arg-type]

    async def compare(self) -> None:
        self.compared += 1
        if self.compared <= self.failing:
            raise StoreError("the database is away")
        if self.compared == 3:
            self.done.set()

    async def look(self, number: int, revision: int) -> None:
        await asyncio.sleep(0)
        self.cluster.hear(f"table {number} {revision + 1}")

    async def start(self) -> None:
        self.read += 1


async def ran(client: Any) -> None:
    running = asyncio.create_task(client.cluster.run())
    try:
        await asyncio.wait_for(client.done.wait(), PATIENCE)
    finally:
        running.cancel()


async def test_all_is_compared_also_while_there_is_always_something_to_hear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "COMPARE", 0.0)
    client = Client()
    client.cluster.hear("table 1 1")
    await ran(client)
    assert client.read == 2 * client.compared, (
        "how people are called and whether the bot drains may have changed as well"
    )


async def test_what_could_not_be_compared_is_compared_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "COMPARE", 0.01)
    client = Client()
    client.failing = 2
    await ran(client)
    assert client.read >= 1
