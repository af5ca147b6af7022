"""The states that a game went through, for later display and study.

They are stored as they were. Replaying the moves under today's rules might give other states.
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


async def packed_states(store: Store, game: AnyGame, record: TableRecord, last: MoveRecord) -> bytes:
    """Return all states of a game, compressed.

    The game ends with the row `last`, which is not written yet.
    """
    rows = [*await store.moves(record.id), last]

    def work() -> bytes:
        return states.packed([encode(state) if state is not None else b"" for state in _states(game, record, rows)])

    return await asyncio.to_thread(work)


async def state_without(
    store: Store, game: AnyGame, record: TableRecord, seat: Seat, version: int
) -> tuple[MoveRecord, Any]:
    """Return the log row of the move that `seat` made at `version`, and the state without that move.

    Raises LookupError if too few states are stored. Raises Illegal or ValueError if the move cannot be removed.
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
    """Return the state of a game at an earlier `version`. Raises LookupError if it is not stored."""
    rows = await store.moves(record.id, record.version - version + 1)
    for number, state in _backwards(game, record, rows):
        if number == version:
            return state
    raise LookupError(f"table {record.id}: version {version} was not kept")


def _backwards(game: AnyGame, record: TableRecord, rows: Sequence[MoveRecord]) -> Iterator[tuple[int, Any]]:
    """Yield the version of each log row and the state after it, the newest first.

    It stops at the first state that is not stored.
    """
    packed = states.unpack_backwards([row.former for row in rows], record.snapshot)
    for row, state in zip(reversed(rows), reversed(packed), strict=True):
        if not state:
            return
        yield row.version, read_state(game, state, row.schema)


async def states_of(store: Store, game: AnyGame, record: TableRecord) -> list[Any]:
    """Return the state after each row of a game's log, with None for states that are not stored."""
    archived = await store.archived(record.id)
    if archived is not None:
        return await asyncio.to_thread(read, game, record, archived)
    return await asyncio.to_thread(_states, game, record, await store.moves(record.id))


def read(game: AnyGame, record: TableRecord, archived: bytes) -> list[Any]:
    """Return the states of an ended game from the archive; None for states that are not stored."""
    return [read_state(game, each, record.schema) if each else None for each in states.unpacked(archived)]


def _states(game: AnyGame, record: TableRecord, rows: Sequence[MoveRecord]) -> list[Any]:
    """Return the states after the log rows of a running game.

    They are decompressed from the last state backwards.
    """
    packed = states.unpack_backwards([row.former for row in rows], record.snapshot)
    return [read_state(game, each, row.schema) if each else None for each, row in zip(packed, rows, strict=True)]
