"""Destinations to offer in menus, chosen from all places that a pawn can reach."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from bot.engine.texts import Say
from cogs.colditz.face import gazetteer, words
from cogs.colditz.face.reckoned_state import IN_THE_OPEN, VIEWS, known, walk_of
from cogs.colditz.rules.castle.board import (
    GATE_SPACES,
    LINKS,
    LINKS_FROM,
    MISC,
    NEIGHBOURS,
    OBJECTIVES,
    ROLL_CALL,
    ROOMS,
    SPACES,
    TUNNELS,
)
from cogs.colditz.rules.castle.distances import inner_places
from cogs.colditz.rules.castle.pawns import TUNNEL_OF
from cogs.colditz.rules.castle.pawns import men as all_men
from cogs.colditz.rules.castle.place_sets import distances
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP, Cost, Ways
from cogs.colditz.rules.turn.guards import POSTS
from cogs.colditz.rules.turn.journey import routes_of
from cogs.colditz.view import View

MENU = 25
"""The most lines of a menu."""

FIRST = 2
"""How many places in a direction the label of a destination names at most.

The detail line of the menu option has the other names.
"""

AFTER = 4
"""How many steps after a drop or wire crossing are searched for a place where a man may stop."""

OUTER_LINKS = tuple(link for link in LINKS if SPACES[link.start].zone != "room")
"""Drops and wire crossings that do not start in a room; their starts are destinations too."""


class Aim(NamedTuple):
    """A named place in the direction of a move, and the steps from the move's end to that place.

    The place is a room, gate or objective, or a drop or wire crossing, named by its end.
    """

    what: str
    left: int
    link: str = ""

    def label(self, say: Say) -> str:
        """Return the name of the place to show to players."""
        name = _named(self.what, say)
        return say(f"colditz-aim-{self.link}", what=name) if self.link else name


class Goal(NamedTuple):
    """A destination in a menu, with the kind of text that names it and the arguments of that text."""

    place: str
    kind: str
    what: str = ""
    aims: tuple[Aim, ...] = ()

    def label(self, say: Say) -> str:
        """Return the name of the destination, with the label of its space."""
        if self.kind == "place":
            return words.spot(self.place, say)
        if self.kind == "man":
            return say("colditz-goal-man", man=words.man(self.what, say), place=self.place)
        if self.aims:
            return say("colditz-goal-towards", what=_names_with_steps(self.aims[:FIRST], say), place=self.place)
        what = words.nearby(self.place, say) if self.kind == "post" else _named(self.what, say)
        return say(f"colditz-goal-{self.kind}", what=what, place=self.place)

    def more(self, say: Say) -> str:
        """Return the names of further places in the same direction, which the label leaves out, as text."""
        return _names_with_steps(self.aims[FIRST:], say)


def _names_with_steps(aims: Iterable[Aim], say: Say) -> str:
    """Return the names of places and the steps left to each, as text for one line."""
    return "; ".join(say("colditz-goal-short", what=aim.label(say), left=aim.left) for aim in aims)


def _named(what: str, say: Say) -> str:
    if what in OBJECTIVES.values():
        return words.objective(what, say)
    return words.area(what, say) if what else ""


Menus = tuple[tuple[str, tuple[Goal, ...]], ...]
"""Menus of destinations: pairs of a heading and the destinations below it."""


@lru_cache(VIEWS)
def of_man(view: View, man: str) -> Menus:
    """Return the menus with the places where a man of the active officer can go.

    The menus are rooms and hides, ways out, and distant places to walk towards.
    """
    found = routes_of(known(view), man)
    return _menus(
        ("rooms", _indoors(view, man, found.costs)),
        ("ways", _outdoors(view, man, found)),
        ("towards", _distant_goals(view, man, found)),
    )


@lru_cache(VIEWS)
def of_guard(view: View, guard: int, options: tuple[str, ...]) -> Menus:
    """Return the menus of places where a guard can stop.

    The menus are posts and gates, places next to men, ends of escape routes, and distant rooms to walk towards.
    """
    places = frozenset(options)
    return _menus(
        ("posts", _posts(places)),
        ("beside", _next_to_men(view, guard, places)),
        ("watch", _watch_places(view, guard, places)),
        ("rooms", _places_towards(view, guard, places, [(name, room.spaces) for name, room in ROOMS.items()])),
    )


def _menus(*parts: tuple[str, Iterable[Goal]]) -> Menus:
    """Return the menus without empty menus and repeated places, each cut to the allowed length."""
    seen: set[str] = set()
    menus = []
    for heading, goals in parts:
        kept: list[Goal] = []
        for goal in goals:
            if goal.place not in seen and len(kept) < MENU:
                seen.add(goal.place)
                kept.append(goal)
        if kept:
            menus.append((heading, tuple(kept)))
    return tuple(menus)


def _cheapest(found: Mapping[str, Cost], places: Iterable[str]) -> str:
    """Return the place that a man reaches for the fewest cards, then the fewest points.

    The result is "" if he reaches none of the `places`.
    """
    ways = [(cost, place) for place in places if (cost := found.get(place)) is not None]
    return min(ways)[1] if ways else ""


@cache
def clear_places(room: str) -> frozenset[str]:
    """Return the places of a room where a man does not block the way of other men."""
    spaces = frozenset(ROOMS[room].spaces)
    doors = {place for place in spaces if any(SPACES[near].room != room for near in NEIGHBOURS[place])}
    return frozenset(
        place for place in spaces & MAY_STOP if distances(doors - {place}, spaces - {place}).keys() == spaces - {place}
    )


def best_place_in(room: str, found: Mapping[str, Cost]) -> str:
    """Return the best place in a room for a man who goes there, or "" if he cannot get there.

    It is a place where he does not block other men, if his points suffice.
    """
    return (
        _cheapest(found, clear_places(room))
        or _cheapest(found, inner_places(room))
        or _cheapest(found, ROOMS[room].spaces)
    )


def _indoors(view: View, man: str, found: Mapping[str, Cost]) -> Iterator[Goal]:
    """Yield the destinations indoors: rooms, hides and the roll-call zone."""
    here = view.man(man).place
    room = SPACES[here].room if here in SPACES else ""
    if room and here not in clear_places(room) and (place := _cheapest(found, clear_places(room))):
        yield Goal(place, "further", room)
    for name in ROOMS:
        if name != room and (place := best_place_in(name, found)):
            yield Goal(place, "room", name)
    for name, places in gazetteer.HIDES.items():
        if here not in places and (place := _cheapest(found, places)):
            yield Goal(place, "hide", name)
    if here not in ROLL_CALL and (place := _cheapest(found, ROLL_CALL)):
        yield Goal(place, "rollcall")


def _outdoors(view: View, man: str, found: Ways) -> Iterator[Goal]:
    """Yield a man's destinations in the open: objectives, crossings, gates, the car, posts.

    For a man in a tunnel, places in the tunnel come right after the objectives.
    """
    here = view.man(man).place
    yield from (Goal(place, "objective", name) for place, name in OBJECTIVES.items() if place in found)
    if here in TUNNEL_OF:
        yield from _underground(here, found)
    yield from _through_links(here, found)
    yield from (Goal(place, "gate", name) for name, place in GATE_SPACES.items() if place in found)
    if MISC["car_arrow"] in found:
        yield Goal(MISC["car_arrow"], "car")
    for link in OUTER_LINKS:
        if link.start in found:
            yield Goal(link.start, f"at_{link.kind}", gazetteer.area(link.end))
    yield from (Goal(place, "post", gazetteer.area(place)) for place in POSTS if place in found)
    if here not in TUNNEL_OF:
        yield from _underground(here, found)


def _through_links(here: str, found: Ways) -> Iterator[Goal]:
    """Yield the destinations that a man reaches over a drop or a wire crossing."""
    for start, links in LINKS_FROM.items():
        for link in links:
            if place := _place_after(here, start, link.end, found):
                yield Goal(place, link.kind, gazetteer.area(place))


def _place_after(here: str, start: str, end: str, found: Ways) -> str:
    """Return where a man stops after a drop or wire crossing.

    He stops at its end, or at a place near it if he may not stop there.
    """
    ring, seen = [end], {end}
    for _ in range(AFTER):
        for place in ring:
            way = found.get(place)
            if way is not None and (start, end) in pairwise((here, *way.path)):
                return place
        ring = [near for place in ring for near in NEIGHBOURS[place] if near not in seen]
        seen.update(ring)
    return ""


def _underground(here: str, found: Ways) -> Iterator[Goal]:
    """Yield the exit of the man's own tunnel, then all places in tunnels, the furthest first."""
    for name, tunnel in TUNNELS.items():
        out = _cheapest(found.costs, tunnel.exits) if TUNNEL_OF.get(here) == name else ""
        if out:
            yield Goal(out, "tunnel_exit", gazetteer.area(out))
        yield from (Goal(place, "place") for place in reversed(tunnel.places) if place in found)


