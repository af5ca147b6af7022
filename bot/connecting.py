"""Connections to Discord: the pauses between tries, the limits on session starts, and the close codes."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordClientWebSocketResponse, DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

log = structlog.get_logger()

SHORTEST, LONGEST = 1.0, 120.0
"""The shortest and the longest pause between two tries to connect, in seconds.

The shortest pause is made after a stable connection was lost. Pauses are needed because Discord resets the token of a
bot that starts more than 1,000 sessions a day (documentation, Gateway, *Identifying*).
"""

LEFT = 50
"""The number of session starts of a day that the bot keeps in reserve.

If Discord allows no more than that, the bot waits.
"""

FAILURES = (discord.DiscordException, ReconnectWebSocket, aiohttp.ClientError, OSError)
"""The errors that are raised when a connection to Discord fails."""

RECONNECTING = (EventType.identify, EventType.resume, EventType.reconnect)
"""The requests in discord.py's queue that a shard makes after it has lost its connection."""


class GatewaySocket(DiscordClientWebSocketResponse):
    """A websocket that remembers the close code which Discord has sent.

    This is needed because discord.py 2.7 answers Discord's close frame before it reads the code. If Discord has also
    closed the TCP connection, that answer fails, and aiohttp replaces the code by 1006.
    """

    told: int | None = None
    """The close code that Discord has sent; None if it has sent none."""

    async def receive(self, timeout: float | None = None) -> Any:
        """Return the next message. If it is a close frame, remember its close code."""
        message: Any = await super().receive(timeout)
        if message.type is aiohttp.WSMsgType.CLOSE:
            self.told = message.data
        return message

    @property
    def close_code(self) -> int | None:
        """The code with which the connection was closed. It is the one that Discord has sent, if there is one."""
        return self.told or super().close_code


def remember_close_codes() -> None:
    """Make discord.py use `GatewaySocket` for all gateway connections."""
    discord.http.DiscordClientWebSocketResponse = GatewaySocket  # type: ignore[attr-defined]


class PacedShard(Shard):
    """A shard without pauses between its tries to connect, because `ShardStarts` makes these pauses.

    The pauses that discord.py itself makes would also delay the other shards.
    """

    async def _handle_disconnect(self, e: Exception) -> None:
        if isinstance(e, discord.ConnectionClosed):
            await super()._handle_disconnect(e)
            return
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        self._queue_put(EventItem(EventType.reconnect, self, e))


