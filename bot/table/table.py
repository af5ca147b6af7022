"""One live table, from lobby to end: the only writer of its record. Committed first, believed second, told third."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.archive import states as archive
from bot.engine.chance import DEAL, Chance, seed_from
from bot.engine.chronicle import Told
from bot.engine.codec import encode, read_state
from bot.engine.game import (
    NOT_NOW,
    TABLE,
    TIME_UP,
    Ask,
    Field,
    Illegal,
    Move,
    Narrow,
    Picks,
    Refusal,
    Seat,
    Viewer,
    checked,
    forbidden,
    play,
    table_move,
    waited_for,
)
from bot.engine.press import Press
from bot.engine.replay import take_back, went_back
from bot.engine.search import Advice
from bot.engine.texts import Say
from bot.table import closing, life, links, lobby, orders, path, seat_clocks
from bot.table.history import History, mover, settled_by
from bot.table.news import BEFELL, News
from bot.table.pulse import Pulse
from bot.table.refused import Repeated, Stale
from bot.table.seat_clocks import Asked
from bot.titles import Title, title
from storage.states import former
from storage.store import LessonRecord, MoveRecord, Post, SeatRecord, Store, StoreError, TableRecord

T = TypeVar("T")

OFTEN = 900.0
"""Seconds within which the presses in a lobby count as one."""


class Table:
    """A lobby, a running game or an ended one. Changes enter one at a time and are durable before anyone sees them."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        changed: Callable[[Table], None] = lambda table: None,
        now: Callable[[], float] = time.time,
        pulse: Pulse | None = None,
    ) -> None:
        """Take a stored table up again; one broken off has no state, since nobody may be able to read it.

        Raises ValueError for an unreadable snapshot, KeyError for an unknown game.
        """
        self.record = record
        self.title: Title = title(record.game)
        self.game = self.title.game
        self._store = store
        self._changed = changed
        self._now = now
        self.pulse = pulse or Pulse.steady(now)
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.stands = record.paused is not None
        """Whether people are shown that the clocks stand: not for a moment's pause."""
        self.advice: dict[Seat, Advice] = {}
        """What seats were advised to do, each for one view."""
        self.spoken: float | None = None
        """When a computer last said a word here."""
        self.skips = False
        """Whether people want to see the end at once, and not each move of the computers that are left."""
        self._newest: MoveRecord | None = None
        """The last row of the log, once it is known."""
        self.history = History(self.title, store)
        self.state: Any = self._read(record)

    @property
    def id(self) -> int:
        """The table's number."""
        return self.record.id

    @property
    def direct(self) -> bool:
        """Whether it stands in the direct messages of the one person who plays, with the hand below the board."""
        return self.record.guild is None

    @property
    def seed(self) -> bytes:
        """The seed of all chance: the sealed secret mixed with what the players and a beacon brought."""
        return seed_from(self.record.secret, closing.brought(self.record))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.record.seats)

    def called(self, say: Say) -> str:
        """Give the game and number by which people know the table."""
        return say("table-called", game=say(f"{self.title.name}-title"), table=self.id)

    def say(self, locale: str | None = None) -> Say:
        """Give the game's texts in `locale`, by default the table's own language."""
        return self.title.say(locale or self.record.locale, self.names)

    def seat_of(self, user: int) -> Seat | None:
        """Give the seat of `user`, None for somebody who does not play."""
        return lobby.seat_of(self.record, user)

    def view(self, viewer: Viewer) -> Any:
        """What `viewer` may know of the game, with what it has noted."""
        view = self.game.view(self.state, viewer)
        notes = self.record.seats[viewer].notes if viewer is not None else ()
        return self.title.face.noted(view, notes) if notes else view

    def asks(self, seat: Seat) -> tuple[Ask, ...]:
        """What `seat` may decide now; nothing unless the game is on."""
        return self.game.asks(self.state, seat) if self.record.status == "playing" else ()

    def narrow(self, seat: Seat) -> Narrow:
        """Give the function that tells the next field of one of the asks of `seat`."""
        state = self.state

        def field(ask: Ask, picked: Picks) -> Field | None:
            return self.game.narrow(state, seat, ask, picked)

        return field

    def waited_for(self) -> tuple[Seat, ...]:
        """The seats with something to decide."""
        if self.record.status != "playing":
            return ()
        return waited_for(self.game, self.state, len(self.record.seats))

    @property
    def clock_time(self) -> float:
        """The time by which the clocks of the table go."""
        return self.pulse.now() if self.record.paused is None else self.record.paused

    @property
    def watched(self) -> bool:
        """Whether no person plays any more, though people may watch the computers that are left."""
        people = [seat for seat, player in enumerate(self.record.seats) if player.user is not None]
        if self.record.status != "playing" or len(people) == len(self.record.seats):
            return False
        asked = self.waited_for()
        return not any(seat in asked or self._plays(seat) for seat in people)

    def _plays(self, seat: Seat) -> bool:
        """Tell whether `seat` is still in the game: whoever is can leave it."""
        try:
            self.game.resign(self.state, seat, Chance(b"", 0))
        except Illegal:
            return False
        return True

    def forbidden(self, seat: Seat, move: Move) -> Refusal | None:
        """Say why `seat` cannot make `move` now; None when it can."""
        return forbidden(self.game, self.state, seat, move)

    def token(self, seat: Seat) -> str:
        """Name the question that `seat` has open. It changes when its own question does, and with nothing else; what is
        offered besides and nobody waits for, such as a trade, comes and goes without closing it."""
        waiting = tuple(ask for ask in self.asks(seat) if not ask.free)
        question = (self.id, seat, self.record.seats[seat].answered, waiting)
        return hashlib.blake2b(encode(question), key=self.seed, digest_size=6).hexdigest()

    def press(self, action: str, seat: Seat | None = None, token: str = "", argument: str = "", serial: int = 0) -> str:
        """Spell a press at this table, for a button, menu or form."""
        return str(Press(action, self.id, self.record.epoch, seat, token, argument, serial))

    async def told(self, viewer: Viewer) -> list[Told]:
        """Tell what `viewer` may know of all that happened since the deal."""
        return await self.history.told(self.record, viewer)

    async def news(self, viewer: Viewer) -> list[Told]:
        """Tell a seat what happened since its last turn, everybody the last moves."""
        return await self.history.news(self.record, viewer)

    async def submit(
        self, seat: Seat, move: Move, token: str | None = None, interaction: int | None = None
    ) -> list[Any]:
        """Make a move and give what happened. Raises Illegal, Stale, Repeated, StoreError; then nothing has changed.

        Once begun it finishes, even when the caller is cancelled.
        """

        async def work() -> list[Any]:
            await self._fresh(interaction)
            if self.record.status == "playing" and token is not None and token != self.token(seat):
                raise Stale
            return await self._play(seat, move, interaction)

        return await self._alone(work)

    async def time_out(self, seat: Seat, known: SeatRecord) -> bool:
        """Play what a time-out plays for `seat`, unless it has answered, or its clock is another than it was when it
        was last `known`; tell whether it did."""

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
        """Do what no rules know of, as `work_out` works it out while nobody else is at the table. Raises Illegal,
        Repeated, StoreError."""

        async def work() -> None:
            await self._fresh(interaction)
            if self.record.status != "playing":
                raise Illegal(life.not_open(self.record))
            chance = self._chance()
            done = await work_out(chance)
            row = self._row(TABLE, str(done.move), chance, done.step, done.seat)
            row = replace(row, done=(done.seat,))
            await self._commit(done.step, row, interaction, done.seat, replace(self.record, lesson=done.lesson))

        await self._alone(work)

    async def teach(self, change: Callable[[LessonRecord], LessonRecord], interaction: int | None = None) -> None:
        """Change what a lesson shows without a move. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            lesson = change(path.learning(self.record))
            await self._store.teach(self.id, lesson, interaction)
            self.record = replace(self.record, lesson=lesson)
            self._changed(self)

        await self._alone(work)

    async def time_up(self) -> None:
        """Play the end of the game's own time, if it is over."""

        async def work() -> None:
            record = self.record
            if record.status == "playing" and record.ends is not None and self.clock_time >= record.ends:
                await self._play(TABLE, TIME_UP, None)

        await self._alone(work)

    async def resign(self, seat: Seat, interaction: int | None = None) -> None:
        """Let `seat` leave the game. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            await self._play(TABLE, table_move("resign", seat), interaction)

        await self._alone(work)

    async def take_back(self, seat: Seat, token: str, interaction: int | None = None) -> None:
        """Take the last move of `seat` back, where the rules let it. Raises Illegal, Stale, Repeated, StoreError."""

        async def work() -> None:
            await self._fresh(interaction)
            if self.record.status != "playing":
                raise Illegal(life.not_open(self.record))
            if token != self.token(seat):
                raise Stale
            if not self.game.retreat(self.state, seat):
                raise Illegal(NOT_NOW)
            try:
                version, earlier = await archive.before_last(self._store, self.game, self.record, seat)
            except LookupError:
                raise Illegal(NOT_NOW) from None
            step, move = take_back(self.game, self.state, earlier, seat), went_back(seat, version)
            settled = replace(self.record, lesson=path.after(self.record, self.title, (TABLE, move)))
            row = self._row(TABLE, str(move), Chance(b"", 0), step, seat)
            await self._commit(step, row, interaction, seat, settled)

        await self._alone(work)

    async def alter(
        self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None, posts: Sequence[Post] = ()
    ) -> None:
        """Change a lobby by one of the functions of lobby.py or closing.py, and tell `posts` of it. Raises Illegal,
        Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            closing.only_open(self.record)
            await self._write(change(self.record), interaction, posts)

        await self._alone(work)

    async def lose_beacon(self) -> None:
        """Keep that the beacon does not bring what this lobby waits for. Raises Illegal."""
        await self._alone(lambda: self._write(closing.lost(self.record), None))

    async def start(self, user: int, interaction: int | None = None) -> None:
        """Deal without a beacon, on the host's word. Raises Illegal, Repeated."""
        await self.deal(lambda record: closing.without(record, self.title, user), interaction)

    async def deal(self, settle: Callable[[TableRecord], TableRecord], interaction: int | None = None) -> None:
        """Deal by the record that `settle`, a function of closing.py, makes of the lobby. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            record = settle(self.record)
            seed = seed_from(record.secret, closing.brought(record))
            chance = path.chance(record, self.title) or Chance(seed, DEAL)
            step = self.game.setup(len(record.seats), record.options, chance)
            record = await orders.eased(self.title, record, step.state, self._store)
            await self._commit(step, self._row(TABLE, "setup", chance, step), interaction, settled=record)

        await self._alone(work)

    async def end(self, reason: str, interaction: int | None = None) -> None:
        """Break the table off: nobody wins. Raises Illegal when it has ended already, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            await self._write(life.ended(closing.broken_off(self.record), reason), interaction)

        await self._alone(work)

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
            await self._store.place(record, interaction)
            self.record = record
            self._changed(self)
            return True

        return await self._alone(work)

    async def meet(self, user: int, dm: int | None, locale: str) -> None:
        """Keep where direct messages to `user` go and which language that player reads, if it still sits here."""

        async def work() -> None:
            seat = self.seat_of(user)
            if seat is None:
                return
            seats = list(self.record.seats)
            known = replace(seats[seat], dm=dm, locale=locale)
            if known != seats[seat]:
                seats[seat] = known
                await self._store.seat(self.id, seat, known)
                self.record = replace(self.record, seats=tuple(seats))

        await self._alone(work)

    async def touch(self) -> None:
        """Keep that somebody has pressed something in this lobby; often enough, and not each time."""

        async def work() -> None:
            pressed = self.record.pressed
            if self.record.status == "lobby" and (pressed is None or self._now() - pressed >= OFTEN):
                await self._store.touch(self.id, self._now())
                self.record = replace(self.record, pressed=self._now())

        await self._alone(work)

    async def hear_of(self, release: int, posts: Sequence[Post]) -> None:
        """Keep that this table has been told of all up to `release`, with the `posts` that do."""

        async def work() -> None:
            await self._store.release(self.id, release, posts)
            self.record = replace(self.record, release=release)

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
            await self._store.keep_words(self.id, seat, seats[seat], interaction)
            self.record = replace(self.record, seats=tuple(seats))
            self._changed(self)

        await self._alone(work)

    async def remind(self, seat: Seat) -> None:
        """Keep that `seat` has been reminded of its turn, if its time still runs."""

        async def work() -> None:
            clock = self.record.seats[seat].clock
            if clock is not None and clock.running is not None:
                await self._store.remind(self.id, seat)
                self.record = seat_clocks.reminded(self.record, seat)

        await self._alone(work)

    def stood(self, since: float) -> None:
        """Believe that the clocks stand: the store has written it of many tables at once. The lock must be held."""
        self.record = replace(self.record, paused=since)

    def gone_on(self, now: float) -> None:
        """Believe that the clocks go on with what was left, as `stood` does."""
        self.record = seat_clocks.gone_on(self.record, now)

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` with nobody else at the table, to its end."""

        async def run() -> T:
            async with self.lock:
                try:
                    return await work()
                except StoreError:
                    await self._reload()
                    raise

        return await asyncio.shield(asyncio.ensure_future(run()))

    async def _reload(self) -> None:
        """Believe the store again, after it did not do what was asked."""
        record = await self._store.load(self.id)
        if record is not None and record.version != self.record.version:
            self.state = self._read(record)
            self.record = record
            self._newest = None
            self._changed(self)

    def _read(self, record: TableRecord) -> Any:
        if record.status in ("lobby", "void") or (record.status == "suspended" and not record.snapshot):
            return None
        return read_state(self.game, record.snapshot, record.schema)

    async def _fresh(self, interaction: int | None) -> None:
        if interaction is not None and await self._store.seen(interaction):
            raise Repeated

    async def _play(self, seat: Seat, move: Move, interaction: int | None) -> list[Any]:
        if self.record.status != "playing":
            raise Illegal(life.not_open(self.record))
        if self.record.lesson is not None and seat != TABLE:
            move = checked(self.game, self.state, seat, move)
        chance = path.chance(self.record, self.title, (seat, move)) or self._chance()
        step = play(self.game, self.state, seat, move, chance)
        row = self._row(seat, str(move), chance, step, settled_by(seat, move))
        free = seat != TABLE and any(ask.free for ask in self.asks(seat) if ask.verb == move.verb)
        settled = replace(self.record, lesson=path.after(self.record, self.title, (seat, move)))
        await self._commit(step, row, interaction, None if free else row.answered, settled)
        return list(step.events)

    def _chance(self) -> Chance:
        """Give the chance of the next move: it depends on the seed and its place after the deal alone."""
        return Chance(self.seed, self.record.version + 1 - (self.record.dealt or 0))

    def _row(self, seat: Seat, move: str, chance: Chance, step: Any, answered: Seat | None = None) -> MoveRecord:
        """Write the row of the log that leads to `step`."""
        return MoveRecord(
            version=self.record.version + 1,
            seat=seat,
            move=move,
            chance=tuple(chance.drawn),
            events=encode(step.events),
            answered=answered,
            done=self._done(step),
            schema=self.game.schema,
            rules=self.game.rules,
            bounds=tuple(chance.bounds),
            made=self._now(),
            former=former(self.record.snapshot, encode(step.state)),
        )

    def _done(self, step: Any) -> tuple[Seat, ...]:
        """List the seats that the game waited for until `step` and does not wait for any longer."""
        if self.game.result(step.state) is not None:
            return ()
        waited = waited_for(self.game, step.state, len(self.record.seats))
        return tuple(seat for seat in self.waited_for() if seat not in waited)

    async def _commit(
        self,
        step: Any,
        row: MoveRecord,
        interaction: int | None,
        own: Seat | None = None,
        settled: TableRecord | None = None,
    ) -> None:
        """Write `row`, which leads to `step`, after the record as it is, or as it was `settled` for this; `own` is the
        seat whose clock counts it as its step."""
        before = settled or self.record
        last = await self._last()
        row = replace(row, link=links.link(before, row, last))
        over = self.game.result(step.state) is not None
        heard = over or last is None or any(event.reaches(None) for event in step.events)
        made = orders.Made(row.seat, row.move, self.state, step.state, step.events)
        seats = orders.after(self.title, before.seats, made)
        ordered = tuple(seat for seat, each in enumerate(seats) if each.orders != self.record.seats[seat].orders)
        if row.answered is not None:
            seats[row.answered] = replace(seats[row.answered], answered=seats[row.answered].answered + 1)
        for seat in row.done:
            seats[seat] = replace(seats[seat], done=row.version)
        timed = self._timed(seats, step, own, over)
        clocks = tuple(seat for seat, each in enumerate(timed) if each.clock != seats[seat].clock)
        row = replace(row, clocks=clocks, orders=ordered)
        record = replace(
            before,
            seats=timed,
            status="over" if over else "playing",
            version=row.version,
            schema=self.game.schema,
            snapshot=encode(step.state),
            ends=None if over else self._ends(row),
            head=row.link.hex() if heard else before.head,
            dealt=row.version if last is None and before.seal else before.dealt,
        )
        kept = await archive.whole(self._store, self.game, record, row) if over else None
        await self._store.commit(record, row, interaction, kept, await self._posts(record, row, step))
        self.record, self.state, self._newest = record, step.state, row
        self._changed(self)

    async def _last(self) -> MoveRecord | None:
        """Give the last row of the log; None before the deal."""
        if self._newest is None and self.record.status != "lobby":
            rows = await self._store.moves(self.id, 1)
            self._newest = rows[-1] if rows else None
        return self._newest

    def _timed(self, seats: list[SeatRecord], step: Any, own: Seat | None, over: bool) -> tuple[SeatRecord, ...]:
        """Give `seats` with their clocks after `step`."""
        if over or not self.record.pace:
            return seat_clocks.stopped(seats)
        before = Asked() if self.state is None else Asked.by(self.game, self.state, len(seats))
        after = Asked.by(self.game, step.state, len(seats))
        return seat_clocks.moved(seats, self.record.pace, self.clock_time, before, after, own)

    async def _posts(self, record: TableRecord, row: MoveRecord, step: Any) -> list[Post]:
        """Write what is told of `row`, which led to `record`, in messages of their own."""
        told, view = Told(mover(row), step.events), self.game.view(step.state, None)
        news = News(self.title, record, told, view, self._now(), self.skips, self.spoken)
        posts = [*closing.told(self.record, record, self.say(), self._now()), *news.scenes()]
        self.spoken = news.spoken
        if news.great and not self.direct:  # there the scenes are read by whom they befall
            posts += news.befallen(await self._store.posts(self.id, BEFELL))
        if record.status == "over":
            rows = await self._store.moves(self.id)
            began = rows[0].made if rows else row.made
            posts += news.ending([*await self.history.moves(self.record), told], began)
        return posts

    def _ends(self, row: MoveRecord) -> float | None:
        """When the whole game ends after `row`, by table time; the end of its time comes once."""
        if row.move == str(TIME_UP):
            return None
        lasts = self.game.lasts(self.record.options) if self.record.status == "lobby" else 0
        return self.clock_time + lasts if lasts else self.record.ends

    async def _write(self, record: TableRecord, interaction: int | None, posts: Sequence[Post] = ()) -> None:
        record = replace(record, version=self.record.version + 1)
        told = closing.told(self.record, record, self.say(), self._now())
        await self._store.change(record, interaction, [*told, *posts])
        self.record = record
        self._changed(self)
