"""A bot that hears some of Discord's shards, or all of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.settings import Settings
from bot.shards import Shards, shard_of
from tests.drills.conftest import opened_lab
from tests.drills.table import Drill
from tests.patience import PATIENCE
from tests.ui.world import quick_settings


def on(shards: Shards) -> Callable[[Path, str], Settings]:
    """Give the settings of a bot on some shards, on a file, which only a test may."""
    return lambda database, token: replace(quick_settings(database, token), shards=shards)


async def test_one_process_hears_each_server_by_its_shard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's shard alone is lost: its clock stands until it is back."""
    monkeypatch.setattr("tests.ui.on_local.quick_settings", on(Shards(0, 2, 3)))
    async with opened_lab(tmp_path, monkeypatch) as (lab, _):
        own = shard_of(int(lab.guild), 3)
        await lab.until(lambda: lab.server.gateway.shards == {(0, 3), (1, 3), (2, 3)}, PATIENCE)
        await lab.begin()
        lab.server.gateway.refusing = True
        await lab.bot.shards[own]._parent.ws.socket.close()
        await lab.until(lambda: lab.bot.gateway.away() == [own])
        table = lab.bot.tables.in_channel(int(lab.channel))
        assert table is not None
        assert not lab.bot.gateway.serves(table)
        lab.server.gateway.refusing = False
        await lab.until(lambda: not lab.bot.gateway.away())
        assert lab.bot.gateway.serves(table)
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
