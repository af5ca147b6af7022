"""Table time: the seconds that tables count.

It advances only while this process is awake, and continues after a restart. So nobody's time runs while the bot is
down.

Only the machine's monotonic clock advances it. A jump of the wall clock changes only the times that people are shown.
Days and dates need the wall clock. It is compared with the table time, and a leap of it is believed only after a while:
a machine may start with a wrong date and learn the right one minutes later.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Protocol

EVERY = 1.0
"""Seconds between two beats."""

SLACK = 0.5
"""Seconds by which a beat may be late and still count fully. Any longer delay does not count as table time."""

SHOWN = 15.0
"""Seconds by which a shown time may be wrong: a machine under heavy load has no time to paint."""


LEAP = 300.0
"""Seconds by which the wall clock may differ from the table time and still be believed at once."""

BELIEVED = 2 * 3600.0
"""Seconds of table time for which a wall clock must run evenly after a leap before it is believed."""


class TableTime(Protocol):
    """The time that a table counts."""

    def now(self) -> float:
        """Return the table time."""
        ...

    def shown(self, when: float) -> int:
        """Return a moment of table time for display, in seconds since 1970."""
        ...

    def believed(self) -> float:
        """Return the believed time of day, in seconds since 1970. A leap of the wall clock changes it late."""
        ...

    def sure(self) -> float:
        """Return the latest moment, in seconds since 1970, that has certainly come. Deadlines by date use it."""
        ...


class Ahead:
    """The time of a pulse plus some seconds.

    It is the time of a table that another process has served, or still serves.
    """

    def __init__(self, table_time: TableTime, ahead: Callable[[], float]) -> None:
        self._table_time = table_time
        self._ahead = ahead

    def now(self) -> float:
        """Return the table time, as `TableTime.now` does."""
        return self._table_time.now() + self._ahead()

    def shown(self, when: float) -> int:
        """Return a moment for display, as `TableTime.shown` does."""
        return self._table_time.shown(when - self._ahead())

    def believed(self) -> float:
        """Return the believed time of day, as `TableTime.believed` does."""
        return self._table_time.believed()

    def sure(self) -> float:
        """Return the latest certain moment, as `TableTime.sure` does."""
        return self._table_time.sure()


class ProcessTime:
    """The time of all tables of a process. It stops if it gets no beat every `every` seconds."""

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
        """Seconds by which the believed date is ahead of the table time; kept over a restart."""
        self._leapt: tuple[float, float] | None = None  # how far ahead a wall clock is after a leap, and since when

    @classmethod
    def steady(cls, now: Callable[[], float]) -> ProcessTime:
        """Return a time that is always `now`."""
        return cls(now, now, math.inf)

    def start(self, at: float, date: float | None = None) -> None:
        """Continue from the time `at`, and from the `date` that was believed then.

        A wall clock that differs has leapt. Without a date the wall clock is believed.
        """
        self._time, self._beaten = at, self._monotonic()
        self._behind = self._wall() - at
        self.date, self._leapt = self._behind if date is None else date, None
        self._compare(self._behind)

    def now(self) -> float:
        """Return the table time. It never goes back."""
        return self._time + min(max(0.0, self._monotonic() - self._beaten), self.every + SLACK)

    def beat(self) -> bool:
        """Count the time since the last beat, and return whether shown times have become wrong."""
        self._time, self._beaten = self.now(), self._monotonic()
        behind = self._wall() - self._time
        self._compare(behind)
        if abs(behind - self._behind) <= SHOWN:
            return False
        self._behind = behind
        return True

    def shown(self, when: float) -> int:
        """Return a moment of table time for display, in seconds since 1970."""
        return round(when + self._behind)

    def believed(self) -> float:
        """Return the believed time of day, as `TableTime.believed` does."""
        return self.now() + self.date

    def sure(self) -> float:
        """Return the latest certain moment, as `TableTime.sure` does. A clock that was set back may be right."""
        return min(self._wall(), self.believed())

    def _compare(self, behind: float) -> None:
        """Believe a wall clock that differs by so much from the table time, at once or after it has for long."""
        if abs(behind - self.date) <= LEAP:
            self.date, self._leapt = behind, None
        elif self._leapt is None or abs(behind - self._leapt[0]) > LEAP:
            self._leapt = behind, self._time
        elif self._time - self._leapt[1] >= BELIEVED:
            self.date, self._leapt = behind, None
        else:
            self._leapt = behind, self._leapt[1]
