"""Where a player can go in one action and what it takes (docs/rules/escape_plan.md §3.6.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.game import Record, Refusal, Seat
from cogs.escape_plan import data
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import pay
from cogs.escape_plan.rules.city.routes import Node, Route, best, routes, zones_within
from cogs.escape_plan.rules.city.tiles import Site, layout
from cogs.escape_plan.state import State, once


class Way(Record, frozen=True):
    """A route to a location, `TILE.LOCATION`: its spelling, points, what is paid on the way and at the exit, the tiles
    left in order, and how many officers one faces for that."""

    to: str
    id: str
    points: int
    cost: int
    left: tuple[str, ...]
    faced: int


def node_of(tile: str, place: str) -> Node:
    """Give the zone of a location."""
    return tile, next(zone for name, zone in data.TILES[tile].places if name == place)


def enterable(state: State, site: Site, place: str) -> bool:
    """Tell whether a location can be a destination now, money apart."""
    if place == "business":
        return bool(site.business) and (not facts.full(state, site.business) or state.turn.opened == site.business)
    if place == "safehouse":
        return bool(site.business)
    if place == "exit":
        return facts.exit_state(state, site.data.exit) in (facts.CLOSED, facts.OPEN)
    return True


class Goal(NamedTuple):
    """Somewhere one can go: the routes there, and what entering costs."""

    routes: tuple[Route, ...]
    due: int


@once
def near(state: State, seat: Seat) -> Mapping[str, int]:
    """Find where `seat` can go, as `TILE.LOCATION`, with what entering costs (§3.6.1)."""
    player = state.players[seat]
    found = zones_near(state, seat)
    out, fee = facts.way_out(state), facts.cost(state)
    reached: dict[str, int] = {}
    for site in state.city:
        for place, zone in site.data.places:
            money = found.get((site.tile, zone))
            if money is not None and (site.tile, place) != player.at and enterable(state, site, place):
                due = fee if (site.tile, place) == out else 0
                if money + due <= player.cash:
                    reached[f"{site.tile}.{place}"] = due
    return reached


def zones_near(state: State, seat: Seat) -> Mapping[Node, int]:
    """Find the zones in reach of `seat`, with the least money that a way there takes."""
    player, turn = state.players[seat], state.turn
    return zones_within(layout(state.city), node_of(*player.at), turn.points, player.cash, turn.flights)


@once
def goals(state: State, seat: Seat) -> Mapping[str, Goal]:
    """Find where `seat` can go, and the routes there."""
    return _goals(state, seat)


def _goals(state: State, seat: Seat) -> Mapping[str, Goal]:
    player, turn = state.players[seat], state.turn
    officers = {site.tile: len(facts.watched(state, seat, site)) for site in state.city}
    found = routes(layout(state.city), node_of(*player.at), turn.points, player.cash, turn.flights, officers)
    return {to: Goal(tuple(found[node_of(*to.split("."))]), due) for to, due in near(state, seat).items()}


def flies(state: State, seat: Seat, cost: int) -> bool:
    """Tell whether one flight more, for `cost`, leads to a location out of reach, or past fewer officers to one in
    reach (§3.0.1, ruling 55)."""
    if not any(site.data.helipad for site in state.city):
        return False
    before, aloft = goals(state, seat), replace(state, turn=replace(state.turn, flights=state.turn.flights + 1))
    cash = state.players[seat].cash - cost
    return any(
        to not in before or _fewest(to, goal, cash) < _fewest(to, before[to], state.players[seat].cash)
        for to, goal in _goals(pay(aloft, seat, cost), seat).items()
    )


def _fewest(to: str, goal: Goal, cash: int) -> int:
    return min(way.faced for way in ways_to(to, goal, cash))


def forcible(state: State, seat: Seat, cost: int) -> tuple[str, ...]:
    """List the closed businesses that a Master key or a Locksmith can open for this action, for `cost`: in reach, and
    without a cube of one's own (§3.5, ruling 55)."""
    at = state.players[seat].at
    shut = [
        site
        for site in state.city
        if facts.full(state, site.business)
        and (site.tile, "business") != at
        and site.business not in facts.visited(state, seat)
    ]
    if state.turn.opened or not shut:
        return ()
    found = zones_near(pay(state, seat, cost), seat)
    return tuple(site.business for site in shut if node_of(site.tile, "business") in found)


def ways_to(to: str, goal: Goal, cash: int) -> tuple[Way, ...]:
    """Give the up to three routes to a goal that are offered: fewest officers, least money, fewest points."""
    return tuple(
        Way(to, route.id, route.points, route.money + goal.due, route.left, route.faced)
        for route in best(goal.routes, cash - goal.due)
    )


def ways(state: State, seat: Seat, to: str) -> tuple[Way, ...]:
    """List the routes that are offered to a location that `seat` can go to."""
    return ways_to(to, goals(state, seat)[to], state.players[seat].cash)


def unreachable(state: State, seat: Seat, to: str) -> Refusal | None:
    """Say why one cannot go to a location that is in the city; None for what is no location (§3.6.1, ruling 17)."""
    tile, _, place = to.partition(".")
    site = next((site for site in state.city if site.tile == tile), None)
    if site is None or place not in [name for name, _ in site.data.places]:
        return None
    player = state.players[seat]
    if (tile, place) == player.at:
        return Refusal("stay")
    if not enterable(state, site, place):
        return Refusal("closed_business" if place == "business" else "closed_exit")
    due = facts.cost(state)
    if (tile, place) == facts.way_out(state) and due > player.cash:
        return Refusal("exit_cost", {"cost": due, "missing": due - player.cash})
    return None if to in near(state, seat) else Refusal("too_far", {"points": state.turn.points})
