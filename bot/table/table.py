"""A live table, from lobby to end: the only writer of its record.

A change is first committed to the database, then applied in memory, then announced.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bot import metrics
from bot.archive import outcomes
from bot.archive import states as archive
from bot.archive.day import check_not_over, is_told
from bot.archive.rows import mover, settled_by
from bot.engine.chance import DEAL, Chance
from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.move import NOT_NOW, Illegal, Move, Refusal
from bot.engine.play import TIME_UP, call, checked, play, table_move
from bot.engine.record import TABLE, Seat
from bot.table import absence, announcing, closing, grudges, hosting, life, next_record, orders, path, series
from bot.table.refused import Stale
from bot.table.writes import TableWrites
from storage.records.outcomes import MemoryRecord, OutcomeRecord
from storage.records.tables import MoveRecord, Post, SeatRecord, TableRecord


class Table(TableWrites):
    """A table with all its changes: a lobby, a running game or an ended game.

    Changes are made one at a time. They are stored durably before anyone sees them.
    """

    async def submit(
        self, seat: Seat, move: Move, token: str | None = None, interaction: int | None = None, by: str = ""
    ) -> list[Any]:
        """Make a move for `seat` and return its events.

        `by` is the level of the computer player that chose the move; the seat must still belong to a computer player of
        this level. Raises Illegal, Stale, Repeated or StoreError; then nothing has changed. Once begun, the move is
        completed even if the caller is cancelled.
        """

        async def attempt() -> list[Any]:
            if not by:
                self._see_turn()
            if self.record.status == "playing" and token is not None and token != self.token(seat):
                raise Stale
            if by and by != absence.computer(self, seat):
                raise Stale
            return await self._play(seat, move, interaction)

        async def work() -> list[Any]:
            try:
                return await attempt()  # a write refuses what another process, or this press before, has overtaken
            except (Illegal, Stale):
                if not await self._fresh(interaction):
                    raise
            return await attempt()

        return await self._alone(work)

    def _see_turn(self) -> None:
        """Raise Illegal if the person at a day's escape may not move now.

        The reason is that the day is over, or that a computer player must move first.
        """
        check_not_over(self.record, self.table_time.sure())
        waited = self.waited_for() if self.record.day is not None else ()
        if any(self.record.seats[seat].user is None for seat in waited):
            raise Illegal(Refusal("day-wait"))

    async def time_out(self, seat: Seat, known: SeatRecord) -> bool:
        """Make the time-out move of `seat`, and return whether it was made.

        It is not made if the seat has answered, or its clock has changed, since the caller read it as `known`.
        """

        async def work() -> bool:
            now = self.record.seats[seat]
            if (now.answered, now.clock) != (known.answered, known.clock) or seat not in self.waited_for():
                return False
            await self._play(TABLE, table_move("idle", seat), None)
            return True

        return await self._alone(work)

    async def arrange(
        self, work_out: Callable[[Chance], Awaitable[path.Arranged]], interaction: int | None = None
    ) -> None:
        """Make a move that belongs to the table and not to the game's rules, such as taking a move back.

        The function `work_out` returns this move; it is called while the table is locked. Raises Illegal, Repeated or
        StoreError.
        """

        async def work() -> None:
            await self._fresh(interaction)
            if self.record.status != "playing":
                raise Illegal(life.not_open(self.record))
            chance = self._chance()
            done = await work_out(chance)
            row = next_record.row(self, TABLE, str(done.move), chance, done.step, done.seat)
            row = row if done.done is None else replace(row, done=done.done)
            settled = replace(self.record, lesson=done.lesson)
            await self._commit(done.step, row, interaction, None, settled, done.posts)

        await self._alone(work)

    async def time_up(self) -> None:
        """End the game if its time limit is over."""

        async def work() -> None:
            record = self.record
            if record.status == "playing" and record.ends is not None and self.clock_time >= record.ends:
                await self._play(TABLE, TIME_UP, None)

        await self._alone(work)

    async def resign(self, seat: Seat, interaction: int | None = None) -> None:
        """Resign on behalf of the player of `seat`, who leaves the game. Raises Illegal or Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            await self._play(TABLE, table_move("resign", seat), interaction, leaves=seat)

        await self._alone(work)

    async def call(self, winners: Callable[[], tuple[Seat, ...]], interaction: int | None = None) -> None:
        """End the game early with the expected winners.

        The function `winners` returns them; it is called while the table is locked. Raises Illegal, Repeated or what
        `winners` raises.
        """

        async def work() -> None:
            await self._fresh(interaction)
            await self._play(TABLE, call(winners()), interaction)

        await self._alone(work)

    async def alter(
        self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None, posts: Sequence[Post] = ()
    ) -> None:
        """Replace the record of a lobby by what the function `change` returns, and send `posts`.

        `change` is a function of lobby.py or closing.py. Raises Illegal or Repeated.
        """

        async def work() -> None:
            await self._fresh(interaction)
            closing.check_open(self.record)
            if self.record.day is not None:
                raise Illegal(NOT_NOW)
            await self._write(change(self.record), interaction, posts)

        await self._alone(work)

    async def lose_beacon(self) -> None:
        """Record that the beacon did not answer for the round that this lobby waits for. Raises Illegal."""
        await self._alone(lambda: self._write(closing.without_answer(self.record), None))

    async def start(self, user: int, interaction: int | None = None) -> None:
        """Deal without a beacon, as the host `user` asks. Raises Illegal or Repeated."""
        await self.deal(lambda record: closing.without_beacon(record, self.title, user), interaction)

    async def deal(self, settle: Callable[[TableRecord], TableRecord], interaction: int | None = None) -> None:
        """Deal the game. `settle` is a function of closing.py that returns the closed lobby.

        Raises Illegal or Repeated.
        """

        async def work() -> None:
            await self._fresh(interaction)
            record = settle(self.record)
            record = replace(record, agreements=replace(record.agreements, in_voice=()))
            chance = path.chance(record, self.title) or Chance(closing.seed(record), DEAL)
            step = self.game.setup(len(record.seats), record.options, chance)
            record = await orders.with_beginner_orders(self.title, record, step.state, self._store)
            await self._commit(step, next_record.row(self, TABLE, "setup", chance, step), interaction, settled=record)

        await self._alone(work)

    async def end(self, reason: str, interaction: int | None = None) -> None:
        """End the table without a winner and store the reason `reason`.

        Raises Illegal if the table has already ended, or Repeated.
        """

        async def known() -> str:
            return reason

        await self.end_for(known, interaction)

    async def end_for(self, reason: Callable[[], Awaitable[str]], interaction: int | None = None) -> None:
        """End the table without a winner and store what the function `reason` returns as the reason.

        `reason` is called while the table is locked. Raises Illegal if the table has already ended, Repeated, or what
        `reason` raises.
        """

        async def work() -> None:
            await self._fresh(interaction)
            why = await reason()
            await self._write(life.ended(closing.with_deal_called_off(self.record), why), interaction)

        await self._alone(work)

    async def _play(self, seat: Seat, move: Move, interaction: int | None, leaves: Seat | None = None) -> list[Any]:
        if self.record.status != "playing":
            raise Illegal(life.not_open(self.record))
        if self.record.lesson is not None and seat != TABLE:
            move = checked(self.game, self.state, seat, move)
        chance = path.chance(self.record, self.title, (seat, move)) or self._chance()
        step = play(self.game, self.state, seat, move, chance)
        row = next_record.row(self, seat, str(move), chance, step, settled_by(seat, move))
        free = seat != TABLE and any(ask.free for ask in self.asks(seat) if ask.verb == move.verb)
        settled = replace(self.record, lesson=path.after(self.record, self.title, (seat, move)))
        settled = hosting.after_leaving(settled, leaves, self.plays)
        settled = replace(settled, match=series.left(settled.match, leaves))
        await self._commit(step, row, interaction, None if free else row.answered, settled)
        return list(step.events)

    def _chance(self) -> Chance:
        """Return the random draws for the next move.

        They depend only on the seed and the number of moves since the deal.
        """
        return Chance(self.seed, self.record.version + 1 - (self.record.dealt or 0))

    async def _commit(
        self,
        step: Any,
        row: MoveRecord,
        interaction: int | None,
        own: Seat | None = None,
        settled: TableRecord | None = None,
        posts: Sequence[Post] = (),
    ) -> None:
        """Write the log row of a move together with the new record and the posts.

        `step` is the result of the move. `settled` is the record before it, by default the present one. `own` is the
        seat on whose clock the row counts as a move.
        """
        last = await self._last()
        row, record, over = next_record.after(self, row, step, last, settled or self.record, own)
        kept = await archive.packed_states(self._store, self.game, record, row) if over else None
        come = await self._come_of(record, row, kept) if kept is not None else None
        told = [*await announcing.posts_of_move(self, self._store, record, row, step, come, kept), *posts]
        remembered = await self._remembered(record, row, step.events) if over else ()
        await self._store.commit(self.record, record, row, interaction, kept, told, come, remembered)
        self._stand(record, step.state)
        self._newest = row
        self.history.follow(row)
        metrics.MOVES.labels(self.title.name, "house" if row.seat == TABLE else self._mover(row.seat)).inc()
        self._changed(self)

    def _mover(self, seat: Seat) -> str:
        """Return `computer` or `person`, the kind of player that moves for `seat`, for statistics."""
        return "computer" if absence.computer(self, seat) else "person"

    async def _come_of(self, record: TableRecord, last: MoveRecord, states: bytes) -> OutcomeRecord | None:
        """Return the outcome of the game that the log row `last` ends; None if there is none yet.

        It is computed before the row is written. A day's escape gets its outcome when its day is over
        (`bot/archive/keeper.py`).
        """
        if not is_told(record, self.table_time.sure()):
            return None
        rows = [*await self._store.moves(self.id), last]
        return await asyncio.to_thread(outcomes.reckoned, self.title, record, rows, states)

    async def _remembered(self, record: TableRecord, last: MoveRecord, events: Sequence[Event]) -> list[MemoryRecord]:
        """Return the deeds to remember from the game that the log row `last` ends.

        They are computed before the row is written.
        """
        moves = [*await self.history.standing(self.record), LogEntry(mover(last), tuple(events), version=last.version)]
        return await grudges.memories_of_game(self._store, self.title, record, moves, self.time)

    async def _last(self) -> MoveRecord | None:
        """Return the last row of the log; None before the deal."""
        if self._newest is None and self.record.status != "lobby":
            rows = await self._store.moves(self.id, 1)
            self._newest = rows[-1] if rows else None
        return self._newest

    async def _write(self, record: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        record = self._revised(record, version=self.record.version + 1)
        await self._store.save(self.record, record, [*announcing.posts_of_change(self, record), *posts], interaction)
        self.record = record
        self._changed(self)
