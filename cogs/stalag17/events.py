"""The events of Stalag 17, as the bot words and stores them (docs/rules/stalag17.md §3, §4, §6)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.stalag17.attempt import Attempt, Cards

Card: TypeAlias = Annotated[str, "card"]
"""A card, written by what it does in play."""

Valued: TypeAlias = Annotated[str, "valued"]
"""A card that comes from a hand or goes into one, written with its vigilance there."""

ValuedCards: TypeAlias = Annotated[tuple[str, ...], "valued_cards"]
"""Cards of a hand, written with their vigilance there."""

Objects: TypeAlias = Annotated[tuple[str, ...], "objects"]
"""The objects that a plan asks for."""

Change: TypeAlias = Annotated[int, "change"]
"""The number of points by which vigilance rises or falls."""


class Planned(Event, frozen=True):
    """The start player rolled the plan of a round (§3.3)."""

    opens = True

    who: Seat
    round: int
    objects: Objects
    runaway: int


class Got(Private, frozen=True):
    """The cards that a player was dealt or drew; only that player sees them (§3.3, §3.4)."""

    reveals = True

    who: Seat
    cards: ValuedCards


class ChoseSide(Event, frozen=True):
    """A player has chosen a side of the coin; nobody learns which (§4.1)."""

    who: Seat


class CoinsShown(Event, frozen=True):
    """The coins are shown; the players in `who` are informers (§4.1)."""

    reveals = True

    who: tuple[Seat, ...]

    @property
    def scene(self) -> bool:  # type: ignore[override]
        """Whether at least one player is an informer."""
        return bool(self.who)


class Reshuffled(Event, frozen=True):
    """The discards became the draw pile (§3.9)."""


class Drew(Event, frozen=True):
    """A player drew cards; 0 if none was left (§3.4, §3.9)."""

    who: Seat
    count: int


class Played(Event, frozen=True):
    """A player played a card face-down (§3.4 A1, §4.3 A8)."""

    who: Seat


class PlayedCard(Private, frozen=True):
    """The card that a player played face-down; only that player sees it."""

    who: Seat
    card: Card


class PickedUp(Event, frozen=True):
    """A player took the top of the discards (§3.4 A3, §4.3 A8)."""

    who: Seat
    card: Valued


class Discarded(Event, frozen=True):
    """A player discarded cards (§3.4 A4)."""

    who: Seat
    cards: ValuedCards


class QuietNight(Event, frozen=True):
    """A player discarded the whole hand to halve the vigilance: a house rule (§4.6)."""

    who: Seat
    cards: ValuedCards
    before: int
    after: int


class Negotiated(Event, frozen=True):
    """A player discarded objects for the guard (§4.2)."""

    who: Seat
    cards: ValuedCards


class GuardAgreed(Event, frozen=True):
    """The guard's card matches: it counts as barracks for the player who negotiated (§4.2)."""

    outcome = True
    reveals = True

    who: Seat
    card: Card


class GuardRefused(Event, frozen=True):
    """The guard's card does not match and costs vigilance (§4.2)."""

    outcome = True
    reveals = True

    who: Seat
    card: Card
    cost: int


class NothingRevealed(Event, frozen=True):
    """No card was left for the guard to show (§3.9)."""

    who: Seat


class Offered(Event, frozen=True):
    """A player offers a card to the others (§4.3 A7)."""

    who: Seat
    card: Valued


class TookOffer(Event, frozen=True):
    """`who` took the card that `whom` offered (§4.3 A8)."""

    who: Seat
    whom: Seat
    card: Valued


class Passed(Event, frozen=True):
    """A player had nothing left to do in a last turn (§3.9)."""

    who: Seat


class Escaped(Attempt, frozen=True):
    """The cards in play met the plan, and the round is over (§3.5)."""

    scene = True

    who: Seat
    cards: Cards
    runaway: int
    required: int


class EscapeFailed(Attempt, frozen=True):
    """The cards in play did not meet the plan, and the attempt costs vigilance (§3.5)."""

    scene = True

    who: Seat
    cards: Cards
    runaway: int
    required: int
    cost: int


class Joined(Attempt, frozen=True):
    """A player joined an escape (§4.4)."""

    scene = True

    who: Seat
    cards: Cards
    runaway: int
    required: int


class JoinFailed(Attempt, frozen=True):
    """A player tried to join an escape and failed, which costs vigilance (§4.4)."""

    scene = True
    outcome = True

    who: Seat
    cards: Cards
    runaway: int
    required: int
    cost: int


class Answered(Event, frozen=True):
    """A player has said whether to join an escape; nobody learns the answer yet (§4.4)."""

    who: Seat


class Declined(Event, frozen=True):
    """A player did not join an escape (§4.4)."""

    who: Seat


class LastTurns(Event, frozen=True):
    """The cards have run out: every player has one more turn, and `who` has the last one (§3.9)."""

    who: Seat


class Void(Event, frozen=True):
    """The round is over, and nobody has escaped (§3.9)."""


class RollCall(Event, frozen=True):
    """The roll of a round is called (§3.7).

    `who` lists the players who have not left. They show their cards in play, which are compared with the plan of these
    dice.
    """

    scene = True

    who: tuple[Seat, ...]
    round: int
    faces: tuple[str, ...]
    number: int


class Counted(Event, frozen=True):
    """A player's part of a roll call, with every term (§3.7).

    `discount` is what all prisoners take off. `gone` tells whether the player has left. It is a scene only for this
    player: the channel sees the whole roll call.
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
    """A player's time is up (E31)."""

    who: Seat


class Left(Event, frozen=True):
    """A player has left the game (E31)."""

    who: Seat


class Over(Event, frozen=True):
    """The game is over, and the players in `who` have won (§3.10)."""

    who: tuple[Seat, ...]
    reason: str


EVENTS = declared(__name__)
