"""The world behind our own local server: the real discord.py over real HTTP and WebSocket.

`LocalWorld` alone lets time run as it does and the bot be wherever it is; `open_local` gives one whose bot is in this
process, whose time only a test moves on, and whose wire is held against Discord's document at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Escapade
from bot.connecting import point_discord_at
from bot.local import commands, shapes, threads, voice
from bot.local.beacon import FakeBeacon
from bot.local.interactions import COMMAND, MODAL, Interaction
from bot.local.server import LocalDiscord
from bot.local.things import GUILDS, Event
from bot.settings import Settings
from bot.table.clock import Clock
from bot.tasks import finished
from tests.drills import routes
from tests.local import oracle
from tests.patience import PATIENCE
from tests.ui.answer import Answer
from tests.ui.messages import EPHEMERAL, Json, command_names, reader, thinking
from tests.ui.pace import Pace, is_call
from tests.ui.player import Player
from tests.ui.virtual_time import VirtualTime
from tests.ui.world import ORIGINAL, Request, World, forged_form, opened, public, quick_settings

FOR_EVER = 1 << 30
EVENTS = ("discord.py: ", "CommandTree-invoker")
"""How the tasks are named in which discord.py serves what it has heard."""


class LocalWorld(World):
    """See World."""

    player: type[Player] = Player

    def __init__(self, server: LocalDiscord, database: Path, time: VirtualTime | None = None) -> None:
        self.server = server
        self.world = server.world
        self.database = database
        self.time = time
        self.pace = Pace(time, self.world.bot["id"]) if time else None
        if self.pace:
            server.buckets.clock = self.pace.now
            server.uncounted = is_call
            self.world.listeners.append(self.pace.hear)
        self.guild = str(self.world.add_guild("Game night")["id"])
        self.channel = str(self.world.add_channel(self.guild, "games")["id"])
        self.running: asyncio.Task[None] | None = None
        self._bot: Escapade | None = None

    # the bot

    @property
    def bot(self) -> Escapade:
        assert self._bot is not None
        return self._bot

    async def boot(self) -> None:
        """Start a bot and wait until it is on the line."""
        settings = self.settings()
        self._bot = _virtual(settings, self.time) if self.time else Escapade(settings)
        self.running = asyncio.create_task(self._bot.start(self.server.token))
        connected = asyncio.Event()

        async def on_ready() -> None:
            connected.set()

        self._bot.add_listener(on_ready)
        ready = asyncio.create_task(connected.wait())
        await asyncio.wait({ready, self.running}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        ready.cancel()
        if self.running.done():
            self.running.result()
        if self.pace:
            self.pace.follow(self._bot)
        await self.settle()

    def settings(self) -> Settings:
        """What the bot is started with."""
        return quick_settings(self.database, self.server.token)

    async def halt(self) -> None:
        """Stop the bot in order, if there is one."""
        if self._bot is not None and self.running is not None:
            await self._bot.close()
            await asyncio.wait({self.running}, timeout=PATIENCE)
            self._bot = None

    async def restart(self, away: float = 0.0) -> None:
        await self.halt()
        if self.time:
            self.time.leap(away)
        await self.boot()

    async def settle(self) -> None:
        """Wait until the bot has heard all that happened, answered, moved and painted."""
        busy = True
        while busy:
            serving = [task for task in asyncio.all_tasks() if task.get_name().startswith(EVENTS)]
            bot = self.bot
            parts = (
                bot.dispatcher,
                bot.housekeeping,
                bot.next_lobbies,
                bot.dealer,
                bot.computers,
                bot.parties,
                bot.forums,
                bot.reconciler,
            )
            busy = any([await finished(serving), *[await part.flush() for part in parts], not self._heard()])
            if self.time and not busy:
                busy = await self.time.stirred(self.bot.clock)
            await asyncio.sleep(0)

    def _heard(self) -> bool:
        """Whether nothing that was told to the bot is still on its way."""
        sessions = [session for session in self.server.gateway.sessions.values() if session.socket]
        return all(self.bot.shards[s.shard[0]]._parent.ws.sequence == s.sequence for s in sessions)

    # what is there

    def messages(self, channel: str) -> list[Json]:
        return public(self.server.people.history(channel)) if channel in self.world.channels else []

    def files(self, message: Json) -> dict[str, str]:
        attachments, found = self.world.store.attachments, {}
        for each in self.look(message)["attachments"]:
            held = attachments.file(each["url"].removeprefix(attachments.base))
            if held is not None and each["filename"].endswith(".txt"):
                found[each["filename"]] = held[0].decode()
        return found

    def look(self, message: Json) -> Json:
        found = self.server.world_message(message["channel_id"], message["id"])
        assert found is not None
        return found

    def picture(self, message: Json) -> bytes:
        (embed,) = message["embeds"]
        url = embed["image"]["url"].partition("?")[0]
        held = self.world.store.attachments.file(url[url.index("/attachments/") :])
        assert held is not None
        return held[0]

    def hide_previews(self, player: Player) -> None:
        self.world.set_previews(player.id, False)

    def seen(self, player: Player, message: Json) -> Json:
        return self.server.people.seen(self.look(message), player.id)

    def dm(self, user: str) -> str:
        return str(self.world.dm(user)["id"])

    @property
    def requests(self) -> list[Request]:
        return [self._request(exchange) for exchange in self.server.wire]

    def _request(self, exchange: Json) -> Request:
        path, token = opened(exchange["path"])
        asked = self.server.interactions.by_token.get(token or "")
        channel = self.world.channels.get(exchange["path"].split("/")[2], {})
        answer = exchange["response"]
        if asked and exchange["path"].endswith(ORIGINAL) and isinstance(answer, dict) and "flags" in answer:
            channel = self.world.channels.get(asked.channel, {})
            asked = asked if answer["flags"] & EPHEMERAL else None  # else a message that was pressed
        viewer = reader(channel, asked.user if asked else None)
        files = [(name, print_) for name, _, print_ in exchange["files"]]
        return Request(exchange["method"], path, repr(exchange["query"]), exchange["body"], files, viewer)

    # people

    def join(self, name: str, locale: str = "en-US", *, nick: str | None = None, permissions: int = 0) -> Player:
        user = str(self.world.add_user(name, locale)["id"])
        roles = [self.world.add_role(self.guild, "Keeper", permissions)["id"]] if permissions else []
        self.world.add_member(self.guild, user, roles)["nick"] = nick
        return self.player(self, user)

    async def leave(self, player: Player) -> None:
        self.world.remove_member(self.guild, player.id)
        await self.settle()

    def speak(self, locale: str, player: Player | None = None) -> None:
        if player is None:
            guild = self.world.guilds[self.guild]
            guild |= {"preferred_locale": locale, "features": ["COMMUNITY"]}
            self.world.emit(Event("GUILD_UPDATE", guild, self.guild, intent=GUILDS))
        else:
            self.world.set_locale(player.id, locale)

    def close_dms(self, player: Player, closed: bool = True) -> None:
        self.world.close_dms(player.id, closed)

    def install(self, *players: Player) -> None:
        for player in players:
            self.world.install(player.id)

    def open_outside(self, kind: str, *players: Player) -> str:
        if kind == "group":
            return str(self.world.add_group([player.id for player in players], "Marzipan gang")["id"])
        guild = str(self.world.add_guild("Marzipan house", installed=False)["id"])
        for player in players:
            self.world.add_member(guild, player.id)
        return str(self.world.add_channel(guild, "marzipan")["id"])

    # acts

    async def slash(self, player: Player, channel: str, name: str, options: Mapping[str, Any]) -> Answer:
        given = {key: each.id if isinstance(each, Player) else each for key, each in options.items()}
        return await self.outcome(player, await self.server.people.slash(player.id, channel, name, **given))

    async def suggest(self, player: Player, name: str, option: str, typed: str) -> Answer:
        people = self.server.people
        return await self.outcome(player, await people.slash(player.id, self.channel, name, option, **{option: typed}))

    def commands(self, player: Player, channel: str) -> list[str]:
        return [name for command in commands.visible(self.world, player.id, channel) for name in command_names(command)]

    async def click(
        self, player: Player, message: Json, custom_id: str, values: Sequence[str] = (), *, forged: bool = False
    ) -> Answer:
        return await self.outcome(player, await self.start_click(player, message, custom_id, values, forged=forged))

    async def start_click(
        self, player: Player, message: Json, custom_id: str, values: Sequence[str] = (), *, forged: bool = False
    ) -> Interaction:
        """Press without waiting for the answer."""
        where, chosen = message["channel_id"], list(values) or None
        choice = player.menus.choose(self.look(message), custom_id, values) if chosen and not forged else None
        people = self.server.people
        made = await people.click(player.id, where, message["id"], custom_id, values=chosen, forced=forged)
        if choice is not None:
            choice.act = made
        return made

    async def submit(self, player: Player, form: Answer, values: Mapping[str, Any], *, forged: bool = False) -> Answer:
        if not forged:
            return await self.outcome(player, await self.server.people.submit(form.act, dict(values)))
        assert form.form is not None
        data, asked = forged_form(form.form, values), form.act
        made = self.server.interactions.create(MODAL, player.id, asked.channel, data, asked.message, asked)
        return await self.outcome(player, made)

    async def send(self, player: Player, message: Json, kind: int, data: Mapping[str, Any]) -> Answer:
        create = self.server.interactions.create
        return await self.outcome(player, create(kind, player.id, message["channel_id"], dict(data), message["id"]))

    async def forge_command(self, player: Player, channel: str, name: str) -> Answer:
        head, *rest = name.split()
        command = next(each for each in self.world.commands.values() if each["name"] == head)
        options = [{"name": each, "type": 1, "options": []} for each in rest]
        data = {"id": command["id"], "name": head, "type": 1, "options": options}
        return await self.outcome(player, self.server.interactions.create(COMMAND, player.id, channel, data))

    async def repeat(self) -> None:
        told = [frame["d"] for frame in self.server.frames if frame["t"] == "INTERACTION_CREATE"][-1]
        self.world.emit(Event("INTERACTION_CREATE", told, told.get("guild_id"), told["channel_id"]))
        await self.settle()

    async def react(self, player: Player, message: Json, emoji: str) -> None:
        self.server.people.react(player.id, message["channel_id"], message["id"], emoji)
        await self.settle()

    async def say(self, player: Player, content: str) -> None:
        await self.server.people.say(player.id, self.channel, content)
        await self.settle()

    async def outcome(self, player: Player, asked: Interaction) -> Answer:
        """Wait until an act is answered and all that follows has happened."""
        await asyncio.wait_for(asked.done.wait(), PATIENCE)
        assert asked.failed is None, asked.failed
        await self.settle()
        return self.answer(asked)

    def answer(self, asked: Interaction) -> Answer:
        """The answer as it is now."""
        told = [asked.response] if asked.response and asked.original != asked.message else []
        private = "guild_id" not in self.world.channels.get(asked.channel, {})
        return Answer(asked, asked.acked is not None, private, [*told, *asked.followups], asked.modal, asked.choices)

    # what goes wrong

    @property
    def beacon(self) -> FakeBeacon:
        assert self.time is not None
        return self.time.beacon

    async def delete(self, message: Json) -> None:
        self.world.store.remove(self.world.store.of(message["channel_id"])[message["id"]])
        await self.settle()

    def open_channel(self, name: str, denied: int = 0) -> str:
        overwrites = [{"id": self.world.bot["id"], "type": 1, "allow": "0", "deny": str(denied)}]
        return str(self.world.add_channel(self.guild, name, overwrites)["id"])

    def open_voice(self, name: str) -> str:
        return str(self.world.add_channel(self.guild, name, kind=shapes.VOICE_CHANNEL)["id"])

    async def sit_in_voice(self, player: Player, channel: str = "") -> None:
        voice.sit(self.world, player.id, channel, self.guild)
        await self.settle()

    async def delete_channel(self) -> None:
        self.world.delete_channel(self.channel)
        await self.settle()

    def forget_channel(self) -> None:
        self.server.faults.add("*", f"^/channels/{self.channel}", FOR_EVER, status=404, code=10003)

    async def permit(self, denied: int = 0) -> None:
        overwrites = [{"id": self.world.bot["id"], "type": 1, "allow": "0", "deny": str(denied)}] if denied else []
        self.world.set_overwrites(self.channel, overwrites)
        await self.settle()

    async def lose_server(self, kicked: bool = False) -> None:
        self.server.faults.add("*", f"^/channels/{self.channel}", FOR_EVER, status=403, code=50001)
        lost = {"id": self.guild} if kicked else {"id": self.guild, "unavailable": True}
        self.world.emit(Event("GUILD_DELETE", lost, self.guild, intent=GUILDS))
        await self.settle()

    async def find_server(self) -> None:
        self.relent()
        self.world.emit(Event("GUILD_CREATE", self.world.guild_create(self.guild, False), self.guild, intent=GUILDS))
        await self.settle()

    def open_thread(self, name: str) -> str:
        return str(threads.start(self.world, self.channel, self.world.bot["id"], {"name": name, "type": 11})["id"])

    async def lock_thread(self, locked: bool = True) -> None:
        threads.change(self.world, self.channel, {"locked": locked})
        await self.settle()

    def refuse(self, method: str, channel: str, status: int, code: int, always: bool = False) -> None:
        times = FOR_EVER if always else 1
        self.server.faults.add(method, f"^/channels/{channel}/messages", times, status=status, code=code)

    def relent(self) -> None:
        self.server.faults.clear()

    # time

    @contextlib.contextmanager
    def uncounted(self) -> Iterator[None]:
        before = len(self.server.exceeded)
        yield
        del self.server.exceeded[before:]
        if self.pace:
            self.pace.rest()

    async def pass_time(self, seconds: float) -> None:
        assert self.time is not None
        await self.time.pass_by(seconds, self.bot, self.settle)


def _virtual(settings: Settings, time: VirtualTime) -> Escapade:
    """Make the bot as it is, but on a time that only a test moves on."""
    return Escapade(settings, now=time.wall, pulse=time.table_time, beacon=time.beacon)


@contextlib.asynccontextmanager
async def open_local(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalWorld]:
    """Start a server and a bot; at the end, hold what went over the wire against Discord's document."""
    time = VirtualTime()
    monkeypatch.setattr(Clock, "rest", lambda clock: time.rest(clock))
    server = LocalDiscord(ack_deadline=30)
    server.world.clock = time.now
    await server.start(0)
    base = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at(server.base_url)
    world = LocalWorld(server, database, time)
    try:
        await world.boot()
        yield world
    finally:
        await world.halt()
        await server.stop()
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = base
    everything = [message for channel in server.world.channels for message in server.world.messages(channel)]
    assert not [*thinking(everything)]
    waiting = "/reactions/{emoji_name}/@me"  # discord.py waits for that limit, beside all painting
    exceeded = [f"{each['request']}: {each['limit']}" for each in server.exceeded if waiting not in each["request"]]
    assert not exceeded, exceeded
    oracle.check(server.wire)
    routes.check(server.wire)
