"""Cards drawn, played and put away (docs/rules/colditz.md §2.4, §2.5, §3.3, §3.18)."""

from __future__ import annotations

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.colditz.events.kinds import Card, Guard, Man


class Drew(Event, frozen=True):
    """Somebody drew a card (§3.3)."""

    who: Seat


class DrewCard(Private, frozen=True):
    """Which card it is, for its drawer."""

    reveals = True

    who: Seat
    card: Card


class Discarded(Event, frozen=True):
    """Somebody put a card above the limit away, face down (R38)."""

    who: Seat


class PutAway(Private, frozen=True):
    """Which card it was, for whoever put it away."""

    who: Seat
    card: Card


class Played(Event, frozen=True):
    """Somebody played a card in the own turn (§2.4, §2.5)."""

    who: Seat
    card: Card


class Reacted(Event, frozen=True):
    """An officer answered with a card, a secret hide for one `man` (§3.18)."""

    who: Seat
    card: Card
    man: Man | None


class Diverted(Event, frozen=True):
    """A guard was sent to barracks through the next turn of the German (§2.4 O-15)."""

    who: Seat
    guard: Guard
    whose: Seat | None = None


EVENTS = declared(__name__)
