"""SimCord's Discord with a server, a channel, the real bot, and its clock."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from pydantic import SecretStr

from bot.app import Escapade
from bot.clock import Clock
from bot.settings import Settings
from bot.table import Table
from cogs.fugitive.state import State
from tests.scenarios.players import Message, Player, channel_of, items, says

EPHEMERAL = 64


class World:
    """A server with a channel, the bot, and whoever joins."""

    def __init__(self, env: simcord.Env, database: Path, time: VirtualTime) -> None:
        self.env = env
        self.time = time
        self.database = database
        self.guild = env.create_guild("Game night")
        self.channel = self.guild.create_text_channel("games")
        self.locales: dict[int, str] = {}
        self.guild_locale = "en-US"
        self.last_press: dict[str, Any] = {}
        self._speak()

    @property
    def bot(self) -> Escapade:
        bot = self.env.bot
        assert isinstance(bot, Escapade)
        return bot

    @property
    def table(self) -> Table:
        """The newest table, for checks of what really happened."""
        tables = {table.id: table for table in (*self.bot.tables, *self.bot.tables._ended.values())}
        return tables[max(tables)]

    @property
    def public(self) -> list[Message]:
        """What everybody sees in the channel."""
        return [*self.newest(self.channel.id)][::-1]

    @property
    def board(self) -> Message:
        return next(message for message in self.newest(self.channel.id) if message.embeds)

    @property
    def over(self) -> bool:
        return says(items(self.board)[0]) in ("Rematch", "Revancha")

    @property
    def pings(self) -> list[str]:
        return [message.content for message in self.newest(self.channel.id) if message.content.startswith("<@")]

    def join(self, name: str, locale: str = "en-US", closed: bool = False, **details: Any) -> Player:
        """Let somebody join the server."""
        member = self.guild.add_member(self.env.create_user(name), **details)
        self.locales[member.id] = locale
        player = Player(self, member)
        if closed:
            self.close_dms(player)
        return player

    def close_dms(self, player: Player) -> None:
        path, why = f"/channels/{player.user.dm_channel.id}/messages*", "Cannot send messages to this user"
        self.env.inject_error("*", path, status=403, code=50007, message=why, times=None)

    async def put(self, state: State) -> None:
        """Lay the running game out as `state` and paint it."""
        self.table.state = state
        await self.bot.painter.paint(self.table)

    async def restart(self) -> None:
        """Stop the bot and start another one on the same database."""
        await self.bot.close()
        await self.env.restart_bot(new_bot(self.database, self.time))

    def look(self, message: Message) -> Message:
        """See a message as it is now."""
        return simcord.ResponseMessage(self.env, self.env.backend.get_message(channel_of(message), message.id)).message

    def newest(self, channel: int) -> Iterator[Message]:
        """Give what everybody sees in a channel, the newest first."""
        stored = self.env.backend.messages.get(channel, {})
        for number in sorted(stored, reverse=True):
            if not stored[number].flags & EPHEMERAL:
                yield simcord.ResponseMessage(self.env, stored[number]).message

    def _speak(self) -> None:
        """Let members speak their languages: SimCord knows English only."""
        emit = self.env.backend.emit

        def spoken(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload["locale"] = self.locales[user]
                if "guild_id" in payload:
                    payload["guild_locale"] = self.guild_locale
                self.last_press = payload
            emit(event, payload)

        self.env.backend.emit = spoken  # type: ignore[method-assign]


class VirtualTime:
    """SimCord's clock, which only a test moves on."""

    env: simcord.Env

    def now(self) -> float:
        return self.env.now().timestamp()

    async def rest(self, clock: Clock) -> None:
        """Stand in for `Clock.rest`."""

        async def woken() -> None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(clock._pause()):
                    await clock._wake.wait()

        await self.env.external_wait(woken(), reason="the next deadline")


def new_bot(database: Path, time: VirtualTime) -> Escapade:
    """Make the bot as it is, but on SimCord's time and on one shard."""
    settings = Settings(
        _env_file=None,  # type: ignore[call-arg]
        discord_token=SecretStr("a token"),
        database=database,
        paint_pause=0.0,
        ready_timeout=0.0,
    )
    bot = Escapade(settings, now=time.now)
    bot.shard_count = 1
    return bot


@contextlib.asynccontextmanager
async def open_world(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Start the bot in a new Discord; at the end, tell what it swallowed."""
    time = VirtualTime()
    monkeypatch.setattr(Clock, "rest", lambda clock: time.rest(clock))
    bot = new_bot(database, time)
    env = time.env = simcord.Env(bot)
    world = None
    try:
        await env.start()
        world = World(env, database, time)
        yield world
    finally:
        await (world.bot if world else bot).close()
        await env.shutdown()
    env.raise_errors()
