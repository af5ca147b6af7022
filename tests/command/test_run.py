"""The bot as a process of its own: settings, token, signals, a second copy, and a kill in the middle of a game."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.command import run, starting
from bot.local.server import LocalDiscord
from bot.settings import Secret, Settings
from tests.drills.few import few
from tests.local import oracle
from tests.patience import PATIENCE
from tests.ui.messages import Json, find, items, says, text
from tests.ui.on_local import LocalWorld

ROOT = Path(__file__).parents[2]
SECRET = "local.token"
SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Apart(LocalWorld):
    """A world whose bot runs in another process."""

    process: Process

    async def boot_apart(self, *words: str) -> None:
        self.process = await start(self.server, self.database, words=words or ("-m", "bot"))
        await self.server.wait(lambda: self.connected, 30)

    @property
    def connected(self) -> bool:
        return any(session.socket is not None for session in self.server.gateway.sessions.values())

    async def settle(self) -> None:
        """Nothing to ask in another process: the tests wait for what they expect to see."""


async def start(
    server: LocalDiscord, database: Path, token: str = SECRET, workers: int = 0, words: tuple[str, ...] = ("-m", "bot")
) -> Process:
    environment = {
        **os.environ,
        "DISCORD_TOKEN": token,
        "DISCORD_BASE_URL": server.base_url,
        "DATABASE": str(database),
        "READY_TIMEOUT": "0.05",
        "PAINT_PAUSE": "0",
        "CALL_PAUSE": "0",
        "EDIT_PAUSE": "0",
        "COMPUTER_BEAT": "0",
        "MOST_PRESSES": "0",
        "PICTURE_WORKERS": str(workers),
        "MIND_WORKERS": str(workers),
        "MIND_SECONDS": "0",
        "PYTHONPATH": str(ROOT),
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, *words, env=environment, cwd=database.parent, stdout=PIPE, stderr=PIPE
    )


async def ended(process: Process) -> tuple[int | None, str]:
    """Wait for the end of `process` and give its exit status and what it said; kill one that does not end."""
    saying = asyncio.ensure_future(process.communicate())
    done, _ = await asyncio.wait({saying}, timeout=PATIENCE)
    if not done:
        process.kill()
    said = b"".join(await saying).decode()
    assert done, f"it did not end, and said:\n{said}"
    return process.returncode, said


@pytest_asyncio.fixture
async def lab(tmp_path: Path) -> AsyncIterator[Apart]:
    server = LocalDiscord()
    await server.start(0)
    lab = Apart(server, tmp_path / "escapade.db")
    yield lab
    await server.stop()
    oracle.check(server.wire)


async def test_no_token_is_one_sentence_and_status_2(lab: Apart) -> None:
    status, said = await ended(await start(lab.server, lab.database, ""))
    assert status == 2
    assert said.startswith("No token")
    assert said.count("\n") == 1


async def test_a_refused_token_is_one_sentence_status_2_and_never_told(lab: Apart) -> None:
    status, said = await ended(await start(lab.server, lab.database, "wrong.token.here"))
    assert status == 2
    assert "Discord refused the token" in said
    assert "wrong.token" not in said
    assert "Traceback" not in said


async def test_intents_that_are_refused_are_one_sentence_and_status_2(
    lab: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab.server.gateway, "_identify", lambda socket, data: socket.close(4014))
    status, said = await ended(await start(lab.server, lab.database))
    assert status == 2
    assert said.splitlines()[-1] == run.FATAL[4014]
    assert "Traceback" not in said


async def test_a_base_url_elsewhere_is_refused(lab: Apart) -> None:
    lab.server.base_url = "http://example.com"
    status, said = await ended(await start(lab.server, lab.database))
    assert status == 2
    assert "DISCORD_BASE_URL" in said
    assert SECRET not in said


async def test_a_database_that_cannot_be_made_is_one_sentence_and_status_2(lab: Apart) -> None:
    lab.database.mkdir()
    status, said = await ended(await start(lab.server, lab.database))
    assert status == 2
    assert said.endswith(f"is a folder. Give a file in it, such as {lab.database / 'escapade.db'}.\n")
    assert "Traceback" not in said


@pytest.mark.parametrize("number", few(SIGNALS, signal.SIGTERM))
async def test_signals_stop_it_in_order(lab: Apart, number: signal.Signals) -> None:
    await lab.boot_apart()
    lab.process.send_signal(number)
    status, said = await ended(lab.process)
    assert status == 0
    assert "stopped" in said
    assert SECRET not in said
    assert "Traceback" not in said


REFUSING = """
import asyncio, sys
from bot.__main__ import main

