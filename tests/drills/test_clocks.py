"""Nobody loses a turn because Discord or the machine was away, on time that only the test moves on."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.connecting import point_discord_at
from bot.local.server import LocalDiscord
from bot.table.clock import HEARTBEAT, Clock
from bot.ui import gateway
from storage.records.servers import NotificationsRecord
from tests.drills.quick import quicken
from tests.local import oracle
from tests.ui.messages import text
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player, sit_down
from tests.ui.virtual_time import VirtualTime

HOUR = 3600


@pytest_asyncio.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalWorld]:
    time = VirtualTime()
    quicken(monkeypatch)
    monkeypatch.setattr(Clock, "rest", lambda clock: time.rest(clock))
    server = LocalDiscord()
    server.world.clock = time.now
    await server.start(0)
    point_discord_at(server.base_url)
    world = LocalWorld(server, tmp_path / "escapade.db", time)
    await world.boot()
    yield world
    await world.halt()
    await server.stop()
    discord.http.Route.BASE = "https://discord.com/api/v10"
    oracle.check(server.wire)


@pytest.fixture
def ana(world: LocalWorld) -> Player:
    return world.join("Ana")


@pytest.fixture
def ben(world: LocalWorld) -> Player:
    return world.join("Ben")


def until(shown: str) -> int:
    """Read when a turn is over."""
    found = re.search(r"<t:(\d+):R>", shown)
    assert found is not None, shown
    return int(found[1])


async def left(world: LocalWorld) -> None:
    """Wait until the bot has noticed that nobody is on the line."""
    await world.server.wait(lambda: not world.server.gateway.connected)
    await world.server.wait(lambda: not world.bot.gateway.serves(world.table))
    await world.settle()


async def back(world: LocalWorld) -> None:
    """Wait until the bot is on the line."""
    world.server.faults.up()
    await world.server.wait(lambda: world.server.gateway.connected)
    await world.server.wait(lambda: world.bot.gateway.serves(world.table))
    await world.settle()


@pytest.mark.parametrize("away", [20, 100, 10 * HOUR], ids=["a moment", "resumed", "a new session"])
async def test_the_gateway_is_down(world: LocalWorld, ana: Player, ben: Player, away: int) -> None:
    """R2: it was down for 18 seconds of which ten were left, and the turn was played."""
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    assert world.time is not None
    before = until(text(world.board))
    await world.pass_time(290)
    assert "nearly up" in world.pings[0]
    world.server.faults.down()
    await left(world)
    await world.pass_time(away)
    assert world.table.record.version == 2
    assert "time is paused" in text(world.board)
    assert "Your time is paused." in text(ana.hand)
    await back(world)
    assert until(text(world.board)) == until(text(ana.hand)) == pytest.approx(before + away, abs=2)
    await world.pass_time(5)
    assert "out of time" not in text(world.board)
    await ana.make("hide 2 -")
    assert world.table.record.version == 3
    assert len(world.pings) == 1
    await world.pass_time(40)
    assert "Ana hid, then ran out of time" in text(world.board)


async def test_what_nobody_sees_is_not_painted(world: LocalWorld, ana: Player, ben: Player) -> None:
    """Discord asks for a new connection every few hours."""
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    before = text(world.board)
    asked = len(world.server.wire)
    world.server.faults.down()
    await left(world)
    await world.pass_time(10)
    await back(world)
    await world.settle()
    assert text(world.board) == before
    assert [each["path"] for each in world.server.wire[asked:] if "messages" in each["path"]] == []


async def test_a_line_that_is_silent_is_away_since_it_was_last_heard(
    world: LocalWorld, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cable that was pulled closes no connection: the library notices a minute later."""
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await world.pass_time(100)
    silence = [0.0]
    monkeypatch.setattr(gateway, "_silence", lambda client, shard: silence[0])
    await world.pass_time(30)
    heard = world.bot.tables.table_time.now()
    for silence[0] in (30.0, 60.0, 90.0):
        await world.pass_time(30)
    assert world.table.record.paused == pytest.approx(heard, abs=HEARTBEAT)
    await world.pass_time(10 * HOUR)
    assert world.table.record.version == 2
    silence[0] = 0.0
    await world.pass_time(31)
    assert world.table.record.paused is None
    await world.pass_time(120)
    assert "out of time" not in text(world.board)
    await world.pass_time(90)
    assert "Ana ran out of time" in text(world.board)


