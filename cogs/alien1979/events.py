"""The events of Alien 1979, as the bot words and stores them (docs/rules/alien1979.md §3)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat

Place: TypeAlias = Annotated[str, "place"]
"""A main sector, MADRE or the NAVE."""

Code: TypeAlias = Annotated[str, "code"]
"""A code by its rank."""

Codes: TypeAlias = Annotated[tuple[str, ...], "codes"]
"""Codes that are written together, by rank with the number of each."""

Card: TypeAlias = Annotated[tuple[int, str], "card"]
"""A card of the Alien: rank and suit."""

Cards: TypeAlias = Annotated[tuple[tuple[int, str], ...], "cards"]
"""Cards of the Alien in the order in which they come."""

Cause: TypeAlias = Annotated[tuple[int, str] | None, "cause"]
"""The card of the Alien that caused an event, written before the effect; None for other causes."""


class Round(Event, frozen=True):
    """A round begins: the turn is back at the first player (§3.3)."""

    opens = True

    number: int


class Began(Event, frozen=True):
    """The player `who` has the first turn, and the Alien starts in a sector (§3.2)."""

    who: Seat
    sector: Place


class Reshuffled(Event, frozen=True):
    """The Alien's deck was empty and has been reshuffled (§3.3)."""


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
    """The Alien was already in the sector of the card (§3.4)."""

    sector: Place


class Harmless(Event, frozen=True):
    """A card that gives marks or takes codes affected nobody (§3.4)."""


class Marked(Event, frozen=True):
    """The Alien gave a player marks; the player has `total` now (§3.4)."""

    who: Seat
    marks: int
    total: int
    cause: Cause = None


class Saved(Event, frozen=True):
    """A weapon took the attack and is used up (R9)."""

    who: Seat
    cause: Cause = None


class Died(Event, frozen=True):
    """The fifth mark killed a player, whose `codes` stay in the sector (§3.7).

    `marks` are those of the card; `own` tells whether the player revealed it. With the `enterer` the codes are hidden
    again.
    """

    scene = True

    who: Seat
    sector: Place
    codes: int
    cause: Cause = None
    marks: int = 0
    enterer: bool = False
    own: bool = False


class Reset(Event, frozen=True):
    """The player who entered the codes is out: the codes are hidden again and the Alien is calm (§3.7)."""


class Chose(Event, frozen=True):
    """A player has chosen a code to put down while other players still choose (R23)."""

    who: Seat


class PutDown(Event, frozen=True):
    """A player put down a code (§3.4, §3.5 B3)."""

    who: Seat
    sector: Place
    cause: Cause = None


class PutDownCode(Private, frozen=True):
    """The code that was put down or back; only its owner sees it (R3, R5)."""

    who: Seat
    code: Code
    cause: Cause = None


class Went(Event, frozen=True):
    """A player walked (§3.5 A1, A3, B1, C1)."""

    who: Seat
    place: Place


class Boarded(Event, frozen=True):
    """A code let a player aboard the NAVE (§3.6)."""

    scene = True

    who: Seat
    code: Code


class TurnedAway(Event, frozen=True):
    """A code did not let a player aboard (§3.6)."""

    who: Seat
    code: Code


class Healed(Event, frozen=True):
    """A player removed a mark and has `total` left (§3.5 A4)."""

    who: Seat
    total: int


class Took(Event, frozen=True):
    """A player took a code (§3.5 A5)."""

    who: Seat
    sector: Place


class TookCode(Private, frozen=True):
    """The code that a player took; only that player sees it (R4)."""

    reveals = True

    who: Seat
    code: Code


class Swapped(Event, frozen=True):
    """A player put one of five codes back where the last was taken (R5)."""

    who: Seat
    sector: Place


class Shielded(Event, frozen=True):
    """A player is protected by the weapon (§3.5 A6)."""

    who: Seat


class Armed(Event, frozen=True):
    """A player took a weapon (§3.5 B2)."""

    who: Seat


class Forced(Event, frozen=True):
    """The player `who` made `whom` put down a code (§3.5 B3)."""

    who: Seat
    whom: Seat


class Sent(Event, frozen=True):
    """The player `who` moved `whom` to another main sector, perhaps to the Alien (§3.5 B4)."""

    scene = True

    who: Seat
    whom: Seat
    place: Place
    alien: bool = False


class Ejected(Event, frozen=True):
    """The player `who` threw `whom` out of the NAVE (§3.5 B5).

    `again` means that it costs a point more, by a house rule (R28).
    """

    scene = True

    who: Seat
    whom: Seat
    place: Place
    again: bool = False


class Entered(Event, frozen=True):
    """A player entered the codes and showed the combination (§3.6)."""

    scene = True

    who: Seat
    codes: Codes


class Activated(Event, frozen=True):
    """The countdown began: so many turns of `who` (§3.8)."""

    scene = True

    who: Seat
    code: Code
    turns: int


class Ticked(Event, frozen=True):
    """A turn of the activator is over, and so many are left (§3.8)."""

    who: Seat
    left: int


class Stopped(Event, frozen=True):
    """A player ended their turn with points left (§3.3)."""

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
    """A player's time is up (R18)."""

    who: Seat


class Left(Event, frozen=True):
    """A player left the game, and the player's `codes` stay in the sector (R18)."""

    who: Seat
    sector: Place
    codes: int


class Launched(Event, frozen=True):
    """The NAVE left with the players in `who` aboard, who have won. It may have been empty (§3.8)."""

    scene = True

    who: tuple[Seat, ...]


class Over(Event, frozen=True):
    """The game is over without a launch: `alien`, `limit` or `left` (§3.7, R18, R19)."""

    reason: str


EVENTS = declared(__name__)
