"""The events of a turn that the game log keeps, because they had a lasting effect.

For example, steps that were taken back are left out (docs/rules/colditz.md §3.3, §3.16).
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
"""Events of steps that a player can take back.

The costs of such a step are then taken back too.
"""

OFFERS = (Offered, Retracted, Rejected, Fallen)
"""Events about offers of trades. No line of the log is only about these events."""

ENDS = (Retracted, Rejected, Fallen, Exchanged)

NOTHING = (Retracted, Fallen)
"""Events in which an offer is cancelled. They have no other effect."""

LAST = (Preferred, Traded, Exchanged, *OFFERS)
"""Events that may happen in any player's turn. The log mentions them last."""


def lasting_events(events: Sequence[Event]) -> list[Event]:
    """Return the events of a turn that had a lasting effect.

    Choices of cells, trades and offers are moved to the end.
    """
    return sorted(
        _without_settled_offers(_merge_preferences(_merge_posts(_without_undone(events)))),
        key=lambda event: isinstance(event, LAST),
    )


def _without_undone(events: Sequence[Event]) -> list[Event]:
    """Return the events without steps that were taken back.

    The costs of these steps and the events of taking them back are also left out. If the step belongs to another turn,
    the event of taking it back is kept.
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


def _merge_posts(events: Sequence[Event]) -> list[Event]:
    """Return the events with the first walk of each new guard left out.

    Instead, the guard's posting already names the place where the walk ended.
    """
    last: dict[int, str] = {event.guard: event.place for event in events if isinstance(event, Walked)}
    new = [event.guard for event in events if isinstance(event, Posted)]
    placed = [replace(e, place=last.get(e.guard, e.place)) if isinstance(e, Posted) else e for e in events]
    return [event for event in placed if not (isinstance(event, Walked) and event.guard in new)]


def _merge_preferences(events: Sequence[Event]) -> list[Event]:
    """Return the events with at most one choice of the preferred cells.

    There are 2 blocks of cells, so an even number of changes has no effect (R18).
    """
    changes = [event for event in events if isinstance(event, Preferred)]
    others = [event for event in events if not isinstance(event, Preferred)]
    return [*others, changes[-1]] if len(changes) % 2 else others


def _without_settled_offers(events: Sequence[Event]) -> list[Event]:
    """Return the events without offers that were answered or cancelled in the same turn.

    If an offer was taken back or cancelled, that event is left out too.
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
