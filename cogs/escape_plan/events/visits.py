"""What is found at a location (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.escape_plan.events.kinds import Colour, Hidden, Money, PartOfDay, Place, Thing


class Visited(Event, frozen=True):
    """Somebody visited a Business or Safe House for the first time (§3.6.4)."""

    who: Seat
    place: Place


class Gained(Private, frozen=True):
    """What the plan card gives for a visit: an amount for the stash, or `income` at once (§3.6.4, §3.12)."""

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
    """The owner of a control marker was paid for another's hiring (§3.6.4)."""

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
    """A locker was opened; so many of its stack are `left` (§3.6.4)."""

    who: Seat
    colour: Colour
    left: int


class Looks(Event, frozen=True):
    """Somebody looks at the tiles of a closed exit (§3.6.4)."""

    who: Seat
    place: Place
    count: int


class Saw(Private, frozen=True):
    """Which tiles of a locker or an exit they are, for whoever looks (§3.6.4)."""

    reveals = True

    who: Seat
    values: tuple[Hidden, ...]


class Kept(Private, frozen=True):
    """Which of them was kept (§3.6.4)."""

    who: Seat
    value: Hidden


class Escaped(Event, frozen=True):
    """Somebody left the city by the open `exit`, as which one, for what and in which part of the day (§3.6.4)."""

    scene = True

    who: Seat
    place: int
    exit: int = 0
    cost: Money = 0
    part: PartOfDay | None = None


EVENTS = declared(__name__)
