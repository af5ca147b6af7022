"""Events that the bot itself adds to the log of any game."""

from __future__ import annotations

from typing import Any

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat


class TookBack(Event, frozen=True):
    """A player took back the last step, which everybody had heard of."""

    who: Seat


class TookBackUnseen(Private, frozen=True):
    """A player took back the last step, which only some had heard of."""

    who: Seat


class Called(Event, frozen=True):
    """All people ended the game as it was, and `who` have won."""

    outcome = True

    who: tuple[Seat, ...]


class Returned(Event, frozen=True):
    """All at the table went back to an earlier moment. `who` had asked for it."""

    who: Seat


TABLE_EVENTS: Any = declared(__name__)
"""The union of these events."""


def rows_of(events: Any) -> Any:
    """Return the type of the events in a log row, for a game that has these `events`."""
    return tuple.__class_getitem__((events | TABLE_EVENTS, ...))
