"""The events of Stalag 17, as they are logged and stored (docs/rules/stalag17.md §3, §4, §6)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.stalag17.attempt import Attempt, Cards

Card: TypeAlias = Annotated[str, "card"]
"""A card that is written by its effect in play."""

Valued: TypeAlias = Annotated[str, "valued"]
"""A card that enters or leaves a hand. It is written with its vigilance in hand."""

ValuedCards: TypeAlias = Annotated[tuple[str, ...], "valued_cards"]
"""Cards of a hand, written with their vigilance in hand."""

Objects: TypeAlias = Annotated[tuple[str, ...], "objects"]
"""The objects that a plan requires."""

Change: TypeAlias = Annotated[int, "change"]
"""A change of vigilance."""


class Planned(Event, frozen=True):
    """A round started: the start player rolled its plan (§3.3)."""

    opens = True

    who: Seat
    round: int
    objects: Objects
    runaway: int


class Got(Private, frozen=True):
    """The cards that a player was dealt or drew. Only this player sees them (§3.3, §3.4)."""

    reveals = True

    who: Seat
    cards: ValuedCards


class ChoseSide(Event, frozen=True):
    """A player chose a side of the coin. Nobody else learns which (§4.1)."""

    who: Seat


class CoinsShown(Event, frozen=True):
    """The coins were shown. The players in `who` are informers (§4.1)."""

    reveals = True

    who: tuple[Seat, ...]

    @property
    def scene(self) -> bool:  # type: ignore[override]
        """Whether at least one player is an informer."""
        return bool(self.who)


class Reshuffled(Event, frozen=True):
    """The discards were shuffled into the draw pile (§3.9)."""


class Drew(Event, frozen=True):
    """A player drew `count` cards, or 0 if none was left (§3.4, §3.9)."""

    who: Seat
    count: int


class Played(Event, frozen=True):
    """A player played a card face-down (§3.4 A1, §4.3 A8)."""

    who: Seat


class PlayedCard(Private, frozen=True):
    """The card that a player played face-down. Only this player sees it."""

    who: Seat
    card: Card


class PickedUp(Event, frozen=True):
    """A player took the top card of the discards (§3.4 A3, §4.3 A8)."""

    who: Seat
    card: Valued


class Discarded(Event, frozen=True):
    """A player discarded cards (§3.4 A4)."""

    who: Seat
    cards: ValuedCards


class QuietNight(Event, frozen=True):
    """A player discarded the whole hand to halve the vigilance. It is a house rule (§4.6)."""

    who: Seat
    cards: ValuedCards
    before: int
    after: int


class Negotiated(Event, frozen=True):
    """A player discarded objects to negotiate with the guard (§4.2)."""

    who: Seat
    cards: ValuedCards


class GuardAgreed(Event, frozen=True):
    """The guard's card matched. It counts as barracks for the player (§4.2)."""

    outcome = True
    reveals = True

    who: Seat
    card: Card


class GuardRefused(Event, frozen=True):
    """The guard's card did not match and cost the player vigilance (§4.2)."""

    outcome = True
    reveals = True

    who: Seat
    card: Card
    cost: int


class NothingRevealed(Event, frozen=True):
    """There was no card left for the guard to show (§3.9)."""

    who: Seat


class Offered(Event, frozen=True):
    """A player offered a card to the others (§4.3 A7)."""

    who: Seat
    card: Valued


class TookOffer(Event, frozen=True):
    """The player `who` took the card that `whom` offered (§4.3 A8)."""

    who: Seat
    whom: Seat
    card: Valued


class Passed(Event, frozen=True):
    """A player passed in a last turn, since nothing else was possible (§3.9)."""

    who: Seat


class Escaped(Attempt, frozen=True):
    """A player escaped: the cards in play met the plan. The round is over (§3.5)."""

    scene = True

    who: Seat
    cards: Cards
    runaway: int
    required: int


class EscapeFailed(Attempt, frozen=True):
    """A player failed to escape: the cards in play did not meet the plan. It cost vigilance (§3.5)."""

    scene = True

    who: Seat
    cards: Cards
    runaway: int
    required: int
    cost: int


class Joined(Attempt, frozen=True):
    """A player joined another player's escape (§4.4)."""

    scene = True

    who: Seat
    cards: Cards
    runaway: int
    required: int


class JoinFailed(Attempt, frozen=True):
    """A player tried to join an escape and failed, which cost vigilance (§4.4)."""

    scene = True
    outcome = True

    who: Seat
    cards: Cards
    runaway: int
    required: int
    cost: int


class Answered(Event, frozen=True):
    """A player answered whether to join an escape. The answer is still secret (§4.4)."""

    who: Seat


class Declined(Event, frozen=True):
    """A player decided not to join an escape (§4.4)."""

    who: Seat


class LastTurns(Event, frozen=True):
    """The cards ran out. Every player has one more turn, `who` the last one (§3.9)."""

    who: Seat


class Void(Event, frozen=True):
    """A round ended without an escape (§3.9)."""


class RollCall(Event, frozen=True):
    """A roll call started (§3.7).

    The players in `who` show their cards in play, which are compared with the plan. `faces` and `number` are its dice.
    """

    scene = True

    who: tuple[Seat, ...]
    round: int
    faces: tuple[str, ...]
    number: int


class Counted(Event, frozen=True):
    """A player's vigilance was counted at a roll call. The event has every term of the sum (§3.7).

    `discount` is what all of the player's prisoners take off. `gone` tells whether the player has left the game. It is
    a great moment only for this player: everybody else sees the whole roll call.
    """

    scene = True
    outcome = True
    reveals = True

    who: Seat
    role: str
    hand: ValuedCards
    laid: Cards
    in_hand: int
    barracks: int
    extra: int
    discount: int
    change: Change
    after: int
    gone: bool = False


class Idle(Event, frozen=True):
    """A player ran out of time (E31)."""

    who: Seat


class Left(Event, frozen=True):
    """A player left the game (E31)."""

    who: Seat


class Over(Event, frozen=True):
    """The game ended, and the players in `who` won (§3.10)."""

    who: tuple[Seat, ...]
    reason: str


EVENTS = declared(__name__)
