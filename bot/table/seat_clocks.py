"""How a move changes the clocks of the seats.

A clock belongs to its seat. Moves of other seats do not shorten it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.game import AnyGame, WhoseTurn
from bot.engine.play import waited_for
from bot.engine.record import Seat
from bot.people.notifications import Rest
from storage.records.servers import NotificationsRecord
from storage.records.tables import SeatClock, SeatRecord, TableRecord, TimeBefore

LEAST = 0.1
"""After its own move, a seat has at least this share of the pace on its clock."""

NOTHING: Mapping[str, float] = {}
"""The time banks of a table without any saved time."""

NOBODY: Mapping[Seat, NotificationsRecord | None] = {}
"""The quiet hours and holidays at a table where nobody has chosen any."""

DAY, QUIET = 86400.0, 12 * 3600.0
"""In any period of `DAY` seconds, quiet hours or a holiday stop a clock for at most `QUIET` seconds, whatever the
player has chosen.
"""

SHORTEST = 60.0
"""The shortest time in seconds for which quiet hours or a holiday stop a clock. If it would be shorter, the clock does
not stop.
"""

REMIND_AT = 0.8
"""The share of a turn's time after which its player is reminded."""


class Asked(NamedTuple):
    """The seats that a game waits for, and whose turn it is."""

    seats: tuple[Seat, ...] = ()
    turn: WhoseTurn | None = None

    @classmethod
    def by(cls, game: AnyGame, state: Any, seats: int) -> Asked:
        """Return the seats that a state waits for, and whose turn it is."""
        return cls(waited_for(game, state, seats), game.turn(state))


def left(clock: SeatClock, now: float) -> float:
    """Return the seconds left on a clock at the time `now`."""
    return clock.left if clock.running is None else clock.left - max(0.0, now - clock.running)


def runs_out(clock: SeatClock) -> float | None:
    """Return the table time at which a clock runs out; None while the clock is stopped."""
    return None if clock.running is None else clock.running + clock.left


def reminds(clock: SeatClock, pace: float) -> float | None:
    """Return the table time at which the player is reminded of a clock.

    Return None while the clock is stopped, and after the reminder.
    """
    out = runs_out(clock)
    return None if out is None or clock.reminded else out - pace * (1 - REMIND_AT)


def _continues(number: Seat, seat: SeatRecord, before: Asked, after: Asked) -> bool:
    """Return whether a seat's clock continues after a move, instead of starting afresh.

    It continues in the same turn of the seat. In another seat's turn, it continues while the seat must answer the same
    question.
    """
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
    hours: Mapping[Seat, NotificationsRecord | None] = NOBODY,
) -> tuple[SeatRecord, ...]:
    """Return the seats with their clocks after a move of the seat `own`.

    `own` is None if the move does not count on any clock. `saved` are the seats' time banks after the move. `hours` are
    the quiet hours and holidays of people.

    If the game begins to wait for a seat, or its turn begins, its clock starts with the pace and the bank. While others
    must decide in the same turn, its clock is stopped. Later it continues with the time that was left. After an answer
    in another seat's turn, a seat has no clock.
    """

    def clock(number: Seat, seat: SeatRecord) -> SeatClock | None:
        clock = seat.clock
        if clock is not None and clock.running is not None and number not in before.seats:
            clock = None  # every seat of an older version's table has one
        if clock is None or not _continues(number, seat, before, after):
            full = pace + saved.get(str(number), 0.0)
            return SeatClock(seat.answered, full, now, hours=hours.get(number)) if number in after.seats else None
        remaining = _left(clock, pace, now, own == number)
        if number not in after.seats:
            return replace(clock, left=remaining, running=None)
        if clock.running is None or remaining != left(clock, now):
            return replace(clock, left=remaining, running=now)
        return clock

    awake = [_no_longer_resting(seat, now) for seat in seats]
    return tuple(replace(seat, clock=clock(number, seat)) for number, seat in enumerate(awake))


def time_before(seat: SeatRecord, after: SeatRecord, bank: float, now: float) -> TimeBefore | None:
    """Return the time that `seat` had on its clock before a move; None without a clock.

    `after` is the seat after the move. `bank` is its time bank before the move.
    """
    if seat.clock is None:
        return None
    return TimeBefore(left(seat.clock, now), None if after.clock is None else left(after.clock, now), bank)


def left_again(time: TimeBefore, clock: SeatClock | None, now: float) -> float:
    """Return the seconds left for a seat that takes its move back, as if it had not made the move.

    `time` is the time before that move. The time that `clock` has spent since then is lost.
    """
    spent = 0.0 if clock is None or time.after is None else max(0.0, time.after - left(clock, now))
    return time.left - spent


def took_back(
    seats: Sequence[SeatRecord], before: Sequence[SeatRecord], number: Seat, time: TimeBefore, now: float
) -> tuple[SeatRecord, ...]:
    """Return the seats after seat `number` took a move back.

    `time` is the time that the seat had before that move. `before` are the seats before the take-back. A clock that
    starts because of the take-back does not stop for quiet hours.
    """
    clock, former = seats[number].clock, before[number].clock
    if clock is None:
        return tuple(seats)
    kept = former is not None and former.answered == clock.answered
    again = replace(clock, left=left_again(time, former, now), running=now, hours=clock.hours if kept else None)
    return tuple(replace(seat, clock=again) if each == number else seat for each, seat in enumerate(seats))


