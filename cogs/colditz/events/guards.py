"""Events of the German's guards: posts, walks, arrests, searches and shots.

See docs/rules/colditz.md §3.8, §3.12, §3.13 and §3.15.
"""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Cell, Dice, Guard, Link, Man, Place, Room, Tunnel


class Posted(Event, frozen=True):
    """The German placed a guard from the barracks on a post (§3.12)."""

    who: Seat
    guard: Guard
    place: Place


class Withdrawn(Event, frozen=True):
    """The German took a guard back to the barracks (§3.12)."""

    who: Seat
    guard: Guard


class Walked(Event, frozen=True):
    """A guard walked, perhaps in pursuit of a man, and the German has `points` left (§3.12)."""

    who: Seat
    guard: Guard
    place: Place
    points: int
    quarry: Man | None


class CalledOff(Event, frozen=True):
    """A guard of `whose` lost the man whom he pursued and returned to the barracks (§3.12)."""

    guard: Guard
    whose: Seat | None = None


class Preferred(Event, frozen=True):
    """The German chose the block of cells for men arrested from now on (R18)."""

    who: Seat
    cell: Cell


class Announced(Event, frozen=True):
    """A guard is about to arrest a man; the man's officer may still answer with a card (§3.12)."""

    who: Seat
    man: Man
    guard: Guard
    points: int
    whose: Seat | None = None


class Arrested(Event, frozen=True):
    """A guard arrested a man. `trail` lists the drops and wire crossings that he had used (§3.12)."""

    scene = True

    man: Man
    guard: Guard
    place: Place
    whose: Seat | None = None
    trail: tuple[Link, ...] = ()


class Vanished(Event, frozen=True):
    """A man escaped his arrest by vanishing into a secret hide (§2.4 O-14)."""

    man: Man
    guard: Guard
    whose: Seat | None = None


class Searching(Event, frozen=True):
    """A guard began to search a room where officers in `whose` have men (§3.13)."""

    who: Seat
    room: Room
    guard: Guard
    whose: tuple[Seat, ...] = ()


class Searched(Event, frozen=True):
    """A search of a room arrested `men`, each at the matching place in `places` (§3.13)."""

    scene = True

    room: Room
    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()
    guard: Guard | None = None
    places: tuple[Place, ...] = ()


class SearchFailed(Event, frozen=True):
    """A search of a room arrested nobody (§3.13)."""

    room: Room


class Discovered(Event, frozen=True):
    """A tunnel was discovered; all `men` inside were arrested at the matching `places` (§3.8)."""

    scene = True

    who: Seat
    tunnel: Tunnel
    men: tuple[Man, ...]
    whose: tuple[Seat, ...] = ()
    guards: tuple[Guard, ...] = ()
    places: tuple[Place, ...] = ()


class Shot(Event, frozen=True):
    """A guard shot at a man (§3.15)."""

    who: Seat
    man: Man
    guard: Guard
    dice: Dice
    distance: int
    hit: bool
    whose: Seat | None = None


class Saved(Event, frozen=True):
    """An amulet saved a man who was hit at `place` (§2.4 O-12)."""

    scene = True

    man: Man
    whose: Seat | None = None
    place: Place | None = None


class Killed(Event, frozen=True):
    """A man was shot dead at `place`. `trail` lists the drops and wire crossings that he had used (§3.15)."""

    scene = True

    man: Man
    whose: Seat | None = None
    place: Place | None = None
    trail: tuple[Link, ...] = ()


EVENTS = declared(__name__)
