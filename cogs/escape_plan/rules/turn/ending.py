"""The ends of an action: passing, resting, and having done everything.

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
from cogs.escape_plan.rules.day.course import finish
from cogs.escape_plan.rules.executive.effects import refreshed
from cogs.escape_plan.state import CHOOSE, State


class Rest(Action[State]):
    """The player stays and turns all cards up, once a day.

    A player who has rested is told so at every stage of an action.
    """

    verb = "rest"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal of a second rest on a day."""
        return Refusal("rested") if state.players[seat].rested else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question, offered instead of a destination."""
        return self.plain if state.turn.stage == CHOOSE else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that refreshes and ends the action."""
        state = with_player(refreshed(state, seat, aid=True), seat, rested=True)
        return then((Rested(seat),), finish(state, chance))


class Pass(Action[State]):
    """The player does nothing."""

    verb = "pass"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that ends the action."""
        return then((Passed(seat),), finish(state, chance))


class Finish(Action[State]):
    """The player uses nothing more after the visit."""

    verb = "finish"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that ends the action."""
        return finish(state, chance)
