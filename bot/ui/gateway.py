"""Which servers can be heard: those whose shard is connected and was heard lately."""

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
"""Seconds between two extra heartbeats for a shard. Discord takes 120 events a minute."""

SILENT = 45.0
"""Seconds without a word from a shard after which it counts as away. It answers a heartbeat every 41 seconds."""


class Gateway:
    """The connected shards.

    While the shard of a server is away, the clocks of its tables stop. They stop at the moment when the shard was last
    heard, even if that is noticed later.
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
        """Return whether the people of a table can be heard."""
        shard = self._shard(table)
        return shard in self._on and shard not in self._silent

    def connected(self, shard: int) -> bool:
        """Return whether a shard has a session."""
        return shard in self._on

    def heard(self, table: Table, before: float) -> bool:
        """Return whether the shard of a table was heard after the moment `before`.

        Events come in order, so everything that people did until then was heard, too. A quiet shard gets an extra
        heartbeat, which it answers at once or never.
        """
        shard = self._shard(table)
        quiet = self._listen(shard)
        if self._heard[shard] >= before:
            return True
        if self._knocked.get(shard, 0.0) + KNOCK <= time.monotonic():
            self._knocked[shard] = time.monotonic()
            self._task = asyncio.create_task(_knock(self._client, shard), name=f"heartbeat of shard {shard}")
            log.debug("asked for a sign", shard=shard, quiet=quiet)
        return False

    def away(self) -> list[int]:
        """List the shards of this process that are disconnected or have been silent for too long."""
        own = self._client.shard_ids or range(self._client.shard_count or 1)
        return [shard for shard in own if shard not in self._on - self._silent]

    def came(self, shard: int) -> None:
        """Note that a shard is connected."""
        self._on.add(shard)
        self._silent.discard(shard)
        self._heard[shard] = self._client.tables.table_time.now()
        self._review(shard)

    def went(self, shard: int) -> None:
        """Note that a shard is away."""
        if shard in self._on:
            self._listen(shard)
            self._on.discard(shard)
            self._review(shard)

    def listen(self) -> None:
        """Note which of the shards were heard lately."""
        for shard in self._on:
            if (self._listen(shard) > SILENT) != (shard in self._silent):
                self._silent ^= {shard}
                self._review(shard)

    def _listen(self, shard: int) -> float:
        """Note when a shard was last heard, and return the seconds since."""
        quiet = _quiet(self._client, shard)
        self._heard[shard] = max(self._heard[shard], self._client.tables.table_time.now() - quiet)
        return quiet

    def _shard(self, table: Table) -> int:
        return shard_of(table.record.guild, self._client.shard_count or 1)

    def _review(self, shard: int) -> None:
        self._client.clock.review(lambda table: self._shard(table) == shard, self._heard.get(shard, float("inf")))


def _quiet(client: Client, shard: int) -> float:
    """Return the seconds since anything came from a shard; 0 if that is not known."""
    keeper = getattr(_socket(client, shard), "_keep_alive", None)
    return 0.0 if keeper is None else max(0.0, time.perf_counter() - keeper._last_recv)


async def _knock(client: Client, shard: int) -> None:
    """Send an extra heartbeat."""
    socket = _socket(client, shard)
    if socket is not None and socket._keep_alive is not None:
        with contextlib.suppress(discord.DiscordException, *LOST):
            await socket.send_heartbeat(socket._keep_alive.beat())


def _socket(client: Client, shard: int) -> Any:
    info: Any = client.shards.get(shard)
    return getattr(getattr(info, "_parent", None), "ws", None)
