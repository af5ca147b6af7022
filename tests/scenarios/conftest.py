"""The real bot in SimCord's Discord, on virtual time."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio
import simcord

from tests.scenarios.players import Player
from tests.scenarios.world import World, open_world


@pytest.fixture(autouse=True)
def fixed_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secret for every table, so that a test deals the same cards in every run."""
    monkeypatch.setattr("bot.lobby.secrets.token_bytes", lambda size: b"a fixed secret of 32 bytes, sure"[:size])


@pytest.fixture(autouse=True)
def fixed_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same thoughts of the computers in every run."""
    thoughts = random.Random("computers")
    monkeypatch.setattr("bot.computers.os", SimpleNamespace(urandom=thoughts.randbytes))


@pytest_asyncio.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    async with open_world(tmp_path / "escapade.db", monkeypatch) as world:
        yield world


@pytest.fixture
def simcord_env(world: World) -> simcord.Env:
    """Let SimCord's plugin find its environment: it adds a transcript to what fails."""
    return world.env


@pytest.fixture
def ana(world: World, simcord_env: simcord.Env) -> Player:
    return world.join("Ana")


@pytest.fixture
def ben(world: World, simcord_env: simcord.Env) -> Player:
    return world.join("Ben")
