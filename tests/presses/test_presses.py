"""A few hundred generated interactions, always the same ones, and that the judge would find what he is there for."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog

from bot.table import lobby
from bot.table.table import Table
from tests.presses.forge import Forge
from tests.presses.hall import open_hall
from tests.presses.run import Run

SEED, COUNT, PEOPLE = "make test", 60, 25

MOST = 400
"""So many are sent at most until what is looked for has happened."""

STEP = 20
"""So many are sent before it is looked whether the judge has found something."""

WITH_LIMITS = COUNT * 3 // 4
"""After so many Discord's rate limits are on."""


@pytest.fixture
async def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Run]:
    async with open_hall(tmp_path, monkeypatch, PEOPLE, SEED) as hall:
        await hall.fill(1)
        yield Run(hall, Forge(hall, SEED), SEED, monkeypatch)


async def test_forged_interactions_are_answered_and_change_and_tell_nothing(
    run: Run, caplog: pytest.LogCaptureFixture
) -> None:
    with structlog.testing.capture_logs() as logged:
        for count in (WITH_LIMITS, COUNT):
            await run.go(count)
            run.hall.server.rate_limits = True
        while short(run) and sum(run.counts["sent"].values()) < MOST:
            await run.go(sum(run.counts["sent"].values()) + STEP)
    errors = [line for line in logged if line["log_level"] in ("error", "critical")]
    assert not run.wrong, "\n".join(map(str, (*run.wrong, *errors)))
    assert not errors
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert len(run.counts["sent"]) > 15
    assert short(run) == []


async def test_dishonest_changes_and_answers_that_tell_would_be_found(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(lobby, "only_host", lambda record, user: None)
        assert await found(run, "has changed from version")
    assert not [each for each in run.wrong if "may not know" in each]
    view = Table.view
    monkeypatch.setattr(Table, "view", lambda self, viewer: view(self, 1 if viewer is None else 1 - min(viewer, 1)))
    assert await found(run, "may not know")


def short(run: Run) -> list[str]:
    """Name what has not happened often enough to show anything: how often depends on what is answered first."""
    least = {"handled": COUNT // 3, "compared": COUNT // 4, "changed": 5}
    return [name for name, count in least.items() if sum(run.counts[name].values()) < count]


async def found(run: Run, words: str) -> bool:
    """Go on until the judge has found what he tells in these words, but not for ever."""
    for _ in range(MOST // STEP):
        await run.go(sum(run.counts["sent"].values()) + STEP)
        if any(words in each for each in run.wrong):
            return True
    return False
