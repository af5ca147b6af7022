"""The day's escape: one sealed deal per day and game, the same for everybody.

One person plays against computer players. Days are in UTC. The secret of a day and game is derived from a secret of
this bot and is sealed on the day before. Players add nothing to the shuffle, because it must be the same for everybody.
The choices of computer players depend only on the history of the game. So equal moves get equal random draws at any
table, hour and speed.
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
"""The reason stored in a table whose game was not finished within its day."""


def sealed_escape(key: bytes, title: InstalledGame, day: int, now: float) -> DailyRecord:
    """Return the sealed escape of `day` for a game: its secret's seal and its table.

    The options of the game take turns by day.
    """
    table = title.offer.daily[day % len(title.offer.daily)]
    options = dict(table.options)
    return DailyRecord(day, title.name, seal(secret(key, day, title.name)), now, table.role, table.computers, options)


def secret(key: bytes, day: int, game: str) -> bytes:
    """Return the secret of a day and game, derived from the bot's secret `key`.

    The result reveals nothing about the secrets of other days or games.
    """
    return hmac.new(key, f"{day} {game}".encode(), hashlib.sha256).digest()


def opened_table(
    title: InstalledGame, daily: DailyRecord, hidden: bytes, host: Newcomer, channel: int, locale: str
) -> TableRecord:
    """Return the record of a person's table for a day's escape, ready to be dealt.

    `hidden` is the secret of the day and game. Tables of the same escape differ only in the person.
    """
    crew = [title.crew[(daily.day + place) % len(title.crew)].name for place in range(len(daily.computers))]
    seat = replace(person(host, crew), contribution=f"{daily.game} {spelt(daily.day)}")
    record = lobby.opened(title, host, None, channel, locale, daily.options, lobby.UNHURRIED)
    computers = [computer(number, level, crew[number - 1]) for number, level in enumerate(daily.computers, 1)]
    return replace(record, seats=(seat, *computers), secret=hidden, seal=seal(hidden), day=daily.day)


async def key(store: Store) -> bytes:
    """Return the bot's secret for the daily escapes. It is created once."""
    known = await store.read(KEY)
    if known is None:
        known = await store.write_once(KEY, secrets.token_hex(32))
    return bytes.fromhex(known)


async def seal_days(store: Store, now: float) -> None:
    """Store the sealed escapes of tomorrow. If the escapes of today are missing, store them, too."""
    today = day_of(now)
    for day in (today, today + 1):
        known = await store.dailies(day)
        missing = [title for title in installed_games() if title.offer.daily and title.name not in known]
        if missing:
            own = await key(store)
            await store.keep_dailies([sealed_escape(own, title, day, now) for title in missing])


FORGIVEN = 7
"""The length of a period in days. In each such period, a streak survives one missed day."""


class Streak(NamedTuple):
    """The numbers of days with a finished escape.

    They count this month, the current streak, and the best streak.
    """

    month: int
    now: int
    best: int


def streak(tries: Iterable[TryRecord], today: int) -> Streak:
    """Return a person's streaks of finished escapes. Two missed days within a week end a streak.

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
    """Return whether `user` may see other people's results of a day's escape.

    A person may see them after finishing the same escape, or when the day is over.
    """
    own = next((each for each in tries if (each.user, each.game) == (user, daily.game)), None)
    return now >= ends(daily.day) or (own is not None and own.finished is not None)
