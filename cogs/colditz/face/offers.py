"""Offers in the log of Escape from Colditz: what came to nothing is left out, several are counted (docs/rules/
colditz.md §3.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.event import Event
from cogs.colditz.events.trades import Exchanged, Fallen, Offered, Rejected, Retracted
from cogs.colditz.face.clauses import Teller

OFFERS = (Offered, Retracted, Rejected, Fallen)
"""What befalls offers; nobody's turn is about it."""

ENDS = (Retracted, Rejected, Fallen, Exchanged)

NOTHING = (Retracted, Fallen)
"""What leaves everything as it was before an offer."""


def settled(events: Sequence[Event]) -> list[Event]:
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


def counted(teller: Teller, offers: Sequence[Any]) -> str:
    """Count what befell offers of one player in the same way."""
    doer = offers[0].who if isinstance(offers[0], (Offered, Retracted)) else None
    return teller.write(f"offers-{offers[0].key}", doer, count=len(offers))
