"""The processes that draw and think are killed at their work: the picture comes all the same, and the move."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
import structlog
from msgspec.structs import replace

from bot.settings import Settings
from bot.workers.draw import draw
from bot.workers.pool import Pool
from bot.workers.think import think
from cogs.fugitive.render import PRESENTER
from tests.drills.table import Drill, offered
from tests.patience import PATIENCE
from tests.ui.messages import find
from tests.ui.world import quick_settings


def with_a_worker(database: Path, token: str) -> Settings:
    return replace(quick_settings(database, token), picture_workers=1, mind_workers=1)


@pytest.fixture(autouse=True)
def quickly_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker draws what it is asked for, and nothing when it is idle."""
    monkeypatch.setattr("bot.app.warm_next", None)


async def test_a_worker_killed_while_it_draws_costs_no_picture(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.on_local.quick_settings", with_a_worker)
    monkeypatch.setattr("bot.ui.pages.pictures.draw", draw)
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
    await lab.ana.make("stop")
    await lab.settle()
    assert lab.board["embeds"][0]["image"]["url"] != before, "a board keeps its picture during a turn"
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


@pytest.mark.long
async def test_a_stop_while_a_picture_is_waited_for(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits after a move is told what is true, and nothing is logged as an error."""
    monkeypatch.setattr("tests.ui.on_local.quick_settings", with_a_worker)
    monkeypatch.setitem(vars(PRESENTER), "private_picture", lambda view, draft, say: lambda: b"")
    lab.server.ack_deadline = PATIENCE
    await lab.restart()
    await lab.begin(roles="host_fugitive")
    go = find(lab.ana.hand, "Hide at 1")
    worker = await lab.bot.pool.run(os.getpid)
    os.kill(worker, signal.SIGSTOP)
    try:
        lab.bot.pictures._kept.clear()
        made = await lab.start_click(lab.ana, lab.ana.hand, str(go["custom_id"]))
        await lab.until(lambda: lab.bot.pool.at_work and made.done.is_set())
        lab.bot.settings.drain_seconds = 0.1
        await lab.bot.close()
    finally:
        os.kill(worker, signal.SIGCONT)
    (told,) = lab.answer(made).told
    assert told["content"].startswith("The bot is restarting. Your move is saved")
    _, _, rows, _ = await lab.stored()
    assert [row.move for row in rows] == ["setup", "hide 1 -"]


async def test_a_stop_while_discord_takes_nothing(lab: Drill) -> None:
    """Nobody can be told; nothing is logged as an error all the same, and what was done is kept."""
    lab.server.ack_deadline = PATIENCE
    await lab.begin(roles="host_fugitive")
    go = find(lab.ana.hand, "Hide at 1")
    version = lab.table.record.version
    lab.server.faults.add("*", "^/(webhooks|channels)", 1000, delay=2.0)
    await lab.start_click(lab.ana, lab.ana.hand, str(go["custom_id"]))
    await lab.until(lambda: lab.bot.dispatcher._running and lab.table.record.version == version + 1)
    lab.bot.settings.drain_seconds = 0.1
    await lab.bot.close()
    _, _, rows, _ = await lab.stored()
    assert [row.move for row in rows] == ["setup", "hide 1 -"]


async def test_a_stop_ends_whatever_does_not(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reckoning that takes for ever, and Discord, which takes no message, have one time for all together."""
    await lab.begin(roles="host_fugitive")
    monkeypatch.setattr(lab.bot.keeper, "catch_up", asyncio.Event().wait)
    lab.bot.keeper.wake()
    lab.server.faults.add("*", "^/channels", 1000, delay=PATIENCE)
    lab.bot.reconciler.wake(lab.table)
    lab.bot.settings.drain_seconds = 0.1
    await asyncio.wait_for(lab.bot.close(), PATIENCE / 2)
    assert lab.bot.is_closed()


async def test_nothing_is_shown_any_more_by_a_bot_that_has_stopped(lab: Drill) -> None:
    """What wakes the reconciler late, as an answer that comes after all, would find a store that is closed."""
    await lab.begin(roles="host_fugitive")
    await lab.bot.close()
    asked = len(lab.requests)
    with structlog.testing.capture_logs() as logged:
        lab.bot.reconciler.wake(lab.table)
        await lab.bot.reconciler.flush()
    assert logged == []
    assert len(lab.requests) == asked
