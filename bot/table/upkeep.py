"""What changes a table without being a version of it: where it stands, its clocks, what its people have noted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.engine.record import Seat
from bot.engine.texts import language
from bot.table import absence, hosting, life, path, seat_clocks, substitute
from bot.table.refused import Repeated
from bot.table.sight import Sight
from storage.faults import Conflict, StoreError, UsedBefore
from storage.records.tables import LessonRecord, Post, RoomRecord, SeatRecord, TableRecord

T = TypeVar("T")

TRIES = 3
"""How often a change is begun that other processes were in the way of."""

OFTEN = 900.0
"""Seconds within which the presses in a lobby count as one."""


class Upkeep(Sight):
    """A table with one writer at a time, and the small things that are written beside its log."""

    async def live(self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None) -> bool:
        """Change where the table is or whether it lives, by one of the functions of life.py, and tell whether that
        changed anything; its version stays. Raises Illegal, ChannelBusy, Repeated."""

        async def work() -> bool:
            await self._fresh(interaction)
            record = change(self.record)
            if record == self.record:
                return False
            if record.status == "suspended" and record.paused is None:
                record = replace(record, paused=self.pulse.now())
            record = self._revised(record)
            await self._store.place(record, interaction)
            self.record = record
            self._changed(self)
            return True

        return await self._alone(work)

    async def teach(self, change: Callable[[LessonRecord], LessonRecord], interaction: int | None = None) -> None:
        """Change what a lesson shows without a move. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            record = self._revised(self.record, lesson=change(path.learning(self.record)))
            await self._store.teach(record, interaction)
            self.record = record
            self._changed(self)

        await self._alone(work)

    async def keep_contact(self, user: int, dm: int | None, locale: str) -> None:
        """Keep where direct messages to `user` go and which language that player reads, if it still sits here."""

        async def work() -> None:
            seat = self.seat_of(user)
            if seat is None:
                return
            seats = list(self.record.seats)
            known = replace(seats[seat], dm=dm, locale=locale)
            if known != seats[seat]:
                seats[seat] = known
                record = self._revised(self.record, seats=tuple(seats))
                await self._store.seat(record, seat)
                self.record = record

        await self._alone(work)

    async def decide(
        self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None, posts: Sequence[Post] = ()
    ) -> None:
        """Change what the host decides beside the game, or who is host, by one of the functions of hosting.py, and tell
        `posts` of it; the version stays. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            record = change(self.record)
            if record == self.record and not posts:
                return
            told = hosting.told(self.record, record, self.say(), self._now())
            record = self._revised(record)
            await self._store.keep_room(record, interaction, [*told, *posts])
            self.record = record
            self._changed(self)

        await self._alone(work)

    async def touch(self, user: int | None = None) -> None:
        """Keep that somebody has pressed something in this lobby, often enough and not each time; that `user` did, if
        something waits for this host."""
        if user == self.record.host and self.record.room.waits is not None:
            await self.decide(lambda record: hosting.waits(record, None))

        async def work() -> None:
            pressed, now = self.record.pressed, self.pulse.now()
            if self.record.status == "lobby" and (pressed is None or now - pressed >= OFTEN):
                record = self._revised(self.record, pressed=now)
                await self._store.touch(record)
                self.record = record

        await self._alone(work)

    async def hear_of(self, release: int, posts: Sequence[Post]) -> None:
        """Keep that this table has been told of all up to `release`, with the `posts` that do."""

        async def work() -> None:
            if self.record.release < release:
                record = self._revised(self.record, release=release)
                await self._store.release(record, posts)
                self.record = record

        await self._alone(work)

    async def announce(self, posts: Sequence[Post]) -> None:
        """Tell `posts` that are about the house and not about this table."""

        async def work() -> None:
            record = self._revised(self.record)
            await self._store.release(record, posts)
            self.record = record

        await self._alone(work)

    async def keep_words(
        self, seat: Seat, change: Callable[[SeatRecord], SeatRecord], interaction: int | None = None
    ) -> None:
        """Change the standing orders or notes of `seat`: it is part of no move, and nobody else hears of it. Raises
        Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            if self.record.status != "playing":
                raise Illegal(life.not_open(self.record))
            seats = list(self.record.seats)
            seats[seat] = change(seats[seat])
            record = self._revised(self.record, seats=tuple(seats))
            await self._store.keep_words(record, seat, interaction)
            self.record = record
            self._changed(self)

        await self._alone(work)

    async def come_back(self, user: int) -> None:
        """Keep that `user` is here, and plays again if a computer did."""

        async def work() -> None:
            seat = self.seat_of(user)
            player = self.record.seats[seat] if seat is not None else None
            if seat is None or player is None or self.record.status != "playing" or absence.back(player) == player:
                return
            await self._attend(seat, absence.back(player))

        await self._alone(work)

    async def leave(self, user: int) -> None:
        """Let a computer play for `user`, who has left the server."""

        async def work() -> None:
            seat = self.seat_of(user)
            if seat is None or self.record.status != "playing" or self.record.seats[seat].stand_in:
                return
            player = absence.stood_in(self.record, self.record.seats[seat], self.record.version)
            await self._attend(seat, player)

        await self._alone(work)

    async def sit_in(self, seat: Seat, newcomer: SeatRecord, interaction: int | None = None) -> None:
        """Let `newcomer` play on in the freed seat of somebody who is away. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            seats = list(self.record.seats)
            seats[seat] = substitute.seated(self, seat, newcomer)
            told = substitute.told(self, seat, newcomer, self._now())
            record = self._revised(self.record, seats=tuple(seats), room=substitute.passed(self, seat))
            await self._store.sit_in(record, seat, interaction, [told])
            self.advice.pop(seat, None)
            self.record = record
            self._changed(self)

        await self._alone(work)

    async def agree(
        self, change: Callable[[], tuple[RoomRecord, Sequence[Post]]], interaction: int | None = None
    ) -> None:
        """Change what the people here have agreed on, and tell the posts of it. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            room, posts = change()
            record = self._revised(self.record, room=room)
            await self._store.keep_room(record, interaction, posts)
            self.record = record
            self._changed(self)

        await self._alone(work)

    async def _attend(self, seat: Seat, player: SeatRecord) -> None:
        """Keep who plays in `seat`, and tell it where that is a computer from now on."""
        seats = list(self.record.seats)
        seats[seat] = player
        record = self._revised(self.record, seats=tuple(seats))
        posts = list(absence.told(self.title, self.record, record, self._now()))
        await self._store.attend(record, seat, posts)
        self.record = record
        self._changed(self)

    async def remind(self, seat: Seat) -> None:
        """Keep that `seat` has been reminded of its turn, if its time still runs."""

        async def work() -> None:
            clock = self.record.seats[seat].clock
            if clock is not None and clock.running is not None:
                record = self._revised(seat_clocks.reminded(self.record, seat))
                await self._store.remind(record, seat)
                self.record = record

        await self._alone(work)

    async def watching(self) -> list[str]:
        """List the languages of those who watch and want to be told of great moments."""
        told = [each for each in await self._store.watchers(self.id) if each.told and each.dm is not None]
        return sorted({language(each.locale) for each in told})

    async def rest(self) -> None:
        """Let the clocks of those who rest stand, and those of all others go on."""

        async def work() -> None:
            record = self.record
            if record.status != "playing" or record.paused is not None or not record.pace:
                return
            seats = seat_clocks.rested(record.seats, self.waited_for(), self.resting(), self.clock_time)
            if changed := [seat for seat, now in enumerate(seats) if now != record.seats[seat]]:
                record = self._revised(record, seats=seats)
                await self._store.wind(record, changed)
                self.record = record
                self._changed(self)

        await self._alone(work)

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
