"""The result of a move: its log row, and the table's record after it. This module writes nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import Step, result_of
from bot.engine.play import TIME_UP, waited_for
from bot.engine.record import TABLE, Seat
from bot.table import absence, guesses, links, orders, seat_clocks, series, undoable
from bot.table.reads import TableReads
from bot.table.seat_clocks import Asked
from storage.records.tables import MoveRecord, SeatRecord, TableRecord, TimeBefore
from storage.states import pack_before

Seats = tuple[SeatRecord, ...]


class Next(NamedTuple):
    """The result of a move: a log row to be written, the record after it, and whether the game ends."""

    row: MoveRecord
    record: TableRecord
    over: bool


def row(
    table: TableReads, seat: Seat, move: str, chance: Chance, step: Step[Any], answered: Seat | None = None
) -> MoveRecord:
    """Return the log row of a move with the result `step`.

    `answered` is the seat whose question the move answers.
    """
    return MoveRecord(
        version=table.record.version + 1,
        seat=seat,
        move=move,
        chance=tuple(chance.drawn),
        events=encode(step.events),
        answered=answered,
        done=_seats_done(table, step),
        schema=table.game.schema,
        rules=table.game.rules_version,
        bounds=tuple(chance.bounds),
        made=table.time,
        former=pack_before(table.record.snapshot, encode(step.state)),
    )


def after(
    table: TableReads, row: MoveRecord, step: Step[Any], last: MoveRecord | None, before: TableRecord, own: Seat | None
) -> Next:
    """Return the finished log row of a move and the record after it.

    `row` has the result `step` and follows `last`, the newest row of the log. `before` is the record before the move.
    `own` is the seat on whose clock the row counts as a move.
    """
    row = replace(row, link=links.link(before, row, last))
    result = result_of(step.state)
    over = result is not None
    heard = over or last is None or any(event.reaches(None) for event in step.events)
    made = orders.Made(row.seat, row.move, table.state, step.state, step.events)
    seats = orders.after(table.title, orders.with_orders_restored(table.title, before, row), made)
    changed = None if row.seat == TABLE else orders.change(before.seats[row.seat].orders, seats[row.seat].orders)
    if row.answered is not None:
        seats[row.answered] = replace(seats[row.answered], answered=seats[row.answered].answered + 1)
    for seat in row.done:
        seats[seat] = replace(seats[seat], done=row.version)
    seats = absence.with_timeouts_counted(before, seats, row)
    timed, banks = _with_clocks(table, seats, row, step, own, over)
    time = _time_before(table, before, row, timed)
    match = before.match
    if match is not None and result is not None:
        match = series.with_points(match, series.points(table.game, result, len(timed)))
    record = replace(
        before,
        seats=timed,
        status="over" if over else "playing",
        version=row.version,
        revision=table.record.revision + 1,
        schema=table.game.schema,
        snapshot=encode(step.state),
        ends=None if over else _time_limit_end(table, row),
        head=row.link.hex() if heard else before.head,
        dealt=row.version if last is None else before.dealt,
        agreements=undoable.without_votes(before.agreements) if heard else before.agreements,
        guesses=guesses.after_move(table.title, before, step, row.seat),
        undo=undoable.steps_after(table.game, before, table.state, row, step, changed, time),
        time_banks=banks,
        match=match,
    )
    return Next(row, record, over)


def _seats_done(table: TableReads, step: Step[Any]) -> tuple[Seat, ...]:
    """Return the seats that the game waited for before `step` and no longer waits for."""
    if result_of(step.state) is not None:
        return ()
    waited = waited_for(table.game, step.state, len(table.record.seats))
    return tuple(seat for seat in table.waited_for() if seat not in waited)


def _with_clocks(
    table: TableReads, seats: list[SeatRecord], row: MoveRecord, step: Step[Any], own: Seat | None, over: bool
) -> tuple[Seats, dict[str, float]]:
    """Return `seats` with their clocks after the log row `row`, and the time banks after it."""
    pace, now = table.record.pace, table.clock_time
    if over or not pace:
        return seat_clocks.stopped(seats), {}
    before = Asked() if table.state is None else Asked.by(table.game, table.state, len(seats))
    after = Asked.by(table.game, step.state, len(seats))
    banks = seat_clocks.time_banks(table.record.time_banks, seats, pace, now, before, after, own)
    moved = seat_clocks.moved(seats, pace, now, before, after, own, banks, table.hours())
    if (time := undoable.time_before(table.record.undo, row)) is not None and row.answered is not None:
        moved = seat_clocks.took_back(moved, seats, row.answered, time, now)
        kept = {number: saved for number, saved in banks.items() if number != str(row.answered)}
        banks = kept | ({str(row.answered): time.bank} if time.bank else {})
    return seat_clocks.rested(moved, after.seats, table.resting(moved), now), banks


def _time_before(table: TableReads, before: TableRecord, row: MoveRecord, seats: Seats) -> TimeBefore | None:
    """Return the time that the moving seat had on its clock before the log row `row`.

    `seats` are the seats after the row. Return None if the seat has no clock.
    """
    if row.seat == TABLE:
        return None
    bank = before.time_banks.get(str(row.seat), 0.0)
    return seat_clocks.time_before(before.seats[row.seat], seats[row.seat], bank, table.clock_time)


def _time_limit_end(table: TableReads, row: MoveRecord) -> float | None:
    """Return when the time limit of the game is over after `row`, in table time; None without a limit."""
    if row.move == str(TIME_UP):
        return None
    lasts = table.game.time_limit(table.record.options) if table.record.status == "lobby" else 0
    return table.clock_time + lasts if lasts else table.record.ends
