"""A game turn by turn: what happened in each turn, and the state that it led to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.engine.chronicle import LogEntry, by_turn
from bot.engine.event import Event
from bot.engine.record import Seat


class Decision(NamedTuple):
    """A move as its seat came to it: the state in which it was chosen."""

    seat: Seat
    move: str
    before: Any


class ReplayFrame(NamedTuple):
    """A turn that stands: the row of the log that it ended with and the state after it, whose turn it was (TABLE for
    nobody's), what happened in it, secrets and all, what opened the chapter that it lies in, None before the first,
    what the same row told that belongs to later turns (the state is the one after that), and what was decided in it."""

    version: int
    state: Any
    seat: Seat
    events: tuple[Event, ...]
    chapter: Event | None
    onward: tuple[Event, ...] = ()
    decisions: tuple[Decision, ...] = ()


Achievement: TypeAlias = "Callable[[Sequence[ReplayFrame], Seat], bool]"
"""Tells whether a seat has done something worth telling in an ended game, which its frames show."""


def frames(
    moves: Sequence[tuple[int, LogEntry]], states: Mapping[int, Any], decisions: Mapping[int, Decision]
) -> Iterator[ReplayFrame]:
    """Join moves to turns, as the log does: an event that opens a chapter is one by itself. `decisions` are those of
    the moves, by version."""
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
