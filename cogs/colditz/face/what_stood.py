"""The events of a turn of Escape from Colditz that still hold at its end (docs/rules/colditz.md §3.3, §3.16).

They are for the turn's line in the log.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.event import Event
from cogs.colditz.events.course import Undone
from cogs.colditz.events.guards import Posted, Preferred, Walked, Withdrawn
from cogs.colditz.events.prisoners import Moved, Paid
from cogs.colditz.events.trades import Exchanged, Fallen, Offered, Rejected, Retracted, Traded

STEPS = (Moved, Walked, Posted, Withdrawn)
"""Steps that can be taken back; their costs go with them."""

OFFERS = (Offered, Retracted, Rejected, Fallen)
"""Events of offers; a turn is never about them."""

ENDS = (Retracted, Rejected, Fallen, Exchanged)

NOTHING = (Retracted, Fallen)
"""Events that leave everything as it was before an offer."""

LAST = (Preferred, Traded, Exchanged, *OFFERS)
"""Events that may happen in anybody's turn; they are told last."""


def stood(events: Sequence[Event]) -> list[Event]:
    """Return the events that were not taken back and had an effect.

    Trades and cells come last.
    """
    return sorted(_settled(_preferred(_posted(_taken(events)))), key=lambda event: isinstance(event, LAST))


def _taken(events: Sequence[Event]) -> list[Event]:
    """Return the events without steps that were taken back, and without taking them back.

    A step before the first event was part of another turn.
    """
    kept: list[Event] = []
    for event in events:
        undone = isinstance(event, Undone)
        at = next((at for at in reversed(range(len(kept))) if isinstance(kept[at], STEPS)), -1) if undone else -1
        if at < 0:
            kept.append(event)
            continue
        del kept[at]
        while at and isinstance(kept[at - 1], Paid):
            at -= 1
            del kept[at]
    return kept


def _posted(events: Sequence[Event]) -> list[Event]:
    """Return the events with each newly posted guard posted at once where he walked to later."""
    last: dict[int, str] = {event.guard: event.place for event in events if isinstance(event, Walked)}
    new = [event.guard for event in events if isinstance(event, Posted)]
    placed = [replace(e, place=last.get(e.guard, e.place)) if isinstance(e, Posted) else e for e in events]
    return [event for event in placed if not (isinstance(event, Walked) and event.guard in new)]


def _preferred(events: Sequence[Event]) -> list[Event]:
    """Return the events without temporary choices of cells.

    With two blocks, an even number of changes has no effect (R18).
    """
    changes = [event for event in events if isinstance(event, Preferred)]
    others = [event for event in events if not isinstance(event, Preferred)]
    return [*others, changes[-1]] if len(changes) % 2 else others


def _settled(events: Sequence[Event]) -> list[Event]:
    """Return the events without offers that were answered in the same turn.

    An offer that was taken back or ended is left out together with that event.
    """
    kept: list[Event] = []
    for event in events:
        offer = next((each for each in kept if isinstance(each, Offered) and _ends(event, each)), None)
        if offer is not None:
            kept.remove(offer)
        if offer is None or not isinstance(event, NOTHING):
            kept.append(event)
    return kept


def _ends(event: Event, offer: Offered) -> bool:
    if not isinstance(event, ENDS):
        return False
    return (event.who, event.whom, event.give, event.want) == (offer.who, offer.whom, offer.give, offer.want)
