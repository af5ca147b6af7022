"""Texts for events that hurt a player of Fugitive: who caused them, and what they cost.

See docs/rules/fugitive.md §3.4, §6.4.
"""

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


def _name_finder(hit: Hit) -> dict[str, Any]:
    """Return the text argument for the name of the player whose guess found the hideout."""
    guess = hit.last(told.Guessed)
    return {"by": hit.say.name(guess.who) if guess else "", "named": "yes" if guess else "no"}


def _count_hidden(hit: Hit) -> str:
    """Return a text with the number of hideouts that are still face-down."""
    return hit.say("fugitive-total-hidden", count=hit.view.hidden_count())


def _count_hand(hit: Hit) -> str:
    """Return a text with the number of cards in the viewer's hand."""
    return hit.say("fugitive-total-hand", count=len(hit.view.own))


def _count_both(hit: Hit) -> str:
    """Return a text with the numbers of face-down hideouts and of cards in the viewer's hand."""
    return f"{_count_hidden(hit)}, {_count_hand(hit)}"


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
    words=dict.fromkeys(FOUND, _name_finder),
    totals={
        **dict.fromkeys((*FOUND, told.Guessed, told.Manhunt), _count_hidden),
        **dict.fromkeys((told.Drew, told.DrewCard, told.Raided, told.Kept), _count_hand),
        **dict.fromkeys((told.Hid, told.HidAt, told.Ran), _count_both),
    },
)
