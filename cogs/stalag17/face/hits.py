"""Texts for events that hurt a player: whose escape caused a roll call, and how much it cost.

The rules are in docs/rules/stalag17.md §3.7 and §4.
"""

from __future__ import annotations

from typing import Any

from bot.engine.hits import Hit, Hits, everybody
from cogs.stalag17 import events as told
from cogs.stalag17.face import log

ESCAPES = (told.Escaped, told.Joined)


def _name_escaper(hit: Hit) -> dict[str, Any]:
    """Return text arguments that name the player whose escape caused the roll call.

    If there were several escapes in the round, they name the first player who escaped.
    """
    first = next((event for event in _events_of_round(hit) if isinstance(event, ESCAPES)), None)
    if first is None:
        return {"cause": "void", "by": ""}
    own = any(isinstance(event, ESCAPES) and event.who == hit.reader for event in _events_of_round(hit))
    return {"cause": "own" if own else "other", "by": hit.say.name(first.who)}


def _explain_roll_call(hit: Hit) -> dict[str, Any]:
    """Return text arguments about a roll call: who caused it, and where each number of the reader's sum is from."""
    event = hit.event
    numbers = (event.in_hand, event.barracks, event.extra, event.discount)
    return {**_name_escaper(hit), "sum": log.terms(*numbers, hit.say, "stalag17-own-term")}


def _events_of_round(hit: Hit) -> tuple[Any, ...]:
    """Return the events of the current round that happened before the event that hurt the player."""
    start = next((at for at in reversed(range(len(hit.before))) if isinstance(hit.before[at], told.Planned)), -1)
    return tuple(hit.before[start + 1 :])


def _count_vigilance(hit: Hit) -> str:
    """Return a text about how much vigilance the player now has."""
    return hit.say("stalag17-total-vigilance", count=hit.view.players[hit.reader].vigilance)


def _count_barracks(hit: Hit) -> str:
    """Return a text about how many barracks the player has from the guard."""
    return hit.say("stalag17-total-barracks", count=len(hit.view.players[hit.reader].negotiated))


HITS = Hits(
    harmless=(
        told.Planned,
        told.Got,
        told.Drew,
        told.ChoseSide,
        told.CoinsShown,
        told.RollCall,
        told.Answered,
        told.Declined,
        told.Joined,
        told.Over,
    ),
    weighty=(told.Offered, told.TookOffer),
    others={told.LastTurns: everybody},
    words={told.Counted: _explain_roll_call},
    totals={
        told.GuardAgreed: _count_barracks,
        **dict.fromkeys((told.GuardRefused, told.EscapeFailed, told.JoinFailed, told.Counted), _count_vigilance),
    },
)
