"""The actions of spending or keeping an Extra Action disc at night.

See docs/rules/escape_plan.md §3.5, §4.4.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Picks
from bot.engine.record import Seat
from cogs.escape_plan.events.turns import DiscSpent, Held
from cogs.escape_plan.rules.changes import with_player
from cogs.escape_plan.rules.day.course import next_action
from cogs.escape_plan.state import State, Turn


class Spend(Action[State]):
    """The action of spending an Extra Action disc for one more action."""

    verb = "spend"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the disc is spent and the additional action begins."""
        state = with_player(state, seat, discs=state.players[seat].discs - 1)
        return Step(replace(state, turn=Turn()), (DiscSpent(seat),))


class Hold(Action[State]):
    """The action of keeping the Extra Action disc, without a further action."""

    verb = "hold"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player keeps the disc and the next player follows."""
        return then((Held(seat),), next_action(state, chance))
