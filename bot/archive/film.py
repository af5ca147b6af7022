"""An ended game turn by turn, with the states that it went through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.archive.rows import told_by
from bot.archive.states import states_of
from bot.engine.frame import Frame as Frame
from bot.engine.frame import frames
from bot.engine.standing_moves import standing
from bot.titles import Title
from storage.records.tables import MoveRecord, TableRecord
from storage.store import Store


class Film(NamedTuple):
    """An ended game: its record, and its frames, the deal first. A turn whose state was not kept has none."""

    record: TableRecord
    frames: tuple[Frame, ...]


async def film(store: Store, title: Title, record: TableRecord) -> Film:
    """Read an ended game. Raises ValueError while it is on."""
    if record.status != "over":
        raise ValueError(f"table {record.id} is not over")
    rows = await store.moves(record.id)
    return film_of(title, record, rows, await states_of(store, title.game, record))


def film_of(title: Title, record: TableRecord, rows: Sequence[MoveRecord], states: Sequence[Any]) -> Film:
    """Make the film of an ended game of its rows and the states after them."""
    after = {row.version: state for row, state in zip(rows, states, strict=True)}
    stand = standing((row.version, row.seat, row.move) for row in rows)
    moves = [(row.version, told_by(title, row)) for row in rows if row.version in stand]
    return Film(record, tuple(frame for frame in frames(moves, after) if frame.state is not None))
