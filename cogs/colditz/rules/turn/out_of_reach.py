"""Routes to places that a man cannot reach now, to explain refusals.

See docs/rules/colditz.md §3.4, §3.7.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.move import Refusal, Scalar
from cogs.colditz.rules.castle.distances import PRICES, steps_by_stock
from cogs.colditz.rules.castle.pawns import owner
from cogs.colditz.rules.turn.journey import affordable_stock, open_tunnels
from cogs.colditz.state import State, Stock


class Road(NamedTuple):
    """A route for which points and pawns are ignored: its number of steps, and the missing Equipment."""

    steps: int
    missing: Stock


def road_to(state: State, man: str, place: str) -> Road | None:
    """Return the route from a man to `place` that lacks the fewest cards, or None.

    Of several such routes it is the shortest. `man` must belong to the active officer.
    """
    held = list(affordable_stock(state, owner(man)))
    for cross in state.turn.open:
        kind, count = PRICES[cross]
        held[kind] += count
    roads = (
        Road(steps, tuple(max(0, want - have) for want, have in zip(stock, held, strict=True)))
        for stock, steps in steps_by_stock(state.man(man).place, place, open_tunnels(state)).items()
    )
    return min(roads, key=lambda each: (sum(each.missing), each.steps), default=None)


def why_too_far(state: State, man: str, place: str) -> Refusal:
    """Return why a man cannot reach `place`.

    The points do not suffice, Equipment is missing, or pawns are in his way.
    """
    found = road_to(state, man, place)
    told: dict[str, Scalar] = {"place": place, "points": state.turn.points}
    if found is None:
        return Refusal("too_far", {**told, "why": "closed"})
    if any(found.missing):
        return Refusal("too_far", {**told, "why": "lacks", "steps": found.steps, "lacks": found.missing})
    why = "steps" if found.steps > state.turn.points else "barred"
    return Refusal("too_far", {**told, "why": why, "steps": found.steps})
