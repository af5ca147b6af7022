"""How a move changes the clocks of the seats. A clock belongs to its seat: nothing that others do moves it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.game import AnyGame, WhoseTurn
from bot.engine.play import waited_for
from bot.engine.record import Seat
from storage.records.tables import SeatClock, SeatRecord, TableRecord

LEAST = 0.1
"""The part of the pace that a step of one's own leaves at least."""

NOTHING: Mapping[str, float] = {}
"""Empty banks."""

REMIND_AT = 0.8
"""The part of a turn after which its player is reminded."""


class Asked(NamedTuple):
    """Whom a game waits for, and whose turn it is."""

    seats: tuple[Seat, ...] = ()
    turn: WhoseTurn | None = None

    @classmethod
    def by(cls, game: AnyGame, state: Any, seats: int) -> Asked:
        """See what a state asks."""
        return cls(waited_for(game, state, seats), game.turn(state))


def left(clock: SeatClock, now: float) -> float:
    """Give the seconds left."""
    return clock.left if clock.running is None else clock.left - max(0.0, now - clock.running)


def runs_out(clock: SeatClock) -> float | None:
    """Give the moment at which the time is up; None while the clock stands."""
    return None if clock.running is None else clock.running + clock.left


def reminds(clock: SeatClock, pace: float) -> float | None:
    """Give the moment at which the player is reminded; None while the clock stands, and once that is done."""
    out = runs_out(clock)
    return None if out is None or clock.reminded else out - pace * (1 - REMIND_AT)


def goes_on(number: Seat, seat: SeatRecord, before: Asked, after: Asked) -> bool:
    """Tell whether that goes on after a move for which the clock of a seat began: its turn, or a question to it in
    another's."""
    same = after.turn is not None and after.turn == before.turn
    mine = after.turn is not None and after.turn.seat == number
    if number in after.seats:
        return same or not mine
    return same and (mine or (seat.clock is not None and seat.clock.answered == seat.answered))


def moved(
    seats: Sequence[SeatRecord],
    pace: float,
    now: float,
    before: Asked,
    after: Asked,
    own: Seat | None,
    saved: Mapping[str, float] = NOTHING,
) -> tuple[SeatRecord, ...]:
    """Give the seats with their clocks after a move, which was a step of the seat `own`; None for a step that no clock
    gets time for; `saved` are the banks after it, by seat (`bot/table/time_bank.py`).

    A clock is full, and has what is in the bank, when the game begins to wait for a seat, or its turn begins. While the
    same turn goes on with questions to others it stands, and goes on with what was left; whoever is asked in another's
    turn and has answered is done.
    """

    def clock(number: Seat, seat: SeatRecord) -> SeatClock | None:
        clock = seat.clock
        if clock is not None and clock.running is not None and number not in before.seats:
            clock = None  # every seat of an older version's table has one
        if clock is None or not goes_on(number, seat, before, after):
            full = pace + saved.get(str(number), 0.0)
            return SeatClock(seat.answered, full, now) if number in after.seats else None
        remaining = _left(clock, pace, now, own == number)
        if number not in after.seats:
            return replace(clock, left=remaining, running=None)
        if clock.running is None or remaining != left(clock, now):
            return replace(clock, left=remaining, running=now)
        return clock

    return tuple(replace(seat, clock=clock(number, seat)) for number, seat in enumerate(seats))


def begun_again(seats: Sequence[SeatRecord], before: TableRecord, number: Seat) -> tuple[SeatRecord, ...]:
    """Give the seats after one took its step back: a clock that begins for it by that has no more than the bank, into
    which went what was left, or what a step leaves at least: steps there and back would give time without end."""
    clock, former = seats[number].clock, before.seats[number].clock
    if clock is None or (former is not None and former.running is not None):
        return tuple(seats)
    again = replace(clock, left=min(clock.left, max(LEAST * before.pace, clock.left - before.pace)))
    return tuple(replace(seat, clock=again) if each == number else seat for each, seat in enumerate(seats))


def rested(
    seats: Sequence[SeatRecord], waited: Sequence[Seat], resting: Collection[Seat], now: float
) -> tuple[SeatRecord, ...]:
    """Give the seats with their clocks as they are while some rest: those of whom the game waits for stand, or go on
    with what was left."""

    def clock(number: Seat, clock: SeatClock | None) -> SeatClock | None:
        if clock is None or number not in waited or (clock.running is None) == (number in resting):
            return clock
        return replace(clock, left=left(clock, now), running=None if number in resting else now)

    return tuple(replace(seat, clock=clock(number, seat.clock)) for number, seat in enumerate(seats))


def stopped(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """Give the seats without clocks."""
    return tuple(seat if seat.clock is None else replace(seat, clock=None) for seat in seats)


def reminded(record: TableRecord, number: Seat) -> TableRecord:
    """Return the table after a seat was reminded; as it is if the time of that seat does not run."""
    seats = list(record.seats)
    if (clock := seats[number].clock) is not None and clock.running is not None:
        seats[number] = replace(seats[number], clock=replace(clock, reminded=True))
    return replace(record, seats=tuple(seats))


def gone_on(record: TableRecord, now: float) -> TableRecord:
    """Give the table after its clocks stood until `now`."""
    if record.paused is None:
        return record
    paused = record.paused
    seats = tuple(
        seat
        if seat.clock is None or seat.clock.running is None
        else replace(seat, clock=replace(seat.clock, running=min(now, seat.clock.running + now - paused)))
        for seat in record.seats
    )
    return replace(record, seats=seats, ends=None if record.ends is None else record.ends + now - paused, paused=None)


def _left(clock: SeatClock, pace: float, now: float, own: bool) -> float:
    return max(left(clock, now), LEAST * pace) if own else left(clock, now)
