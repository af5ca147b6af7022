"""The process that draws is killed while it draws: the picture comes all the same."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from bot.settings import Settings
from bot.workers.draw import draw
from bot.workers.pool import Pool
from tests.drills.table import Drill
from tests.ui.world import quick_settings


def with_a_worker(database: Path, token: str) -> Settings:
    return quick_settings(database, token).model_copy(update={"picture_workers": 1})


async def test_a_worker_killed_while_it_draws_costs_no_picture(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.on_local.quick_settings", with_a_worker)
    await lab.restart()
    await lab.begin(roles="host_fugitive")
    await lab.settle()
    before = lab.board["embeds"][0]["image"]["url"]
    sent: list[Any] = []
    run = Pool.run

    async def noted(self: Pool, work: Any, *data: object) -> Any:
        sent.append(work)
        return await run(self, work, *data)

    worker = await lab.bot.pool.run(os.getpid)
    assert worker != os.getpid()
    monkeypatch.setattr(Pool, "run", noted)
    os.kill(worker, signal.SIGSTOP)
    move = asyncio.create_task(lab.ana.make("hide 1 -"))
    await lab.until(lambda: draw in sent)
    os.kill(worker, signal.SIGKILL)
    await move
    assert lab.board["embeds"][0]["image"]["url"] != before
    assert await lab.bot.pool.run(os.getpid) not in (worker, os.getpid())
    await lab.check()
