"""Leases: tasks that one of several processes has to itself. See bot/table/leases.py.

Each lease is a row whose beat the holder counts up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from storage.database import Connection, Database

HOUSE = "house"
"""The lease of tasks that must be done only once."""


class LeaseRecord(msgspec.Struct, frozen=True):
    """The holder of a lease. Another process may take it if `beat` has not changed for long enough."""

    name: str
    holder: str
    """Empty if nobody holds it."""
    beat: int
    time: float | None = None
    """The table time of its tables at the last beat."""
    wanted: str = ""
    """The process that is to have it back."""


class Tending(msgspec.Struct, frozen=True):
    """The changes that a process makes to leases in one round."""

    times: Mapping[str, float | None] = {}
    """The leases that it keeps, with their table times."""
    takes: Mapping[str, int] = {}
    """The leases that it takes, with the beat at which it saw them stop."""
    makes: Mapping[str, float | None] = {}
    """The leases that did not exist before."""
    wants: Sequence[str] = ()
    """The leases that it is to have back."""
    leaves: Sequence[str] = ()
    """The leases that it gives up."""
    forgets: Mapping[str, int] = {}
    """The leases of another number of shards, with the beat at which it saw them stop."""


class Leases:
    """The part of the store about leases, see storage/store.py."""

    _database: Database

    async def tend(self, holder: str, tending: Tending) -> Sequence[LeaseRecord]:
        """Keep, take and leave leases, and return all of them."""

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
        """Delete all leases, since there is only one process, and return their lowest table time."""

        def work(connection: Connection) -> float | None:
            times = [lease.time for lease in _all(connection) if lease.time is not None]
            if times:
                connection.run("delete from lease")
            return min(times, default=None)

        return await self._database.transaction(work)

    async def revisions(self) -> Mapping[int, int]:
        """Return how often each table that has not ended was written."""
        rows = await self._database.read(
            "select id, revision from game_table where status in ('lobby', 'playing', 'suspended')"
        )
        return dict(rows)

    async def tell(self, texts: Iterable[str]) -> None:
        """Notify the other processes at this database."""
        await self._database.tell(texts)


def _all(connection: Connection) -> list[LeaseRecord]:
    return [
        LeaseRecord(*row) for row in connection.rows("select name, holder, beat, time, wanted from lease order by name")
    ]
