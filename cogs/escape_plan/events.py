"""What happens in Escape Plan, as it is told and written down (docs/rules/escape_plan.md §3).

Money is in thousands of dollars; a tile is named by its id.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat

Money: TypeAlias = Annotated[int, "money"]
"""An amount."""

Price: TypeAlias = Annotated[int, "price"]
"""What something cost; 0 is told as free."""

Fare: TypeAlias = Annotated[int, "fare"]
"""What a way cost, behind a comma; nothing is said of 0."""

Hidden: TypeAlias = Annotated[int, "hidden"]
"""The value of a tile of a locker or an exit; 0 is a rat."""

Thing: TypeAlias = Annotated[str, "thing"]
"""A contact, an asset, a Fixer, a piece of Equipment or another thing to use."""

Place: TypeAlias = Annotated[str, "place"]
"""A location by the name that the city gives it, such as `casino` or `exit2`."""

Officer: TypeAlias = Annotated[str, "officer"]
"""An officer or an Inspector."""

Colour: TypeAlias = Annotated[str, "colour"]
"""The colour of a key or a locker."""

ContactSlot: TypeAlias = Annotated[int, "contact_slot"]
"""A contact slot, counted from 0; it is called by its worth."""

PartOfDay: TypeAlias = Annotated[str, "part"]
"""A part of the day."""

Aim: TypeAlias = Annotated[str, "aim"]
"""An Inspector card."""

Player: TypeAlias = Annotated[int, "player"]
"""A player in a list of all, who is told by name to everybody."""


class Began(Event, frozen=True):
    """The game begins; `who` is first to place a tile (§3.3)."""

    who: Seat


class Day(Event, frozen=True):
    """A day begins (§3.0)."""

    opens = True

    day: int


class Part(Event, frozen=True):
    """A part of the day begins (§3.5)."""

    opens = True

    part: PartOfDay
    day: int = 0


class Income(Event, frozen=True):
    """Somebody received income (§3.1)."""

    who: Seat
    amount: Money


class Unlocked(Event, frozen=True):
    """An asset was unlocked (§3.1, §3.7)."""

    who: Seat
    asset: Thing
    cost: Price


class KeptMoney(Event, frozen=True):
    """Somebody unlocked nothing in the Income phase (§3.1)."""

    who: Seat


class Patrol(Event, frozen=True):
    """A patrol card was revealed (§3.2)."""

    exit: int


class ExitClosed(Event, frozen=True):
    """An exit has both its cards (§3.2)."""

    scene = True

    exit: int


class Placed(Event, frozen=True):
    """A tile was placed on the hex `q`, `r` (§3.3)."""

    who: Seat
    tile: str
    q: int
    r: int


class Housed(Event, frozen=True):
    """A Business or Safe House went onto a tile just placed (§3.3)."""

    who: Seat
    place: Place
    tile: str


class TileShown(Event, frozen=True):
    """A tile of a stack was turned up with its officers (§3.3)."""

    tile: str
    officers: tuple[Officer, ...]


class Order(Event, frozen=True):
    """The order of the day was made (§3.4)."""

    order: tuple[Player, ...]


class Idle(Event, frozen=True):
    """Somebody's time is up (§3.13)."""

    who: Seat


class Left(Event, frozen=True):
    """Somebody left the game, which counts as an arrest (§3.0.1)."""

    who: Seat


class DiscSpent(Event, frozen=True):
    """An Extra Action disc was spent (§3.5)."""

    who: Seat


class Held(Event, frozen=True):
    """Somebody kept the disc at Night or Dawn (§3.5)."""

    who: Seat


class Rested(Event, frozen=True):
    """Somebody rested (§3.5)."""

    who: Seat


class Passed(Event, frozen=True):
    """Somebody passed (§3.5)."""

    who: Seat


class Went(Event, frozen=True):
    """Somebody set out for a place, leaving tiles with so many officers to face (§3.6.1)."""

    who: Seat
    tile: str
    place: Place
    points: int
    cost: Fare
    left: tuple[str, ...]
    officers: int


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
    """A wound too many brought handcuffs (§3.6.3)."""

    scene = True

    who: Seat
    officer: Officer
    tile: str
    handcuffs: int


