"""How an ended game of Escape Plan is counted: the city loses to whoever escapes, and the richest of these wins
(docs/rules/escape_plan.md §3.11)."""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.escape_plan.state import State


class AgainstTheCity(Standings):
    """Perhaps nobody gets away."""

    house = True

    def beats_house(self, state: State, result: Result, seat: Seat) -> bool:
        """Return whether `seat` escaped, or would have by the word of all."""
        return state.players[seat].fate == "escaped" or seat in result.winners


STANDINGS = AgainstTheCity()
