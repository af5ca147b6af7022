"""Officers and Inspectors: who avoids them, what they do otherwise, where they go.

See docs/rules/escape_plan.md §3.6.2, §3.6.3, §3.8, §4.10.
"""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.escape_plan.events.kinds import Aim, Colour, ContactSlot, Money, Officer, PartOfDay, Place, Price, Thing


class Avoided(Event, frozen=True):
    """Officers were avoided (§3.6.2)."""

    who: Seat
    what: Thing
    cost: Price
    tile: str
    officers: tuple[Officer, ...]


class PaidCosta(Event, frozen=True):
    """Lt. Costa was paid (§3.9)."""

    who: Seat
    cost: Money


class Wounded(Event, frozen=True):
    """A wound was taken (§3.6.3)."""

    who: Seat
    officer: Officer
    tile: str
    wounds: int


class Handcuffed(Event, frozen=True):
    """One wound too many brought handcuffs (§3.6.3)."""

    scene = True

    who: Seat
    officer: Officer
    tile: str
    handcuffs: int


class Covered(Event, frozen=True):
    """Handcuffs covered a contact slot with its contact, if it had one (§3.6.3)."""

    who: Seat
    slot: ContactSlot
    lost: tuple[Thing, ...]


class Arrested(Event, frozen=True):
    """The sixth handcuffs are an arrest (§3.6.3).

    The last wound came from `officer` on `tile`, on this day and in this part of it.
    """

    scene = True

    who: Seat
    officer: Officer | None = None
    tile: str = ""
    day: int = 0
    part: PartOfDay | None = None


class OfficerMoved(Event, frozen=True):
    """A player's thing moved an officer (§2.2, §4.5)."""

    kind: Officer
    start: str
    end: str


class OfficerRemoved(Event, frozen=True):
    """An officer went from the board to the box (§2.2)."""

    kind: Officer
    tile: str


class Heat(Event, frozen=True):
    """An officer came closer to the most notorious player (§3.8).

    `by` is the player who sent it, if there was a choice.
    """

    kind: Officer
    start: str
    end: str
    by: tuple[Seat, ...] = ()


class Inspects(Event, frozen=True):
    """An Inspector went to the aim of the card, and acts there (§4.10)."""

    reveals = True

    inspector: Officer
    card: Aim
    tile: str


class Tails(Event, frozen=True):
    """An Inspector found no aim of the card and follows `whom` (§4.10)."""

    reveals = True

    inspector: Officer
    card: Aim
    tile: str
    whom: Seat


class KeyRemoved(Event, frozen=True):
    """An Inspector took a key (§4.10)."""

    place: Place
    colour: Colour


class SpaceFilled(Event, frozen=True):
    """An Inspector filled a space of a Business; `left` spaces are free (§4.10)."""

    place: Place
    left: int


class LockerTaken(Event, frozen=True):
    """An Inspector took a tile of a locker; `left` tiles remain (§4.10)."""

    colour: Colour
    left: int


class ExitTileTaken(Event, frozen=True):
    """An Inspector took a tile of a closed exit; `left` tiles remain (§4.10)."""

    exit: int
    left: int


class MemberTaken(Event, frozen=True):
    """An Inspector took a gang member off a headquarters; `left` remain (§4.10)."""

    tile: str
    left: int


EVENTS = declared(__name__)
