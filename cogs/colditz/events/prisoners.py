"""Events of prisoners: walks, escapes, Equipment, tunnels (docs/rules/colditz.md §3.4 to §3.8, §3.11)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Card, Dice, Equipment, Guard, Link, Man, Objective, Place, Tunnel


class Moved(Event, frozen=True):
    """A man walked, and his officer has `points` left (§3.4)."""

    who: Seat
    man: Man
    place: Place
    points: int


class Paid(Event, frozen=True):
    """An officer paid Equipment for a crossing; `cards` of it came from the hand (§3.7)."""

    who: Seat
    equipment: Equipment
    cards: tuple[Card, ...]


class Intercepted(Event, frozen=True):
    """The German kept a key or pass that was handed in, so the gate stays closed (§2.5 S-5, S-6)."""

    who: Seat
    man: Man
    kind: str
    whose: Seat | None = None


class Escaped(Event, frozen=True):
    """A man reached an objective and escaped; `whose` is the German (§3.11).

    `start` is the place he came from. `trail` lists the drops and wire crossings that he used. `by` says whether he
    used the car or Do or die, and `dice` are the throws for it.
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
    """An officer took Equipment; the men used for it went to the roll-call zone (§3.5)."""

    who: Seat
    equipment: Equipment
    men: tuple[Man, ...]


class TookKit(Event, frozen=True):
    """An officer took the escape kit and handed in the cards in `parts` for it (§3.6)."""

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
    """An officer let a guard arrest one of the officer's own men (§3.11)."""

    who: Seat
    man: Man
    guard: Guard


class Dug(Event, frozen=True):
    """Two men opened a tunnel (§3.8)."""

    who: Seat
    tunnel: Tunnel
    men: tuple[Man, ...]


class Collapsed(Event, frozen=True):
    """A tunnel collapsed. If a man of `whose` was inside, he is `man` (§3.8)."""

    scene = True

    tunnel: Tunnel
    whose: Seat | None = None
    man: Man | None = None


EVENTS = declared(__name__)
