import asyncio
import json
import sys
import time
import zlib
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from conftest import Lab
from sample_bot import SampleBot

from bot.local.server import LocalDiscord
from bot.local.session import STREAMS
from tests.patience import PATIENCE


def named(lab, *names):
    return [frame["t"] for frame in lab.server.frames if frame["t"] in names]


async def test_a_dropped_socket_is_resumed_and_nothing_is_missed(lab):
    lab.server.faults.down()
    await lab.server.wait(lambda: not lab.server.gateway.connected)
    await lab.people.say(lab.ana, lab.channel, "while away")
    lab.server.faults.up()
    await lab.server.wait(lambda: named(lab, "RESUMED"), PATIENCE)
    await lab.server.wait(lambda: ("ana", "", False) in lab.bot.heard)
    assert named(lab, "READY", "RESUMED") == ["READY", "RESUMED"]
    assert (await lab.slash("ping")).acked == 4


async def test_a_request_to_reconnect(lab):
    lab.server.faults.reconnect()
    await lab.server.wait(lambda: named(lab, "RESUMED"), PATIENCE)
    assert (await lab.slash("ping")).acked == 4


async def test_what_a_bot_hears_without_message_content(lab):
    await lab.people.say(lab.ana, lab.channel, "hello")
    await lab.people.say(lab.ana, lab.world.dm(lab.ana)["id"], "psst")
    await lab.people.say(lab.ana, lab.channel, f"<@{lab.world.bot['id']}> hi")
    await lab.server.wait(lambda: len(lab.bot.heard) == 3)
    assert lab.bot.heard == [
        ("ana", "", False), ("ana", "psst", True), ("ana", f"<@{lab.world.bot['id']}> hi", False),
    ]  # fmt: skip


async def test_only_members_that_a_bot_may_know(lab):
    guild = lab.bot.get_guild(int(lab.guild))
    assert (guild.member_count, len(guild.members)) == (3, 1)
    assert [m.name for m in await guild.query_members("an")] == ["ana"]


async def test_privileged_intents_and_tokens(empty):
    empty.server.approved_intents = 0
    client = discord.Client(intents=discord.Intents.all())
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await client.start(empty.server.token)
    await client.close()
    client = discord.Client(intents=discord.Intents.default())
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


class Raw:
    """A gateway connection without discord.py."""

    def __init__(self, link):
        self.link = link

    async def get(self):
        return json.loads((await self.link.receive(5)).data)

    async def send(self, op, data):
        await self.link.send_json({"op": op, "d": data})

    async def identify(self, lab, **more):
        assert (await self.get())["op"] == 10
        await self.send(2, {"token": lab.server.token, "intents": 1, "properties": {}} | more)
        return await self.get()


@pytest.fixture
async def connect(empty):
    async with aiohttp.ClientSession() as session:

        async def dial(query=""):
            return Raw(await session.ws_connect(empty.server.gateway_url + "/?v=10&encoding=json" + query))

        yield dial


async def test_identify_heartbeat_and_resume_by_hand(empty, connect):
    raw = await connect()
    ready = (await raw.identify(empty))["d"]
    assert ready["guilds"] == [{"id": empty.guild, "unavailable": True}]
    assert (await raw.get())["t"] == "GUILD_CREATE"
    await raw.send(1, 2)
    assert (await raw.get())["op"] == 11
    await raw.link.close(code=4900)
    empty.world.add_channel(empty.guild, "new")
    again = await connect()
    assert (await again.get())["op"] == 10
    await again.send(6, {"token": empty.server.token, "session_id": ready["session_id"], "seq": 2})
    replayed = [await again.get() for _ in range(2)]
    assert [(frame["t"], frame["s"]) for frame in replayed] == [("CHANNEL_CREATE", 3), ("RESUMED", 4)]


async def test_a_heartbeat_is_not_answered_before_its_sender_can_know(empty, connect):
    """discord.py notes when it beat after the beat has left: an answer at once looks a whole interval late."""
    raw = await connect()
    await raw.identify(empty)
    await raw.get()
    await raw.send(1, 2)
    await raw.send(8, {"guild_id": empty.guild, "query": "", "limit": 1})
    assert [(await raw.get())["op"] for _ in range(2)] == [0, 11]


async def test_a_session_that_is_gone(empty, connect):
    raw = await connect()
    await raw.get()
    await raw.send(6, {"token": empty.server.token, "session_id": "nothing", "seq": 1})
    assert await raw.get() == {"op": 9, "d": False, "s": None, "t": None}
    raw = await connect()
    await raw.identify(empty)
    await raw.get()
    empty.server.faults.invalid_session()
    assert (await raw.get())["op"] == 9


