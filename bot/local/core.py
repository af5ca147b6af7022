"""The state that all parts of the local server share: settings, objects and recorded requests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.local.errors import Json
from bot.local.world import World


class Starts:
    """Discord's limits on how often a bot may start sessions. The daily limit is `total`.

    Of the shards whose numbers are equal modulo `concurrency`, one may start a session in 5 s.
    """

    day, total, pause = 86400.0, 1000, 5.0

    def __init__(self, clock: Callable[[], float], concurrency: int) -> None:
        self._clock, self.concurrency = clock, concurrency
        self._begun: list[float] = []
        self._last: dict[int, float] = {}

    @property
    def limit(self) -> Json:
        """The limits in the form in which Discord's answer to `GET /gateway/bot` has them."""
        now = self._clock()
        self._begun = [moment for moment in self._begun if moment > now - self.day]
        reset = self._begun[0] + self.day - now if self._begun else 0.0
        return {
            "total": self.total, "remaining": self.total - len(self._begun), "reset_after": int(reset * 1000),
            "max_concurrency": self.concurrency,
        }  # fmt: skip

    def early(self, shard: int) -> bool:
        """Return whether the session of a shard starts too soon after another, or exceeds the daily limit."""
        last = self._last.get(shard % self.concurrency)
        return self.limit["remaining"] <= 0 or (last is not None and self._clock() - last < self.pause)

    def begin(self, shard: int) -> None:
        """Count the start of a session of a shard."""
        self._begun.append(self._clock())
        self._last[shard % self.concurrency] = self._clock()


T = TypeVar("T")
LOOK = 0.02  # A condition may also depend on the bot, whose changes this server does not notice.


class Signals:
    """Wakes waiting tasks after every change of the simulated Discord."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def changed(self) -> None:
        """Wake all waiting tasks."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def wait(self, condition: Callable[[], T], timeout: float = 60.0) -> T:
        """Wait until `condition` returns a true value, and return this value.

        The condition is checked after every change and at regular intervals.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not (value := condition()):
            future = loop.create_future()
            self._waiting.append(future)
            await asyncio.wait({future}, timeout=min(LOOK, max(0.0, end - loop.time())))
            if loop.time() >= end and not condition():
                raise AssertionError(f"not within {timeout} s: {_source(condition)}")
        return value


def _source(condition: Callable[[], object]) -> str:
    code = getattr(condition, "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else repr(condition)


class Latency(NamedTuple):
    """How long a request takes: the seconds of each request, and the additional seconds of one with files."""

    request: float = 0.15
    upload: float = 0.25


NONE = Latency(0.0, 0.0)
"""No latency, for tests that are not about it."""


class Core:
    """The state and the settings that all parts of the local server share.

    - With `record`, every REST request with its answer is kept in `wire`, and every event in `frames`. Tests read them.
    - With `rate_limits`, the bot may send requests and start sessions only as often as Discord allows. Without it, a
      server that records keeps the requests that would have been refused in `exceeded`.
    - `latency` is how long a request takes.
    - With `fin`, a closed gateway connection ends at once. The client's closing frame is not read.
    - With `follow_up_completes`, the first follow-up after a deferral replaces *the bot is thinking*. Discord still
      does that, but calls it deprecated.
    """

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
        """A function that returns whether a request is left out of `exceeded`, given the request's body."""
        self.base_url = self.gateway_url = ""
        self.port = 0
        self.signals = Signals()
        self.world = World(path, bot_name)
        self.starts = Starts(lambda: self.world.clock(), max_concurrency)

    async def wait(self, condition: Callable[[], T], timeout: float = 60.0) -> T:
        """Wait until `condition` returns a true value, and return this value.

        The condition is checked after every change. Raises AssertionError after `timeout` seconds.
        """
        return await self.signals.wait(condition, timeout)

    def world_message(self, channel_id: str, message_id: str | None) -> Json | None:
        """Return a message of the simulated Discord with its present content; None if it has been deleted."""
        if channel_id not in self.world.channels:
            return None
        message = self.world.store.of(channel_id).get(message_id or "")
        return self.world.store.out(message) if message else None

    def record_exchange(self, **exchange: Any) -> None:
        """Record a REST request and its answer, so that tests can read them."""
        if self.record:
            exchange["response"] = json.loads(json.dumps(exchange["response"]))
            self.wire.append(exchange | {"at": self.world.clock()})
        self.signals.changed()

    def record_frame(self, name: str, sequence: int, data: Json) -> None:
        """Record a gateway event that was sent to the bot, so that tests can read it."""
        if self.record:
            self.frames.append({"t": name, "s": sequence, "d": json.loads(json.dumps(data))})
