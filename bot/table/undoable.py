"""Moves that players may take back alone, and open votes, after each row of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace

from bot.engine import play, undo
from bot.engine.game import AnyGame, Step
from bot.engine.move import Move
from bot.engine.record import TABLE, Seat
from storage.records.agreements import TableAgreements
from storage.records.tables import MoveRecord, OrdersChange, TableRecord, TimeBefore, UndoSteps

T = TypeVar("T")

log = structlog.get_logger()


def steps_after(
    game: AnyGame,
    record: TableRecord,
    before: Any,
    row: MoveRecord,
    step: Step[Any],
    ordered: OrdersChange | None,
    time: TimeBefore | None = None,
) -> UndoSteps:
    """Return the moves that players may take back after the log row `row`.

    The row led from the state `before` to the result `step`. `ordered` is the change that the row made to the standing
    orders of its seat. `time` is the time that the seat had before the row. In a lesson, the script decides what may be
    undone. A day's escape allows no undo.
    """
    taught = record.lesson is not None and not record.lesson.over
    steps: undo.Steps = {}
    if before is not None and not taught and record.day is None:
        people = [number for number, seat in enumerate(record.seats) if seat.user is not None and not seat.stand_in]
        known = {int(seat): versions for seat, versions in record.undo.versions.items()}
        made = undo.Made(row.version, row.seat, Move.parse(row.move), len(row.chance), step)
        try:
            steps = undo.steps_after(game, len(record.seats), people, known, before, made)
        except Exception:  # the move is kept even if this fails
            log.exception("nobody knows what may be taken back", table=record.id)
    changed = record.undo.orders
    if row.seat in steps and ordered is not None:
        changed = {**changed, str(row.version - 1): ordered}
    times = record.undo.times
    if row.seat in steps and time is not None:
        times = {**times, str(row.version - 1): time}
    left = {str(seat): versions for seat, versions in steps.items()}
    return UndoSteps(left, _of_steps(changed, left), _of_steps(times, left))


def time_before(undo: UndoSteps, row: MoveRecord) -> TimeBefore | None:
    """Return the time that a seat had before the move that `row` takes back.

    Return None if `row` takes nothing back.
    """
    if row.seat != TABLE or not row.move.startswith(f"{play.BACK} "):
        return None
    return undo.times.get(row.move.split(" ")[2])


def without(undo: UndoSteps, seat: Seat) -> UndoSteps:
    """Return the moves that players may take back after another person took over `seat`.

    That person may not take back the former player's moves.
    """
    left = {number: versions for number, versions in undo.versions.items() if number != str(seat)}
    return UndoSteps(left, _of_steps(undo.orders, left), _of_steps(undo.times, left))


def without_vote(agreements: TableAgreements, kind: str) -> TableAgreements:
    """Return `agreements` without votes of this `kind`: BACK, END or CALL."""
    votes = {what: users for what, users in agreements.votes.items() if not what.startswith(kind)}
    return replace(agreements, votes=votes)


def without_votes(agreements: TableAgreements) -> TableAgreements:
    """Return `agreements` without the votes that a public move ends."""
    for kind in (BACK, END, CALL):
        agreements = without_vote(agreements, kind)
    return agreements


def _of_steps(kept: Mapping[str, T], steps: Mapping[str, tuple[int, ...]]) -> dict[str, T]:
    """Return those entries of `kept` whose key, a version, is in `steps`."""
    versions = {str(version) for each in steps.values() for version in each}
    return {version: what for version, what in kept.items() if version in versions}


BACK, END, CALL = "back", "end", "call"
"""The beginnings of the names of votes that a public move ends. They are votes to return to an earlier moment, to end
the game without a result, and to end it with the expected winners.
"""
