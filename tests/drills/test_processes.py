"""Two processes at one database, each ended in turn without a word: nothing doubled, nothing lost."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import discord
import pytest
import pytest_asyncio

from bot.app import point_discord_at
from bot.local.server import LocalDiscord
from storage.database import Server
from tests.drills.pair import COUNT, Pair
from tests.drills.quick import quicken
from tests.local import oracle
from tests.postgres import Cluster


@pytest.fixture
def server(cluster: Cluster) -> Iterator[Server]:
    made = cluster.fresh()
    yield made
    cluster.give_back(made)


@pytest_asyncio.fixture
async def pair(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    quicken(monkeypatch)
    monkeypatch.setattr("bot.table.closing.seed_from", lambda secret, brought: bytes(16))
    for name, seconds in (("EVERY", 0.1), ("HELD", 0.6), ("GONE", 1.0)):
        monkeypatch.setattr(f"bot.table.leases.{name}", seconds)
    discord_server = LocalDiscord(ack_deadline=3, shards=COUNT)
    await discord_server.start(0)
    point_discord_at(discord_server.base_url)
    made = Pair(discord_server, server)
    try:
        await made.boot()
        yield made
    finally:
        await made.halt()
        await discord_server.stop()
        discord.http.Route.BASE = "https://discord.com/api/v10"
    oracle.check(discord_server.wire)


async def test_a_game_outlives_each_process_in_turn(pair: Pair) -> None:
    """Ana plays in her direct messages, which the first process hears, Ben in the channel of the second."""
    await pair.begin()
    await pair.ben.my_hand()
    await pair.steps(3)
    await pair.check()
    for shard in (0, 1):
        other = pair.bots[1 - shard]
        assert other is not None
        await pair.die(shard)
        await pair.until(lambda other=other: other.leases.looks_after(int(pair.guild)) and other.leases.house)  # type: ignore[misc]
        assert other.leases.looks_after(None)
        player = pair.ben if shard == 0 else pair.ana
        await player.step(pair.chance)
        await pair.start(shard)
        await pair.ben.my_hand()
        await pair.steps(3)
        await pair.check()
    assert pair.doubled() == []


async def test_what_was_told_unheard_is_known_all_the_same(pair: Pair, cluster: Cluster) -> None:
    """All connections break, those that listen as well; they are opened anew."""
    await pair.begin()
    await pair.ben.my_hand()
    await pair.steps(1)
    cluster.disconnect()
    await pair.steps(2)
    await pair.check()
    await pair.finish(look=True)
    await pair.kept()
