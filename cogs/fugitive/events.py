"""The events of Fugitive as the log tells and stores them (docs/rules/fugitive.md §3, §6.4)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat

Deck: TypeAlias = Annotated[int, "deck"]
"""A deck, 1 to 3."""

Region: TypeAlias = Annotated[int, "region"]
"""A third of the numbers, 1 to 3."""

Footprints: TypeAlias = Annotated[int, "footprints"]
"""A hideout card that the log names with its footprints."""

Drawn: TypeAlias = Annotated[int, "drawn"]
"""Any card of a deck: a hideout, an event or a placeholder."""

Name: TypeAlias = Annotated[int, "house"]
"""A house event by its number."""

Icon: TypeAlias = Annotated[str, "icon"]
"""A pile of house events by the icon on its back."""


class Dealt(Event, frozen=True):
    """The cards are dealt; `who` is the Fugitive."""

    who: Seat


class Round(Event, frozen=True):
    """A round starts."""

    opens = True

    number: int


class Hid(Event, frozen=True):
    """A hideout was laid with this many sprint cards."""

    who: Seat
    place: int
    sprints: int


class HidAt(Private, frozen=True):
    """A hideout's number and the sprint cards beneath it: for the Fugitive, after the end for everybody."""

    who: Seat
    number: int
    cards: tuple[int, ...]


class Ran(Event, frozen=True):
    """The 42 was laid with this many sprint cards."""

    who: Seat
    sprints: int


class Passed(Event, frozen=True):
    """The Fugitive laid nothing."""

    who: Seat


class Declined(Event, frozen=True):
    """The Fugitive did not take the card for passing."""

    who: Seat


class Drew(Event, frozen=True):
    """A card was drawn."""

    who: Seat
    deck: Deck


class DrewCard(Private, frozen=True):
    """The card that was drawn, for its drawer."""

    reveals = True

    who: Seat
    card: int


class Guessed(Event, frozen=True):
    """The Marshal named numbers and was answered: a great moment if the guess was right.

    `whose` hideouts were found then.
    """

    scene = True
    reveals = True

    who: Seat
    numbers: tuple[int, ...]
    hit: bool
    whose: Seat | None = None


class Found(Event, frozen=True):
    """A hideout of `whose` was turned up with its sprint cards."""

    reveals = True

    number: int
    place: int
    sprints: tuple[Footprints, ...]
    whose: Seat | None = None


class FoundCovered(Event, frozen=True):
    """A hideout of `whose` was turned up; its sprint cards stay face-down (§6.4 event 2)."""

    reveals = True

    number: int
    place: int
    count: int
    whose: Seat | None = None


class Manhunt(Event, frozen=True):
    """The manhunt begins for `who`. `top` is the highest hideout found so far, 0 if none."""

    scene = True

    who: Seat
    top: int


class GaveUp(Event, frozen=True):
    """The Marshal gave the manhunt up."""

    who: Seat


class Idle(Event, frozen=True):
    """A player's time is up."""

    who: Seat


class Over(Event, frozen=True):
    """The game is over and `who` has won."""

    who: Seat
    reason: str


class HouseEvent(Event, frozen=True):
    """A house event came up for its drawer."""

    reveals = True

    who: Seat
    name: Name


class Placeholder(Event, frozen=True):
    """A placeholder came up: the number of `hidden` hideouts tells the pile of the event (§6.3)."""

    who: Seat
    hidden: int
    icon: Icon


class Nothing(Event, frozen=True):
    """A house event had no effect, since there was nothing to apply it to."""

    name: Name


class Looked(Event, frozen=True):
    """A player looked at cards of the other hand."""

    who: Seat
    name: Name


class Saw(Private, frozen=True):
    """The cards that were seen, for the player who looked."""

    reveals = True

    who: Seat
    cards: tuple[Drawn, ...]


class Witness(Event, frozen=True):
    """A Witness told whether the hideout at a place is odd (§6.4 event 8)."""

    reveals = True

    place: int
    odd: bool


class Informed(Event, frozen=True):
    """An Informant told how many face-down hideouts a region holds (§6.4 event 10)."""

    reveals = True

    region: Region
    count: int


class Traced(Event, frozen=True):
    """The sprint cards at a place were turned up (§6.4 event 9)."""

    reveals = True

    place: int
    sprints: tuple[int, ...]


class Raided(Event, frozen=True):
    """A card left the Fugitive's hand and the game (§6.4 event 12)."""

    reveals = True

    who: Seat
    card: int


class Watched(Event, frozen=True):
    """A player looked into a deck, and keeps a card or finds none to keep (§6.4 event 14)."""

    reveals = True

    who: Seat
    deck: Deck
    keeps: bool


class Kept(Event, frozen=True):
    """A player kept a card of a deck (§6.4 event 14)."""

    who: Seat
    deck: Deck


class ClosedDeck(Event, frozen=True):
    """A player closed a deck to the other one (§6.4 event 16)."""

    who: Seat
    deck: Deck


EVENTS = declared(__name__)
