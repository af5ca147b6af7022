"""Tables on a clock that a test moves on."""

import pytest

from bot.engine.move import Move
from bot.table.clock import Clock
from bot.table.table import Table
from bot.table.tables import Tables
from tests.table.play import Time

RED = Move("choose", (("red",),))


HOUR = 3600


DAY = 24 * HOUR


class Enough(Exception):
    """The hand-moved clock has come to its end."""


class Bench:
    """A Clock whose pauses move `now` on at once. It keeps the pauses, and what was to be painted, and when."""

    def __init__(self, tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch, *others: Time) -> None:
        self.now = now
        self.others = others
        self.until = 0.0
        self.pauses: list[float] = []
        self.painted: list[tuple[float, int]] = []
        self.clock = Clock(tables, self.paint)
        monkeypatch.setattr(Clock, "rest", self.rest)

    def paint(self, table: Table) -> None:
        self.painted.append((self.now.now, table.id))

    async def rest(self) -> None:
        """Stand in for `Clock.rest`: time goes by unless something has happened already."""
        clock = self.clock
        if clock._wake.is_set():
            return
        pause = clock._pause()
        self.pauses.append(pause)
        goes = min(pause, self.until - self.now.now)
        for time in (self.now, *self.others):
            time.now += goes
        if goes < pause:
            raise Enough

    async def run(self, seconds: float) -> None:
        """Let the clock run for so long."""
        self.until = self.now.now + seconds
        with pytest.raises(Enough):
            await self.clock.run()


@pytest.fixture
def bench(tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(tables, now, monkeypatch)
