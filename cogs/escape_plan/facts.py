"""What the picture of Escape Plan reads from a view: who is up, who is wanted, how it stands with the exits."""

from __future__ import annotations

from bot.engine.game import Seat
from cogs.escape_plan import data
from cogs.escape_plan.view import View

CLOSED, OPEN, LATER, UNKNOWN = EXITS = ("closed", "open", "later", "unknown")
"""How it stands with an exit."""


def exit_state(view: View, number: int) -> str:
    """Tell whether an exit is closed, open, will be open on the last day, or is not known yet (§3.2)."""
    if number in view.closed:
        return CLOSED
    if len(view.closed) < len(view.exit_stacks):
        return UNKNOWN
    return OPEN if view.day == data.DAYS else LATER


def wanted(view: View) -> frozenset[Seat]:
    """List the most notorious in the city; nobody while that is nobody's notoriety (§3.8)."""
    inside = view.in_city()
    most = max((view.players[seat].notoriety for seat in inside), default=0)
    return frozenset(seat for seat in inside if most and view.players[seat].notoriety == most)


def actor(view: View) -> Seat | None:
    """Tell who decides alone now: who places, acts or moves an officer."""
    if view.result is not None or not view.in_city():
        return None
    if view.phase == "city":
        return view.placers[0] if view.placers else None
    if view.phase == "heat":
        return view.decider
    return view.order[view.acting] if view.phase == "turn" else None


def costs(players: int) -> tuple[int, ...]:
    """List what leaving costs, by place, or for one player by part of the day (§4.7). Thousands of dollars."""
    exits = data.BOX.exits
    if players == 1:
        return exits.cost_solo
    return (exits.cost_a if players <= data.SIDE_A_UP_TO else exits.cost_b)[:players]


def cost(view: View) -> int:
    """Give what the next one to leave pays."""
    return costs(len(view.players))[next_place(view)]


def next_place(view: View) -> int:
    """Give the place of the next one to leave in `costs`, the last when all have left."""
    return min(view.part if len(view.players) == 1 else view.escapes, len(costs(len(view.players))) - 1)


def column(tile: str, first_game: bool) -> int:
    """Give the stack that a tile of the display comes from, from 0; in a first game they are stacked by number."""
    at = "ABCD".index(tile[0])
    return next(place for place, name in enumerate(data.STACKS[at]) if name == tile) if first_game and at < 3 else at