class Refusing(asyncio.SelectorEventLoop):
    def add_signal_handler(self, number, callback, *given):
        raise NotImplementedError

class Policy(asyncio.DefaultEventLoopPolicy):
    _loop_factory = Refusing

asyncio.set_event_loop_policy(Policy())
sys.exit(main())
"""
"""The bot on a loop that takes no signals, as on Windows."""


@pytest.mark.parametrize("number", few(SIGNALS, signal.SIGINT))
async def test_signals_stop_it_where_the_loop_takes_none(lab: Apart, number: signal.Signals) -> None:
    await lab.boot_apart("-c", REFUSING)
    lab.process.send_signal(number)
    status, said = await ended(lab.process)
    assert status == 0
    assert "stopped" in said
    assert "Traceback" not in said


async def test_its_workers_end_with_it(lab: Apart) -> None:
    """Even while they get ready: what it writes is at its end when no process has it open."""
    process = await start(lab.server, lab.database, lab.server.token, workers=1)
    await lab.server.wait(lambda: lab.server.gateway.connected, PATIENCE)
    process.send_signal(signal.SIGTERM)
    status, said = await ended(process)
    assert status == 0
    assert "Traceback" not in said


async def test_a_second_copy_is_one_sentence_and_status_3(lab: Apart) -> None:
    await lab.boot_apart()
    status, said = await ended(await start(lab.server, lab.database))
    assert status == 3
    assert said.startswith("Another copy")
    lab.process.send_signal(signal.SIGTERM)
    assert (await ended(lab.process))[0] == 0


async def test_killed_in_the_middle_both_go_on_with_the_buttons_they_had(lab: Apart) -> None:
    await lab.boot_apart()
    ana, ben = lab.join("Ana"), lab.join("Ben")
    await lab.slash(ana, lab.channel, "fugitive new", {"roles": "host_fugitive"})
    await seen(lab, lambda: "Fugitive" in text(lab.board))
    await ben.press(lab.board, "Join")
    await seen(lab, lambda: "Ben" in text(lab.board))
    await ana.press(lab.board, "Start")
    await seen(lab, lambda: offers(ana.hand, "Hide at 2"))
    lab.process.kill()
    await ended(lab.process)
    await lab.boot_apart()
    await ana.press(ana.hand, "Hide at 2")
    await seen(lab, lambda: offers(ana.hand, "Stop here"))
    await ana.press(ana.hand, "Stop here")
    await seen(lab, lambda: offers(ben.hand, "Draw from 4-14"))
    await seen(lab, lambda: offers(lab.board, "Draw from 29-41"))
    first = find(ben.hand, "Draw from 29-41")
    await ben.press(ben.hand, "Draw from 4-14")
    await seen(lab, lambda: find(lab.board, "Draw from 29-41")["custom_id"] != first["custom_id"])
    await ben.press(lab.board, "Draw from 29-41")
    await seen(lab, lambda: offers(ben.hand, "Guess"))
    lab.process.send_signal(signal.SIGTERM)
    assert (await ended(lab.process))[0] == 0


def offers(message: Json, label: str) -> bool:
    return any(says(item).startswith(label) for item in items(message))


async def seen(lab: Apart, condition: Callable[[], bool]) -> None:
    await lab.server.wait(condition, PATIENCE)


async def test_a_game_that_cannot_be_loaded_ends_the_bot(monkeypatch, tmp_path) -> None:
    async def login(self: run.Escapade, token: str) -> None:
        await self._async_setup_hook()
        await self.load_extension("cogs.no_such_game")

    monkeypatch.setattr(run.Escapade, "login", login)
    settings = Settings(discord_token=Secret(SECRET), database=tmp_path / "bot.sqlite")
    with pytest.raises(starting.CannotStart, match=r"A game cannot be loaded: Extension 'cogs\.no_such_game'") as told:
        await asyncio.wait_for(run.serve(settings), PATIENCE)
    assert told.value.status == starting.REFUSED
