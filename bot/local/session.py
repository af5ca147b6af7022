"""Connections to the simulated gateway, and sessions, which can continue on a new connection."""

from __future__ import annotations

import asyncio
import importlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.local.errors import Json
from bot.local.things import Event

REPLAYED = 4096

Pack = Callable[[bytes], bytes]
"""The type of a function that compresses the next frame of a connection."""


def frame_text(op: int, data: Any, sequence: int | None = None, name: str | None = None) -> str:
    """Return a frame of the gateway as JSON text. Later changes of `data` do not affect this text."""
    return json.dumps({"op": op, "d": data, "s": sequence, "t": name}, separators=(",", ":"))


def zlib_stream() -> Pack:
    """Return a function that compresses the frames of a connection with `zlib-stream`."""
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Pack:
    """Return a function that compresses the frames of a connection with `zstd-stream`.

    Raises ImportError if neither zstandard nor Python's own zstd (3.14) is installed. discord.py prefers zstandard.
    """
    try:
        zstandard: Any = importlib.import_module("zstandard")
    except ImportError:
        zstd: Any = importlib.import_module("compression.zstd")
        own = zstd.ZstdCompressor()
        return lambda data: bytes(own.compress(data, own.FLUSH_BLOCK))
    stream = zstandard.ZstdCompressor().compressobj()
    return lambda data: bytes(stream.compress(data) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))


STREAMS: dict[str, Callable[[], Pack]] = {"zlib-stream": zlib_stream, "zstd-stream": zstd_stream}
"""The compressions that a client may choose for its connection.

All frames of a connection form one compressed stream, which is flushed after each frame.
"""


class Socket:
    """A connection of a client to the gateway. It sends frames in the order in which they were queued.

    `beat_at` is the time when the client last sent something. With `fin`, the connection ends right after its closing
    frame, as sometimes on Discord.
    """

    fin = False

    def __init__(self, link: web.WebSocketResponse, pack: Pack | None, now: float, fin: bool = False) -> None:
        self.link, self.fin = link, fin or self.fin
        self.beat_at = now
        self._pack = pack
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any) -> None:
        """Put a frame that is not an event into the queue."""
        self.send_text(frame_text(op, data))

    def send_text(self, text: str) -> None:
        """Put a frame, given as text, into the queue."""
        self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Send all frames in the queue, then close the connection with the close code `code`."""
        self._queue.put_nowait(code)

    async def receive(self) -> str | None:
        """Wait for the client's next frame and return its text.

        The text is empty for a frame with other data. Return None at the end of the connection. After closing the
        connection, wait for the client's closing frame, unless `fin` is set.
        """
        reading = asyncio.create_task(self.link.receive())
        either: set[asyncio.Future[Any]] = {reading, self._closing}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not reading.done():
            reading.cancel()
            await asyncio.wait({reading})
            await self._close(self._closing.result())
            return None
        message = reading.result()
        if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
            return None
        return str(message.data) if message.type is WSMsgType.TEXT else ""

    def abort(self) -> None:
        """Cut the connection without a closing frame."""
        self._writer.cancel()
        if transport := self._transport():
            transport.abort()

    async def _close(self, code: int) -> None:
        if self.fin and self.link._writer and (transport := self._transport()):
            await self.link._writer.close(code)
            transport.close()
        await self.link.close(code=code)

    def _transport(self) -> asyncio.Transport | None:
        request = self.link._req
        return request.transport if self.link.get_extra_info("peername") and request else None

    async def end(self) -> None:
        """Stop the task that sends the frames in the queue."""
        self._writer.cancel()
        await asyncio.wait({self._writer})

    async def _write(self) -> None:
        while True:
            frame = await self._queue.get()
            try:
                if isinstance(frame, int):
                    self._closing.set_result(frame)
                    return
                if self._pack:
                    await self.link.send_bytes(self._pack(frame.encode()))
                else:
                    await self.link.send_str(frame)
            except (ConnectionError, RuntimeError):
                return


class Session:
    """A session of a shard, with the events that were sent so far.

    After the bot has lost the connection, it can resume the session on a new one.
    """

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents, self.shard = intents, shard
        self.sequence = 0
        self.log: deque[tuple[int, str]] = deque(maxlen=REPLAYED)
        self.socket: Socket | None = None
        self.left_at: float | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event on the session's connection. Without a connection, keep it until the bot resumes."""
        self.sequence += 1
        text = frame_text(0, data, self.sequence, name)
        self.log.append((self.sequence, text))
        if self.socket:
            self.socket.send_text(text)

    def hears(self, event: Event) -> bool:
        """Return whether the session gets an event. That depends on its shard and its intents."""
        if event.only is not None or event.intent < 0:
            return False
        return self.serves(event.guild_id) and (not event.intent or bool(self.intents & event.intent))

    def serves(self, guild_id: str | None) -> bool:
        """Return whether a server belongs to the shard of the session.

        None instead of a server means direct messages.
        """
        index, count = self.shard
        return (int(guild_id or 0) >> 22) % count == index
