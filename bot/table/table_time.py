"""Table time: the time that tables count, in seconds.

It advances only while this process is running, and continues after a restart. So no clock runs while the bot is down.

Only the machine's monotonic clock advances it. If the wall clock jumps, only the times that people see change.

Dates need the wall clock, which is compared with the table time. After a jump of the wall clock, it is trusted only
after a while. The reason is that a machine may start with a wrong date and correct it minutes later.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Protocol

EVERY = 1.0
"""The seconds between two beats. At a beat, the table time advances."""

SLACK = 0.5
"""The seconds by which a beat may be late. Any longer delay does not count as table time."""

SHOWN = 15.0
"""The seconds by which a displayed time may be wrong before it is updated. A machine under heavy load has no time for
more updates.
"""


LEAP = 300.0
"""The most seconds by which the wall clock may differ from the table time and still be trusted at once."""

BELIEVED = 2 * 3600.0
"""The seconds of table time for which a wall clock must run evenly after a jump before it is trusted."""


class TableTime(Protocol):
    """The protocol of an object that knows the table time."""

    def now(self) -> float:
        """Return the table time."""
        ...

    def shown(self, when: float) -> int:
        """Return a moment of table time as a time for display, in seconds since 1970."""
        ...

    def believed(self) -> float:
        """Return the trusted time of day in seconds since 1970. After a jump of the wall clock, it is late."""
        ...

    def sure(self) -> float:
        """Return the latest time that has surely been reached, in seconds since 1970.

        Deadlines by date use it.
        """
        ...


class Ahead:
    """A table time that is some seconds ahead of the table time of this process.

    It is for tables that another process has served or still serves.
    """

    def __init__(self, table_time: TableTime, ahead: Callable[[], float]) -> None:
        self._table_time = table_time
        self._ahead = ahead

    def now(self) -> float:
        """Return the table time, like `TableTime.now`."""
        return self._table_time.now() + self._ahead()

    def shown(self, when: float) -> int:
        """Return a moment of table time for display, like `TableTime.shown`."""
        return self._table_time.shown(when - self._ahead())

    def believed(self) -> float:
        """Return the trusted time of day, like `TableTime.believed`."""
        return self._table_time.believed()

    def sure(self) -> float:
        """Return the latest time that has surely been reached, like `TableTime.sure`."""
        return self._table_time.sure()


class ProcessTime:
    """The table time of this process.

    It stands still if the method `beat` is not called every `every` seconds.
    """

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
        """The seconds by which the trusted date is ahead of the table time. They are stored, so that a restart does not
        change them.
        """
        self._leapt: tuple[float, float] | None = None  # how far ahead a wall clock is after a leap, and since when

    @classmethod
    def steady(cls, now: Callable[[], float]) -> ProcessTime:
        """Return a table time that is always equal to `now`."""
        return cls(now, now, math.inf)

    def start(self, at: float, date: float | None = None) -> None:
        """Continue from the table time `at` and the trusted date of the last run.

        A wall clock that differs from that date counts as having jumped. If `date` is None, the wall clock is trusted.
        """
        self._time, self._beaten = at, self._monotonic()
        self._behind = self._wall() - at
        self.date, self._leapt = self._behind if date is None else date, None
        self._compare(self._behind)

    def now(self) -> float:
        """Return the table time. It never goes back."""
        return self._time + min(max(0.0, self._monotonic() - self._beaten), self.every + SLACK)

    def beat(self) -> bool:
        """Count the time since the last beat. Return whether displayed times have become wrong."""
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
        """Return the trusted time of day, like `TableTime.believed`."""
        return self.now() + self.date

    def sure(self) -> float:
        """Return the latest time that has surely been reached, like `TableTime.sure`.

        If the wall clock was set back, its earlier time may be the right one.
        """
        return min(self._wall(), self.believed())

    def _compare(self, behind: float) -> None:
        """Compare the wall clock, which is `behind` seconds ahead of the table time, with the trusted date.

        After a small difference, the wall clock is trusted at once; after a jump, only after some time.
        """
        if abs(behind - self.date) <= LEAP:
            self.date, self._leapt = behind, None
        elif self._leapt is None or abs(behind - self._leapt[0]) > LEAP:
            self._leapt = behind, self._time
        elif self._time - self._leapt[1] >= BELIEVED:
            self.date, self._leapt = behind, None
        else:
            self._leapt = behind, self._leapt[1]
