"""Recent uses of rate-limited features, such as invitations, shared by all processes.

A use is stored as long as a limit counts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from storage.database import Connection, Database


class Limit(NamedTuple):
    """A rate limit: how many uses of a feature are allowed in a period."""

    most: int
    seconds: float
    """The length of the period in seconds."""
    by: tuple[str, ...] = ("user",)
    """Which uses are counted together: those by the same `user`, those that concern the same `target`, or both."""


class Limits:
    """The part of the store for rate limits (storage/store.py)."""

    _database: Database

    async def count_use(self, what: str, user: int, target: int, limits: Sequence[Limit], now: float) -> float | None:
        """Count a use of the feature `what` by `user` that concerns `target`. Return None if it is allowed.

        If a limit forbids the use, count nothing and return the time from which it is allowed again. Stored uses that
        seem to be in the future come from a wrong clock; they are deleted.
        """
        longest = max(limit.seconds for limit in limits)

        def work(connection: Connection) -> float | None:
            connection.alone(f"use {what}")
            connection.run(
                "delete from limited_use where what = ? and (at <= ? or at > ?)", what, now - longest, now + longest
            )
            columns = {"user": user, "target": target}
            again = []
            for limit in limits:
                same = " and ".join(f"{column} = ?" for column in limit.by)
                uses = connection.rows(
                    f"select at from limited_use where what = ? and {same} and at > ? order by at desc limit ?",
                    what,
                    *(columns[column] for column in limit.by),
                    now - limit.seconds,
                    limit.most,
                )
                if len(uses) == limit.most:
                    again.append(float(uses[-1][0]) + limit.seconds)
            if again:
                return max(again)
            connection.run("insert into limited_use values (?, ?, ?, ?)", what, user, target, now)
            return None

        return await self._database.transaction(work)

    async def forget_uses(self, before: float) -> None:
        """Delete the uses before the time `before`, which no limit counts any more."""
        await self._database.write("delete from limited_use where at <= ?", before)
