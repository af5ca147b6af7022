"""What happens in Nim."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat


class Began(Event, frozen=True):
    """The game begins."""

    opens = True

    who: Seat


class Took(Event, frozen=True):
    """Somebody took sticks from a heap, numbered from 1."""

    who: Seat
    count: int
    heap: int


class Idle(Event, frozen=True):
    """Somebody's time ran out."""

    who: Seat


class Left(Event, frozen=True):
    """Somebody left the game."""

    who: Seat


class Over(Event, frozen=True):
    """Somebody won."""

    who: Seat


EVENTS = declared(__name__)
