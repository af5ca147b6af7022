"""A bot that hears some of Discord's shards, or all of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.shards import Shards, shard_of
from tests.drills.table import Drill
from tests.ui.world import quick_settings


def on(shards: Shards) -> Callable[[Path, str], Settings]:
    """Give the settings of a bot on some shards, on a file, which only a test may."""
    return lambda database, token: quick_settings(database, token).model_copy(update={"shards": shards})


async def test_one_process_hears_each_server_by_its_shard(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's shard alone is lost: its clock stands, and the direct messages are heard all the same."""
    count = next(count for count in range(2, 20) if shard_of(int(lab.guild), count))
    own = shard_of(int(lab.guild), count)
    monkeypatch.setattr("tests.ui.on_local.quick_settings", on(Shards(0, count - 1, count)))
    await lab.restart()
    assert lab.server.gateway.shards == {(index, count) for index in range(count)}
    await lab.begin()
    await lab.steps(3)
    await lab.check()
    ws = lab.bot.shards[own]._parent.ws
    lab.server.gateway.refusing = True
    await ws.socket.close()
    await lab.until(lambda: lab.bot.gateway.away() == [own])
    table = lab.bot.tables.in_channel(int(lab.channel))
    assert table is not None
    assert not lab.bot.gateway.serves(table)
    lab.server.gateway.refusing = False
    await lab.until(lambda: not lab.bot.gateway.away())
    await lab.settle()
    await lab.steps(2)
    await lab.check()


async def test_a_process_with_a_part_of_the_shards(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is ready with its own shards, and knows nothing of servers that others hear of."""
    await lab.begin()
    own = shard_of(int(lab.guild), 4)
    other = (own + 1) % 4
    monkeypatch.setattr("tests.ui.on_local.quick_settings", on(Shards(other, other, 4)))
    await lab.restart()
    assert lab.server.gateway.shards == {(other, 4)}
    assert lab.bot.gateway.away() == []
    table = lab.bot.tables.in_channel(int(lab.channel))
    assert table is not None
    assert not lab.bot.gateway.serves(table)
    assert await lab.bot.store.gone_servers(lab.bot.now()) == []
