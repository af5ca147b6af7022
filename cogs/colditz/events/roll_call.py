"""Events of the roll call and the general search (docs/rules/colditz.md §3.14)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Man, Place


class CalledRoll(Event, frozen=True):
    """The German called the roll (§3.14)."""

    who: Seat


class Chose(Event, frozen=True):
    """An officer secretly chose which men attend the roll call (R37)."""

    who: Seat


class Attended(Event, frozen=True):
    """An officer's secret choice for the roll call was revealed (§3.14).

    The men in `men` attended. The men in `stayed` did not.
    """

    reveals = True

    who: Seat
    men: tuple[Man, ...]
    stayed: tuple[Man, ...]


class Spared(Event, frozen=True):
    """The German decided not to make a general search (§3.14)."""

    who: Seat


class Sweeping(Event, frozen=True):
    """A general search started (§3.14).

    `men` are the absent men whom some guard is near enough to find.
    """

    who: Seat
    points: int
    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()


class Swept(Event, frozen=True):
    """A general search led to arrests (§3.14).

    `men` lists the arrested men. `places` has the place of each man in the same order.
    """

    scene = True

    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()
    places: tuple[Place, ...] = ()
    points: int = 0


class SweepFailed(Event, frozen=True):
    """A general search arrested nobody (§3.14)."""


EVENTS = declared(__name__)
