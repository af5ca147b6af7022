"""Deeds between two players of a server. If the two play again, the bot mentions one of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from storage.database import Connection, Database, marks
from storage.records.outcomes import MemoryRecord

_GAME = "(select game from game_table where id = table_id)"

KEPT = 3
"""The number of deeds that are kept for each pair of players."""

_COLUMNS = "guild, table_id, kind, who, whom, day"

_COUNTS = "(select hidden + annulled from game_table where id = table_id) = 0"
"""The SQL condition that the game of a deed is neither hidden by a moderator nor annulled."""


class Memories:
    """The part of the store for deeds (storage/store.py)."""

    _database: Database

    async def memories(self, guild: int, among: Collection[str], since: int) -> Sequence[MemoryRecord]:
        """Return the deeds between players in `among` on a server since the day `since`, the latest first."""
        here = marks(among)
        rows = await self._database.read(
            f"""select {_COLUMNS}, {_GAME} from memory where guild = ? and who in ({here}) and whom in ({here})
                and day >= ? and {_COUNTS} order by table_id desc, who, whom""",
            guild,
            *among,
            *among,
            since,
        )
        return [MemoryRecord(*row) for row in rows]

    async def games_of_both(self, guild: int, one: str, other: str) -> int:
        """Return the number of ended games on a server in which both `one` and `other` had seats."""
        (first, number), (second, name) = _seat_condition(one), _seat_condition(other)
        rows = await self._database.read(
            f"""select count(*) from game_table where guild = ? and status = 'over' and hidden + annulled = 0
                and id in (select table_id from seat where {first})
                and id in (select table_id from seat where {second})""",
            guild,
            number,
            name,
        )
        return int(rows[0][0])

    async def forget_memories(self, before: int) -> None:
        """Delete the deeds from before the day `before`."""
        await self._database.write("delete from memory where day < ?", before)

    def _write_memories(self, connection: Connection, memories: Sequence[MemoryRecord]) -> None:
        """Store deeds, and keep only the newest ones of each pair of players.

        Call it inside a transaction.
        """
        for memory in memories:
            connection.run(
                f"insert into memory ({_COLUMNS}) values (?, ?, ?, ?, ?, ?) on conflict do nothing",
                *msgspec.structs.astuple(memory)[:-1],
            )
        for guild, *two in sorted({(each.guild, *sorted((each.who, each.whom))) for each in memories}):
            both = f"guild = ? and who in ({marks(two)}) and whom in ({marks(two)})"
            rows = connection.rows(
                f"select table_id, who from memory where {both} order by table_id desc, who", guild, *two, *two
            )
            for table, who in rows[KEPT:]:
                connection.run(
                    f"delete from memory where {both} and table_id = ? and who = ?", guild, *two, *two, table, who
                )


def memories_of(connection: Connection, user: int) -> list[dict[str, Any]]:
    """Return the deeds that mention a person, without the other player's id and name.

    Call it inside a transaction.
    """
    rows = connection.rows(
        "select guild, table_id, kind, day, who from memory where who = ? or whom = ? order by table_id, kind, who",
        str(user),
        str(user),
    )
    keys = ("guild", "table_id", "kind", "day")
    return [dict(zip(keys, row, strict=True)) | {"own": who == str(user)} for *row, who in rows]


def forget_memories_of(connection: Connection, user: int) -> None:
    """Delete the deeds that mention a person. Call it inside a transaction."""
    connection.run("delete from memory where who = ? or whom = ?", str(user), str(user))


def _seat_condition(name: str) -> tuple[str, int | str]:
    """Return the SQL condition for the seats of a player, and the value in it.

    A person is found by id, a computer character by name.
    """
    return ("user = ?", int(name)) if name.isdecimal() else ("user is null and name = ?", name)
