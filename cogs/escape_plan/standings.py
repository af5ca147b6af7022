"""How an ended game of Escape Plan counts for ratings (docs/rules/escape_plan.md §3.11).

Players who escape beat the city. The richest of them also beats the others.
"""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.escape_plan.state import State


class AgainstTheCity(Standings):
    """Ratings in which the city is an opponent: perhaps no player escapes."""

    house = True

    def beats_house(self, state: State, result: Result, seat: Seat) -> bool:
        """Return whether `seat` escaped, or would have if all players agreed on it."""
        return state.players[seat].fate == "escaped" or seat in result.winners


STANDINGS = AgainstTheCity()
