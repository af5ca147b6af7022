"""How a computer player chooses where to go.

It estimates the gain of each route, and plans later actions up to the way out. See docs/rules/escape_plan.md §3.5,
§3.6. Values are in thousands of dollars.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from bot.engine.move import Move
from cogs.escape_plan.data import DAYS, NUMBERS
from cogs.escape_plan.minds import worth
from cogs.escape_plan.minds.mind import LAST, WOUND, Mind
from cogs.escape_plan.rules.city.distances import FAR, Hop, Spot, hops
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.state import EQUIPMENT

# Reconstructed.
ESCAPE = 300.0
"""The value of escaping, in addition to the player's money."""
TOO_FAR = 200.0
"""The cost of an action after which the player can no longer reach the exit in time."""
PATIENCE = 0.92
"""The value of a gain is multiplied by this for each action that it comes later."""
BREADTH = 5
"""The largest number of locations that the plan considers for the next action."""
TYPICAL = 30.0
"""The value of a later action that the plan does not cover in detail."""
FRESH = 50.0
"""The value of an action on a later day, when the city has more tiles."""
REMOTE = 5.0
"""At the end of the last day but one, the cost of each action needed to reach the exit.

The first such action costs nothing.
"""
SPENT = 90.0
"""The cost of staying in the same place in an action for which the player spent a disc.

It is for computer players whose level does not consider rivals.
"""
WASTED = 300.0
"""The cost of staying in the same place in an action for which the player spent a disc.

It is for computer players whose level considers rivals.
"""
IDLE = 25.0
"""The cost of staying in the same place in an action that cost no disc, if the level considers rivals."""
USING_UP = 4
"""The number of actions in which a player uses the cards that a rest has turned face up."""
KEY = 20.0
"""The extra value of visiting a store if the plan includes taking a key before."""
RIDE = 4.0
"""The least cost of stealing a car on a later route of the plan."""


class Stop(NamedTuple):
    """A later position of the player in a planned journey.

    It has the location, the actions used, the money, the officers faced, the locations visited, and whether a key was
    taken on the way.
    """

    at: Spot
    spent: int
    purse: int
    faced: int = 0
    seen: frozenset[Spot] = frozenset()
    keyed: bool = False


class Leg(NamedTuple):
    """A possible later action: a location, its fare, the officers to expect, and whether it needs a car."""

    to: Spot
    fare: int
    faced: int
    rides: bool


def _value(judged: tuple[float, Leg]) -> float:
    return judged[0]


