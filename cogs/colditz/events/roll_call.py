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
    """An officer's choice for the roll call was revealed: `men` attended, `stayed` did not (§3.14)."""

    reveals = True

    who: Seat
    men: tuple[Man, ...]
    stayed: tuple[Man, ...]


class Spared(Event, frozen=True):
    """The German decided against a general search (§3.14)."""

    who: Seat


class Sweeping(Event, frozen=True):
    """A general search started; `men` are within its range of some guard (§3.14)."""

    who: Seat
    points: int
    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()


class Swept(Event, frozen=True):
    """A general search arrested `men`, each at the matching place in `places` (§3.14)."""

    scene = True

    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()
    places: tuple[Place, ...] = ()
    points: int = 0


class SweepFailed(Event, frozen=True):
    """A general search arrested nobody (§3.14)."""


EVENTS = declared(__name__)
