"""The gateway of the simulated Discord, version 10: its connections, sessions and events."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from aiohttp import web

from bot.local import shapes
from bot.local.core import Core
from bot.local.errors import Json
from bot.local.session import STREAMS, Session, Socket
from bot.local.things import GUILD_MEMBERS, GUILD_VOICE_STATES, Event

MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
RESUMABLE = 180.0
SESSION_TIMED_OUT = 4009
JOINS = 1.0
"""Seconds after which a bot that connects gets the event that it has newly joined a server.

The events of servers that it joined earlier come before that.
"""
MOST_GUILDS = 2500
"""The most servers that one shard may have."""
GRACE = 2.25
"""How many heartbeat intervals a client may be silent before its connection is closed."""
NEAR = 0.1
"""Seconds between a heartbeat of the client and its acknowledgement.

If the acknowledgement came at once, discord.py might not have registered its own heartbeat yet. Then the
acknowledgement would seem to be late by a whole interval.
"""


class Gateway:
    """The gateway, with all sessions of the bot."""

    def __init__(self, core: Core) -> None:
        self.core, self.world, self.heartbeat = core, core.world, core.heartbeat
        self.clock: Callable[[], float] = time.monotonic
        self.sessions: dict[str, Session] = {}
        self.refusing = False
        self.most_guilds = MOST_GUILDS

    @property
    def shards(self) -> set[tuple[int, int]]:
        """The shards that are connected. Each comes with the number of shards that it named in *identify*."""
        return {session.shard for session in self.sessions.values() if session.socket}

    @property
    def connected(self) -> bool:
        """Whether a bot is connected."""
        return bool(self.shards)

    def reachable(self, guild_id: str | None) -> bool:
        """Return whether the shard of a server is connected, or may still resume its session.

        None instead of a server means direct messages.
        """
        return any(session.serves(guild_id) for session in self.sessions.values())

    def hear(self, event: Event) -> None:
        """Send an event to all sessions that have subscribed to events of this kind."""
        for session in list(self.sessions.values()):
            if session.hears(event) and self._concerns(event):
                data = event.data
                if event.name.startswith("MESSAGE_") and "author" in data and not session.intents & MESSAGE_CONTENT:
                    data = self._censored(data)
                self.dispatch(session, event.name, data)

    def _concerns(self, event: Event) -> bool:
        """Return whether the bot gets an event: it is on the event's server or in the event's channel.

        The bot gets all interactions.
        """
        if event.name == "INTERACTION_CREATE":
            return True
        if event.guild_id is not None:
            left = event.name in ("GUILD_DELETE", "GUILD_MEMBER_REMOVE")
            return left or self.world.installed_on(event.guild_id)
        channel = self.world.channels.get(event.channel_id or "")
        return channel is None or channel["type"] != shapes.GROUP

    def dispatch(self, session: Session, name: str, data: Json) -> None:
        """Send an event to one session, and record it for tests."""
        session.dispatch(name, data)
        self.core.record_frame(name, session.sequence, data)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one gateway connection, from its HELLO frame to its end."""
        if self.refusing:
            return web.Response(status=503)
        if request.query.get("encoding", "json") != "json":
            return web.Response(status=501, text="Not part of the local server: this encoding")
        compress = request.query.get("compress")
        try:
            pack = STREAMS[compress]() if compress else None
        except (KeyError, ImportError):
            return web.Response(status=501, text="Not part of the local server: this compression")
        link = web.WebSocketResponse(max_msg_size=0)
        await link.prepare(request)
        socket = Socket(link, pack, self.clock(), self.core.fin)
        watch = asyncio.create_task(self._watch(socket))
        socket.send(10, {"heartbeat_interval": self.heartbeat})
        session: Session | None = None
        try:
            while (text := await socket.receive()) is not None:
                if text:
                    session = self._frame(socket, session, text)
        finally:
            watch.cancel()
            await socket.end()
            self._left(socket, session, link.close_code)
        return link

    async def _watch(self, socket: Socket) -> None:
        """Close a connection if the client stops sending heartbeats. The session can still be resumed."""
        interval = self.heartbeat / 1000
        silent = False
        while not silent:
            await asyncio.sleep(interval / 4)
            silent = self.clock() - socket.beat_at > GRACE * interval
        for session in self.sessions.values():
            self._left(socket, session, SESSION_TIMED_OUT)
        socket.close(SESSION_TIMED_OUT)
        await asyncio.sleep(interval)
        socket.abort()

    def _frame(self, socket: Socket, session: Session | None, text: str) -> Session | None:
        try:
            frame = json.loads(text)
            return self._act(socket, session, int(frame["op"]), frame.get("d"))
        except (ValueError, KeyError, TypeError, AttributeError):
            socket.close(4002)
            return session

    def _act(self, socket: Socket, session: Session | None, op: int, data: Any) -> Session | None:
        if op == 1:
            socket.beat_at = self.clock()
            asyncio.get_running_loop().call_later(NEAR, socket.send, 11, None)
        elif op in (2, 6) and session:
            socket.close(4005)
        elif op == 2:
            return self._identify(socket, data)
        elif op == 6:
            return self._resume(socket, data)
        elif session is None:
            socket.close(4003)
        elif op == 8:
            self._members(session, data)
        elif op != 3:
            socket.close(4001)
        return session

    def _identify(self, socket: Socket, data: Json) -> Session | None:
        core, world = self.core, self.world
        index, count = data.get("shard") or (0, 1)
        if data.get("token") != core.token:
            socket.close(4004)
        elif not 0 <= index < count:
            socket.close(4010)
        elif int(data["intents"]) & PRIVILEGED & ~core.approved_intents:
            socket.close(4014)
        elif core.rate_limits and core.starts.early(index):
            socket.send(9, False)
        else:
            session = Session(int(data["intents"]), (index, count))
            own = [g for g in world.guilds if session.serves(g) and world.installed_on(g)]
            if len(own) > self.most_guilds:
                socket.close(4011)
                return None
            core.starts.begin(index)
            self._forget_the_gone()
            session.socket = socket
            self.sessions[session.id] = session
            mine = [g for g in own if not world.arriving(g)]
            ready = {
                "v": 10, "user": world.bot, "guilds": [{"id": g, "unavailable": True} for g in mine],
                "session_id": session.id, "resume_gateway_url": core.gateway_url, "shard": [index, count],
                "application": {"id": world.application_id, "flags": 1 << 19},
            }  # fmt: skip
            self.dispatch(session, "READY", ready)
            for guild_id in mine:
                members, voice = bool(session.intents & GUILD_MEMBERS), bool(session.intents & GUILD_VOICE_STATES)
                self.dispatch(session, "GUILD_CREATE", world.guild_create(guild_id, members, voice))
            for guild_id in set(own) - set(mine):
                asyncio.get_running_loop().call_later(JOINS, self._join, session, guild_id)
            world.notice("STATE")
            return session
        return None

    def _join(self, session: Session, guild_id: str) -> None:
        if session.id in self.sessions and self.world.arriving(guild_id):
            self.dispatch(session, "GUILD_CREATE", self.world.arrived(guild_id))
            self.world.save()

    def _resume(self, socket: Socket, data: Json) -> Session | None:
        self._forget_the_gone()
        session, sequence = self.sessions.get(data["session_id"]), int(data["seq"])
        if data["token"] != self.core.token:
            socket.close(4004)
            return None
        if session and sequence > session.sequence:
            socket.close(4007)
            return None
        if session and sequence < session.log[0][0] - 1:
            del self.sessions[session.id]
            session = None
        if session is None:
            socket.send(9, False)
            return None
        if session.socket:
            session.socket.abort()
        session.socket, session.left_at = socket, None
        for number, text in session.log:
            if number > sequence:
                socket.send_text(text)
        self.dispatch(session, "RESUMED", {})
        self.world.notice("STATE")
        return session

    def _members(self, session: Session, data: Json) -> None:
        world, guild_id = self.world, str(data["guild_id"])
        wanted = data.get("user_ids")
        ids = [str(u) for u in (wanted if isinstance(wanted, list) else [wanted])] if wanted else list(world.users)
        prefix = (data.get("query") or "").lower()
        found = [u for u in ids if world.member(guild_id, u) and world.users[u]["username"].lower().startswith(prefix)]
        if not wanted and data["limit"]:
            found = found[: int(data["limit"])]
        chunk: Json = {
            "guild_id": guild_id, "members": [world.member_payload(guild_id, u) for u in found],
            "chunk_index": 0, "chunk_count": 1, "not_found": [u for u in ids if u not in found] if wanted else [],
        }  # fmt: skip
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self.dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _censored(self, message: Json) -> Json:
        """Return a message as a bot without the message content intent gets it, without its content.

        Direct messages, messages that mention the bot, and the bot's own messages keep their content.
        """
        bot_id = self.world.bot["id"]
        named = any(user["id"] == bot_id for user in message["mentions"])
        if "guild_id" not in message or message["author"]["id"] == bot_id or named:
            return message
        return message | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _left(self, socket: Socket, session: Session | None, code: int | None) -> None:
        if session and session.socket is socket:
            session.socket, session.left_at = None, self.world.clock()
            if code in (1000, 1001):
                self.sessions.pop(session.id, None)
            self.world.notice("STATE")

    def _forget_the_gone(self) -> None:
        limit = self.world.clock() - RESUMABLE
        for session in list(self.sessions.values()):
            if session.left_at is not None and session.left_at < limit:
                del self.sessions[session.id]

    # Faults and the end

    def _sockets(self) -> list[Socket]:
        return [session.socket for session in self.sessions.values() if session.socket]

    def send_all(self, op: int, data: Any) -> None:
        """Send the same frame on every connection. `op` is its gateway opcode."""
        for socket in self._sockets():
            socket.send(op, data)

    def close_all(self, code: int) -> None:
        """Close every connection with the close code `code`."""
        for socket in self._sockets():
            socket.close(code)

    def drop(self) -> None:
        """Cut every connection without a closing frame."""
        for socket in self._sockets():
            socket.abort()

    def invalidate(self) -> None:
        """Delete every session and tell the bot that its session is invalid."""
        sockets = self._sockets()
        self.sessions.clear()
        for socket in sockets:
            socket.send(9, False)