def _distant_goals(view: View, man: str, reached: Ways) -> Iterator[Goal]:
    """Yield places on the way to rooms, gates and objectives that a man cannot reach with his points.

    Only rooms, gates and objectives in the man's own region of the board count.
    """
    here = view.man(man).place
    ground = gazetteer.walkable_spaces(here)
    stops = [place for place in reached if place in ground]
    aims: list[tuple[str, str, tuple[str, ...]]] = []
    aims += [("", name, (place,)) for place, name in (*OBJECTIVES.items(), *gazetteer.GATE_OF.items())]
    aims += [(link.kind, gazetteer.area(link.end), (link.start,)) for link in OUTER_LINKS]
    aims += [("", name, room.spaces) for name, room in ROOMS.items()]
    found: list[tuple[str, Aim]] = []
    for link, name, aim in aims:
        steps = gazetteer.steps_to(*aim)
        if here not in steps or not stops or any(place in reached for place in aim):
            continue
        left, place = min((steps[place], place) for place in stops)
        if 0 < left < steps[here]:
            found.append((place, Aim(name, left, link)))
    yield from _combine_aims(found)


def _combine_aims(found: Iterable[tuple[str, Aim]]) -> Iterator[Goal]:
    """Yield one destination for each place that leads towards one or several named places.

    The nearest named place comes first.
    """
    by_place: dict[str, dict[Aim, None]] = {}
    for place, aim in sorted(found, key=lambda each: each[1].left):
        by_place.setdefault(place, {})[aim] = None
    for place, aims in by_place.items():
        yield Goal(place, "towards", aims=tuple(aims))


