"""Events of cards drawn, played and discarded (docs/rules/colditz.md §2.4, §2.5, §3.3, §3.18)."""

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
    """A player with a hand above the limit discarded a card, face down (R38)."""

    who: Seat


class PutAway(Private, frozen=True):
    """The card that was discarded, shown only to the player who discarded it."""

    who: Seat
    card: Card


class Played(Event, frozen=True):
    """A player played a card in their own turn (§2.4, §2.5)."""

    who: Seat
    card: Card


class Reacted(Event, frozen=True):
    """An officer played a card in another player's turn (§3.18).

    If the card is the secret hide, the field `man` names the man whom it protects.
    """

    who: Seat
    card: Card
    man: Man | None


class Diverted(Event, frozen=True):
    """A guard was sent to the barracks until the German's next turn is over (§2.4 O-15)."""

    who: Seat
    guard: Guard
    whose: Seat | None = None


EVENTS = declared(__name__)
