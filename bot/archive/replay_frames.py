"""Load an ended game turn by turn, with the state after each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.archive.rows import entry_of
from bot.archive.states import states_of
from bot.engine.effective_moves import effective
from bot.engine.record import TABLE
from bot.engine.replay_frame import Decision, ReplayFrame, frames
from bot.installed_games import InstalledGame
from storage.records.tables import MoveRecord, TableRecord
from storage.store import Store


async def replay_frames(store: Store, title: InstalledGame, record: TableRecord) -> tuple[ReplayFrame, ...]:
    """Return the turns of an ended game, the deal first. Raises ValueError if the game is not over."""
    if record.status != "over":
        raise ValueError(f"table {record.id} is not over")
    rows = await store.moves(record.id)
    return replay_frames_of(title, rows, await states_of(store, title.game, record))


def replay_frames_of(
    title: InstalledGame, rows: Sequence[MoveRecord], states: Sequence[Any]
) -> tuple[ReplayFrame, ...]:
    """Return the turns of an ended game from its log rows and states.

    Turns without a stored state are left out.
    """
    after = {row.version: state for row, state in zip(rows, states, strict=True)}
    stand = effective((row.version, row.seat, row.move) for row in rows)
    moves = [(row.version, entry_of(title, row)) for row in rows if row.version in stand]
    decisions = {
        row.version: Decision(row.seat, row.move, before)
        for row in rows
        if row.seat != TABLE and (before := after.get(row.version - 1)) is not None
    }
    return tuple(frame for frame in frames(moves, after, decisions) if frame.state is not None)
