"""Claims that players may make about their own secrets. The rules can show whether a claim is true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.table_events import TABLE_EVENTS

CLAIM = "claim"
"""The kind of a field that holds a claim's name. The text of a claim is `GAME-claim-NAME`."""


@dataclass(frozen=True)
class Claim:
    """A statement about a player's own secret, which may be a lie."""

    name: str
    holds: Callable[[Any, Seat], bool]
    """Return whether the claim is true of a seat in a state."""
    refuted: Callable[[Seat, Sequence[Event]], bool]
    """Return whether the public events since the claim prove that it was false."""


class Claimed(Event, frozen=True):
    """A player made a claim. It is posted between moves but is not a move, so it is not in the game's log."""

    who: Seat
    claim: Annotated[str, CLAIM]


TOLD_BY_HOUSE: Any = TABLE_EVENTS | Claimed
"""The union of the events whose texts belong to the bot and not to a game."""