async def test_a_connection_whose_heartbeats_stop_is_closed_and_can_be_resumed(redirect):
    """Without a heartbeat for 2.25 intervals: 4009, after which Discord lets a client reconnect."""
    async with LocalDiscord(heartbeat=20) as server, aiohttp.ClientSession() as session:
        now = 0.0
        server.gateway.clock = lambda: now
        lab = Lab(server).furnish()
        raw = Raw(await session.ws_connect(server.gateway_url))
        ready = (await raw.identify(lab))["d"]
        assert (await raw.get())["t"] == "GUILD_CREATE"
        for _ in range(5):
            now += 0.02 * 2.2
            await raw.send(1, 2)
            assert (await raw.get())["op"] == 11
        now += 0.02 * 2.3
        assert (await raw.link.receive(5)).data == 4009
        await server.wait(lambda: not server.gateway.connected)
        lab.world.add_channel(lab.guild, "new")
        again = Raw(await session.ws_connect(server.gateway_url))
        assert (await again.get())["op"] == 10
        await again.send(6, {"token": server.token, "session_id": ready["session_id"], "seq": 2})
        assert [(await again.get())["t"] for _ in range(2)] == ["CHANNEL_CREATE", "RESUMED"]


async def test_a_bot_without_heartbeats_comes_back_by_itself(redirect):
    async with LocalDiscord(heartbeat=100) as server:
        server.gateway.clock = lambda: 0.0
        redirect(server)
        lab = Lab(server).furnish()
        await lab.boot()
        lab.bot.ws._keep_alive.stop()
        server.gateway.clock = time.monotonic
        await server.wait(lambda: named(lab, "RESUMED"), PATIENCE)
        server.gateway.clock = lambda: 0.0
        assert named(lab, "READY") == ["READY"]
        assert (await lab.slash("ping")).acked == 4
        await lab.halt()


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"token": "local.token", "intents": 1, "shard": [2, 2]}, 4010),
        (2, {"token": "local.token"}, 4002),
        (6, {"token": "wrong", "session_id": "x", "seq": 0}, 4004),
        (6, {"token": "local.token"}, 4002),
        (8, {}, 4003),
        (99, {}, 4003),
    ],
)
async def test_close_codes(connect, op, data, code):
    raw = await connect()
    await raw.get()
    await raw.send(op, data)
    assert (await raw.link.receive()).data == code


class Packer:
    """What a module of zstd has, which packs by zlib: tests have no zstd before Python 3.14."""

    FLUSH_BLOCK = zlib.Z_SYNC_FLUSH

    def __init__(self):
        self._stream = zlib.compressobj()

    def compressobj(self):
        return self

    def compress(self, data, mode=zlib.Z_NO_FLUSH):
        return self._stream.compress(data) + (self._stream.flush(mode) if mode else b"")

    def flush(self, mode):
        return self._stream.flush(mode)


def replaced(monkeypatch, **modules):
    for name in ("zstandard", "compression.zstd"):
        monkeypatch.setitem(sys.modules, name, modules.get(name.partition(".")[0]))


STAND_IN = SimpleNamespace(ZstdCompressor=Packer, COMPRESSOBJ_FLUSH_BLOCK=zlib.Z_SYNC_FLUSH)


@pytest.mark.parametrize(
    ("kind", "modules"),
    [
        ("zlib-stream", {}),
        ("zstd-stream", {"zstandard": STAND_IN}),
        ("zstd-stream", {"compression": STAND_IN}),
    ],
)
async def test_compression(empty, connect, monkeypatch, kind, modules):
    """One stream a connection, and each frame can be read when it has come."""
    replaced(monkeypatch, **modules)
    raw = await connect(f"&compress={kind}")
    inflate = zlib.decompressobj()

    async def get():
        return json.loads(inflate.decompress((await raw.link.receive(5)).data))

    assert (await get())["op"] == 10
    await raw.send(2, {"token": empty.server.token, "intents": 1})
    assert (await get())["t"] == "READY"
    assert (await get())["t"] == "GUILD_CREATE"


@pytest.mark.parametrize("query", ["&compress=zstd-stream", "&compress=brotli-stream"])
async def test_what_cannot_be_spoken_is_refused(empty, connect, monkeypatch, query):
    replaced(monkeypatch)
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await connect(query)
    assert refused.value.status == 501


async def test_whatever_discord_py_asks_for_is_spoken(lab):
    """It asks for zstd where it can read it: in Python 3.14, or with zstandard installed."""
    assert named(lab, "READY") == ["READY"]
    assert discord.utils._ActiveDecompressionContext.COMPRESSION_TYPE in STREAMS


async def test_shards(empty, connect):
    raws = [await connect(), await connect()]
    for index, raw in enumerate(raws):
        ready = await raw.identify(empty, shard=[index, 2], intents=1 | 1 << 9 | 1 << 12)
        mine = (int(empty.guild) >> 22) % 2 == index
        assert bool(ready["d"]["guilds"]) == mine
        if mine:
            assert (await raw.get())["t"] == "GUILD_CREATE"
    await empty.people.say(empty.ana, empty.channel, "to one shard")
    await empty.people.say(empty.ana, empty.world.dm(empty.ana)["id"], "to shard 0")
    where = (int(empty.guild) >> 22) % 2
    assert (await raws[where].get())["d"]["guild_id"] == empty.guild
    assert "guild_id" not in (await raws[0].get())["d"]


