"""Leases: tasks that only one of several processes does (bot/table/leases.py).

Each lease is a row with a counter, `beat`, that its holder increments.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from storage.database import Connection, Database

HOUSE = "house"
"""The name of the lease for tasks that only one process may do."""


class LeaseRecord(msgspec.Struct, frozen=True):
    """A lease with the process that holds it.

    If `beat` has not changed for long enough, another process may take the lease.
    """

    name: str
    holder: str
    """The process that holds the lease; "" if none does."""
    beat: int
    time: float | None = None
    """The table time of the lease's tables when its holder last incremented `beat`; None if it is not known."""
    wanted: str = ""
    """The process that should get the lease back, because it held it before; "" for none."""


class Tending(msgspec.Struct, frozen=True):
    """The changes that a process makes to leases in one round."""

    times: Mapping[str, float | None] = {}
    """The names of the leases that the process keeps, with their table times."""
    takes: Mapping[str, int] = {}
    """The names of the leases that the process takes, with the value at which their `beat` stopped."""
    makes: Mapping[str, float | None] = {}
    """The names of the leases that did not exist before, with their table times."""
    wants: Sequence[str] = ()
    """The names of the leases that the process should get back."""
    leaves: Sequence[str] = ()
    """The names of the leases that the process releases."""
    forgets: Mapping[str, int] = {}
    """The names of leases that belonged to another number of shards, with the value at which their `beat` stopped. They
    are deleted.
    """


class Leases:
    """The part of the store for leases (storage/store.py)."""

    _database: Database

    async def tend(self, holder: str, tending: Tending) -> Sequence[LeaseRecord]:
        """Apply the changes `tending` that the process `holder` makes to leases. Return all leases."""

        def work(connection: Connection) -> list[LeaseRecord]:
            for name, time in sorted(tending.makes.items()):
                connection.run(
                    "insert into lease (name, holder, beat, time) values (?, '', 0, ?) on conflict (name) do nothing",
                    name,
                    time,
                )
            for name, beat in sorted(tending.takes.items()):
                sql = "update lease set holder = ?, beat = beat + 1, wanted = '' where name = ? and beat = ?"
                connection.run(sql, holder, name, beat)
            for name, time in sorted(tending.times.items()):
                sql = "update lease set beat = beat + 1, time = ? where name = ? and holder = ?"
                connection.run(sql, time, name, holder)
            for name in sorted(tending.wants):
                connection.run("update lease set wanted = ? where name = ?", holder, name)
            for name in sorted(tending.leaves):
                sql = "update lease set holder = '', beat = beat + 1 where name = ? and holder = ?"
                connection.run(sql, name, holder)
            for name, beat in sorted(tending.forgets.items()):
                connection.run("delete from lease where name = ? and beat = ?", name, beat)
            return _all(connection)

        return await self._database.transaction(work)

    async def end_leases(self) -> float | None:
        """Delete all leases, since there is only one process now.

        Return the lowest table time in them, or None.
        """

        def work(connection: Connection) -> float | None:
            times = [lease.time for lease in _all(connection) if lease.time is not None]
            if times:
                connection.run("delete from lease")
            return min(times, default=None)

        return await self._database.transaction(work)

    async def revisions(self) -> Mapping[int, int]:
        """Return the stored revision of each table that has not ended, by the table's number."""
        rows = await self._database.read(
            "select id, revision from game_table where status in ('lobby', 'playing', 'suspended')"
        )
        return dict(rows)

    async def tell(self, texts: Iterable[str]) -> None:
        """Send each of `texts` as a message to the other processes that use this database."""
        await self._database.tell(texts)


def _all(connection: Connection) -> list[LeaseRecord]:
    return [
        LeaseRecord(*row) for row in connection.rows("select name, holder, beat, time, wanted from lease order by name")
    ]
