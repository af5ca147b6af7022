"""When and how a person is called, and when left alone. Pure: the time is an argument, in seconds since 1970."""

from __future__ import annotations

import zoneinfo
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import cache
from typing import Literal

from msgspec.structs import replace

from storage.records.servers import CallsRecord

HOUR, DAY = 3600.0, 86400.0

LATELY = 180.0
"""Seconds for which whoever has pressed something at a table counts as being there."""

SHARE = 1 / 3
"""The part of a turn's time for which a call waits at most."""

PACE = HOUR
"""The shortest pace at which clocks stand for whoever rests."""

LONGEST, SPELL = 14 * DAY, 30 * DAY
"""Seconds within which a holiday must lie, from the first day of it on, and after which another may begin."""

MORNING = 8
"""The hour until which *until tomorrow* lasts."""

QUIET = 12
"""Hours a day that may be quiet."""

ZONES = (
    "Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Mexico_City", "America/Chicago",
    "America/New_York", "America/Bogota", "America/Lima", "America/Caracas", "America/Santiago",
    "America/Argentina/Buenos_Aires", "America/Sao_Paulo", "Atlantic/Canary", "Europe/London", "Europe/Lisbon",
    "Europe/Madrid", "Europe/Berlin", "Europe/Athens", "Europe/Moscow", "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai",
    "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
)  # fmt: skip
"""The time zones of the list, from west to east: as many as a menu holds."""

OFFSETS = range(-11, 13)
"""Hours before or behind that of Greenwich, for whoever says what time it is."""

How = Literal["channel", "direct", "nowhere"]


class TooLong(Exception):
    """A holiday would be longer than one may be; another may begin at `again`, in seconds since 1970."""

    def __init__(self, again: float) -> None:
        super().__init__(f"until {again}")
        self.again = again


@cache
def zone(name: str) -> tzinfo | None:
    """Give a time zone: one of the list, or `UTC+2`; None for what is none, and where the machine does not know it.

    >>> zone(offset(2)).utcoffset(None), zone("Moon/Crater")
    (datetime.timedelta(seconds=7200), None)
    """
    if name.startswith("UTC"):
        hours = name.removeprefix("UTC")
        known = hours.lstrip("+-").isdecimal() and int(hours) in OFFSETS
        return timezone(timedelta(hours=int(hours))) if known else None
    try:
        return zoneinfo.ZoneInfo(name) if name in ZONES else None
    except zoneinfo.ZoneInfoNotFoundError:
        return None


def offset(hours: int) -> str:
    """Name the time zone that is so many hours ahead.

    >>> offset(2), offset(-11)
    ('UTC+2', 'UTC-11')
    """
    return f"UTC{hours:+d}"


def local(calls: CallsRecord, now: float) -> datetime:
    """Give the person's own time; that of Greenwich while it is not known."""
    return datetime.fromtimestamp(now, zone(calls.zone) or UTC)


def quiet(calls: CallsRecord, now: float) -> bool:
    """Tell whether it is one of the person's quiet hours: none while the time zone is not known."""
    if calls.quiet is None or zone(calls.zone) is None:
        return False
    (first, last), hour = calls.quiet, local(calls, now).hour
    return first <= hour < last if first < last else hour >= first or hour < last


def away(calls: CallsRecord, now: float) -> bool:
    """Tell whether the person is on holiday."""
    return calls.away is not None and now < calls.away


def rests(calls: CallsRecord, now: float) -> bool:
    """Tell whether the clocks of the person stand."""
    return away(calls, now) or quiet(calls, now)


def how(calls: CallsRecord, now: float) -> How:
    """Tell where a turn calls the person now."""
    snoozes = calls.snoozed is not None and now < calls.snoozed
    if snoozes or rests(calls, now) or calls.pings in ("off", "digest"):
        return "nowhere"
    return "direct" if calls.pings == "direct" else "channel"


def call_at(asked: float, pressed: float, pace: float, pause: float) -> float:
    """Give the moment from which somebody is called who is `asked` since then: at once; whoever had `pressed` something
    at the table shortly before is thought to be there, and only called after a `pause` without an answer or a press.

    >>> call_at(asked=1000, pressed=700, pace=0, pause=60), call_at(asked=1000, pressed=900, pace=0, pause=60)
    (1000, 1060)
    >>> call_at(asked=1000, pressed=1030, pace=0, pause=60), call_at(asked=1000, pressed=900, pace=90, pause=60)
    (1090, 1030.0)
    """
    if pressed < asked - LATELY:
        return asked
    return max(asked, pressed) + (min(pause, pace * SHARE) if pace else pause)


def due(calls: CallsRecord, now: float) -> bool:
    """Tell whether the one message of the day is to be sent."""
    if calls.pings != "digest" or away(calls, now):
        return False
    today = local(calls, now).replace(hour=calls.hour, minute=0, second=0, microsecond=0).timestamp()
    return calls.digest < (today if today <= now else today - DAY)


def snoozed(calls: CallsRecord, until: str, now: float) -> CallsRecord:
    """Let nobody call for an `hour`, or until the morning: that of tomorrow where the time zone is known."""
    if until == "hour":
        return replace(calls, snoozed=now + HOUR)
    if zone(calls.zone) is None:
        return replace(calls, snoozed=now + DAY)
    tomorrow = local(calls, now) + timedelta(days=1)
    return replace(calls, snoozed=tomorrow.replace(hour=MORNING, minute=0, second=0, microsecond=0).timestamp())


def holiday(calls: CallsRecord, days: int, now: float) -> CallsRecord:
    """Begin a holiday of so many days, or end it with none. All days of it lie within two weeks, and the next may begin
    a month after it did: nobody waits for ever. Raises TooLong."""
    if days == 0:
        return replace(calls, away=min(calls.away, now) if calls.away is not None else None)
    left = calls.left if calls.left is not None and now < calls.left + SPELL else now
    until = now + days * DAY
    if until > left + LONGEST:
        raise TooLong(left + SPELL)
    return replace(calls, away=until, left=left)


def quiet_hours() -> Iterator[tuple[int, int]]:
    """Give the quiet hours that can be chosen."""
    for first in (20, 21, 22, 23, 0, 1):
        yield from ((first, (first + hours) % 24) for hours in (7, 8, 10, QUIET))
