"""The events of Stalag 17, as they are logged and stored (docs/rules/stalag17.md §3, §4, §6)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.engine.event import Event, Private, declared
from bot.engine.record import Seat
from cogs.stalag17.attempt import Attempt, Cards

Card: TypeAlias = Annotated[str, "card"]
"""The type of an event field with a card. Texts name the card by its effect in play."""

Valued: TypeAlias = Annotated[str, "valued"]
"""The type of an event field with a card that enters or leaves a hand.

Texts name the card with its vigilance in hand.
"""

ValuedCards: TypeAlias = Annotated[tuple[str, ...], "valued_cards"]
"""The type of an event field with cards of a hand.

Texts name the cards with their vigilance in hand.
"""

Objects: TypeAlias = Annotated[tuple[str, ...], "objects"]
"""The type of an event field with the objects that a plan requires."""

Change: TypeAlias = Annotated[int, "change"]
"""The type of an event field with a change of vigilance."""


class Planned(Event, frozen=True):
    """A round started, and the start player rolled the plan of the round (§3.3)."""

    opens = True

    who: Seat
    round: int
    objects: Objects
    runaway: int


class Got(Private, frozen=True):
    """The cards that a player was dealt or has drawn (§3.3, §3.4). Only this player sees them."""

    reveals = True

    who: Seat
    cards: ValuedCards


class ChoseSide(Event, frozen=True):
    """A player chose a side of the coin (§4.1). Nobody else learns which side it is."""

    who: Seat


class CoinsShown(Event, frozen=True):
    """The coins of all players were shown (§4.1).

    The players in `who` are informers.
    """

    reveals = True

    who: tuple[Seat, ...]

    @property
    def scene(self) -> bool:  # type: ignore[override]
        """Whether showing the coins is a great moment: at least one player is an informer."""
        return bool(self.who)


class Reshuffled(Event, frozen=True):
    """The discards were shuffled and put below the draw pile (§3.9)."""


class Drew(Event, frozen=True):
    """A player drew `count` cards (§3.4, §3.9).

    The number is 0 if no card was left.
    """

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
    """A player discarded the whole hand to halve the player's vigilance. It is a house rule (§4.6)."""

    who: Seat
    cards: ValuedCards
    before: int
    after: int


class Negotiated(Event, frozen=True):
    """A player discarded objects to negotiate with the guard (§4.2)."""

    who: Seat
    cards: ValuedCards


class GuardAgreed(Event, frozen=True):
    """The guard's card matched in a negotiation (§4.2).

    It counts as barracks in play for the player.
    """

    outcome = True
    reveals = True

    who: Seat
    card: Card


class GuardRefused(Event, frozen=True):
    """The guard's card did not match in a negotiation (§4.2).

    It cost the player vigilance.
    """

    outcome = True
    reveals = True

    who: Seat
    card: Card
    cost: int


class NothingRevealed(Event, frozen=True):
    """No card was left that the guard could show in a negotiation (§3.9)."""

    who: Seat


class Offered(Event, frozen=True):
    """A player offered a card to the other players (§4.3 A7)."""

    who: Seat
    card: Valued


class TookOffer(Event, frozen=True):
    """The player `who` took the card that `whom` offered (§4.3 A8)."""

    who: Seat
    whom: Seat
    card: Valued


class Passed(Event, frozen=True):
    """A player passed in one of the last turns of a round, since nothing else was possible (§3.9)."""

    who: Seat


class Escaped(Attempt, frozen=True):
    """A player escaped, because the cards in play met the plan (§3.5).

    The round is over.
    """

    scene = True

    who: Seat
    cards: Cards
    runaway: int
    required: int


class EscapeFailed(Attempt, frozen=True):
    """A player failed to escape, because the cards in play did not meet the plan (§3.5).

    The failure cost the player vigilance.
    """

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
    """A player tried to join an escape and failed, which cost the player vigilance (§4.4)."""

    scene = True
    outcome = True

    who: Seat
    cards: Cards
    runaway: int
    required: int
    cost: int


class Answered(Event, frozen=True):
    """A player answered whether to join another player's escape (§4.4).

    The answer is still secret.
    """

    who: Seat


class Declined(Event, frozen=True):
    """A player decided not to join another player's escape (§4.4)."""

    who: Seat


class LastTurns(Event, frozen=True):
    """No card was left to draw, so every player has one more turn (§3.9).

    The player `who` has the last of these turns.
    """

    who: Seat


class Void(Event, frozen=True):
    """A round ended without an escape (§3.9)."""


class RollCall(Event, frozen=True):
    """A roll call started (§3.7).

    The players in `who` show their cards in play, which are compared with the plan. `faces` and `number` are the dice
    of the plan.
    """

    scene = True

    who: tuple[Seat, ...]
    round: int
    faces: tuple[str, ...]
    number: int


class Counted(Event, frozen=True):
    """A player's vigilance was counted at a roll call (§3.7).

    The event has every number of the sum. `discount` is how much vigilance the player's prisoners take off in total.
    `gone` says whether the player has left the game. The event is a great moment only for this player: everybody else
    sees the whole roll call.
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
    """A player ran out of time for a decision (E31)."""

    who: Seat


class Left(Event, frozen=True):
    """A player left the game (E31)."""

    who: Seat


class Over(Event, frozen=True):
    """The game ended, and the players in `who` won (§3.10)."""

    who: tuple[Seat, ...]
    reason: str


EVENTS = declared(__name__)
