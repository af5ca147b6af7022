"""Threads that Discord refuses, those of announcement channels, and who is a member of them."""

from __future__ import annotations

import pytest

from bot.local import threads
from bot.local.commands import NotAllowed
from bot.local.shapes import NEWS, NEWS_THREAD
from tests.scenarios.test_absence import PACE
from tests.scenarios.test_tournament import finish, opened, shown
from tests.ui.answer import answer
from tests.ui.messages import labels, seen, text
from tests.ui.on_local import FOR_EVER, LocalWorld
from tests.ui.player import Player
from tests.ui.world import World

REFUSALS = [(400, 160006), (400, 50024), (400, 200001), (403, 50013)]
"""Too many active threads, the wrong kind of channel, a name that AutoMod blocks, no permission after all."""

BOTH = [pytest.param(*each, marks=() if each in (REFUSALS[0], REFUSALS[-1]) else pytest.mark.long) for each in REFUSALS]
"""The same, of which `make test` plays one of each status."""


@pytest.fixture
async def lobby(world: World, ana: Player) -> LocalWorld:
    """Ana's lobby."""
    assert isinstance(world, LocalWorld)
    await ana.slash("stalag17 new")
    return world


def refuse_threads(world: World, status: int, code: int) -> None:
    """Refuse all threads of the channel."""
    assert isinstance(world, LocalWorld)
    path = f"^/channels/{world.channel}/threads"
    world.server.faults.add("POST", path, FOR_EVER, status=status, code=code)


async def announce(world: World) -> None:
    """Make the channel an announcement channel."""
    assert isinstance(world, LocalWorld)
    world.world.channels[world.channel]["type"] = NEWS
    world.world.changed_channel(world.channel)
    await world.settle()


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_second_table_without_a_thread_gets_the_link(
    lobby: LocalWorld, ben: Player, status: int, code: int
) -> None:
    refuse_threads(lobby, status, code)
    seen(await ben.slash("fugitive new"), "can have only one table", str(lobby.board["id"]))
    assert len(lobby.bot.tables) == 1
    assert ben.inbox == []


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_table_stays_where_it_is_without_a_thread(
    lobby: LocalWorld, ana: Player, status: int, code: int
) -> None:
    refuse_threads(lobby, status, code)
    panel = (await ana.press(lobby.board, "Table settings …")).told[0]
    seen(answer(await ana.press(panel, "Open in a thread")), "doesn't let me make a thread", "stays in this channel")
    assert lobby.table.record.channel == int(lobby.channel)


@pytest.mark.parametrize(("status", "code"), BOTH)
async def test_a_tournament_without_threads_plays_one_table_after_the_other(
    world: World, ana: Player, ben: Player, status: int, code: int
) -> None:
    refuse_threads(world, status, code)
    await opened(world, ana, league=True)
    for player in (ana, ben, world.join("Cleo"), world.join("Dan")):
        await player.press(shown(world), "Sign up")
    await ana.press(shown(world), "Draw")
    for left in (6, 5, 4):
        await world.bot.settled()
        assert [table.record.channel for table in world.bot.tables] == [int(world.channel)]
        seen(text(shown(world)), f"{left} games to go")
        await finish(world)


async def test_an_announcement_channel_has_threads_of_its_own_kind(lobby: LocalWorld, ana: Player, ben: Player) -> None:
    await announce(lobby)
    first = lobby.channel
    assert "The table has its own thread" in await ben.slash("fugitive new")
    there = str(lobby.table.record.channel)
    assert lobby.world.channels[there]["type"] == NEWS_THREAD
    lobby.channel = there
    await ben.press(lobby.board, "Fill with computers and start")
    assert "Ben" in text(lobby.board)
    lobby.channel = first
    panel = (await ana.press(lobby.board, "Table settings …")).told[0]
    await ana.press(panel, "Open in a thread")
    table = await lobby.bot.tables.find(1)
    assert table is not None
    assert lobby.world.channels[str(table.record.channel)]["type"] == NEWS_THREAD


async def test_an_announcement_channel_has_no_private_threads(lobby: LocalWorld, ana: Player) -> None:
    await announce(lobby)
    panel = (await ana.press(lobby.board, "Table settings …")).told[0]
    await ana.press(panel, "Make private")
    assert "can't make a thread here" in answer(await ana.press(ana.look(panel), "Open in a thread"))
    assert lobby.table.record.channel == int(lobby.channel)


