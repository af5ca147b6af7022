"""The parts of the search that belong to Escape Plan (docs/rules/escape_plan.md §8).

They are the moves worth a look, a fast mind, the end of the day, and the worth of a position then.
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
"""How many moves are worth a look."""

SLACK = 300.0
"""How much less than the best another move may seem to be worth. Reconstructed."""

WEIGHED = ("pass", "spend", "take")
"""The decisions that are searched: where to go, whether to spend a disc, how to face an officer.

Other decisions show their worth only after the end of the day.
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
"""The weight of each feature on any day."""

TOPICS = {f"{name}_{day}": topic for name, topic in DAILY.items() for day in range(1, DAYS + 1)}

ARREST = 10.0
"""The weight of an arrest: more than everything that could outweigh it."""


class EscapePlanLookahead(Fitted):
    """The search to the end of the day, and on the last day to the end of the game."""

    quick = QuickMind()
    clearly = 1.0
    margin = 0.0
    pays = True
    weights = Path(__file__).with_name("worth.toml")
    topics = TOPICS

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the hard mind's move, then leaving the city, then the next best moves by its judgement.

        In a game for one everybody who escapes wins, so there is nothing to compare.
        """
        own = ComputerPlayer(HARD).choose(view, asks, next_field, chance)
        if len(view.players) == 1 or not any(ask.verb in WEIGHED for ask in asks):
            return (own,)
        mind = Mind(HARD, view, asks, next_field, chance)
        judged = sorted(_judged(mind), key=lambda choice: -choice[0])
        out = [move for _, move in judged if move.picks and spot_of(move.picks[0][0]) == mind.exit]
        near = [move for value, move in judged if value > judged[0][0] - SLACK]
        return tuple(dict.fromkeys((own, *out, *near)))[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Return whether a day has ended."""
        return now.day > start.day

    def features(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Return the facts that count between two days."""
        return prospects.features(state, seat)

    def worth(self, state: State, seat: Seat) -> float:
        """Return the worth of the end of a day by what the player has and can still get.

        A player who is arrested has lost.
        """
        return super().worth(state, seat) if state.players[seat].fate != "arrested" else 0.0

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return what the player has and can still get, or the arrest."""
        return super().gains(start, end, seat) if end.players[seat].fate != "arrested" else {"arrest": -ARREST}


def _judged(mind: Mind) -> list[tuple[float, Move]]:
    """Return the offered moves with their worth.

    Using a thing counts on top of the best move without it, if it helps.
    """
    journey = Journey(mind) if "pass" in mind.offered else None
    if journey is not None:
        found = list(journey.moves())
    elif "take" in mind.offered:
        found = [(0.0, Move("take")), *resources.avoids(mind)]
    else:
        found = [(0.0, Move("spend")), (0.0, Move("hold"))]
    base = max(value for value, _ in found)
    for name in mind.first("use"):
        used = resources.judged(mind, mind.things[name], journey)
        if used is not None:
            found.append((base + used[0], used[1]))
    return found


LOOKAHEAD = EscapePlanLookahead()
