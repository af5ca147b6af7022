"""How a move changes the clocks of the seats. A clock belongs to its seat: nothing that others do moves it."""

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
"""The part of the pace that a step of one's own leaves at least."""

NOTHING: Mapping[str, float] = {}
"""Empty banks."""

NOBODY: Mapping[Seat, NotificationsRecord | None] = {}
"""Nobody has chosen when to rest."""

DAY, QUIET = 86400.0, 12 * 3600.0
"""A clock stands in quiet hours for at most `QUIET` seconds of any `DAY`, whatever was chosen."""

SHORTEST = 60.0
"""Seconds that a rest must be able to last to begin."""

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
    """Return the seconds left."""
    return clock.left if clock.running is None else clock.left - max(0.0, now - clock.running)


def runs_out(clock: SeatClock) -> float | None:
    """Return the moment at which the time is up; None while the clock stands."""
    return None if clock.running is None else clock.running + clock.left


def reminds(clock: SeatClock, pace: float) -> float | None:
    """Return the moment at which the player is reminded; None while the clock stands, and once that is done."""
    out = runs_out(clock)
    return None if out is None or clock.reminded else out - pace * (1 - REMIND_AT)


def goes_on(number: Seat, seat: SeatRecord, before: Asked, after: Asked) -> bool:
    """Return whether that goes on after a move for which the clock of a seat began: its turn, or a question to it in
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
    hours: Mapping[Seat, NotificationsRecord | None] = NOBODY,
) -> tuple[SeatRecord, ...]:
    """Give the seats with their clocks after a move, which was a step of the seat `own`; None for a step that no clock
    gets time for; `saved` are the banks after it, by seat (`bot/table/seat_clocks.py`), `hours` when people rest.

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
            return SeatClock(seat.answered, full, now, hours=hours.get(number)) if number in after.seats else None
        remaining = _left(clock, pace, now, own == number)
        if number not in after.seats:
            return replace(clock, left=remaining, running=None)
        if clock.running is None or remaining != left(clock, now):
            return replace(clock, left=remaining, running=now)
        return clock

    awake = [_awake(seat, now) for seat in seats]
    return tuple(replace(seat, clock=clock(number, seat)) for number, seat in enumerate(awake))


def before_step(seat: SeatRecord, after: SeatRecord, bank: float, now: float) -> TimeBefore | None:
    """Return the time that `seat` had before a step that made it `after`; None where no time is counted."""
    if seat.clock is None:
        return None
    return TimeBefore(left(seat.clock, now), None if after.clock is None else left(after.clock, now), bank)


def left_again(time: TimeBefore, clock: SeatClock | None, now: float) -> float:
    """Return the seconds left to a seat that takes a step back: as if it had not made it. What it has spent of its
    `clock` since is spent."""
    spent = 0.0 if clock is None or time.after is None else max(0.0, time.after - left(clock, now))
    return time.left - spent


def took_back(
    seats: Sequence[SeatRecord], before: Sequence[SeatRecord], number: Seat, time: TimeBefore, now: float
) -> tuple[SeatRecord, ...]:
    """Return the seats after one took a step back that it had made with the `time` left; they were `before` as they
    were until then. A clock that begins by that does not rest."""
    clock, former = seats[number].clock, before[number].clock
    if clock is None:
        return tuple(seats)
    kept = former is not None and former.answered == clock.answered
    again = replace(clock, left=left_again(time, former, now), running=now, hours=clock.hours if kept else None)
    return tuple(replace(seat, clock=again) if each == number else seat for each, seat in enumerate(seats))


def rested(
    seats: Sequence[SeatRecord], waited: Sequence[Seat], resting: Mapping[Seat, Rest], now: float
) -> tuple[SeatRecord, ...]:
    """Return the seats with their clocks as they are while some rest, and why: those of whom the game waits for stand,
    or go on with what was left."""

    def turned(seat: SeatRecord, why: Rest | None) -> SeatRecord:
        clock = seat.clock
        if clock is None:
            return seat
        if clock.resting is not None:
            if why == "quiet" and now - clock.resting < may_rest(seat.rests, clock.resting):
                return seat
            seat = _awake(seat, now)
        stands = why == "away" or (why == "quiet" and may_rest(seat.rests, now) >= SHORTEST)
        if stands == (clock.running is None) and clock.resting is None and (why != "quiet" or not stands):
            return seat
        since = now if stands and why == "quiet" else None
        return replace(seat, clock=replace(
            clock, left=left(clock, now), running=None if stands else now, resting=since
        ))  # fmt: skip

    return tuple(turned(seat, resting.get(each)) if each in waited else seat for each, seat in enumerate(seats))


def may_rest(rests: Sequence[tuple[float, float]], now: float) -> float:
    """Return the seconds for which a clock may stand in quiet hours from now on, after those `rests`.

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


def _awake(seat: SeatRecord, now: float) -> SeatRecord:
    """Return a seat whose clock stands in quiet hours no longer; those of the last day are kept."""
    if seat.clock is None or seat.clock.resting is None:
        return seat
    begun = min(now, seat.clock.resting)
    rests = [each for each in seat.rests if each[1] > now - DAY]
    if rests and rests[-1][1] >= begun:
        begun = rests.pop()[0]
    return replace(seat, rests=(*rests, (begun, now)), clock=replace(seat.clock, resting=None))


def stopped(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """Return the seats without clocks."""
    return tuple(replace(seat, clock=None, rests=()) if seat.clock or seat.rests else seat for seat in seats)


def reminded(record: TableRecord, number: Seat) -> TableRecord:
    """Return the table after a seat was reminded; as it is if the time of that seat does not run."""
    seats = list(record.seats)
    if (clock := seats[number].clock) is not None and clock.running is not None:
        seats[number] = replace(seats[number], clock=replace(clock, reminded=True))
    return replace(record, seats=tuple(seats))


def gone_on(record: TableRecord, now: float) -> TableRecord:
    """Return the table after its clocks stood until `now`."""
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
"""The paces that are live: with a bank."""

MOST = 2
"""How many times the pace a bank holds."""


def time_banks(
    held: Mapping[str, float],
    seats: Sequence[SeatRecord],
    pace: float,
    now: float,
    before: Asked,
    after: Asked,
    own: Seat | None,
) -> dict[str, float]:
    """Give by seat the seconds in the banks after a move, which was a step of the seat `own`; `seats` have their clocks
    from before it, and the banks `held` what they did. A computer has none, nor has whoever one plays for."""
    if pace not in LIVE:
        return {}
    people = [number for number, seat in enumerate(seats) if seat.user is not None and not seat.stand_in]
    found = {str(number): held.get(str(number), 0.0) for number in people}
    for number in people:
        clock = seats[number].clock
        if clock is None or goes_on(number, seats[number], before, after):
            continue
        saved = left(clock, now)
        saved = min(saved, MOST * pace) if saved > LEAST * pace else 0.0
        whole = number == own or clock.running is None
        found[str(number)] = saved if whole else min(saved, found[str(number)])
    return {number: saved for number, saved in found.items() if saved}
