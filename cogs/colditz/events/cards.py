"""Cards that are drawn, played and put away (docs/rules/colditz.md §2.4, §2.5, §3.3, §3.18)."""

from __future__ import annotations

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Card, Guard, Man


class Drew(Event, frozen=True):
    """A player drew a card (§3.3)."""

    who: Seat


class DrewCard(Private, frozen=True):
    """The card that was drawn, shown only to the player who drew it."""

    reveals = True

    who: Seat
    card: Card


class Discarded(Event, frozen=True):
    """A player put a card above the limit away, face down (R38)."""

    who: Seat


class PutAway(Private, frozen=True):
    """The card that was put away, shown only to the player who put it away."""

    who: Seat
    card: Card


class Played(Event, frozen=True):
    """A player played a card in their own turn (§2.4, §2.5)."""

    who: Seat
    card: Card


class Reacted(Event, frozen=True):
    """An officer answered with a card; a secret hide is for one `man` (§3.18)."""

    who: Seat
    card: Card
    man: Man | None


class Diverted(Event, frozen=True):
    """A guard was sent to the barracks until the German's next turn is over (§2.4 O-15)."""

    who: Seat
    guard: Guard
    whose: Seat | None = None


EVENTS = declared(__name__)
