"""The outcomes of ended games, and the ratings of their players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from storage.database import Connection, Database, marks
from storage.records.outcomes import OutcomeRecord, PlayedRecord, RatingRecord, SeatOutcome, Sitter, SumsRecord

MOST = 100
"""The number of unrated games that are read at once to rate them."""

RATED, UNRATED = 1, 2
"""The stored marks of a game that has changed ratings, and of a game that does not change any. 0 means that this is not
decided yet.
"""

_HIDDEN = "(select hidden from game_table where id = table_id)"
"""The SQL that says whether a moderator has hidden a game's result."""

_PLAYED = f"select table_id, game, guild, ended, people, house, seats, rated, {_HIDDEN}, returned, casual from outcome"

_COUNTED = "coalesce(charged, user), case when charged is null then name else charged_name end"
"""The SQL for the id and name of the person for whom the result of a seat counts. This is the replaced player, not the
substitute.
"""


class Outcomes:
    """The part of the store for ended games (storage/store.py)."""

    _database: Database

    async def without_outcome(self, reckoned: int) -> Sequence[int]:
        """Return the numbers of ended games whose outcome must be computed.

        The outcome is missing, or its version is not `reckoned`, the present version of the computation.
        """
        rows = await self._database.read(
            """select id from game_table where status = 'over' and lesson = 'null' and annulled = 0
                and id not in (select table_id from outcome where reckoned = ?) order by id""",
            reckoned,
        )
        return [number for (number,) in rows]

    async def keep_outcome(self, table: int, outcome: OutcomeRecord) -> None:
        """Store the outcome of an ended game."""
        await self._database.transaction(lambda connection: self._write_outcome(connection, table, outcome))

    async def outcomes_of(self, user: int) -> Sequence[PlayedRecord]:
        """Return the ended games of a person with their results, the latest first."""
        mine = "select table_id from seat where user = ? and charged is null union "
        mine += "select table_id from seat where charged = ?"
        return await self._played(f"table_id in ({mine})", "ended desc, table_id desc", user, user)

    async def outcomes_on(self, guild: int, game: str, since: float, before: float) -> Sequence[PlayedRecord]:
        """Return the results of a server's games of the title `game` that ended in a period, in order.

        The period is from the time `since` until `before`. The earliest game is first. Games hidden by a moderator are
        left out.
        """
        there = f"guild = ? and game = ? and ended >= ? and ended < ? and {_HIDDEN} = 0"
        return await self._played(there, "ended, table_id", guild, game, since, before)

    async def first_outcome_on(self, guild: int) -> float | None:
        """Return the time at which the first game of a server ended, or None."""
        rows = await self._database.read(
            f"select min(ended) from outcome where guild = ? and ended > 0 and {_HIDDEN} = 0", guild
        )
        return None if rows[0][0] is None else float(rows[0][0])

    async def last_game_on(self, guild: int) -> str | None:
        """Return the name of the game that ended last on a server, or None."""
        sql = f"select game from outcome where guild = ? and {_HIDDEN} = 0 order by ended desc, table_id desc limit 1"
        rows = await self._database.read(sql, guild)
        return str(rows[0][0]) if rows else None

    async def sums_on(self, guild: int) -> Sequence[SumsRecord]:
        """Return how often each counted thing happened in each ended game of a server, the earliest first.

        Games hidden by a moderator are left out.
        """
        rows = await self._database.read(
            f"""select game, ended, sums from outcome where guild = ? and sums != '{{}}' and {_HIDDEN} = 0
                order by ended, table_id""",
            guild,
        )
        return [SumsRecord(game, ended, msgspec.json.decode(sums)) for game, ended, sums in rows]

    async def unrated(self) -> Sequence[PlayedRecord]:
        """Return some ended games that are not rated yet, the earliest first. They are the next to be rated."""
        return await self._played("rated = 0", f"ended, table_id limit {MOST}")

    async def rated_since(self, since: float, ended: float, table: int) -> Sequence[tuple[int, ...]]:
        """Return the ids of the players of each game that ended after `since` and before a table's game.

        The game of `table` ended at the time `ended`. Games that do not change ratings are left out.
        """
        rows = await self._database.read(
            f"""select seat.table_id, {_COUNTED} from seat join outcome on outcome.table_id = seat.table_id
                where coalesce(charged, user) is not null and rated != {UNRATED}
                    and ended >= ? and (ended < ? or (ended = ? and outcome.table_id < ?))
                order by seat.table_id, seat""",
            since,
            ended,
            ended,
            table,
        )
        found: dict[int, tuple[int, ...]] = {}
        for number, user, _ in rows:
            found[number] = (*found.get(number, ()), user)
        return list(found.values())

    async def ratings(self, game: str, who: Iterable[str]) -> Mapping[str, RatingRecord]:
        """Return the ratings that some players have in a game, by the keys of the ratings."""
        wanted = list(who)
        rows = await self._database.read(
            f"select who, mu, sigma, games from rating where game = ? and who in ({marks(wanted)})", game, *wanted
        )
        return {name: RatingRecord(*found) for name, *found in rows}

    async def rate(self, played: PlayedRecord, ratings: Mapping[str, RatingRecord]) -> bool:
        """Store the ratings of a game's players, unless the game is already rated.

        If `ratings` is empty, mark the game as one that changes none. Return False if a player was erased since the
        game was read. Then the game must be read again.
        """

        def work(connection: Connection) -> bool:
            sat = connection.rows(f"select {_COUNTED} from seat where table_id = ? order by seat", played.table)
            if [user for user, _ in sat] != [sitter.user for sitter in played.sitters]:
                return False
            write(connection, played.table, played.game)
            return True

        def write(connection: Connection, table: int, game: str) -> None:
            rated = RATED if ratings else UNRATED
            if not connection.run("update outcome set rated = ? where table_id = ? and rated = 0", rated, table):
                return
            for who, rating in sorted(ratings.items()):
                connection.run(
                    """insert into rating (game, who, mu, sigma, games) values (?, ?, ?, ?, ?)
                        on conflict (game, who) do update set mu = excluded.mu, sigma = excluded.sigma,
                        games = excluded.games""",
                    game,
                    who,
                    *msgspec.structs.astuple(rating),
                )

        return await self._database.transaction(work)

    async def annul(self, table: int, annulled: bool) -> bool:
        """Store whether the operator has annulled an ended game, and delete its outcome.

        Return False if there is no such game.
        """

        def work(connection: Connection) -> bool:
            change = "update game_table set annulled = ?, revision = revision + 1 where id = ? and status = 'over'"
            if not connection.run(change, int(annulled), table):
                return False
            connection.run("delete from outcome where table_id = ?", table)
            return True

        return await self._database.transaction(work)

    async def forget_ratings(self) -> None:
        """Delete all ratings, so that all games are rated again."""

        def work(connection: Connection) -> None:
            connection.run("delete from rating")
            connection.run("update outcome set rated = 0")

        await self._database.transaction(work)

    async def forget_outcomes(self) -> None:
        """Delete all outcomes and ratings."""

        def work(connection: Connection) -> None:
            connection.run("delete from outcome")
            connection.run("delete from rating")

        await self._database.transaction(work)

    async def hidden(self) -> frozenset[int]:
        """Return the ids of people who do not want to appear on leaderboards."""
        rows = await self._database.read("select user from person where shown = 0")
        return frozenset(user for (user,) in rows)

    def _write_outcome(self, connection: Connection, table: int, outcome: OutcomeRecord) -> None:
        """Store the outcome of a game. Call it inside a transaction.

        If the outcome replaces an earlier one, the mark that says whether the game was rated stays.
        """
        ((game, guild),) = connection.rows("select game, guild from game_table where id = ?", table)
        connection.run(
            """insert into outcome (table_id, game, guild, ended, people, house, seats, reckoned, returned, casual,
                sums) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (table_id) do update set ended = excluded.ended, people = excluded.people,
                house = excluded.house, seats = excluded.seats, reckoned = excluded.reckoned,
                returned = excluded.returned, casual = excluded.casual, sums = excluded.sums""",
            table,
            game,
            guild,
            outcome.ended,
            outcome.people,
            outcome.house,
            msgspec.json.encode(outcome.seats).decode(),
            outcome.reckoned,
            int(outcome.returned),
            int(outcome.casual),
            msgspec.json.encode(outcome.sums).decode(),
        )

    async def _played(self, which: str, order: str, *values: object) -> list[PlayedRecord]:
        """Return the ended games that the SQL condition `which` selects, with their players."""

        def work(connection: Connection) -> tuple[list[Any], list[Any]]:
            games = connection.rows(f"{_PLAYED} where {which} order by {order}", *values)
            seats = connection.rows(
                f"""select table_id, seat, {_COUNTED}, level from seat
                    where table_id in (select table_id from outcome where {which} order by {order})
                    order by table_id, seat""",
                *values,
            )
            return games, seats

        games, found = await self._database.reading(work)
        sitting: dict[int, list[Any]] = {}
        for table, _, user, name, level in found:
            sitting.setdefault(table, []).append((user, name, level))
        return [
            PlayedRecord(
                table,
                game,
                guild,
                ended,
                people,
                house,
                _sitters(sitting[table], seats),
                rated != UNRATED,
                bool(hidden),
                bool(returned),
                bool(casual),
            )
            for table, game, guild, ended, people, house, seats, rated, hidden, returned, casual in games
        ]


def _sitters(sitting: Sequence[Any], written: str) -> tuple[Sitter, ...]:
    """Return the players of a game with the outcome of each seat.

    `sitting` has the rows of the seats, and `written` is the outcome as JSON.
    """
    outcomes = msgspec.json.decode(written, type=tuple[SeatOutcome, ...])
    found = zip(sitting, outcomes, strict=True)
    return tuple(Sitter(user, name, level, outcome) for (user, name, level), outcome in found)
