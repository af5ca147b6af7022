"""Events of officers and Inspectors: avoided or not, their harm, and their moves.

See docs/rules/escape_plan.md §3.6.2, §3.6.3, §3.8, §4.10.
"""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.escape_plan.events.kinds import Aim, Colour, ContactSlot, Money, Officer, PartOfDay, Place, Price, Thing


class Avoided(Event, frozen=True):
    """A player avoided officers (§3.6.2)."""

    who: Seat
    what: Thing
    cost: Price
    tile: str
    officers: tuple[Officer, ...]


class PaidCosta(Event, frozen=True):
    """A player paid Lt. Costa (§3.9)."""

    who: Seat
    cost: Money


class Wounded(Event, frozen=True):
    """A player took a wound (§3.6.3)."""

    who: Seat
    officer: Officer
    tile: str
    wounds: int


class Handcuffed(Event, frozen=True):
    """A player with a full red box took another wound and got handcuffs (§3.6.3)."""

    scene = True

    who: Seat
    officer: Officer
    tile: str
    handcuffs: int


class Covered(Event, frozen=True):
    """Handcuffs covered a contact slot, and the contact in it if there was one (§3.6.3)."""

    who: Seat
    slot: ContactSlot
    lost: tuple[Thing, ...]


class Arrested(Event, frozen=True):
    """A player got the sixth handcuffs and was arrested (§3.6.3).

    `officer` on `tile` caused the last wound, on this day and in this part of it.
    """

    scene = True

    who: Seat
    officer: Officer | None = None
    tile: str = ""
    day: int = 0
    part: PartOfDay | None = None


class OfficerMoved(Event, frozen=True):
    """A player used something that moved an officer (§2.2, §4.5)."""

    kind: Officer
    start: str
    end: str


class OfficerRemoved(Event, frozen=True):
    """An officer was removed from the board to the box (§2.2)."""

    kind: Officer
    tile: str


class Heat(Event, frozen=True):
    """An officer moved closer to the most notorious player (§3.8).

    `by` is the player who chose the officer, if there was a choice.
    """

    kind: Officer
    start: str
    end: str
    by: tuple[Seat, ...] = ()


class Inspects(Event, frozen=True):
    """An Inspector moved to the target of the Inspector card and acts there (§4.10)."""

    reveals = True

    inspector: Officer
    card: Aim
    tile: str


class Tails(Event, frozen=True):
    """The Inspector card had no possible target, so the Inspector follows `whom` (§4.10)."""

    reveals = True

    inspector: Officer
    card: Aim
    tile: str
    whom: Seat


class KeyRemoved(Event, frozen=True):
    """An Inspector removed a key from a Safe House (§4.10)."""

    place: Place
    colour: Colour


class SpaceFilled(Event, frozen=True):
    """An Inspector filled a space of a business; `left` spaces are free (§4.10)."""

    place: Place
    left: int


class LockerTaken(Event, frozen=True):
    """An Inspector removed a tile from a locker's stack; `left` tiles remain (§4.10)."""

    colour: Colour
    left: int


class ExitTileTaken(Event, frozen=True):
    """An Inspector removed a tile of a closed exit; `left` tiles remain (§4.10)."""

    exit: int
    left: int


class MemberTaken(Event, frozen=True):
    """An Inspector removed a gang member from a headquarters; `left` members remain (§4.10)."""

    tile: str
    left: int


EVENTS = declared(__name__)
