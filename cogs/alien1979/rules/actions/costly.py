"""What all actions that cost points have in common (docs/rules/alien1979.md §3.3 phase 4, §3.5)."""

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
"""Why what needs the pile of codes, or codes to look for, is forbidden (R15)."""

PLACE = Field("place", kind="place")


class Costly(Action[State]):
    """Something that costs points. `where` lists the places in which it can be done, `entered` whether it takes the
    codes entered, or not entered; None where that does not matter."""

    cost = 1
    entered: bool | None = None
    where: tuple[str, ...] = data.SECTORS
    open = True

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the rule that forbids the action now, whatever it is aimed at."""
        if state.pawns[seat].place not in self.where:
            return Refusal(f"only_in_{self.where[0] if len(self.where) == 1 else 'sectors'}")
        if state.points < self.cost:
            return Refusal("points", {"cost": self.cost, "points": state.points})
        if self.entered is not None and self.entered != (state.enterer is not None):
            return NOT_ENTERED if self.entered else ENTERED
        return self.condition(state, seat)

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the condition of this action, beside place, points and `entered`, that does not hold."""
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Pay for it and carry it out; without points left, and nothing to wait for, the turn ends."""
        paid = replace(state, points=state.points - self.cost)
        return close(self.effect(paid, seat, picks, chance), seat, chance)

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Carry it out once it is paid for."""
        raise NotImplementedError


def close(step: Step[State], seat: Seat, chance: Chance) -> Step[State]:
    """End the turn of `seat` when its last point is spent."""
    state = step.state
    if state.phase != "act" or state.turn != seat or state.points or state.result is not None:
        return step
    return then(step.events, end(state, chance))


def moved(state: State, seat: Seat, place: str) -> State:
    """Put a pawn elsewhere with all it has."""
    return codes.seated(state, seat, replace(state.pawns[seat], place=place, meddled=False))
