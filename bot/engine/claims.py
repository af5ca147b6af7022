"""Claims that players may make about their own secrets. The rules can show whether a claim is true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.table_events import TABLE_EVENTS

CLAIM = "claim"
"""The kind of a move's field whose value is the name of a claim. The text of a claim is `GAME-claim-NAME`."""


@dataclass(frozen=True)
class Claim:
    """A statement that a player may make about the player's own secret. It may be a lie."""

    name: str
    holds: Callable[[Any, Seat], bool]
    """A function that returns whether the claim is true of a seat in a state."""
    refuted: Callable[[Seat, Sequence[Event]], bool]
    """A function that returns whether the public events since the claim prove that it was false."""


class Claimed(Event, frozen=True):
    """The event that a player made a claim.

    A claim is posted between moves. It is not a move, so it is not in the game's log.
    """

    who: Seat
    claim: Annotated[str, CLAIM]


TOLD_BY_HOUSE: Any = TABLE_EVENTS | Claimed
"""The union of the events whose texts belong to the bot and not to a game."""
