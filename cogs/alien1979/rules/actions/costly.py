"""The base class of actions that cost action points.

See docs/rules/alien1979.md §3.3 phase 4, §3.5.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.rules import codes
from cogs.alien1979.rules.turn import end
from cogs.alien1979.state import State

ENTERED = Refusal("entered")
NOT_ENTERED = Refusal("no_pile")
"""The refusal of an action that is only possible after the codes are entered (R15)."""

PLACE = Field("place", kind="place")


class Costly(Action[State]):
    """An action that costs action points.

    `where` lists the places in which the action is possible. `entered` says whether the codes must be entered (True) or
    still hidden (False). None means that both are fine.
    """

    cost = 1
    entered: bool | None = None
    where: tuple[str, ...] = data.SECTORS
    open = True

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the action is impossible now whatever its target, otherwise None."""
        if state.pawns[seat].place not in self.where:
            return Refusal(f"only_in_{self.where[0] if len(self.where) == 1 else 'sectors'}")
        if state.points < self.cost:
            return Refusal("points", {"cost": self.cost, "points": state.points})
        if self.entered is not None and self.entered != (state.enterer is not None):
            return NOT_ENTERED if self.entered else ENTERED
        return self.condition(state, seat)

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if this action's own condition is not met, otherwise None.

        The place, the points and `entered` have been checked before.
        """
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player pays for the action and does it.

        The turn ends if no points are left and no player still has to choose something.
        """
        paid = replace(state, points=state.points - self.cost)
        return end_if_spent(self.effect(paid, seat, picks, chance), seat, chance)

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the action, which the player has paid for."""
        raise NotImplementedError


def end_if_spent(step: Step[State], seat: Seat, chance: Chance) -> Step[State]:
    """Return `step`. If `seat` has used its last point, the end of the turn is added."""
    state = step.state
    if state.phase != "act" or state.turn != seat or state.points or state.result is not None:
        return step
    return then(step.events, end(state, chance))


def move_pawn(state: State, seat: Seat, place: str) -> State:
    """Return the state after the pawn of `seat` goes to another place. It keeps codes, marks and weapon."""
    return codes.with_pawn(state, seat, replace(state.pawns[seat], place=place, meddled=False))
