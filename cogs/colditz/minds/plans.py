"""How a computer player rates the named escape plans, by missing Equipment and by length.

The plans are in docs/rules/colditz.md §4.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from cogs.colditz.rules.castle.board import EQUIPMENT, ROLL_CALL, ROUTES
from cogs.colditz.rules.castle.distances import FAR, NOWHERE, rooms_of, to_car, to_freedom, to_room, to_symbol
from cogs.colditz.rules.castle.pawns import INDOORS
from cogs.colditz.state import Stock

CAR = "Commandant's car"
CAR_STOCKS: tuple[Stock, ...] = ((0, 0, 2, 0), (1, 0, 1, 0))
"""The 2 sets of Equipment with which a man can reach the Commandant's car.

He goes over the roofs, or down to the lane and through the gate of the court.
"""

# All weights are reconstructed.
EXPOSED = 1.0
"""How many steps are added to the cost of a plan for each step outside."""
LONG = 160
"""If a plan is longer than this many steps, its exact length no longer matters."""
CAR_COST = 10
"""How many steps the risk of driving the car is considered to cost.

One drive in four fails.
"""


class Plan(NamedTuple):
    """An escape plan: the Equipment for it, the tunnel to open (if any), and whether it uses the car."""

    name: str
    need: Stock
    tunnel: str = ""
    car: bool = False


def _plans() -> tuple[Plan, ...]:
    found = [
        Plan(route.name, route.equipment, next((word[2:] for word in route.crossings if word.startswith("T:")), ""))
        for route in ROUTES
    ]
    return (*found, *(Plan(CAR, stock, car=True) for stock in CAR_STOCKS))


PLANS = _plans()


class Weighed(NamedTuple):
    """A plan with its estimated cost in steps, and the Equipment that the officer still lacks for it."""

    cost: float
    plan: Plan
    missing: Stock


def steps_to_end(plan: Plan, means: Stock, given: frozenset[str]) -> dict[str, int]:
    """Return, for every place, the steps to the end of a plan.

    The steps assume that the officer has the Equipment for the plan, or the stock `means` if that is more. `given` has
    the open tunnels and the places blocked by guards.
    """
    stock = tuple(map(max, plan.need, means))
    if plan.car:
        return to_car(stock, given)
    return to_freedom(stock, given | {plan.tunnel} if plan.tunnel else given)


@cache
def steps_outside(plan: Plan) -> int:
    """Return how many steps of a plan lead through places outside."""
    tunnels = frozenset((plan.tunnel,)) if plan.tunnel else frozenset[str]()
    field = steps_to_end(plan, plan.need, tunnels)
    return min(steps for place, steps in field.items() if place in INDOORS)


@cache
def errand_steps(kind: str) -> int:
    """Return the steps that two men walk to fetch a kind of Equipment from the roll-call zone."""
    return 2 * min(min(to_room(room)[place] for place in ROLL_CALL) for room in rooms_of(kind)) + 2


def steps_to_fetch(kind: str, places: Sequence[str]) -> int:
    """Return the steps that the two nearest men walk to fetch a kind of Equipment.

    `places` are the places of all men.
    """
    rooms = to_symbol(kind)
    nearest = sorted([rooms.get(place, NOWHERE)[0] for place in places])
    return sum(nearest[:2]) if len(nearest) > 1 else FAR


@cache
def missing_equipment(need: Stock, means: Stock) -> Stock:
    """Return the Equipment that is needed and not held."""
    return tuple(max(0, wanted - held) for wanted, held in zip(need, means, strict=True))


def best_plan(
    means: Stock, cards: frozenset[str], given: frozenset[str], piles: Stock, places: Sequence[str]
) -> Weighed | None:
    """Return the cheapest plan that an officer can still carry out, or None.

    `means` is the officer's Equipment, `cards` are the kinds of cards in the hand, and `places` are where the men are.
    """
    fetch = {kind: steps_to_fetch(kind, places) for kind in EQUIPMENT}
    costs = []
    for at, plan in enumerate(PLANS):
        if (plan.car and "car" not in cards) or (plan.tunnel and plan.tunnel not in cards | given):
            continue
        missing = missing_equipment(plan.need, means)
        if missing != tuple(map(min, missing, piles)):
            continue
        cost = float(CAR_COST if plan.car else EXPOSED * steps_outside(plan))
        if any(missing):
            for kind, lack in zip(EQUIPMENT, missing, strict=True):
                cost += (fetch[kind] + (lack - 1) * errand_steps(kind)) if lack else 0
        costs.append((cost, at, missing))
    chosen: tuple[float, int, Stock] | None = None
    for cost, at, missing in sorted(costs):
        if chosen is not None and cost > chosen[0]:
            break
        field = steps_to_end(PLANS[at], means, given)
        found = cost + min([field.get(place, FAR) for place in places], default=FAR), at, missing
        chosen = found if chosen is None else min(chosen, found)
    return None if chosen is None else Weighed(chosen[0], PLANS[chosen[1]], chosen[2])
