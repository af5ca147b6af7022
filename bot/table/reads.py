"""Reading a table: its views, its texts and its open questions."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

import msgspec

from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry
from bot.engine.codec import encode, read_state
from bot.engine.custom_id import CustomId
from bot.engine.move import Ask, Field, Illegal, Move, NextField, Picks, Refusal
from bot.engine.play import forbidden, waited_for
from bot.engine.record import Seat, Viewer
from bot.engine.search import Advice
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game
from bot.people.notifications import PACE, PLAIN, Rest, chosen_rest, rest
from bot.table import closing, lobby, seat_clocks
from bot.table.history import History
from bot.table.table_time import ProcessTime, TableTime
from storage.records.servers import NotificationsRecord
from storage.records.tables import MoveRecord, SeatRecord, TableRecord
from storage.store import Store

T = TypeVar("T")


class TableReads:
    """A lobby, a running game or an ended one in its present state. Nothing here changes it."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        changed: Callable[[Any], None] = lambda table: None,
        now: Callable[[], float] = time.time,
        table_time: TableTime | None = None,
        calls: Callable[[int], NotificationsRecord] = lambda user: PLAIN,
    ) -> None:
        """Load a stored table. One that was broken off has no state, since it may be unreadable.

        Raises ValueError for an unreadable snapshot, KeyError for an unknown game.
        """
        self.record = record
        self.title: InstalledGame = installed_game(record.game)
        self.game = self.title.game
        self._store = store
        self._changed = changed
        self._now = now
        self.table_time: TableTime = table_time or ProcessTime.steady(now)
        self._calls = calls
        self.lock = asyncio.Lock()
        """Held during each change of the table."""
        self.stands = record.paused is not None
        """Whether people see that the clocks are stopped. A pause of a moment is not shown."""
        self.advice: dict[Seat, Advice] = {}
        """The advice that seats got, each for one view."""
        self.spoken: float | None = None
        """When a computer last said a word here."""
        self.skips = False
        """Whether people want to see the end at once, without each move of the remaining computers."""
        self.asked: dict[Seat, float] = {}
        """Since when the game has waited for seats. Seats that it waited for when the table was loaded are missing."""
        self._newest: MoveRecord | None = None
        """The last row of the log, once it is known."""
        self.history = History(self.title, store, self.table_time.sure)
        self.state: Any = self._read(record)
        self._reckoned: tuple[TableRecord, Any, dict[object, Any]] = (record, self.state, {})
        """The cached results for one record and state."""

    @property
    def id(self) -> int:
        """The table's number."""
        return self.record.id

    def names_person(self, user: int) -> bool:
        """Return whether the record of this table names a person."""
        beside = msgspec.json.encode((self.record.agreements, self.record.guesses)).decode()
        named = user in (self.record.host, *self.record.calls) or str(user) in beside
        return named or self.seat_of(user) is not None

    @property
    def direct(self) -> bool:
        """Whether it is in the direct messages of its only player, with the hand below the board."""
        return self.record.guild is None

    @property
    def seed(self) -> bytes:
        """The seed of all chance: the sealed secret mixed with what the players and a beacon brought."""
        return closing.seed(self.record)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.record.seats)

    def called(self, say: Say) -> str:
        """Return the game and number by which people know the table."""
        return say("table-called", game=say(f"{self.title.name}-title"), table=self.id)

    def say(self, locale: str | None = None) -> Say:
        """Return the game's texts in `locale`, by default the table's own language."""
        return self.title.say(locale or self.record.locale, self.names)

    def labelled(self, button: str, say: Say) -> str:
        """Return the name of a `button` of the table in a reader's language.

        If the button's label is in another language, the name also has that label.
        """
        own, there = say(button), self.say()(button)
        return own if own == there else f"{own} ({there})"

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of `user`, None if `user` does not play."""
        return lobby.seat_of(self.record, user)

    def _once(self, reckon: Callable[[Any], T], of: Any) -> T:
        """Return `reckon(of)`, computed once for the present record and state.

        These never change but are replaced. Painting asks for the same results many times.
        """
        record, state, known = self._reckoned
        if record is not self.record or state is not self.state:
            known = {}
            self._reckoned = (self.record, self.state, known)
        key = (reckon.__name__, of)
        if key not in known:
            known[key] = reckon(of)
        found: T = known[key]
        return found

    def view(self, viewer: Viewer) -> Any:
        """Return what `viewer` may know of the game, including the viewer's notes."""
        return self._once(self._view, viewer)

    def _view(self, viewer: Viewer) -> Any:
        view = self.game.view(self.state, viewer)
        notes = self.record.seats[viewer].notes if viewer is not None else ()
        return self.title.presenter.noted(view, notes) if notes else view

    def made(self, part: Callable[..., T], viewer: Viewer, *more: Hashable) -> T:
        """Return the result of `part`, a presenter's function, for the view of `viewer` and `more`.

        A press shows the same hand as the reconciler after it, so each result is computed once.
        """
        found: T = self._once(self._made, (part, viewer, more))
        return found

    def _made(self, asked: tuple[Callable[..., T], Viewer, tuple[Hashable, ...]]) -> T:
        part, viewer, more = asked
        return part(self.view(viewer), *more)

    def asks(self, seat: Seat) -> tuple[Ask, ...]:
        """Return the decisions that `seat` may make now; none unless the game is on."""
        return self._once(self._asks, seat) if self.record.status == "playing" else ()

    def _asks(self, seat: Seat) -> tuple[Ask, ...]:
        return self.game.asks(self.state, seat)

    def next_field(self, seat: Seat) -> NextField:
        """Return the function that returns the next field of one of the asks of `seat`."""
        state = self.state

        def field(ask: Ask, picked: Picks) -> Field | None:
            return self.game.next_field(state, seat, ask, picked)

        return field

    def waited_for(self) -> tuple[Seat, ...]:
        """The seats with something to decide."""
        if self.record.status != "playing":
            return ()
        return self._once(self._waited_for, len(self.record.seats))

    def _waited_for(self, seats: int) -> tuple[Seat, ...]:
        return waited_for(self.game, self.state, seats)

    def resting(self, seats: Sequence[SeatRecord]) -> dict[Seat, Rest]:
        """Return by seat why its player rests, for `seats` with stopped clocks; none at a short pace."""
        if self.record.pace < PACE:
            return {}
        clocks = {
            seat: rest(self._calls(player.user), player.clock.hours, self._now())
            for seat, player in enumerate(seats)
            if player.user is not None and player.clock is not None
        }
        return {seat: why for seat, why in clocks.items() if why is not None}

    def hours(self) -> dict[Seat, NotificationsRecord | None]:
        """Return by seat the hours of rest that its player has chosen now, for a clock that starts."""
        people = {seat: player.user for seat, player in enumerate(self.record.seats) if player.user is not None}
        return {seat: chosen_rest(self._calls(user), self._now()) for seat, user in people.items()}

    def rested(self) -> tuple[SeatRecord, ...]:
        """Return the seats with the clocks of resting players stopped and all other clocks running."""
        record = self.record
        if record.status != "playing" or record.paused is not None or not record.pace:
            return record.seats
        return seat_clocks.rested(record.seats, self.waited_for(), self.resting(record.seats), self.clock_time)

    @property
    def clock_time(self) -> float:
        """The time that the clocks of the table use."""
        return self.table_time.now() if self.record.paused is None else self.record.paused

    @property
    def time(self) -> float:
        """The time of day for stored notes, in seconds since 1970.

        It is never earlier than a time believed before. Otherwise notes would be deleted too early.
        """
        return max(self._now(), self.table_time.believed())

    @property
    def watched(self) -> bool:
        """Whether no person plays any more. People may still watch the remaining computers."""
        people = [seat for seat, player in enumerate(self.record.seats) if player.user is not None]
        if self.record.status != "playing" or len(people) == len(self.record.seats):
            return False
        asked = self.waited_for()
        return not any(seat in asked or self.plays(seat) for seat in people)

    def steps(self, seat: Seat) -> tuple[int, ...]:
        """Return the versions before the steps that `seat` may take back without a vote."""
        return self.record.undo.versions.get(str(seat), ()) if self.record.status == "playing" else ()

    def plays(self, seat: Seat) -> bool:
        """Return whether `seat` is still in the game, and so can leave it. Before the deal all seats are."""
        if self.state is None:
            return True
        try:
            self.game.resign(self.state, seat, Chance(b"", 0))
        except Illegal:
            return False
        return True

    def forbidden(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why `seat` cannot make `move` now; None if it can."""
        return forbidden(self.game, self.state, seat, move)

    def token(self, seat: Seat) -> str:
        """Return the token of the question that `seat` has open. It changes only with that question.

        Optional offers that nobody waits for, such as a trade, come and go without changing it.
        """
        return self._once(self._token, seat)

    def _token(self, seat: Seat) -> str:
        waiting = tuple(ask for ask in self.asks(seat) if not ask.free)
        question = (self.id, seat, self.record.seats[seat].answered, waiting)
        return hashlib.blake2b(encode(question), key=self.seed, digest_size=6).hexdigest()

    def thought(self, seat: Seat, refused: int) -> bytes:
        """Return the seed of a computer's thoughts in `seat`, after so many of its moves were `refused`.

        It is the same at every table with the same history.
        """
        place = self.record.version - (self.record.dealt or 0)
        return hashlib.blake2b(f"thought {place} {seat} {refused}".encode(), key=self.seed, digest_size=32).digest()

    def press(self, action: str, seat: Seat | None = None, token: str = "", argument: str = "", serial: int = 0) -> str:
        """Return the custom_id of a button, menu or form at this table."""
        return str(CustomId(action, self.id, self.record.epoch, seat, token, argument, serial))

    async def log_entries(self, viewer: Viewer) -> list[LogEntry]:
        """Return what `viewer` may know of the events since the deal."""
        return await self.history.log_entries(self.record, viewer)

    async def news(self, viewer: Viewer) -> list[LogEntry]:
        """Return what happened since a seat's last turn, or the last moves for everybody."""
        return await self.history.news(self.record, viewer)

    def _stand(self, record: TableRecord, state: Any) -> None:
        """Set the present record and state of the table."""
        before = self.waited_for()
        self.record, self.state = record, state
        self.asked = {
            seat: self.asked.get(seat, self.time)
            for seat in self.waited_for()
            if seat in self.asked or seat not in before
        }

    def _read(self, record: TableRecord) -> Any:
        if record.status in ("lobby", "void") or (record.status == "suspended" and not record.snapshot):
            return None
        return read_state(self.game, record.snapshot, record.schema)
