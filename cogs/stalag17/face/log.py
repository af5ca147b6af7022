"""What happened in words: how the kinds of cogs/stalag17/events.py are worded, and what is told in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.event import Event, places_of
from bot.engine.game import Viewer
from bot.engine.texts import Say
from bot.engine.wording import cut
from cogs.stalag17.events import ChoseSide, CoinsShown, Counted, Drew, Offered, PickedUp, Played, TookOffer
from cogs.stalag17.face import words

CARDS_TOLD = 150
"""The longest list of cards in a line of the log; nobody but a hoarder comes near."""

KINDS: Mapping[str, Callable[[Any, Say], str | int]] = {
    "card": words.card,
    "cards": lambda cards, say: cut(words.listed(cards, say), CARDS_TOLD),
    "valued": words.valued,
    "valued_cards": lambda cards, say: cut(words.listed_valued(cards, say), CARDS_TOLD),
    "objects": words.wanted,
    "change": lambda change, say: words.signed(change),
}
"""How the kinds of cogs/stalag17/events.py are worded."""

AND_DREW: Mapping[type[Event], int] = {Played: 1, PickedUp: 1, TookOffer: 1, Offered: 2}
"""Events that are told together with the draw of so many cards that follows them."""


def together(events: Sequence[Event]) -> list[list[Event]]:
    """Put together what is told at once: a draw with what it belongs to, who has chosen a side until the coins are
    shown, a roll call."""
    groups: list[list[Event]] = []
    for event in events:
        before = groups[-1][-1] if groups else None
        if isinstance(event, CoinsShown) and isinstance(before, ChoseSide):
            groups[-1] = [event]
        elif before is not None and _belongs(before, event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _belongs(before: Event, event: Event) -> bool:
    """Tell whether `event` is told together with the one before it."""
    if isinstance(event, Drew):
        return AND_DREW.get(type(before)) == event.count and "who" in places_of(before, event.who)
    return type(before) is type(event) and isinstance(event, ChoseSide | Counted)


def terms(counted: Counted, say: Say) -> str:
    """Write the terms of a player's roll call as a sum: "hand 5 + barracks 4 − prisoners 9"."""
    values = {
        "hand": counted.in_hand,
        "barracks": counted.barracks,
        "joint": counted.extra,
        "prisoners": -counted.discount,
    }
    told = [
        f"{'−' if value < 0 else '+'} {say('stalag17-term', term=name, value=abs(value))}"
        for name, value in values.items()
        if value
    ]
    return " ".join(told).removeprefix("+ ") or "0"


def chosen(events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Tell who have chosen a side, first of all the `reader`."""
    seats = [seat for event in events for seat in event.touches]
    you = (say("stalag17-log-you"),) if reader in seats else ()
    return say("stalag17-log-chosen", names=(*you, *(say.name(seat) for seat in seats if seat != reader)))
