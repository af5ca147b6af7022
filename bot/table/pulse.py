"""Table time: the seconds by which tables count. It goes on only while this process is awake, and is kept over a
restart, so that nobody's time runs while the bot does not.

Only the machine's monotonic clock moves it on: what the wall clock jumps changes nothing but when people are told that
something will be over.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Protocol

EVERY = 1.0
"""Seconds between two beats."""

SLACK = 0.5
"""Seconds by which a beat may be late and still count. What is beyond it is no time of anybody."""

SHOWN = 15.0
"""Seconds by which a time that people are shown may be wrong: a machine that is starved has no time to paint."""


class TableTime(Protocol):
    """The time that a table counts."""

    def now(self) -> float:
        """Give the table time."""
        ...

    def shown(self, when: float) -> int:
        """Give a moment of table time as people are shown it, in seconds since 1970."""
        ...


class Ahead:
    """The time of a pulse and so many seconds: that of a table which another process has counted for, or does."""

    def __init__(self, pulse: TableTime, ahead: Callable[[], float]) -> None:
        self._pulse = pulse
        self._ahead = ahead

    def now(self) -> float:
        """See `TableTime`."""
        return self._pulse.now() + self._ahead()

    def shown(self, when: float) -> int:
        """See `TableTime`."""
        return self._pulse.shown(when - self._ahead())


class Pulse:
    """The time of all tables of a process. Without a beat every `every` seconds it stands."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        every: float = EVERY,
    ) -> None:
        self.every = every
        self._wall = wall
        self._monotonic = monotonic
        self._beaten = monotonic()
        self._time = wall()
        self._behind = 0.0

    @classmethod
    def steady(cls, now: Callable[[], float]) -> Pulse:
        """Give a time that is always `now`."""
        return cls(now, now, math.inf)

    def start(self, at: float) -> None:
        """Go on from the time `at`."""
        self._time, self._beaten = at, self._monotonic()
        self._behind = self._wall() - at

    def now(self) -> float:
        """Give the table time. It never goes back."""
        return self._time + min(max(0.0, self._monotonic() - self._beaten), self.every + SLACK)

    def beat(self) -> bool:
        """Count the time since the last beat, and tell whether what people are shown has become wrong."""
        self._time, self._beaten = self.now(), self._monotonic()
        behind = self._wall() - self._time
        if abs(behind - self._behind) <= SHOWN:
            return False
        self._behind = behind
        return True

    def shown(self, when: float) -> int:
        """Give a moment of table time as people are shown it, in seconds since 1970."""
        return round(when + self._behind)
