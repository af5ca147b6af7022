"""Days in UTC, and when the secrets of a day's escape become public."""

from __future__ import annotations

import time

from bot.engine.move import Illegal, Refusal
from storage.records.tables import TableRecord

DAY = 86400


def day_of(now: float) -> int:
    """Return the day in which a time is, in days since 1970. The time is in seconds since 1970."""
    return int(now // DAY)


def ends(day: int) -> int:
    """Return the time at which the day `day` is over, in seconds since 1970."""
    return (day + 1) * DAY


def spelt(day: int) -> str:
    """Return a day as text, such as 2026-11-23.

    >>> day_of(1700000000.0), spelt(19675), ends(19675)
    (19675, '2023-11-14', 1700006400)
    """
    return time.strftime("%Y-%m-%d", time.gmtime(day * DAY))


def is_told(record: TableRecord, now: float) -> bool:
    """Return whether the secrets of an ended game may be shown.

    The secrets of a day's escape may be shown only when its day is over.
    """
    return record.day is None or now >= ends(record.day)


def check_not_over(record: TableRecord, now: float) -> None:
    """Raise Illegal if the table belongs to a day's escape and the day is over."""
    if record.day is not None and now >= ends(record.day):
        raise Illegal(Refusal("day-over"))
