"""An ended game turn by turn: the events of each turn, and the state after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.engine.chronicle import LogEntry, by_turn
from bot.engine.event import Event
from bot.engine.record import Seat


class Decision(NamedTuple):
    """A move, with its seat and the state before it."""

    seat: Seat
    move: str
    before: Any


class ReplayFrame(NamedTuple):
    """A turn of an ended game. Moves that were taken back are not included.

    - `version` is that of the turn's last log row, `state` the state after that row.
    - `seat` is the seat whose turn it was, or TABLE.
    - `events` are all events of the turn, secrets included.
    - `chapter` is the event that opened the turn's chapter; None before the first chapter.
    - `onward` are events of the last row that belong to later turns. `state` already includes them.
    - `decisions` are the turn's moves.
    """

    version: int
    state: Any
    seat: Seat
    events: tuple[Event, ...]
    chapter: Event | None
    onward: tuple[Event, ...] = ()
    decisions: tuple[Decision, ...] = ()


Achievement: TypeAlias = "Callable[[Sequence[ReplayFrame], Seat], bool]"
"""A function that returns whether a seat did something remarkable in an ended game. It gets the turns of the game."""


def frames(
    moves: Sequence[tuple[int, LogEntry]], states: Mapping[int, Any], decisions: Mapping[int, Decision]
) -> Iterator[ReplayFrame]:
    """Yield the turns of a game, joined as in the log. An event that opens a chapter is a turn of its own.

    `states` maps the version of each move to the state after it, and `decisions` to its decision.
    """
    rows = {version: entry.events for version, entry in moves}
    versions = ((version, place) for version, entry in moves for place in range(len(entry.events)))
    last: ReplayFrame | None = None
    for (version, place), (seat, event) in zip(versions, by_turn([entry for _, entry in moves]), strict=True):
        opened = last is None or event.opens or bool(event.begins) or last.seat != seat or last.events[-1].opens
        chapter = event if event.opens else None if last is None else last.chapter
        if opened and last is not None:
            yield last._replace(onward=rows[version][place:]) if last.version == version else last
        events = (event,) if opened or last is None else (*last.events, event)
        decided = () if opened or last is None else last.decisions
        if not place and version in decisions:
            decided = (*decided, decisions[version])
        last = ReplayFrame(version, states[version], seat, events, chapter, decisions=decided)
    if last is not None:
        yield last
