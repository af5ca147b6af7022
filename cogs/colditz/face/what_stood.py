"""What of a turn of Escape from Colditz is still so at its end, for its line in the log (docs/rules/colditz.md §3.3,
§3.16)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.event import Event
from cogs.colditz.events.course import Undone
from cogs.colditz.events.guards import Posted, Preferred, Walked, Withdrawn
from cogs.colditz.events.prisoners import Moved, Paid
from cogs.colditz.events.trades import Exchanged, Fallen, Offered, Rejected, Retracted, Traded

STEPS = (Moved, Walked, Posted, Withdrawn)
"""What can be taken back; what a way cost goes with it."""

OFFERS = (Offered, Retracted, Rejected, Fallen)
"""What befalls offers; nobody's turn is about it."""

ENDS = (Retracted, Rejected, Fallen, Exchanged)

NOTHING = (Retracted, Fallen)
"""What leaves everything as it was before an offer."""

LAST = (Preferred, Traded, Exchanged, *OFFERS)
"""What may happen in the turn of anybody, and is told behind the rest."""


def stood(events: Sequence[Event]) -> list[Event]:
    """Leave out what was taken back or came to nothing; trades and cells are told last."""
    return sorted(_settled(_preferred(_posted(_taken(events)))), key=lambda event: isinstance(event, LAST))


def _taken(events: Sequence[Event]) -> list[Event]:
    """Leave out steps that were taken back, and that they were; a step before the first event was another's turn."""
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
    """Let who is posted stand at once where he walks to afterwards."""
    last: dict[int, str] = {event.guard: event.place for event in events if isinstance(event, Walked)}
    new = [event.guard for event in events if isinstance(event, Posted)]
    placed = [replace(e, place=last.get(e.guard, e.place)) if isinstance(e, Posted) else e for e in events]
    return [event for event in placed if not (isinstance(event, Walked) and event.guard in new)]


def _preferred(events: Sequence[Event]) -> list[Event]:
    """Leave out which cells were preferred for a while: of two blocks, an even number of changes leaves the same ones
    (R18)."""
    changes = [event for event in events if isinstance(event, Preferred)]
    others = [event for event in events if not isinstance(event, Preferred)]
    return [*others, changes[-1]] if len(changes) % 2 else others


def _settled(events: Sequence[Event]) -> list[Event]:
    """Leave out an offer that was answered, and one that was taken back or fell together with that."""
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
