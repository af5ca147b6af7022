import asyncio

import discord
import pytest
import yarl
from oracle import check
from sample_bot import SampleBot

from bot.local.server import LocalDiscord
from tests.patience import PATIENCE


class Lab:
    """A server, the real discord.py with the sample bot, two players in one channel."""

    def __init__(self, server):
        self.server, self.world, self.people = server, server.world, server.people
        self.bot = self._task = None

    def furnish(self):
        self.guild = self.world.add_guild("Lab")["id"]
        self.channel = self.world.add_channel(self.guild, "games")["id"]
        self.ana, self.ben = (self.world.add_user(name)["id"] for name in ("Ana", "Ben"))
        for user in (self.ana, self.ben):
            self.world.add_member(self.guild, user)
        return self

    async def boot(self, **options):
        self.bot = SampleBot(**options)
        self._task = asyncio.create_task(self.bot.start(self.server.token))
        waiting = asyncio.create_task(self.bot.ready_at_all.wait())
        await asyncio.wait({waiting, self._task}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._task.done():
            self._task.result()
        assert self.bot.ready_at_all.is_set()

    async def halt(self):
        if self._task:
            await self.bot.close()
            await asyncio.wait({self._task}, timeout=PATIENCE)
            self._task = None

    async def restart(self):
        await self.halt()
        await self.boot()

    async def slash(self, name, user=None, channel=None, **options):
        return await self.done(self.people.slash(user or self.ana, channel or self.channel, name, **options))

    async def click(self, message, custom_id=None, user=None, **options):
        where = message["channel_id"]
        return await self.done(self.people.click(user or self.ana, where, message["id"], custom_id, **options))

    async def done(self, act):
        asked = await act
        await asyncio.wait_for(asked.done.wait(), PATIENCE)
        return asked

    async def settled(self, asked):
        """The answer once it no longer says that the bot is thinking."""
        return await self.server.wait(lambda: (m := asked.response) and not m["flags"] & 128 and m)

    def said(self, channel=None, viewer=None):
        return [m["content"] for m in self.people.history(channel or self.channel, viewer)]


def point_at(server):
    discord.http.Route.BASE = server.base_url + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway_url)
    discord.Asset.BASE = server.base_url


@pytest.fixture
def redirect(monkeypatch):
    """Point discord.py at a server, and back again after the test; it reconnects without long pauses."""
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda self: 0.02)
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    yield point_at
    discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


@pytest.fixture
async def empty(redirect):
    """A lab without a bot; whatever goes over its wire is held against Discord's document."""
    async with LocalDiscord(follow_up_completes=True) as server:
        redirect(server)
        lab = Lab(server).furnish()
        yield lab
        await lab.halt()
        check(server.wire)


@pytest.fixture
async def lab(empty):
    await empty.boot()
    return empty
