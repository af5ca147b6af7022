"""The states that a game went through, for later display and study.

They are the states of that time, not what today's rules would make of the moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine import log_replay
from bot.engine.codec import encode, read_state
from bot.engine.effective_moves import EffectiveMoves
from bot.engine.game import AnyGame
from bot.engine.record import Seat
from storage import states
from storage.records.tables import MoveRecord, TableRecord
from storage.store import Store


async def whole(store: Store, game: AnyGame, record: TableRecord, last: MoveRecord) -> bytes:
    """Return all states of a game, packed, that the row `last`, not written yet, has ended."""
    rows = [*await store.moves(record.id), last]

    def work() -> bytes:
        return states.packed([encode(state) if state is not None else b"" for state in _states(game, record, rows)])

    return await asyncio.to_thread(work)


async def without(store: Store, game: AnyGame, record: TableRecord, seat: Seat, version: int) -> tuple[MoveRecord, Any]:
    """Return the row of the move that `seat` made at `version`, and the state without it.

    Raises LookupError if too little was kept, Illegal and ValueError if the move cannot be taken out.
    """
    count = record.version - version + 1
    while True:
        rows = await store.moves(record.id, count)
        standing = EffectiveMoves(game)
        states = dict(_backwards(game, record, rows))
        kept = [row for row in rows if row.version in states]
        for row in kept:
            standing.follow(row.version, row.seat, row.move, row.chance, states[row.version])
        try:
            made = standing.move_after(log_replay.take_back_move(seat, version))
            return next(row for row in kept if row.version == version + 1), made.state
        except LookupError:
            if len(kept) < count:
                raise
        count *= 2


async def state_at(store: Store, game: AnyGame, record: TableRecord, version: int) -> Any:
    """Return the state of a game at an earlier `version`. Raises LookupError if it was not kept."""
    rows = await store.moves(record.id, record.version - version + 1)
    for number, state in _backwards(game, record, rows):
        if number == version:
            return state
    raise LookupError(f"table {record.id}: version {version} was not kept")


def _backwards(game: AnyGame, record: TableRecord, rows: Sequence[MoveRecord]) -> Iterator[tuple[int, Any]]:
    """Yield the state after each row with its version, the newest first, as far as they were kept."""
    packed = states.walked_back([row.former for row in rows], record.snapshot)
    for row, state in zip(reversed(rows), reversed(packed), strict=True):
        if not state:
            return
        yield row.version, read_state(game, state, row.schema)


async def states_of(store: Store, game: AnyGame, record: TableRecord) -> list[Any]:
    """Return the state after each row of a game's log; None if it was not kept."""
    archived = await store.archived(record.id)
    if archived is not None:
        return await asyncio.to_thread(read, game, record, archived)
    return await asyncio.to_thread(_states, game, record, await store.moves(record.id))


def read(game: AnyGame, record: TableRecord, archived: bytes) -> list[Any]:
    """Return the states of the archive, None for each that was not kept."""
    return [read_state(game, each, record.schema) if each else None for each in states.unpacked(archived)]


def _states(game: AnyGame, record: TableRecord, rows: Sequence[MoveRecord]) -> list[Any]:
    """Return the states, walking back from the last one."""
    packed = states.walked_back([row.former for row in rows], record.snapshot)
    return [read_state(game, each, row.schema) if each else None for each, row in zip(packed, rows, strict=True)]
