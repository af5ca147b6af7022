"""Which games belong together: series, evenings, tournaments."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from storage.database import Database
from storage.records.contests import TournamentRecord
from storage.records.tables import RoomRecord, Status

MOST = 30
"""Games that are looked at for the score of an evening."""


class Series:
    """The part of the store that knows which games belong together, see storage/store.py."""

    _database: Database

    async def matches(self) -> Sequence[tuple[int, Status, RoomRecord]]:
        """List the tables that belong to a series of three games."""
        rows = await self._database.read(
            "select id, status, room from game_table where room like ? order by id", '%"match":{%'
        )
        return [(number, status, msgspec.json.decode(room, type=RoomRecord)) for number, status, room in rows]

    async def played_in(self, channel: int) -> Sequence[tuple[int, float, float]]:
        """List the last games that were played to the end in a channel."""
        rows = await self._database.read(
            """select id, (select min(made) from move where table_id = id),
                (select max(made) from move where table_id = id) from game_table
                where channel = ? and status = 'over' order by id desc limit ?""",
            channel,
            MOST,
        )
        return [(number, began, ended) for number, began, ended in rows if began is not None]

    async def tournament(self, number: int) -> TournamentRecord | None:
        """Read a tournament."""
        rows = await self._database.read("select plan from tournament where id = ?", number)
        return msgspec.json.decode(rows[0][0], type=TournamentRecord) if rows else None

    async def keep_tournament(self, tournament: TournamentRecord) -> None:
        """Write a tournament."""
        await self._database.write(
            """insert into tournament values (?, ?, ?, ?)
                on conflict (id) do update set live = excluded.live, plan = excluded.plan""",
            tournament.id,
            tournament.guild,
            int(tournament.status in ("open", "running")),
            msgspec.json.encode(tournament).decode(),
        )

    async def tournaments(self) -> Sequence[int]:
        """List the tournaments that are not over."""
        rows = await self._database.read("select id from tournament where live = 1 order by id")
        return [number for (number,) in rows]
