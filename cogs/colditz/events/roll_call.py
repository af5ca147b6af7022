"""The roll call and the general search (docs/rules/colditz.md §3.14)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Man, Place


class CalledRoll(Event, frozen=True):
    """The German played a roll call (§3.14)."""

    who: Seat


class Chose(Event, frozen=True):
    """An officer has chosen in secret which men go to the roll call (R37)."""

    who: Seat


class Attended(Event, frozen=True):
    """The men an officer sent to the roll call; `stayed` are the men who stayed away (§3.14)."""

    reveals = True

    who: Seat
    men: tuple[Man, ...]
    stayed: tuple[Man, ...]


class Spared(Event, frozen=True):
    """The German makes no general search (§3.14)."""

    who: Seat


class Sweeping(Event, frozen=True):
    """A general search starts: its range from every guard, and the men in range (§3.14)."""

    who: Seat
    points: int
    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()


class Swept(Event, frozen=True):
    """A general search within this range of every guard arrested men, each at his place (§3.14)."""

    scene = True

    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()
    places: tuple[Place, ...] = ()
    points: int = 0


class SweepFailed(Event, frozen=True):
    """A general search found nobody (§3.14)."""


EVENTS = declared(__name__)
