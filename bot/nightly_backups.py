"""Makes a backup of the database each night."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable
from pathlib import Path

import structlog

from bot.table.clock import Clock
from bot.tasks import finished
from storage.backups import nightly
from storage.store_errors import StoreError

log = structlog.get_logger()

AT = datetime.time(4)
"""The time of day of the nightly backup, in local time.

If the bot is not running then, it makes the backup later that day.
"""

AGAIN = 3600.0
"""Seconds between two checks whether a backup is due.

They are needed because a backup may fail or the clock may be changed.
"""


class Copies:
    """Makes a backup of `database` each day and keeps the backups in `folder`, in the background."""

    def __init__(self, database: Path, folder: Path, clock: Clock, now: Callable[[], float]) -> None:
        self._database = database
        self._folder = folder
        self._clock = clock
        self._now = now
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Make today's backup if there is none, then one backup each night."""
        self._task = asyncio.create_task(self._copy(), name="copy of the database")

    async def flush(self) -> bool:
        """Wait until no backup is being made. Return whether one was being made."""
        return await finished([self._task] if self._task is not None and not self._task.done() else [])

    async def _copy(self) -> None:
        now = self._now()
        today = day(now)
        wait = min(datetime.datetime.combine(today + datetime.timedelta(days=1), AT).timestamp() - now, AGAIN)
        try:
            await asyncio.to_thread(nightly, self._database, self._folder, today)
        except StoreError as error:
            wait = AGAIN
            log.error("no copy of the database", error=str(error), again_in=AGAIN)
        except Exception:
            log.exception("no copy of the database")
        self._clock.after(wait, self.begin)


def day(now: float) -> datetime.date:
    """Return the day whose backup is due at the time `now`.

    Before the time of the nightly backup, it is the day before.
    """
    return (datetime.datetime.fromtimestamp(now) - datetime.timedelta(hours=AT.hour)).date()
