"""The Commandant's car, and Do or die (docs/rules/colditz.md §3.9, §3.10)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Dice, Guard, Man, Place


class Drove(Event, frozen=True):
    """A man drove the Commandant's car, either `home` or into a cell (§3.9)."""

    scene = True

    who: Seat
    man: Man
    dice: Dice
    need: int
    home: bool


class Pushed(Event, frozen=True):
    """A man jumped out of the way of the car (§3.9)."""

    man: Man
    place: Place
    whose: Seat | None = None


class PushedGuard(Event, frozen=True):
    """A guard jumped out of the way of the car (§3.9)."""

    guard: Guard
    place: Place
    whose: Seat | None = None


class Dared(Event, frozen=True):
    """A man tried Do or die (§3.10)."""

    who: Seat
    man: Man
    throws: int
    dice: Dice
    need: int


class ShotDown(Event, frozen=True):
    """A man fell short in Do or die, and his officer is out of the game (§3.10).

    He ran from `place` with these `dice`.
    """

    scene = True

    who: Seat
    man: Man
    place: Place | None = None
    dice: Dice = ()
    need: int = 0


EVENTS = declared(__name__)
