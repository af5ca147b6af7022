"""The base classes of phases: the actions that a phase allows, and the move for a player out of time."""

from __future__ import annotations

from bot.engine.action import Action, Actions
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Refusal
from bot.engine.record import Seat
from cogs.fugitive.state import State


class Phase(Actions[State]):
    """All actions that one role has in one phase, in the order in which they are offered."""

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return state and events after the program moves for `seat`, which has to decide but is out of time.

        It goes on until the phase ends or a house event asks a question (§3.2).
        """
        raise NotImplementedError


class NotYet(Action[State]):
    """An action that belongs to another phase of the turn. It is never offered, and always refused."""

    def __init__(self, verb: str, reason: str) -> None:
        self.verb = verb
        super().__init__()
        self._refusal = Refusal(reason)

    def why_not(self, state: State, seat: Seat) -> Refusal:
        """Return the refusal of this action, which is always the same."""
        return self._refusal
