"""Events of the two gambles: the Commandant's car, and Do or die (docs/rules/colditz.md §3.9, §3.10)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Dice, Guard, Man, Place


class Drove(Event, frozen=True):
    """A man tried to flee in the Commandant's car (§3.9).

    If `home` is true, he escaped. Otherwise he was caught and put in a cell.
    """

    scene = True

    who: Seat
    man: Man
    dice: Dice
    need: int
    home: bool


class Pushed(Event, frozen=True):
    """A prisoner jumped out of the way of the Commandant's car (§3.9)."""

    man: Man
    place: Place
    whose: Seat | None = None


class PushedGuard(Event, frozen=True):
    """A guard jumped out of the way of the Commandant's car (§3.9)."""

    guard: Guard
    place: Place
    whose: Seat | None = None


class Dared(Event, frozen=True):
    """A man tried the gamble "Do or die" (§3.10)."""

    who: Seat
    man: Man
    throws: int
    dice: Dice
    need: int


class ShotDown(Event, frozen=True):
    """A man failed in the gamble "Do or die", so his officer is out of the game (§3.10).

    The man started at `place` and threw `dice`, but did not get far enough.
    """

    scene = True

    who: Seat
    man: Man
    place: Place | None = None
    dice: Dice = ()
    need: int = 0


EVENTS = declared(__name__)
