"""The action of going to a location (docs/rules/escape_plan.md §3.6.1)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.events.turns import Went
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import change_notoriety, pay, with_player
from cogs.escape_plan.rules.city.reach import Way, destinations, routes_offered, why_unreachable
from cogs.escape_plan.state import AVOID, Facing, State

TO = Field("to", kind="destination")
ROUTE = Field("route", kind="route")


class Move(Action[State]):
    """The action of going to a location."""

    verb = "move"
    fields = (TO, ROUTE)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question where to go, with the destinations in reach as options."""
        found = tuple(destinations(state, seat))
        return Ask(self.verb, (TO.of(found),)) if found else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field after the destination: the route. It is None if there is only one route."""
        routes = routes_offered(state, seat, picked[0][0]) if len(picked) == 1 else ()
        return ROUTE.of(tuple(way.id for way in routes)) if len(routes) > 1 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if a location is closed, too expensive or too far, otherwise None."""
        to = one(picks, 0)
        return None if to in destinations(state, seat) else why_unreachable(state, seat, to)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player leaves by the chosen route, or by the only one."""
        found = routes_offered(state, seat, picks[0][0])
        return set_out(state, seat, next(way for way in found if len(picks) == 1 or way.id == picks[1][0]))


def set_out(state: State, seat: Seat, way: Way) -> Step[State]:
    """Return state and events after a player leaves for a destination by a route (§3.6.1, §3.6.2).

    The player pays. From now on it is settled which officers the player has to face.
    """
    facing = tuple(
        Facing(tile, officer) for tile in way.left for officer in facts.officers_faced(state, seat, state.site(tile))
    )
    tile, _, place = way.to.partition(".")
    state = with_player(pay(state, seat, way.cost), seat, at=(tile, place))
    state = replace(state, turn=replace(state.turn, stage=AVOID, facing=facing))
    went = Went(
        seat,
        tile=tile,
        place=state.site(tile).named(place),
        points=way.points,
        cost=way.cost,
        left=way.left,
        officers=len(facing),
    )
    rides = state.turn.car and state.box.numbers.car_rides
    return then((went,), Step(*change_notoriety(state, seat, 1)) if rides else Step(state, ()))
