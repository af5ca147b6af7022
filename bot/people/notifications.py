"""When and how a person is called, and when not. Pure: the time is an argument, in seconds since 1970."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from bot.people.zones import zone
from storage.records.servers import NotificationsRecord

HOUR, DAY = 3600.0, 86400.0

LATELY = 180.0
"""Seconds for which a person counts as present after a press at a table."""

SHARE = 1 / 3
"""The part of a turn's time for which a call waits at most."""

PACE = HOUR
"""The shortest pace at which clocks stop for a player who rests."""

LONGEST, SPELL = 14 * DAY, 30 * DAY
"""Seconds from the first day of a holiday to its latest end, and to the earliest start of the next one."""

MORNING, NIGHT = 8, 5
"""The hour until which *until tomorrow* lasts, and the hour before which tomorrow means the same day's morning."""

SPARE = DAY
"""Seconds by which a note may be too far in the future.

Beyond that the machine's clock was wrong when the note was made, and the note does not count.
"""

QUIET = 12
"""Hours a day that may be quiet."""

How = Literal["channel", "direct", "nowhere"]

Rest = Literal["quiet", "away"]
"""Why a clock is stopped: its player has quiet hours, or is on holiday."""

PLAIN = NotificationsRecord()
"""The settings of a person who has chosen nothing."""


class TooLong(Exception):
    """A holiday is longer than allowed. Another one may begin at `again`, in seconds since 1970."""

    def __init__(self, again: float) -> None:
        super().__init__(f"until {again}")
        self.again = again


def local(calls: NotificationsRecord, now: float) -> datetime:
    """Return the person's local time; UTC if the time zone is not known."""
    return datetime.fromtimestamp(now, zone(calls.zone) or UTC)


def quiet(calls: NotificationsRecord, now: float) -> bool:
    """Return whether it is one of the person's quiet hours; never if the time zone is not known."""
    if calls.quiet is None or zone(calls.zone) is None:
        return False
    (first, last), hour = calls.quiet, local(calls, now).hour
    return first <= hour < last if first < last else hour >= first or hour < last


def away(calls: NotificationsRecord, now: float) -> bool:
    """Return whether the person is on holiday."""
    return calls.away is not None and now < calls.away <= now + LONGEST + SPARE


def snoozes(calls: NotificationsRecord, now: float) -> bool:
    """Return whether the person has asked not to be called for a while."""
    return calls.snoozed is not None and now < calls.snoozed <= now + DAY + MORNING * HOUR + SPARE


def rests(calls: NotificationsRecord, now: float) -> bool:
    """Return whether the person's clocks are stopped."""
    return away(calls, now) or quiet(calls, now)


def chosen_rest(calls: NotificationsRecord, now: float) -> NotificationsRecord | None:
    """Return the rest that a person has chosen now: time zone, quiet hours and a running holiday.

    None for no rest.
    """
    quiet = calls.quiet if zone(calls.zone) is not None else None
    until = calls.away if away(calls, now) else None
    if quiet is None and until is None:
        return None
    return NotificationsRecord(zone=calls.zone if quiet else "", quiet=quiet, away=until)


def rest(calls: NotificationsRecord, chosen: NotificationsRecord | None, now: float) -> Rest | None:
    """Return why a person rests now, who had `chosen` these times when the clock started.

    A later choice makes rest shorter, never longer.
    """
    if chosen is None:
        return None
    if away(calls, now) and away(chosen, now):
        return "away"
    return "quiet" if quiet(calls, now) and quiet(chosen, now) else None


def how(calls: NotificationsRecord, now: float) -> How:
    """Return where the person is now called for a turn."""
    if snoozes(calls, now) or rests(calls, now) or calls.pings in ("off", "digest"):
        return "nowhere"
    return "direct" if calls.pings == "direct" else "channel"


def call_at(asked: float, pressed: float, pace: float, pause: float) -> float:
    """Return the moment from which to call a person who was `asked` at that time: usually at once.

    A person who had `pressed` something at the table shortly before counts as present. The call then waits for a
    `pause` without an answer or a press.

    >>> call_at(asked=1000, pressed=700, pace=0, pause=60), call_at(asked=1000, pressed=900, pace=0, pause=60)
    (1000, 1060)
    >>> call_at(asked=1000, pressed=1030, pace=0, pause=60), call_at(asked=1000, pressed=900, pace=90, pause=60)
    (1090, 1030.0)
    """
    if pressed < asked - LATELY:
        return asked
    return max(asked, pressed) + (min(pause, pace * SHARE) if pace else pause)


def due(calls: NotificationsRecord, now: float) -> bool:
    """Return whether the one message of the day should be sent."""
    if calls.pings != "digest" or away(calls, now):
        return False
    here = local(calls, now).replace(hour=calls.hour, minute=0, second=0, microsecond=0)
    if here.timestamp() > now:
        here -= timedelta(days=1)  # the same hour of the day before, even if that day has 23 or 25 hours
    return calls.digest < here.timestamp() or calls.digest > now + SPARE


def snoozed(calls: NotificationsRecord, until: str, now: float) -> NotificationsRecord:
    """Stop all calls for an `hour`, or until the next morning if the time zone is known."""
    if until == "hour":
        return replace(calls, snoozed=now + HOUR)
    if zone(calls.zone) is None:
        return replace(calls, snoozed=now + DAY)
    here = local(calls, now)
    morning = here if here.hour < NIGHT else here + timedelta(days=1)
    return replace(calls, snoozed=morning.replace(hour=MORNING, minute=0, second=0, microsecond=0).timestamp())


def holiday(calls: NotificationsRecord, days: int, now: float) -> NotificationsRecord:
    """Begin a holiday of so many days; 0 ends it.

    All its days are within two weeks, and the next one may begin a month after this one began, so that others do not
    wait forever. Raises TooLong.
    """
    if days == 0:
        return replace(calls, away=min(calls.away, now) if calls.away is not None else None)
    left = calls.left if calls.left is not None and calls.left - SPARE <= now < calls.left + SPELL else now
    until = now + days * DAY
    if until > left + LONGEST:
        raise TooLong(left + SPELL)
    return replace(calls, away=until, left=left)


def quiet_hours() -> Iterator[tuple[int, int]]:
    """Yield the quiet hours that a person can choose."""
    for first in (20, 21, 22, 23, 0, 1):
        yield from ((first, (first + hours) % 24) for hours in (7, 8, 10, QUIET))
