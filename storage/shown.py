"""What is shown of a table, in the words of SQLite: paintings and the outbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import astuple, replace

from storage.database import Database
from storage.store import Painting, Post

PAINTING = "kind, seat, channel, message, digest, posted, posts, unsure, token, original, ends"
"""The columns of a painting."""


class Shown:
    """The part of the store that says what stands in Discord, see storage/store.py."""

    _database: Database

    async def paintings(self, table: int) -> Sequence[Painting]:
        """Read what stands in each place of a table."""
        async with self._database.reading():
            rows = await self._database.rows(f"select {PAINTING} from painting where table_id = ?", table)
        return [replace(painting, original=bool(painting.original)) for painting in (Painting(*row) for row in rows)]

    async def paint(self, table: int, painting: Painting) -> None:
        """Write what stands in a place."""
        await self._database.write(
            f"insert or replace into painting (table_id, {PAINTING}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            table,
            *astuple(painting),
        )

    async def repaint(self, table: int, old: Painting, new: Painting) -> None:
        """Write what stands in a place now instead of `old`, unless another message has come there."""
        await self._database.write(
            f"""update painting set ({PAINTING}) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                where table_id = ? and kind = ? and seat = ? and message = ? and token = ?""",
            *astuple(new),
            table,
            old.kind,
            old.seat,
            old.message,
            old.token,
        )

    async def stands(self, message: int) -> bool:
        """Tell whether a message stands somewhere as it was painted."""
        return bool(await self._numbers(f"select 1 from painting where message = {message:d} and digest != ''"))

    async def living(self) -> Sequence[int]:
        """List the tables with a panel that is edited by an interaction."""
        return await self._numbers("select distinct table_id from painting where token != '' order by table_id")

    async def painted(self, table: int, version: int) -> None:
        """Remember that everything up to `version` has been painted."""
        await self._database.write("update game_table set painted = ? where id = ?", version, table)

    async def unpainted(self) -> Sequence[int]:
        """List the tables whose last version has not been painted yet."""
        return await self._numbers("select id from game_table where painted < version order by id")

    async def outbox(self, table: int) -> Sequence[Post]:
        """Read what is still to be posted."""
        async with self._database.reading():
            rows = await self._database.rows(
                """select kind, seat, content, made, number, joined from outbox
                    where table_id = ? and message is null order by number""",
                table,
            )
        return [Post(kind, seat, bytes(content), *rest) for kind, seat, content, *rest in rows]

    async def posts(self, table: int, kind: str) -> Mapping[int, Sequence[float]]:
        """Read when posts of a kind were made so far."""
        async with self._database.reading():
            rows = await self._database.rows(
                "select seat, made from outbox where table_id = ? and kind = ? order by number", table, kind
            )
        found: dict[int, list[float]] = {}
        for seat, made in rows:
            found.setdefault(seat, []).append(made)
        return found

    async def join(self, table: int, numbers: Sequence[int]) -> None:
        """Write that some posts become one message."""

        async def work() -> None:
            for number in numbers:
                await self._database.run(
                    "update outbox set joined = ? where table_id = ? and number = ?", numbers[0], table, number
                )

        await self._database.transaction(work)

    async def posted(self, table: int, numbers: Sequence[int], message: int) -> None:
        """Write which message some posts have become."""

        async def work() -> None:
            for number in numbers:
                await self._database.run(
                    "update outbox set message = ? where table_id = ? and number = ?", message, table, number
                )

        await self._database.transaction(work)

    async def standing(self, table: int, kind: str, seat: int) -> Mapping[int, Sequence[int]]:
        """Read which messages hold posts of a kind for a seat."""
        async with self._database.reading():
            rows = await self._database.rows(
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

    async def _write_posts(self, table: int, posts: Sequence[Post]) -> None:
        """Add to the outbox, inside a transaction."""
        for post in posts:
            await self._database.run(
                """insert into outbox (table_id, number, kind, seat, content, made)
                    select ?, coalesce(max(number), 0) + 1, ?, ?, ?, ? from outbox where table_id = ?""",
                table,
                post.kind,
                post.seat,
                post.content,
                post.made,
                table,
            )

    async def _numbers(self, sql: str) -> list[int]:
        async with self._database.reading():
            return [row[0] for row in await self._database.rows(sql)]
