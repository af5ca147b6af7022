"""The end of the game, as a function that all other modules of the rules use."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.game import Result, Step
from bot.engine.record import Seat
from cogs.fugitive.events import Over
from cogs.fugitive.state import State


def end_game(state: State, winner: Seat, reason: str) -> Step[State]:
    """Return state and events after the game ends with this winner."""
    result = Result((winner,), reason)
    return Step(replace(state, phase="over", result=result), (Over(winner, reason),))
