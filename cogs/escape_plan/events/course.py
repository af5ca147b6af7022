"""Events of the setup, of the course of a day, and of the end of a game.

See docs/rules/escape_plan.md §3.0 to §3.13.
"""

from __future__ import annotations

from bot.engine.event import Event, declared
from bot.engine.record import Seat
from cogs.escape_plan.events.kinds import Money, Officer, PartOfDay, Place, Player, Price, Thing


class Began(Event, frozen=True):
    """The game began. Player `who` places the first tile (§3.3)."""

    who: Seat


class Day(Event, frozen=True):
    """A day began (§3.0)."""

    opens = True

    day: int


class Part(Event, frozen=True):
    """A part of the day began (§3.5)."""

    opens = True

    part: PartOfDay
    day: int = 0


class Income(Event, frozen=True):
    """A player received income (§3.1)."""

    who: Seat
    amount: Money


class Unlocked(Event, frozen=True):
    """An asset was unlocked (§3.1, §3.7)."""

    who: Seat
    asset: Thing
    cost: Price


class KeptMoney(Event, frozen=True):
    """A player kept the money instead of unlocking an asset in the Income phase (§3.1)."""

    who: Seat


class Patrol(Event, frozen=True):
    """A patrol card was revealed (§3.2)."""

    reveals = True

    exit: int


class ExitClosed(Event, frozen=True):
    """The second patrol card of an exit was revealed, so the exit closed (§3.2)."""

    scene = True

    exit: int


class Placed(Event, frozen=True):
    """A player placed a city tile on the hex with the coordinates `q`, `r` (§3.3)."""

    who: Seat
    tile: str
    q: int
    r: int


class Housed(Event, frozen=True):
    """A player put a Business or Safe House on the tile that the player had just placed (§3.3)."""

    who: Seat
    place: Place
    tile: str


class TileShown(Event, frozen=True):
    """The next tile of a stack was revealed, with the officers on it (§3.3)."""

    reveals = True

    tile: str
    officers: tuple[Officer, ...]


class Order(Event, frozen=True):
    """The turn order of the day was set (§3.4)."""

    order: tuple[Player, ...]


class Idle(Event, frozen=True):
    """A player did not answer before the time was up (§3.13)."""

    who: Seat


class Left(Event, frozen=True):
    """A player left the game before its end, which counts as an arrest (§3.0.1)."""

    who: Seat


class Caught(Event, frozen=True):
    """A player who was still in the city at the end was arrested (§3.11)."""

    who: Seat


class OverEscaped(Event, frozen=True):
    """The game ended. Player `who` escaped and has the highest score; `totals` are the scores (§3.11)."""

    who: Seat
    totals: tuple[Money, ...]


class OverCaught(Event, frozen=True):
    """The game ended, and nobody had escaped (§3.11)."""

    totals: tuple[Money, ...]


EVENTS = declared(__name__)
