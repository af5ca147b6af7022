"""Actions that end a player's action: resting, passing, and using nothing more.

See docs/rules/escape_plan.md §3.5.
"""

from __future__ import annotations

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.events.turns import Passed, Rested
from cogs.escape_plan.rules.changes import with_player
from cogs.escape_plan.rules.day.course import finish_action
from cogs.escape_plan.rules.executive.effects import turn_face_up
from cogs.escape_plan.state import CHOOSE, State


class Rest(Action[State]):
    """Stay in place and turn all cards face up, once a day.

    A player who has already rested gets a refusal that says so, at every stage of an action.
    """

    verb = "rest"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the player has already rested on this day."""
        return Refusal("rested") if state.players[seat].rested else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer a rest instead of a destination."""
        return self.plain if state.turn.stage == CHOOSE else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that turns the cards face up and ends the action."""
        state = with_player(turn_face_up(state, seat, aid=True), seat, rested=True)
        return then((Rested(seat),), finish_action(state, chance))


class Pass(Action[State]):
    """Do nothing in this action."""

    verb = "pass"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that ends the action."""
        return then((Passed(seat),), finish_action(state, chance))


class Finish(Action[State]):
    """Use nothing more after the visit."""

    verb = "finish"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that ends the action."""
        return finish_action(state, chance)
