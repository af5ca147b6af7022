"""Channels of other kinds: what the bot needs in the chats of voice and stage channels and in locked threads, and what
`/setup` says of announcement channels and of roles that cannot be pinged."""

from __future__ import annotations

import pytest

from bot.local import threads
from bot.local.permissions import CONNECT, MANAGE_THREADS, MENTION_EVERYONE
from bot.local.things import GUILDS, Event
from tests.scenarios.test_server import MANAGE_GUILD, set_up
from tests.scenarios.test_threads import announce
from tests.ui.messages import Json, items, seen, text
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player
from tests.ui.world import World

VOICE, STAGE = 2, 13


@pytest.fixture
def keeper(world: World) -> Player:
    return world.join("Keeper", permissions=MANAGE_GUILD)


async def chat_of(world: World, kind: int) -> LocalWorld:
    """Make the chat of a voice or stage channel the channel."""
    assert isinstance(world, LocalWorld)
    await world.halt()
    world.world.channels[world.channel] |= {"type": kind, "bitrate": 64000, "user_limit": 0, "rtc_region": None}
    await world.boot()
    return world


async def allow(world: LocalWorld, allowed: int, denied: int = 0) -> None:
    """Allow and deny the bot something in the channel."""
    here = {"id": world.world.bot["id"], "type": 1, "allow": str(allowed), "deny": str(denied)}
    where = world.world.channels[world.channel].get("parent_id") or world.channel
    world.world.set_overwrites(where, [here])
    await world.settle()


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_the_chat_of_a_voice_channel_needs_connect(world: World, ana: Player, ben: Player, kind: int) -> None:
    local = await chat_of(world, kind)
    await allow(local, 0, CONNECT)
    told = await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    seen(told, "Connect")
    assert "View Channel" not in told
    assert len(world.bot.tables) == 0
    await allow(local, CONNECT)
    seen(await ana.slash("fugitive new", roles="host_fugitive", pace=0), "Table 1 is open")
    await ben.press(world.board, "Join")
    await ana.press(world.board, "Start")
    assert "Fugitive" in text(world.board)
    await allow(local, 0, CONNECT)
    await ana.make("hide 1 -")
    assert world.table.record.barred is not None
    await allow(local, CONNECT)
    assert world.table.record.barred is None


async def test_a_locked_thread_is_told_of(world: World, ana: Player) -> None:
    assert isinstance(world, LocalWorld)
    world.channel = world.open_thread("games")
    await world.lock_thread()
    await world.settle()
    seen(await ana.slash("fugitive new"), "Manage Threads (this thread is locked)")
    assert len(world.bot.tables) == 0
    await allow(world, MANAGE_THREADS)
    seen(await ana.slash("fugitive new"), "Table 1 is open")


async def test_setup_keeps_tables_out_of_announcement_channels(world: World, keeper: Player) -> None:
    await announce(world)
    page = await keeper.private("setup")
    seen(text(page), "This is an announcement channel", "Open tables in a text channel")
    page = await set_up(keeper, "channels")
    assert "announcement channel" in text(page)
    assert _offered(page) == [[0, 15]]
    assert isinstance(world, LocalWorld)
    world.channel = str(
        threads.start(world.world, world.channel, world.world.bot["id"], {"name": "x", "type": 10})["id"]
    )
    await world.settle()
    assert "announcement channel" in text(await keeper.private("setup"))
    world.channel = world.open_channel("games")
    assert "announcement channel" not in text(await keeper.private("setup"))


async def test_setup_warns_of_a_role_that_cannot_be_pinged(world: World, keeper: Player, ana: Player) -> None:
    assert isinstance(world, LocalWorld)
    role = world.world.add_role(world.guild, "Players")
    await world.settle()
    page = await set_up(keeper, "seeking", role["id"])
    seen(text(page), f"I can't ping <@&{role['id']}>")
    assert "I can't ping" in text(await keeper.private("setup"))
    await allow(world, MENTION_EVERYONE)
    assert "I can't ping" not in text(await keeper.private("setup"))
    await allow(world, 0)
    role["mentionable"] = True
    world.world.emit(Event("GUILD_ROLE_UPDATE", {"guild_id": world.guild, "role": role}, world.guild, intent=GUILDS))
    await world.settle()
    assert "I can't ping" not in text(await keeper.private("setup"))
    await ana.slash("stalag17 new")
    await ana.press((await ana.press(world.board, "Table settings …")).told[0], "Look for players")
    assert [each["mention_roles"] for each in world.public if each["mention_roles"]] == [[role["id"]]]


async def test_everybody_is_a_role_that_cannot_be_pinged(world: World, keeper: Player) -> None:
    assert "I can't ping" in text(await set_up(keeper, "seeking", world.guild))


async def test_a_role_that_is_gone_is_not_warned_of(world: World, keeper: Player) -> None:
    assert isinstance(world, LocalWorld)
    role = world.world.add_role(world.guild, "Players")
    await world.settle()
    assert "I can't ping" in text(await set_up(keeper, "seeking", role["id"]))
    gone = {"guild_id": world.guild, "role_id": role["id"]}
    world.world.guilds[world.guild]["roles"].remove(role)
    world.world.emit(Event("GUILD_ROLE_DELETE", gone, world.guild, intent=GUILDS))
    await world.settle()
    assert "I can't ping" not in text(await keeper.private("setup"))


def _offered(page: Json) -> list[list[int]]:
    return [item["channel_types"] for item in items(page) if "channel_types" in item]
