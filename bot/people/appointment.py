"""A game evening planned on a server: up to 4 proposed times, people's answers, and the chosen time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, tzinfo

from msgspec.structs import replace

from storage.records.contests import AnswerRecord, AppointmentRecord

TIMES = 4
"""The most times that may be proposed."""

DAYS = 14
"""The most days between now and a proposed time."""

BEFORE = 900.0
"""The seconds before the chosen time at which the people who will come are pinged."""

SETTLES = 3600.0
"""The seconds before the first proposed time at which the bot chooses a time. The host may choose earlier."""

FEWEST = 2
"""The least number of people for an evening."""

KEPT = 86400.0
"""The seconds for which an appointment is stored after the last of its times."""

CANNOT = -1
"""The number of the answer that no proposed time suits."""


def moments(days: Sequence[int], hour: int, zone: tzinfo) -> tuple[int, ...]:
    """Return the time of `hour` on each of `days` in a time zone, in seconds since 1970.

    Days are proleptic Gregorian ordinals.

    >>> from datetime import timezone
    >>> moments([date(2026, 11, 29).toordinal()], 20, timezone.utc)
    (1795982400,)
    """
    return tuple(sorted(int(datetime.combine(date.fromordinal(day), time(hour), zone).timestamp()) for day in days))


def with_answer(record: AppointmentRecord, user: int, name: str, number: int) -> AppointmentRecord:
    """Return the appointment after `user` has pressed the button of time `number`.

    The press adds the time to the person's answer or removes it. `CANNOT` removes all times. After a time is chosen,
    people can answer only for that time.
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
    """Return the answers of the people who can come at time `number`."""
    return tuple(each for each in record.answers if number in each.times)


def with_best_time(record: AppointmentRecord) -> AppointmentRecord:
    """Return the appointment with the time that suits most people. If several do, it is the earliest.

    If too few people can come, the appointment is cancelled.
    """
    best = max(range(len(record.times)), key=lambda number: (len(coming(record, number)), -number))
    if len(coming(record, best)) < FEWEST:
        return replace(record, off=True)
    return replace(record, chosen=best)


def due(record: AppointmentRecord) -> float:
    """Return the time of an appointment's next action, in seconds since 1970."""
    if record.off or record.called:
        return record.times[-1 if record.chosen is None else record.chosen] + KEPT
    if record.chosen is None:
        return record.times[0] - SETTLES
    return record.times[record.chosen] - BEFORE