def rested(
    seats: Sequence[SeatRecord], waited: Sequence[Seat], resting: Mapping[Seat, Rest], now: float
) -> tuple[SeatRecord, ...]:
    """Return the seats with the clocks of resting players stopped.

    `waited` are the seats that must decide. `resting` has the reason why each player rests. When a player no longer
    rests, the clock continues with the time that was left.
    """

    def turned(seat: SeatRecord, why: Rest | None) -> SeatRecord:
        clock = seat.clock
        if clock is None:
            return seat
        if clock.resting is not None:
            if why == "quiet" and now - clock.resting < may_rest(seat.rests, clock.resting):
                return seat
            seat = _no_longer_resting(seat, now)
        stands = why == "away" or (why == "quiet" and may_rest(seat.rests, now) >= SHORTEST)
        if stands == (clock.running is None) and clock.resting is None and (why != "quiet" or not stands):
            return seat
        since = now if stands and why == "quiet" else None
        return replace(seat, clock=replace(
            clock, left=left(clock, now), running=None if stands else now, resting=since
        ))  # fmt: skip

    return tuple(turned(seat, resting.get(each)) if each in waited else seat for each, seat in enumerate(seats))


def may_rest(rests: Sequence[tuple[float, float]], now: float) -> float:
    """Return the seconds for which quiet hours or a holiday may stop a clock from `now` on.

    `rests` are the earlier periods in which they stopped it.

    >>> may_rest([], 0) / 3600, may_rest([(0, QUIET)], QUIET) / 3600, may_rest([(0, QUIET)], DAY) / 3600
    (12.0, 0.0, 12.0)
    """
    at = now - DAY
    free = QUIET - sum(ended - max(begun, at) for begun, ended in rests if ended > at)
    for begun, ended in rests:
        if ended <= at:
            continue
        if (gap := max(0.0, begun - at)) > free:
            break
        free, at = free - gap, ended
    return max(0.0, at + free - (now - DAY))


def _no_longer_resting(seat: SeatRecord, now: float) -> SeatRecord:
    """Return a seat whose clock is no longer stopped by quiet hours or a holiday.

    The periods of the last day in which the clock was stopped are stored.
    """
    if seat.clock is None or seat.clock.resting is None:
        return seat
    begun = min(now, seat.clock.resting)
    rests = [each for each in seat.rests if each[1] > now - DAY]
    if rests and rests[-1][1] >= begun:
        begun = rests.pop()[0]
    return replace(seat, rests=(*rests, (begun, now)), clock=replace(seat.clock, resting=None))


def stopped(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """Return the seats without clocks, because the game has ended or was stopped."""
    return tuple(replace(seat, clock=None, rests=()) if seat.clock or seat.rests else seat for seat in seats)


def reminded(record: TableRecord, number: Seat) -> TableRecord:
    """Return the table with a note that seat `number` was reminded; unchanged if its clock is stopped."""
    seats = list(record.seats)
    if (clock := seats[number].clock) is not None and clock.running is not None:
        seats[number] = replace(seats[number], clock=replace(clock, reminded=True))
    return replace(record, seats=tuple(seats))


def gone_on(record: TableRecord, now: float) -> TableRecord:
    """Return the table with its clocks running again at `now`, after they were stopped."""
    if record.paused is None:
        return record
    paused = record.paused

    def later(when: float | None) -> float | None:
        return None if when is None else min(now, when + now - paused)

    seats = tuple(
        replace(seat, clock=replace(clock, running=later(clock.running), resting=later(clock.resting)))
        if (clock := seat.clock) is not None
        else seat
        for seat in record.seats
    )
    return replace(record, seats=seats, ends=None if record.ends is None else record.ends + now - paused, paused=None)


def _left(clock: SeatClock, pace: float, now: float, own: bool) -> float:
    return max(left(clock, now), LEAST * pace) if own else left(clock, now)


LIVE = (300, 900)
"""The paces that count as live and have time banks."""

MOST = 2
"""The largest time bank, as a multiple of the pace."""


def time_banks(
    held: Mapping[str, float],
    seats: Sequence[SeatRecord],
    pace: float,
    now: float,
    before: Asked,
    after: Asked,
    own: Seat | None,
) -> dict[str, float]:
    """Return the seconds in each seat's time bank after a move of the seat `own`.

    `seats` have the clocks before the move, and `held` are the time banks before it. Computer players have no bank. A
    player whom a computer player replaces has none either.
    """
    if pace not in LIVE:
        return {}
    people = [number for number, seat in enumerate(seats) if seat.user is not None and not seat.stand_in]
    found = {str(number): held.get(str(number), 0.0) for number in people}
    for number in people:
        clock = seats[number].clock
        if clock is None or _continues(number, seats[number], before, after):
            continue
        saved = left(clock, now)
        saved = min(saved, MOST * pace) if saved > LEAST * pace else 0.0
        whole = number == own or clock.running is None
        found[str(number)] = saved if whole else min(saved, found[str(number)])
    return {number: saved for number, saved in found.items() if saved}
