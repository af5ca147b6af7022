"""A log as people read it: chapters of turns. Pure, from what moves told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.engine.event import Event, Private, places_of, turn_of
from bot.engine.record import Seat


class LogEntry(NamedTuple):
    """What a move told: the seat whose move it was, TABLE for nobody's, and its events; whether the table made it for
    the seat, whose time was up; the version of the table that it led to, and that of the move which it takes back."""

    seat: Seat
    events: tuple[Event, ...]
    forced: bool = False
    version: int = 0
    undoes: int = 0


class Chapter(NamedTuple):
    """A round or day: the event that opens it, None for what comes before the first, and its turns in their order.
    Moves that one seat made one after the other are one turn, or all from an event that begins one to the next such."""

    opening: Event | None
    turns: tuple[LogEntry, ...]


def lasting(moves: Sequence[LogEntry]) -> list[LogEntry]:
    """Leave out what was taken back again, and that it was; of what lies before these `moves` the latter is told."""
    undone, there = {move.undoes for move in moves}, {move.version for move in moves}
    return [move for move in moves if not (move.version and move.version in undone) and move.undoes not in there - {0}]


def heard(moves: Iterable[LogEntry], hears: Callable[[Any], bool]) -> list[LogEntry]:
    """Leave only what a reader may know of; how many moves told nothing else does not show."""
    kept = (move._replace(events=tuple(event for event in move.events if hears(event))) for move in moves)
    return [move for move in kept if move.events]


def chapters(moves: Iterable[LogEntry]) -> list[Chapter]:
    """Cut `moves` into chapters where an event opens one, and join them to turns."""
    found: list[tuple[Event | None, list[LogEntry]]] = [(None, [])]
    for seat, event in by_turn(moves):
        if event.opens:
            found.append((event, []))
            continue
        turns = found[-1][1]
        if turns and turns[-1].seat == seat and not event.begins:
            turns[-1] = LogEntry(seat, (*turns[-1].events, event))
        else:
            turns.append(LogEntry(seat, (event,)))
    return [Chapter(opening, tuple(turns)) for opening, turns in found if opening is not None or turns]


def by_turn(moves: Iterable[LogEntry]) -> Iterator[tuple[Seat, Event]]:
    """Yield each event with the seat whose turn it belongs to: the one whose turn an event began last, whoever moved
    since; where no event begins turns, the one that moved."""
    begun: Seat | None = None
    for move in moves:
        for event in move.events:
            begun = turn_of(event) if event.begins else begun
            yield (move.seat if begun is None else begun), event


def concerns(event: Event, seat: Seat) -> bool:
    """Return whether `event` is about `seat`, or told to it alone."""
    return bool(places_of(event, seat)) or (isinstance(event, Private) and event.to == (seat,))