class ShardStarts:
    """Connects the shards of a bot.

    If a shard fails, it is tried again after longer and longer pauses. The other shards run meanwhile.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        held: Callable[[int], Awaitable[None]],
        connected: Callable[[int], bool],
        tries: float = math.inf,
    ) -> None:
        """Create an object that connects the shards of `client`.

        `held` waits until this process has the lease of a shard. `connected` returns whether a shard has a session. A
        bot that has never been ready exits after `tries` failures in a row of one shard.
        """
        own: Any = client
        self._client = client
        self._held = held
        self._connected = connected
        self._tries = tries
        self._put: Callable[[EventItem], None] = own._AutoShardedClient__queue.put_nowait
        self._shards: dict[int, Shard] = own._AutoShardedClient__shards
        self._failed: Counter[int] = Counter()
        self._waiting: set[asyncio.Task[None]] = set()

    async def allowed(self) -> None:
        """Wait until Discord allows more than `LEFT` session starts today. Raises DiscordException."""
        while (limits := await self._client.fetch_session_start_limits()).remaining < LEFT:
            pause = max(SHORTEST, limits.reset_after / 1000)
            log.warning("few session starts are left", remaining=limits.remaining, again_in=pause)
            await asyncio.sleep(pause)

    async def launch(self, gateway: yarl.URL, shard: int, initial: bool = False) -> None:
        """Connect a shard. If this fails while other shards are connected, try again later.

        If no other shard is connected, the error is raised. discord.py itself would print it and try forever.
        """
        try:
            await self._held(shard)
            connecting = DiscordWebSocket.from_client(self._client, initial=initial, gateway=gateway, shard_id=shard)
            socket = await asyncio.wait_for(connecting, self._client.shard_connect_timeout)
        except FAILURES as error:
            if isinstance(error, discord.ConnectionClosed) or not self._shards:
                raise
            self._retry_later(shard, error, lambda: self.launch(gateway, shard))
        else:
            self._shards[shard] = launched = PacedShard(socket, self._client, self._queue)
            launched.launch()

    def close(self) -> None:
        """Cancel all tries that wait for the end of their pause."""
        for task in self._waiting:
            task.cancel()

    def _queue(self, item: EventItem) -> None:
        """Put the request of a shard into the queue.

        A shard that has lost a session is queued at once. A shard that never got a session is queued after a pause.
        """
        shard = item.shard
        if shard is not None and item.type == EventType.resume and shard.ws.session_id is None:  # there is none yet
            item = EventItem(EventType.identify, shard, ReconnectWebSocket(shard.id, resume=False))
        if shard is None or item.type not in RECONNECTING:
            self._put(item)
        elif self._connected(shard.id):
            del self._failed[shard.id]
            self._put(item)
        else:

            async def again() -> None:
                self._put(item)

            self._retry_later(shard.id, _cause(shard, item.error), again)

    def _retry_later(self, shard: int, error: Exception | None, again: Callable[[], Awaitable[None]]) -> None:
        """Call `again` after a pause. If there are no more tries, stop the bot instead."""
        self._failed[shard] += 1
        failed = self._failed[shard]
        if failed >= self._tries and not self._client.is_ready():
            self._put(EventItem(EventType.terminate, None, error))
            return
        pause = min(LONGEST, SHORTEST * 2 ** min(failed - 1, 10))
        log.warning("no connection", shard=shard, why=reason(error), again_in=pause)
        task = asyncio.create_task(self._paused(pause, again), name=f"shard {shard}")
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _paused(self, pause: float, again: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(pause)
        try:
            await again()
        except Exception as error:  # Nobody would see the error of a task.
            self._put(EventItem(EventType.terminate, None, error))


def _cause(shard: Shard, error: Exception | None) -> Exception | None:
    """Return the error because of which a shard has no session.

    It contains Discord's close code if there was one.
    """
    socket: Any = shard.ws.socket
    told = getattr(socket, "told", None)
    if isinstance(error, ReconnectWebSocket) and told is not None:
        return discord.ConnectionClosed(socket, shard_id=shard.id, code=told)
    return error


def reason(error: Exception | None) -> str:
    """Return a text in plain words that says why a connection has failed."""
    if isinstance(error, discord.ConnectionClosed):
        return f"Discord closed the connection ({error.code})"
    if isinstance(error, discord.HTTPException | aiohttp.ClientResponseError):
        return f"Discord answered with status {error.status}"
    if isinstance(error, ReconnectWebSocket):
        return "Discord asked to connect again"
    if isinstance(error, aiohttp.ClientConnectorDNSError):
        return f"the name {error.host} could not be resolved; is this machine on the network?"
    if isinstance(error, aiohttp.ClientConnectorError):
        return f"{error.host} cannot be reached: {error.strerror or error.os_error}"
    if isinstance(error, TimeoutError):
        return "no answer in time"
    return str(error) or type(error).__name__


def ask_through(base: str) -> None:
    """Make discord.py send all requests to `base`, the address of a proxy or of a replacement for Discord."""
    discord.http.Route.BASE = f"{base}/api/v10"


def point_discord_at(base: str) -> None:
    """Make discord.py use the server at the address `base`, on this machine, instead of Discord."""
    ask_through(base)
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws{base.removeprefix('http')}/gateway")
    discord.Asset.BASE = base
