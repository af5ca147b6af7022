"""The events of a visit to a location (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.escape_plan.events.kinds import Colour, Hidden, Money, PartOfDay, Place, Thing


class Visited(Event, frozen=True):
    """A player visited a Business or Safe House for the first time (§3.6.4)."""

    who: Seat
    place: Place


class Gained(Private, frozen=True):
    """The plan card paid for a visit: an amount for the stash, or `income` at once (§3.6.4, §3.12)."""

    who: Seat
    place: Place
    amount: Money
    income: bool


class NothingThere(Event, frozen=True):
    """A place had nothing for its visitor (§3.6.4)."""

    who: Seat
    place: Place


class ClosedBusiness(Event, frozen=True):
    """A Business is full (§3.6.4)."""

    place: Place


class TookKey(Event, frozen=True):
    """A key was taken at a Safe House (§3.6.4)."""

    who: Seat
    colour: Colour


class TookFixer(Event, frozen=True):
    """A Fixer was taken at a Safe House (§3.6.4)."""

    who: Seat
    what: Thing


class Hired(Event, frozen=True):
    """Gang members were hired (§3.6.4)."""

    who: Seat
    count: int
    cost: Money


class Toll(Event, frozen=True):
    """A player who hired paid the owner of the control marker (§3.6.4)."""

    who: Seat
    amount: Money


class Marked(Event, frozen=True):
    """A control marker was placed (§3.6.4)."""

    who: Seat
    tile: str


class Equipped(Event, frozen=True):
    """A piece of Equipment was taken at a store (§3.6.4)."""

    who: Seat
    what: Thing


class HandedBack(Event, frozen=True):
    """A piece of Equipment went back to the store (§3.6.4)."""

    who: Seat
    what: Thing


class BoughtCan(Event, frozen=True):
    """A gas can was bought (§3.6.4)."""

    who: Seat
    cost: Money


class Opened(Event, frozen=True):
    """A locker was opened; `left` tiles of its stack remain (§3.6.4)."""

    who: Seat
    colour: Colour
    left: int


class Looks(Event, frozen=True):
    """A player looks at the tiles of a closed exit (§3.6.4)."""

    who: Seat
    place: Place
    count: int


class Saw(Private, frozen=True):
    """The tiles of a locker or an exit, for the player who looks (§3.6.4)."""

    reveals = True

    who: Seat
    values: tuple[Hidden, ...]


class Kept(Private, frozen=True):
    """The tile that the player kept (§3.6.4)."""

    who: Seat
    value: Hidden


class Escaped(Event, frozen=True):
    """A player left the city by the open `exit` (§3.6.4).

    It tells the place in the order of escapes, the price and the part of the day.
    """

    scene = True

    who: Seat
    place: int
    exit: int = 0
    cost: Money = 0
    part: PartOfDay | None = None


EVENTS = declared(__name__)
