"""The base classes of phases: the actions that answer a phase, and its time-out."""

from __future__ import annotations

from bot.engine.action import Action, Actions
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Refusal
from bot.engine.record import Seat
from cogs.fugitive.state import State


class Phase(Actions[State]):
    """All actions of one role in one phase, in the order in which they are offered."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return the step that a time-out plays for `seat`, the seat that is asked.

        It goes on until the phase ends or a house event asks (§3.2).
        """
        raise NotImplementedError


class NotYet(Action[State]):
    """An action that is only allowed in another phase of the turn: never offered, always refused."""

    def __init__(self, verb: str, reason: str) -> None:
        self.verb = verb
        super().__init__()
        self._refusal = Refusal(reason)

    def why_not(self, state: State, seat: Seat) -> Refusal:
        """Return the refusal, which is always the same."""
        return self._refusal
