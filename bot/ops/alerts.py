"""Alerts to the operator of the bot in a Discord channel. Each kind is sent at most once an hour."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot import logs, metrics
from bot.engine.texts import Say, texts
from bot.tasks import finished
from bot.ui.pages import render
from bot.ui.reply import LOST

if TYPE_CHECKING:
    from bot.app import Escapade

log = structlog.get_logger()

PAUSE = 3600.0
"""The seconds between two alerts of one kind."""

KINDS = {
    "painting failed": "paint",
    "not saved": "store",
    "clocks not written": "store",
    "no note of the time": "store",
    "a computer's move was not kept": "store",
    "housekeeping not done": "store",
    "no copy of the database": "copy",
    "the clock stumbled": "clock",
    "deadline not served": "clock",
    "a worker died": "worker",
    "the board is refused": "paint",
    "direct messages are refused to the bot": "direct",
    "few session starts are left": "starts",
    "a fault is reported": "report",
}
"""The kind of each alert, by the event in the program's log that reports the trouble. Any other error has the kind
`fault`.
"""

FAULT = "fault"

for _kind in {*KINDS.values(), FAULT}:
    metrics.TROUBLE.labels(_kind)  # 0 from the start: Prometheus sees no increase in a series that begins at 1.


class Alerts:
    """Listens to the program's log and sends alerts, until `close` is called.

    Without a channel, it only counts the troubles.
    """

    def __init__(
        self, channel: int | None, bot: Callable[[], Escapade | None], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._channel = channel
        self._bot = bot
        self._now = now
        self._told: dict[str, float] = {}
        self._untold: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        logs.HEARING.append(self.hear)

    def hear(self, level: str, event: str, table: Any = None) -> None:
        """Handle an event of the program's log: send an alert if it reports trouble."""
        kind = KINDS.get(event, FAULT if level in ("error", "critical", "exception") else "")
        if kind:
            self.tell(kind, event, table)

    def tell(self, kind: str, what: str, table: Any = None) -> None:
        """Send an alert of the kind `kind` to the operator, unless one was sent within the hour."""
        metrics.TROUBLE.labels(kind).inc()
        bot = self._bot()
        if self._channel is None or bot is None or bot.is_closed():
            return
        if self._now() < self._told.get(kind, -PAUSE) + PAUSE:
            self._untold[kind] += 1
            return
        try:
            task = asyncio.get_running_loop().create_task(self._send(kind, what, table, self._untold.pop(kind, 0)))
        except RuntimeError:  # A line of another thread
            return
        self._told[kind] = self._now()
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, kind: str, what: str, table: Any, before: int) -> None:
        bot = self._bot()
        if bot is None or self._channel is None:
            return
        channel = bot.get_channel(self._channel)
        guild = getattr(channel, "guild", None)
        say = Say(texts(str(guild.preferred_locale) if guild is not None else "en"))
        lines = [say(f"alert-{kind}"), say("alert-line", line=what, table=str(table or "-"))]
        lines += [say("alert-before", count=before)] if before else []
        try:
            await bot.get_partial_messageable(self._channel).send("\n".join(lines), allowed_mentions=render.NOBODY)
        except (discord.HTTPException, *LOST) as error:
            log.info("the operator is not told", error=str(error))

    async def flush(self) -> bool:
        """Wait until all alerts are sent. Return whether there were any to send."""
        return await finished(self._tasks)

    async def close(self) -> None:
        """Stop listening and cancel alerts that are being sent."""
        logs.HEARING.remove(self.hear)
        for task in self._tasks:
            task.cancel()
