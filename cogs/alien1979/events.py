"""The events of Alien 1979, which the log stores and turns into text (docs/rules/alien1979.md §3)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat

Place: TypeAlias = Annotated[str, "place"]
"""The name of a place: a main sector, MADRE or the NAVE."""

Code: TypeAlias = Annotated[str, "code"]
"""A code, given by its rank."""

Codes: TypeAlias = Annotated[tuple[str, ...], "codes"]
"""Several codes, given by their ranks. Texts write equal ones with their number."""

Card: TypeAlias = Annotated[tuple[int, str], "card"]
"""A card of the Alien, as rank and suit."""

Cards: TypeAlias = Annotated[tuple[tuple[int, str], ...], "cards"]
"""Cards of the Alien in the order in which they will be revealed."""

Cause: TypeAlias = Annotated[tuple[int, str] | None, "cause"]
"""The Alien's card that caused an event, or None for other causes. Texts write it before the effect."""


class Round(Event, frozen=True):
    """A new round started, so the first player has the turn again (§3.3)."""

    opens = True

    number: int


class Began(Event, frozen=True):
    """The game started. Player `who` has the first turn, and the Alien is in `sector` (§3.2)."""

    who: Seat
    sector: Place


class Reshuffled(Event, frozen=True):
    """The Alien's deck was empty, so the discarded cards were shuffled into a new deck (§3.3)."""


class Revealed(Event, frozen=True):
    """The turn of player `who` started, and the next card of the Alien was revealed (§3.3)."""

    begins = "who"
    reveals = True

    who: Seat
    card: Card


class Prowled(Event, frozen=True):
    """The Alien moved to another sector (§3.4)."""

    sector: Place


class Stayed(Event, frozen=True):
    """The Alien stayed, because it was already in the sector of the card (§3.4)."""

    sector: Place


class Harmless(Event, frozen=True):
    """The Alien's card would have given marks or taken codes, but it hit no player (§3.4)."""


class Marked(Event, frozen=True):
    """The Alien gave a player marks. The player now has `total` marks (§3.4)."""

    who: Seat
    marks: int
    total: int
    cause: Cause = None


class Saved(Event, frozen=True):
    """A player's weapon stopped an attack and is used up (R9)."""

    who: Seat
    cause: Cause = None


class Died(Event, frozen=True):
    """A player got the fifth mark and died. The player's `codes` stay in the sector (§3.7).

    - `marks` is how many marks the last card gave.
    - `own` says whether the player revealed that card.
    - `enterer` says whether the player had entered the codes. If so, they are hidden again.
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
    """The entered codes were hidden again, because the player who had entered them is out (§3.7)."""


class Chose(Event, frozen=True):
    """A player chose which code to put down, while other players still have to choose (R23)."""

    who: Seat


class PutDown(Event, frozen=True):
    """A player put a code down in the sector (§3.4, §3.5 B3)."""

    who: Seat
    sector: Place
    cause: Cause = None


class PutDownCode(Private, frozen=True):
    """The code that a player put down or put back. Only this player sees it (R3, R5)."""

    who: Seat
    code: Code
    cause: Cause = None


class Went(Event, frozen=True):
    """A player went to another place (§3.5 A1, A3, B1, C1)."""

    who: Seat
    place: Place


class Boarded(Event, frozen=True):
    """A player drew a code that opened the NAVE, and went aboard (§3.6)."""

    scene = True

    who: Seat
    code: Code


class TurnedAway(Event, frozen=True):
    """A player drew a code that did not open the NAVE, and stayed outside (§3.6)."""

    who: Seat
    code: Code


class Healed(Event, frozen=True):
    """A player removed a mark and has `total` marks left (§3.5 A4)."""

    who: Seat
    total: int


class Took(Event, frozen=True):
    """A player took a code from a sector (§3.5 A5)."""

    who: Seat
    sector: Place


class TookCode(Private, frozen=True):
    """The code that a player took. Only this player sees it (R4)."""

    reveals = True

    who: Seat
    code: Code


class Swapped(Event, frozen=True):
    """A player with five codes put one back into the sector (R5)."""

    who: Seat
    sector: Place


class Shielded(Event, frozen=True):
    """A player raised the weapon, which will stop the next attack (§3.5 A6)."""

    who: Seat


class Armed(Event, frozen=True):
    """A player took a weapon (§3.5 B2)."""

    who: Seat


class Forced(Event, frozen=True):
    """Player `who` forced player `whom` to put down a code (§3.5 B3)."""

    who: Seat
    whom: Seat


class Sent(Event, frozen=True):
    """Player `who` sent player `whom` to another main sector (§3.5 B4).

    `alien` says whether the Alien is in that sector.
    """

    scene = True

    who: Seat
    whom: Seat
    place: Place
    alien: bool = False


class Ejected(Event, frozen=True):
    """Player `who` threw player `whom` out of the NAVE (§3.5 B5).

    `again` says whether it cost one more point, which is a house rule (R28).
    """

    scene = True

    who: Seat
    whom: Seat
    place: Place
    again: bool = False


class Entered(Event, frozen=True):
    """A player entered the codes in MADRE and showed the combination (§3.6)."""

    scene = True

    who: Seat
    codes: Codes


class Activated(Event, frozen=True):
    """The countdown started. It lasts `turns` turns of player `who` (§3.8)."""

    scene = True

    who: Seat
    code: Code
    turns: int


class Ticked(Event, frozen=True):
    """A turn of the player who started the countdown ended. `left` turns remain (§3.8)."""

    who: Seat
    left: int


class Stopped(Event, frozen=True):
    """A player ended the turn although action points were left (§3.3)."""

    who: Seat
    points: int


class Foreseen(Private, frozen=True):
    """The Alien's next cards. Only dead players who haunt the ship see them (R25)."""

    reveals = True

    cards: Cards


class Haunted(Event, frozen=True):
    """A dead player swapped the Alien's next two cards (R25)."""

    who: Seat


class Idle(Event, frozen=True):
    """A player did not answer before the time was up (R18)."""

    who: Seat


class Left(Event, frozen=True):
    """A player left the game. The player's `codes` stay in the sector (R18)."""

    who: Seat
    sector: Place
    codes: int


class Launched(Event, frozen=True):
    """The NAVE left, and the players `who` aboard won. Nobody may have been aboard (§3.8)."""

    scene = True

    who: tuple[Seat, ...]


class Over(Event, frozen=True):
    """The game ended, and the NAVE did not leave. `reason` is alien, limit or left (§3.7, R18, R19)."""

    reason: str


EVENTS = declared(__name__)
