"""How the bot comes back to Discord: what is final ends it with a sentence; the pauses grow, and shrink again."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import web
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.app import Escapade
from bot.command import play, run, starting
from bot.local.gateway import Gateway
from bot.local.rest import Rest
from bot.local.server import LocalDiscord
from bot.local.session import Socket, frame_text
from bot.settings import Secret, Settings
from storage.store import Store
from tests.patience import PATIENCE
from tests.ui.world import quick_settings


class Closed(discord.ConnectionClosed):
    """Discord closed the connection."""

    def __init__(self, code: int) -> None:
        self.code, self.reason, self.shard_id = code, "", 0


class NoBot:
    """A bot that nobody starts."""

    def __init__(self, settings: Settings, **injected: object) -> None:
        """Take what a bot takes."""

    def is_ready(self) -> bool:
        """Tell that it never was."""
        return False

    async def close(self) -> None:
        """Let go of nothing."""


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(run, "Escapade", NoBot)
    return Settings(discord_token=Secret("x"), database=tmp_path / "escapade.db")


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Point discord.py back at where it pointed, after the test."""
    for owner, name in [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ]:
        monkeypatch.setattr(owner, name, getattr(owner, name))


@pytest.mark.parametrize("code", run.FATAL)
async def test_what_discord_closes_for_good_is_not_tried_again(
    code: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closed(bot: Any, settings: Settings) -> None:
        raise Closed(code)

    monkeypatch.setattr(run, "_start", closed)
    with pytest.raises(starting.CannotStart, match=run.FATAL[code]) as told:
        await run.serve(settings)
    assert told.value.status == starting.REFUSED


async def test_the_pause_grows_and_shrinks_again_after_a_good_connection(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasting = [1.0] * 8 + [run.GOOD] + [1.0] * 2
    paused: list[float] = []
    now = 0.0

    async def dies(bot: Any, settings: Settings) -> None:
        nonlocal now
        now += lasting[len(paused)]
        raise OSError("gone")

    async def wait_for(waited: Any, seconds: float) -> None:
        waited.close()
        paused.append(seconds)
        if len(paused) < len(lasting):
            raise TimeoutError

    loop = SimpleNamespace(time=lambda: now)
    own = {"wait_for": wait_for, "get_running_loop": lambda: loop}
    monkeypatch.setattr(run, "_start", dies)
    monkeypatch.setattr(run, "asyncio", SimpleNamespace(**{**vars(asyncio), **own}))
    assert await run.serve(settings) == starting.DONE
    assert paused == [1, 2, 4, 8, 16, 32, 64, 120, 1, 2, 4]


async def no_compression(*_: object) -> web.Response:
    return web.Response(status=501, text="Not part of the local server: this compression")


async def forbidden(*_: object) -> web.Response:
    return web.json_response({"message": "Missing Access", "code": 50001}, status=403)


async def dropped(rest: Rest, request: web.Request) -> web.Response:
    assert request.transport is not None
    request.transport.abort()
    return web.Response()


def elsewhere_please(socket: Socket, op: int, data: object) -> None:
    socket.send_text(frame_text(7, None))


REFUSALS = {
    "handshake": (Gateway, "handle", no_compression, "Discord answered with status 501"),
    "request": (Rest, "handle", forbidden, "Discord answered with status 403"),
    "cut": (Rest, "handle", dropped, "Server disconnected"),
    "hello": (Socket, "send", elsewhere_please, "Discord asked to connect again"),
}


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_local_server_that_refuses_its_bot_ends_both_with_a_sentence(
    refusal: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Else `play` would show a page without a bot, and tracebacks for ever."""
    owner, name, refuse, why = REFUSALS[refusal]
    monkeypatch.setattr(owner, name, refuse)
    monkeypatch.setattr(play.logs, "set_up", lambda *_, **__: None)
    with capture_logs() as logged:
        status = play.run(Namespace(port=0, data=tmp_path, instant=True))
    said = capfd.readouterr().err
    assert (status, said) == (starting.REFUSED, f"The bot cannot connect: {why}.\n")
    assert [line for line in logged if line["log_level"] not in ("debug", "info")] == []
    assert [line for line in caplog.messages if "Traceback" in line or "Retrying" in line] == []


def test_ctrl_c_before_anything_listens_for_it_is_no_fault() -> None:
    async def interrupted() -> int:
        raise KeyboardInterrupt

    assert starting.ended(interrupted()) == starting.DONE


@pytest.mark.parametrize("moment", ["login", "_take_up", "_listen", "connect", "launch_shards"])
@pytest.mark.usefixtures("elsewhere")
async def test_stopped_at_any_moment_of_a_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    """It ends in order: nothing is asked of Discord by what is closed, and the database is let go."""
    server = LocalDiscord()
    await server.start(0)
    stop, made = asyncio.Event(), list[Escapade]()
    begin = getattr(Escapade, moment)

    async def stopped(bot: Escapade, *arguments: Any, **named: Any) -> Any:
        made.append(bot)
        stop.set()
        for _ in range(LOOKS):
            await asyncio.sleep(0)
        return await begin(bot, *arguments, **named)

    @contextmanager
    def told() -> Iterator[asyncio.Event]:
        yield stop

    monkeypatch.setattr(Escapade, moment, stopped)
    monkeypatch.setattr(run, "told_to_stop", told)
    settings = quick_settings(tmp_path / "escapade.db", server.token)
    settings = replace(settings, discord_base_url=server.base_url)
    try:
        with capture_logs() as logged:
            assert await asyncio.wait_for(run.serve(settings), PATIENCE) == starting.DONE
    finally:
        await server.stop()
    assert [line for line in logged if line["log_level"] in ("error", "critical", "warning")] == []
    assert made[0].is_closed()
    await (await Store.open(settings.database)).close()


LOOKS = 200
"""Turns of the loop in which a stop does all that it does at once."""
