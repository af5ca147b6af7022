"""The gateway, version 10."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.local.errors import Json
from bot.local.world import GUILD_MEMBERS, Event

if TYPE_CHECKING:
    from bot.local.server import LocalDiscord

MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
RESUMABLE = 180.0
REPLAYED = 4096


def frame_text(op: int, data: Any, sequence: int | None = None, name: str | None = None) -> str:
    """A frame as it goes over the wire, fixed at the moment when it is made."""
    return json.dumps({"op": op, "d": data, "s": sequence, "t": name}, separators=(",", ":"))


class Socket:
    """One connection; frames leave in the order in which they were queued."""

    def __init__(self, link: web.WebSocketResponse, compressed: bool) -> None:
        self.link = link
        self._deflate = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any) -> None:
        """Queue a frame that is not an event."""
        self.send_text(frame_text(op, data))

    def send_text(self, text: str) -> None:
        """Queue a frame as it stands."""
        self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Close after what is queued."""
        self._queue.put_nowait(code)

    def abort(self) -> None:
        """Cut the connection."""
        self._writer.cancel()
        transport = self.link.get_extra_info("peername") and self.link._req and self.link._req.transport
        if transport:
            transport.abort()

    async def end(self) -> None:
        """Stop writing."""
        self._writer.cancel()
        await asyncio.wait({self._writer})

    async def _write(self) -> None:
        while True:
            frame = await self._queue.get()
            try:
                if isinstance(frame, int):
                    await self.link.close(code=frame)
                    return
                if self._deflate:
                    packed = self._deflate.compress(frame.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.link.send_bytes(packed)
                else:
                    await self.link.send_str(frame)
            except (ConnectionError, RuntimeError):
                return


class Session:
    """What a bot resumes: its events so far, with or without a connection."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents, self.shard = intents, shard
        self.sequence = 0
        self.log: deque[tuple[int, str]] = deque(maxlen=REPLAYED)
        self.socket: Socket | None = None
        self.left_at: float | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event now, or on resuming."""
        self.sequence += 1
        text = frame_text(0, data, self.sequence, name)
        self.log.append((self.sequence, text))
        if self.socket:
            self.socket.send_text(text)

    def hears(self, event: Event) -> bool:
        """Whether shard and intents let this event through."""
        if event.only is not None or event.intent < 0:
            return False
        index, count = self.shard
        mine = (int(event.guild_id) >> 22) % count == index if event.guild_id else index == 0
        return mine and (not event.intent or bool(self.intents & event.intent))


class Gateway:
    """All sessions of the bot."""

    def __init__(self, server: LocalDiscord, heartbeat: int = 41250) -> None:
        self.server, self.heartbeat = server, heartbeat
        self.sessions: dict[str, Session] = {}
        self.refusing = False

    @property
    def connected(self) -> bool:
        """Whether a bot is on the line."""
        return any(session.socket for session in self.sessions.values())

    @property
    def reachable(self) -> bool:
        """Whether a bot is on the line or may come back to its session."""
        return bool(self.sessions)

    def hear(self, event: Event) -> None:
        """Pass an event on to the sessions that listen."""
        for session in list(self.sessions.values()):
            if session.hears(event):
                data = event.data
                if event.name.startswith("MESSAGE_") and "author" in data and not session.intents & MESSAGE_CONTENT:
                    data = self._censored(data)
                self.dispatch(session, event.name, data)

    def dispatch(self, session: Session, name: str, data: Json) -> None:
        """Send one event to one session, and record it."""
        session.dispatch(name, data)
        self.server.record_frame(name, session.sequence, data)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One connection from HELLO to its end."""
        compress = request.query.get("compress")
        if self.refusing:
            return web.Response(status=503)
        if compress not in (None, "zlib-stream") or request.query.get("encoding", "json") != "json":
            return web.Response(status=501, text="Not part of the local server: this encoding")
        link = web.WebSocketResponse(max_msg_size=0)
        await link.prepare(request)
        socket = Socket(link, compress is not None)
        socket.send(10, {"heartbeat_interval": self.heartbeat})
        session: Session | None = None
        try:
            async for message in link:
                if message.type is WSMsgType.TEXT:
                    session = self._frame(socket, session, message.data)
        finally:
            await socket.end()
            self._left(socket, session, link.close_code)
        return link

    def _frame(self, socket: Socket, session: Session | None, text: str) -> Session | None:
        try:
            frame = json.loads(text)
            op, data = int(frame["op"]), frame.get("d")
        except (ValueError, KeyError, TypeError):
            socket.close(4002)
            return session
        if op == 1:
            socket.send(11, None)
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
        elif op not in (3, 4):
            socket.close(4001)
        return session

    def _identify(self, socket: Socket, data: Json) -> Session | None:
        server, world = self.server, self.server.world
        index, count = data.get("shard") or (0, 1)
        if data.get("token") != server.token:
            socket.close(4004)
        elif not 0 <= index < count:
            socket.close(4010)
        elif int(data["intents"]) & PRIVILEGED & ~server.approved_intents:
            socket.close(4014)
        else:
            session = Session(int(data["intents"]), (index, count))
            self._forget_the_gone()
            session.socket = socket
            self.sessions[session.id] = session
            mine = [g for g in world.guilds if (int(g) >> 22) % count == index]
            ready = {
                "v": 10, "user": world.bot, "guilds": [{"id": g, "unavailable": True} for g in mine],
                "session_id": session.id, "resume_gateway_url": server.gateway_url, "shard": [index, count],
                "application": {"id": world.application_id, "flags": 1 << 19},
            }  # fmt: skip
            self.dispatch(session, "READY", ready)
            for guild_id in mine:
                members = bool(session.intents & GUILD_MEMBERS)
                self.dispatch(session, "GUILD_CREATE", world.guild_create(guild_id, members))
            world.notice("STATE")
            return session
        return None

    def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = self.sessions.get(data.get("session_id", ""))
        if not session or data.get("token") != self.server.token or data.get("seq", 0) > session.sequence:
            socket.send(9, False)
            return None
        oldest = session.log[0][0] if session.log else 1
        if data["seq"] < oldest - 1:
            del self.sessions[session.id]
            socket.send(9, False)
            return None
        session.socket, session.left_at = socket, None
        for sequence, text in session.log:
            if sequence > data["seq"]:
                socket.send_text(text)
        self.dispatch(session, "RESUMED", {})
        self.server.world.notice("STATE")
        return session

    def _members(self, session: Session, data: Json) -> None:
        world, guild_id = self.server.world, str(data["guild_id"])
        wanted = data.get("user_ids")
        ids = [str(u) for u in (wanted if isinstance(wanted, list) else [wanted])] if wanted else list(world.users)
        prefix = (data.get("query") or "").lower()
        found = [u for u in ids if world.member(guild_id, u) and world.users[u]["username"].lower().startswith(prefix)]
        chunk: Json = {
            "guild_id": guild_id, "members": [world.member_payload(guild_id, u) for u in found],
            "chunk_index": 0, "chunk_count": 1, "not_found": [u for u in ids if u not in found] if wanted else [],
        }  # fmt: skip
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self.dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _censored(self, message: Json) -> Json:
        """Without the message content intent: empty, but for direct messages, mentions and one's own."""
        bot_id = self.server.world.bot["id"]
        named = any(user["id"] == bot_id for user in message["mentions"])
        if "guild_id" not in message or message["author"]["id"] == bot_id or named:
            return message
        return message | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _left(self, socket: Socket, session: Session | None, code: int | None) -> None:
        if session and session.socket is socket:
            session.socket, session.left_at = None, self.server.world.clock()
            if code in (1000, 1001):
                self.sessions.pop(session.id, None)
            self.server.world.notice("STATE")

    def _forget_the_gone(self) -> None:
        limit = self.server.world.clock() - RESUMABLE
        for session in list(self.sessions.values()):
            if session.left_at is not None and session.left_at < limit:
                del self.sessions[session.id]

    # faults and the end

    def _sockets(self) -> list[Socket]:
        return [session.socket for session in self.sessions.values() if session.socket]

    def send_all(self, op: int, data: Any) -> None:
        """The same frame to every connection."""
        for socket in self._sockets():
            socket.send(op, data)

    def close_all(self, code: int) -> None:
        """Close every connection."""
        for socket in self._sockets():
            socket.close(code)

    def drop(self) -> None:
        """Cut every connection."""
        for socket in self._sockets():
            socket.abort()

    def invalidate(self) -> None:
        """Forget every session and say so."""
        sockets = self._sockets()
        self.sessions.clear()
        for socket in sockets:
            socket.send(9, False)