async def test_what_was_done_in_time_is_heard_first(
    world: LocalWorld, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line may have been cut just before time was up: the bot asks for a sign and waits for it."""
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await world.pass_time(290)
    silence, knocks = [0.0], list[int]()

    async def knock(client: object, shard: int) -> None:
        knocks.append(shard)

    monkeypatch.setattr(gateway, "_silence", lambda client, shard: silence[0])
    monkeypatch.setattr(gateway, "_send_heartbeat", knock)
    for silence[0] in range(5, 35):
        await world.pass_time(1)
    assert world.table.record.version == 2
    assert knocks == [0]
    silence[0] = 0.0
    await world.pass_time(2)
    assert "Ana ran out of time" in text(world.board)


async def test_a_heartbeat_before_its_time_is_a_sign(world: LocalWorld) -> None:
    before = gateway._socket(world.bot, 0)._keep_alive._last_recv
    await gateway._send_heartbeat(world.bot, 0)
    await world.server.wait(lambda: gateway._socket(world.bot, 0)._keep_alive._last_recv > before)


async def test_a_start_while_the_gateway_is_down(world: LocalWorld, ana: Player, ben: Player) -> None:
    """The time before the first connection is nobody's either."""
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await world.pass_time(290)
    world.server.faults.down()
    await left(world)
    await world.halt()
    world.server.faults.up()
    await world.boot()
    await world.pass_time(5)
    assert "out of time" not in text(world.board)
    await world.pass_time(10)
    assert "Ana ran out of time" in text(world.board)


async def test_the_time_of_a_game_stands_too(world: LocalWorld, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last", limit="minutes_60", pace=0)
    await world.pass_time(HOUR - 60)
    world.server.faults.down()
    await left(world)
    await world.pass_time(10 * HOUR)
    assert not world.over
    assert "The clock of this game is stopped." in text(world.board)
    await back(world)
    await world.pass_time(50)
    assert not world.over
    await world.pass_time(20)
    assert world.over


@pytest.mark.parametrize("seconds", [2 * HOUR, -2 * HOUR])
async def test_the_machines_clock_jumps(world: LocalWorld, ana: Player, ben: Player, seconds: int) -> None:
    """Summer time set by hand, a machine that is told the time at last: a turn lasts as long as it lasts."""
    assert world.time is not None
    await sit_down(ana, ben, roles="host_fugitive", pace=300)
    await world.halt()
    world.time.ticking = True
    await world.boot()
    await world.pass_time(200)
    before = until(text(world.board))
    world.time.jumped = seconds
    await world.pass_time(90)
    assert world.table.record.version == 2
    assert until(text(world.board)) == until(text(ana.hand)) == pytest.approx(before + seconds, abs=2)
    await ana.make("hide 2 -")
    assert world.table.record.version == 3
    world.time.jumped = 0
    await world.pass_time(20)
    assert until(text(world.board)) == pytest.approx(before, abs=2 + 0.1 * 300)
    assert "out of time" not in text(world.board)
    await world.pass_time(60)
    assert "Ana hid, then ran out of time" in text(world.board)


@pytest.mark.parametrize(("wrong", "starts"), [
    (400 * 24 * HOUR, True),
    (-3 * 24 * HOUR, False),
    pytest.param(400 * 24 * HOUR, False, marks=pytest.mark.long),
    pytest.param(-3 * 24 * HOUR, True, marks=pytest.mark.long),
])  # fmt: skip
async def test_the_machine_has_a_wrong_date_for_an_hour(
    world: LocalWorld, ana: Player, ben: Player, wrong: int, starts: bool
) -> None:
    """While the bot runs, and when it starts: lobbies, sign-ups and the day's escapes are what they were."""
    assert world.time is not None
    page = (await ben.press(await ben.private("escapade"), "The day's escape")).told[-1]
    await ben.press(page, "Fugitive")
    await ana.slash("stalag17 new")
    page = (await ana.press(await ana.more(), "Help")).told[-1]
    await ana.press(page, "Tournament")
    await ana.press(ana.look(page), "Open the sign-up")
    await world.halt()
    world.time.ticking, world.time.jumped = True, wrong if starts else 0
    await world.boot()
    world.time.jumped = wrong
    await world.pass_time(67 * 60)
    world.time.jumped = 0
    await world.pass_time(2 * HOUR)
    assert sorted(table.record.status for table in world.bot.tables) == ["lobby", "playing"]
    (number,) = await world.bot.store.tournaments()
    tournament = await world.bot.store.tournament(number)
    assert tournament is not None
    assert tournament.status == "open"


async def test_quiet_hours_go_on_after_a_wrong_date(world: LocalWorld, ana: Player, ben: Player) -> None:
    """What looks each minute at who rests does not wait until the wrong date has come."""
    assert world.time is not None
    night = int(world.bot.now()) // HOUR % 24

    def rests(calls: NotificationsRecord) -> NotificationsRecord:
        return replace(calls, zone="UTC+0", quiet=((night + 1) % 24, (night + 9) % 24))

    await world.bot.people.call(int(ana.id), rests)
    await sit_down(ana, ben, roles="host_fugitive", pace=HOUR)
    await world.halt()
    world.time.ticking, world.time.jumped = True, 400 * 24 * HOUR
    await world.boot()
    await world.pass_time(600)
    world.time.jumped = 0
    await world.pass_time(60)
    await world.pass_time(HOUR)
    assert "⏸ Ana's time is paused" in text(world.board)
