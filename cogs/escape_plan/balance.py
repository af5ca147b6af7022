"""Statistics of simulated games of Escape Plan, printed by `python -m bot balance escape_plan`.

See docs/rules/escape_plan.md §9.
"""

from __future__ import annotations

from collections.abc import Mapping

from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.rules.scoring import score
from cogs.escape_plan.state import State

AIMS = {"escaped": (0.85, 0.95), "stash share": (0.6, 0.7), "closed exit visited": (0.5, 1.0)}

TERMS = ("cash", "stash", "lockers", "exits", "contacts", "assets", "markers", "members")
"""The terms of a score whose shares the statistics report."""


def figures(end: State) -> Mapping[str, float]:
    """Return the statistics of an ended game as numbers by name.

    They are shares of seats (for example of those who escaped), and the scores of players who escaped. Each term of a
    score is given as a share of the total score.
    """
    players, numbers = end.players, end.box.numbers
    scores = [score(seat, player, numbers) for seat, player in enumerate(players) if player.fate == "escaped"]
    total = max(1, sum(each.total for each in scores))
    seats = len(players)
    return {
        "escaped": len(scores) / seats,
        "score": total / max(1, len(scores)),
        **{f"{term} share": sum(getattr(each, term) for each in scores) / total for term in TERMS},
        "closed exit visited": sum(bool(player.exits) for player in players) / seats,
        "control marker placed": sum(player.markers < NUMBERS.markers for player in players) / seats,
        "handcuffs": sum(player.handcuffs for player in players) / seats,
    }
