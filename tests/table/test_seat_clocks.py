"""How one clock goes: what is left of it, when it reminds, how it stands and goes on."""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import seat_clocks
from bot.table.seat_clocks import LEAST
from storage.records.tables import SeatClock, SeatRecord, TableRecord
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
    assert seat_clocks.rested(seated(RUNS, RUNS), (0, 1), {1}, 1050.0) == seated(RUNS, stood)
    assert seat_clocks.rested(seated(stood, stood), (0, 1), {1}, 2000.0) == seated(
        replace(stood, running=2000.0), stood
    )
    for unasked in (seated(RUNS, None), seated(STANDS, None)):
        assert seat_clocks.rested(unasked, (1,), {0}, 1050.0) == unasked


def test_after_a_pause_all_have_what_was_left() -> None:
    record = replace(at_play(RUNS, STANDS), paused=1100.0, ends=5000.0)
    going = seat_clocks.gone_on(record, 1400.0)
    assert (going.seats, going.ends, going.paused) == (seated(replace(RUNS, running=1300.0), STANDS), 5300.0, None)
    assert seat_clocks.gone_on(at_play(RUNS), 1400.0) == at_play(RUNS)


def test_a_clock_that_begins_again_has_no_more_than_the_bank() -> None:
    """Or what a step leaves at least."""
    before = at_play(None, RUNS)
    for left, least in ((PACE + 70.0, 70.0), (PACE + 5.0, LEAST * PACE), (10.0, 10.0)):
        (first, second) = seat_clocks.begun_again(seated(SeatClock(1, left, 1050.0), RUNS), before, 0)
        assert (first, second) == seated(SeatClock(1, least, 1050.0), RUNS)
    same = seated(None, SeatClock(1, 370.0, 1050.0))
    assert seat_clocks.begun_again(same, before, 0) == seat_clocks.begun_again(same, before, 1) == same