async def test_a_tournament_in_an_announcement_channel(world: World, ana: Player, ben: Player) -> None:
    assert isinstance(world, LocalWorld)
    await announce(world)
    await opened(world, ana)
    for player in (ana, ben, world.join("Cleo"), world.join("Dan")):
        await player.press(shown(world), "Sign up")
    await ana.press(shown(world), "Draw")
    await world.bot.settled()
    assert [world.world.channels[str(table.record.channel)]["type"] for table in world.bot.tables] == [NEWS_THREAD] * 2
    await finish(world)
    await finish(world)
    assert labels(shown(world)) == ["Fair deal ✓"]


@pytest.mark.parametrize("code", [20022, 30046, 50083])
async def test_a_tournament_that_cannot_be_edited_is_posted_again(
    world: World, ana: Player, ben: Player, code: int
) -> None:
    """Too often in an announcement channel or after an hour, or in a thread that sleeps."""
    await opened(world, ana)
    old = shown(world)
    await ana.press(old, "Sign up")
    world.refuse("PATCH", world.channel, 400, code)
    await ben.press(old, "Sign up")
    (new,) = [each for each in world.public if each["embeds"] and "2 people have signed up" in text(each)]
    assert new["id"] != old["id"]
    await ana.press(new, "Cancel my sign-up")
    assert "One person has signed up" in text(world.look(new))


def members(world: World, thread: str) -> set[str]:
    """List the people in a thread."""
    assert isinstance(world, LocalWorld)
    return set(world.world.channels[thread]["_members"]) - {world.world.bot["id"]}


async def sleeping(world: World) -> None:
    """Let the thread of the table sleep, as Discord does after a week in which only edits have come."""
    assert isinstance(world, LocalWorld)
    threads.change(world.world, world.channel, {"archived": True})
    await world.settle()


async def in_thread(world: World, host: Player, game: str = "fugitive new", **options: object) -> None:
    """Open a table in a thread of its own, and look there."""
    await host.slash(game, **options)
    world.channel = str(list(world.bot.tables)[-1].record.channel)


async def test_who_sits_down_in_a_thread_can_press_while_it_sleeps(lobby: LocalWorld, ana: Player, ben: Player) -> None:
    await in_thread(lobby, ben, roles="host_fugitive", pace=0)
    assert members(lobby, lobby.channel) == {ben.id}
    await ana.press(lobby.board, "Join")
    assert members(lobby, lobby.channel) == {ana.id, ben.id}
    await ben.press(lobby.board, "Start")
    for player in (ana, ben):
        await sleeping(lobby)
        assert "Log of table 2" in answer(await player.press(lobby.board, "Log"))
    await sleeping(lobby)
    with pytest.raises(NotAllowed):
        await lobby.join("Eva").press(lobby.board, "Log")


async def test_who_plays_in_a_tournament_is_in_the_thread_of_each_game(world: World, ana: Player, ben: Player) -> None:
    await opened(world, ana)
    people = [ana, ben, world.join("Cleo"), world.join("Dan")]
    for player in people:
        await player.press(shown(world), "Sign up")
    await ana.press(shown(world), "Draw")
    await world.bot.settled()
    for table in world.bot.tables:
        assert members(world, str(table.record.channel)) == {str(seat.user) for seat in table.record.seats}


async def test_who_plays_on_for_somebody_is_in_the_thread(lobby: LocalWorld, ana: Player, ben: Player) -> None:
    nina = lobby.join("Nina")
    await in_thread(lobby, ben, roles="host_fugitive", pace=PACE)
    await ana.press(lobby.board, "Join")
    await ben.press(lobby.board, "Start")
    await ben.pick(await ben.private("table host"), "Make someone else host", "Ana")
    await lobby.pass_time(2 * PACE + 1)
    await lobby.pass_time(2 * PACE + 1)
    await ana.slash("table invite", person=nina)
    free = next(each for each in lobby.messages(lobby.channel) if "the host invites you" in each["content"])
    await nina.press(free, "Sit down")
    assert "Nina" in lobby.table.names
    assert nina.id in members(lobby, lobby.channel)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50083), (404, 10007)])
async def test_whom_a_thread_refuses_plays_all_the_same(
    lobby: LocalWorld, ana: Player, ben: Player, status: int, code: int
) -> None:
    lobby.server.faults.add("PUT", "/thread-members/", FOR_EVER, status=status, code=code)
    await in_thread(lobby, ben)
    assert "You're in" in answer(await ana.press(lobby.board, "Join"))
    await ben.press(lobby.board, "Start")
    assert lobby.table.record.status == "playing"
