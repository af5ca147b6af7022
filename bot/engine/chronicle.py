"""A log as people read it: chapters of turns. Pure, from what moves told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.engine.event import Event, Private, places_of
from bot.engine.record import Seat


class Told(NamedTuple):
    """What a move told: the seat whose move it was, TABLE for nobody's, and its events."""

    seat: Seat
    events: tuple[Event, ...]


class Chapter(NamedTuple):
    """A round or day: the event that opens it, None for what comes before the first, and its turns in their order.
    Moves that one seat made one after the other are one turn."""

    opening: Event | None
    turns: tuple[Told, ...]


def heard(moves: Iterable[Told], hears: Callable[[Any], bool]) -> list[Told]:
    """Leave only what a reader may know of; how many moves told nothing else does not show."""
    kept = (Told(move.seat, tuple(event for event in move.events if hears(event))) for move in moves)
    return [move for move in kept if move.events]


def chapters(moves: Iterable[Told]) -> list[Chapter]:
    """Cut `moves` into chapters where an event opens one, and join them to turns."""
    found: list[tuple[Event | None, list[Told]]] = [(None, [])]
    for move in moves:
        for event in move.events:
            if event.opens:
                found.append((event, []))
                continue
            turns = found[-1][1]
            if turns and turns[-1].seat == move.seat:
                turns[-1] = Told(move.seat, (*turns[-1].events, event))
            else:
                turns.append(Told(move.seat, (event,)))
    return [Chapter(opening, tuple(turns)) for opening, turns in found if opening is not None or turns]


def concerns(event: Event, seat: Seat) -> bool:
    """Tell whether `event` is about `seat`, or told to it alone."""
    return bool(places_of(event, seat)) or (isinstance(event, Private) and event.to == (seat,))
