"""A title: killed, taken back to a copy, started, played on to the end, and its log leads to that end.

`python -m tests.drills` does so for hours, over the wire to the end.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.installed_games import names
from bot.local.server import LocalDiscord
from bot.table.tables import Tables
from tests.drills.few import few
from tests.drills.night import Night
from tests.local import oracle
from tests.patience import PATIENCE
from tests.table.play import agrees, opened_store, play_on

BEGINS = {
    "fugitive": "Round ",
    "alien1979": "Round ",
    "colditz": "Round ",
    "escape_plan": "Day ",
    "stalag17": "Round ",
}
"""How the chapters of our games begin; those of another game are not looked at."""


SHORT = "fugitive"
"""The game of `make test`; `make drills` plays the others too."""


@pytest_asyncio.fixture(params=few(names(), SHORT))
async def night(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Night]:
    server = LocalDiscord()
    await server.start(0)
    night = Night(server, tmp_path / "escapade.db", request.param, seed=5)
    await night.boot_apart()
    yield night
    await server.stop()
    oracle.check(server.wire)
    written = night.written.read_text()
    assert "[error" not in written.replace("[error    ] Attempting a reconnect", ""), written


async def test_killed_restored_and_played_to_the_end(night: Night) -> None:
    await night.open()
    await night.turns(3)
    await night.take_copy()
    await night.turns(3)
    before = [(player, message) for player in night.players for message in (night.board, player.panel)]
    await night.kill_while_pressing()
    await night.restore()
    await night.boot_and_see()
    (line,) = [each["content"] for each in night.public if each["content"].startswith("⏪")]
    assert line.startswith(f"⏪ **This game is restored to: {BEGINS.get(night.game, '')}"), line
    await night.old_buttons(before)
    await night.turns(2)
    night.process.terminate()
    assert await asyncio.wait_for(night.process.wait(), PATIENCE) == 0
    async with opened_store(night.database) as store:
        tables = Tables(store)
        await tables.recover()
        table = await tables.find(1)
        assert table is not None
        await play_on(table, random.Random(1))
        assert table.record.status == "over"
        await agrees(store, table)
    await night.sound()
