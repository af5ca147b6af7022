"""Events of a visit to a location (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.escape_plan.events.kinds import Colour, Hidden, Money, PartOfDay, Place, Thing


class Visited(Event, frozen=True):
    """A player visited a Business or Safe House for the first time (§3.6.4)."""

    who: Seat
    place: Place


class Gained(Private, frozen=True):
    """The plan card paid a player for a visit: an amount for the stash, or `income` (§3.6.4, §3.12).

    The event is shown only to the visitor.
    """

    who: Seat
    place: Place
    amount: Money
    income: bool


class NothingThere(Event, frozen=True):
    """A player visited a place that had nothing to offer (§3.6.4)."""

    who: Seat
    place: Place


class ClosedBusiness(Event, frozen=True):
    """A business got its last cube and closed (§3.6.4)."""

    place: Place


class TookKey(Event, frozen=True):
    """A player took a key at a Safe House (§3.6.4)."""

    who: Seat
    colour: Colour


class TookFixer(Event, frozen=True):
    """A player took a Fixer at a Safe House (§3.6.4)."""

    who: Seat
    what: Thing


class Hired(Event, frozen=True):
    """A player hired gang members (§3.6.4)."""

    who: Seat
    count: int
    cost: Money


class Toll(Event, frozen=True):
    """A player who hired gang members paid the owner of the headquarters' control marker (§3.6.4)."""

    who: Seat
    amount: Money


class Marked(Event, frozen=True):
    """A player placed a control marker on a gang headquarters (§3.6.4)."""

    who: Seat
    tile: str


class Equipped(Event, frozen=True):
    """A player took a piece of Equipment at a store (§3.6.4)."""

    who: Seat
    what: Thing


class HandedBack(Event, frozen=True):
    """A player handed a piece of Equipment back to the store (§3.6.4)."""

    who: Seat
    what: Thing


class BoughtCan(Event, frozen=True):
    """A player bought a gas can (§3.6.4)."""

    who: Seat
    cost: Money


class Opened(Event, frozen=True):
    """A player opened a locker. The stack of such lockers has `left` tiles now (§3.6.4)."""

    who: Seat
    colour: Colour
    left: int


class Looks(Event, frozen=True):
    """A player looks at the hidden tiles of a closed exit (§3.6.4)."""

    who: Seat
    place: Place
    count: int


class Saw(Private, frozen=True):
    """The hidden tiles of a locker or an exit. Only the player who looks at them sees this event (§3.6.4)."""

    reveals = True

    who: Seat
    values: tuple[Hidden, ...]


class Kept(Private, frozen=True):
    """The hidden tile that a player kept. Only this player sees the event (§3.6.4)."""

    who: Seat
    value: Hidden


class Escaped(Event, frozen=True):
    """A player left the city by the open exit named `exit` (§3.6.4).

    The event includes the place in the order of escapes, the price and the part of the day.
    """

    scene = True

    who: Seat
    place: int
    exit: int = 0
    cost: Money = 0
    part: PartOfDay | None = None


EVENTS = declared(__name__)
