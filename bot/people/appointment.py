"""An evening that a server plans: up to four times, the people who can come, the chosen time.

Pure functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, tzinfo

from msgspec.structs import replace

from storage.records.contests import AnswerRecord, AppointmentRecord

TIMES = 4
"""Times that may be proposed."""

DAYS = 14
"""Days ahead, at most."""

BEFORE = 900.0
"""Seconds before the time at which the people who come are called."""

SETTLES = 3600.0
"""Seconds before the first proposed time at which the bot chooses a time, unless the host has done so."""

FEWEST = 2
"""People who make an evening."""

KEPT = 86400.0
"""Seconds after the last time for which an evening is kept."""

CANNOT = -1
"""The answer that no time suits."""


def moments(days: Sequence[int], hour: int, zone: tzinfo) -> tuple[int, ...]:
    """Return when it is `hour` on each of `days` (proleptic ordinals) in a time zone, in seconds since 1970.

    >>> from datetime import timezone
    >>> moments([date(2026, 11, 29).toordinal()], 20, timezone.utc)
    (1795982400,)
    """
    return tuple(sorted(int(datetime.combine(date.fromordinal(day), time(hour), zone).timestamp()) for day in days))


def answered(record: AppointmentRecord, user: int, name: str, number: int) -> AppointmentRecord:
    """Return an evening after a press, which adds or removes a time. `CANNOT` removes all of them.

    Once a time is chosen, people can only answer that one.
    """
    before = next((each.times for each in record.answers if each.user == user), ())
    if number == CANNOT:
        times: tuple[int, ...] = ()
    elif record.chosen is not None:
        times = tuple(sorted({*before, record.chosen}))
    else:
        times = tuple(sorted({*before} ^ {number}))
    others = [each for each in record.answers if each.user != user]
    return replace(record, answers=(*others, AnswerRecord(user, name, times)))


def coming(record: AppointmentRecord, number: int) -> tuple[AnswerRecord, ...]:
    """Return the people who can come at a time."""
    return tuple(each for each in record.answers if number in each.times)


def settled(record: AppointmentRecord) -> AppointmentRecord:
    """Return an evening at the time that suits most people, the earliest of several; off if too few."""
    best = max(range(len(record.times)), key=lambda number: (len(coming(record, number)), -number))
    if len(coming(record, best)) < FEWEST:
        return replace(record, off=True)
    return replace(record, chosen=best)


def due(record: AppointmentRecord) -> float:
    """Return when an evening next needs work, in seconds since 1970."""
    if record.off or record.called:
        return record.times[-1 if record.chosen is None else record.chosen] + KEPT
    if record.chosen is None:
        return record.times[0] - SETTLES
    return record.times[record.chosen] - BEFORE
