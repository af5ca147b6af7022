"""The search that compares moves in Escape Plan (docs/rules/escape_plan.md §8).

It takes candidate moves, plays each position on to the end of the day with a fast policy, and estimates the value of
the final position.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.record import Seat
from bot.engine.worth import Fitted
from cogs.escape_plan.data import DAYS
from cogs.escape_plan.minds import prospects, resources
from cogs.escape_plan.minds.journey import Journey, spot_of
from cogs.escape_plan.minds.mind import Mind
from cogs.escape_plan.minds.quick import QuickMind
from cogs.escape_plan.policy import HARD, ComputerPlayer
from cogs.escape_plan.state import State
from cogs.escape_plan.view import View

MOST = 6
"""The most moves that the search compares."""

SLACK = 300.0
"""How much less than the best move another candidate may seem to be worth. Reconstructed."""

WEIGHED = ("pass", "spend", "take")
"""Decisions that are searched: where to go, whether to spend a disc, how to face an officer.

Other decisions show their value only after the end of the day.
"""


DAILY = {
    "hand": "money",
    "lead": "money",
    "plan": "plan",
    "cash": "cash",
    "discs": "means",
    "ready": "means",
    "health": "health",
    "keys": "keys",
    "out": "exit",
}
"""For each feature, the topic under which advice explains it."""

TOPICS = {f"{name}_{day}": topic for name, topic in DAILY.items() for day in range(1, DAYS + 1)}

ARREST = 10.0
"""The loss that explanations show for an arrest: more than any gain."""


class EscapePlanLookahead(Fitted):
    """The search to the end of the day; on the last day, to the end of the game."""

    quick = QuickMind()
    clearly = 1.0
    margin = 0.0
    pays = True
    weights = Path(__file__).with_name("worth.toml")
    topics = TOPICS

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the moves to compare: the hard policy's move, leaving the city, then the next best moves.

        A lone player who escapes wins, so there is nothing to compare.
        """
        own = ComputerPlayer(HARD).choose(view, asks, next_field, chance)
        if len(view.players) == 1 or not any(ask.verb in WEIGHED for ask in asks):
            return (own,)
        mind = Mind(HARD, view, asks, next_field, chance)
        judged = sorted(_evaluated_moves(mind), key=lambda choice: -choice[0])
        out = [move for _, move in judged if move.picks and spot_of(move.picks[0][0]) == mind.exit]
        near = [move for value, move in judged if value > judged[0][0] - SLACK]
        return tuple(dict.fromkeys((own, *out, *near)))[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Return whether a playout has reached the end of the day."""
        return now.day > start.day

    def features(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Return the features of a position between two days."""
        return prospects.features(state, seat)

    def worth(self, state: State, seat: Seat) -> float:
        """Return the estimated value of a position for a seat; 0 for an arrested player."""
        return super().worth(state, seat) if state.players[seat].fate != "arrested" else 0.0

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return what changed for a seat between two positions, by topic, or just the arrest."""
        return super().gains(start, end, seat) if end.players[seat].fate != "arrested" else {"arrest": -ARREST}


def _evaluated_moves(mind: Mind) -> list[tuple[float, Move]]:
    """Return the offered moves with their estimated values.

    Using a thing has the value of the best other move plus its own gain.
    """
    journey = Journey(mind) if "pass" in mind.offered else None
    if journey is not None:
        found = list(journey.moves())
    elif "take" in mind.offered:
        found = [(0.0, Move("take")), *resources.ways_to_avoid(mind)]
    else:
        found = [(0.0, Move("spend")), (0.0, Move("hold"))]
    base = max(value for value, _ in found)
    for name in mind.first("use"):
        used = resources.evaluate_use(mind, mind.things[name], journey)
        if used is not None:
            found.append((base + used[0], used[1]))
    return found


LOOKAHEAD = EscapePlanLookahead()
