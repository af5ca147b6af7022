"""A process that is stopped for a while, as by a laptop that sleeps: nobody loses a turn by it."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local.server import LocalDiscord
from tests.drills.test_killed import Apart
from tests.patience import PATIENCE
from tests.ui.messages import text

LEFT = 4.0
"""Seconds that a player has left."""

AWAY = 6.0
"""Seconds for which the process is stopped: the fault itself, and no wait for anything."""


@pytest_asyncio.fixture
async def lab(tmp_path: Path) -> AsyncIterator[Apart]:
    server = LocalDiscord()
    await server.start(0)
    lab = Apart(server, tmp_path / "escapade.db")
    await lab.boot_apart()
    await lab.begin(roles="host_fugitive")
    yield lab
    lab.process.send_signal(signal.SIGCONT)
    lab.process.terminate()
    assert await asyncio.wait_for(lab.process.wait(), PATIENCE) == 0
    await server.stop()


@pytest.mark.long
async def test_stopped_when_time_is_nearly_up(lab: Apart) -> None:
    """R2: it was stopped for 20 seconds, and on waking it played the turn for which ten had been left."""
    await lab.kill()
    with closing(sqlite3.connect(lab.database)) as database, database:
        database.execute("update seat set time_left = ?, reminded = 1 where running is not null", (LEFT,))
        database.execute("update seat set running = (select value from note where key = 'alive_at')"
                         " where running is not null")  # fmt: skip
    await lab.boot_apart()
    await lab.settle()
    lab.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(AWAY)
    lab.process.send_signal(signal.SIGCONT)
    await lab.settle()
    assert "out of time" not in text(lab.board)
    await lab.until(lambda: "Ana ran out of time" in text(lab.board))
    _, _, rows, _ = await lab.stored()
    assert [row.move for row in rows] == ["setup", "idle 0"]
