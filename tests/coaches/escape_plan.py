"""Mistakes in Escape Plan (docs/rules/escape_plan.md §3.5, §3.6)."""

from __future__ import annotations

from bot.engine.move import Move
from cogs.escape_plan.data import DAYS
from cogs.escape_plan.face import trip
from cogs.escape_plan.minds.journey import Journey, spot_of
from cogs.escape_plan.minds.mind import Mind
from cogs.escape_plan.policy import NORMAL
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.view import View
from tests.coaches.frame import Mistake, Title
from tests.exploits.frame import Turn

FIRST_GAME = {"help": "yes"}


def last_chance(view: View) -> bool:
    """Return whether the seat can leave the city with its last action alone, even if it uses all that it has."""
    seat = view.viewer
    if seat is None or view.day < DAYS or trip.most_actions_left(view, seat) > 1:
        return False
    return any(trip.leads_out(view, way) for way in view.ways)


def ways(turn: Turn) -> list[Way]:
    """List all ways that are offered, but those out of the city."""
    offered = turn.options("move")
    return [way for way in turn.view.ways if way.to in offered and not trip.leads_out(turn.view, way)]


def gone(turn: Turn, way: Way) -> Move:
    """Spell a way as a move."""
    route = ((way.id,),) if len(trip.routes_to(turn.view, way.to)) > 1 else ()
    return Move("move", ((way.to,), *route))


def chooses(turn: Turn) -> bool:
    """Return whether the question is where to go."""
    return "pass" in turn.offered and turn.mind("normal").verb in ("move", "pass", "rest") and bool(ways(turn))


def straggler(turn: Turn) -> Move:
    """Play as usual, but with the last action that leads out go once more where there is most to be had."""
    move = turn.mind("normal")
    out = move.verb == "move" and spot_of(move.picks[0][0]) == facts.way_out(turn.view)
    if not out or not last_chance(turn.view) or not ways(turn):
        return move
    gains = Journey(Mind(NORMAL, turn.view, turn.asks, turn.next_field, turn.chance)).gains
    return gone(turn, max(ways(turn), key=lambda way: (gains.get(spot_of(way.to), 0.0), -way.faced)))


def brawler(turn: Turn) -> Move:
    """Go half the time where most officers are on the way, and take all wounds."""
    if "take" in turn.offered:
        return Move("take")
    if not chooses(turn) or turn.coin(50):
        return turn.mind("normal")
    return gone(turn, max(turn.chance.shuffled(ways(turn)), key=lambda way: way.faced))


def idler(turn: Turn) -> Move:
    """Stay where it is safe, before the last day."""
    move = turn.mind("normal")
    if turn.view.day < DAYS and move.verb == "move" and "pass" in turn.offered:
        return Move("pass")
    return move


TITLE = Title(
    {
        "late": Mistake(straggler, options=FIRST_GAME, begins=last_chance),
        "wounds": Mistake(brawler, options=FIRST_GAME),
        "idle": Mistake(idler, options=FIRST_GAME),
    }
)
