"""The bot, a process of its own, is killed in the middle of trouble and started again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.engine.codec import encode
from bot.engine.page import Line
from bot.local.server import LocalDiscord
from tests.drills.apart import Apart
from tests.drills.few import few
from tests.local import oracle
from tests.patience import PATIENCE
from tests.ui.messages import offered

ALLOWED = ("Attempting a reconnect", "Traceback of it")


class Troubled(Apart):
    """A drill whose bot is killed in the middle of trouble."""

    async def press_under(self, **fault: Any) -> None:
        """Press buttons that play a move until one of them has met what is wrong, and do not wait for that one."""
        met = self.server.faults.add(**fault) if fault else None
        for _ in range(60):
            for player in self.players:
                moves = [item for item in offered(player.panel) if item["type"] == 2]
                if moves:
                    made = await self.start_click(player, player.panel, moves[0]["custom_id"])
                else:
                    await player.step(self.chance)
                if met is None and moves:
                    return
                for _ in range(20):
                    if met is not None and met.times < fault.get("times", 1):
                        return
                    await asyncio.sleep(0.01)
                if moves:
                    await made.done.wait()
        raise AssertionError("the fault was never met")

    async def until_a_button(self) -> None:
        """Play on until a hand has a button that plays a move; a menu leads to none while no press is answered."""
        for _ in range(20):
            if any(item["type"] == 2 for player in self.players for item in offered(player.panel)):
                return
            await self.steps(1)
        raise AssertionError("no hand has a button")

    async def pressed_long_ago(self) -> None:
        """Start the bot when presses are too old to edit hands by, so that it edits them by requests of its own."""
        await self.kill()
        with closing(sqlite3.connect(self.database)) as database, database:
            database.execute("update painting set ends = 1 where kind = 'hand'")
        await self.boot_apart()

    async def recover(self) -> None:
        """Start again, let both go on with what they have, and assert what every drill asserts."""
        self.server.faults.clear()
        await self.again()
        for player in self.players:
            await self.until(lambda player=player: all(made.done.is_set() for made in player.pressed))
        await self.settle()
        await self.check()


@pytest_asyncio.fixture
async def lab(tmp_path: Path) -> AsyncIterator[Troubled]:
    server = LocalDiscord()
    await server.start(0)
    lab = Troubled(server, tmp_path / "escapade.db")
    await lab.boot_apart()
    await lab.begin(roles="host_fugitive")
    await lab.steps(3)
    yield lab
    lab.process.terminate()
    assert await asyncio.wait_for(lab.process.wait(), PATIENCE) == 0
    await server.stop()
    oracle.check(server.wire)
    written = lab.written.read_text()
    assert "[error" not in written.replace("[error    ] Attempting a reconnect", ""), written
    assert "interaction failed" not in written


FAULTS: dict[str, dict[str, Any]] = {
    "board refused": {"method": "PATCH", "path_regex": "/channels/{channel}/", "status": 502, "times": 9},
    "hand refused": {"method": "PATCH", "path_regex": "/channels/({other}|{mine})/", "status": 503, "times": 9},
    "ping posted, answer lost": {"method": "POST", "path_regex": "/channels/{channel}/", "status": 500, "after": True},
    "callback slow": {"method": "POST", "path_regex": "^/interactions/", "delay": 1.0},
    "callback carried out, answer lost": {
        "method": "POST", "path_regex": "^/interactions/", "status": 500, "after": True,
    },
    "hand after the press refused": {"method": "PATCH", "path_regex": "^/webhooks/", "status": 502, "times": 9},
    "everything slow": {"method": "*", "path_regex": "", "delay": 0.3, "times": 50},
}  # fmt: skip


@pytest.mark.parametrize("fault", few(FAULTS, "everything slow"))
async def test_killed_in_the_middle_of_trouble(lab: Troubled, fault: str) -> None:
    kind = dict(FAULTS[fault])
    kind["path_regex"] = kind["path_regex"].format(channel=lab.channel, other=lab.ben.dm, mine=lab.ana.dm)
    if fault == "hand refused":
        await lab.pressed_long_ago()
    await lab.press_under(**kind)
    await asyncio.sleep(0.05)
    await lab.recover()
    await lab.finish(look=True)
    await lab.check()


@pytest.mark.long
async def test_killed_at_any_moment(lab: Troubled) -> None:
    chance = random.Random(7)
    for _ in range(3):
        await lab.press_under()
        await asyncio.sleep(chance.random() * 0.05)
        await lab.recover()
        await lab.steps(1)
    await lab.finish(look=True)
    await lab.check()


@pytest.mark.long
async def test_killed_while_the_gateway_is_down(lab: Troubled) -> None:
    await lab.until_a_button()
    lab.server.faults.down()
    await lab.press_under()
    await lab.kill()
    lab.server.faults.up()
    await lab.boot_apart()
    await lab.recover()
    await lab.finish(look=True)
    await lab.check()


AROUND: dict[str, dict[str, Any]] = {
    "before it is posted": {"method": "POST", "path_regex": "/channels/{channel}/messages", "drop": "before"},
    "posted, answer lost": {
        "method": "POST",
        "path_regex": "/channels/{channel}/messages",
        "status": 500,
        "after": True,
    },
    "posted, cut": {"method": "POST", "path_regex": "/channels/{channel}/messages", "drop": "after"},
    "posted slowly": {"method": "POST", "path_regex": "/channels/{channel}/messages", "delay": 0.3},
}


@pytest.mark.long
async def test_killed_around_what_must_appear_once(lab: Troubled) -> None:
    """After each start something waits to be told, which the next press has posted."""
    for fault in AROUND.values():
        await lab.kill()
        await lab.boot_apart()
        await lab.settle()
        to_tell(lab.database, str(fault))
        await lab.press_under(**{**fault, "path_regex": fault["path_regex"].format(channel=lab.channel)})
        await asyncio.sleep(0.02)
        await lab.recover()
    with closing(sqlite3.connect(lab.database)) as database:
        written = [
            str(message)
            for (message,) in database.execute("select message from outbox where kind = 'drill' order by number")
        ]
    shown = [message["id"] for message in lab.public if message["id"] in written]
    told = [message["content"] for message in lab.public if not message["embeds"] and "<@" not in message["content"]]
    assert len(told) == len(set(told)), told
    assert written == shown
    assert len(written) == len(AROUND)
    await lab.finish(look=True)
    await lab.check()


def to_tell(path: Path, words: str) -> None:
    """Let something wait for its turn to be posted."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(
            """insert into outbox (table_id, number, kind, seat, content, made)
                select 1, max(number) + 1, 'drill', -1, ?, max(made) from outbox where table_id = 1""",
            (encode(Line(words)),),
        )
