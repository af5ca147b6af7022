"""Events of a player's action: going to a place, using things, Extra Action discs and notoriety.

See docs/rules/escape_plan.md §3.5 to §3.7.
"""

from __future__ import annotations

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.escape_plan.events.kinds import ContactSlot, Fare, Place, Price, Thing


class DiscSpent(Event, frozen=True):
    """A player spent an Extra Action disc (§3.5)."""

    who: Seat


class Held(Event, frozen=True):
    """A player chose not to spend the Extra Action disc at Night or Dawn (§3.5)."""

    who: Seat


class Rested(Event, frozen=True):
    """A player rested, and turned all cards face up (§3.5)."""

    who: Seat


class Passed(Event, frozen=True):
    """A player passed, and so did nothing in this action (§3.5)."""

    who: Seat


class Went(Event, frozen=True):
    """A player went to a place. `officers` says how many officers the player has to face (§3.6.1)."""

    who: Seat
    tile: str
    place: Place
    points: int
    cost: Fare
    left: tuple[str, ...]
    officers: int


class Used(Event, frozen=True):
    """A player used a thing for an executive action (§3.5)."""

    who: Seat
    what: Thing
    cost: Price


class Opens(Event, frozen=True):
    """A player opened a closed business for a single action (§3.5)."""

    who: Seat
    what: Place


class Hacked(Private, frozen=True):
    """The next patrol cards. Only the player who used the Hacker sees them (§4.5)."""

    reveals = True

    who: Seat
    cards: tuple[int, ...]


class Healed(Event, frozen=True):
    """A player healed wounds (§3.6.3)."""

    who: Seat
    count: int


class Notoriety(Event, frozen=True):
    """A player's notoriety changed by `change`. It is `level` now (§3.7)."""

    who: Seat
    level: int
    change: int


class GotDisc(Event, frozen=True):
    """A player got an Extra Action disc (§4.4)."""

    who: Seat


class DiscLost(Event, frozen=True):
    """A player earned an Extra Action disc but already has two, so the disc is lost (§4.4)."""

    who: Seat


class ChoseContact(Event, frozen=True):
    """A player chose a contact as the reward for notoriety (§3.7)."""

    who: Seat


class NoReward(Event, frozen=True):
    """A player earned a reward for notoriety, but could not take any (§3.7)."""

    who: Seat


class TookContact(Event, frozen=True):
    """A player took a contact and put it into a slot (§3.6.4)."""

    who: Seat
    what: Thing
    slot: ContactSlot


class Dismissed(Event, frozen=True):
    """A player discarded a contact to make room for a new one (§3.6.4)."""

    who: Seat
    what: Thing


class Declined(Event, frozen=True):
    """A player chose to take no contact (§3.6.4)."""

    who: Seat


class OnDisplay(Event, frozen=True):
    """A contact card was revealed and added to the display (§3.6.4)."""

    reveals = True

    what: Thing


EVENTS = declared(__name__)
