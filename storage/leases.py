"""What one process of several has to itself, each by a row that it counts up; see bot/table/leases.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from storage.database import Connection, Database

HOUSE = "house"
"""The lease of what is done once for all."""


class LeaseRecord(msgspec.Struct, frozen=True):
    """Who has something to itself. Whoever sees `beat` stand for long enough may take it."""

    name: str
    holder: str
    """Empty while nobody has it."""
    beat: int
    time: float | None = None
    """The table time of its tables at the last beat."""
    wanted: str = ""
    """Who is to have it back."""


class Tending(msgspec.Struct, frozen=True):
    """What a process does with leases in one round."""

    times: Mapping[str, float | None] = {}
    """Those that it keeps, with the table time there."""
    takes: Mapping[str, int] = {}
    """Those that it takes, with the beat at which it saw them stand."""
    makes: Mapping[str, float | None] = {}
    """Those that there never were."""
    wants: Sequence[str] = ()
    """Those that it is to have back."""
    leaves: Sequence[str] = ()
    """Those that it gives up."""
    forgets: Mapping[str, int] = {}
    """Those of another count of shards, at the beat at which it saw them stand."""


class Leases:
    """The part of the store that knows who has what to itself, see storage/store.py."""

    _database: Database

    async def tend(self, holder: str, tending: Tending) -> Sequence[LeaseRecord]:
        """Keep, take and leave leases, and give all there are."""

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
        """Forget all leases, since there is one process alone, and give the least table time of them."""

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
        """Tell the other processes at this database."""
        await self._database.tell(texts)


def _all(connection: Connection) -> list[LeaseRecord]:
    return [
        LeaseRecord(*row) for row in connection.rows("select name, holder, beat, time, wanted from lease order by name")
    ]
