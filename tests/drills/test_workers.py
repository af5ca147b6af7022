"""The processes that draw and think are killed at their work: the picture comes all the same, and the move."""

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
from bot.workers.think import ready, think
from tests.drills.table import Drill, offered
from tests.ui.world import quick_settings


def with_a_worker(database: Path, token: str) -> Settings:
    return quick_settings(database, token).model_copy(update={"picture_workers": 1, "mind_workers": 1})


@pytest.fixture(autouse=True)
def quickly_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that draws loads the games at first, and draws of them what it is asked for."""
    monkeypatch.setattr("bot.app.warm_all", ready)


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


async def test_a_worker_killed_while_it_thinks_costs_no_move(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.on_local.quick_settings", with_a_worker)
    sent: list[Any] = []
    run = Pool.run

    async def noted(self: Pool, work: Any, *data: object) -> Any:
        sent.append(work)
        return await run(self, work, *data)

    monkeypatch.setattr(Pool, "run", noted)
    await lab.restart()
    worker = await lab.bot.minds.run(os.getpid)
    assert worker != os.getpid()
    await lab.slash(lab.ana, lab.channel, "fugitive new", {"roles": "host_marshal"})
    await lab.ana.choose(lab.board, "Add computer", "easy")
    os.kill(worker, signal.SIGSTOP)
    begun = asyncio.create_task(lab.ana.press(lab.board, "Start"))
    await lab.until(lambda: think in sent)
    os.kill(worker, signal.SIGKILL)
    await begun
    await lab.settle()
    assert offered(lab.ana.hand)
    assert await lab.bot.minds.run(os.getpid) not in (worker, os.getpid())
    await lab.check()
