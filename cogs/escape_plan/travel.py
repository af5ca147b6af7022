"""Where a player can go in one action and what it takes; facing the officers left behind (§3.6.1, §3.6.2, §3.9)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.game import Event, Seat, Step, told
from cogs.escape_plan import data
from cogs.escape_plan.city import Node, Route, layout, routes
from cogs.escape_plan.data import BOX, DAYS, NUMBERS
from cogs.escape_plan.effects import full
from cogs.escape_plan.people import pay, watched, with_player, wound
from cogs.escape_plan.state import Facing, State

Way = tuple[Route, int]
"""A route and what is paid on the way and at the exit."""


def node_of(tile: str, place: str) -> Node:
    """Give the zone of a location."""
    return tile, next(zone for name, zone in data.TILES[tile].places if name == place)


def exit_cost(state: State) -> int:
    """Give what the next one to escape pays (§4.7)."""
    exits = BOX.exits
    if len(state.players) == 1:
        return exits.cost_solo[state.part]
    costs = exits.cost_a if len(state.players) <= data.SIDE_A_UP_TO else exits.cost_b
    return costs[state.escapes]


def open_exit(state: State) -> int:
    """Give the exit that is open on the last day, 0 before."""
    if state.day < DAYS:
        return 0
    return next(number for number in (1, 2, 3) if number not in state.closed)


def enterable(state: State, tile: str, place: str) -> bool:
    """Tell whether a location can be a destination now, money apart."""
    site = state.site(tile)
    if place == "business":
        return bool(site.business) and (not full(state, site.business) or state.turn.opened == site.business)
    if place == "safehouse":
        return bool(site.business)
    if place == "exit":
        return site.data.exit in state.closed or site.data.exit == open_exit(state)
    return True


def destinations(state: State, seat: Seat) -> dict[str, tuple[Way, ...]]:
    """Find where `seat` can go, as `TILE.LOCATION`, with up to three routes each (§3.6.1)."""
    player = state.players[seat]
    officers = {site.tile: len(watched(state, seat, site)) for site in state.city}
    start = node_of(*player.at)
    found = routes(layout(state.city), start, state.turn.points, player.cash, state.turn.flying, officers)
    ways: dict[str, tuple[Way, ...]] = {}
    for site in state.city:
        for place, zone in site.data.places:
            if (site.tile, place) == player.at or not enterable(state, site.tile, place):
                continue
            fee = exit_cost(state) if place == "exit" and site.data.exit == open_exit(state) else 0
            fitting = tuple(
                (route, route.money + fee)
                for route in found.get((site.tile, zone), ())
                if route.money + fee <= player.cash
            )
            if fitting:
                ways[f"{site.tile}.{place}"] = fitting
    return ways


def set_out(state: State, seat: Seat, to: str, way: Way) -> Step[State]:
    """Confirm a destination and a route: pay, and fix whom one has to face (§3.6.1, §3.6.2)."""
    route, money = way
    facing = tuple(Facing(tile, officer) for tile in route.left for officer in watched(state, seat, state.site(tile)))
    tile, _, place = to.partition(".")
    state = with_player(pay(state, seat, money), seat, at=(tile, place))
    state = replace(state, turn=replace(state.turn, stage="avoid", facing=facing))
    events = told(
        "went",
        seat=seat,
        tile=tile,
        place=place,
        points=route.points,
        cost=money,
        left=route.left,
        officers=len(facing),
    )
    return Step(state, events)


def give_in(state: State, seat: Seat) -> Step[State]:
    """Take what the first officer does: a wound; Costa takes money first (§3.6.2, §3.9)."""
    first, *rest = state.turn.facing
    state = replace(state, turn=replace(state.turn, facing=tuple(rest)))
    if first.officer != data.COSTA:
        return Step(*wound(state, seat))
    if state.players[seat].cash >= NUMBERS.costa:
        return Step(pay(state, seat, NUMBERS.costa), told("paid_costa", seat=seat, cost=NUMBERS.costa))
    events: tuple[Event, ...] = ()
    for _ in range(2):
        if state.players[seat].fate == "city":
            state, more = wound(state, seat)
            events += more
    return Step(state, events)
