"""Table time: the seconds by which tables count. It goes on only while this process is awake, and is kept over a
restart, so that nobody's time runs while the bot does not.

Only the machine's monotonic clock moves it on: what the wall clock jumps changes nothing but when people are told that
something will be over. Days and dates need the wall clock. It is compared with the table time, and a leap of it is
believed only after a while: a machine may start with a wrong date and learn the right one minutes later.
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


LEAP = 300.0
"""Seconds by which the wall clock may leave the table time and be believed at once."""

BELIEVED = 2 * 3600.0
"""Seconds of table time for which a wall clock that has leapt must go on evenly until it is believed."""


class TableTime(Protocol):
    """The time that a table counts."""

    def now(self) -> float:
        """Return the table time."""
        ...

    def shown(self, when: float) -> int:
        """Return a moment of table time as people are shown it, in seconds since 1970."""
        ...

    def believed(self) -> float:
        """Return the time of day that is believed, in seconds since 1970: a leap of the wall clock changes it late."""
        ...

    def sure(self) -> float:
        """Return the latest moment, in seconds since 1970, that has come for certain. What ends by date asks this."""
        ...


class Ahead:
    """The time of a pulse and so many seconds: that of a table which another process has counted for, or does."""

    def __init__(self, table_time: TableTime, ahead: Callable[[], float]) -> None:
        self._table_time = table_time
        self._ahead = ahead

    def now(self) -> float:
        """See `TableTime`."""
        return self._table_time.now() + self._ahead()

    def shown(self, when: float) -> int:
        """See `TableTime`."""
        return self._table_time.shown(when - self._ahead())

    def believed(self) -> float:
        """See `TableTime`."""
        return self._table_time.believed()

    def sure(self) -> float:
        """See `TableTime`."""
        return self._table_time.sure()


class ProcessTime:
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
        self.date = 0.0
        """Seconds by which the date that is believed is ahead of the table time; kept over a restart."""
        self._leapt: tuple[float, float] | None = None  # how far ahead a clock is that has leapt, and since when

    @classmethod
    def steady(cls, now: Callable[[], float]) -> ProcessTime:
        """Return a time that is always `now`."""
        return cls(now, now, math.inf)

    def start(self, at: float, date: float | None = None) -> None:
        """Go on from the time `at`, and from the `date` that was believed then: a wall clock that is elsewhere has
        leapt. Without one the wall clock is believed."""
        self._time, self._beaten = at, self._monotonic()
        self._behind = self._wall() - at
        self.date, self._leapt = self._behind if date is None else date, None
        self._compare(self._behind)

    def now(self) -> float:
        """Return the table time. It never goes back."""
        return self._time + min(max(0.0, self._monotonic() - self._beaten), self.every + SLACK)

    def beat(self) -> bool:
        """Count the time since the last beat, and tell whether what people are shown has become wrong."""
        self._time, self._beaten = self.now(), self._monotonic()
        behind = self._wall() - self._time
        self._compare(behind)
        if abs(behind - self._behind) <= SHOWN:
            return False
        self._behind = behind
        return True

    def shown(self, when: float) -> int:
        """Return a moment of table time as people are shown it, in seconds since 1970."""
        return round(when + self._behind)

    def believed(self) -> float:
        """See `TableTime`."""
        return self.now() + self.date

    def sure(self) -> float:
        """See `TableTime`. A clock that was set back may be right."""
        return min(self._wall(), self.believed())

    def _compare(self, behind: float) -> None:
        """Believe a wall clock that is so far ahead of the table time, now or once it has been so for long."""
        if abs(behind - self.date) <= LEAP:
            self.date, self._leapt = behind, None
        elif self._leapt is None or abs(behind - self._leapt[0]) > LEAP:
            self._leapt = behind, self._time
        elif self._time - self._leapt[1] >= BELIEVED:
            self.date, self._leapt = behind, None
        else:
            self._leapt = behind, self._leapt[1]
