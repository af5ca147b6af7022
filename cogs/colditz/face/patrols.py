"""Patrols that take one press (docs/rules/colditz.md §3.12).

A guard goes after each man on his way to freedom. Other patrols go after men who may be arrested but whom no guard
reaches.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.engine.move import Move
from cogs.colditz.face import commandant
from cogs.colditz.face.reckoned_state import VIEWS, known, walk_of
from cogs.colditz.rules.castle.distances import FAR, hunt
from cogs.colditz.rules.castle.pawns import posted
from cogs.colditz.rules.castle.place_sets import names
from cogs.colditz.rules.turn.arrests import targets
from cogs.colditz.rules.turn.guards import bars, goals
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

SHOWN = 3
"""The most patrols with buttons in a panel."""

SIGHT = 60
"""The points from which on a guard is too far from a man for a patrol."""


class Patrol(NamedTuple):
    """A guard's walk towards a man, and the points that would still be missing."""

    move: Move
    man: str
    left: int


@lru_cache(VIEWS)
def patrols(view: View) -> tuple[Patrol, ...]:
    """Return a patrol for each man worth one, those nearest to freedom first; no guard has two."""
    if view.me != GERMAN or view.active != GERMAN or view.phase != "act" or view.interruption is not None:
        return ()
    found: list[Patrol] = []
    sent: set[str] = set()
    for man in _wanted(view):
        best = min(_walks(view, man, sent), default=None)
        if best is not None and len(found) < SHOWN:
            left, _, guard, place = best
            sent.add(guard)
            found.append(Patrol(Move("walk", ((guard,), (place,))), man, left))
    return tuple(found)


def after(view: View, move: Move) -> str:
    """Return the man that a walk pursues; "" for none."""
    return next((patrol.man for patrol in patrols(view) if patrol.move == move), "")


def _wanted(view: View) -> tuple[str, ...]:
    """Return men at large and men who may be arrested, if no guard reaches them now."""
    near = targets(known(view))
    men = [man for _, man in commandant.runners(view)] + [each.man for each in commandant.suspects(view)]
    return tuple(man for man in dict.fromkeys(men) if man not in near)


def _walks(view: View, man: str, sent: set[str]) -> Iterator[tuple[int, int, str, str]]:
    """Yield, for each guard, how near he comes to a man, for how many points, and where he stops."""
    state, one = known(view), view.man(man)
    field = hunt(one.place, one.trail, SIGHT)
    for number, guard in enumerate(view.guards):
        if not posted(guard) or f"g{number}" in sent:
            continue
        now = field.get(guard.place, FAR)
        stops = sorted((field[place], place) for place in names(goals(state, number)) if field.get(place, FAR) < now)
        free = next((stop for stop in stops if bars(state, (number,), stop[1]) is None), None)
        if free is not None:
            yield free[0], walk_of(view, number, free[1]) or 0, f"g{number}", free[1]
