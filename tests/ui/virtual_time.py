"""Time that only a test moves on, for a bot and a local server on real sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator

import pytest

from bot.app import Escapade
from bot.local.beacon import FakeBeacon
from bot.table import clock
from bot.table.clock import Clock
from bot.table.table_time import ProcessTime

START = 2_500_000_000.0
"""In 2049: the same ids in every run, and nothing that discord.py measures by the real clock has expired."""

LONG, LONG_BEAT = 12 * 3600.0, 3600.0


class VirtualTime:
    """Seconds since 1970. The machine's own clock is `jumped` seconds off; a `ticking` bot goes by that and by a
    monotonic one, as it does in the world."""

    def __init__(self) -> None:
        self._now = START
        self._due = START
        self._resting = asyncio.Event()
        self.jumped = 0.0
        self.ticking = False
        self.beacon = FakeBeacon(self.now)

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        """Read the machine's own clock."""
        return self._now + self.jumped

    def table_time(self) -> ProcessTime:
        """Give the time by which a bot's tables count."""
        return ProcessTime(self.wall, self.now) if self.ticking else ProcessTime.steady(self.now)

    def leap(self, seconds: float) -> None:
        """Move on with no bot there."""
        self._now += seconds

    async def rest(self, resting: Clock) -> None:
        """Stand in for `Clock.rest`."""
        self._due = self._now + resting._pause()
        self._resting.set()
        try:
            await resting._wake.wait()
        finally:
            self._resting.clear()

    async def stirred(self, resting: Clock) -> bool:
        """Wait until the clock has served all that is due and tell whether it had to."""
        if self._resting.is_set() and not resting._wake.is_set():
            return False
        if resting._wake.is_set():
            self._resting.clear()
        await self._resting.wait()
        return True

    async def pass_by(self, seconds: float, bot: Escapade, settle: Callable[[], Awaitable[None]]) -> None:
        """Move on by `seconds`, from one thing that is due to the next."""
        end = self._now + seconds
        if seconds > LONG:
            with long_beats():
                await self._pass_until(end - LONG_BEAT, bot, settle)
            bot.clock._wake.set()
        await self._pass_until(end, bot, settle)

    async def _pass_until(self, end: float, bot: Escapade, settle: Callable[[], Awaitable[None]]) -> None:
        await settle()
        while self._due <= end:
            self._now = max(self._now, self._due)
            bot.clock._wake.set()
            await settle()
        self._now = end


@contextlib.contextmanager
def long_beats() -> Iterator[None]:
    """Let clocks note the time less often while a day passes: what is due comes at its moment all the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "HEARTBEAT", LONG_BEAT)
        yield
