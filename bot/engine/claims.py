"""What players may claim of their own secrets: lines that the rules can prove true or false."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.table_events import TABLE_EVENTS

CLAIM = "claim"
"""The kind of what is claimed, by its name: `GAME-claim-NAME`."""


@dataclass(frozen=True)
class Claim:
    """A line about what a player has in secret, which everybody at the table may say in every truth."""

    name: str
    holds: Callable[[Any, Seat], bool]
    """Return whether it is true of a seat in a state."""
    refuted: Callable[[Seat, Sequence[Event]], bool]
    """Return whether what everybody has heard since a seat said it proves that it was not true."""


class Claimed(Event, frozen=True):
    """Somebody claimed something. It is told between the moves, and is none: no log of a game holds it."""

    who: Seat
    claim: Annotated[str, CLAIM]


TOLD_BY_HOUSE: Any = TABLE_EVENTS | Claimed
"""The union of the events whose texts are the house's own."""
