"""The world in SimCord: an independent model of Discord in the bot's own process, on virtual time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord import actors
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.http import router

from bot.app import Escapade
from bot.local.beacon import FakeBeacon
from bot.table.clock import Clock
from bot.table.pulse import Pulse
from tests.patience import PATIENCE
from tests.ui.answer import Answer
from tests.ui.messages import EPHEMERAL, Json, chosen_in
from tests.ui.player import Player
from tests.ui.world import ORIGINAL, Request, World, forged_form, opened, public, quick_settings

MODAL = 5


class SimcordWorld(World):
    """See World."""

    def __init__(self, env: simcord.Env, database: Path, time: VirtualTime, requests: list[Request]) -> None:
        self.env = env
        self.time = time
        self.database = database
        self._requests = requests
        self._guild = env.create_guild("Game night")
        self.guild = str(self._guild.id)
        self.channel = str(self._guild.create_text_channel("games").id)
        self._members: dict[str, simcord.MemberActor] = {}
        self._locales: dict[str, str] = {}
        self._guild_locale = "en-US"
        self._last_act: dict[str, Any] = {}
        self._speak()

    @property
    def bot(self) -> Escapade:
        bot = self.env.bot
        assert isinstance(bot, Escapade)
        return bot

    # what is there

    def messages(self, channel: str) -> list[Json]:
        stored = self.env.backend.messages.get(int(channel), {})
        return public([self._shown(stored[number]) for number in sorted(stored)])

    def look(self, message: Json) -> Json:
        return self._shown(self._stored(message))

    def dm(self, user: str) -> str:
        return str(self._members[user].user.dm_channel.id)

    @property
    def requests(self) -> list[Request]:
        return self._requests

    # people

    def join(self, name: str, locale: str = "en-US", *, nick: str | None = None, permissions: int = 0) -> Player:
        roles = [self._guild.create_role("Keeper", permissions=discord.Permissions(permissions))] if permissions else []
        member = self._guild.add_member(self.env.create_user(name), nick=nick, roles=roles)
        player = Player(self, str(member.id))
        self._members[player.id] = member
        self.speak(locale, player)
        return player

    async def leave(self, player: Player) -> None:
        self._guild.remove_member(self._members[player.id])
        await self.env.settle()

    def speak(self, locale: str, player: Player | None = None) -> None:
        if player is None:
            self._guild_locale = locale
            guild = self.bot.get_guild(int(self.guild))
            assert guild is not None
            guild.features = ["COMMUNITY"]
        else:
            self._locales[player.id] = locale

    def close_dms(self, player: Player, closed: bool = True) -> None:
        path = f"/channels/{player.dm}/messages*"
        if closed:
            message = "Cannot send messages to this user"
            self.env.inject_error("POST", path, status=403, code=50007, message=message, times=None)
        else:
            self.env.backend.faults[:] = [fault for fault in self.env.backend.faults if fault["path"] != path]

    # acts

    async def slash(self, player: Player, channel: str, name: str, options: Mapping[str, Any]) -> Answer:
        member = self._members[player.id]
        given = {key: self._members[each.id] if isinstance(each, Player) else each for key, each in options.items()}
        if channel == player.dm:
            return _answer(await member.user.slash(name, **given))
        return _answer(await member.slash(self._handle(channel), name, **given))

    async def suggest(self, player: Player, name: str, option: str, typed: str) -> Answer:
        member = self._members[player.id]
        suggested = await member.autocomplete(self._handle(self.channel), name, option, typed)
        return Answer(None, True, True, suggestions=suggested)

    def commands(self, player: Player, channel: str) -> list[str]:
        member = self._members[player.id]
        if channel == player.dm:
            return [*member.user.available_commands()]
        return [*member.available_commands(self._handle(channel))]

    async def click(
        self, player: Player, message: Json, custom_id: str, values: Sequence[str] = (), *, forged: bool = False
    ) -> Answer:
        actor, stored = self._actor(player, message["channel_id"]), self._stored(message)
        if forged:
            data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2}
            return _answer(await actors._component_interaction(actor, stored, data | _values(values)))
        shown = simcord.ResponseMessage(self.env, stored)
        if values:
            player.menus.choose(self._shown(stored), custom_id, values)
            return _answer(await actor.select(shown, values, custom_id=custom_id))
        return _answer(await actor.click(shown, custom_id=custom_id))

    async def submit(self, player: Player, form: Answer, values: Mapping[str, Any], *, forged: bool = False) -> Answer:
        shown = form.act._interaction
        actor = self._actor(player, str(shown.channel_id))
        assert form.form is not None
        if not forged:
            return _answer(await actor.submit_modal(form.act, chosen_in(form.form) | dict(values)))
        pressed = self.env.backend.get_message(shown.channel_id, shown.source_message_id)
        return await self._send(actor, pressed, MODAL, forged_form(form.form, values))

    async def send(self, player: Player, message: Json, kind: int, data: Mapping[str, Any]) -> Answer:
        return await self._send(self._actor(player, message["channel_id"]), self._stored(message), kind, dict(data))

    async def repeat(self) -> None:
        self.env.backend.emit("INTERACTION_CREATE", dict(self._last_act))
        await self.env.settle()

    async def say(self, player: Player, content: str) -> None:
        await self._members[player.id].send(self._handle(self.channel), content)

    # what goes wrong

    @property
    def beacon(self) -> FakeBeacon:
        return self.time.beacon

    async def delete(self, message: Json) -> None:
        self.env.backend.delete_message(int(message["channel_id"]), int(message["id"]))
        await self.env.settle()

    def open_channel(self, name: str, denied: int = 0) -> str:
        assert self.bot.user is not None
        overwrite = discord.PermissionOverwrite.from_pair(discord.Permissions(), discord.Permissions(denied))
        return str(self._guild.create_text_channel(name, overwrites={self.bot.user: overwrite}).id)

    async def delete_channel(self) -> None:
        self.env.backend.delete_channel(int(self.channel))
        await self.env.settle()

    def forget_channel(self) -> None:
        self.env.inject_error("*", f"/channels/{self.channel}*", status=404, code=10003, times=None)

    async def permit(self, denied: int = 0) -> None:
        overwrites = [Overwrite(self.env.backend.bot_user.id, OverwriteType.MEMBER, 0, denied)] if denied else []
        self.env.backend.edit_channel(int(self.channel), {}, overwrites=overwrites)
        await self.env.settle()

    async def lose_server(self, kicked: bool = False) -> None:
        self.env.inject_error("*", f"/channels/{self.channel}*", status=403, code=50001, times=None)
        self.env.backend.emit("GUILD_DELETE", {"id": self.guild} | ({} if kicked else {"unavailable": True}))
        await self.env.settle()

    async def find_server(self) -> None:
        self.relent()
        backend = self.env.backend
        found = serializers.guild_create_payload(backend, backend.get_guild(int(self.guild)))
        backend.emit("GUILD_CREATE", found)
        await self.env.settle()

    def open_thread(self, name: str) -> str:
        backend = self.env.backend
        return str(backend.create_thread(int(self.channel), name, backend.bot_user.id).id)

    async def lock_thread(self, locked: bool = True) -> None:
        self.relent()
        if locked:
            self.refuse("*", self.channel, 400, 160005, always=True)
        self.env.backend.edit_channel(int(self.channel), {}, thread_metadata={"locked": locked})
        await self.env.settle()

    def refuse(self, method: str, channel: str, status: int, code: int, always: bool = False) -> None:
        times = None if always else 1
        self.env.inject_error(method, f"/channels/{channel}/messages*", status=status, code=code, times=times)

    def relent(self) -> None:
        self.env.backend.faults.clear()

    # time

    async def pass_time(self, seconds: float) -> None:
        await self.env.advance_time(seconds)

    async def restart(self, away: float = 0.0) -> None:
        await self.bot.close()
        await self.env.advance_time(away)
        await self.env.restart_bot(new_bot(self.database, self.time))

    # within

    def _shown(self, stored: Any) -> Json:
        return dict(serializers.message_payload(self.env.backend, stored))

    def _stored(self, message: Json) -> Any:
        return self.env.backend.get_message(int(message["channel_id"]), int(message["id"]))

    def _handle(self, channel: str) -> ChannelHandle:
        return ChannelHandle(self.env, self._guild, self.env.backend.get_channel(int(channel)))

    async def _send(self, actor: Any, pressed: Any, kind: int, data: Json) -> Answer:
        source: Json = {"message": self._shown(pressed)}
        channel, dispatch = self._handle(str(pressed.channel_id)), actors._dispatch_actor_interaction
        return _answer(await dispatch(actor, kind, channel, data, extra=source, source_message_id=pressed.id))

    def _actor(self, player: Player, channel: str) -> Any:
        member = self._members[player.id]
        return member.user if channel == player.dm else member

    def _speak(self) -> None:
        """Let members speak their languages: SimCord knows English only."""
        emit = self.env.backend.emit

        def spoken(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                payload["locale"] = self._locales[(payload.get("member") or payload)["user"]["id"]]
                if "guild_id" in payload:
                    payload["guild_locale"] = self._guild_locale
                self._last_act = payload
            emit(event, payload)

        self.env.backend.emit = spoken  # type: ignore[method-assign]


class VirtualTime:
    """SimCord's clock, which only a test moves on."""

    env: simcord.Env

    def __init__(self) -> None:
        self.beacon = FakeBeacon(self.now)

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
    bot = Escapade(
        quick_settings(database, "a token"), now=time.now, pulse=lambda: Pulse.steady(time.now), beacon=time.beacon
    )
    bot.shard_count = 1
    return bot


