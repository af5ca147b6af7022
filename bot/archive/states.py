"""The states that a game went through, for whoever tells or studies it later. They are those that were, not what
today's rules would make of the moves."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import Chance
from bot.engine.codec import encode, read_state
from bot.engine.game import AnyGame, Illegal
from bot.engine.replay import Replay, stands
from storage import states
from storage.store import MoveRecord, Store, TableRecord


async def whole(store: Store, game: AnyGame, record: TableRecord, last: MoveRecord) -> bytes:
    """Pack all states of a game that the row `last`, not written yet, has ended."""
    rows = [*await store.moves(record.id), last]

    def work() -> bytes:
        return states.packed([encode(state) if state is not None else b"" for state in _states(game, record, rows)])

    return await asyncio.to_thread(work)


async def before_last(store: Store, game: AnyGame, record: TableRecord) -> tuple[int, Any]:
    """Give the state before the last move that stands in the log of `record`, with its version; moves that were taken
    back stand no more. Raises LookupError where it was not kept."""
    for count in (2**power for power in itertools.count(1)):
        rows = {row.version: row for row in await store.moves(record.id, count)}
        wanted = _before(rows, record.version)
        if wanted in rows or len(rows) < count:
            break
    if wanted not in rows:
        raise LookupError(f"table {record.id}: there is no move to take back")
    formers = [row.former for row in rows.values() if row.version >= wanted]
    state = states.walked_back(formers, record.snapshot)[0]
    if not state:
        raise LookupError(f"table {record.id}: the state at version {wanted} was not kept")
    return wanted, read_state(game, state, rows[wanted].schema)


def _before(rows: Mapping[int, MoveRecord], version: int) -> int:
    """Give the version before the last move that stands at `version`, as far as `rows` tell."""
    before = _stands(rows, version) - 1
    while (earlier := _stands(rows, before)) != before:
        before = earlier
    return before


def _stands(rows: Mapping[int, MoveRecord], version: int) -> int:
    return stands(version, rows[version].seat, rows[version].move) if version in rows else version


async def states_of(store: Store, game: AnyGame, record: TableRecord) -> list[Any]:
    """Give the state after each row of the log of a game; None where nobody can tell, since it was not kept and the
    rules have changed since."""
    archived = await store.archived(record.id)
    if archived is not None:
        return await asyncio.to_thread(_read, game, record, archived)
    return await asyncio.to_thread(_states, game, record, await store.moves(record.id))


def _read(game: AnyGame, record: TableRecord, archived: bytes) -> list[Any]:
    return [read_state(game, each, record.schema) if each else None for each in states.unpacked(archived)]


def _states(game: AnyGame, record: TableRecord, rows: Sequence[MoveRecord]) -> list[Any]:
    """Walk back from the last state; what lies before the first that was kept is played again, if it leads there."""
    packed = states.walked_back([row.former for row in rows], record.snapshot)
    kept = [read_state(game, each, row.schema) if each else None for each, row in zip(packed, rows, strict=True)]
    first = next(place for place, state in enumerate(kept) if state is not None)
    again = _played_again(game, record, rows[: first + 1]) if first else []
    return again[:first] + kept[first:] if again and again[first] == kept[first] else kept


def _played_again(game: AnyGame, record: TableRecord, rows: Sequence[MoveRecord]) -> list[Any]:
    """Make moves again by today's rules, with the chance that is written beside them; none where other rules did."""
    if any(row.rules != game.rules for row in rows):
        return []
    replay = Replay(game, len(record.seats), record.options)
    try:
        return [replay.row(row.version, row.seat, row.move, Chance.scripted(row.chance)).state for row in rows]
    except (Illegal, ValueError):
        return []
