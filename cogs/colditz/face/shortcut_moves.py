"""Suggested moves of an officer's men, which get buttons of their own.

They lead towards the kit, Equipment or the way out (docs/rules/colditz.md §3.5, §3.6, §4.5).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.move import Move
from cogs.colditz.data import KIT
from cogs.colditz.face import goals
from cogs.colditz.face.planner import Plan, legs_of, plans
from cogs.colditz.face.reckoned_state import IN_THE_OPEN, VIEWS, kit_signs, known, owned
from cogs.colditz.rules.cards.equipment import men_needed, symbol_at
from cogs.colditz.rules.castle.board import EQUIPMENT, OBJECTIVES, ROOMS, SPACES
from cogs.colditz.rules.castle.distances import FAR, rooms_of, to_freedom, to_room
from cogs.colditz.rules.castle.pawns import INDOORS, on_board
from cogs.colditz.rules.castle.sight import straight_distance
from cogs.colditz.rules.turn.journey import affordable_stock, has_choice, open_tunnels, routes_of
from cogs.colditz.rules.turn.officers import FROM_TABLE, can_go
from cogs.colditz.view import View

PLANS = 3
"""For how many plans, at most, Equipment is fetched: for those that lack least.

If a plan is pinned, Equipment is fetched only for that plan.
"""

WAITING = 3
"""The most men whom suggested moves send to wait near the way out."""

SHOWN = 6
"""The most suggested moves that get a button."""

CORRIDORS = frozenset(place for place, space in SPACES.items() if space.zone == "inner" and not space.guard_stops)
"""Places where a man who stops would block others."""


class Destination(NamedTuple):
    """A man with a destination to suggest.

    The fields have the steps from every place to the destination, and the name of the room or objective.
    """

    man: str
    steps: Mapping[str, int]
    indoors: bool = True
    aim: str = ""


@lru_cache(VIEWS)
def _suggested_moves(view: View) -> dict[Move, str]:
    """Return the suggested moves of the active officer's men, each with the name of the place ahead.

    The place is a room or objective. Each move goes as far as the points allow. If the move arrives at the place, the
    name is "".
    """
    if view.me is None or view.me != view.active:
        return {}
    found: dict[Move, str] = {}
    for errand in _destinations(view):
        move = _best_step(view, errand) if len(found) < SHOWN else None
        if move is not None:
            place = move.picks[1][0]
            there = not errand.steps[place] or (place in SPACES and SPACES[place].room == errand.aim)
            found[move] = "" if there else errand.aim
    return found


def moves(view: View) -> tuple[Move, ...]:
    """Return the suggested moves of the active officer's men."""
    return tuple(_suggested_moves(view))


def destination_ahead(view: View, move: Move) -> str:
    """Return the room or objective in the direction of a man's move, if he does not get there yet.

    For a suggested move it is the suggested destination. For another move it is the room in that direction, if there is
    just one. The result is "" if there is none. A man on the way to a room gets a standing order to go on
    (`orders.py`).
    """
    if move.verb != "move" or view.me is None or view.me != view.active:
        return ""
    aims = _suggested_moves(view)
    return aims[move] if move in aims else _room_in_direction(view, move.picks[0][0], move.picks[1][0])


def _room_in_direction(view: View, man: str, place: str) -> str:
    """Return the room beyond `place` on a man's way.

    The result is "" if no room or several destinations are in that direction.
    """
    menus = goals.of_man(view, man) if on_board(view.man(man)) else ()
    aims = [aim for _, menu in menus for goal in menu if goal.place == place for aim in goal.aims]
    return aims[0].what if len(aims) == 1 and aims[0].what in ROOMS and not aims[0].link else ""


def _destinations(view: View) -> Iterator[Destination]:
    """Yield the destinations to suggest for the viewer's men, the most urgent first."""
    assert view.me is not None
    yield from _men_in_the_open(view)
    if not view.officers[view.me].kit:
        yield from _men_to_rooms(view, _missing_symbols(view), _men_in_rooms(view, KIT))
        return
    near = plans(view)
    near = near[: 1 if near and near[0].number == view.pinned else PLANS]
    lacks = dict.fromkeys(what for plan in near for what in _missing_kinds(plan))
    in_place = [man for plan in near[:1] for what in _missing_kinds(plan) for man in _men_in_rooms(view, (what,))]
    for what in lacks:
        there = _men_in_rooms(view, (what,))
        yield from _men_to_rooms(view, [what] * (men_needed(view.house) - len(there)), (*there, *in_place))
    for plan in near[:1]:
        field = {place: leg.spaces for place, leg in legs_of(plan.number).items()}
        goal = near[0].route.objective
        waiting = [man for man in _nearest_men(view, field) if man not in in_place]
        yield from (Destination(man, field, bool(lacks), goal) for man in waiting[:WAITING])


