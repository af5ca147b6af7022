"""Events of the setup, the turns, and the end of a game (docs/rules/colditz.md §3.2, §3.3, §3.17)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Dice, Nation


class Began(Event, frozen=True):
    """The game began (§3.2).

    The player `who` is the German. An officer needs `goal` escapes to win.
    """

    who: Seat
    goal: int


class HouseRule(Event, frozen=True):
    """A house rule was announced (§7)."""

    rule: str


class TookColour(Event, frozen=True):
    """A player chose a nation by its colour, or got the only one left (§3.2)."""

    who: Seat
    nation: Nation


class Placed(Event, frozen=True):
    """The German placed guards on posts before the first turn (§3.2)."""

    who: Seat
    inner: tuple[str, ...]
    garrison: tuple[str, ...]


class Round(Event, frozen=True):
    """A round began (§3.3)."""

    opens = True

    number: int


class Rolled(Event, frozen=True):
    """A player rolled for movement (§3.3 T2)."""

    who: Seat
    dice: Dice
    points: int


class Skipped(Event, frozen=True):
    """The German's turn was skipped because of sabotage (§2.4 O-16)."""

    who: Seat


class Undone(Event, frozen=True):
    """A player took back the last step of a man or guard."""

    who: Seat
    points: int


class Ended(Event, frozen=True):
    """A player ended the turn.

    `rolled` is the number of movement points of the turn. The player may have left some of them unused.
    """

    who: Seat
    points: int
    rolled: int = 0


class Idle(Event, frozen=True):
    """A player ran out of time for an answer."""

    who: Seat


class TimeUp(Event, frozen=True):
    """The time limit of the game passed (§3.17)."""


class Left(Event, frozen=True):
    """A player left the game."""

    who: Seat


class Over(Event, frozen=True):
    """The game ended, and the players in `who` won (§3.17)."""

    who: tuple[Seat, ...]
    reason: str


EVENTS = declared(__name__)
