"""Decisions that end a player's action: resting, passing, and using nothing more.

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
    """The action of resting: the player stays in place and turns all cards face up, once a day.

    A player who has already rested gets a refusal that says so, at every stage of an action.
    """

    verb = "rest"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player has already rested on this day, otherwise None."""
        return Refusal("rested") if state.players[seat].rested else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the offer to rest. It is made only while the player chooses a destination."""
        return self.plain if state.turn.stage == CHOOSE else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the cards are turned face up and the action ends."""
        state = with_player(turn_face_up(state, seat, aid=True), seat, rested=True)
        return then((Rested(seat),), finish_action(state, chance))


class Pass(Action[State]):
    """The action of passing, in which the player does nothing."""

    verb = "pass"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player passes, which ends the action."""
        return then((Passed(seat),), finish_action(state, chance))


class Finish(Action[State]):
    """The decision to use nothing more after the visit."""

    verb = "finish"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player uses nothing more, which ends the action."""
        return finish_action(state, chance)
