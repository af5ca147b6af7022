"""What people did lately that has a limit: kept for as long as the limit counts it, for all processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from storage.database import Connection, Database


class Limit(NamedTuple):
    """How often something may be done."""

    most: int
    seconds: float
    """Within how many seconds."""
    by: tuple[str, ...] = ("user",)
    """What is counted together: what one `user` does, what concerns one `target`, or both."""


class Limits:
    """The part of the store that counts what has a limit, see storage/store.py."""

    _database: Database

    async def count_use(self, what: str, user: int, target: int, limits: Sequence[Limit], now: float) -> float | None:
        """Write that `user` does something that concerns `target`. Return None, or, if that is too often, the moment
        from which it may be done again; then nothing is written. What seems to be of later is of a wrong clock."""
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
        """Delete what was done `before` a moment: no limit counts it any longer."""
        await self._database.write("delete from limited_use where at <= ?", before)
