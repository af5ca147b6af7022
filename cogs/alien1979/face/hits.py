"""Texts for events that hurt a player: the Alien's card, the player who revealed it, and its effect.

The rules are in docs/rules/alien1979.md §3.4 to §3.8.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.event import Event
from bot.engine.hits import Hit, Hits, everybody
from bot.engine.record import Seat
from cogs.alien1979.events import (
    Activated,
    Began,
    Chose,
    Died,
    Entered,
    Forced,
    Foreseen,
    Marked,
    Prowled,
    PutDownCode,
    Reset,
    Revealed,
    Saved,
    Ticked,
)
from cogs.alien1979.face import words
from cogs.alien1979.view import View


def _reaches(prowled: Prowled, view: View, seat: Seat) -> bool:
    """Return whether the Alien came to the place where the player at `seat` is now."""
    return view.pawns[seat].place == prowled.sector


def _along_with(*classes: type[Event]) -> Callable[[Any, Sequence[Any]], bool]:
    return lambda event, others: any(isinstance(other, classes) for other in others)


def _card_arguments(hit: Hit) -> dict[str, Any]:
    """Return the text arguments for the Alien's card, and for the player who revealed it."""
    revealed, cause = hit.last(Revealed), getattr(hit.event, "cause", None)
    card = cause or (revealed and revealed.card)
    if not card:
        return {"whose": "none", "card": "", "by": ""}
    told = {"whose": "none", "card": words.card(card, hit.say), "by": ""}
    if revealed and revealed.card == card:
        own = revealed.who == hit.reader
        told |= {"whose": "own"} if own else {"whose": "other", "by": hit.say.name(revealed.who)}
    return told


def _drop_reason(hit: Hit) -> dict[str, Any]:
    """Return the text arguments for why a code was put down: a card, a player, or a time-out."""
    if hit.event.cause:
        return _card_arguments(hit) | {"why": "card"}
    forced = hit.last(Forced, Revealed)
    if isinstance(forced, Forced) and forced.whom == hit.reader:
        return _card_arguments(hit) | {"why": "player", "by": hit.say.name(forced.who)}
    return _card_arguments(hit) | {"why": "time"}


def _count_codes(hit: Hit) -> str:
    """Return a text with the number of codes left in the viewer's hand."""
    return hit.say("alien1979-total-codes", count=len(hit.view.own))


HITS = Hits(
    harmless=(Began, Revealed, Chose, Foreseen),
    others={Prowled: _reaches, Entered: everybody, Reset: everybody, Activated: everybody},
    implied={Marked: _along_with(Died), Forced: _along_with(PutDownCode)},
    final=(Died,),
    weighty=(Prowled, Ticked),
    words={**dict.fromkeys((Prowled, Marked, Saved, Died), _card_arguments), PutDownCode: _drop_reason},
    totals={PutDownCode: _count_codes},
)
