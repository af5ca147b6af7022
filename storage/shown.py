"""The messages of a table on Discord, and the outbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import astuple, replace

from storage.chosen import CHOSEN, settings_from
from storage.database import Connection, Database, marks
from storage.records.servers import PersonRecord, ReaderRecord
from storage.records.shown import ShownRecord
from storage.records.tables import UNKNOWN, Draft, Post, PostedMessage
from storage.watching import watchers

PAINTING = (
    "kind, seat, channel, message, digest, posted, posts, unsure, token, original, ends, picture, attachment, seen"
)
"""The database columns of a posted message, as SQL."""

_VALUES = marks(PAINTING.split(", "))

_ANEW = ", ".join(f"excluded.{column}" for column in PAINTING.split(", "))


def paint(connection: Connection, table: int, posted: PostedMessage) -> None:
    """Store the message that is in a slot of a table. Call it inside a transaction."""
    connection.run(
        f"""insert into painting (table_id, {PAINTING}) values (?, {_VALUES})
            on conflict (table_id, kind, seat) do update set ({PAINTING}) = ({_ANEW})""",
        table,
        *astuple(posted),
    )


MessageEdit = tuple[PostedMessage, PostedMessage]
"""A message before and after an edit, as it is stored."""


class Shown:
    """The part of the store for messages on Discord (storage/store.py)."""

    _database: Database

    async def shown(self, table: int, users: Sequence[int]) -> ShownRecord:
        """Return what is stored about the messages of a table, with the reading settings of `users`."""

        def work(connection: Connection) -> ShownRecord:
            ((painted,),) = connection.rows("select painted from game_table where id = ?", table) or ((-1,),)
            drafts = connection.rows("select seat, token, move from draft where table_id = ?", table)
            where = f"where user in ({marks(users)})"
            persons = connection.rows(f"select user, {CHOSEN} from person {where}", *users)
            chosen = {user: settings_from(row) for user, *row in persons}
            met: dict[int, set[str]] = {}
            for user, what in connection.rows(f"select user, what from met {where}", *users):
                met.setdefault(user, set()).add(what)
            readers = {
                user: ReaderRecord(chosen.get(user, PersonRecord()), frozenset(met.get(user, ()))) for user in users
            }
            return ShownRecord(
                {seat: Draft(token, move) for seat, token, move in drafts},
                readers,
                _paintings(connection, table),
                _outbox(connection, table),
                painted,
                _scene(connection, table),
                _endings(connection, table),
                watchers(connection, table),
            )

        return await self._database.reading(work)

    async def posted_messages(self, table: int) -> Sequence[PostedMessage]:
        """Return the messages in all slots of a table (see `PostedMessage`)."""
        return await self._database.reading(lambda connection: _paintings(connection, table))

    async def paint(self, table: int, posted: PostedMessage) -> None:
        """Store the message that is in a slot of a table (see `PostedMessage`)."""
        await self._database.transaction(lambda connection: paint(connection, table, posted))

    async def repaint(self, table: int, old: PostedMessage, new: PostedMessage) -> bool:
        """Store an edit of one message like `edited`. Return whether `old` was still stored."""
        return await self.edited(table, ((old, new),))

    async def edited(
        self, table: int, edits: Sequence[MessageEdit], version: int | None = None, since: int | None = None
    ) -> bool:
        """Store edits of a table's messages: each is the stored message before the edit, and after it.

        Return whether all messages before were still stored. If another process has edited the same message meanwhile,
        the order of the edits is not known. Then the stored hash is set to unknown. If another message is in the slot,
        nothing changes. With `version`, the messages show everything up to this version, unless False is returned;
        `since` is as in `painted`.
        """

        def work(connection: Connection) -> bool:
            alone = [_edit(connection, table, old, new) for old, new in edits]
            if version is not None and all(alone):
                where, values = ("", ()) if since is None else (" and painted = ?", (since,))
                connection.run(f"update game_table set painted = ? where id = ?{where}", version, table, *values)
            return all(alone)

        return await self._database.transaction(work)

    async def keep_press(self, table: int, posted: PostedMessage) -> None:
        """Store which interaction can edit a message of a table from now on, and until when."""
        await self._database.write(
            """update painting set token = ?, original = ?, ends = ?
                where table_id = ? and kind = ? and seat = ? and message = ?""",
            posted.token,
            posted.original,
            posted.ends,
            table,
            posted.kind,
            posted.seat,
            posted.message,
        )

    async def keep_seen(self, table: int, posted: PostedMessage, seen: int) -> None:
        """Store the number of the newest post that the reader of a message has seen."""
        await self._database.write(
            "update painting set seen = ? where table_id = ? and kind = ? and seat = ? and message = ?",
            seen,
            table,
            posted.kind,
            posted.seat,
            posted.message,
        )

    async def stands(self, message: int) -> bool:
        """Return whether a message still shows what a table last stored for it."""
        return bool(await self._numbers("select 1 from painting where message = ? and digest != ''", message))

    async def living(self) -> Sequence[int]:
        """Return the numbers of tables with a message that an interaction can edit.

        The message is a player's panel or a watcher's board.
        """
        return await self._numbers(
            """select table_id from painting where kind = 'panel' and token != ''
                union select table_id from watcher where token != '' order by table_id"""
        )

    async def painted(self, table: int, version: int, since: int | None = None) -> None:
        """Store that the messages of a table show everything up to `version`.

        `since` is an earlier stored version. If it is given, store nothing if it is no longer the stored one. This
        happens if a person has chosen something meanwhile.
        """
        await self.edited(table, (), version, since)

    async def unpainted(self) -> Sequence[int]:
        """Return the numbers of the tables whose last version is not shown on Discord yet."""
        return await self._numbers("select id from game_table where painted < version order by id")

    async def outbox(self, table: int) -> Sequence[Post]:
        """Return the posts of a table that are still to be sent, in order."""
        return await self._database.reading(lambda connection: _outbox(connection, table))

    async def posts(self, table: int, kind: str) -> Mapping[int, Sequence[float]]:
        """Return the times of all posts of a kind at a table so far, by seat."""
        rows = await self._database.read(
            "select seat, made from outbox where table_id = ? and kind = ? order by number", table, kind
        )
        found: dict[int, list[float]] = {}
        for seat, made in rows:
            found.setdefault(seat, []).append(made)
        return found

    async def moments(self, table: int, most: int) -> Mapping[int, Post]:
        """Return the latest great moments in a table's channel by message id, the newest first.

        There are at most `most` of them.
        """
        rows = await self._database.read(
            """select message, kind, seat, content, made, number, joined from outbox
                where table_id = ? and kind = 'scene' and message > 0 order by number desc limit ?""",
            table,
            most,
        )
        return {
            message: Post(kind, seat, bytes(content), *rest) for message, kind, seat, content, *rest in rows if content
        }

    async def last_post(self, table: int) -> int:
        """Return the number of the newest post of a table; 0 for none."""
        rows = await self._database.read("select max(number) from outbox where table_id = ?", table)
        return rows[0][0] or 0

    async def unfolded(self, channel: int, table: int) -> Sequence[int]:
        """Return the numbers of ended games in a direct message channel whose message is not yet one line.

        The game of the table `table` is left out.
        """
        return await self._numbers(
            """select id from game_table where guild is null and channel = ? and id != ? and folded = 0
                and status in ('lobby', 'playing', 'over') order by id""",
            channel,
            table,
        )

    async def join(self, table: int, numbers: Sequence[int]) -> None:
        """Store that the posts with these numbers share one message."""

        def work(connection: Connection) -> None:
            for number in numbers:
                connection.run(
                    "update outbox set joined = ? where table_id = ? and number = ?", numbers[0], table, number
                )

        await self._database.transaction(work)

    async def posted(self, table: int, numbers: Sequence[int], message: int) -> None:
        """Store the id of the message in which the posts with these numbers were sent."""

        def work(connection: Connection) -> None:
            for number in numbers:
                connection.run(
                    "update outbox set message = ? where table_id = ? and number = ?", message, table, number
                )

        await self._database.transaction(work)

    async def standing(self, table: int, kind: str, seat: int) -> Mapping[int, Sequence[int]]:
        """Return the ids of the messages with posts of a kind for a seat.

        Each comes with the numbers of its posts.
        """
        rows = await self._database.read(
            """select message, number from outbox
                where table_id = ? and kind = ? and seat = ? and message > 0 order by number""",
            table,
            kind,
            seat,
        )
        found: dict[int, list[int]] = {}
        for message, number in rows:
            found.setdefault(message, []).append(number)
        return found

    def _write_posts(self, connection: Connection, table: int, posts: Sequence[Post]) -> None:
        """Add posts to the outbox. Call it inside a transaction."""
        for post in posts:
            connection.run(
                """insert into outbox (table_id, number, kind, seat, content, made)
                    select ?, coalesce(max(number), 0) + 1, ?, ?, ?, ? from outbox where table_id = ?""",
                table,
                post.kind,
                post.seat,
                post.content,
                post.made,
                table,
            )

    async def _numbers(self, sql: str, *values: object) -> list[int]:
        return [row[0] for row in await self._database.read(sql, *values)]


def _edit(connection: Connection, table: int, old: PostedMessage, new: PostedMessage) -> bool:
    """Replace a stored message like `Shown.edited`. Columns that are the same in `old` and `new` are left alone.

    A press may have changed them meanwhile, such as the token of a hand.
    """
    same = (table, old.kind, old.seat, old.message)
    where = "table_id = ? and kind = ? and seat = ? and message = ?"
    differ = [each for each in PAINTING.split(", ") if getattr(old, each) != getattr(new, each)] or ["digest"]
    written = connection.run(
        f"""update painting set {", ".join(f"{each} = ?" for each in differ)}
            where {where} and digest = ? and (kind != 'panel' or token = ?)""",
        *(getattr(new, each) for each in differ),
        *same,
        old.digest,
        old.token,
    )
    if not written:
        connection.run(f"update painting set digest = ? where {where}", UNKNOWN, *same)
    return written > 0


def _paintings(connection: Connection, table: int) -> Sequence[PostedMessage]:
    rows = connection.rows(f"select {PAINTING} from painting where table_id = ? order by kind, seat", table)
    return [replace(posted, original=bool(posted.original)) for posted in (PostedMessage(*row) for row in rows)]


def _scene(connection: Connection, table: int) -> Post | None:
    return next(iter(_posts(connection, "kind = 'scene' order by number desc limit 1", table)), None)


def _endings(connection: Connection, table: int) -> Sequence[Post]:
    return _posts(connection, "kind like 'ending%' order by number", table)


def _outbox(connection: Connection, table: int) -> Sequence[Post]:
    return _posts(connection, "message is null order by number", table)


def _posts(connection: Connection, where: str, table: int) -> Sequence[Post]:
    rows = connection.rows(
        f"select kind, seat, content, made, number, joined from outbox where table_id = ? and {where}", table
    )
    return [Post(kind, seat, bytes(content), *rest) for kind, seat, content, *rest in rows]
