"""Events of prisoners: walks, escapes, Equipment, tunnels (docs/rules/colditz.md §3.4 to §3.8, §3.11)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Card, Dice, Equipment, Guard, Link, Man, Objective, Place, Tunnel


class Moved(Event, frozen=True):
    """A man walked, and his officer has `points` movement points left (§3.4)."""

    who: Seat
    man: Man
    place: Place
    points: int


class Paid(Event, frozen=True):
    """An officer paid Equipment cards for a gate, a drop or a wire crossing (§3.7).

    `cards` is how many of them came from the hand.
    """

    who: Seat
    equipment: Equipment
    cards: tuple[Card, ...]


class Intercepted(Event, frozen=True):
    """The German took a key or pass that an officer handed in at a gate (§2.5 S-5, S-6).

    The gate stays closed.
    """

    who: Seat
    man: Man
    kind: str
    whose: Seat | None = None


class Escaped(Event, frozen=True):
    """A man reached an objective and escaped (§3.11).

    `whose` is the German. `start` is the place from which the man came. `trail` lists the drops and wire crossings that
    he used. `by` says whether he used the car or Do or die, and `dice` has the throws for that.
    """

    scene = True

    who: Seat
    man: Man
    objective: Objective
    escapes: int
    whose: Seat | None = None
    start: Place | None = None
    trail: tuple[Link, ...] = ()
    by: str = ""
    dice: Dice = ()
    need: int = 0


class Equipped(Event, frozen=True):
    """An officer took an Equipment card (§3.5).

    The men used for it were moved to the roll-call zone.
    """

    who: Seat
    equipment: Equipment
    men: tuple[Man, ...]


class TookKit(Event, frozen=True):
    """An officer took the escape kit (§3.6).

    `parts` lists the cards that the officer handed in for it.
    """

    who: Seat
    parts: tuple[Card, ...]


class GaveUp(Event, frozen=True):
    """An officer lost Equipment after an arrest (§3.12)."""

    who: Seat
    equipment: Equipment


class Freed(Event, frozen=True):
    """A man left his cell (§3.11, §2.4 O-7)."""

    who: Seat
    man: Man
    place: Place


class Surrendered(Event, frozen=True):
    """An officer let a guard arrest one of the officer's own men on purpose (§3.11)."""

    who: Seat
    man: Man
    guard: Guard


class Dug(Event, frozen=True):
    """Two men opened a tunnel (§3.8)."""

    who: Seat
    tunnel: Tunnel
    men: tuple[Man, ...]


class Collapsed(Event, frozen=True):
    """A tunnel collapsed (§3.8).

    If a man was inside, `man` names him and `whose` is his officer.
    """

    scene = True

    tunnel: Tunnel
    whose: Seat | None = None
    man: Man | None = None


EVENTS = declared(__name__)
