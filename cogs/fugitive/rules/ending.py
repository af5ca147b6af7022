"""The end of the game, for all other modules of the rules."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.game import Result, Step
from bot.engine.record import Seat
from cogs.fugitive.events import Over
from cogs.fugitive.state import State


def end_game(state: State, winner: Seat, reason: str) -> Step[State]:
    """Return the step that ends the game with `winner`."""
    result = Result((winner,), reason)
    return Step(replace(state, phase="over", result=result), (Over(winner, reason),))
