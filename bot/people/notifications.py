"""When and how a person is pinged. All times are arguments, in seconds since 1970."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from bot.people.zones import zone
from storage.records.servers import NotificationsRecord

HOUR, DAY = 3600.0, 86400.0

LATELY = 180.0
"""The seconds after a press at a table for which the person counts as present."""

SHARE = 1 / 3
"""The largest share of a turn's time by which a ping may be delayed."""

PACE = HOUR
"""The least pace (seconds for a turn) at which clocks stop during a player's quiet hours or holiday."""

LONGEST, SPELL = 14 * DAY, 30 * DAY
"""The seconds from the first day of a holiday to its latest end, and from the first day to the earliest start of the
next holiday.
"""

MORNING, NIGHT = 8, 5
"""Two hours of the day: when *until tomorrow* ends, and when a new day begins for it. Before the second hour,
*tomorrow* means the morning of the same day.
"""

SPARE = DAY
"""The most seconds by which a stored time may be in the future. A time that is further ahead comes from a wrong clock
and does not count.
"""

QUIET = 12
"""The most quiet hours in a day."""

How = Literal["channel", "direct", "nowhere"]

Rest = Literal["quiet", "away"]
"""The reason why a player's clock is stopped: quiet hours or a holiday."""

PLAIN = NotificationsRecord()
"""The settings of a person who has changed none."""


class TooLong(Exception):
    """The person asked for a longer holiday than allowed.

    The next holiday may begin at `again`, in seconds since 1970.
    """

    def __init__(self, again: float) -> None:
        super().__init__(f"until {again}")
        self.again = again


def local(calls: NotificationsRecord, now: float) -> datetime:
    """Return the person's local time at `now`. If the time zone is not known, it is UTC."""
    return datetime.fromtimestamp(now, zone(calls.zone) or UTC)


def quiet(calls: NotificationsRecord, now: float) -> bool:
    """Return whether `now` is in the person's quiet hours. Without a known time zone, the result is False."""
    if calls.quiet is None or zone(calls.zone) is None:
        return False
    (first, last), hour = calls.quiet, local(calls, now).hour
    return first <= hour < last if first < last else hour >= first or hour < last


def away(calls: NotificationsRecord, now: float) -> bool:
    """Return whether the person is on holiday at `now`."""
    return calls.away is not None and now < calls.away <= now + LONGEST + SPARE


def snoozes(calls: NotificationsRecord, now: float) -> bool:
    """Return whether the person has asked not to be pinged for a while."""
    return calls.snoozed is not None and now < calls.snoozed <= now + DAY + MORNING * HOUR + SPARE


def rests(calls: NotificationsRecord, now: float) -> bool:
    """Return whether the person's clocks are stopped because of quiet hours or a holiday."""
    return away(calls, now) or quiet(calls, now)


def chosen_rest(calls: NotificationsRecord, now: float) -> NotificationsRecord | None:
    """Return a person's time zone, quiet hours and present holiday, as settings for a clock that starts.

    Return None if the person has chosen none of them.
    """
    quiet = calls.quiet if zone(calls.zone) is not None else None
    until = calls.away if away(calls, now) else None
    if quiet is None and until is None:
        return None
    return NotificationsRecord(zone=calls.zone if quiet else "", quiet=quiet, away=until)


def rest(calls: NotificationsRecord, chosen: NotificationsRecord | None, now: float) -> Rest | None:
    """Return the reason why a person's clock is stopped now, or None.

    `calls` are the present settings, `chosen` the settings when the clock started. Later changes can shorten a rest but
    not lengthen it.
    """
    if chosen is None:
        return None
    if away(calls, now) and away(chosen, now):
        return "away"
    return "quiet" if quiet(calls, now) and quiet(chosen, now) else None


def where_to_ping(calls: NotificationsRecord, now: float) -> How:
    """Return how the person is pinged for a turn now: in the channel, by direct message, or not at all."""
    if snoozes(calls, now) or rests(calls, now) or calls.pings in ("off", "digest"):
        return "nowhere"
    return "direct" if calls.pings == "direct" else "channel"


def call_at(asked: float, pressed: float, pace: float, pause: float) -> float:
    """Return the time at which to ping a person for whom the game waits since `asked`, usually at once.

    `pressed` is the time of the person's last press at the table. If it is recent, the person counts as present. Then
    the ping comes after `pause` seconds without a press.

    >>> call_at(asked=1000, pressed=700, pace=0, pause=60), call_at(asked=1000, pressed=900, pace=0, pause=60)
    (1000, 1060)
    >>> call_at(asked=1000, pressed=1030, pace=0, pause=60), call_at(asked=1000, pressed=900, pace=90, pause=60)
    (1090, 1030.0)
    """
    if pressed < asked - LATELY:
        return asked
    return max(asked, pressed) + (min(pause, pace * SHARE) if pace else pause)


def due(calls: NotificationsRecord, now: float) -> bool:
    """Return whether the person's daily message should be sent now."""
    if calls.pings != "digest" or away(calls, now):
        return False
    here = local(calls, now).replace(hour=calls.hour, minute=0, second=0, microsecond=0)
    if here.timestamp() > now:
        here -= timedelta(days=1)  # the same hour of the day before, even if that day has 23 or 25 hours
    return calls.digest < here.timestamp() or calls.digest > now + SPARE


def snoozed(calls: NotificationsRecord, until: str, now: float) -> NotificationsRecord:
    """Return the person's settings with pings stopped for some time.

    If `until` is `hour`, they stop for an hour. Otherwise they stop until the next morning in the person's time zone,
    or for a day if the zone is not known.
    """
    if until == "hour":
        return replace(calls, snoozed=now + HOUR)
    if zone(calls.zone) is None:
        return replace(calls, snoozed=now + DAY)
    here = local(calls, now)
    morning = here if here.hour < NIGHT else here + timedelta(days=1)
    return replace(calls, snoozed=morning.replace(hour=MORNING, minute=0, second=0, microsecond=0).timestamp())


def holiday(calls: NotificationsRecord, days: int, now: float) -> NotificationsRecord:
    """Return the person's settings with a holiday of `days` days from now; 0 ends the holiday.

    All days of a holiday must be within two weeks. The next holiday may begin a month after this one began, so that
    other players do not wait forever. Raises TooLong.
    """
    if days == 0:
        return replace(calls, away=min(calls.away, now) if calls.away is not None else None)
    left = calls.left if calls.left is not None and calls.left - SPARE <= now < calls.left + SPELL else now
    until = now + days * DAY
    if until > left + LONGEST:
        raise TooLong(left + SPELL)
    return replace(calls, away=until, left=left)


def quiet_hours() -> Iterator[tuple[int, int]]:
    """Yield the quiet hours that a person can choose, each as a pair of the first and the last hour."""
    for first in (20, 21, 22, 23, 0, 1):
        yield from ((first, (first + hours) % 24) for hours in (7, 8, 10, QUIET))
