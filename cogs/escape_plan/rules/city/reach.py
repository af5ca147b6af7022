"""Destinations that a player can reach in one action, with their prices.

See docs/rules/escape_plan.md §3.6.1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.engine.move import Refusal
from bot.engine.record import Record, Seat
from cogs.escape_plan import data
from cogs.escape_plan.once import cache_last
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import pay
from cogs.escape_plan.rules.city.routes import Node, Route, best_routes, routes, zones_within
from cogs.escape_plan.rules.city.tiles import Site, layout
from cogs.escape_plan.state import State


class Way(Record, frozen=True):
    """A route that the program offers to a player.

    - `to` is the destination as `TILE.LOCATION`, and `id` is the route's text form (`Route.id`).
    - `cost` includes the fares and the price of the exit.
    - `left` names the tiles that the player leaves, in order. On these tiles the player faces `faced` officers.
    """

    to: str
    id: str
    points: int
    cost: int
    left: tuple[str, ...]
    faced: int


LOCATIONS: Mapping[str, tuple[tuple[str, Node, str], ...]] = {
    name: tuple((place, (name, zone), f"{name}.{place}") for place, zone in tile.places)
    for name, tile in data.TILES.items()
}
"""For each tile, its locations as tuples (location, zone, `TILE.LOCATION`)."""

NODES: Mapping[str, Node] = {to: node for locations in LOCATIONS.values() for _, node, to in locations}
"""The zone of each destination. Destinations are given as `TILE.LOCATION`."""


def node_of(tile: str, place: str) -> Node:
    """Return the zone of a tile in which a location is."""
    return NODES[f"{tile}.{place}"]


def is_enterable(state: State, site: Site, place: str) -> bool:
    """Return whether a location can be a destination now, if the player has enough money."""
    if place == "business":
        return bool(site.business) and (not facts.is_closed(state, site.business) or state.turn.opened == site.business)
    if place == "safehouse":
        return bool(site.business)
    if place == "exit":
        return facts.exit_state(state, site.data.exit) in (facts.CLOSED, facts.OPEN)
    return True


@cache_last
def destinations(state: State, seat: Seat) -> Mapping[str, int]:
    """Return the destinations of `seat` as `TILE.LOCATION`, each with the price of entering (§3.6.1)."""
    return _destinations(state, seat)


def _destinations(state: State, seat: Seat) -> Mapping[str, int]:
    player = state.players[seat]
    found = zones_in_reach(state, seat)
    out = facts.way_out(state)
    fee = facts.exit_price(state) if out else 0
    reached: dict[str, int] = {}
    for site in state.city:
        for place, node, to in LOCATIONS[site.tile]:
            money = found.get(node)
            if money is not None and (site.tile, place) != player.at and is_enterable(state, site, place):
                due = fee if (site.tile, place) == out else 0
                if money + due <= player.cash:
                    reached[to] = due
    return reached


def zones_in_reach(state: State, seat: Seat) -> Mapping[Node, int]:
    """Return the zones that `seat` can reach with its movement points, each with the lowest fare."""
    player, turn = state.players[seat], state.turn
    return zones_within(layout(state.city), node_of(*player.at), turn.points, turn.flights)


@cache_last
def all_routes(state: State, seat: Seat) -> Mapping[Node, Sequence[Route]]:
    """Return the routes of `seat` to each zone in reach."""
    return _routes(state, seat)


def _routes(state: State, seat: Seat, goal: Node | None = None) -> Mapping[Node, Sequence[Route]]:
    player, turn = state.players[seat], state.turn
    officers = {site.tile: len(facts.officers_faced(state, seat, site)) for site in state.city}
    return routes(layout(state.city), node_of(*player.at), turn.points, player.cash, turn.flights, officers, goal)


def is_flight_useful(state: State, seat: Seat, cost: int) -> bool:
    """Return whether one more flight for `cost` is of use to a player (§3.0.1, ruling 55).

    A flight is of use if it reaches a new location, or if it passes fewer officers on the way to another location.
    """
    if not any(site.data.helipad for site in state.city):
        return False
    aloft = pay(replace(state, turn=replace(state.turn, flights=state.turn.flights + 1)), seat, cost)
    before, after = destinations(state, seat), _destinations(aloft, seat)
    if any(to not in before for to in after):
        return True
    walked, flown = all_routes(state, seat), _routes(aloft, seat)
    return any(
        _fewest(flown, to, aloft.players[seat].cash - due) < _fewest(walked, to, state.players[seat].cash - due)
        for to, due in after.items()
    )


def _fewest(found: Mapping[Node, Sequence[Route]], to: str, cash: int) -> int:
    return min(route.faced for route in found[NODES[to]] if route.money <= cash)


def openable_businesses(state: State, seat: Seat, cost: int) -> tuple[str, ...]:
    """Return the closed businesses that a Master key or Locksmith for `cost` can open in this action.

    The businesses are in reach, and the player has no cube on them (§3.5, ruling 55).
    """
    at = state.players[seat].at
    shut = [
        site
        for site in state.city
        if facts.is_closed(state, site.business)
        and (site.tile, "business") != at
        and site.business not in facts.visited_places(state, seat)
    ]
    if state.turn.opened or not shut:
        return ()
    found, cash = zones_in_reach(state, seat), state.players[seat].cash - cost
    nodes = {site.business: node_of(site.tile, "business") for site in shut}
    return tuple(name for name, node in nodes.items() if node in found and found[node] <= cash)


def all_routes_offered(state: State, seat: Seat) -> tuple[Way, ...]:
    """Return the routes that the program offers to `seat`, to all destinations in reach."""
    found, cash = all_routes(state, seat), state.players[seat].cash
    return tuple(
        way for to, due in destinations(state, seat).items() for way in best_routes_to(to, found[NODES[to]], due, cash)
    )


@cache_last
def routes_offered(state: State, seat: Seat, to: str) -> tuple[Way, ...]:
    """Return the routes that the program offers to `seat`, to one destination in reach."""
    node = NODES[to]
    found = _routes(state, seat, node)[node]
    return tuple(best_routes_to(to, found, destinations(state, seat)[to], state.players[seat].cash))


def best_routes_to(to: str, found: Iterable[Route], due: int, cash: int) -> Iterator[Way]:
    """Yield up to three routes to a destination.

    They are the one with the fewest officers, the cheapest one, and the one with the fewest movement points.
    """
    for route in best_routes(found, cash - due):
        yield Way(to, route.id, route.points, route.money + due, route.left, route.faced)


def why_unreachable(state: State, seat: Seat, to: str) -> Refusal | None:
    """Return the refusal that says why a player cannot go to a location in the city (§3.6.1, ruling 17).

    The result is None if there is no such location.
    """
    tile, _, place = to.partition(".")
    site = next((site for site in state.city if site.tile == tile), None)
    if site is None or place not in [name for name, _ in site.data.places]:
        return None
    player = state.players[seat]
    if (tile, place) == player.at:
        return Refusal("stay")
    if not is_enterable(state, site, place):
        return Refusal("closed_business" if place == "business" else "closed_exit")
    due = facts.exit_price(state)
    if (tile, place) == facts.way_out(state) and due > player.cash:
        return Refusal("exit_cost", {"cost": due, "missing": due - player.cash})
    return None if to in destinations(state, seat) else Refusal("too_far", {"points": state.turn.points})
