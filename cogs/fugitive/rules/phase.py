"""What every phase of the game has: whom it asks, the actions that answer it, and what a time-out plays."""

from __future__ import annotations

from bot.engine.action import Action, Actions
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Refusal
from bot.engine.record import Seat
from cogs.fugitive.state import State


class Phase(Actions[State]):
    """All that one role can do at one time, in the order in which it is offered."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """What a time-out plays for `seat`, which is asked, to the end of the phase or to the next event (§3.2)."""
        raise NotImplementedError


class NotYet(Action[State]):
    """What belongs to the same turn but to another phase of it: never offered, and refused with the reason."""

    def __init__(self, verb: str, reason: str) -> None:
        self.verb = verb
        super().__init__()
        self._refusal = Refusal(reason)

    def why_not(self, state: State, seat: Seat) -> Refusal:
        """Always the same reason."""
        return self._refusal
