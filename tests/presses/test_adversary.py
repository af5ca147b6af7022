"""Nobody does or learns at a table what the rules of the house do not grant."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import structlog

from bot.table.table import Table
from bot.ui import dispatch, which_table
from bot.ui.press_context import HANDLERS, HOME_HANDLERS
from tests.presses.adversary import PHASES, ROLES, Act, Adversary, acts
from tests.presses.forge import Forge
from tests.presses.hall import open_hall
from tests.presses.run import Run

SEED, PEOPLE = "make test", 15


@pytest.fixture
async def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Run]:
    async with open_hall(tmp_path, monkeypatch, PEOPLE, SEED) as hall:
        monkeypatch.setattr(hall.bot.replays, "filed", told_all)
        monkeypatch.setattr(hall.bot.replays, "animated", told_nothing)
        yield Run(hall, Forge(hall, SEED), SEED, monkeypatch)


async def told_all(table: Table, language: str, limit: int, tell: Callable[[float], None]) -> bytes:
    """Stand in for the file of a replay, which takes seconds: it holds every secret."""
    return table.record.secret.hex().encode()


async def told_nothing(animation: object) -> bytes:
    """Stand in for an animation, which shows what a replay does."""
    return b""


async def attacked(run: Run, phase: str, whole: bool, caplog: pytest.LogCaptureFixture) -> None:
    """Try the acts of a phase: nothing is wrong, and nothing is logged as an error."""
    adversary = Adversary(run, phase, SEED)
    with structlog.testing.capture_logs() as logged:
        await adversary.attack(whole)
    assert run.wrong == []
    assert [line for line in logged if line["log_level"] in ("error", "critical")] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    known = acts(run.hall)
    assert {(each.kind, each.name) for each in known} == {(kind, name) for kind, name, _ in adversary.tried}
    assert {role for *_, role in adversary.tried} == {*ROLES}


@pytest.mark.parametrize("phase", PHASES)
async def test_each_act_in_one_role(run: Run, phase: str, caplog: pytest.LogCaptureFixture) -> None:
    """The roles go round from phase to phase, so that all phases together try each act in each role."""
    await attacked(run, phase, False, caplog)


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES)
async def test_each_act_in_each_role(run: Run, phase: str, caplog: pytest.LogCaptureFixture) -> None:
    await attacked(run, phase, True, caplog)


async def test_acts_come_from_the_registries(run: Run) -> None:
    known = acts(run.hall)
    assert {each.name for each in known if each.kind == "press"} == {*HANDLERS}
    assert {each.name for each in known if each.kind == "home"} == {*HOME_HANDLERS}
    assert Act("command", "table export") in known
    assert len(PHASES) >= len(ROLES)


async def test_an_open_gate_would_be_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (dispatch, which_table):
        monkeypatch.setattr(module, "check_may_look_on", lambda table, user: None)
    adversary = Adversary(run, "private over", SEED)
    room = await adversary.room()
    for role in ("outsider", "sent away"):
        await adversary.attempt(room, role, Act("command", "table export"))
        await adversary.attempt(room, role, Act("press", "replay"))
    assert len([each for each in run.wrong if "stranger" in each or "secret" in each]) >= 4