class Covered(Event, frozen=True):
    """Handcuffs covered a contact slot with what lay there, if anything (§3.6.3)."""

    who: Seat
    slot: ContactSlot
    lost: tuple[Thing, ...]


class Arrested(Event, frozen=True):
    """The sixth handcuffs are an arrest, by the wound of `officer` on `tile`, on a day, in a part of it (§3.6.3)."""

    scene = True

    who: Seat
    officer: Officer | None = None
    tile: str = ""
    day: int = 0
    part: PartOfDay | None = None


class Caught(Event, frozen=True):
    """Somebody was still in the city at the end (§3.11)."""

    who: Seat


class Healed(Event, frozen=True):
    """Wounds healed (§3.6.3)."""

    who: Seat
    count: int


class Notoriety(Event, frozen=True):
    """Somebody's notoriety changed by `change` to `level` (§3.7)."""

    who: Seat
    level: int
    change: int


class ChoseContact(Event, frozen=True):
    """Somebody chose a contact as the reward for notoriety (§3.7)."""

    who: Seat


class NoReward(Event, frozen=True):
    """No reward for notoriety could be taken (§3.7)."""

    who: Seat


class TookContact(Event, frozen=True):
    """A contact was taken into a slot (§3.6.4)."""

    who: Seat
    what: Thing
    slot: ContactSlot


class Dismissed(Event, frozen=True):
    """A contact made room for another (§3.6.4)."""

    who: Seat
    what: Thing


class Declined(Event, frozen=True):
    """A contact was declined (§3.6.4)."""

    who: Seat


class OnDisplay(Event, frozen=True):
    """A contact was turned up for the display (§3.6.4)."""

    what: Thing


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


class GotDisc(Event, frozen=True):
    """An Extra Action disc was taken (§4.4)."""

    who: Seat


class DiscLost(Event, frozen=True):
    """There was no room for a third disc (§4.4)."""

    who: Seat


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


class Used(Event, frozen=True):
    """An executive action (§3.5)."""

    who: Seat
    what: Thing
    cost: Price


class Opens(Event, frozen=True):
    """A closed Business was opened for one action (§3.5)."""

    who: Seat
    what: Place


class Hacked(Private, frozen=True):
    """The next patrol cards, for whoever used the Hacker (§4.5)."""

    who: Seat
    cards: tuple[int, ...]


class OfficerMoved(Event, frozen=True):
    """An officer was moved by what somebody used (§2.2, §4.5)."""

    kind: Officer
    start: str
    end: str


class OfficerRemoved(Event, frozen=True):
    """An officer went from the board to the box (§2.2)."""

    kind: Officer
    tile: str


class Heat(Event, frozen=True):
    """An officer came closer to the most notorious, sent `by` whoever had a choice (§3.8)."""

    kind: Officer
    start: str
    end: str
    by: tuple[Seat, ...] = ()


class Inspects(Event, frozen=True):
    """An Inspector went to what the card aims at, and acts there (§4.10)."""

    inspector: Officer
    card: Aim
    tile: str


class Tails(Event, frozen=True):
    """An Inspector found nothing that the card aims at and follows `whom` (§4.10)."""

    inspector: Officer
    card: Aim
    tile: str
    whom: Seat


class KeyRemoved(Event, frozen=True):
    """An Inspector took a key (§4.10)."""

    place: Place
    colour: Colour


class SpaceFilled(Event, frozen=True):
    """An Inspector filled a space of a Business; so many are `left` (§4.10)."""

    place: Place
    left: int


class LockerTaken(Event, frozen=True):
    """An Inspector took a tile of a locker; so many are `left` (§4.10)."""

    colour: Colour
    left: int


class ExitTileTaken(Event, frozen=True):
    """An Inspector took a tile of a closed exit; so many are `left` (§4.10)."""

    exit: int
    left: int


class MemberTaken(Event, frozen=True):
    """An Inspector took a gang member off a headquarters; so many are `left` (§4.10)."""

    tile: str
    left: int


class OverEscaped(Event, frozen=True):
    """The game is over; `who` escaped with most of `totals` (§3.11)."""

    who: Seat
    totals: tuple[Money, ...]


class OverCaught(Event, frozen=True):
    """The game is over, and nobody escaped (§3.11)."""

    totals: tuple[Money, ...]


EVENTS = declared(__name__)