async def test_a_shard_hears_of_its_own_servers_alone(empty, connect):
    while len({(int(guild) >> 22) % 2 for guild in empty.world.guilds}) < 2:
        empty.world.add_guild("Another")
    raws = [await connect(), await connect()]
    for index, raw in enumerate(raws):
        ready = (await raw.identify(empty, shard=[index, 2]))["d"]
        own = [guild for guild in empty.world.guilds if (int(guild) >> 22) % 2 == index]
        assert (ready["shard"], [guild["id"] for guild in ready["guilds"]]) == ([index, 2], own)
    assert empty.server.gateway.shards == {(0, 2), (1, 2)}


async def test_a_shard_with_too_many_servers_is_refused(empty, connect):
    empty.server.gateway.most_guilds = len(empty.world.guilds) - 1
    raw = await connect()
    await raw.get()
    await raw.send(2, {"token": empty.server.token, "intents": 1})
    assert (await raw.link.receive()).data == 4011


async def test_shards_of_one_bucket_begin_five_seconds_apart(empty, connect):
    now = 1e9
    empty.server.rate_limits, empty.world.clock = True, lambda: now
    empty.server.starts.concurrency = 2

    async def begins(index):
        return (await (await connect()).identify(empty, shard=[index, 8]))["op"] == 0

    assert [await begins(index) for index in (0, 1, 2, 3)] == [True, True, False, False]
    now += 4.9
    assert not await begins(2)
    now += 0.2
    assert [await begins(index) for index in (2, 3, 0)] == [True, True, False]


async def test_what_is_left_of_a_days_sessions(empty, connect):
    now = 1e9
    empty.server.rate_limits, empty.world.clock = True, lambda: now
    empty.server.starts.total = 2
    client = discord.Client(intents=discord.Intents(guilds=True))
    await client.login(empty.server.token)

    async def left():
        limit = (await client.http.get_bot_gateway())[2]
        return limit["remaining"], limit["reset_after"], limit["max_concurrency"]

    assert await left() == (2, 0, 1)
    for seconds, begins, after in (
        (0, True, (1, 86400000, 1)),
        (10, True, (0, 86390000, 1)),
        (20, False, (0, 86380000, 1)),
    ):
        now = 1e9 + seconds
        assert ((await (await connect()).identify(empty))["op"] == 0) is begins
        assert await left() == after
    now = 1e9 + 86400
    assert (await left())[0] == 1
    await client.close()


async def test_a_press_where_no_shard_listens_fails(empty, connect):
    own = (int(empty.guild) >> 22) % 2
    raw = await connect()
    await raw.identify(empty, shard=[1 - own, 2])
    board = empty.world.store.make(empty.channel, empty.world.bot["id"], {"content": "Board"}, {})
    assert (await empty.people.click(empty.ana, empty.channel, board["id"], "x", forced=True)).failed == "offline"
    raw = await connect()
    await raw.identify(empty, shard=[own, 2])
    assert (await raw.get())["t"] == "GUILD_CREATE"
    await empty.people.click(empty.ana, empty.channel, board["id"], "x", forced=True)
    assert (await raw.get())["t"] == "INTERACTION_CREATE"


async def test_two_processes_of_one_bot_each_with_its_shards(empty):
    bots = [SampleBot(shard_id=index, shard_count=2) for index in range(2)]
    running = [asyncio.create_task(bot.start(empty.server.token)) for bot in bots]
    for bot in bots:
        await asyncio.wait_for(bot.ready_at_all.wait(), PATIENCE)
    own = (int(empty.guild) >> 22) % 2
    assert [len(bot.guilds) for bot in bots] == [int(index == own) for index in range(2)]
    await empty.people.say(empty.ana, empty.world.dm(empty.ana)["id"], "psst")
    await empty.people.say(empty.ana, empty.channel, "hello")
    await empty.server.wait(lambda: len(bots[0].heard + bots[1].heard) == 2)
    assert [len(bots[0].heard), len(bots[1].heard)] == [2 if own == 0 else 1, 0 if own == 0 else 1]
    for bot, task in zip(bots, running, strict=True):
        await bot.close()
        await task


async def test_a_connection_that_ends_right_after_its_close_frame(empty):
    """The code has been sent; whoever answers it finds nobody there."""
    empty.server.fin = True
    async with aiohttp.ClientSession() as session:
        link = await session.ws_connect(empty.server.gateway_url + "/?v=10&encoding=json", autoclose=False)
        await Raw(link).get()
        await Raw(link).send(2, {"token": "wrong", "intents": 1})
        closed = await link.receive()
        assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 4004)
        await empty.server.wait(lambda: link._response.connection.transport is None, 5)
