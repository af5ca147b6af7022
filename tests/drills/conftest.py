from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.connecting import point_discord_at
from bot.engine.codec import encode
from bot.engine.page import Picture
from bot.local.server import LocalDiscord
from tests.drills import routes
from tests.drills.quick import quicken
from tests.drills.table import Drill
from tests.local import oracle
from tests.ui.once import told_once

__all__ = ["told_once"]


def noticed(record: logging.LogRecord) -> bool:
    """Whether a line of a library tells of an error that nobody handled; a lost connection is none."""
    return record.levelno >= logging.ERROR and not record.getMessage().startswith("Attempting a reconnect")


def undrawn(picture: Picture, avatars: tuple[bytes, ...] = ()) -> bytes:
    """Return what a picture is drawn from: nobody looks at it."""
    return encode(picture)


@contextlib.asynccontextmanager
async def opened_lab(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    again: tuple[float, float] = (0.01, 0.05),
    ack_deadline: float = 0.6,
) -> AsyncIterator[tuple[Drill, Sequence[Any]]]:
    """Start a server, which waits `ack_deadline` seconds for an acknowledgement, and a bot that tries `again` after so
    many seconds, with the lines of its log."""
    quicken(monkeypatch)
    monkeypatch.setattr("bot.ui.pages.pictures.draw", undrawn)
    monkeypatch.setattr("bot.table.closing.seed_from", lambda secret, brought: bytes(16))
    monkeypatch.setattr("bot.ui.reconcile.reconciler.AGAIN", again)
    server = LocalDiscord(ack_deadline=ack_deadline)
    await server.start(0)
    point_discord_at(server.base_url)
    lab = Drill(server, folder / "escapade.db")
    with capture_logs() as entries:
        await lab.boot()
        yield lab, entries
        await lab.halt()
    await server.stop()
    discord.http.Route.BASE = "https://discord.com/api/v10"
    oracle.check(server.wire)
    routes.check(server.wire)


@pytest_asyncio.fixture
async def lab(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Drill]:
    async with opened_lab(tmp_path, monkeypatch) as (lab, entries):
        yield lab
    assert [entry for entry in entries if entry["log_level"] in ("error", "critical")] == []
    assert [record.getMessage() for record in caplog.get_records("call") if noticed(record)] == []
