"""What happens in Alien 1979, as it is told and written down (docs/rules/alien1979.md §3)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat

Place: TypeAlias = Annotated[str, "place"]
"""A main sector, MADRE or the NAVE."""

Code: TypeAlias = Annotated[str, "code"]
"""A code by its rank."""

Codes: TypeAlias = Annotated[tuple[str, ...], "codes"]
"""Codes that are told together, by rank with how many of each."""

Card: TypeAlias = Annotated[tuple[int, str], "card"]
"""A card of the Alien: rank and suit."""

Cards: TypeAlias = Annotated[tuple[tuple[int, str], ...], "cards"]
"""Cards of the Alien in the order in which they come."""

Cause: TypeAlias = Annotated[tuple[int, str] | None, "cause"]
"""The card of the Alien that did it, told before what it did; None where something else did."""


class Round(Event, frozen=True):
    """A round begins: the turn is back at the first player (§3.3)."""

    opens = True

    number: int


class Began(Event, frozen=True):
    """`who` has the first turn, and the Alien stands in a sector (§3.2)."""

    who: Seat
    sector: Place


class Reshuffled(Event, frozen=True):
    """The Alien's deck was empty (§3.3)."""


class Revealed(Event, frozen=True):
    """A turn begins: a card of the Alien was revealed (§3.3)."""

    begins = "who"
    reveals = True

    who: Seat
    card: Card


class Prowled(Event, frozen=True):
    """The Alien went to another sector (§3.4)."""

    sector: Place


class Stayed(Event, frozen=True):
    """The Alien was in the sector of the card already (§3.4)."""

    sector: Place


class Harmless(Event, frozen=True):
    """A card that strikes or takes codes found nobody (§3.4)."""


class Marked(Event, frozen=True):
    """The Alien gave somebody marks, who has `total` now (§3.4)."""

    who: Seat
    marks: int
    total: int
    cause: Cause = None


class Saved(Event, frozen=True):
    """A weapon took the attack and is gone (R9)."""

    who: Seat
    cause: Cause = None


class Died(Event, frozen=True):
    """The fifth mark killed somebody, whose `codes` stay in the sector (§3.7); `marks` were the card's,
    which is their `own` if they revealed it. With the `enterer` the codes are hidden again."""

    scene = True

    who: Seat
    sector: Place
    codes: int
    cause: Cause = None
    marks: int = 0
    enterer: bool = False
    own: bool = False


class Reset(Event, frozen=True):
    """Who entered the codes is out: they are hidden again and the Alien is calm (§3.7)."""


class Chose(Event, frozen=True):
    """Somebody has chosen a code to put down while others still choose (R23)."""

    who: Seat


class PutDown(Event, frozen=True):
    """Somebody put down a code (§3.4, §3.5 B3)."""

    who: Seat
    sector: Place
    cause: Cause = None


class PutDownCode(Private, frozen=True):
    """Which code was put down or back, for its owner (R3, R5)."""

    who: Seat
    code: Code
    cause: Cause = None


class Went(Event, frozen=True):
    """Somebody walked (§3.5 A1, A3, B1, C1)."""

    who: Seat
    place: Place


class Boarded(Event, frozen=True):
    """A code let somebody aboard the NAVE (§3.6)."""

    scene = True

    who: Seat
    code: Code


class TurnedAway(Event, frozen=True):
    """A code did not let somebody aboard (§3.6)."""

    who: Seat
    code: Code


class Healed(Event, frozen=True):
    """Somebody removed an own mark and has `total` left (§3.5 A4)."""

    who: Seat
    total: int


class Took(Event, frozen=True):
    """Somebody took a code (§3.5 A5)."""

    who: Seat
    sector: Place


class TookCode(Private, frozen=True):
    """Which code it was, for its taker (R4)."""

    reveals = True

    who: Seat
    code: Code


class Swapped(Event, frozen=True):
    """Somebody put one of five codes back where the last was taken (R5)."""

    who: Seat
    sector: Place


class Shielded(Event, frozen=True):
    """Somebody is protected by the weapon (§3.5 A6)."""

    who: Seat


class Armed(Event, frozen=True):
    """Somebody took a weapon (§3.5 B2)."""

    who: Seat


class Forced(Event, frozen=True):
    """`who` made `whom` put down a code (§3.5 B3)."""

    who: Seat
    whom: Seat


class Sent(Event, frozen=True):
    """`who` moved `whom` to another main sector (§3.5 B4), perhaps to the Alien."""

    scene = True

    who: Seat
    whom: Seat
    place: Place
    alien: bool = False


class Ejected(Event, frozen=True):
    """`who` threw `whom` out of the NAVE (§3.5 B5); `again` costs a point more by a house rule (R28)."""

    scene = True

    who: Seat
    whom: Seat
    place: Place
    again: bool = False


class Entered(Event, frozen=True):
    """Somebody entered the codes and showed the combination (§3.6)."""

    scene = True

    who: Seat
    codes: Codes


class Activated(Event, frozen=True):
    """The countdown of so many turns of `who` began (§3.8)."""

    scene = True

    who: Seat
    code: Code
    turns: int


class Ticked(Event, frozen=True):
    """A turn of the activator is over, so many are left (§3.8)."""

    who: Seat
    left: int


class Stopped(Event, frozen=True):
    """Somebody ended the own turn with points left (§3.3)."""

    who: Seat
    points: int


class Foreseen(Private, frozen=True):
    """The Alien's next cards, for the dead who haunt the ship (R25)."""

    reveals = True

    cards: Cards


class Haunted(Event, frozen=True):
    """A dead player exchanged the Alien's next two cards (R25)."""

    who: Seat


class Idle(Event, frozen=True):
    """Somebody's time is up (R18)."""

    who: Seat


class Left(Event, frozen=True):
    """Somebody left the game, whose `codes` lie in the sector (R18)."""

    who: Seat
    sector: Place
    codes: int


class Launched(Event, frozen=True):
    """The NAVE left with `who` aboard, who have won; it may have been empty (§3.8)."""

    scene = True

    who: tuple[Seat, ...]


class Over(Event, frozen=True):
    """The game is over without a launch: `alien`, `limit` or `left` (§3.7, R18, R19)."""

    reason: str


EVENTS = declared(__name__)
