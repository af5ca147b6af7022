"""The search that compares moves in Escape Plan (docs/rules/escape_plan.md §8).

It plays the position after each move on to the end of the day with a fast policy. Then it estimates the value of the
position that was reached.
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
"""The largest number of moves that the search compares."""

SLACK = 300.0
"""A move is compared only if its first estimate is at most this much below the best move's.

The number is our own guess.
"""

WEIGHED = ("pass", "spend", "take")
"""The kinds of moves in decisions that are searched.

These decisions are where to go, whether to spend a disc, and how to face an officer. The value of other decisions shows
only after the end of the day.
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
"""For each feature, the topic under which advice explains the feature."""

TOPICS = {f"{name}_{day}": topic for name, topic in DAILY.items() for day in range(1, DAYS + 1)}

ARREST = 10.0
"""The loss that explanations show for an arrest. It is larger than any gain."""


class EscapePlanLookahead(Fitted):
    """The search until the end of the day, or on the last day until the end of the game."""

    quick = QuickMind()
    clearly = 1.0
    margin = 0.0
    pays = True
    weights = Path(__file__).with_name("worth.toml")
    topics = TOPICS

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the moves to compare: the hard policy's move, leaving the city, then the next best moves.

        A lone player gets only the hard policy's move, since a lone player wins by escaping.
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
        """Return whether a simulated game has reached the end of the day."""
        return now.day > start.day

    def features(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Return the numbers that describe a position between two days, by name."""
        return prospects.features(state, seat)

    def worth(self, state: State, seat: Seat) -> float:
        """Return the estimated value of a position for a seat. It is 0 for an arrested player."""
        return super().worth(state, seat) if state.players[seat].fate != "arrested" else 0.0

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return what changed for a seat between two positions, by topic. An arrest is the only topic then."""
        return super().gains(start, end, seat) if end.players[seat].fate != "arrested" else {"arrest": -ARREST}


def _evaluated_moves(mind: Mind) -> list[tuple[float, Move]]:
    """Return the offered moves as pairs of (estimated value, move).

    Using a thing does not use up the action. So its value is that of the best other move plus the thing's gain.
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
