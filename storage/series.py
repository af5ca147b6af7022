"""Which games belong together: series, evenings, tournaments."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from storage.database import Connection, Database
from storage.records.contests import TournamentRecord
from storage.records.tables import MatchRecord, Status
from storage.store_errors import Conflict

MOST = 30
"""Games that are looked at for the score of an evening."""


class Series:
    """The part of the store that knows which games belong together, see storage/store.py."""

    _database: Database

    async def matches(self) -> Sequence[tuple[int, Status, MatchRecord]]:
        """List the tables that belong to a series of three games, each with how that stands."""
        rows = await self._database.read("select id, status, match from game_table where match != 'null' order by id")
        return [(number, status, msgspec.json.decode(match, type=MatchRecord)) for number, status, match in rows]

    async def behind_in_forums(self) -> Sequence[int]:
        """List the ended tables whose forum posts do not say yet that they are over."""
        rows = await self._database.read(
            """select id from game_table
                where forum_post != 'null' and forum_post not like ? and status in ('over', 'void') order by id""",
            '%"shown":"over"%',
        )
        return [number for (number,) in rows]

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

    async def keep_tournament(self, tournament: TournamentRecord) -> TournamentRecord:
        """Write a tournament as its next revision, and give that. Raises Conflict unless the stored one is that which
        was changed."""
        kept = replace(tournament, revision=tournament.revision + 1)
        live, plan = int(kept.status in ("open", "running")), msgspec.json.encode(kept).decode()

        def work(connection: Connection) -> None:
            stored = connection.rows("select plan from tournament where id = ?", kept.id)
            if not stored and not tournament.revision:
                new = "insert into tournament values (?, ?, ?, ?) on conflict do nothing"
                changed = connection.run(new, kept.id, kept.guild, live, plan)
            else:
                ((before,),) = stored or (("",),)
                same = before and msgspec.json.decode(before, type=TournamentRecord).revision == tournament.revision
                write = "update tournament set live = ?, plan = ? where id = ? and plan = ?"
                changed = connection.run(write, live, plan, kept.id, before) if same else 0
            if not changed:
                raise Conflict(f"tournament {kept.id} is not at revision {tournament.revision}")

        await self._database.transaction(work)
        return kept

    async def tournaments(self) -> Sequence[int]:
        """List the tournaments that are not over."""
        rows = await self._database.read("select id from tournament where live = 1 order by id")
        return [number for (number,) in rows]
