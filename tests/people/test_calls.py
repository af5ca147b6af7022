"""When people are called, by the hours where they live."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.people.notifications import DAY, HOUR, away, due, holiday, quiet, snoozed, where_to_ping
from storage.records.servers import NotificationsRecord

MADRID = ZoneInfo("Europe/Madrid")
LIVES = NotificationsRecord(zone="Europe/Madrid")


def at(month: int, day: int, hour: int, minute: int = 0) -> float:
    return datetime(2027, month, day, hour, minute, tzinfo=MADRID).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        (at(6, 9, 23, 30), at(6, 10, 8)),
        (at(6, 10, 0, 30), at(6, 10, 8)),
        (at(6, 10, 4, 59), at(6, 10, 8)),
        (at(6, 10, 5), at(6, 11, 8)),
        (at(6, 10, 7, 59), at(6, 11, 8)),
        (at(3, 28, 0, 30), at(3, 28, 8)),  # at 2:00 it becomes 3:00
        (at(3, 27, 23, 30), at(3, 28, 8)),
        (at(10, 31, 0, 30), at(10, 31, 8)),  # at 3:00 it becomes 2:00
        (at(10, 30, 12), at(10, 31, 8)),
    ],
)
def test_tomorrow_is_the_next_morning(now: float, until: float) -> None:
    assert snoozed(LIVES, "tomorrow", now).snoozed == until


@pytest.mark.parametrize("first", [at(3, 25, 0), at(10, 28, 0), at(6, 1, 0)])
@pytest.mark.parametrize("hour", [5, 8, 23])
def test_one_message_a_day_also_where_a_day_has_23_or_25_hours(first: float, hour: int) -> None:
    """Looked at every ten minutes over a week, with each message sent a minute after it was due."""
    calls, sent = replace(LIVES, pings="digest", hour=hour, digest=first - DAY), []
    for step in range(7 * 24 * 6 - 12):
        now = first + step * 600
        if due(calls, now):
            sent.append(datetime.fromtimestamp(now, MADRID))
            calls = replace(calls, digest=now + 60)
    days = [each.date() for each in sent if each.hour == hour]
    assert days == sorted(set(days))
    assert [each for each in sent if each.hour != hour] == sent[: len(sent) - len(days)], "only the first comes late"
    assert len(days) >= 6


@pytest.mark.parametrize(("month", "day", "length"), [(3, 28, 23), (10, 31, 25)])
def test_quiet_hours_follow_the_clock_of_the_wall(month: int, day: int, length: int) -> None:
    calls = replace(LIVES, quiet=(22, 8))
    midnight = at(month, day, 0)
    hours = [quiet(calls, midnight + HOUR * hour) for hour in range(length)]
    assert sum(hours) == 10 + length - 24
    assert not quiet(calls, at(month, day, 8))
    assert quiet(calls, at(month, day, 7, 59))


def test_what_was_noted_while_the_clock_was_wrong_does_not_count() -> None:
    now = at(6, 1, 12)
    wrong = now + 400 * DAY
    assert where_to_ping(snoozed(LIVES, "tomorrow", wrong), now) == "channel"
    assert where_to_ping(snoozed(LIVES, "tomorrow", now), now) == "nowhere"
    assert not away(holiday(LIVES, 14, wrong), now)
    assert away(holiday(LIVES, 14, now), now)
    assert away(holiday(holiday(LIVES, 14, wrong), 14, now), now)
    assert due(replace(LIVES, pings="digest", digest=wrong), now)
    assert not due(replace(LIVES, pings="digest", digest=now + timedelta(seconds=2).seconds), now)
