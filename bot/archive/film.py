"""An ended game turn by turn, with the states that it went through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.archive.rows import told_by
from bot.archive.states import states_of
from bot.engine.chronicle import Told, by_turn
from bot.engine.event import Event
from bot.engine.game import Seat
from bot.engine.standing import standing
from bot.titles import Title
from storage.store import Store, TableRecord


class Frame(NamedTuple):
    """A turn that stands: the row of the log that it ended with and the state after it, whose turn it was (TABLE for
    nobody's), what happened in it, secrets and all, and what opened the chapter that it lies in, None before the
    first."""

    version: int
    state: Any
    seat: Seat
    events: tuple[Event, ...]
    chapter: Event | None


class Film(NamedTuple):
    """An ended game: its record, and its frames, the deal first. A turn whose state was not kept has none."""

    record: TableRecord
    frames: tuple[Frame, ...]


async def film(store: Store, title: Title, record: TableRecord) -> Film:
    """Read an ended game. Raises ValueError while it is on."""
    if record.status != "over":
        raise ValueError(f"table {record.id} is not over")
    rows = await store.moves(record.id)
    states = {row.version: state for row, state in zip(rows, await states_of(store, title.game, record), strict=True)}
    stand = standing((row.version, row.seat, row.move) for row in rows)
    moves = [(row.version, told_by(title, row)) for row in rows if row.version in stand]
    return Film(record, tuple(frame for frame in _frames(moves, states) if frame.state is not None))


def _frames(moves: Sequence[tuple[int, Told]], states: dict[int, Any]) -> Iterator[Frame]:
    """Join moves to turns, as the log does: an event that opens a chapter is one by itself."""
    versions = (version for version, told in moves for _ in told.events)
    last: Frame | None = None
    for version, (seat, event) in zip(versions, by_turn([told for _, told in moves]), strict=True):
        opened = last is None or event.opens or bool(event.begins) or last.seat != seat or last.events[-1].opens
        chapter = event if event.opens else None if last is None else last.chapter
        if opened and last is not None:
            yield last
        events = (event,) if opened or last is None else (*last.events, event)
        last = Frame(version, states[version], seat, events, chapter)
    if last is not None:
        yield last
