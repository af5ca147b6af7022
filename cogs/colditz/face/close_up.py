"""What the picture of a private panel of Escape from Colditz shows."""

from __future__ import annotations

from functools import partial
from itertools import zip_longest

from bot.engine.face import Draw
from bot.engine.game import Move
from bot.engine.texts import Say
from cogs.colditz.face import goals
from cogs.colditz.face.panel import open_to_arrest
from cogs.colditz.face.people import approach
from cogs.colditz.face.standing import known, man_of, way_of
from cogs.colditz.face.zoom import route, zoom
from cogs.colditz.rules.castle.board import ROOMS
from cogs.colditz.rules.castle.pawns import on_board
from cogs.colditz.rules.castle.place_sets import BIT, names
from cogs.colditz.rules.turn.guards import beat
from cogs.colditz.rules.turn.guards import goals as stops
from cogs.colditz.rules.turn.journey import reach
from cogs.colditz.rules.turn.roll_call import in_range
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

NEAR = 6
"""Places of the way to a gate that are shown."""


def scene(view: View, draft: Move | None, say: Say) -> Draw | None:
    """Choose the part of the castle: the way that is drafted, where the one who is chosen can go, what an affair is
    about, an officer's men, or those whom the German may arrest; None where the board says as much."""
    if road := approach(view):
        return partial(route, view, say, road[-NEAR:])
    if view.affair is not None:
        places = [man_of(view, man).place for man in (view.affair.man, *view.affair.men) if "." in man]
        places += ROOMS[view.affair.place].spaces if view.affair.place in ROOMS else ()
        if places:
            return partial(zoom, view, say, tuple(places))
        return _own_men(view, say) if view.affair.kind == "call" else None
    if view.phase == "sweep" and view.me == GERMAN:
        found = tuple(man_of(view, man).place for man in in_range(known(view)))
        return partial(zoom, view, say, found) if found else None
    if view.phase != "act":
        return None
    who = draft.picks[0][0] if draft is not None and draft.picks and draft.picks[0] else ""
    to = draft.picks[1][0] if draft is not None and who and len(draft.picks) > 1 and draft.picks[1] else ""
    if draft is not None and draft.verb == "move" and who:
        return _move(view, who, to, say)
    if draft is not None and draft.verb == "walk" and who:
        return _walk(view, int(who[1:]), to, say)
    if view.me == GERMAN:
        suspects, near = open_to_arrest(view)
        return (
            partial(zoom, view, say, tuple(man_of(view, man).place for man in near or suspects)) if suspects else None
        )
    return _own_men(view, say)


def _own_men(view: View, say: Say) -> Draw | None:
    if view.me is None or view.me == GERMAN:
        return None
    places = [man.place for man in view.officers[view.me].men if on_board(man)]
    return partial(zoom, view, say, tuple(places)) if places else None


def _move(view: View, man: str, to: str, say: Say) -> Draw:
    here, places = man_of(view, man).place, tuple(reach(known(view), man))
    way = way_of(view, man, to) if to else None
    if way is not None:
        return partial(route, view, say, (here, *way.path), places)
    return partial(zoom, view, say, (here,), places, _named(goals.of_man(view, man)))


def _walk(view: View, guard: int, to: str, say: Say) -> Draw:
    here, places = view.guards[guard].place, names(stops(known(view), guard))
    patrol = beat(known(view), guard).to(BIT[to]) if to in BIT else None
    if patrol is not None:
        return partial(route, view, say, (here, *patrol.path), places)
    return partial(zoom, view, say, (here,), places, _named(goals.of_guard(view, guard, places)))


def _named(menus: goals.Menus) -> tuple[str, ...]:
    """Give the places that the menus name, the first of each menu before the second."""
    rows = zip_longest(*((goal.place for goal in found) for _, found in menus))
    return tuple(place for row in rows for place in row if place is not None)
