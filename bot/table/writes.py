"""What changes a table without being a version of it: where it stands, its clocks, what its people have noted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.engine.record import Seat
from bot.engine.texts import language
from bot.table import absence, claims, gone, hosting, life, seat_clocks, series, shoulder, substitute, undoable
from bot.table.reads import TableReads
from bot.table.refused import Repeated
from bot.table.seating import Newcomer
from storage.records.agreements import TableAgreements
from storage.records.tables import Post, SeatRecord, TableRecord
from storage.store_errors import Conflict, StoreError, UsedBefore

T = TypeVar("T")

TRIES = 3
"""How often a change is begun that other processes were in the way of."""

OFTEN = 900.0
"""Seconds within which the presses in a lobby count as one."""


class TableWrites(TableReads):
    """A table with one writer at a time, and all changes of it that are no move."""

    async def change(
        self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None, posts: Sequence[Post] = ()
    ) -> bool:
        """Write what `change` makes of the record, without a new version, and the `posts` that tell of it. Return
        whether anything was written. Raises Conflict, and what `change` and the store raise."""
        return await self.change_and_tell(lambda record: (change(record), posts), interaction)

    async def change_and_tell(
        self, change: Callable[[TableRecord], tuple[TableRecord, Sequence[Post]]], interaction: int | None = None
    ) -> bool:
        """Do as `change` does, with posts that depend on the record."""

        async def work() -> bool:
            await self._fresh(interaction)
            record, posts = change(self.record)
            if record == self.record and not posts:
                return False
            if record.status == "suspended" and record.paused is None:
                record = replace(record, paused=self.table_time.now())
            record = self._revised(record)
            await self._store.save(self.record, record, posts, interaction)
            self.record = record
            self._changed(self)
            return True

        return await self._alone(work)

    async def change_seat(
        self, seat: Seat, change: Callable[[SeatRecord], SeatRecord], interaction: int | None = None
    ) -> None:
        """Change what is kept with a seat at play: orders, notes. Raises Illegal when the game is not on, Repeated."""

        def changed(record: TableRecord) -> TableRecord:
            if record.status != "playing":
                raise Illegal(life.not_open(record))
            return _with_seat(record, seat, change(record.seats[seat]))

        await self.change(changed, interaction)

    async def keep_contact(self, user: int, dm: int | None, locale: str) -> None:
        """Keep where direct messages to `user` go and which language that player reads, if it still sits here."""

        def known(record: TableRecord) -> TableRecord:
            seat = self.seat_of(user)
            if seat is None:
                return record
            return _with_seat(record, seat, replace(record.seats[seat], dm=dm, locale=locale))

        await self.change(known)

    async def read_in(self, user: int, locale: str) -> None:
        """Let a player read in another language; a game in direct messages is told in it."""

        def known(record: TableRecord) -> TableRecord:
            seat = self.seat_of(user)
            if seat is None:
                return record
            spoken = replace(record, locale=locale) if record.guild is None else record
            return _with_seat(spoken, seat, replace(spoken.seats[seat], locale=locale))

        await self.change(known)

    async def decide(
        self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None, posts: Sequence[Post] = ()
    ) -> None:
        """Change what the host decides beside the game, or who is host, by one of the functions of hosting.py, and tell
        `posts` of it. Raises Illegal, Repeated."""

        def decided(record: TableRecord) -> tuple[TableRecord, Sequence[Post]]:
            after = change(record)
            return after, [*hosting.log_posts(record, after, self.say(), self._now()), *posts]

        await self.change_and_tell(decided, interaction)

    async def touch(self, user: int | None = None) -> None:
        """Keep that somebody has pressed something in this lobby, often enough and not each time; that `user` did, if
        something waits for this host."""
        if user == self.record.host and self.record.agreements.waits is not None:
            await self.decide(lambda record: hosting.waits(record, None))

        def pressed(record: TableRecord) -> TableRecord:
            now = self.table_time.now()
            stale = record.pressed is None or now - record.pressed >= OFTEN
            return replace(record, pressed=now) if record.status == "lobby" and stale else record

        await self.change(pressed)

    async def come_back(self, user: int) -> None:
        """Keep that `user` is here, and plays again if a computer did."""
        await self._attend(user, absence.back)

    async def leave(self, user: int) -> None:
        """Let a computer play for `user`, who has left the server."""

        def left(player: SeatRecord) -> SeatRecord:
            return player if player.stand_in else absence.stood_in(self.record, player, self.record.version)

        await self._attend(user, left)

    async def _attend(self, user: int, change: Callable[[SeatRecord], SeatRecord]) -> None:
        """Change who plays in the seat of `user`, and tell it where that is a computer from now on."""

        def attended(record: TableRecord) -> tuple[TableRecord, Sequence[Post]]:
            seat = self.seat_of(user)
            if seat is None or record.status != "playing":
                return record, ()
            after = _with_seat(record, seat, change(record.seats[seat]))
            if not after.seats[seat].stand_in:
                after = replace(after, agreements=gone.returned(substitute.passed(self, seat), user))
            return after, list(absence.log_posts(self.title, record, after, self._now()))

        await self.change_and_tell(attended)

    async def sit_in(self, seat: Seat, newcomer: Newcomer, interaction: int | None = None) -> None:
        """Let `newcomer` play on in the freed seat of somebody who is away. Raises Illegal, Repeated."""

        def seated(record: TableRecord) -> tuple[TableRecord, Sequence[Post]]:
            led = hosting.resigned(record, seat, self.plays)
            after = _with_seat(led, seat, substitute.seated(self, seat, newcomer))
            agreements, undo = substitute.passed(self, seat), undoable.without(after.undo, seat)
            agreements = claims.without(agreements, seat)
            after = replace(after, agreements=agreements, undo=undo, match=series.left(after.match, seat))
            after = shoulder.closed(after, seat)
            told = hosting.log_posts(record, after, self.say(), self._now())
            return after, [substitute.log_post(self, seat, after.seats[seat], self._now()), *told]

        await self.change_and_tell(seated, interaction)
        self.advice.pop(seat, None)

    async def agree(
        self, change: Callable[[], tuple[TableAgreements, Sequence[Post]]], interaction: int | None = None
    ) -> None:
        """Change what the people here have agreed on, and tell the posts of it. Raises Illegal, Repeated."""

        def agreed(record: TableRecord) -> tuple[TableRecord, Sequence[Post]]:
            agreements, posts = change()
            return replace(record, agreements=agreements), posts

        await self.change_and_tell(agreed, interaction)

    async def rest(self) -> None:
        """Let the clocks of those who rest stand, and those of all others go on."""
        await self.change(lambda record: replace(record, seats=self.rested()))

    async def watching(self) -> list[str]:
        """List the languages of those who watch and want to be told of great moments."""
        told = [each for each in await self._store.watchers(self.id) if each.told and each.dm is not None]
        return sorted({language(each.locale) for each in told})

    async def audience(self) -> list[str]:
        """List the languages of all who watch."""
        return sorted({language(each.locale) for each in await self._store.watchers(self.id)})

    async def renew(self) -> None:
        """Believe what the store says of the people here: it has changed that without a version. The lock must be
        held."""
        record = await self._store.load(self.id)
        if record is not None and record != self.record:
            self.record = record
            self._changed(self)

    def stood(self, since: float) -> None:
        """Believe that the clocks stand: the store has written it of many tables at once. The lock must be held."""
        self.record = self._revised(self.record, paused=since)

    def gone_on(self, now: float) -> None:
        """Believe that the clocks go on with what was left, as `stood` does."""
        self.record = self._revised(seat_clocks.gone_on(self.record, now))

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` with nobody else at the table, to its end; again from its beginning where another process was
        first, whose change it then knows. Raises Conflict when that has happened too often."""

        async def attempt() -> T:
            try:
                return await work()
            except StoreError:
                await self._reload()
                raise

        async def run() -> T:
            async with self.lock:
                for _ in range(TRIES - 1):
                    try:
                        return await attempt()
                    except UsedBefore:
                        raise
                    except Conflict:
                        continue
                return await attempt()

        return await asyncio.shield(asyncio.ensure_future(run()))

    async def refresh(self) -> None:
        """Believe what another process has written."""
        async with self.lock:
            await self._reload()

    async def _reload(self) -> None:
        """Believe the store again, after it did not do what was asked."""
        record = await self._store.load(self.id)
        if record is not None and record.revision != self.record.revision:
            self._stand(record, self._read(record))
            self._newest = None
            self._changed(self)

    async def _fresh(self, interaction: int | None) -> None:
        """Know what another process has written before a press is taken. Raises Repeated."""
        if interaction is None:
            return
        seen, revision = await self._store.seen_at(interaction, self.id)
        if seen:
            raise Repeated
        if revision is not None and revision > self.record.revision:
            await self._reload()

    def _revised(self, record: TableRecord, **changes: Any) -> TableRecord:
        """Make of `record` what is written next."""
        return replace(record, revision=self.record.revision + 1, **changes)


def _with_seat(record: TableRecord, seat: Seat, player: SeatRecord) -> TableRecord:
    """Return the record with another player in `seat`."""
    return replace(record, seats=(*record.seats[:seat], player, *record.seats[seat + 1 :]))
