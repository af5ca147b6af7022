"""The setup, the course of the turns, and the end (docs/rules/colditz.md §3.2, §3.3, §3.17)."""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Dice, Nation


class Began(Event, frozen=True):
    """The game begins. `who` is the German; the event also has the number of escapes that win (§3.2)."""

    who: Seat
    goal: int


class HouseRule(Event, frozen=True):
    """A house rule is in force (§7)."""

    rule: str


class TookColour(Event, frozen=True):
    """A player chose the officer of a colour, or got the only one left (§3.2)."""

    who: Seat
    nation: Nation


class Placed(Event, frozen=True):
    """The German posted his guards before the first turn (§3.2)."""

    who: Seat
    inner: tuple[str, ...]
    garrison: tuple[str, ...]


class Round(Event, frozen=True):
    """A round begins (§3.3)."""

    opens = True

    number: int


class Rolled(Event, frozen=True):
    """A player rolled for movement (§3.3 T2)."""

    who: Seat
    dice: Dice
    points: int


class Skipped(Event, frozen=True):
    """Sabotage skipped a turn of the German (§2.4 O-16)."""

    who: Seat


class Undone(Event, frozen=True):
    """A player took a step back."""

    who: Seat
    points: int


class Ended(Event, frozen=True):
    """A player ended the turn with some of the `rolled` points left."""

    who: Seat
    points: int
    rolled: int = 0


class Idle(Event, frozen=True):
    """A player's time is up."""

    who: Seat


class TimeUp(Event, frozen=True):
    """The time limit of the game is over (§3.17)."""


class Left(Event, frozen=True):
    """A player left the game."""

    who: Seat


class Over(Event, frozen=True):
    """The game is over, and the players in `who` have won (§3.17)."""

    who: tuple[Seat, ...]
    reason: str


EVENTS = declared(__name__)
