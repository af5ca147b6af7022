"""What the people at a table may take back alone, and what becomes of what they vote on, after each row of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import structlog
from msgspec.structs import replace

from bot.engine import undo
from bot.engine.game import AnyGame, Step
from bot.engine.move import Move
from storage.records.tables import MoveRecord, OrdersChange, RoomRecord, TableRecord

log = structlog.get_logger()


def after(
    game: AnyGame,
    record: TableRecord,
    before: Any,
    row: MoveRecord,
    step: Step[Any],
    heard: bool,
    ordered: OrdersChange | None,
) -> RoomRecord:
    """Give the room of `record` after a `row` that leads from the state `before` to `step`. `ordered` is what the row
    did to the orders of its seat. What was voted on falls when everybody has `heard` of something else; in a lesson
    its path says what is done, and a day's escape takes nothing back."""
    room = record.room
    taught = record.lesson is not None and not record.lesson.over
    steps: undo.Steps = {}
    if before is not None and not taught and record.day is None:
        people = [number for number, seat in enumerate(record.seats) if seat.user is not None and not seat.stand_in]
        known = {int(seat): versions for seat, versions in room.steps.items()}
        made = undo.Made(row.version, row.seat, Move.parse(row.move), len(row.chance), step)
        try:
            steps = undo.after(game, len(record.seats), people, known, before, made)
        except Exception:  # no move is lost for what could be taken back
            log.exception("nobody knows what may be taken back", table=record.id)
    votes = {what: who for what, who in room.votes.items() if not (heard and what.startswith(BACK))}
    changed = room.orders
    if row.seat in steps and ordered is not None:
        changed = {**changed, str(row.version - 1): ordered}
    left = {str(seat): versions for seat, versions in steps.items()}
    return replace(room, steps=left, orders=of_steps(changed, left), votes=votes)


def of_steps(changed: Mapping[str, OrdersChange], steps: Mapping[str, tuple[int, ...]]) -> dict[str, OrdersChange]:
    """Return those of the `changed` orders that belong to `steps`."""
    versions = {str(version) for each in steps.values() for version in each}
    return {version: done for version, done in changed.items() if version in versions}


BACK = "back"
"""With what a vote begins on going back."""
