"""How the guards of a computer player block escape routes (docs/rules/colditz.md §3.4, §3.8, §3.9).

An outlet is the last place of an escape route where a guard can stop a man before he is free. Guards may also wait next
to a tunnel. The escape routes are in §4.5.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bot.engine.move import Move
from cogs.colditz.minds.german_mind import GermanMind
from cogs.colditz.minds.plans import PLANS, Plan, missing_equipment, steps_outside
from cogs.colditz.rules.cards.security import BESIDE_TUNNEL
from cogs.colditz.rules.castle.board import (
    GATE_SPACES,
    INNER_POSTS,
    LINKS,
    NEIGHBOURS,
    OBJECTIVES,
    OUTER_POSTS,
    ROUTES,
    SPACES,
)
from cogs.colditz.rules.castle.distances import ARROW, FAR, FULL, points_to_target, to_freedom, way_out
from cogs.colditz.rules.castle.guard_paths import OPEN_TO_GUARDS
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF
from cogs.colditz.rules.castle.place_sets import flood, steps_by_place
from cogs.colditz.view import OfficerView

WEST_WIRE = "G12"
"""An outlet with a view of the whole way from the chapel tunnel.

A guard there can shoot at men on this way.
"""

BY_CHAPEL = (WEST_WIRE, "K11")
"""The places where 2 guards wait to discover the chapel tunnel.

It is the only tunnel that ends in the Exteriors, where guards cannot follow.
"""

# All weights are reconstructed.
SIGHT = 60
"""Walks to an outlet that cost more points than this are ignored."""
LACKING = 25
"""How many steps longer a plan is estimated to be for each Equipment card that the officer lacks."""
NO_KIT = 45
"""How many steps longer a plan is estimated to be if the officer lacks the escape kit."""
SHUT = 60
"""How many steps longer a plan is estimated to be if its tunnel is not open."""
DETOUR = 3
"""How many steps less urgent each further outlet to the same objective is."""
KEPT = 10
"""How many steps more urgent another outlet must be before a guard leaves his own outlet."""


class GuardTask(NamedTuple):
    """A guard's task: to go to an outlet, or to be posted on a post near it.

    Tasks are sorted by the points they need plus the rank of the outlet. `name` is the guard who walks, or the post
    where a new guard appears. `field` has the points to the outlet from every place.
    """

    delay: int
    walks: bool
    name: str
    field: dict[str, int]


@cache
def outlets() -> dict[str, str]:
    """Return the outlets, each with the objective to which men go from there.

    An outlet is the last place where a guard can stop a man. Outlets are before the wire, the outer walls and the moat,
    and in the outer gates. Those nearest to freedom come first.
    """
    ends = {link.start for link in LINKS if SPACES[link.end].zone == "exterior"}
    ends |= {gate for gate in GATE_SPACES.values() if any(SPACES[near].zone == "exterior" for near in NEIGHBOURS[gate])}
    left = to_freedom(FULL, frozenset())
    return {
        place: way_out(place, FULL, frozenset())[-1].place for place in sorted(ends, key=lambda one: (left[one], one))
    }


@cache
def outlets_of_plans() -> tuple[tuple[Plan, tuple[str, ...]], ...]:
    """Return the named escape plans, each with the outlets through which it can lead."""
    found = []
    for plan, route in zip(PLANS, ROUTES, strict=False):
        last = route.crossings[-1]
        place = GATE_SPACES.get(last, last.removeprefix("L:"))
        goal = outlets().get(place) or next(end for end, name in OBJECTIVES.items() if name == route.objective)
        found.append((plan, tuple(one for one, end in outlets().items() if end == goal)))
    return tuple(found)


def block_route(mind: GermanMind) -> Move | None:
    """Return a move that sends or posts a guard to block an escape route, or None.

    The guard who arrives first goes first.
    """
    for errand in sorted(guard_tasks(mind)) if mind.level.foresight else ():
        if not errand.walks:
            return Move("post", ((errand.name,),))
        if (move := mind.step(errand.name, errand.field)) is not None:
            return move
    return None


def guard_tasks(mind: GermanMind) -> list[GuardTask]:
    """Return a task for each place that should be held and has no guard.

    The task is for the nearest guard, or for the nearest post where a new guard can be placed.
    """
    places = places_to_hold(mind)
    posts = {place for place in mind.options("post") if place in OUTER_POSTS}
    staying = {*places, *INNER_POSTS}
    guards = {guard: at for guard in mind.options("walk") if (at := mind.place_of(guard)) not in staying}
    found: list[GuardTask] = []
    for place in places:
        if place in mind.guards:
            continue
        field = points_to_target(place, (), SIGHT)
        ways = [(field[post] + 1, False, post) for post in posts if post in field]
        ways += [(field[at], True, guard) for guard, at in guards.items() if at in field]
        if ways:
            points, walks, name = min(ways)
            found.append(GuardTask(points + len(found), walks, name, field))
            posts.discard(name)
            guards.pop(name, None)
    return found


def places_to_hold(mind: GermanMind) -> tuple[str, ...]:
    """Return the places that guards should hold.

    There are as many as there are guards outside and in the barracks. First come the arrow next to the car, and places
    where cards in the hand can be used. Then come the outlets that a man could reach soonest.
    """
    urgent = dict.fromkeys(outlets(), float(FAR))
    for officer in mind.view.officers:
        for plan, places in outlets_of_plans() if not officer.out else ():
            steps = _steps_of_plan(mind, officer, plan)
            for at, place in enumerate(places):
                urgent[place] = min(urgent[place], steps + DETOUR * at - KEPT * (place in mind.guards))
    first = [ARROW]
    if "shoot" in mind.kinds:
        first.append(WEST_WIRE)
    if "tunnel_found" in mind.kinds:
        first.extend(BY_CHAPEL)
    count = mind.waiting + sum(place not in INDOORS for place in mind.guards)
    return tuple(dict.fromkeys((*first, *sorted(urgent, key=lambda place: urgent[place]))))[:count]


def _steps_of_plan(mind: GermanMind, officer: OfficerView, plan: Plan) -> int:
    """Return the estimated number of steps that an officer's men need for a plan, from public facts."""
    unknown = officer.equipment - sum(officer.seen)
    lack = max(0, sum(missing_equipment(plan.need, officer.seen)) - unknown)
    shut = bool(plan.tunnel) and plan.tunnel not in mind.tunnels
    return steps_outside(plan) + LACKING * lack + NO_KIT * (not officer.kit) + SHUT * shut


def approach_tunnel(mind: GermanMind) -> Move | None:
    """Return a move that brings a guard next to a tunnel with men inside, or None (§3.8).

    Only a computer player with foresight who holds the card that discovers a tunnel makes such a move.
    """
    if not mind.level.foresight or "tunnel_found" not in mind.kinds:
        return None
    for tunnel in sorted({TUNNEL_OF[man.place] for man in mind.men.values() if man.place in TUNNEL_OF}):
        if not mind.worth_finding(tunnel):
            continue
        field = _points_to_tunnel(tunnel)
        near = sorted((field[at], guard) for guard in mind.options("walk") if (at := mind.place_of(guard)) in field)
        for _, guard in near[:2]:
            if (move := mind.step(guard, field)) is not None:
                return move
    return None


@cache
def _points_to_tunnel(tunnel: str) -> dict[str, int]:
    """Return, for every place, the points that a guard needs from there to get next to a tunnel."""
    return steps_by_place(flood(BESIDE_TUNNEL[tunnel], SIGHT, OPEN_TO_GUARDS, {}))
