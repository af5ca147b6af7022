"""What all parts of the server share: its settings, the world, and what went over the wire."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.local.errors import Json
from bot.local.signals import Signals
from bot.local.starts import Starts
from bot.local.world import World

T = TypeVar("T")


class Latency(NamedTuple):
    """Seconds that each request takes on its way, and that one with files takes more."""

    request: float = 0.15
    upload: float = 0.25


NONE = Latency(0.0, 0.0)
"""The latency of a test that is not about it."""


class Core:
    """With `record` every REST exchange is kept in `wire` and every event in `frames`, for tests. With `rate_limits`
    the bot may ask, and begin a session, only as often as Discord allows; without them a server that records keeps
    in `exceeded` what would have been refused. `latency` is how long a request takes on its way. With `fin` a
    gateway connection that is closed ends at once: the client's answer finds nobody there. With `follow_up_completes`
    the first follow-up after a deferral takes the place of *thinking*: Discord still does that, but calls it
    deprecated."""

    def __init__(
        self, path: str | Path = ":memory:", token: str = "local.token", *, record: bool = True,
        rate_limits: bool = False, latency: Latency = NONE, approved_intents: int = -1, ack_deadline: float = 3.0,
        token_life: float = 900.0, shards: int = 1, max_concurrency: int = 1, heartbeat: int = 41250,
        bot_name: str = "Escapade", follow_up_completes: bool = False, fin: bool = False,
    ) -> None:  # fmt: skip
        self.token, self.record, self.rate_limits = token, record, rate_limits
        self.latency = latency
        self.fin = fin
        self.approved_intents, self.shards, self.heartbeat = approved_intents, shards, heartbeat
        self.ack_deadline, self.token_life = ack_deadline, token_life
        self.follow_up_completes = follow_up_completes
        self.wire: list[Json] = []
        self.frames: list[Json] = []
        self.exceeded: list[Json] = []
        self.uncounted: Callable[[Any], bool] = lambda body: False
        """Tells from its body whether a request is left out of what is counted for `exceeded`."""
        self.base_url = self.gateway_url = ""
        self.port = 0
        self.signals = Signals()
        self.world = World(path, bot_name)
        self.starts = Starts(lambda: self.world.clock(), max_concurrency)

    async def wait(self, condition: Callable[[], T], timeout: float = 60.0) -> T:
        """The first true value of `condition`, asked again after every change; an AssertionError when too late."""
        return await self.signals.wait(condition, timeout)

    def world_message(self, channel_id: str, message_id: str | None) -> Json | None:
        """A message as it is now, or None when it is gone."""
        if channel_id not in self.world.channels:
            return None
        message = self.world.store.of(channel_id).get(message_id or "")
        return self.world.store.out(message) if message else None

    def record_exchange(self, **exchange: Any) -> None:
        """Remember a request and its answer."""
        if self.record:
            exchange["response"] = json.loads(json.dumps(exchange["response"]))
            self.wire.append(exchange | {"at": self.world.clock()})
        self.signals.changed()

    def record_frame(self, name: str, sequence: int, data: Json) -> None:
        """Remember an event that was sent."""
        if self.record:
            self.frames.append({"t": name, "s": sequence, "d": json.loads(json.dumps(data))})
