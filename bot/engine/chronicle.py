"""The log of a game for readers: events joined to turns, and turns to chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.engine.event import Event, Private, places_of, turn_of
from bot.engine.record import Seat


class LogEntry(NamedTuple):
    """An entry of the log: the events of one move.

    `seat` made the move; it is TABLE if no player did. `forced` says that the table moved for the seat because its time
    was up. `version` is the version of the table after the move. If the entry takes a move back, `undoes` is the
    version of that move.
    """

    seat: Seat
    events: tuple[Event, ...]
    forced: bool = False
    version: int = 0
    undoes: int = 0


class Chapter(NamedTuple):
    """A round or day of a game: the event that opens it, and its turns in order.

    Before the first opening event, the event is None. A turn is a run of moves by one seat. If the game has events that
    begin turns, a turn lasts until the next such event.
    """

    opening: Event | None
    turns: tuple[LogEntry, ...]


def without_taken_back(moves: Sequence[LogEntry]) -> list[LogEntry]:
    """Return `moves` without the moves that were taken back.

    The entries that took them back are left out, too. If `moves` begins after the move that was taken back, keep the
    entry that took it back.
    """
    undone, there = {move.undoes for move in moves}, {move.version for move in moves}
    return [move for move in moves if not (move.version and move.version in undone) and move.undoes not in there - {0}]


def heard(moves: Iterable[LogEntry], hears: Callable[[Any], bool]) -> list[LogEntry]:
    """Return `moves` with only the events that the function `hears` accepts.

    Moves without such events are left out.
    """
    kept = (move._replace(events=tuple(event for event in move.events if hears(event))) for move in moves)
    return [move for move in kept if move.events]


def chapters(moves: Iterable[LogEntry]) -> list[Chapter]:
    """Return `moves` as chapters, with consecutive moves of a seat joined to turns.

    Each event with `opens` begins a chapter.
    """
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

    If the game has events that begin turns, this is the seat whose turn began last, even if another seat has moved
    since. In other games, it is the seat that moved.
    """
    begun: Seat | None = None
    for move in moves:
        for event in move.events:
            begun = turn_of(event) if event.begins else begun
            yield (move.seat if begun is None else begun), event


def concerns(event: Event, seat: Seat) -> bool:
    """Return whether `event` is about `seat` or is a private event that only this seat sees."""
    return bool(places_of(event, seat)) or (isinstance(event, Private) and event.to == (seat,))
