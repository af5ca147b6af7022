"""Events of officers and Inspectors: avoiding officers, the harm that they do, and their moves.

See docs/rules/escape_plan.md §3.6.2, §3.6.3, §3.8, §4.10.
"""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.escape_plan.events.kinds import Aim, Colour, ContactSlot, Money, Officer, PartOfDay, Place, Price, Thing


class Avoided(Event, frozen=True):
    """A player used a thing to avoid officers (§3.6.2)."""

    who: Seat
    what: Thing
    cost: Price
    tile: str
    officers: tuple[Officer, ...]


class PaidCosta(Event, frozen=True):
    """A player paid money to Lt. Costa, and so took no wound from him (§3.9)."""

    who: Seat
    cost: Money


class Wounded(Event, frozen=True):
    """A player took a wound (§3.6.3)."""

    who: Seat
    officer: Officer
    tile: str
    wounds: int


class Handcuffed(Event, frozen=True):
    """A player with all wounds on the red box took one more wound, and got handcuffs instead (§3.6.3)."""

    scene = True

    who: Seat
    officer: Officer
    tile: str
    handcuffs: int


class Covered(Event, frozen=True):
    """Handcuffs covered a contact slot of a player, and the contact in the slot if there was one (§3.6.3)."""

    who: Seat
    slot: ContactSlot
    lost: tuple[Thing, ...]


class Arrested(Event, frozen=True):
    """A player got the sixth handcuffs and was arrested (§3.6.3).

    The event names the officer who caused the last wound, the tile, the day and the part of the day.
    """

    scene = True

    who: Seat
    officer: Officer | None = None
    tile: str = ""
    day: int = 0
    part: PartOfDay | None = None


class OfficerMoved(Event, frozen=True):
    """A player used something that moves an officer, and the officer moved (§2.2, §4.5)."""

    kind: Officer
    start: str
    end: str


class OfficerRemoved(Event, frozen=True):
    """An officer was taken off the board and put back into the box (§2.2)."""

    kind: Officer
    tile: str


class Heat(Event, frozen=True):
    """An officer moved closer to the most notorious player (§3.8).

    `by` is the player who chose the officer. It is empty if there was no choice.
    """

    kind: Officer
    start: str
    end: str
    by: tuple[Seat, ...] = ()


class Inspects(Event, frozen=True):
    """An Inspector moved to the target on the Inspector card, and acts at that place (§4.10)."""

    reveals = True

    inspector: Officer
    card: Aim
    tile: str


class Tails(Event, frozen=True):
    """No place matched the Inspector card, so the Inspector follows player `whom` (§4.10)."""

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
    """An Inspector filled a space of a business. The business has `left` free spaces now (§4.10)."""

    place: Place
    left: int


class LockerTaken(Event, frozen=True):
    """An Inspector removed a tile from the stack of a locker. The stack has `left` tiles now (§4.10)."""

    colour: Colour
    left: int


class ExitTileTaken(Event, frozen=True):
    """An Inspector removed a tile of a closed exit. The exit has `left` tiles now (§4.10)."""

    exit: int
    left: int


class MemberTaken(Event, frozen=True):
    """An Inspector removed a gang member from a headquarters, where `left` members remain (§4.10)."""

    tile: str
    left: int


EVENTS = declared(__name__)
