"""Another process with the same token: whoever answers first serves the press, and nobody else does anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

from structlog.testing import capture_logs

from bot.app import Escapade
from tests.drills.table import Drill
from tests.patience import PATIENCE
from tests.ui.messages import items
from tests.ui.world import quick_settings

SECOND = "answered already: is another copy running with this token?"


async def test_what_another_process_has_answered_is_left_alone(lab: Drill) -> None:
    """Presses of a move, of a form and commands."""
    await lab.begin(roles="host_fugitive")
    await lab.ana.make("hide 1 -")
    _, before, _, _ = await lab.stored()
    with capture_logs() as logged:
        for act in (
            lambda: lab.ana.press(lab.ana.hand, "Stop here"),
            lambda: lab.ana.press(lab.board, "My hand"),
            lambda: lab.ana.private("resign"),
        ):
            lab.server.faults.add("POST", "^/interactions/", status=400, code=40060)
            try:
                await act()
            except (AssertionError, IndexError):
                pass
    await lab.settle()
    _, after, _, _ = await lab.stored()
    assert before == after
    assert [line["log_level"] for line in logged if line["event"] == SECOND] == ["warning"] * 3
    await lab.finish()
    await lab.check()


async def test_two_copies_with_two_databases_open_one_table(lab: Drill, tmp_path: Path) -> None:
    second = Escapade(quick_settings(tmp_path / "second.db", lab.server.token))
    running = asyncio.create_task(second.start(lab.server.token))
    await lab.until(lambda: len(lab.server.gateway.sessions) == 2 and second.is_ready())
    with capture_logs() as logged:
        await lab.slash(lab.ana, lab.channel, "fugitive new", {})
        await lab.until(lambda: items(lab.board))
        for bot in (lab.bot, second):
            await bot.settled()
    assert len(lab.live()) == 1
    assert len(lab.bot.tables) + len(second.tables) == 1
    assert [line["event"] for line in logged].count(SECOND) == 1
    await second.close()
    await asyncio.wait({running}, timeout=PATIENCE)
