"""How the table counts an ended game of Escape Plan (docs/rules/escape_plan.md §3.11).

The city loses to each player who escapes, and the richest of these wins.
"""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.escape_plan.state import State


class AgainstTheCity(Standings):
    """A count against the city: perhaps no player escapes."""

    house = True

    def beats_house(self, state: State, result: Result, seat: Seat) -> bool:
        """Return whether `seat` escaped, or would have if all players agreed on it."""
        return state.players[seat].fate == "escaped" or seat in result.winners


STANDINGS = AgainstTheCity()
