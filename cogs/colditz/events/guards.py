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
    """A guard walked, perhaps in pursuit of a man (§3.12).

    The German has `points` movement points left.
    """

    who: Seat
    guard: Guard
    place: Place
    points: int
    quarry: Man | None


class CalledOff(Event, frozen=True):
    """A guard lost the man whom he pursued and returned to the barracks (§3.12).

    `whose` is the German.
    """

    guard: Guard
    whose: Seat | None = None


class Preferred(Event, frozen=True):
    """The German chose in which of the 2 blocks of cells men are put after an arrest (R18)."""

    who: Seat
    cell: Cell


class Announced(Event, frozen=True):
    """A guard is about to arrest a man (§3.12).

    The man's officer may still answer with a card.
    """

    who: Seat
    man: Man
    guard: Guard
    points: int
    whose: Seat | None = None


class Arrested(Event, frozen=True):
    """A guard arrested a man (§3.12).

    `trail` lists the drops and wire crossings that the man had used.
    """

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
    """A guard began to search a room (§3.13).

    `whose` lists the officers who have men in the room.
    """

    who: Seat
    room: Room
    guard: Guard
    whose: tuple[Seat, ...] = ()


class Searched(Event, frozen=True):
    """The search of a room led to arrests (§3.13).

    `men` lists the arrested men. `places` has the place of each man in the same order.
    """

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
    """The German discovered a tunnel and arrested all men inside (§3.8).

    `men` lists the arrested men. `places` has the place of each man in the same order.
    """

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
    """A man was hit by a shot at `place`, but his officer's amulet card saved him (§2.4 O-12)."""

    scene = True

    man: Man
    whose: Seat | None = None
    place: Place | None = None


class Killed(Event, frozen=True):
    """A man was shot dead at `place` (§3.15).

    `trail` lists the drops and wire crossings that the man had used.
    """

    scene = True

    man: Man
    whose: Seat | None = None
    place: Place | None = None
    trail: tuple[Link, ...] = ()


EVENTS = declared(__name__)
