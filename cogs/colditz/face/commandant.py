"""Facts on the board that help the German to decide.

They are the places that guards can reach, free posts, possible arrests, and men near freedom.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cogs.colditz.face.moments import spaces_to_freedom
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.rules.castle.board import GATE_SPACES, NEIGHBOURS
from cogs.colditz.rules.castle.pawns import at_large, men, posted, taken
from cogs.colditz.rules.castle.place_sets import names
from cogs.colditz.rules.turn.arrests import captors, is_arrestable, targets
from cogs.colditz.rules.turn.guards import POSTS, stops_of_guard, waiting_guards
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

GATES_AT = frozenset(GATE_SPACES.values())


class Suspect(NamedTuple):
    """A man who may be arrested, the guard nearest to him, and the points that this guard needs.

    The guard is -1 if no guard can arrest the man now.
    """

    man: str
    guard: int
    points: int


def suspects(view: View) -> tuple[Suspect, ...]:
    """Return all men who may be arrested. The men whom a guard can arrest now come first."""
    state = known(view)
    near = targets(state) if view.active == GERMAN and view.phase == "act" else ()
    found = [_suspect(view, name, name in near) for name, man in men(state).items() if is_arrestable(state, name, man)]
    return tuple(sorted(found, key=lambda each: (each.guard < 0, each.points)))


def _suspect(view: View, man: str, near: bool) -> Suspect:
    """Return the facts about a man who may be arrested.

    With `near`, they include the guard nearest to the man.
    """
    able = captors(known(view), man) if near else {}
    if not able:
        return Suspect(man, -1, 0)
    guard, patrol = min(able.items(), key=lambda each: len(each[1].path))
    return Suspect(man, int(guard[1:]), len(patrol.path))


def runners(view: View) -> tuple[tuple[int, str], ...]:
    """Return the men outside who can walk to an objective, as pairs of (spaces left, man).

    The man nearest to an objective comes first.
    """
    found = [
        (spaces, name)
        for name, man in men(known(view)).items()
        if at_large(man) and (spaces := spaces_to_freedom(man.place))
    ]
    return tuple(sorted(found))


def free_posts(view: View) -> tuple[str, ...]:
    """Return the black spaces where a guard could be posted now."""
    state = known(view)
    if view.phase == "posts":
        return POSTS
    may = view.phase != "act" or (not view.turn.arrests and view.turn.points and waiting_guards(state))
    return tuple(place for place in POSTS if place not in taken(state)) if may else ()


def arrestable_from(view: View, place: str) -> tuple[str, ...]:
    """Return the men whom a guard could arrest without a step if he were posted on `place`."""
    state = known(view)
    near = [name for name, man in men(state).items() if man.place in NEIGHBOURS[place]]
    return tuple(name for name in near if is_arrestable(state, name, state.man(name)))


def reachable_places(view: View) -> Iterator[str]:
    """Yield the places where some guard can stop with the points left. Gates are left out."""
    if view.active == GERMAN and view.phase == "act" and view.turn.points:
        state = known(view)
        found = 0
        for number, guard in enumerate(view.guards):
            found |= stops_of_guard(state, number) if posted(guard) else 0
        yield from (place for place in names(found) if place not in GATES_AT)
