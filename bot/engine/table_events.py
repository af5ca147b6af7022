"""Events that the bot adds to the log of any game."""

from __future__ import annotations

from typing import Any

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat


class TookBack(Event, frozen=True):
    """A player took back the last move, which everybody had seen."""

    who: Seat


class TookBackUnseen(Private, frozen=True):
    """A player took back the last move, which only some viewers had seen."""

    who: Seat


class Called(Event, frozen=True):
    """All people ended the game early, and `who` have won."""

    outcome = True

    who: tuple[Seat, ...]


class Returned(Event, frozen=True):
    """The table went back to an earlier moment, as `who` had asked."""

    who: Seat


TABLE_EVENTS: Any = declared(__name__)
"""The union of the event classes in this module, for decoding."""


def row_events_type(events: Any) -> Any:
    """Return the type of all events in a log row.

    It joins `events`, the union of a game's events, and the bot's own events.
    """
    return tuple.__class_getitem__((events | TABLE_EVENTS, ...))
