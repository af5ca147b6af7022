"""One live table, from lobby to end: the only writer of its record. Committed first, believed second, told third."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.archive import states as archive
from bot.engine.chance import DEAL, Chance, seed_from
from bot.engine.chronicle import Told
from bot.engine.codec import encode, read_state
from bot.engine.game import (
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
    forbidden,
    play,
    table_move,
    waited_for,
)
from bot.engine.texts import Say
from bot.table import life, lobby
from bot.table.history import History, mover, settled_by
from bot.table.news import BEFELL, News
from bot.titles import Title, title
from storage.states import former
from storage.store import MoveRecord, Post, Store, StoreError, TableRecord

T = TypeVar("T")


class Stale(Exception):
    """The answer belongs to a question that is no longer open."""


class Repeated(Exception):
    """This interaction has done its work already."""


class Table:
    """A lobby, a running game or an ended one. Changes enter one at a time and are durable before anyone sees them."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        changed: Callable[[Table], None] = lambda table: None,
        now: Callable[[], float] = time.time,
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
        self._lock = asyncio.Lock()
        self.skips = False
        """Whether people want to see the end at once, and not each move of the computers that are left."""
        self._rules: int | None = None
        """The number of the rules that made the last move, once it is known."""
        self.history = History(self.title, store)
        self.state: Any = self._read(record)

    @property
    def id(self) -> int:
        """The table's number."""
        return self.record.id

    @property
    def seed(self) -> bytes:
        """The seed of all chance: the sealed secret mixed with what the players brought."""
        return seed_from(self.record.secret, [seat.brought for seat in self.record.seats])

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
        """What `viewer` may know of the game."""
        return self.game.view(self.state, viewer)

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

    async def time_out(self, seat: Seat, version: int) -> bool:
        """Play what a time-out plays for `seat`, unless the table has moved on from `version`; tell whether it did."""

        async def work() -> bool:
            if self.record.version != version or not self.asks(seat):
                return False
            await self._play(TABLE, table_move("idle", seat), None)
            return True

        return await self._alone(work)

    async def time_up(self) -> None:
        """Play the end of the game's own time, if it is over."""

        async def work() -> None:
            record = self.record
            if record.status == "playing" and record.ends is not None and self._now() >= record.ends:
                await self._play(TABLE, TIME_UP, None)

        await self._alone(work)

    async def resign(self, seat: Seat, interaction: int | None = None) -> None:
        """Let `seat` leave the game. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            await self._play(TABLE, table_move("resign", seat), interaction)

        await self._alone(work)

    async def alter(self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None) -> None:
        """Change a lobby by one of the functions of lobby.py. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            if self.record.status != "lobby":
                raise Illegal(self._not_open())
            await self._write(change(self.record), interaction)

        await self._alone(work)

    async def start(self, user: int, interaction: int | None = None) -> None:
        """Deal, on the host's word. Raises Illegal, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            record = self.record
            if record.status != "lobby":
                raise Illegal(self._not_open())
            lobby.only_host(record, user)
            if missing := lobby.missing(record, self.title):
                raise Illegal(Refusal("too_few", {"missing": missing}))
            chance = Chance(self.seed, DEAL)
            step = self.game.setup(len(record.seats), record.options, chance)
            await self._commit(step, self._row(TABLE, "setup", chance, step), interaction)

        await self._alone(work)

    async def end(self, reason: str, interaction: int | None = None) -> None:
        """Break the table off: nobody wins. Raises Illegal when it has ended already, Repeated."""

        async def work() -> None:
            await self._fresh(interaction)
            await self._write(life.ended(self.record, reason), interaction)

        await self._alone(work)

    async def live(self, change: Callable[[TableRecord], TableRecord], interaction: int | None = None) -> bool:
        """Change where the table is or whether it lives, by one of the functions of life.py, and tell whether that
        changed anything; its version stays. Raises Illegal, ChannelBusy, Repeated."""

        async def work() -> bool:
            await self._fresh(interaction)
            record = change(self.record)
            if record == self.record:
                return False
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

    async def remind(self) -> None:
        """Keep that the running turn has been reminded of."""
        version = self.record.version

        async def work() -> None:
            if self.record.version == version:
                await self._store.remind(self.id)
                self.record = replace(self.record, reminded=True)

        await self._alone(work)

    def postponed(self, seconds: float) -> None:
        """Believe that turn and game have more time: the store has given it to all tables at once."""
        deadline, ends = (at if at is None else at + seconds for at in (self.record.deadline, self.record.ends))
        self.record = replace(self.record, deadline=deadline, ends=ends)

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` with nobody else at the table, to its end."""

        async def run() -> T:
            async with self._lock:
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
            raise Illegal(self._not_open())
        version = self.record.version + 1
        chance = Chance(self.seed, version)
        step = play(self.game, self.state, seat, move, chance)
        await self._commit(step, self._row(seat, str(move), chance, step, settled_by(seat, move)), interaction)
        return list(step.events)

    def _not_open(self) -> Refusal:
        """Say why a lobby or game that was meant is none."""
        return Refusal({"playing": "started", "suspended": "suspended"}.get(self.record.status, "closed"))

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

    async def _commit(self, step: Any, row: MoveRecord, interaction: int | None) -> None:
        over = self.game.result(step.state) is not None
        waits = self.record.pace and not over
        seats = list(self.record.seats)
        if row.answered is not None:
            seats[row.answered] = replace(seats[row.answered], answered=seats[row.answered].answered + 1)
        for seat in row.done:
            seats[seat] = replace(seats[seat], done=row.version)
        record = replace(
            self.record,
            seats=tuple(seats),
            status="over" if over else "playing",
            version=row.version,
            schema=self.game.schema,
            snapshot=encode(step.state),
            deadline=self._now() + self.record.pace if waits else None,
            reminded=False,
            ends=None if over else self._ends(row),
        )
        states = await archive.whole(self._store, self.game, record, row) if over else None
        await self._store.commit(record, row, interaction, states, await self._posts(record, row, step))
        self.record, self.state, self._rules = record, step.state, row.rules
        self._changed(self)

    async def _posts(self, record: TableRecord, row: MoveRecord, step: Any) -> list[Post]:
        """Write what is told of `row`, which led to `record`, in messages of their own."""
        if self._rules is None:
            before = await self._store.moves(self.id, 1)
            self._rules = before[-1].rules if before else row.rules
        told, view = Told(mover(row), step.events), self.game.view(step.state, None)
        news = News(self.title, record, told, view, self._now(), self.skips)
        posts = [*news.newer_rules(self._rules, row.rules), *news.scenes()]
        if news.great:
            posts += news.befallen(await self._store.posts(self.id, BEFELL))
        if record.status == "over":
            rows = await self._store.moves(self.id)
            posts += news.ending([*await self.history.moves(self.record), told], rows[0].made)
        return posts

    def _ends(self, row: MoveRecord) -> float | None:
        """When the whole game ends after `row`, in seconds since 1970; the end of its time comes once."""
        if row.move == str(TIME_UP):
            return None
        lasts = self.game.lasts(self.record.options) if self.record.status == "lobby" else 0
        return self._now() + lasts if lasts else self.record.ends

    async def _write(self, record: TableRecord, interaction: int | None) -> None:
        record = replace(record, version=self.record.version + 1)
        await self._store.change(record, interaction)
        self.record = record
        self._changed(self)
