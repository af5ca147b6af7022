"""Games that belong together: the games of a series and the games of an evening."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from storage.database import Database
from storage.records.tables import MatchRecord, Status

MOST = 30
"""The number of recent games that are read for the score of an evening."""


class Series:
    """The part of the store for games that belong together (storage/store.py)."""

    _database: Database

    async def matches(self) -> Sequence[tuple[int, Status, MatchRecord]]:
        """Return the numbers of the tables of series, each with its status and the score of its series."""
        rows = await self._database.read("select id, status, match from game_table where match != 'null' order by id")
        return [(number, status, msgspec.json.decode(match, type=MatchRecord)) for number, status, match in rows]

    async def behind_in_forums(self) -> Sequence[int]:
        """Return the numbers of ended tables whose forum posts do not show yet that they are over."""
        rows = await self._database.read(
            """select id from game_table
                where forum_post != 'null' and forum_post not like ? and status in ('over', 'void') order by id""",
            '%"shown":"over"%',
        )
        return [number for (number,) in rows]

    async def played_in(self, channel: int) -> Sequence[tuple[int, float, float]]:
        """Return the last games that were played to the end in a channel.

        Each has the number of its table, and the times of its beginning and end.
        """
        rows = await self._database.read(
            """select id, (select min(made) from move where table_id = id),
                (select max(made) from move where table_id = id) from game_table
                where channel = ? and status = 'over' order by id desc limit ?""",
            channel,
            MOST,
        )
        return [(number, began, ended) for number, began, ended in rows if began is not None]
