"""Another process with the same token: whoever answers first serves the press, and nobody else does anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from structlog.testing import capture_logs

from bot.app import Escapade
from bot.local.interactions import Interaction
from tests.drills.table import Drill
from tests.patience import PATIENCE
from tests.ui.messages import find, items
from tests.ui.world import quick_settings

SECOND = "answered already: is another copy running with this token?"


async def test_what_another_process_has_answered_is_left_alone(lab: Drill) -> None:
    """A form, a press and a command."""
    await lab.slash(lab.ana, lab.channel, "fugitive new", {})
    _, before, _, _ = await lab.stored()
    other = lab.open_channel("other games")
    form, join = (find(lab.board, label)["custom_id"] for label in ("Options", "Join"))
    acts: tuple[Callable[[], Awaitable[Interaction]], ...] = (
        lambda: lab.start_click(lab.ana, lab.board, form),
        lambda: lab.start_click(lab.ben, lab.board, join),
        lambda: lab.server.people.slash(lab.ben.id, other, "fugitive new"),
    )
    with capture_logs() as logged:
        for act in acts:
            lab.server.faults.add("POST", "^/interactions/", status=400, code=40060)
            made = await act()
            await lab.until(made.done.is_set)
            assert made.failed == "timeout"
        await lab.settle()
    _, after, _, _ = await lab.stored()
    assert before == after
    assert len(lab.bot.tables) == 1
    assert lab.ben.inbox == []
    assert [(line["event"], line["log_level"]) for line in logged] == [(SECOND, "warning")] * 3
    await lab.ben.press(lab.board, "Join")
    _, joined, _, _ = await lab.stored()
    assert len(joined.seats) == 2


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
