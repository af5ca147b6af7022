"""What every phase of the game has: whom it asks, the actions that answer it, and what a time-out plays."""

from __future__ import annotations

from bot.engine.action import Actions
from bot.engine.chance import Chance
from bot.engine.game import Seat, Step
from cogs.fugitive.state import State


class Phase(Actions[State]):
    """All that one role can do at one time, in the order in which it is offered."""

    def idle(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """What a time-out plays for `seat`, which is asked, to the end of the phase or to the next event (§3.2)."""
        raise NotImplementedError
