"""Officers' actions with men and Equipment (docs/rules/colditz.md §3.4 to §3.8, §3.11)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Card, Dice, Equipment, Guard, Link, Man, Objective, Place, Tunnel


class Moved(Event, frozen=True):
    """A man walked; the event has the points left (§3.4)."""

    who: Seat
    man: Man
    place: Place
    points: int


class Paid(Event, frozen=True):
    """An officer handed in Equipment for a crossing, some of it as `cards` from the hand (§3.7)."""

    who: Seat
    equipment: Equipment
    cards: tuple[Card, ...]


class Intercepted(Event, frozen=True):
    """The German took a key or pass, and the gate stays closed (§2.5 S-5, S-6)."""

    who: Seat
    man: Man
    kind: str
    whose: Seat | None = None


class Escaped(Event, frozen=True):
    """A man escaped from the castle of `whose` (§3.11).

    `start` is the place he came from, and `trail` has the drops and wire that he crossed. `by` is the car or Do or die,
    and `dice` are their throws.
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
    """An officer took Equipment, and the men used for it go to the roll-call zone (§3.5)."""

    who: Seat
    equipment: Equipment
    men: tuple[Man, ...]


class TookKit(Event, frozen=True):
    """An officer took the escape kit; `parts` are the cards handed in for it (§3.6)."""

    who: Seat
    parts: tuple[Card, ...]


class GaveUp(Event, frozen=True):
    """An officer gave up Equipment (§3.12)."""

    who: Seat
    equipment: Equipment


class Freed(Event, frozen=True):
    """A man left his cell (§3.11, §2.4 O-7)."""

    who: Seat
    man: Man
    place: Place


class Surrendered(Event, frozen=True):
    """An officer forced an arrest of his own man (§3.11)."""

    who: Seat
    man: Man
    guard: Guard


class Dug(Event, frozen=True):
    """Two men opened a tunnel (§3.8)."""

    who: Seat
    tunnel: Tunnel
    men: tuple[Man, ...]


class Collapsed(Event, frozen=True):
    """A tunnel collapsed; the last `man` of `whose` is still inside, if there was one (§3.8)."""

    scene = True

    tunnel: Tunnel
    whose: Seat | None = None
    man: Man | None = None


EVENTS = declared(__name__)