@contextlib.asynccontextmanager
async def open_simcord(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimcordWorld]:
    """Start the bot in a new Discord; at the end, tell what it swallowed."""
    time = VirtualTime()
    monkeypatch.setattr(Clock, "rest", lambda clock: time.rest(clock))
    requests = _recorded(monkeypatch)
    bot = new_bot(database, time)
    env = time.env = simcord.Env(bot, settle_timeout=PATIENCE)
    world = None
    try:
        await env.start()
        world = SimcordWorld(env, database, time, requests)
        yield world
    finally:
        await (world.bot if world else bot).close()
        await env.shutdown()
    env.raise_errors()


def _recorded(monkeypatch: pytest.MonkeyPatch) -> list[Request]:
    """Keep every request with its files."""
    kept: list[Request] = []
    dispatch = router.dispatch

    def recorded(backend: Any, method: str, path: str, **details: Any) -> Any:
        files = [(each.filename, hashlib.sha256(each.fp.read()).hexdigest()) for each in details.get("files") or ()]
        for each in details.get("files") or ():
            each.reset(seek=True)
        path_, token = opened(path)
        asked = [each for each in backend.interactions.values() if each.token == token]
        users = [each.user_id for each in asked if not (path.endswith(ORIGINAL) and _public(backend, each))]
        users += [user for user, channel in backend.dm_channels.items() if path.startswith(f"/channels/{channel}/")]
        viewer = str(users[0]) if users else None
        kept.append(Request(method, path_, repr(details.get("params") or {}), details.get("json"), files, viewer))
        return dispatch(backend, method, path, **details)

    monkeypatch.setattr(router, "dispatch", recorded)
    return kept


def _public(backend: Any, asked: Any) -> bool:
    """Whether an interaction came from a message that everybody in a channel sees."""
    found = backend.messages.get(asked.channel_id, {}).get(asked.source_message_id)
    shown = asked.guild_id is not None and found is not None
    return shown and not serializers.message_payload(backend, found)["flags"] & EPHEMERAL


def _values(values: Sequence[str]) -> Json:
    return {"values": list(values)} if values else {}


def _answer(result: simcord.InteractionResult) -> Answer:
    asked, response = result._interaction, result.response
    told = [message for message in (response, *result.followups) if message and message.id != asked.source_message_id]
    shown = [dict(serializers.message_payload(result._env.backend, message._message)) for message in told]
    return Answer(result, result.acknowledged, asked.guild_id is None, shown, result.modal, result.autocomplete_choices)
