"""The action that ends a visit (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Picks
from bot.engine.record import Seat
from cogs.escape_plan.rules.changes import mark_done
from cogs.escape_plan.state import State

DONE = "done"


class Done(Action[State]):
    """The decision to do nothing more at the location."""

    verb = DONE

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the visit ends."""
        return Step(mark_done(state, DONE), ())
