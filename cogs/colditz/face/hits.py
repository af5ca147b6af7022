"""Texts for events that hurt a player of Escape from Colditz: how much the player has now.

See docs/rules/colditz.md §3.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.hits import Hit, Hits, everybody
from cogs.colditz.events import cards, course, gambles, guards, prisoners, roll_call, trades
from cogs.colditz.state import BARRACKS, CELLS, DEAD, GERMAN
from cogs.colditz.view import OfficerView


def _men_in_cells(hit: Hit) -> str:
    """Return the text about men in cells: an officer's own men, or all men for the German."""
    officers = hit.view.officers if hit.view.me == GERMAN else (hit.view.officers[hit.view.me],)
    return hit.say(
        "colditz-total-cells", count=_count_men(officers, *CELLS), own="no" if hit.view.me == GERMAN else "yes"
    )


def _men_lost(hit: Hit) -> str:
    """Return the text for the number of men that an officer has lost; "" for the German."""
    own = () if hit.view.me == GERMAN else (hit.view.officers[hit.view.me],)
    return (
        hit.say("colditz-total-dead", count=_count_men(own, DEAD), left=sum(len(one.men) for one in own)) if own else ""
    )


def _count_men(officers: Sequence[OfficerView], *places: str) -> int:
    """Return how many men of `officers` are at one of `places`."""
    return sum(man.place in places for one in officers for man in one.men)


def _cards_held(hit: Hit) -> str:
    """Return the text about an officer's cards and Equipment, or about the German's cards."""
    if hit.view.me == GERMAN:
        return hit.say("colditz-total-cards", count=len(hit.view.hand or ()))
    own = hit.view.officers[hit.view.me]
    cards = hit.say("colditz-total-cards", count=len(own.cards or ()))
    return f"{cards}, {hit.say('colditz-total-equipment', count=own.equipment)}"


def _guards_in_barracks(hit: Hit) -> str:
    """Return the text for the number of guards in the barracks; "" for officers."""
    guards = hit.view.guards if hit.view.me == GERMAN else ()
    count = sum(guard.place == BARRACKS for guard in guards)
    return hit.say("colditz-total-barracks", count=count) if guards else ""


HITS = Hits(
    harmless=(
        course.Began,
        course.TookColour,
        course.Placed,
        course.Rolled,
        course.Undone,
        course.Ended,
        course.Over,
        cards.Drew,
        cards.DrewCard,
        roll_call.Chose,
        roll_call.Attended,
    ),
    others={roll_call.CalledRoll: everybody},
    totals={
        **dict.fromkeys((cards.Diverted, guards.CalledOff), _guards_in_barracks),
        **dict.fromkeys((guards.Killed, gambles.ShotDown), _men_lost),
        **dict.fromkeys(
            (guards.Arrested, guards.Searched, guards.Discovered, roll_call.Swept, prisoners.Freed), _men_in_cells
        ),
        **dict.fromkeys((trades.Exchanged, prisoners.GaveUp, cards.Played, cards.Reacted, cards.PutAway), _cards_held),
    },
)
