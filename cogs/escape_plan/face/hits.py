"""Texts for events that hurt a player of Escape Plan, with the player's new totals.

See docs/rules/escape_plan.md §3.
"""

from __future__ import annotations

from bot.engine.hits import Hit, Hits, everybody
from cogs.escape_plan.events import course, police, turns, visits
from cogs.escape_plan.face import words


def _cash(hit: Hit) -> str:
    """Return the text for the player's cash after the event."""
    return hit.say("escape_plan-total-cash", amount=words.money(hit.view.players[hit.reader].cash))


def _wounds(hit: Hit) -> str:
    """Return the text for the player's number of wounds after the event."""
    return hit.say("escape_plan-total-wounds", count=hit.view.players[hit.reader].wounds)


def _handcuffs(hit: Hit) -> str:
    """Return the text for the player's numbers of handcuffs and wounds after the event.

    New handcuffs take the place of one wound.
    """
    cuffs = hit.say("escape_plan-total-handcuffs", count=hit.view.players[hit.reader].handcuffs)
    return f"{cuffs}, {_wounds(hit)}"


def _keys(hit: Hit) -> str:
    """Return the text for the player's number of keys after the event."""
    return hit.say("escape_plan-total-keys", count=len(hit.view.players[hit.reader].keys))


def _exits(hit: Hit) -> str:
    """Return the text for the number of closed exits after the event."""
    return hit.say("escape_plan-total-exits", count=len(hit.view.closed))


HITS = Hits(
    harmless=(course.Began, course.OverEscaped, course.OverCaught),
    others={course.ExitClosed: everybody},
    final=(police.Arrested,),
    weighty=(police.Heat,),
    totals={
        course.ExitClosed: _exits,
        visits.TookKey: _keys,
        **dict.fromkeys((police.Wounded, turns.Healed), _wounds),
        **dict.fromkeys((police.Handcuffed, police.Covered), _handcuffs),
        **dict.fromkeys((course.Income, police.PaidCosta, visits.Toll), _cash),
        course.Unlocked: lambda hit: _cash(hit) if hit.event.cost else "",
        visits.Gained: lambda hit: _cash(hit) if hit.event.income else "",
    },
)