def _posts(places: Collection[str]) -> Iterator[Goal]:
    """Yield the destinations among `places` that are guard posts or gates."""
    for place in POSTS:
        if place in places:
            yield Goal(place, "post", gazetteer.area(place))
    for name, place in GATE_SPACES.items():
        if place in places:
            yield Goal(place, "gate", name)


def _nearest(view: View, guard: int, wanted: Iterable[str]) -> str:
    """Return the place of those in `wanted` that costs a guard the fewest points.

    The result is "" if the guard reaches none of them.
    """
    counted = [(steps, place) for place in wanted if (steps := walk_of(view, guard, place)) is not None]
    return min(counted)[1] if counted else ""


def _next_to_men(view: View, guard: int, places: Collection[str]) -> Iterator[Goal]:
    """Yield, for each man in the open, the place next to him that costs the guard the fewest points."""
    for name, man in all_men(known(view)).items():
        if man.place in SPACES and SPACES[man.place].zone in IN_THE_OPEN:
            near = _nearest(view, guard, (place for place in NEIGHBOURS[man.place] if place in places))
            if near:
                yield Goal(near, "man", name)


def _watch_places(view: View, guard: int, places: Collection[str]) -> Iterator[Goal]:
    """Yield the places from which a guard watches a way out.

    They are at tunnel exits, drops and wire crossings, or on the way to gates and objectives.
    """
    for tunnel in TUNNELS.values():
        place = _nearest(view, guard, (place for place in tunnel.exits if place in places))
        if place:
            yield Goal(place, "tunnel_exit", gazetteer.area(place))
    for link in LINKS:
        if link.end in places:
            yield Goal(link.end, f"below_{link.kind}", gazetteer.area(link.start))
    aims = [(name, (place,)) for place, name in (*OBJECTIVES.items(), *gazetteer.GATE_OF.items())]
    yield from _places_towards(view, guard, places, aims)


def _places_towards(
    view: View, guard: int, places: Collection[str], aims: Iterable[tuple[str, tuple[str, ...]]]
) -> Iterator[Goal]:
    """Yield places where a guard comes nearer to a goal that he cannot reach in this turn.

    Each of the goals in `aims` is a pair of a name and the places that count as reaching the goal.
    """
    here = view.guards[guard].place
    found: list[tuple[str, Aim]] = []
    for name, aim in aims:
        steps = gazetteer.steps_to(*aim)
        stops = [(steps[place], place) for place in places if place in steps]
        if not stops or here not in steps:
            continue
        left, place = min(stops)
        if 0 < left < steps[here]:
            found.append((place, Aim(name, left)))
    yield from _combine_aims(found)
