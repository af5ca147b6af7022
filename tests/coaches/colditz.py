"""Mistakes at Colditz (docs/rules/colditz.md §3.5, §3.12)."""

from __future__ import annotations

from bot.engine.move import Move
from tests.coaches.frame import Mistake, Title
from tests.exploits.frame import Turn

QUICK = {"limit": "rounds_20", "target": "1", "kits": "yes", "single": "yes"}
END = Move("end")


def stroller(turn: Turn) -> Move:
    """Roll, look around and end the turn: nobody goes anywhere."""
    return turn.if_offered("end") or turn.mind("normal")


def sleeper(turn: Turn) -> Move:
    """Guard as usual, but post as few guards as may be, and none later."""
    move = turn.mind("normal")
    if move.verb == "place":
        _, outer = turn.offered["place"].fields
        return Move("place", (move.picks[0], outer.options[: outer.least]))
    return END if move.verb == "post" and "end" in turn.offered else move


def forgetful(turn: Turn) -> Move:
    """Play as usual, but never take the kit."""
    move = turn.mind("normal")
    return END if move.verb == "kit" and "end" in turn.offered else move


TITLE = Title(
    {
        "yard": Mistake(stroller, side="officers", options=QUICK),
        "posting": Mistake(sleeper, side="the German"),
        "kit": Mistake(forgetful, side="officers"),
    }
)
