"""Two processes at one database, each ended in turn without a word: nothing doubled, nothing lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import discord
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.connecting import point_discord_at
from bot.local.server import LocalDiscord
from bot.ops.state import troubles
from bot.shards import shard_of
from bot.table import early_end, life
from bot.ui.drain import QUIET
from storage.database import Server
from storage.store_errors import StoreError
from tests.drills.pair import COUNT, LOADED, Pair
from tests.drills.quick import quicken
from tests.drills.test_copies import SECOND
from tests.local import oracle
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.ui.answer import answer
from tests.ui.messages import find, items, seen, text


@pytest.fixture
def server(cluster: Cluster) -> Iterator[Server]:
    made = cluster.fresh()
    yield made
    cluster.give_back(made)


@pytest_asyncio.fixture
async def pair(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    quicken(monkeypatch)
    monkeypatch.setattr("bot.table.closing.seed_from", lambda secret, brought: bytes(16))
    for name, seconds in (("EVERY", 0.1), ("HELD", 0.6), ("GONE", 1.0)):
        monkeypatch.setattr(f"bot.table.leases.{name}", seconds)
    discord_server = LocalDiscord(ack_deadline=3, shards=COUNT)
    await discord_server.start(0)
    point_discord_at(discord_server.base_url)
    made = Pair(discord_server, server)
    try:
        await made.boot()
        yield made
    finally:
        await made.halt()
        await discord_server.stop()
        discord.http.Route.BASE = "https://discord.com/api/v10"
    oracle.check(discord_server.wire)


async def test_a_game_outlives_each_process_in_turn(pair: Pair) -> None:
    """Ana plays in her direct messages, which the first process hears, Ben in the channel of the second."""
    await pair.begin()
    await pair.ben.my_hand()
    await pair.steps(3)
    await pair.check()
    for shard in (0, 1):
        other = pair.bots[1 - shard]
        assert other is not None
        await pair.die(shard)
        await pair.until(lambda other=other: other.leases.looks_after(int(pair.guild)) and other.leases.house)  # type: ignore[misc]
        assert other.leases.looks_after(None)
        player = pair.ben if shard == 0 else pair.ana
        await player.step(pair.chance)
        await pair.start(shard)
        await pair.ben.my_hand()
        await pair.steps(3)
        await pair.check()
    assert pair.doubled() == []


async def test_a_rolling_restart_while_people_press(pair: Pair) -> None:
    """What was pressed before a process stops is answered, what comes then refused with a sentence, the other plays on
    meanwhile, and the buttons that stood there go on."""
    await pair.begin()
    await pair.ben.my_hand()
    for shard in (0, 1):
        stopped, other = pair.bots[shard], pair.bots[1 - shard]
        assert stopped is not None
        assert other is not None
        presser, playing = pair.players if shard == 0 else reversed(pair.players)
        pressed = pair.ana.hand if shard == 0 else pair.board
        button = str(find(pressed, "Rules" if shard == 0 else "My hand")["custom_id"])
        slow = pair.server.faults.add("POST", "^/interactions/", delay=0.4)
        made = await pair.start_click(presser, pressed, button)
        await pair.until(lambda slow=slow: not slow.times)  # type: ignore[misc]
        stopping = asyncio.create_task(pair.stop(shard))
        await pair.until(lambda stopped=stopped: stopped.dispatcher.stopping)  # type: ignore[misc]
        late = await pair.start_click(presser, pressed, button)
        await pair.until(late.done.is_set)
        await playing.step(pair.chance)
        await stopping
        assert (made.done.is_set(), made.failed) == (True, None)
        assert any("The bot is restarting" in each.get("content", "") for each in pair.answer(late).told)
        await pair.until(lambda other=other: other.leases.looks_after(int(pair.guild)) and other.leases.house)  # type: ignore[misc]
        await playing.step(pair.chance)
        await pair.start(shard)
        await pair.ben.my_hand()
        await pair.steps(2)
        await pair.check()
    assert pair.doubled() == []


async def test_a_shard_is_heard_by_whoever_has_its_lease_alone(pair: Pair) -> None:
    """A third process with the shards of the first waits until that has stopped."""
    first, begun = pair.bots[0], len(pair.server.starts._begun)
    spare = pair.begun(0)
    await pair.until(lambda: spare.started, LOADED)
    for _ in range(5):
        await spare.leases.tend()
    assert not spare.leases.looks_after(None)
    assert len(pair.server.starts._begun) == begun, "it has begun a session beside that of the first"
    assert await troubles(spare) == {"gateway": "shard 0: another process hears it"}
    assert first is not None
    await first.close()
    await pair.until(lambda: len(pair.server.starts._begun) > begun)
    await pair.until(lambda: (0, COUNT) in pair.server.gateway.shards and not spare.gateway.away())
    assert spare.leases.hears(None)
    assert len(pair.server.starts._begun) == begun + 1
    assert await troubles(spare) == {}


async def test_what_was_told_unheard_is_known_all_the_same(pair: Pair, cluster: Cluster) -> None:
    """All connections break, those that listen as well; they are opened anew."""
    await pair.begin()
    await pair.ben.my_hand()
    await pair.steps(1)
    cluster.disconnect()
    await pair.steps(2)
    await pair.check()
    await pair.finish(look=True)
    await pair.kept()


async def test_what_the_operator_does_reaches_the_tables_of_every_process(pair: Pair) -> None:
    """Ana, whose direct messages the first process hears, is the operator; the second looks after the table."""
    await pair.begin()
    first, second = pair.bots
    assert first is not None
    assert second is not None
    first.settings.owners = (int(pair.ana.id),)
    lounge = str(pair.world.add_channel(pair.guild, "lounge")["id"])
    table = second.tables.in_channel(int(pair.channel))
    assert table is not None

    async def opened() -> str:
        return answer(await pair.slash(pair.ben, lounge, "fugitive new", {}))

    home = (await pair.slash(pair.ana, pair.ana.dm, "escapade", {})).told[0]
    about = (await pair.ana.press(await pair.ana.more(home), "About")).told[0]
    page = (await pair.ana.press(about, "Operator")).told[0]
    await pair.ana.press(page, "Announce a restart")
    seen(text(pair.ana.look(page)), "One table gets the announcement")
    await pair.until(lambda: any("I'll restart soon" in text(each) for each in pair.messages(pair.channel)))
    await pair.ana.choose(pair.ana.look(page), "Look at a table", "1")
    await pair.ana.press(pair.ana.look(page), "Block the server")
    assert (await opened()).startswith("The operator of this bot has blocked new tables")
    await pair.ana.press(pair.ana.look(page), "Unblock the server")
    await table.change(lambda record: life.suspended(record, early_end.SHUT, second.now()))
    await pair.until(lambda: not first.tables.in_channel(int(pair.channel)))
    await pair.ana.press(pair.ana.look(page), "All tables")
    await pair.ana.choose(pair.ana.look(page), "Look at a table", "1")
    await pair.ana.press(pair.ana.look(page), "Revive the table")
    await pair.until(lambda: table.record.status == "playing")
    await pair.ana.press(pair.ana.look(page), "Drain, then stop")
    await pair.until(lambda: second.tables.draining.on)
    assert (await opened()).startswith("I'm about to restart")
    await pair.ana.press(pair.ana.look(page), "Allow new tables")
    await pair.until(lambda: not second.tables.draining.on)
    await pair.ana.choose(pair.ana.look(page), "Look at a table", "1")
    await pair.ana.press(pair.ana.look(page), "End the table")
    await pair.ana.press(pair.ana.look(page), "End the table")
    await pair.until(lambda: "The operator of the bot ended this game" in text(pair.board))


async def test_all_processes_drain_until_nobody_has_pressed_anything_in_any(pair: Pair) -> None:
    await pair.begin()
    first, second = pair.bots
    assert first is not None
    assert second is not None
    stopped = []
    for bot in (first, second):
        bot.clock.beats.remove(bot.drain._beat)
        bot.stop = lambda bot=bot: stopped.append(bot)  # type: ignore[misc]
    await first.tables.draining.turn(True)
    await second.cluster.catch_up()
    second.cluster.hear("")
    await pair.until(lambda: second.tables.draining.on)
    for bot in (first, second):
        bot.drain._beat()
    await pair.ben.my_hand()
    second.drain._beat()
    await pair.until(lambda: first.tables.draining.pressed)
    first.dispatcher.heard -= QUIET
    first.drain._pressed -= QUIET
    first.drain._beat()
    assert stopped == [], "somebody plays where the other process hears"
    first.drain._pressed -= QUIET
    first.drain._beat()
    assert stopped == [first]
    await pair.die(1)
    await pair.start(1)
    again = pair.bots[1]
    assert again is not None
    await again.tables.draining.look()
    assert not again.tables.draining.on, "who starts it again ends the drain"


@pytest.mark.parametrize("held", [pytest.param(True, marks=pytest.mark.long), False], ids=["with the lease", "without"])
async def test_a_press_that_was_acknowledged_already(pair: Pair, monkeypatch: pytest.MonkeyPatch, held: bool) -> None:
    """By a process that was killed right then, if this one has the lease: it is served.

    Without the lease, and with a
    """
    await pair.slash(pair.ana, pair.channel, "fugitive new", {})
    await pair.until(lambda: items(pair.board))
    bot = pair.bots[shard_of(int(pair.guild), COUNT)]
    assert bot is not None
    assert bot.leases.hears(int(pair.guild))
    if not held:
        monkeypatch.setattr(bot.leases, "holds", lambda name: False)
        monkeypatch.setattr(bot.leases, "tend", unknown)
    pair.server.faults.add("POST", "^/interactions/", status=400, code=40060, after=True)
    with capture_logs() as logged:
        made = await pair.start_click(pair.ben, pair.board, str(find(pair.board, "Join")["custom_id"]))
        await pair.until(made.done.is_set)
        await pair.settle()
    assert [line["event"] for line in logged].count(SECOND) == (0 if held else 1)
    _, record, _, _ = await pair.stored()
    assert [seat.name for seat in record.seats] == (["Ana", "Ben"] if held else ["Ana"])


async def test_a_process_that_was_stopped_calls_nobody_and_runs_no_tournament(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond its leases it looks first whether it still has them."""
    await pair.begin()
    home = (await pair.slash(pair.ana, pair.channel, "escapade", {})).told[0]
    help_page = (await pair.ana.press(await pair.ana.more(home), "Help")).told
    await pair.ana.press(help_page[-1], "Tournament")
    await pair.ana.press(pair.ana.look(help_page[-1]), "Open the sign-up")
    house = next(bot for bot in pair.bots if bot is not None and bot.leases.house)
    host = pair.bots[shard_of(int(pair.guild), COUNT)]
    assert host is not None
    (number,) = await host.store.tournaments()

    async def go_on() -> int:
        known = len(pair.server.wire)
        for player in pair.players:
            await house.notifier._send_digest(int(player.id), house.now())
        await host.tournaments._advance(number, anew=True)
        return len(pair.server.wire) - known

    with monkeypatch.context() as patch:
        for bot in (house, host):
            patch.setattr(bot.leases, "holds", lambda name: False)
            patch.setattr(bot.leases, "tend", nothing)
        assert await go_on() == 0
    assert await go_on() == 2, "a message of the day, and the tournament's"


async def nothing() -> None:
    """Find that another process has what this one had."""


async def unknown() -> None:
    """Fail as a look at the leases does while the database is away."""
    raise StoreError("the database is away")


async def test_a_process_that_ends_takes_nothing_up(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """It had just got the tables of another, and then the house, and lost its own."""
    bot = pair.bots[0]
    assert bot is not None
    begun, ended, compare = asyncio.Semaphore(0), asyncio.Event(), bot.tables.compare

    async def late() -> None:
        begun.release()
        await ended.wait()
        await compare()

    monkeypatch.setattr(bot.tables, "compare", late)
    with capture_logs() as logged:
        before = set(bot._taking)
        for name in ("1/2", "house"):
            bot._gained(frozenset((name,)))
            await begun.acquire()
        taking = bot._taking - before
        await pair.die(0)
        ended.set()
        await asyncio.wait(taking, timeout=PATIENCE)
    assert [task.cancelled() for task in taking] == [True, True]
    assert [line["event"] for line in logged if line["log_level"] == "error"] == []
