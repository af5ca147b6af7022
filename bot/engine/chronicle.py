"""A log as people read it: chapters of turns. Pure functions of the events that each move told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.engine.event import Event, Private, places_of, turn_of
from bot.engine.record import Seat


class LogEntry(NamedTuple):
    """The events of a move.

    It has the seat that moved (TABLE if nobody did) and whether the table moved for the seat because its time was up.
    It also has the version of the table after the move, and the version of the move that it takes back.
    """

    seat: Seat
    events: tuple[Event, ...]
    forced: bool = False
    version: int = 0
    undoes: int = 0


class Chapter(NamedTuple):
    """A round or day: the event that opens it and its turns in order.

    The event is None before the first chapter.

    A turn is a run of moves by one seat. In games whose events begin turns, it is everything up to the next such event.
    """

    opening: Event | None
    turns: tuple[LogEntry, ...]


def lasting(moves: Sequence[LogEntry]) -> list[LogEntry]:
    """Leave out moves that were taken back, and the entries that say so.

    If the taken-back move is older than `moves`, keep the entry that says so.
    """
    undone, there = {move.undoes for move in moves}, {move.version for move in moves}
    return [move for move in moves if not (move.version and move.version in undone) and move.undoes not in there - {0}]


def heard(moves: Iterable[LogEntry], hears: Callable[[Any], bool]) -> list[LogEntry]:
    """Keep only what a reader may know. The number of moves without visible events stays hidden."""
    kept = (move._replace(events=tuple(event for event in move.events if hears(event))) for move in moves)
    return [move for move in kept if move.events]


def chapters(moves: Iterable[LogEntry]) -> list[Chapter]:
    """Split `moves` into chapters at each event that opens one, and join the moves to turns."""
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
    """Yield each event with the seat whose turn it belongs to.

    That is the seat whose turn an event began last, even if another seat has moved since. In games without such events,
    it is the seat that moved.
    """
    begun: Seat | None = None
    for move in moves:
        for event in move.events:
            begun = turn_of(event) if event.begins else begun
            yield (move.seat if begun is None else begun), event


def concerns(event: Event, seat: Seat) -> bool:
    """Return whether `event` is about `seat`, or told to it alone."""
    return bool(places_of(event, seat)) or (isinstance(event, Private) and event.to == (seat,))
