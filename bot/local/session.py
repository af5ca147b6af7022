"""Gateway connections, and the sessions that outlive them."""

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
"""A function that compresses the next frame of a connection."""


def frame_text(op: int, data: Any, sequence: int | None = None, name: str | None = None) -> str:
    """Return a gateway frame as JSON text. Later changes of `data` do not affect it."""
    return json.dumps({"op": op, "d": data, "s": sequence, "t": name}, separators=(",", ":"))


def zlib_stream() -> Pack:
    """Return a new compressor for a connection with `zlib-stream`."""
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Pack:
    """Return a new compressor for a connection with `zstd-stream`.

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
"""The compressions that a client may choose.

A connection is one compressed stream, flushed after each frame.
"""


class Socket:
    """One connection. It sends frames in the order in which they were queued.

    `beat_at` is the time of the client's last sign of life. With `fin`, the connection ends right after its close
    frame, as on Discord sometimes.
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
        """Queue a frame other than an event."""
        self.send_text(frame_text(op, data))

    def send_text(self, text: str) -> None:
        """Queue a frame given as text."""
        self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the connection with a close code after sending all queued frames."""
        self._queue.put_nowait(code)

    async def receive(self) -> str | None:
        """Wait for the client's next frame. Return its text, "" for other data, None at the end.

        After closing the connection, it waits for the client's closing frame, unless `fin` is set.
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
        """Cut the connection without a close frame."""
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
        """Stop the task that writes frames."""
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
    """A session of a shard with its events so far. The bot can resume it after losing the connection."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents, self.shard = intents, shard
        self.sequence = 0
        self.log: deque[tuple[int, str]] = deque(maxlen=REPLAYED)
        self.socket: Socket | None = None
        self.left_at: float | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event on the connection, or keep it until the session is resumed."""
        self.sequence += 1
        text = frame_text(0, data, self.sequence, name)
        self.log.append((self.sequence, text))
        if self.socket:
            self.socket.send_text(text)

    def hears(self, event: Event) -> bool:
        """Return whether an event belongs to this session, by its shard and intents."""
        if event.only is not None or event.intent < 0:
            return False
        return self.serves(event.guild_id) and (not event.intent or bool(self.intents & event.intent))

    def serves(self, guild_id: str | None) -> bool:
        """Return whether a server belongs to this shard. None means direct messages."""
        index, count = self.shard
        return (int(guild_id or 0) >> 22) % count == index
