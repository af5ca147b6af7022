"""Warnings about mistakes with which beginners lose the game without noticing.

The mistakes are going to the exit too late, taking wounds for nothing, and actions without a gain
(docs/rules/escape_plan.md §3.5, §3.6).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move
from bot.engine.peril import Peril
from cogs.escape_plan.data import DAYS
from cogs.escape_plan.face import ideas, trip
from cogs.escape_plan.minds.journey import Journey, spot_of
from cogs.escape_plan.minds.mind import Level, Mind
from cogs.escape_plan.policy import HARD, NORMAL
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.distances import Spot, moves_to
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.tiles import layout
from cogs.escape_plan.view import View

STORE = "store"

# Measured (`python -m tests.coaches escape_plan`): computers that make these mistakes are warned in time.
# Hard ones are hardly ever warned. The unit is the computer players' estimate in thousands of dollars.
WORSE = 150.0
"""An action that leaves too little time for the exit gets a warning if it is this much worse than the best one."""
PAINFUL, WOUNDS = 20.0, 2
"""A way with at least this many wounds gets a warning if another with fewer is this much better."""
IDLE = 40.0
"""Staying gets a warning if going somewhere is this much better."""


class Estimate:
    """The values that computer players of one level give each move."""

    def __init__(self, level: Level, view: View, asks: Sequence[Ask]) -> None:
        mind = Mind(level, view, tuple(asks), lambda ask, picks: ideas.next_field_of(view, ask, picks), Chance(b"", 0))
        self.view, self.journey = view, Journey(mind)
        self.moves = sorted(self.journey.moves(), key=lambda pair: -pair[0])
        """The best route to each destination, resting and passing, each with its value; the best first."""

    def value(self, move: Move) -> float:
        """Return the value of a move by any route."""
        if (way := _way(self.view, move)) is not None:
            return self.journey.along(way, self.journey.toll(way, self.view.turn.fast))
        return next((value for value, other in self.moves if other == move), 0.0)


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Return the warnings about a move that the viewing player is about to make, the worst first."""
    if view.viewer is None or view.result is not None or move is None or move.verb not in ("move", "pass", "rest"):
        return ()
    if not any(ask.verb == "pass" for ask in asks):
        return ()
    normal, hard = Estimate(NORMAL, view, asks), Estimate(HARD, view, asks)
    better = _better(normal, hard, move)
    useless = move.verb == "pass" or (move.verb == "rest" and hard.journey.rest() == 0)
    return (
        *_too_late(view, move, normal, better),
        *_needless_wounds(view, move, better),
        *(_idle_action(view, better) if useless else ()),
    )


def _better(normal: Estimate, hard: Estimate, move: Move) -> list[tuple[float, Move]]:
    """Return how much more other moves bring for a hard computer player, the best first.

    A normal one has to find them better, too, because its estimates suggest where to go.
    """
    usual, value = normal.value(move), hard.value(move)
    return [(worth - value, other) for worth, other in hard.moves if worth > value and normal.value(other) > usual]


def _way(view: View, move: Move) -> Way | None:
    return trip.route_to(view, *(group[0] for group in move.picks)) if move.verb == "move" else None


def _harm(view: View, way: Way | None) -> facts.Harm:
    """Return the harm by the officers on a route of whom the player avoids none."""
    seat = view.viewer or 0
    found = trip.officers_on_route(view, seat, way) if way is not None else ()
    officers = tuple(kind for _, kinds in found for kind in kinds)
    return trip.harm_by(view, seat, officers, view.players[seat].cash or 0)


def _place_after(view: View, move: Move) -> Spot:
    """Return the location where the player would be after a move."""
    return spot_of(move.picks[0][0]) if move.verb == "move" else view.players[view.viewer or 0].at


def _far(view: View, spot: Spot) -> int | None:
    out = facts.way_out(view)
    if out is None:
        return None
    barred: tuple[Spot, ...] = tuple(
        (site.tile, "business") for site in view.city if facts.is_closed(view, site.business)
    )
    return moves_to(layout(view.city), out, barred).get(spot)


def _too_late(view: View, move: Move, normal: Estimate, better: list[tuple[float, Move]]) -> Iterator[Peril]:
    """Yield a warning if a move leaves the player too few actions to reach the exit."""
    out = facts.way_out(view)
    if view.day < DAYS or out is None or _place_after(view, move) == out or not better:
        return
    more, other = better[0]
    left, far = trip.most_actions_left(view, view.viewer or 0) - 1, _far(view, _place_after(view, move))
    if far is None or far < left or normal.value(other) < 0 or more < WORSE:
        return
    hardly = far > left or normal.value(move) < 0
    farther = left > 0 and far <= left + 1 and _place_after(view, move)[1] == STORE  # gas cans are sold there
    if hardly and not farther:
        yield Peril("late", other, {"left": left, "actions": far, "exit": facts.open_exit(view)})


def _needless_wounds(view: View, move: Move, better: list[tuple[float, Move]]) -> Iterator[Peril]:
    """Yield a warning if officers on the way would wound the player, and another action is better and brings fewer."""
    way = _way(view, move)
    wounds = _harm(view, way).wounds
    if way is None or wounds < WOUNDS or trip.leads_out(view, way):
        return
    for more, other in better:
        if more >= PAINFUL and _harm(view, _way(view, other)).wounds < wounds:
            yield Peril("wounds", other, {"wounds": wounds, "had": view.players[view.viewer or 0].wounds})
            return


def _idle_action(view: View, better: list[tuple[float, Move]]) -> Iterator[Peril]:
    """Yield a warning about an action that brings nothing, if going somewhere in the city brings something."""
    more, best = better[0] if better else (0.0, Move("pass"))
    way = _way(view, best)
    if way is not None and more >= IDLE and not trip.leads_out(view, way):
        yield Peril("idle", best, {"left": trip.actions_left(view, view.viewer or 0), "day": view.day})
