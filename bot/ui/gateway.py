"""The shards of this process: which of them are connected, and when each last received data."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import discord
import structlog

from bot.shards import shard_of
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.reply import LOST

log = structlog.get_logger()

KNOCK = 5.0
"""The least seconds between two additional heartbeats on a shard. Discord accepts 120 events a minute."""

SILENT = 45.0
"""Seconds without any data after which a shard counts as disconnected.

Discord answers a heartbeat every 41 s, so a working shard is never silent for longer.
"""


class Gateway:
    """The connected shards of this process.

    While a server's shard is disconnected or silent, the clocks of the server's tables are stopped. They stop at the
    time when the shard last received data, even if the silence is noticed later.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self._on: set[int] = set()
        self._silent: set[int] = set()
        self._heard: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None
        self._knocked: dict[int, float] = {}
        client.tables.serving.append(self.serves)
        client.tables.hearing.append(self.heard)
        client.clock.beats.append(self.listen)

    def serves(self, table: Table) -> bool:
        """Return whether presses at a table can reach the bot: the table's shard is connected and not silent."""
        shard = self._shard(table)
        return shard in self._on and shard not in self._silent

    def connected(self, shard: int) -> bool:
        """Return whether a shard has a session with Discord."""
        return shard in self._on

    def heard(self, table: Table, before: float) -> bool:
        """Return whether a table's shard has received any data after the time `before`.

        If it has, it has also received every earlier press, because events arrive in order. Otherwise the bot sends an
        additional heartbeat, which Discord answers.
        """
        shard = self._shard(table)
        quiet = self._update_heard(shard)
        if self._heard[shard] >= before:
            return True
        if self._knocked.get(shard, 0.0) + KNOCK <= time.monotonic():
            self._knocked[shard] = time.monotonic()
            self._task = asyncio.create_task(_send_heartbeat(self._client, shard), name=f"heartbeat of shard {shard}")
            log.debug("asked for a sign", shard=shard, quiet=quiet)
        return False

    def away(self) -> list[int]:
        """Return the shards of this process that are disconnected or have been silent for too long."""
        own = self._client.shard_ids or range(self._client.shard_count or 1)
        return [shard for shard in own if shard not in self._on - self._silent]

    def came(self, shard: int) -> None:
        """Register that a shard is connected, and start the clocks of the tables on this shard."""
        self._on.add(shard)
        self._silent.discard(shard)
        self._heard[shard] = self._client.tables.table_time.now()
        self._review(shard)

    def went(self, shard: int) -> None:
        """Register that a shard is disconnected, and stop the clocks of the tables on this shard."""
        if shard in self._on:
            self._update_heard(shard)
            self._on.discard(shard)
            self._review(shard)

    def listen(self) -> None:
        """Check each shard for silence. The clock of the tables calls this about once a second."""
        for shard in self._on:
            if (self._update_heard(shard) > SILENT) != (shard in self._silent):
                self._silent ^= {shard}
                self._review(shard)

    def _update_heard(self, shard: int) -> float:
        """Store when a shard last received data. Return how many seconds ago that was."""
        quiet = _silence(self._client, shard)
        self._heard[shard] = max(self._heard[shard], self._client.tables.table_time.now() - quiet)
        return quiet

    def _shard(self, table: Table) -> int:
        return shard_of(table.record.guild, self._client.shard_count or 1)

    def _review(self, shard: int) -> None:
        self._client.clock.review(lambda table: self._shard(table) == shard, self._heard.get(shard, float("inf")))


def _silence(client: Client, shard: int) -> float:
    """Return how many seconds ago a shard last received data. Return 0 if that is unknown."""
    keeper = getattr(_socket(client, shard), "_keep_alive", None)
    return 0.0 if keeper is None else max(0.0, time.perf_counter() - keeper._last_recv)


async def _send_heartbeat(client: Client, shard: int) -> None:
    """Send an additional heartbeat on a shard."""
    socket = _socket(client, shard)
    if socket is not None and socket._keep_alive is not None:
        with contextlib.suppress(discord.DiscordException, *LOST):
            await socket.send_heartbeat(socket._keep_alive.beat())


def _socket(client: Client, shard: int) -> Any:
    info: Any = client.shards.get(shard)
    return getattr(getattr(info, "_parent", None), "ws", None)
