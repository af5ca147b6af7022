"""Claims that players may make about their own secrets. The rules can prove each true or false."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.table_events import TABLE_EVENTS

CLAIM = "claim"
"""The kind of a claim, by its name: `GAME-claim-NAME`."""


@dataclass(frozen=True)
class Claim:
    """A statement about a player's secret. Any player may claim it, whether it is true or not."""

    name: str
    holds: Callable[[Any, Seat], bool]
    """Return whether it is true of a seat in a state."""
    refuted: Callable[[Seat, Sequence[Event]], bool]
    """Return whether the public events since the claim prove that it was false."""


class Claimed(Event, frozen=True):
    """A player claimed something. It is told between moves and is no move, so no log of a game holds it."""

    who: Seat
    claim: Annotated[str, CLAIM]


TOLD_BY_HOUSE: Any = TABLE_EVENTS | Claimed
"""The union of the events whose texts belong to the bot, not to a game."""