class Journey:
    """The estimated values of all destinations, for a player who has to choose an action."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.hops = hops(mind.where)
        self.known: dict[Stop, float] = {}
        self.known_legs: dict[Spot, tuple[Leg, ...]] = {}

    @cached_property
    def gains(self) -> dict[Spot, float]:
        """For each location that the player can enter, the estimated value of a visit."""
        mind = self.mind
        return {
            (site.tile, place): worth.gain(mind, site, place)
            for site in mind.view.city
            for place, _ in site.data.places
            if (site.tile, place) not in mind.barred and (site.tile, place) != mind.exit
        }

    @cached_property
    def purses(self) -> dict[Spot, int]:
        """The money for the pocket that a visit to each location brings."""
        return {spot: self.collects(spot) for spot in self.gains}

    def moves(self) -> Iterator[tuple[float, Move]]:
        """Yield every destination, and the moves to rest and to pass, each with its estimated value."""
        yield from self.ways(self.mind.view.turn.fast)
        here = self.mind.own.at
        staying = self.ahead(Stop(here, 1, self.mind.own.cash), self.mind.level.depth) - self.nightfall(here)
        staying -= self.lost
        if "rest" in self.mind.offered:
            yield staying + self.rest(), Move("rest")
        yield staying - 1.0, Move("pass")

    @property
    def lost(self) -> float:
        """The cost of staying in the same place instead of going somewhere."""
        watches = self.mind.level.watches
        if self.mind.view.part > LAST:
            return WASTED if watches else SPENT
        return IDLE if watches else 0.0

    def ways(self, fast: bool) -> Iterator[tuple[float, Move]]:
        """Yield the best route to every destination, each with its estimated value.

        If `fast` is true, a Fast Car avoids all officers on one tile.
        """
        ways: dict[str, list[Way]] = {}
        for way in self.mind.view.ways:
            ways.setdefault(way.to, []).append(way)
        for to, found in ways.items():
            cost, way = min(((self.toll(way, fast), way) for way in found), key=lambda pair: pair[0])
            picks = ((to,), (way.id,)) if len(found) > 1 else ((to,),)
            yield self.along(way, cost), Move("move", picks)

    def along(self, way: Way, toll: float) -> float:
        """Return the estimated value of a route with this toll."""
        fine = min(NUMBERS.costa, self.mind.own.cash) if self.mind.faces_costa(way.left) else 0
        return self.arriving(spot_of(way.to), way.cost + fine, way.faced) - toll

    def toll(self, way: Way, fast: bool) -> float:
        """Return the cost of a route: its money, and the wounds by officers whom the player does not avoid."""
        mind = self.mind
        left = way.left
        if fast and left:
            worst = max(left, key=mind.watched)
            left = tuple(tile for tile in left if tile != worst)
        costa = mind.faces_costa(left)
        exit_fee = mind.due(1) if spot_of(way.to) == mind.exit else 0
        hurt = mind.hurt[sum(map(mind.watched, left)) - costa] + (mind.harm(0, costa) if costa else 0.0)
        return hurt + (way.cost - exit_fee) * mind.price

    def arriving(self, spot: Spot, paid: int, faced: int) -> float:
        """Return the estimated value of visiting a location, including the planned actions after the visit.

        `paid` and `faced` are the money spent and the officers faced on the way.
        """
        if spot == self.mind.exit:
            return ESCAPE - self.mind.due(1)
        keyed = spot[1] == "safehouse" and self.gains.get(spot, 0.0) > 0
        purse = self.mind.own.cash - paid + self.purses.get(spot, 0)
        after = self.ahead(Stop(spot, 1, purse, faced, frozenset((spot,)), keyed), self.mind.level.depth)
        gain = self.gains.get(spot, 0.0)
        if gain > 0 and spot[1] == "gang" and paid:
            gain = worth.headquarters(self.mind, self.mind.sites[spot[0]], paid)
        lost = self.mind.level.nothing if gain <= 0 and not self.mind.last and len(self.mind.view.players) > 1 else 0.0
        return gain - lost + PATIENCE * after - self.nightfall(spot)

    def nightfall(self, spot: Spot) -> float:
        """Return the cost of being far from the later exit at the end of the last day but one.

        The cost is 0 if the player does not know yet which exit that will be.
        """
        mind = self.mind
        if mind.view.day != DAYS - 1 or mind.view.part < LAST or mind.goal is None or not mind.level.depth:
            return 0.0
        return REMOTE * min(mind.away(spot) - 1, LAST)

    def collects(self, spot: Spot) -> int:
        """Return the money for the pocket that a visit to a location brings."""
        place = self.mind.sites[spot[0]].business if spot[1] in ("business", "safehouse") else ""
        if not place or self.gains.get(spot, 0.0) <= 0 or worth.has_visited(self.mind, place):
            return 0
        return 0 if worth.stash(self.mind, place) else self.mind.own.cubes

    def ahead(self, stop: Stop, depth: int) -> float:
        """Return the estimated value of the best plan from a position. The plan is `depth` actions long."""
        if stop not in self.known:
            self.known[stop] = self._ahead(stop, depth)
        return self.known[stop]

    def _ahead(self, stop: Stop, depth: int) -> float:
        mind = self.mind
        if not mind.last:
            return 0.0 if depth == 0 or stop.spent >= mind.left else self._best(stop, depth)
        soonest = stop.spent + mind.away(stop.at)
        if soonest > mind.today:
            return -TOO_FAR * min(soonest - mind.today, FAR)
        latest = mind.latest(stop.purse, soonest)
        short = 0.0 if latest else -TOO_FAR / 2
        if depth == 0 or not latest:
            risk = self.grows(stop.faced, mind.expected(stop.at[0]) + 2 * (soonest - stop.spent - 1))
            return TYPICAL * max(0, latest - soonest) + (ESCAPE if latest else 0.0) + short - risk
        return self._best(stop, depth)

    def _best(self, stop: Stop, depth: int) -> float:
        mind, near = self.mind, []
        best = -TOO_FAR if mind.last else self.fresh(stop)
        for leg in self.legs(stop.at):
            if leg.fare > stop.purse:
                continue
            danger = self.grows(stop.faced, leg.faced) + leg.fare * mind.price + self.ride * leg.rides
            if leg.to == mind.exit:
                due = mind.due(stop.spent + 1)
                if due + leg.fare <= stop.purse:
                    best = max(best, ESCAPE - due - danger)
            elif not mind.last or stop.spent + 1 + mind.away(leg.to) <= mind.today:
                found = 0.0 if leg.to in stop.seen else self.gains[leg.to]
                keyed = KEY if stop.keyed and leg.to[1] == "store" else 0.0
                near.append((found + keyed - danger, leg))
        near.sort(key=_value, reverse=True)
        for value, leg in near[:BREADTH]:
            spot = leg.to
            keyed_then = spot[1] != "store" and (stop.keyed or (spot[1] == "safehouse" and self.gains[spot] > 0))
            purse = stop.purse - leg.fare + (0 if spot in stop.seen else self.purses[spot])
            then = Stop(spot, stop.spent + 1, purse, stop.faced + leg.faced, stop.seen | {spot}, keyed_then)
            best = max(best, value + PATIENCE * self.ahead(then, depth - 1))
        return best

    def legs(self, start: Spot) -> tuple[Leg, ...]:
        """Return the actions that are possible from a location.

        They lead to the exit, or to places that are worth a visit.
        """
        if start not in self.known_legs:
            self.known_legs[start] = tuple(
                Leg(spot, hop.fare, self.faces(hop), hop.points > NUMBERS.points)
                for spot, hop in self.hops[start].items()
                if hop.points <= self.mind.points and (spot == self.mind.exit or spot in self.gains)
            )
        return self.known_legs[start]

    @cached_property
    def ride(self) -> float:
        """The cost of stealing a car on a later route of the plan."""
        return max(RIDE, -worth.fame(self.mind))

    def fresh(self, stop: Stop) -> float:
        """Return the expected value of the next day's tiles, for a plan that uses up today's actions."""
        return FRESH if self.mind.level.watches and stop.spent >= self.mind.today else 0.0

    def faces(self, hop: Hop) -> int:
        """Return how many officers the player will probably face on a later route of the plan."""
        return sum(map(self.mind.expected, hop.left))

    def grows(self, before: int, more: int) -> float:
        """Return the additional cost of facing `more` officers after the player has faced `before` others."""
        hurt = self.mind.hurt
        return hurt[min(before + more, len(hurt) - 1)] - hurt[min(before, len(hurt) - 1)]

    def danger(self, hop: Hop, before: int = 0) -> float:
        """Return the expected cost of the officers on a later route of the plan."""
        return self.grows(before, self.faces(hop)) + hop.fare * self.mind.price

    def near(self) -> Iterator[float]:
        """Yield the value of each location that one action can reach, minus the cost of the route."""
        for spot, hop in self.hops[self.mind.own.at].items():
            if hop.points <= NUMBERS.points and spot in self.gains:
                yield self.gains[spot] - self.danger(hop)

    def rest(self) -> float:
        """Return the value of resting, which turns the player's used cards face up."""
        own, mind = self.mind.own, self.mind
        total = 0.0 if own.first_aid else mind.wound
        for slot in (*own.contacts, *own.items):
            if not slot.up:
                total += WOUND - 4.0 if slot.kind == EQUIPMENT else worth.card(mind, slot.id)
        return total * min(1.0, (mind.left - 1) / USING_UP)

    def hidden(self) -> float:
        """Return the estimated value of the best route on which the player uses a Fast Car."""
        return max((value for value, _ in self.ways(fast=True)), default=-TOO_FAR)

    def best(self) -> tuple[float, Move]:
        """Return the best move, as (estimated value, move)."""
        return max(self.moves(), key=lambda pair: pair[0])


def spot_of(to: str) -> Spot:
    """Convert a destination option `TILE.LOCATION` into a pair (tile, location)."""
    tile, _, place = to.partition(".")
    return tile, place
