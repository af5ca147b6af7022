"""Suggested walks of guards, which get a button of their own (docs/rules/colditz.md §3.12).

A guard goes after a man who is near freedom, or after a man who may be arrested but whom no guard reaches yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.engine.move import Move
from cogs.colditz.face import commandant
from cogs.colditz.face.reckoned_state import VIEWS, known, walk_of
from cogs.colditz.rules.castle.distances import FAR, points_to_target
from cogs.colditz.rules.castle.pawns import posted
from cogs.colditz.rules.castle.place_sets import names
from cogs.colditz.rules.turn.arrests import targets
from cogs.colditz.rules.turn.guards import stops_of_guard, why_shuts_off
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

SHOWN = 3
"""The most suggested walks that get a button."""

SIGHT = 60
"""From this distance in points on, a guard is too far from a man for a suggested walk."""


class Patrol(NamedTuple):
    """A suggested walk of a guard: the move, the man, and the points still missing to reach the man."""

    move: Move
    man: str
    left: int


@lru_cache(VIEWS)
def patrols(view: View) -> tuple[Patrol, ...]:
    """Return the suggested walks: the best one for each man worth pursuing, and no guard twice.

    The walk towards the man nearest to freedom comes first.
    """
    if view.me != GERMAN or view.active != GERMAN or view.phase != "act" or view.interruption is not None:
        return ()
    found: list[Patrol] = []
    sent: set[str] = set()
    for man in _men_to_pursue(view):
        best = min(_walks_towards(view, man, sent), default=None)
        if best is not None and len(found) < SHOWN:
            left, _, guard, place = best
            sent.add(guard)
            found.append(Patrol(Move("walk", ((guard,), (place,))), man, left))
    return tuple(found)


def pursued_man(view: View, move: Move) -> str:
    """Return the man towards whom a suggested walk leads.

    The result is "" if the move is not one of the suggested walks.
    """
    return next((patrol.man for patrol in patrols(view) if patrol.move == move), "")


def _men_to_pursue(view: View) -> tuple[str, ...]:
    """Return the men who are near freedom or may be arrested, and whom no guard can arrest now."""
    near = targets(known(view))
    men = [man for _, man in commandant.runners(view)] + [each.man for each in commandant.suspects(view)]
    return tuple(man for man in dict.fromkeys(men) if man not in near)


def _walks_towards(view: View, man: str, sent: set[str]) -> Iterator[tuple[int, int, str, str]]:
    """Yield the best walk of each free guard towards a man.

    A walk is a tuple of the points still missing after it, the points it costs, the guard and the place. The guards in
    `sent` are not free.
    """
    state, one = known(view), view.man(man)
    field = points_to_target(one.place, one.trail, SIGHT)
    for number, guard in enumerate(view.guards):
        if not posted(guard) or f"g{number}" in sent:
            continue
        now = field.get(guard.place, FAR)
        stops = sorted(
            (field[place], place) for place in names(stops_of_guard(state, number)) if field.get(place, FAR) < now
        )
        free = next((stop for stop in stops if why_shuts_off(state, (number,), stop[1]) is None), None)
        if free is not None:
            yield free[0], walk_of(view, number, free[1]) or 0, f"g{number}", free[1]
