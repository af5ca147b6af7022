"""The visit to a church, where praying lowers notoriety (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks
from bot.engine.record import Seat
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.rules.changes import change_notoriety, mark_done
from cogs.escape_plan.rules.visit.done import DONE
from cogs.escape_plan.state import State

COUNT = Field("count", kind="prayer")


class Pray(Action[State]):
    """The action of praying, which lowers the player's notoriety."""

    verb = "pray"
    fields = (COUNT,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question how many levels of notoriety to lose, with the numbers from 0 as options."""
        most = min(NUMBERS.church, state.players[seat].notoriety)
        return Ask(self.verb, (COUNT.of(tuple(str(count) for count in range(most + 1))),)) if most else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the prayer lowers notoriety and ends the visit."""
        return Step(*change_notoriety(mark_done(state, DONE), seat, -int(picks[0][0])))
