"""The events of Fugitive, which the log stores and turns into text (docs/rules/fugitive.md §3, §6.4)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat

Deck: TypeAlias = Annotated[int, "deck"]
"""The number of a deck, 1 to 3."""

Region: TypeAlias = Annotated[int, "region"]
"""The number of a region, 1 to 3. Each region is about a third of all numbers."""

Footprints: TypeAlias = Annotated[int, "footprints"]
"""A hideout card. The log prints it with its footprints."""

Drawn: TypeAlias = Annotated[int, "drawn"]
"""A card of any kind in a deck: a hideout, a house event or a placeholder."""

Name: TypeAlias = Annotated[int, "house"]
"""The number of a house event."""

Icon: TypeAlias = Annotated[str, "icon"]
"""The icon on the back of a pile of house events."""


class Dealt(Event, frozen=True):
    """The cards were dealt. Player `who` is the Fugitive."""

    who: Seat


class Round(Event, frozen=True):
    """A round started."""

    opens = True

    number: int


class Hid(Event, frozen=True):
    """The Fugitive laid a hideout face-down. `sprints` is the number of its sprint cards."""

    who: Seat
    place: int
    sprints: int


class HidAt(Private, frozen=True):
    """The number of a laid hideout and its sprint cards. Only the Fugitive sees this before the end."""

    who: Seat
    number: int
    cards: tuple[int, ...]


class Ran(Event, frozen=True):
    """The Fugitive laid the 42. `sprints` is the number of its sprint cards."""

    who: Seat
    sprints: int


class Passed(Event, frozen=True):
    """The Fugitive passed and so laid no hideout."""

    who: Seat


class Declined(Event, frozen=True):
    """The Fugitive did not take the extra card that passing allows."""

    who: Seat


class Drew(Event, frozen=True):
    """A player drew a card from a deck."""

    who: Seat
    deck: Deck


class DrewCard(Private, frozen=True):
    """The card that a player drew. Only this player sees it."""

    reveals = True

    who: Seat
    card: int


class Guessed(Event, frozen=True):
    """The Marshal guessed numbers and learned whether all were right. A right guess is a great moment.

    `whose` is the player who owns the hideouts that were found.
    """

    scene = True
    reveals = True

    who: Seat
    numbers: tuple[int, ...]
    hit: bool
    whose: Seat | None = None


class Found(Event, frozen=True):
    """A hideout of player `whose` was turned face-up together with its sprint cards."""

    reveals = True

    number: int
    place: int
    sprints: tuple[Footprints, ...]
    whose: Seat | None = None


class FoundCovered(Event, frozen=True):
    """A hideout of player `whose` was turned face-up. Its sprint cards stay face-down (§6.4 event 2)."""

    reveals = True

    number: int
    place: int
    count: int
    whose: Seat | None = None


class Manhunt(Event, frozen=True):
    """The manhunt began: `who` hunts. `top` is the highest hideout found so far, or 0."""

    scene = True

    who: Seat
    top: int


class GaveUp(Event, frozen=True):
    """The Marshal gave up the manhunt, and so lost the game."""

    who: Seat


class Idle(Event, frozen=True):
    """A player did not answer before the time was up."""

    who: Seat


class Over(Event, frozen=True):
    """The game ended. Player `who` won."""

    who: Seat
    reason: str


class HouseEvent(Event, frozen=True):
    """A player drew a house event, which now takes effect."""

    reveals = True

    who: Seat
    name: Name


class Placeholder(Event, frozen=True):
    """A player drew a placeholder card, which stands for a house event from one of two piles (§6.3).

    The number `hidden` of face-down hideouts decides from which pile the event comes.
    """

    who: Seat
    hidden: int
    icon: Icon


class Nothing(Event, frozen=True):
    """A house event had no effect, since there was nothing that it could affect."""

    name: Name


class Looked(Event, frozen=True):
    """A player looked at cards of the other player's hand."""

    who: Seat
    name: Name


class Saw(Private, frozen=True):
    """The cards that a player looked at. Only this player sees them."""

    reveals = True

    who: Seat
    cards: tuple[Drawn, ...]


class Witness(Event, frozen=True):
    """A Witness revealed whether the hideout at a place is odd (§6.4 event 8)."""

    reveals = True

    place: int
    odd: bool


class Informed(Event, frozen=True):
    """An Informant revealed how many face-down hideouts are in a region (§6.4 event 10)."""

    reveals = True

    region: Region
    count: int


class Traced(Event, frozen=True):
    """The sprint cards at a place were turned face-up (§6.4 event 9)."""

    reveals = True

    place: int
    sprints: tuple[int, ...]


class Raided(Event, frozen=True):
    """A card was taken out of the Fugitive's hand and out of the game (§6.4 event 12)."""

    reveals = True

    who: Seat
    card: int


class Watched(Event, frozen=True):
    """A player looked at the top cards of a deck, and keeps one if that is possible (§6.4 event 14)."""

    reveals = True

    who: Seat
    deck: Deck
    keeps: bool


class Kept(Event, frozen=True):
    """A player kept one of the cards seen on top of a deck (§6.4 event 14)."""

    who: Seat
    deck: Deck


class ClosedDeck(Event, frozen=True):
    """A player closed a deck, so that the other player cannot draw from it (§6.4 event 16)."""

    who: Seat
    deck: Deck


EVENTS = declared(__name__)
