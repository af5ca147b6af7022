"""What hits a player of Fugitive, and in which words: who did it, and what it cost
(docs/rules/fugitive.md §3.4, §6.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.event import Event
from bot.engine.hits import Hit, Hits, everybody
from cogs.fugitive import events as told

FOUND = (told.Found, told.FoundCovered)
ANSWERS = (told.Witness, told.Informed, told.Traced, told.Raided)


def _along_with(*classes: type[Event]) -> Callable[[Any, Sequence[Any]], bool]:
    return lambda event, others: any(isinstance(other, classes) for other in others)


def _found(hit: Hit) -> dict[str, Any]:
    """Tell who named the number."""
    guess = hit.last(told.Guessed)
    return {"by": hit.say.name(guess.who) if guess else "", "named": "yes" if guess else "no"}


HITS = Hits(
    harmless=(told.Dealt, told.Placeholder, told.Over),
    others=dict.fromkeys((told.Manhunt, told.ClosedDeck, told.HouseEvent, told.Looked, *ANSWERS), everybody),
    implied={
        told.Guessed: _along_with(*FOUND),
        told.HouseEvent: _along_with(*ANSWERS),
        told.Looked: _along_with(told.HouseEvent, told.Saw),
        told.Drew: _along_with(told.DrewCard, told.HouseEvent, told.Placeholder),
    },
    weighty=(told.Hid, told.HidAt, told.Ran, told.Guessed),
    words=dict.fromkeys(FOUND, _found),
)
