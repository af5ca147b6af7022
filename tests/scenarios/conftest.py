"""The real bot behind the local server, with the same cards and thoughts in every run."""

from __future__ import annotations

import hashlib
import logging
import random
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio
from PIL import Image

from bot.art.png import png
from bot.engine.chance import seed_from
from bot.engine.codec import encode
from bot.engine.page import Picture
from bot.workers.draw import draw
from storage.database import Server
from tests.ui.on_local import open_local
from tests.ui.once import told_once
from tests.ui.player import Player
from tests.ui.world import Opening, World

__all__ = ["told_once"]


@pytest.fixture(autouse=True)
def fixed_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run and in every world, whatever ids it gives to the Join clicks."""
    fixed = b"a fixed secret of 32 bytes, sure"
    for module in ("bot.table.lobby", "bot.table.tournament"):
        monkeypatch.setattr(f"{module}.secrets", SimpleNamespace(token_bytes=lambda size: fixed[:size]))
    monkeypatch.setattr("bot.table.daily.secrets", SimpleNamespace(token_hex=lambda size: fixed[:size].hex()))
    for module in ("bot.table.closing", "bot.table.verify", "bot.table.tournament"):
        monkeypatch.setattr(f"{module}.seed_from", lambda secret, brought: seed_from(secret, ()))


@pytest.fixture(autouse=True)
def pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a print of what a picture is drawn from stand in its place, for nobody looks at it, but for those that are
    marked: theirs are real, and the same one is drawn once."""
    drawing = stand_in
    if request.node.get_closest_marker("pictures"):
        drawing = drawn
    monkeypatch.setattr("bot.ui.pages.pictures.draw", drawing)
    monkeypatch.setattr("bot.ui.replays.animate", lambda animation: encode(animation)[:100])


drawn = cache(draw)


def stand_in(picture: Picture, avatars: tuple[bytes, ...] = ()) -> bytes:
    return png(Image.frombytes("RGB", (4, 4), hashlib.sha384(encode((picture, avatars))).digest()))


@pytest.fixture(autouse=True)
def fixed_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same thoughts of the computers in every run."""
    thoughts = random.Random("computers")
    monkeypatch.setattr("bot.table.computers.os", SimpleNamespace(urandom=thoughts.randbytes))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "pictures: a scenario with pictures as they are")


@pytest.fixture
def open_world() -> Opening:
    """How a world is opened, for what needs more than one."""
    return open_local


@pytest_asyncio.fixture
async def world(
    open_world: Opening, database: Path | Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[World]:
    """A world, in which no library may swallow an error."""
    async with open_world(database, monkeypatch) as world:
        yield world
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@pytest.fixture
def ana(world: World) -> Player:
    return world.join("Ana")


@pytest.fixture
def ben(world: World) -> Player:
    return world.join("Ben")
