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
from cogs.escape_plan.minds.mind import Mind
from cogs.escape_plan.policy import NORMAL
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.distances import Spot, moves_to
from cogs.escape_plan.rules.city.tiles import layout
from cogs.escape_plan.view import View

STORE = "store"

# Measured (`python -m tests.coaches escape_plan`): computers that make these mistakes are warned in time.
# Hard ones are hardly ever warned.
WORSE = 150.0
"""An action that is this much worse than the best one gets a warning.

The unit is the computer players' estimate in thousands of dollars.
"""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Return the warnings about a move that the viewing player is about to make, the worst first."""
    if view.viewer is None or view.result is not None or move is None or move.verb not in ("move", "pass", "rest"):
        return ()
    if not any(ask.verb == "pass" for ask in asks):
        return ()
    judged = sorted(_judged(view, asks), key=lambda one: -one[0])
    return (*_too_late(view, move, judged), *_needless_wounds(view, move, judged), *_idle_action(view, move, judged))


def _judged(view: View, asks: Sequence[Ask]) -> list[tuple[float, Move]]:
    mind = Mind(NORMAL, view, tuple(asks), lambda asked, picks: ideas.next_field_of(view, asked, picks), Chance(b"", 0))
    return list(Journey(mind).moves())


def _value(judged: list[tuple[float, Move]], move: Move) -> float:
    """Return the estimated value of a move. It is 0 for a move that the computer player did not judge."""
    return max((worth for worth, other in judged if other == move), default=0.0)


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


def _too_late(view: View, move: Move, judged: list[tuple[float, Move]]) -> Iterator[Peril]:
    """Yield a warning if a move leaves the player too few actions to reach the exit."""
    out, (best, better) = facts.way_out(view), judged[0]
    if view.day < DAYS or out is None or _place_after(view, move) == out:
        return
    left, far = trip.actions_left(view, view.viewer or 0) - 1, _far(view, _place_after(view, move))
    if far is None or far < left or best < 0 or best - _value(judged, move) < WORSE:
        return
    hardly = far > left or _value(judged, move) < 0
    farther = left > 0 and far <= left + 1 and _place_after(view, move)[1] == STORE  # gas cans are sold there
    if hardly and not farther:
        yield Peril("late", better, {"left": left, "actions": far, "exit": facts.open_exit(view)})


def _needless_wounds(view: View, move: Move, judged: list[tuple[float, Move]]) -> Iterator[Peril]:
    """Yield a warning if officers on the way would bring the player handcuffs for little gain."""
    seat = view.viewer or 0
    way = trip.route_to(view, *(group[0] for group in move.picks)) if move.verb == "move" else None
    if way is None or trip.leads_out(view, way):
        return
    own = view.players[seat]
    officers = tuple(kind for _, kinds in trip.officers_on_route(view, seat, way) for kind in kinds)
    harm = trip.harm_by(view, seat, officers, own.cash or 0)
    best = judged[0][0]
    if (harm.handcuffs or harm.arrested) and best >= 0 and best - _value(judged, move) >= WORSE:
        yield Peril("wounds", judged[0][1], {"wounds": harm.wounds, "had": own.wounds})


def _idle_action(view: View, move: Move, judged: list[tuple[float, Move]]) -> Iterator[Peril]:
    """Yield a warning if passing or resting gains nothing, while going somewhere would gain something."""
    if move.verb == "move":
        return
    if judged[0][1].verb == "move" and judged[0][0] - _value(judged, move) >= WORSE:
        yield Peril("idle", judged[0][1], {"left": trip.actions_left(view, view.viewer or 0), "day": view.day})
