"""Changes of a table that are not moves: its channel, its clocks, its players' data."""

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
"""The number of attempts at a change if other processes write at the same time."""

OFTEN = 900.0
"""The seconds within which several presses in a lobby are stored as one."""


class TableWrites(TableReads):
    """A table with all its changes that are not moves. Changes are made one at a time."""

    async def change(
        self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None, posts: Sequence[Post] = ()
    ) -> bool:
        """Write the record that the function `change` returns, and `posts`.

        Return whether anything was written. The version of the game stays. Raises Conflict, and what `change` and the
        store raise.
        """
        return await self.change_and_tell(lambda record: (change(record), posts), interaction)

    async def change_and_tell(
        self, change: Callable[[TableRecord], tuple[TableRecord, Sequence[Post]]], interaction: int | None = None
    ) -> bool:
        """Write the record and the posts that the function `change` returns.

        Return whether anything was written.
        """

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
        """Write data of a seat during the game, such as orders or notes.

        The function `change` returns the changed seat. Raises Illegal if the game is not running, or Repeated.
        """

        def changed(record: TableRecord) -> TableRecord:
            if record.status != "playing":
                raise Illegal(life.not_open(record))
            return _with_seat(record, seat, change(record.seats[seat]))

        await self.change(changed, interaction)

    async def keep_contact(self, user: int, dm: int | None, locale: str) -> None:
        """Store the direct message channel and the language of `user`, if `user` still has a seat."""

        def known(record: TableRecord) -> TableRecord:
            seat = self.seat_of(user)
            if seat is None:
                return record
            return _with_seat(record, seat, replace(record.seats[seat], dm=dm, locale=locale))

        await self.change(known)

    async def read_in(self, user: int, locale: str) -> None:
        """Change a player's language. A game in direct messages changes its language too."""

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
        """Write a decision of the host, as the function `change` of hosting.py returns it, and send `posts`.

        Raises Illegal or Repeated.
        """

        def decided(record: TableRecord) -> tuple[TableRecord, Sequence[Post]]:
            after = change(record)
            return after, [*hosting.log_posts(record, after, self.say(), self._now()), *posts]

        await self.change_and_tell(decided, interaction)

    async def touch(self, user: int | None = None) -> None:
        """Store the time of a press in this lobby. Presses within a short time count as one.

        If the table waits for the host and `user` is the host, the waiting ends.
        """
        if user == self.record.host and self.record.agreements.waits is not None:
            await self.decide(lambda record: hosting.with_waiting_since(record, None))

        def pressed(record: TableRecord) -> TableRecord:
            now = self.table_time.now()
            stale = record.pressed is None or now - record.pressed >= OFTEN
            return replace(record, pressed=now) if record.status == "lobby" and stale else record

        await self.change(pressed)

    async def come_back(self, user: int) -> None:
        """Record that `user` is present. If a computer player moved for the person, the person moves again."""
        await self._attend(user, absence.moving_again)

    async def leave(self, user: int) -> None:
        """Make a computer player move for `user`, who has left the server."""

        def left(player: SeatRecord) -> SeatRecord:
            return player if player.stand_in else absence.with_stand_in(self.record, player, self.record.version)

        await self._attend(user, left)

    async def _attend(self, user: int, change: Callable[[SeatRecord], SeatRecord]) -> None:
        """Write the seat of `user` as the function `change` returns it.

        If a computer player takes over, post about it.
        """

        def attended(record: TableRecord) -> tuple[TableRecord, Sequence[Post]]:
            seat = self.seat_of(user)
            if seat is None or record.status != "playing":
                return record, ()
            after = _with_seat(record, seat, change(record.seats[seat]))
            if not after.seats[seat].stand_in:
                after = replace(after, agreements=gone.with_returned(substitute.after_takeover(self, seat), user))
            return after, list(absence.log_posts(self.title, record, after, self._now()))

        await self.change_and_tell(attended)

    async def sit_in(self, seat: Seat, newcomer: Newcomer, interaction: int | None = None) -> None:
        """Seat `newcomer` in the freed seat of a player who is away. Raises Illegal or Repeated."""

        def seated(record: TableRecord) -> tuple[TableRecord, Sequence[Post]]:
            led = hosting.after_leaving(record, seat, self.plays)
            after = _with_seat(led, seat, substitute.seated(self, seat, newcomer))
            agreements, undo = substitute.after_takeover(self, seat), undoable.without(after.undo, seat)
            agreements = claims.without_claims_of(agreements, seat)
            after = replace(after, agreements=agreements, undo=undo, match=series.left(after.match, seat))
            after = shoulder.with_hand_hidden(after, seat)
            told = hosting.log_posts(record, after, self.say(), self._now())
            return after, [substitute.log_post(self, seat, after.seats[seat], self._now()), *told]

        await self.change_and_tell(seated, interaction)
        self.advice.pop(seat, None)

    async def agree(
        self, change: Callable[[], tuple[TableAgreements, Sequence[Post]]], interaction: int | None = None
    ) -> None:
        """Write the table's agreements as the function `change` returns them, and send its posts.

        Raises Illegal or Repeated.
        """

        def agreed(record: TableRecord) -> tuple[TableRecord, Sequence[Post]]:
            agreements, posts = change()
            return replace(record, agreements=agreements), posts

        await self.change_and_tell(agreed, interaction)

    async def rest(self) -> None:
        """Stop the clocks of players in quiet hours or on holiday, and let all other clocks run."""
        await self.change(lambda record: replace(record, seats=self.rested()))

    async def watching(self) -> list[str]:
        """Return the languages of watchers who want messages about great moments."""
        told = [each for each in await self._store.watchers(self.id) if each.told and each.dm is not None]
        return sorted({language(each.locale) for each in told})

    async def audience(self) -> list[str]:
        """Return the languages of all watchers."""
        return sorted({language(each.locale) for each in await self._store.watchers(self.id)})

    async def renew(self) -> None:
        """Reload data about the table's people that the store has changed without a new version.

        The caller must hold the lock.
        """
        record = await self._store.load(self.id)
        if record is not None and record != self.record:
            self.record = record
            self._changed(self)

    def stood(self, since: float) -> None:
        """Note in memory that the clocks are stopped. The store has already written it for many tables.

        The caller must hold the lock.
        """
        self.record = self._revised(self.record, paused=since)

    def gone_on(self, now: float) -> None:
        """Note in memory that the clocks run again. The store has already written it for many tables.

        The caller must hold the lock.
        """
        self.record = self._revised(seat_clocks.gone_on(self.record, now))

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run the function `work` to its end while the table is locked, and return its result.

        If another process has written the table first, load its change and run `work` again. Raises Conflict after
        `TRIES` attempts.
        """

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
        """Load what another process has written about this table."""
        async with self.lock:
            await self._reload()

    async def _reload(self) -> None:
        """Reload the record of this table after a failed write."""
        record = await self._store.load(self.id)
        if record is not None and record.revision != self.record.revision:
            self._stand(record, self._read(record))
            self._newest = None
            self._changed(self)

    async def _fresh(self, interaction: int | None) -> bool:
        """Load what another process has written about this table, before a press is handled.

        Return whether there was anything. Raises Repeated if the press was already handled.
        """
        if interaction is None:
            return False
        seen, revision = await self._store.seen_at(interaction, self.id)
        if seen:
            raise Repeated
        behind = revision is not None and revision > self.record.revision
        if behind:
            await self._reload()
        return behind

    def _revised(self, record: TableRecord, **changes: Any) -> TableRecord:
        """Return `record` with `changes` and with the next revision number."""
        return replace(record, revision=self.record.revision + 1, **changes)


def _with_seat(record: TableRecord, seat: Seat, player: SeatRecord) -> TableRecord:
    """Return the record with `player` in `seat`."""
    return replace(record, seats=(*record.seats[:seat], player, *record.seats[seat + 1 :]))
