"""How one clock goes: what is left of it, when it reminds, how it stands and goes on."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.people.notifications import DAY, HOUR, Rest
from bot.table import seat_clocks
from bot.table.seat_clocks import LEAST
from storage.records.tables import SeatClock, SeatRecord, TableRecord, TimeBefore
from tests.table.play import fugitive, lobby_record, person

PACE = 300
RUNS, STANDS = SeatClock(0, 200.0, 1000.0), SeatClock(0, 200.0)


def seated(*clocks: SeatClock | None) -> tuple[SeatRecord, ...]:
    return tuple(replace(person(user), clock=clock) for user, clock in enumerate(clocks, 1))


def at_play(*clocks: SeatClock | None) -> TableRecord:
    return replace(lobby_record(fugitive(), pace=PACE), status="playing", seats=seated(*clocks))


def test_what_is_left_and_when_it_reminds() -> None:
    assert [seat_clocks.left(clock, 1050.0) for clock in (RUNS, STANDS)] == [150.0, 200.0]
    assert seat_clocks.left(RUNS, 990.0) == 200.0
    assert [seat_clocks.runs_out(clock) for clock in (RUNS, STANDS)] == [1200.0, None]
    assert [round(seat_clocks.reminds(RUNS, PACE) or 0), seat_clocks.reminds(STANDS, PACE)] == [1140, None]
    assert seat_clocks.reminds(replace(RUNS, reminded=True), PACE) is None
    record = seat_clocks.reminded(at_play(RUNS, None), 0)
    assert record.seats == seated(replace(RUNS, reminded=True), None)
    assert seat_clocks.reminded(record, 1) == record


def test_who_rests_has_a_clock_that_stands_and_goes_on_with_what_was_left() -> None:
    stood = SeatClock(0, 150.0)
    assert seat_clocks.rested(seated(RUNS, RUNS), (0, 1), {1: "away"}, 1050.0) == seated(RUNS, stood)
    assert seat_clocks.rested(seated(stood, stood), (0, 1), {1: "away"}, 2000.0) == seated(
        replace(stood, running=2000.0), stood
    )
    for unasked in (seated(RUNS, None), seated(STANDS, None)):
        assert seat_clocks.rested(unasked, (1,), {0: "away"}, 1050.0) == unasked


def test_quiet_hours_let_a_clock_stand_for_half_of_any_day() -> None:
    night: Mapping[int, Rest] = {0: "quiet"}
    (seat,) = seated(SeatClock(0, DAY, 0.0))

    def go(hours: float, resting: Mapping[int, Rest]) -> SeatClock:
        nonlocal seat
        (seat,) = seat_clocks.rested((seat,), (0,), resting, hours * HOUR)
        assert seat.clock is not None
        return seat.clock

    assert go(0, night).running is None
    assert go(11.9, night).running is None
    assert go(12, night).running == 12 * HOUR, "nobody rests longer, whatever the hours"
    assert go(23, night).running == 12 * HOUR
    assert go(24, night).running is None, "the night of the day before is over"
    assert seat.rests == ((0, 12 * HOUR),)
    assert go(30, {}) == SeatClock(0, DAY - 12 * HOUR, 30 * HOUR)
    assert seat.rests == ((0, 12 * HOUR), (24 * HOUR, 30 * HOUR))
    assert go(30.5, night).resting == 30.5 * HOUR, "six hours are left"
    assert go(36.4, {}).running == 36.4 * HOUR
    assert go(60, night).resting == 60 * HOUR


def test_a_pause_moves_a_rest() -> None:
    record = replace(at_play(SeatClock(0, 200.0, resting=1000.0)), paused=1100.0)
    assert seat_clocks.gone_on(record, 1400.0).seats == seated(SeatClock(0, 200.0, resting=1300.0))


def test_after_a_pause_all_have_what_was_left() -> None:
    record = replace(at_play(RUNS, STANDS), paused=1100.0, ends=5000.0)
    going = seat_clocks.gone_on(record, 1400.0)
    assert (going.seats, going.ends, going.paused) == (seated(replace(RUNS, running=1300.0), STANDS), 5300.0, None)
    assert seat_clocks.gone_on(at_play(RUNS), 1400.0) == at_play(RUNS)


def test_a_step_taken_back_leaves_what_it_found() -> None:
    """Less what was spent since."""
    (before, other), (same,) = seated(SeatClock(0, 50.0, 1000.0), RUNS), seated(SeatClock(0, LEAST * PACE, 1045.0))
    time = seat_clocks.time_before(before, same, 70.0, 1045.0)
    assert time == TimeBefore(5.0, LEAST * PACE, 70.0)
    assert seat_clocks.left_again(time, same.clock, 1047.0) == 3.0
    assert seat_clocks.left_again(time, same.clock, 1051.0) == -1.0, "it has used what the step gave"
    ended = seat_clocks.time_before(before, other, 0.0, 1010.0)
    assert ended == TimeBefore(40.0, 190.0)
    (again,) = seat_clocks.took_back(seated(SeatClock(1, PACE, 1500.0)), seated(None), 0, TimeBefore(40.0), 1500.0)
    assert again.clock == SeatClock(1, 40.0, 1500.0)
    assert seat_clocks.time_before(seated(None)[0], same, 0.0, 0.0) is None