def kit_rooms(view: View) -> tuple[str, ...]:
    """Return, for each symbol that the viewer lacks for the kit, a room where a man can get it.

    If a man is already being sent for a symbol, it is his room. Otherwise it is the first room with the symbol.
    """
    lacks = _missing_symbols(view)
    sent = {ROOMS[errand.aim].symbol: errand.aim for errand in _men_to_rooms(view, lacks, _men_in_rooms(view, KIT))}
    return tuple(sent.get(symbol) or rooms_of(symbol)[0] for symbol in lacks)


def _missing_symbols(view: View) -> list[str]:
    """Return the symbols that the viewer still lacks for the escape kit."""
    found = {symbol for symbols in kit_signs(view, view.me or 0) for symbol in symbols}
    return [symbol for symbol in KIT if symbol not in found]


def _missing_kinds(plan: Plan) -> list[str]:
    """Return the kinds of Equipment that a plan lacks."""
    return [what for what, count in zip(EQUIPMENT, plan.missing, strict=True) if count]


def _nearest_men(view: View, field: Mapping[str, int]) -> list[str]:
    """Return the viewer's men indoors, sorted by their distances in `field`, the nearest first.

    `field` has the steps to some destination from every place.
    """
    men = {man: view.man(man).place for man in owned(view, view.me or 0)}
    return sorted(
        (man for man, place in men.items() if place in INDOORS and place in field), key=lambda man: field[men[man]]
    )


def _men_in_rooms(view: View, symbols: Sequence[str]) -> tuple[str, ...]:
    """Return the viewer's men who are in rooms with one of the `symbols`.

    It is one man for each symbol. If there is only one symbol, it is every man in its rooms.
    """
    there: dict[str, str] = {}
    found = []
    for man in owned(view, view.me or 0):
        symbol = symbol_at(view.man(man))
        if symbol in symbols and (len(symbols) == 1 or symbol not in there):
            there[symbol] = man
            found.append(man)
    return tuple(found)


def _men_in_the_open(view: View) -> Iterator[Destination]:
    """Yield each of the viewer's men in the open with freedom as his destination, the nearest first."""
    assert view.me is not None
    state = known(view)
    field = to_freedom(affordable_stock(state, view.me), open_tunnels(state))
    men = [man for man in owned(view, view.me) if _in_the_open(view.man(man).place)]
    for man in sorted(men, key=lambda each: field.get(view.man(each).place, FAR)):
        yield Destination(man, field, False, nearest_goal(view.man(man).place))


def nearest_goal(place: str) -> str:
    """Return the objective nearest to a place, measured in a straight line."""
    return min(OBJECTIVES.items(), key=lambda goal: straight_distance(place, goal[0]))[1]


def _in_the_open(place: str) -> bool:
    return place in SPACES and place not in INDOORS and SPACES[place].zone in IN_THE_OPEN


def _men_to_rooms(view: View, symbols: Sequence[str], busy: Sequence[str]) -> Iterator[Destination]:
    """Yield, for each symbol, a man and the nearest room for him; the shortest walk comes first.

    The men in `busy` are left out.
    """
    free = {
        man: place for man in owned(view, view.me or 0) if man not in busy and (place := view.man(man).place) in INDOORS
    }
    wanted = list(symbols)
    while free and wanted:
        _, symbol, room, man = min(
            (to_room(room).get(place, FAR), symbol, room, man)
            for symbol in wanted
            for room in rooms_of(symbol)
            for man, place in free.items()
        )
        wanted.remove(symbol)
        del free[man]
        yield Destination(man, to_room(room), aim=room)


def _best_step(view: View, errand: Destination) -> Move | None:
    """Return the move that brings a man nearest to a destination, or None if no move brings him nearer.

    If possible, the man stops where he does not block others.
    """
    state, steps = known(view), errand.steps
    man = state.man(errand.man)
    if not can_go(state, errand.man, man):
        return None
    now = steps.get(man.place, FAR)
    ways = routes_of(state, errand.man)
    stops = sorted(
        (steps[place], place)
        for place in ways
        if steps.get(place, FAR) < now and (not errand.indoors or place in INDOORS)
    )
    if not stops:
        return None
    _, place = next((stop for stop in stops if stop[1] not in CORRIDORS), stops[0])
    if errand.aim and place in SPACES and SPACES[place].room == errand.aim:
        place = goals.best_place_in(errand.aim, ways.costs)
    pay = ((FROM_TABLE,),) if has_choice(state, view.me or 0, ways[place]) else ()
    return Move("move", ((errand.man,), (place,), *pay))
