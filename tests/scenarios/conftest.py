"""The real bot in two worlds: SimCord's Discord and our local server. Every scenario runs in both."""

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
import simcord
from PIL import Image

from bot.art.png import png
from bot.engine.chance import seed_from
from bot.engine.codec import encode
from bot.engine.page import Picture
from bot.workers.draw import draw, warm_all
from storage.database import Server
from tests.drills.few import share
from tests.ui.on_local import open_local
from tests.ui.on_simcord import SimcordWorld, open_simcord
from tests.ui.once import told_once
from tests.ui.player import Player
from tests.ui.world import Opening, World

__all__ = ["told_once"]

WORLDS: dict[str, Opening] = {"simcord": open_simcord, "local": open_local}

ALIKE = {"game", "many", "name", "title", "locale", "version", "move", "seed"}
"""Parameters that do not concern Discord."""


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
        if "[simcord" in request.node.name:
            warmed()
    monkeypatch.setattr("bot.ui.pages.pictures.draw", drawing)


drawn = cache(draw)

warmed = cache(warm_all)
"""Draws what pictures keep for ever, so that no scenario waits for it: SimCord gives an answer five seconds."""


def stand_in(picture: Picture) -> bytes:
    return png(Image.frombytes("RGB", (4, 4), hashlib.sha384(encode(picture)).digest()))


@pytest.fixture(autouse=True)
def fixed_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same thoughts of the computers in every run."""
    thoughts = random.Random("computers")
    monkeypatch.setattr("bot.table.computers.os", SimpleNamespace(urandom=thoughts.randbytes))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "only(world, why): a scenario that the other world cannot play")
    config.addinivalue_line("markers", "pictures: a scenario with pictures as they are")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let SimCord play a third of each file's scenarios, and one of several games, names or languages with the first of
    them: to Discord they are alike. All others, and what takes long, it plays in `make drills`."""
    played, shared = set(), []
    for item in items:
        if not isinstance(item, pytest.Function) or "[simcord" not in item.name or item.get_closest_marker("only"):
            continue
        if item.get_closest_marker("evening"):
            item.add_marker("long")
            continue
        if item.callspec.params.keys() - {"open_world"} <= ALIKE:
            if (item.parent, item.originalname) in played:
                item.add_marker("long")
            played.add((item.parent, item.originalname))
        shared.append(item)
    share(shared)


@pytest.fixture(params=WORLDS)
def open_world(request: pytest.FixtureRequest) -> Opening:
    """How one of the worlds is opened."""
    only = request.node.get_closest_marker("only")
    if only and only.args[0] != request.param:
        pytest.skip(only.args[1])
    return WORLDS[request.param]


@pytest_asyncio.fixture
async def world(
    open_world: Opening, database: Path | Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[World]:
    """A world, in which no library may swallow an error."""
    async with open_world(database, monkeypatch) as world:
        yield world
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@pytest.fixture
def simcord_env(world: World) -> simcord.Env | None:
    """Let SimCord's plugin find its environment: it adds a transcript to what fails."""
    return world.env if isinstance(world, SimcordWorld) else None


@pytest.fixture
def ana(world: World, simcord_env: simcord.Env | None) -> Player:
    return world.join("Ana")


@pytest.fixture
def ben(world: World, simcord_env: simcord.Env | None) -> Player:
    return world.join("Ben")
