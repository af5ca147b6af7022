"""The day's escape: each day one sealed deal a title, for one person against computers, the same for everybody here.

Days are those of UTC. The secret of a day and title comes from one of the house's own, and is sealed the day before.
Nobody brings anything to the shuffle, or it would not be the same for all; computers think by what has happened alone,
and move before the person may: so the same moves meet the same chance, at any table, hour and speed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.archive.day import day_of, ends, spelt
from bot.engine.chance import seal
from bot.installed_games import InstalledGame, installed_games
from bot.table import lobby
from bot.table.seating import Newcomer, computer, person
from storage.daily import KEY
from storage.records.contests import DailyRecord, TryRecord
from storage.records.tables import TableRecord
from storage.store import Store

OVER = "day-over"
"""Why a table has ended that was not played to its end in its day."""


def sealed(key: bytes, title: InstalledGame, day: int, now: float) -> DailyRecord:
    """Seal the escape of a day: its secret and its table, which are those of the title in turn."""
    table = title.offer.daily[day % len(title.offer.daily)]
    options = dict(table.options)
    return DailyRecord(day, title.name, seal(secret(key, day, title.name)), now, table.role, table.computers, options)


def secret(key: bytes, day: int, game: str) -> bytes:
    """Return the secret of a day and title, which tells nothing of any other."""
    return hmac.new(key, f"{day} {game}".encode(), hashlib.sha256).digest()


def opened(
    title: InstalledGame, daily: DailyRecord, hidden: bytes, host: Newcomer, channel: int, locale: str
) -> TableRecord:
    """Make the record of somebody's table, ready to be dealt: at each the same but for who plays."""
    crew = [title.crew[(daily.day + place) % len(title.crew)].name for place in range(len(daily.computers))]
    seat = replace(person(host, crew), contribution=f"{daily.game} {spelt(daily.day)}")
    record = lobby.opened(title, host, None, channel, locale, daily.options, lobby.UNHURRIED)
    computers = [computer(number, level, crew[number - 1]) for number, level in enumerate(daily.computers, 1)]
    return replace(record, seats=(seat, *computers), secret=hidden, seal=seal(hidden), day=daily.day)


async def key(store: Store) -> bytes:
    """Return the house's own secret, made once."""
    known = await store.read(KEY)
    if known is None:
        known = await store.write_once(KEY, secrets.token_hex(32))
    return bytes.fromhex(known)


async def seal_days(store: Store, now: float) -> None:
    """Seal the escapes of today, if that is still to be done, and of tomorrow."""
    today = day_of(now)
    for day in (today, today + 1):
        known = await store.dailies(day)
        missing = [title for title in installed_games() if title.offer.daily and title.name not in known]
        if missing:
            own = await key(store)
            await store.keep_dailies([sealed(own, title, day, now) for title in missing])


FORGIVEN = 7
"""A run of days survives one missed day in so many."""


class Streak(NamedTuple):
    """On how many days a person has finished an escape: in this month, in the present run of days, and in the best."""

    month: int
    now: int
    best: int


def streak(tries: Iterable[TryRecord], today: int) -> Streak:
    """Count the days with a finished escape. A run ends with two missed days, or with a second one within a week.

    >>> streak([TryRecord(day, "fugitive", 1, 1, finished=True) for day in (0, 1, 3, 4, 6)], 6)
    Streak(month=5, now=1, best=4)
    """
    days = sorted({each.day for each in tries if each.finished})
    best, run, last, missed = 0, 0, -FORGIVEN, -FORGIVEN
    for day in days:
        if day == last + 2 and day - 1 - missed >= FORGIVEN:
            run, missed = run + 1, day - 1
        else:
            run = run + 1 if day == last + 1 else 1
        best, last = max(best, run), day
    alive = last >= today - 1 or (last == today - 2 and today - 1 - missed >= FORGIVEN)
    month = sum(spelt(day)[:7] == spelt(today)[:7] for day in days)
    return Streak(month, run if days and alive else 0, best)


def may_see(tries: Sequence[TryRecord], user: int, daily: DailyRecord, now: float) -> bool:
    """Return whether somebody may see how others did at the escape of a day: after the own try, or after the day."""
    own = next((each for each in tries if (each.user, each.game) == (user, daily.game)), None)
    return now >= ends(daily.day) or (own is not None and own.finished is not None)
