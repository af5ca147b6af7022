"""How the bot comes to a session: a final close code is never lost, and the pauses between failures grow."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot import connecting
from bot.app import Escapade
from bot.command import play, run, starting
from bot.local.gateway import Gateway
from bot.local.server import LocalDiscord
from bot.local.session import Socket
from bot.settings import Settings
from bot.shards import Shards
from tests.command.test_connecting import elsewhere
from tests.drills.conftest import opened_lab
from tests.drills.few import few
from tests.drills.quick import Quick
from tests.patience import PATIENCE
from tests.ui.world import quick_settings

__all__ = ["elsewhere"]

RESUMABLE = 4002

LOOKS = 200
"""Turns of the loop in which what is on its way arrives."""


class Paused(Quick):
    """asyncio whose sleeps are written down and take no time; the last of `most` sets `stop`."""

    def __init__(self, most: int) -> None:
        self.stop = asyncio.Event()
        self.seconds: list[float] = []
        self._most = most

    async def sleep(self, seconds: float, result: Any = None) -> Any:
        self.seconds.append(seconds)
        if len(self.seconds) >= self._most:
            self.stop.set()
        return await asyncio.sleep(0, result)


@asynccontextmanager
async def local_discord(folder: Path) -> AsyncIterator[tuple[LocalDiscord, Settings]]:
    async with LocalDiscord() as server:
        settings = quick_settings(folder / "escapade.db", server.token)
        yield server, replace(settings, discord_base_url=server.base_url)


@pytest.fixture
def paused(monkeypatch: pytest.MonkeyPatch) -> Paused:
    """The pauses between tries to connect, ten at most: then the bot is told to stop."""
    paused = Paused(10)

    @contextmanager
    def told() -> Iterator[asyncio.Event]:
        yield paused.stop

    async def at_once(self: Any, shard_id: int | None, *, initial: bool = False) -> None:
        return None

    monkeypatch.setattr(connecting, "asyncio", paused)
    monkeypatch.setattr(run, "told_to_stop", told)
    monkeypatch.setattr(Escapade, "before_identify_hook", at_once)
    return paused


def closing(monkeypatch: pytest.MonkeyPatch, code: int) -> list[int]:
    """Close every IDENTIFY with a code, and return what was closed."""
    closed: list[int] = []

    def close(gateway: Gateway, socket: Socket, data: object) -> None:
        closed.append(code)
        socket.close(code)

    monkeypatch.setattr(Gateway, "_identify", close)
    return closed


@pytest.mark.usefixtures("elsewhere", "paused")
@pytest.mark.parametrize("code", few(sorted(run.FATAL), 4004, 4011))
async def test_a_final_code_is_not_lost_when_tcp_is_closed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """The bot is busy until both have come: then discord.py's answer to the close cannot be sent."""
    identify = DiscordWebSocket.identify

    async def busy(socket: Any) -> None:
        await identify(socket)
        for _ in range(LOOKS):
            await asyncio.sleep(0)
        assert socket.socket._writer.transport.is_closing()

    closed = closing(monkeypatch, code)
    monkeypatch.setattr(Socket, "fin", True)
    monkeypatch.setattr(DiscordWebSocket, "identify", busy)
    async with local_discord(tmp_path) as (_, settings):
        with pytest.raises(starting.CannotStart, match=run.FATAL[code].split(".")[0]):
            await asyncio.wait_for(run.serve(settings), PATIENCE)
    assert closed == [code]


@pytest.mark.usefixtures("elsewhere")
async def test_the_pauses_between_connections_without_a_session_grow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paused: Paused
) -> None:
    closed = closing(monkeypatch, RESUMABLE)
    async with local_discord(tmp_path) as (_, settings):
        with capture_logs() as logged:
            assert await asyncio.wait_for(run.serve(settings), PATIENCE) == starting.DONE
    assert paused.seconds == [1, 2, 4, 8, 16, 32, 64, 120, 120, 120]
    assert len(closed) == len(paused.seconds)
    told = [line for line in logged if line["event"] == "no connection"]
    assert [line["again_in"] for line in told] == paused.seconds
    assert {line["why"] for line in told} == {"Discord closed the connection (4002)"}


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("fin", [False, True])
def test_a_local_server_that_closes_every_session_ends_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], fin: bool
) -> None:
    closed = closing(monkeypatch, RESUMABLE)
    monkeypatch.setattr(Socket, "fin", fin)
    monkeypatch.setattr(play.logs, "set_up", lambda *_, **__: None)
    assert play.run(Namespace(port=0, data=tmp_path, instant=True)) == starting.REFUSED
    assert capfd.readouterr().err == "The bot cannot connect: Discord closed the connection (4002).\n"
    assert closed == [RESUMABLE]


async def test_a_shard_that_fails_first_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handle, refused = Gateway.handle, list[int]()

    async def second_refused(gateway: Gateway, request: Any) -> Any:
        refusing = len(gateway.shards) == 1 and len(refused) < 2
        refused.extend([503] * refusing)
        return web.Response(status=503) if refusing else await handle(gateway, request)

    def on_three(database: Path, token: str) -> Settings:
        return replace(quick_settings(database, token), shards=Shards(0, 2, 3))

    monkeypatch.setattr("tests.ui.on_local.quick_settings", on_three)
    monkeypatch.setattr(Gateway, "handle", second_refused)
    async with opened_lab(tmp_path, monkeypatch) as (lab, logged):
        assert lab.server.gateway.shards == {(0, 3), (1, 3), (2, 3)}
        assert len(lab.server.gateway.sessions) == 3
    assert [line["shard"] for line in logged if line["event"] == "no connection"] == [1, 2]


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(("begun", "waits"), [(950, False), (951, True), (1000, True)])
async def test_few_session_starts_are_left_for_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paused: Paused, begun: int, waits: bool
) -> None:
    async with local_discord(tmp_path) as (server, settings):
        server.world.clock = lambda: 1e9
        server.starts._begun = [1e9] * begun
        sleep = paused.sleep

        async def sleep_a_day(seconds: float) -> None:
            server.starts._begun.clear()
            await sleep(seconds)

        monkeypatch.setattr(paused, "sleep", sleep_a_day)
        with capture_logs() as logged:
            running = asyncio.create_task(run.serve(settings))
            await server.wait(lambda: server.gateway.connected, PATIENCE)
            paused.stop.set()
            assert await asyncio.wait_for(running, PATIENCE) == starting.DONE
    assert paused.seconds == [86400] * waits
    told = [line["remaining"] for line in logged if line["event"] == "few session starts are left"]
    assert told == [1000 - begun] * waits


@pytest.mark.usefixtures("elsewhere")
async def test_a_bot_that_waits_for_session_starts_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paused: Paused
) -> None:
    monkeypatch.setattr(connecting, "asyncio", asyncio)
    async with local_discord(tmp_path) as (server, settings):
        server.starts._begun = [server.world.clock()] * 1000
        running = asyncio.create_task(run.serve(settings))
        await server.wait(lambda: [each for each in server.wire if each["path"] == "/gateway/bot"], PATIENCE)
        paused.stop.set()
        assert await asyncio.wait_for(running, PATIENCE) == starting.DONE
        assert not server.gateway.sessions
