"""Reading a table: its views, texts and open questions."""

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
    """A table in its present state: a lobby, a running game or an ended game. Its methods change nothing."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        changed: Callable[[Any], None] = lambda table: None,
        now: Callable[[], float] = time.time,
        table_time: TableTime | None = None,
        calls: Callable[[int], NotificationsRecord] = lambda user: PLAIN,
    ) -> None:
        """Load a stored table. A game that was ended early has no state, since it may be unreadable.

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
        """The lock that is held during each change of the table."""
        self.stands = record.paused is not None
        """Whether people see that the clocks of the table are stopped. A very short stop is not shown."""
        self.advice: dict[Seat, Advice] = {}
        """The last advice of each seat, with the view that it is for."""
        self.spoken: float | None = None
        """The time at which a computer player last said something at this table."""
        self.skips = False
        """Whether people want to see the end of the game at once, without each move of the remaining computer players.
        """
        self.asked: dict[Seat, float] = {}
        """The times since when the game has waited for each seat. If it already waited for a seat when the table was
        loaded, that seat is missing.
        """
        self._newest: MoveRecord | None = None
        """The last row of the log, if known."""
        self.history = History(self.title, store, self.table_time.sure)
        self.state: Any = self._read(record)
        self._reckoned: tuple[TableRecord, Any, dict[object, Any]] = (record, self.state, {})
        """The cached results of computations, with the record and state for which they are valid."""

    @property
    def id(self) -> int:
        """The table's number."""
        return self.record.id

    def names_person(self, user: int) -> bool:
        """Return whether the record of this table mentions a person."""
        beside = msgspec.json.encode((self.record.agreements, self.record.guesses)).decode()
        named = user in (self.record.host, *self.record.calls) or str(user) in beside
        return named or self.seat_of(user) is not None

    @property
    def direct(self) -> bool:
        """Whether the table is in the direct messages of its only player, with the hand below the board."""
        return self.record.guild is None

    @property
    def seed(self) -> bytes:
        """The seed of all random draws.

        It is the sealed secret mixed with the contributions of the players and the beacon.
        """
        return closing.seed(self.record)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.record.seats)

    def called(self, say: Say) -> str:
        """Return the name of the table in texts: its game and number."""
        return say("table-called", game=say(f"{self.title.name}-title"), table=self.id)

    def say(self, locale: str | None = None) -> Say:
        """Return the game's texts in `locale`, by default the table's own language."""
        return self.title.say(locale or self.record.locale, self.names)

    def labelled(self, button: str, say: Say) -> str:
        """Return the label of a button of the table in the reader's language `say`.

        `button` is the key of its text. If the table uses another language, the label in that language is added.
        """
        own, there = say(button), self.say()(button)
        return own if own == there else f"{own} ({there})"

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of `user`; None if `user` has no seat."""
        return lobby.seat_of(self.record, user)

    def _once(self, reckon: Callable[[Any], T], of: Any) -> T:
        """Return `reckon(of)`, computed only once for the present record and state.

        Records and states never change; they are replaced. Drawing a table asks for the same results many times.
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
        """Return the result of `part`, a presenter's function, for the view of `viewer`.

        `more` are further arguments. The result is computed once, since a press and the reconciler after it show the
        same hand.
        """
        found: T = self._once(self._made, (part, viewer, more))
        return found

    def _made(self, asked: tuple[Callable[..., T], Viewer, tuple[Hashable, ...]]) -> T:
        part, viewer, more = asked
        return part(self.view(viewer), *more)

    def asks(self, seat: Seat) -> tuple[Ask, ...]:
        """Return the decisions that `seat` may make now; none unless the game is running."""
        return self._once(self._asks, seat) if self.record.status == "playing" else ()

    def _asks(self, seat: Seat) -> tuple[Ask, ...]:
        return self.game.asks(self.state, seat)

    def next_field(self, seat: Seat) -> NextField:
        """Return the function that returns the next field of an ask of `seat`, given the picks so far."""
        state = self.state

        def field(ask: Ask, picked: Picks) -> Field | None:
            return self.game.next_field(state, seat, ask, picked)

        return field

    def waited_for(self) -> tuple[Seat, ...]:
        """Return the seats whose decision the game waits for."""
        if self.record.status != "playing":
            return ()
        return self._once(self._waited_for, len(self.record.seats))

    def _waited_for(self, seats: int) -> tuple[Seat, ...]:
        return waited_for(self.game, self.state, seats)

    def resting(self, seats: Sequence[SeatRecord]) -> dict[Seat, Rest]:
        """Return the reasons why players rest (quiet hours or holiday), by seat. At a short pace nobody rests.

        `seats` are the seats with their present clocks.
        """
        if self.record.pace < PACE:
            return {}
        clocks = {
            seat: rest(self._calls(player.user), player.clock.hours, self._now())
            for seat, player in enumerate(seats)
            if player.user is not None and player.clock is not None
        }
        return {seat: why for seat, why in clocks.items() if why is not None}

    def hours(self) -> dict[Seat, NotificationsRecord | None]:
        """Return the quiet hours and holiday that each player has chosen, by seat. They apply to new clocks."""
        people = {seat: player.user for seat, player in enumerate(self.record.seats) if player.user is not None}
        return {seat: chosen_rest(self._calls(user), self._now()) for seat, user in people.items()}

    def rested(self) -> tuple[SeatRecord, ...]:
        """Return the seats with the clocks of resting players stopped and all other clocks running.

        A player rests during quiet hours or a holiday.
        """
        record = self.record
        if record.status != "playing" or record.paused is not None or not record.pace:
            return record.seats
        return seat_clocks.rested(record.seats, self.waited_for(), self.resting(record.seats), self.clock_time)

    @property
    def clock_time(self) -> float:
        """The table time that the table's clocks show. It stands still while they are stopped."""
        return self.table_time.now() if self.record.paused is None else self.record.paused

    @property
    def time(self) -> float:
        """The time of day for stored dates, in seconds since 1970.

        It is never earlier than a time that was trusted before. Otherwise data would be deleted too early.
        """
        return max(self._now(), self.table_time.believed())

    @property
    def watched(self) -> bool:
        """Whether no person is in the game any more.

        People may still watch the remaining computer players finish it.
        """
        people = [seat for seat, player in enumerate(self.record.seats) if player.user is not None]
        if self.record.status != "playing" or len(people) == len(self.record.seats):
            return False
        asked = self.waited_for()
        return not any(seat in asked or self.plays(seat) for seat in people)

    def steps(self, seat: Seat) -> tuple[int, ...]:
        """Return the moves that `seat` may take back alone. Each is given by the version before it."""
        return self.record.undo.versions.get(str(seat), ()) if self.record.status == "playing" else ()

    def plays(self, seat: Seat) -> bool:
        """Return whether `seat` is still in the game and could leave it.

        Before the deal, this is true of all seats.
        """
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
        """Return the token of the question that `seat` must answer. It changes only with that question.

        Optional offers, such as a trade, come and go without changing it.
        """
        return self._once(self._token, seat)

    def _token(self, seat: Seat) -> str:
        waiting = tuple(ask for ask in self.asks(seat) if not ask.free)
        question = (self.id, seat, self.record.seats[seat].answered, waiting)
        return hashlib.blake2b(encode(question), key=self.seed, digest_size=6).hexdigest()

    def thought(self, seat: Seat, refused: int) -> bytes:
        """Return the random seed for the decision of a computer player in `seat`.

        `refused` is the number of refused moves before it. The seed is equal at all tables with the same history.
        """
        place = self.record.version - (self.record.dealt or 0)
        return hashlib.blake2b(f"thought {place} {seat} {refused}".encode(), key=self.seed, digest_size=32).digest()

    def press(self, action: str, seat: Seat | None = None, token: str = "", argument: str = "", serial: int = 0) -> str:
        """Return the custom_id of a button, menu or form at this table."""
        return str(CustomId(action, self.id, self.record.epoch, seat, token, argument, serial))

    async def log_entries(self, viewer: Viewer) -> list[LogEntry]:
        """Return the log entries since the deal, with only the events that `viewer` may know."""
        return await self.history.log_entries(self.record, viewer)

    async def news(self, viewer: Viewer) -> list[LogEntry]:
        """Return the log entries since the viewer's last turn. For viewer None, return the recent entries."""
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
